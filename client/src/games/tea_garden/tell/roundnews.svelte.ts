/** A new round has begun while I looked on: what it brought, to be told for a moment. */
import { onStep } from "../../../lib/table/onstep.svelte";
import { seatOf } from "../../../lib/words/seats";
import type { GameEvent, MatchContext, Phrase } from "../../contract";
import type { View } from "../view";
import type { BoardFile } from "../wire";

const SHOWN_MS = 4500;
/** A press that comes at once was meant for what was there before. */
const OWN_MS = 400;

export interface News {
  round: number;
  /** Who begins. */
  seat: number;
  ripened: boolean;
  /** Leaves that each seat's gardens gave. */
  harvest: ReadonlyMap<number, number>;
}

/** What some events tell of a new round; null before it has begun. The first one follows no other. */
export function newsOf(events: readonly GameEvent[]): News | null {
  const round = events.findLast(({ kind }) => kind === "round");
  if (!round || Number(round["round"]) < 2) return null;
  const harvest = new Map<number, number>();
  for (const { kind, seat, count } of events)
    if (kind === "harvested") harvest.set(Number(seat), (harvest.get(Number(seat)) ?? 0) + Number(count));
  return {
    round: Number(round["round"]),
    seat: Number(round["seat"]),
    ripened: events.some(({ kind }) => kind === "ripened"),
    harvest,
  };
}

/** In words; what concerns a hand only for whoever has one. */
export function linesOf(news: News, me: number | null, hand: readonly unknown[] | null): Phrase[] {
  const mine: Phrase[] = [];
  if (me !== null) {
    if (news.ripened) mine.push({ id: "round-ripened" });
    mine.push({ id: "round-harvest", args: { n: news.harvest.get(me) ?? 0 } });
    if (hand) mine.push({ id: "round-hand", args: { n: hand.length } });
  }
  return [{ id: "round-begins", args: { seat: seatOf(news.seat) } }, ...mine];
}

export const titleOf = ({ round }: News, rounds: number): Phrase => ({ id: "step-round", args: { round, rounds } });

/** To be made in a component's script. */
export class RoundNews {
  #news = $state.raw<News | null>(null);
  readonly #match: MatchContext<View, BoardFile>;
  /** The end of a round may come in several steps: what has come of it so far. */
  #some: GameEvent[] = [];
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(match: MatchContext<View, BoardFile>) {
    this.#match = match;
    onStep({ events: () => match.fresh, isLive: () => !match.past }, (events) => {
      if (match.past) this.close();
      else this.#hear(events);
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  /** What is to be told now: nothing of a round that was taken back, nor beside the past. */
  get news(): News | null {
    const { past, view } = this.#match;
    return !past && this.#news?.round === view.table.round ? this.#news : null;
  }

  #hear(fresh: readonly GameEvent[]): void {
    const from = fresh.findIndex(({ kind }) => kind === "ripened");
    if (from >= 0) this.#some = fresh.slice(from);
    else if (this.#some.length > 0) this.#some = [...this.#some, ...fresh];
    else this.#some = fresh.filter(({ kind }) => kind === "round");
    const news = newsOf(this.#some);
    if (!news) return;
    this.#some = [];
    this.#news = news;
    this.#since = performance.now();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.close(), SHOWN_MS);
  }

  /** Any press: whoever goes on has seen it. */
  press(): void {
    if (this.#news && performance.now() - this.#since > OWN_MS) this.close();
  }
  close(): void {
    clearTimeout(this.#timer);
    this.#news = null;
    this.#some = [];
  }
}
