/** One table on this screen, from set-up to the next game: what the house said last, and the line to it. */
import type { GameEvent } from "../../games/contract";
import { noteSeal } from "../fair/seal";
import { changesHands, eyesOf, isCurtained } from "../hotseat/eyes";
import { announcer } from "../house/announce.svelte";
import { notices } from "../house/notices.svelte";
import { settings } from "../house/settings.svelte";
import { type OfTable, recall, remember } from "../memory";
import { router } from "../router.svelte";
import { openClause } from "../rules/sheet.svelte";
import { api, troubleOf } from "../wire/api";
import type { Link } from "../wire/returning";
import { TableSocket } from "../wire/socket";
import { type Problem, problemOf } from "../wire/problem";
import type { ChatLine, State, TableInfo, Told } from "../wire/wire";
import { say } from "../words/words.svelte";
import { comeIn } from "./setup/invitelink";
import { isMine, isShared, mySeat, mySeats, seatName } from "./seats/people";

/** How long whoever moved sees what came of it before the curtain falls, at the usual pace and without motion. */
const SEEN_MS = 1600;
const SEEN_STILL_MS = 1200;

export class Room {
  readonly id: string;
  table = $state.raw<TableInfo | null>(null);
  state = $state.raw<State | null>(null);
  /** Everything told so far, in order: the log. */
  told = $state.raw<readonly Told[]>([]);
  /** The events of the step just shown; empty after opening the page. */
  fresh = $state.raw<readonly GameEvent[]>([]);
  /** The entries they came with, also what happened around the board. */
  happened = $state.raw<readonly Told[]>([]);
  /** Entries there were when I looked last, before this visit. */
  lookedAt = $state(0);
  /** Where several people share this screen: the seat of the one who looks; null while the curtain is up. */
  eyes = $state<number | null>(null);
  /** The seat that is asked now, as the house said last, to whichever eyes. */
  asked = $state<number | null>(null);
  /** The screen is about to change hands: whoever moved still sees, with their own eyes, what came of it. */
  passing = $state(false);
  #curtainTimer: ReturnType<typeof setTimeout> | undefined;
  /** Which of them moved last on this page. */
  laid = $state<number | null>(null);
  chat = $state.raw<readonly ChatLine[]>([]);
  link = $state<Link>("connecting");
  /** Why there is nothing to see here. */
  problem = $state.raw<Problem | null>(null);
  /** The match came to its end while this page was there. */
  watched = $state(false);
  /** A move of mine is under way. */
  busy = $state(false);
  #socket: TableSocket | null = null;
  #closed = false;
  /** Entries there were when somebody asked for a move back. */
  #askedAt = -1;
  /** Other eyes look: all that was told before was for somebody else. */
  #anew = false;

  constructor(id: string) {
    this.id = id;
    this.#recallLook();
  }

  get seat(): number | null {
    return this.table ? mySeat(this.table) : null;
  }
  /** Several people share this screen. */
  get shared(): boolean {
    return this.table !== null && isShared(this.table);
  }
  /** Nothing of the table may be on the page. */
  get curtain(): boolean {
    return isCurtained(this.table, this.eyes, this.state);
  }

  /** Lifts the curtain for a seat of this screen, or closes it. */
  look(seat: number | null): void {
    if (!this.shared || seat === this.eyes || (seat === null && this.table?.phase !== "playing")) return;
    this.#stay();
    this.eyes = seat;
    // Log and board are one person's: what another may know comes anew from the house. Until then there is the curtain.
    this.#anew = true;
    this.fresh = [];
    this.happened = [];
    announcer.say("");
    // What lies over the page was opened by the one who looked before.
    notices.hide();
    openClause.close();
    this.#socket?.refresh();
  }

  /** Asks the house for the table, then keeps a line to it. */
  async open(): Promise<void> {
    this.problem = null;
    try {
      this.#onTable(await comeIn(this.id, router.hash));
      if (this.#closed) return;
      const greeting = () => ({ seen: this.#anew ? 0 : (this.state?.entries ?? 0), ...eyesOf(this.table, this.eyes) });
      this.#socket ??= new TableSocket(this.id, greeting, {
        table: (table) => this.#onTable(table),
        state: (state) => this.#onState(state),
        chat: (line) => this.#onChat([line]),
        link: (link) => this.#onLink(link),
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
    this.#stay();
    this.#socket?.close();
  }

  /** Takes over what the house answered to a change of the table. */
  changed(table: TableInfo): void {
    this.#onTable(table);
  }

  async play(moves: readonly unknown[]): Promise<Problem | null> {
    if (!this.#socket || !this.state) return problemOf("unreachable");
    this.busy = true;
    const seat = this.shared ? this.eyes : null;
    const problem = await this.#socket.play(moves, this.state.entries, seat);
    this.busy = false;
    if (!problem) this.laid = seat;
    return problem;
  }

  preview(moves: readonly unknown[]) {
    const seat = this.shared ? this.eyes : null;
    return this.#socket?.preview(moves, seat) ?? Promise.resolve(problemOf("unreachable"));
  }

  /** Takes back the last choice of a seat, or asks the others for it. */
  takeBack(seat: number | null): Promise<TableInfo> {
    return api.undo(this.id, { seat, at: this.state?.entries ?? null });
  }

  #onLink(link: Link): void {
    this.link = link;
    // Whoever asked to look may have gone before the line is back: the curtain does not lift by itself then.
    if (link !== "open" && this.curtain) this.look(null);
  }

  #onTable(table: TableInfo): void {
    const seats = (t: TableInfo | null) => (t ? mySeats(t).join() : "");
    const before = seats(this.table);
    this.#noteAnswer(this.table, table);
    if (this.table?.phase === "playing" && table.phase === "over") this.watched = true;
    this.table = table;
    this.asked = table.asked ?? null;
    noteSeal(table);
    // Another seat has other eyes: the line must know whose they are now.
    if (before !== seats(table)) this.#socket?.refresh();
    // Once it is over there is nothing to hide.
    if (table.phase === "over" && this.eyes === null) this.look(this.seat);
    if (table.phase !== "playing") this.#stay();
    else if (!this.passing && this.state && changesHands(table, this.eyes, this.state)) this.look(null);
  }

  #onState(state: State): void {
    this.asked = state.waiting.kind === "seat" ? state.waiting.seat : null;
    if (this.shared) {
      // Told before the house heard whose eyes these are now.
      if (state.seat !== this.eyes) return;
      const hands = changesHands(this.table!, this.eyes, state);
      // What led to it is still to be seen, if there is a board on the page to see it on.
      const watched = this.state !== null && !this.curtain && !this.#anew && state.entries > this.state.entries;
      if (hands && !watched && !this.passing) return this.look(null);
      if (!hands) this.#stay();
      else if (watched) this.#pass();
      // News for the same eyes from before they looked away; the whole story is still under way.
      if (this.#anew && state.entries > 0 && state.told[0]?.entry !== 0) return;
    }
    const known = this.state?.entries ?? 0;
    const first = this.state === null || this.#anew;
    this.#anew = false;
    if (first && this.shared) this.#recallLook();
    const news = first ? state.told : state.told.filter((t) => t.entry >= known);
    this.told = first ? news : [...this.told, ...news];
    if (!first && news.length > 0) {
      this.fresh = eventsOf(news);
      this.happened = news;
    }
    this.state = state;
    this.looked();
  }

  #pass(): void {
    this.passing = true;
    clearTimeout(this.#curtainTimer);
    const ms = settings.reducedMotion ? SEEN_STILL_MS : SEEN_MS * settings.speed;
    this.#curtainTimer = setTimeout(() => this.look(null), ms);
  }

  #stay(): void {
    clearTimeout(this.#curtainTimer);
    this.passing = false;
  }

  /** I asked for a move back, nothing has happened since, and the question is gone: somebody said no. */
  #noteAnswer(before: TableInfo | null, table: TableInfo): void {
    const asked = before?.undo_asked;
    const entries = this.state?.entries ?? 0;
    if (table.undo_asked && !asked) this.#askedAt = entries;
    if (!asked || table.undo_asked || table.phase !== "playing" || entries !== this.#askedAt) return;
    if (!isMine(table.seats[asked.seat]!)) return;
    const only = asked.waiting.length === 1 ? table.seats[asked.waiting[0]!] : undefined;
    notices.show(only ? say("undo-refused", { who: seatName(only) }) : say("undo-refused-somebody"));
  }

  /** Somebody looks at the table as it stands now; a page in the background is not looked at. */
  looked(): void {
    if (this.state && document.visibilityState !== "hidden") remember(this.#lookKey, String(this.state.entries));
  }

  /** Where several people share this screen, each has a memory of their own. */
  get #lookKey(): OfTable {
    const { id: table, shared, eyes } = this;
    return { what: "looked", table, ...(shared && { who: eyes ?? "curtain" }) };
  }

  #recallLook(): void {
    this.lookedAt = Number(recall(this.#lookKey) ?? 0);
  }

  #onChat(lines: readonly ChatLine[]): void {
    const known = new Set(this.chat.map((l) => l.n));
    const all = [...this.chat, ...lines.filter((l) => !known.has(l.n))];
    this.chat = all.sort((a, b) => a.n - b.n);
  }

  #onRefused(problem: Problem): void {
    // Whatever was refused can be asked for again; the line stays as it is.
    if (problem.code === "too-fast" || problem.code === "too-many-looks" || problem.code === "too-much-chat") return;
    this.problem = problem;
    this.#socket?.close();
    // Another try needs another line; a move that was under way on this one is not answered any more.
    this.#socket = null;
    this.busy = false;
  }
}

/** The game's events in what was told. */
export const eventsOf = (told: readonly Told[]): GameEvent[] => told.flatMap(({ events }) => events as GameEvent[]);
