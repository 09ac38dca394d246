/** What a table should be like, before it is opened: good defaults, all of them to be changed. */
import { recall, remember } from "../memory";
import { offered } from "./offered";
import type { GameCard, NewTable, SeatWish } from "../wire/wire";

export class Wish {
  readonly game: GameCard;
  players = $state(2);
  board = $state("");
  level = $state("");
  options = $state<Record<string, string>>({});
  listed = $state(false);
  watching = $state(true);

  constructor(game: GameCard) {
    this.game = game;
    const [fewest, most] = game.players;
    const last = Number(recall(`wish.${game.id}.players`));
    this.players = last >= fewest && last <= most ? last : Math.max(2, fewest);
    this.board = game.boards.find((b) => b === recall(`wish.${game.id}.board`)) ?? game.boards[0] ?? "";
    // The strongest is the last: a good opponent for somebody who has said nothing yet.
    this.level = game.bots.find((b) => b === recall(`wish.${game.id}.level`)) ?? game.bots.at(-1) ?? "";
    for (const [name, choice] of Object.entries(game.options)) if (choice) this.options[name] = choice.default;
  }

  /** Me against bots, at once. */
  againstBots(): NewTable {
    this.#keep();
    const bot: SeatWish = { kind: "bot", level: this.level };
    const seats: SeatWish[] = [{ kind: "me" }, ...Array.from({ length: this.players - 1 }, () => bot)];
    return { ...this.#table(), seats, listed: false, start: true };
  }

  /** Me and open seats, to be filled by whoever gets the link. */
  withFriends(): NewTable {
    this.#keep();
    return { ...this.#table(), seats: [{ kind: "me" }], listed: this.listed, start: false };
  }

  #table(): Omit<NewTable, "seats" | "listed" | "start"> {
    const chosen = Object.entries(this.options).filter(
      ([name, value]) => offered(name, [value], this.players).length > 0,
    );
    const changed = chosen.filter(([name, value]) => value !== this.game.options[name]?.default);
    return {
      game: this.game.id,
      players: this.players,
      board: this.board || null,
      options: Object.fromEntries(changed),
      watching: this.watching,
      away_minutes: null,
      series: null,
    };
  }

  #keep(): void {
    remember(`wish.${this.game.id}.players`, String(this.players));
    remember(`wish.${this.game.id}.board`, this.board);
    remember(`wish.${this.game.id}.level`, this.level);
  }
}
