/** What the log tells of the turn, the attack and the cards under way. */
import { standing } from "../../lib/table/takeback";
import type { Told } from "../../lib/wire/wire";
import type { Event, Province, Yang, Yin } from "./wire";

/** Events that are nobody's move. */
export const CHANCE: readonly string[] = ["first", "die", "drew-yang", "drew-yin"];

/** Everything that still stands, oldest first. */
export const eventsStanding = (told: readonly Told[] | undefined): Event[] =>
  standing(told ?? []).flatMap((t) => t.events as unknown as Event[]);

const lastOf = (events: readonly Event[], kind: Event["kind"]): number => events.findLastIndex((e) => e.kind === kind);

/** Whether the defender of the last attack has left the province. */
export function hasWithdrawn(told: readonly Told[] | undefined): boolean {
  const events = eventsStanding(told);
  return lastOf(events, "withdrew") > lastOf(events, "attacked");
}

/** From the beginning of the turn on; in the set-up round, from the beginning of this seat's part. */
export function turnOf(events: readonly Event[], active: number): Event[] {
  const turn = lastOf(events, "turn");
  const tail = events.slice(turn + 1);
  if (turn >= 0) return tail;
  const other = tail.findLastIndex((e) => "seat" in e && e.seat !== active);
  return tail.slice(other + 1);
}

export interface Throw {
  faces: number[];
  /** Markers lost by the attacker and the defender. */
  lost: [number, number] | null;
}

export interface Fight {
  throws: Throw[];
  /** What the defender said last; null before that. */
  answer: "stood" | "offered" | "refused" | null;
}

/** The attack that was declared last. */
export function fightOf(events: readonly Event[]): Fight {
  const fight: Fight = { throws: [], answer: null };
  for (const event of events.slice(lastOf(events, "attacked") + 1)) {
    if (event.kind === "rolled") fight.throws.push({ faces: [], lost: null });
    const last = fight.throws.at(-1);
    if (event.kind === "die") last?.faces.push(event.face);
    else if (event.kind === "fought" && last) last.lost = [event.attackers, event.defenders];
    else if (event.kind === "stood" || event.kind === "offered" || event.kind === "refused") fight.answer = event.kind;
  }
  return fight;
}

/** Yang and Yin of one turn: what was named, drawn, and what came of it. */
export interface Draw {
  seat: number;
  yangAt: Province | null;
  yinAt: Province | null;
  /** Null: in another's hand, or not drawn yet. */
  yang: Yang | null;
  yin: Yin | null;
  /** What the cards did, in order. */
  came: Event[];
}

const CAME: ReadonlySet<string> = new Set([
  "relieved",
  "not-relieved",
  "lost",
  "betrayed",
  "built",
  "nothing-built",
  "kept",
]);

/** The last cards that a seat has drawn; of anybody, if no seat is named. */
export function drawOf(events: readonly Event[], seat: number | null): Draw | null {
  const from = events.findLastIndex((e) => e.kind === "drew-yang" && (seat === null || e.seat === seat));
  const drew = events[from];
  if (drew?.kind !== "drew-yang") return null;
  const draw: Draw = { seat: drew.seat, yangAt: null, yinAt: null, yang: drew.card, yin: null, came: [] };
  for (const event of events.slice(0, from).reverse()) {
    if (event.kind === "named-yang") draw.yangAt = event.province;
    else if (event.kind === "named-yin") draw.yinAt = event.province;
    if (draw.yangAt !== null || event.kind === "turn") break;
  }
  for (const event of events.slice(from + 1)) {
    if (event.kind === "turn" || event.kind === "drew-yang") break;
    if (event.kind === "drew-yin") draw.yin = event.card;
    else if (CAME.has(event.kind)) draw.came.push(event);
  }
  return draw;
}
