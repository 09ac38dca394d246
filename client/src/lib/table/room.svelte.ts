/** One table on this screen, from set-up to the next game: what the house said last, and the line to it. */
import type { GameEvent } from "../../games/contract";
import { recall, remember } from "../memory";
import { api, troubleOf } from "../wire/api";
import type { Link } from "../wire/returning";
import { TableSocket } from "../wire/socket";
import type { ChatLine, Problem, State, TableInfo, Told } from "../wire/wire";
import { mySeat } from "./people";

export class Room {
  readonly id: string;
  table = $state.raw<TableInfo | null>(null);
  state = $state.raw<State | null>(null);
  /** Everything told so far, in order: the log. */
  told = $state.raw<readonly Told[]>([]);
  /** The events of the step just shown; empty after opening the page. */
  fresh = $state.raw<readonly GameEvent[]>([]);
  /** The same with what happened around the board. */
  happened = $state.raw<readonly GameEvent[]>([]);
  /** Entries there were after my last move; what came later is "since". */
  movedAt = $state<number | null>(null);
  /** Entries there were when I looked last, before this visit. */
  readonly lookedAt: number;
  chat = $state.raw<readonly ChatLine[]>([]);
  link = $state<Link>("connecting");
  /** Why there is nothing to see here. */
  problem = $state.raw<Problem | null>(null);
  /** A move of mine is under way. */
  busy = $state(false);
  #socket: TableSocket | null = null;
  #closed = false;

  constructor(id: string) {
    this.id = id;
    this.lookedAt = Number(recall(`looked.${id}`) ?? 0);
    const moved = recall(`moved.${id}`);
    this.movedAt = moved === null ? null : Number(moved);
  }

  get seat(): number | null {
    return this.table ? mySeat(this.table) : null;
  }

  /** Asks the house for the table, then keeps a line to it. */
  async open(): Promise<void> {
    this.problem = null;
    try {
      this.table = await api.table(this.id);
      if (this.#closed) return;
      this.#socket ??= new TableSocket(this.id, () => this.state?.entries ?? 0, {
        table: (table) => this.#onTable(table),
        state: (state) => this.#onState(state),
        chat: (line) => this.#onChat([line]),
        link: (link) => (this.link = link),
        refused: (problem) => this.#onRefused(problem),
      });
      this.#onChat(await api.chat(this.id));
    } catch (thrown) {
      const problem = troubleOf(thrown);
      // Without the chat one can still play.
      if (this.table === null || problem.code === "no-such-table") this.problem = problem;
    }
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }

  /** Takes over what the house answered to a change of the table. */
  changed(table: TableInfo): void {
    this.#onTable(table);
  }

  async play(move: string): Promise<Problem | null> {
    if (!this.#socket || !this.state) return { code: "unreachable", params: {} };
    this.busy = true;
    const problem = await this.#socket.play(move, this.state.entries);
    this.busy = false;
    return problem;
  }

  preview(move: string) {
    return this.#socket?.preview(move) ?? Promise.resolve({ code: "unreachable", params: {} } satisfies Problem);
  }

  #onTable(table: TableInfo): void {
    const before = this.seat;
    this.table = table;
    // Another seat has other eyes: the line must know whose they are now.
    if (before !== this.seat) this.#socket?.refresh();
  }

  #onState(state: State): void {
    const known = this.state?.entries ?? 0;
    const first = this.state === null;
    const news = first ? state.told : state.told.filter((t) => t.entry >= known);
    this.told = [...this.told, ...news];
    if (first) this.movedAt ??= lastMoveOf(state.seat, this.told);
    else if (news.length > 0) {
      this.fresh = eventsOf(news);
      this.happened = news.flatMap((t) => t.events as GameEvent[]);
    }
    // After a move was taken back nothing on the board is news.
    if (news.some((t) => t.events[0]?.kind === "undone")) this.#moved(state.entries);
    const mine = news.filter((t) => didBy(state.seat, t)).at(-1);
    if (!first && mine) this.#moved(news.at(-1) === mine ? state.entries : mine.entry + 1);
    this.state = state;
    remember(`looked.${this.id}`, String(state.entries));
  }

  #moved(entries: number): void {
    this.movedAt = entries;
    remember(`moved.${this.id}`, String(entries));
  }

  #onChat(lines: readonly ChatLine[]): void {
    const known = new Set(this.chat.map((l) => l.n));
    const all = [...this.chat, ...lines.filter((l) => !known.has(l.n))];
    this.chat = all.sort((a, b) => a.n - b.n);
  }

  #onRefused(problem: Problem): void {
    if (problem.code === "too-fast") return;
    this.problem = problem;
    this.#socket?.close();
  }
}

/** Events that are the house's, not the game's: what happened around the board. */
export const AROUND: ReadonlySet<unknown> = new Set(["undone", "resigned", "stood-in", "handed-back"]);

/** Whether an entry is something this seat did in the game. */
function didBy(seat: number | null, told: Told): boolean {
  const first = told.events[0];
  return seat !== null && first?.seat === seat && !AROUND.has(first.kind);
}

/** Entries right after the last thing a seat did, read from the log. */
export function lastMoveOf(seat: number | null, told: readonly Told[]): number | null {
  const mine = told.filter((t) => didBy(seat, t)).at(-1);
  return mine ? mine.entry + 1 : null;
}

/** The game's own events among what was told. */
export const eventsOf = (told: readonly Told[]): GameEvent[] =>
  told.flatMap((t) => t.events as GameEvent[]).filter((e) => !AROUND.has(e.kind));
