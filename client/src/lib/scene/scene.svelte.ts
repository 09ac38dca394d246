/**
 * A match without a table: a position of a scenario file, shown on the game's real board. Examples in the rules use it
 * as it is, to look at only; lib/tutorial extends it with a hand that may move (`mine`, `preview`, `play`).
 */
import type { GameEvent, MatchContext, Preview } from "../../games/contract";
import { announcer } from "../house/announce.svelte";
import { myself } from "../house/me.svelte";
import { Sitting } from "../table/matchbase.svelte";
import { type Problem, problemOf } from "../wire/problem";
import type { SeatInfo, State, TableInfo } from "../wire/wire";

export interface SceneSetting {
  /** Id of the game. */
  game: string;
  players: number;
  /** The board file. */
  board: unknown;
  state: State;
  /** The seat that sentences call "you"; left out, I only look on. */
  me?: number | null;
}

export class SceneMatch extends Sitting implements MatchContext {
  readonly board: unknown;
  /** The seat whose moves are mine on the board; null if I only look on. */
  readonly seat: number | null;
  /** The position shown. */
  state = $state.raw<State>(null!);
  /** What has just happened, to be animated. */
  fresh = $state.raw<readonly GameEvent[]>([]);
  /** What wears brackets. */
  since = $state.raw<readonly GameEvent[]>([]);
  readonly table: TableInfo = $derived.by(() => this.#table());
  readonly #setting: SceneSetting;

  constructor(setting: SceneSetting) {
    super();
    this.#setting = setting;
    this.board = setting.board;
    this.seat = setting.me ?? null;
    this.state = setting.state;
  }

  get position(): number {
    return this.state.entries;
  }
  get mine(): boolean {
    return false;
  }
  get legal(): readonly unknown[] {
    return this.state.legal;
  }

  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  preview(moves: readonly unknown[]): Promise<Preview<unknown> | Problem> {
    return Promise.resolve(problemOf("not-your-seat"));
  }

  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  play(moves: readonly unknown[]): Promise<Problem | null> {
    return Promise.resolve(problemOf("not-your-seat"));
  }

  announce(text: string): void {
    announcer.say(text);
  }

  protected get you(): number | null {
    return this.#setting.me ?? null;
  }

  /** A table that no house knows. Others are named after their emblems, as bots are; of what level is said nowhere. */
  #table(): TableInfo {
    const { game, players, board, me } = this.#setting;
    const mine = myself.me ?? { id: "", name: "" };
    const seats = Array.from({ length: players }, (_, n): SeatInfo => {
      const sitter: SeatInfo["sitter"] =
        n === me ? { kind: "person", ...mine, here: true } : { kind: "bot", level: "random" };
      return { sitter, look: { color: n, shape: n }, resigned: false };
    });
    return {
      id: "",
      game,
      phase: "playing",
      players,
      board: (board as { id?: string } | null)?.id ?? "",
      options: {},
      seats,
      listed: false,
      watching: false,
      away_minutes: 0,
      commitment: "",
      created: 0,
    };
  }
}
