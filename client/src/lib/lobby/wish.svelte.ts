/** What a table should be like, before it is opened: good defaults, all of them to be changed. */
import { recall, remember } from "../memory";
import { type Length, lengthsOf, seriesWish, type SeveralGames } from "../series/series";
import type { Around } from "../hotseat/around.svelte";
import { againstBots, USUAL_LEVEL } from "./bots";
import { boardsFor, fittingBoard, numbersOf, usualFor } from "./fitting";
import { offered } from "./offered";
import type { GameCard, Level, NewTable, SeatWish } from "../wire/wire";

export class Wish {
  readonly game: GameCard;
  players = $state(2);
  #board = $state("");
  level = $state<Level>(USUAL_LEVEL);
  options = $state<Record<string, string>>({});
  listed = $state(false);
  watching = $state(true);
  #length = $state<Length>("one");
  several = $state<SeveralGames>({ games: 3, turns: false, count: "scores" });

  constructor(game: GameCard) {
    this.game = game;
    const numbers = numbersOf(game);
    const last = Number(recall(`wish.${game.id}.players`));
    this.players = numbers.includes(last) ? last : (numbers.find((n) => n > 1) ?? game.players[1]);
    this.#board = recall(`wish.${game.id}.board`) ?? "";
    this.level = game.bots.find((b) => b === recall(`wish.${game.id}.level`)) ?? this.level;
    for (const [name, choice] of Object.entries(game.options)) if (choice) this.options[name] = choice.default;
  }

  /** Boards for so many. */
  get boards(): string[] {
    return boardsFor(this.game, this.players);
  }
  /** Boards of the usual series for so many. */
  get usual(): string[] {
    return usualFor(this.game, this.players);
  }
  /** The chosen board; another one while that is not for so many. */
  get board(): string {
    return this.boardFor(this.players);
  }
  set board(board: string) {
    this.#board = board;
  }
  boardFor(players: number): string {
    return fittingBoard(this.game, players, this.#board);
  }
  /** Options that are not as the game comes, with so many players. */
  changedFor(players: number): [name: string, value: string][] {
    return Object.entries(this.options).filter(([name, value]) => {
      const choice = this.game.options[name];
      return value !== choice?.default && (!choice || offered(choice, players).includes(value));
    });
  }
  /** The chosen length; a single game while there is no usual series for so many. */
  get length(): Length {
    return lengthsOf(this.usual).includes(this.#length) ? this.#length : "one";
  }
  set length(length: Length) {
    this.#length = length;
  }

  /** How many games that will be. */
  get games(): number {
    return { one: 1, usual: this.usual.length, several: this.several.games }[this.length];
  }

  /** Me against bots, at once. */
  againstBots(): NewTable {
    this.#keep();
    return { ...this.#table(), ...againstBots(this.players, this.level) };
  }

  /** Me and open seats, to be filled by whoever gets the link. */
  withFriends(): NewTable {
    this.#keep();
    return { ...this.#table(), seats: [{ kind: "me" }], listed: this.listed, start: false };
  }

  /**
   * Me and others around this screen; the seats that are left for bots, or for friends elsewhere. Such a table is never listed: strangers
   * do not play against several people who see one screen.
   */
  aroundScreen({ names, players, rest }: Around): NewTable {
    this.players = players;
    this.#keep();
    const left: SeatWish = rest === "bots" ? { kind: "bot", level: this.level } : { kind: "open" };
    const others = names.slice(1).map((name): SeatWish => ({ kind: "local", name }));
    const seats: SeatWish[] = [{ kind: "me" }, ...others];
    while (seats.length < players) seats.push(left);
    const open = seats.some((s) => s.kind === "open");
    return { ...this.#table(), seats, listed: false, start: !open };
  }

  #table(): Omit<NewTable, "seats" | "listed" | "start"> {
    return {
      game: this.game.id,
      players: this.players,
      board: this.board || null,
      options: Object.fromEntries(this.changedFor(this.players)),
      watching: this.watching,
      away_minutes: null,
      series: seriesWish(this.length, this.several, this.board, this.boards),
    };
  }

  #keep(): void {
    remember(`wish.${this.game.id}.players`, String(this.players));
    remember(`wish.${this.game.id}.board`, this.board);
    remember(`wish.${this.game.id}.level`, this.level);
  }
}
