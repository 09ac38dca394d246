/** The match as a game's components see it: the contract's view of a room. */
import type { GameEvent, MatchContext, Phrase, Preview, Sound } from "../../games/contract";
import { announcer } from "../house/announce.svelte";
import { settings } from "../house/settings.svelte";
import { playSound } from "../house/sound";
import { problemOf } from "../wire/api";
import type { Eyes } from "../replay/reel";
import type { Look, Problem, State, TableInfo, Told } from "../wire/wire";
import { words } from "../words/words.svelte";
import type { Args } from "../words/speaker";
import { labelNames, sentenceNames, youAt } from "./people";
import { eventsOf, type Room } from "./room.svelte";

/** What came after my last move; for somebody without one, after the last look, but no more than a round. */
export function sinceOf(told: readonly Told[], movedAt: number | null, lookedAt: number, round: number): Told[] {
  if (movedAt !== null) return told.filter((t) => t.entry >= movedAt);
  return told.filter((t) => t.entry >= lookedAt && t.events.length > 0).slice(-round);
}

/** A moment of the match, as somebody saw it. */
export interface Moment {
  state: State;
  /** Whose eyes: everybody's know nothing hidden. */
  eyes: Eyes;
  /** What led to it, to be marked. */
  did: readonly GameEvent[];
  /** Whether the moment before it was on the board just now: then what led to it moves. */
  next: boolean;
}

export class Match implements MatchContext {
  readonly #room: Room;
  readonly board: unknown;
  /** The past moment to be shown instead of now. */
  moment = $state.raw<Moment | null>(null);
  /** The one that is shown: never another's hand while they play, whoever looks at this screen now. */
  readonly #past: Moment | null = $derived.by(() => {
    const { moment } = this;
    return moment && this.#room.state && (this.table.phase === "over" || moment.eyes === this.eyes) ? moment : null;
  });
  /** The told things since my last move, for the log's line. */
  readonly sinceTold: readonly Told[] = $derived.by(() => {
    const { told, movedAt, lookedAt } = this.#room;
    return sinceOf(told, movedAt, lookedAt, this.table.players);
  });
  readonly since: readonly GameEvent[] = $derived(this.#past?.did ?? eventsOf(this.sinceTold));
  readonly looks: readonly Look[] = $derived(this.table.seats.map((s) => s.look));
  readonly names: readonly string[] = $derived(labelNames(this.table));

  constructor(room: Room, board: unknown) {
    this.#room = room;
    this.board = board;
  }

  get table(): TableInfo {
    return this.#room.table!;
  }
  get state(): State {
    return this.#past?.state ?? this.now;
  }
  /** How the match stands now, whatever is on the board. */
  get now(): State {
    return this.#room.state!;
  }
  get past(): boolean {
    return this.#past !== null;
  }
  /** My own eyes. */
  get eyes(): Eyes {
    return this.#room.state?.seat ?? "public";
  }
  /** My own seat, also while another's eyes are shown. */
  get me(): number | null {
    return this.now.seat;
  }
  get view(): unknown {
    return this.state.view;
  }
  get seat(): number | null {
    return this.state.seat;
  }
  get asked(): number | null {
    return this.state.waiting.kind === "seat" ? this.state.waiting.seat : null;
  }
  get mine(): boolean {
    return this.called && !this.past;
  }
  /** Whether the match waits for me, even if I look at something else. */
  get called(): boolean {
    const { waiting, seat } = this.now;
    const mine = seat !== null && waiting.kind === "seat" && waiting.seat === seat;
    return mine && this.#room.link === "open" && !this.#room.busy && !this.table.seats[seat]?.stand_in;
  }
  get legal(): readonly string[] {
    return this.past ? [] : this.state.legal;
  }
  get fresh(): readonly GameEvent[] {
    if (this.#past) return this.#past.next ? this.#past.did : [];
    return this.#room.fresh;
  }
  /** What is fresh, with what happened around the board: to be said. */
  get happened(): readonly GameEvent[] {
    return this.#room.happened;
  }
  get reducedMotion(): boolean {
    return settings.reducedMotion;
  }
  get speed(): number {
    return settings.speed;
  }
  get labels(): boolean {
    return settings.labelled;
  }
  get confirm(): "tap" | "button" {
    return settings.confirm;
  }

  say(phrase: Phrase | string, args?: Args): string {
    const { id, args: own } = typeof phrase === "string" ? { id: phrase, args: undefined } : phrase;
    const people = { names: sentenceNames(this.table), me: youAt(this.table, this.me) };
    return words.of(this.table.game).say(id, { ...own, ...args }, people);
  }

  /** Says why something was refused, in the game's words. */
  why(problem: Problem): string {
    return words.problem(problem, this.table.game, {
      names: sentenceNames(this.table),
      me: youAt(this.table, this.me),
    });
  }

  preview(move: string): Promise<Preview<unknown> | Problem> {
    return this.#room.preview(move);
  }

  async play(move: string): Promise<Problem | null> {
    if (this.past) return problemOf("stale");
    return this.#room.play(move);
  }

  announce(text: string): void {
    // What comes late (an answer of the house) must not speak of a hand behind the curtain.
    if (!this.#room.curtain) announcer.say(text);
  }

  sound(name: Sound): void {
    playSound(name);
  }
}
