/** The match as a game's components see it: the contract's view of a room. */
import type { GameClient, GameEvent, MatchContext, Preview, Sound } from "../../games/contract";
import { announcer } from "../house/announce.svelte";
import { api, troubleOf } from "../wire/api";
import type { Eyes } from "../replay/momentcache";
import { type Problem, problemOf } from "../wire/problem";
import type { State, TableInfo, Told } from "../wire/wire";
import { youAt } from "./seats/people";
import { eventsOf, type Room } from "./room.svelte";
import { changesBoard } from "./log/movers";
import { movedAt, sinceOf } from "./log/since";
import { Sitting } from "./matchbase.svelte";

/** What a match has to know of its game. */
type Game = Pick<GameClient, "ownNames">;

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

export class Match extends Sitting implements MatchContext {
  readonly #room: Room;
  /** Whoever looked at a shared screen when the match came on it. */
  readonly #eyes: number | null;
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
    const { told, lookedAt: looked, watched } = this.#room;
    const moved = movedAt(told, this.#room.state?.seat ?? null);
    // Who comes to a finished table for the first time has missed nothing.
    if (this.table.phase === "over" && moved === null && looked === 0 && !watched) return [];
    return sinceOf(told, { moved, looked, round: this.table.players });
  });
  readonly told: readonly Told[] = $derived.by(() => {
    const { told } = this.#room;
    const past = this.#past;
    return past ? told.filter((t) => t.entry < past.state.entries) : told;
  });
  readonly position: number = $derived.by(() => this.told.findLast(changesBoard)?.entry ?? -1);
  readonly ending: MatchContext["ending"] = $derived.by(() => {
    if (this.state.result === null) return null;
    return { events: eventsOf(this.#room.told.slice(-1)), watched: this.#room.watched };
  });
  readonly since: readonly GameEvent[] = $derived(this.#past?.did ?? eventsOf(this.sinceTold));

  constructor(room: Room, board: unknown, game: Game = {}) {
    super(game.ownNames?.(board));
    this.#room = room;
    this.#eyes = room.eyes;
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
  get seat(): number | null {
    return this.state.seat;
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
  get legal(): readonly unknown[] {
    return this.past ? [] : this.state.legal;
  }
  get fresh(): readonly GameEvent[] {
    if (this.#past) return this.#past.next ? this.#past.did : [];
    return this.#room.fresh;
  }
  /** What is fresh, with what happened around the board: to be said. */
  get happened(): readonly Told[] {
    return this.#room.happened;
  }

  protected get you(): number | null {
    return youAt(this.table, this.me);
  }

  preview(moves: readonly unknown[]): Promise<Preview<unknown> | Problem> {
    return this.#room.preview(moves);
  }

  async play(moves: readonly unknown[]): Promise<Problem | null> {
    if (this.past) return problemOf("stale");
    return this.#room.play(moves);
  }

  get order(): unknown {
    return this.now.order;
  }

  async setOrder(order: unknown): Promise<Problem | null> {
    try {
      await api.order(this.table.id, this.me, order);
      return null;
    } catch (thrown) {
      return troubleOf(thrown);
    }
  }

  announce(text: string): void {
    if (this.#looked) announcer.say(text);
  }

  override sound(name: Sound): void {
    if (this.#looked) super.sound(name);
  }

  /** What comes late (an answer of the house) must not speak of a hand behind the curtain, nor to the next person. */
  get #looked(): boolean {
    return !this.#room.curtain && this.#room.eyes === this.#eyes;
  }
}
