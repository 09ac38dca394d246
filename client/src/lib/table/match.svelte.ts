/** The match as a game's components see it: the contract's view of a room. */
import type { GameEvent, MatchContext, Phrase, Preview, Sound } from "../../games/contract";
import { announcer } from "../house/announce.svelte";
import { settings } from "../house/settings.svelte";
import { playSound } from "../house/sound";
import type { Look, Problem, State, TableInfo, Told } from "../wire/wire";
import { words } from "../words/words.svelte";
import type { Args } from "../words/speaker";
import { labelNames, sentenceNames } from "./people";
import { eventsOf, type Room } from "./room.svelte";

/** What came after my last move; for somebody without one, after the last look, but no more than a round. */
export function sinceOf(told: readonly Told[], movedAt: number | null, lookedAt: number, round: number): Told[] {
  if (movedAt !== null) return told.filter((t) => t.entry >= movedAt);
  return told.filter((t) => t.entry >= lookedAt && t.events.length > 0).slice(-round);
}

export class Match implements MatchContext {
  readonly #room: Room;
  readonly board: unknown;
  /** The told things since my last move, for the log's line. */
  readonly sinceTold: readonly Told[] = $derived.by(() => {
    const { told, movedAt, lookedAt } = this.#room;
    return sinceOf(told, movedAt, lookedAt, this.table.players);
  });
  readonly since: readonly GameEvent[] = $derived(eventsOf(this.sinceTold));
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
    return this.#room.state!;
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
    const mine = this.seat !== null && this.asked === this.seat;
    return mine && this.#room.link === "open" && !this.#room.busy && !this.table.seats[this.seat!]?.stand_in;
  }
  get legal(): readonly string[] {
    return this.state.legal;
  }
  get fresh(): readonly GameEvent[] {
    return this.#room.fresh;
  }
  /** What is fresh, with what happened around the board: to be said. */
  get happened(): readonly GameEvent[] {
    return this.#room.happened;
  }
  get reducedMotion(): boolean {
    return settings.reducedMotion;
  }

  say(phrase: Phrase | string, args?: Args): string {
    const { id, args: own } = typeof phrase === "string" ? { id: phrase, args: undefined } : phrase;
    const people = { names: sentenceNames(this.table), me: this.seat };
    return words.of(this.table.game).say(id, { ...own, ...args }, people);
  }

  /** Says why something was refused, in the game's words. */
  why(problem: Problem): string {
    return words.problem(problem, this.table.game, { names: sentenceNames(this.table), me: this.seat });
  }

  preview(move: string): Promise<Preview<unknown> | Problem> {
    return this.#room.preview(move);
  }

  async play(move: string): Promise<Problem | null> {
    return this.#room.play(move);
  }

  announce(text: string): void {
    announcer.say(text);
  }

  sound(name: Sound): void {
    playSound(name);
  }
}
