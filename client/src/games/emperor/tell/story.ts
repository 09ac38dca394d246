/** What the log tells of the turn, the attack and the cards under way. */
import { standing } from "../../../lib/table/undo/takeback";
import type { Told } from "../../../lib/wire/wire";
import { seatOf } from "../../../lib/words/seats";
import type { GameEvent, MatchContext, Phrase } from "../../contract";
import type { Event, Province, Yang, Yin } from "../wire";

/** Everything that still stands, oldest first. */
export const eventsStanding = (told: readonly Told[] | undefined): Event[] =>
  standing(told ?? []).flatMap((t) => t.events as unknown as Event[]);

/** The same of a match; lessons keep no log, but know what has just happened. */
export const eventsOf = ({ told, fresh }: Pick<MatchContext, "told" | "fresh">): readonly Event[] =>
  told ? eventsStanding(told) : (fresh as readonly Event[]);

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
  dice: Die[];
  /** Markers lost by the attacker and the defender. */
  lost: [number, number] | null;
}

/** What a die shows, and whom it costs a marker. */
export type Die = Pick<Extract<Event, { kind: "die" }>, "face" | "strikes">;

export interface Fight {
  throws: Throw[];
  /** What the defender said last; null before that. */
  answer: "stood" | "offered" | "refused" | null;
}

/** The attack that was declared last. */
export function fightOf(events: readonly Event[]): Fight {
  const fight: Fight = { throws: [], answer: null };
  for (const event of events.slice(lastOf(events, "attacked") + 1)) {
    if (event.kind === "rolled") fight.throws.push({ dice: [], lost: null });
    const last = fight.throws.at(-1);
    if (event.kind === "die") last?.dice.push({ face: event.face, strikes: event.strikes });
    else if (event.kind === "fought" && last) last.lost = [event.attackers, event.defenders];
    else if (event.kind === "stood" || event.kind === "offered" || event.kind === "refused") fight.answer = event.kind;
  }
  return fight;
}

/** The throw that decided an attack, and the event that ended it. */
export interface Decision {
  thrown: Throw;
  end: Extract<Event, { kind: "repelled" | "advanced" }>;
}

const CLOSES: ReadonlySet<string> = new Set(["turn", "phase-ended"]);

/** How the last attack was decided, as long as that is news: while its turn still expands, or when the dice have just fallen. */
export function decisionOf(events: readonly Event[], fresh: readonly GameEvent[]): Decision | null {
  const since = events.slice(lastOf(events, "attacked") + 1);
  if (since.some((e) => CLOSES.has(e.kind)) && !fresh.some((e) => e.kind === "die")) return null;
  const end = since.findLast((e) => e.kind === "repelled" || e.kind === "advanced");
  const thrown = fightOf(events).throws.at(-1);
  if (!end || !thrown || since.some((e) => e.kind === "withdrew")) return null;
  return { thrown, end };
}

/** What a seat has asked for, and was just refused by whom: a merger, a province, to be taken in. */
export function refusalOf(events: readonly Event[], me: number): { seat: number; phrase: Phrase } | null {
  const [asked, answer] = events.slice(-2);
  if (!asked || !answer || !("seat" in asked) || asked.seat !== me) return null;
  if (answer.kind !== "refused" && answer.kind !== "stood") return null;
  const { kind, seat } = answer;
  if (kind === "refused" && asked.kind === "proposed")
    return { seat, phrase: { id: "answer-refused", args: { seat: seatOf(seat) } } };
  if (kind === "refused" && asked.kind === "asked-to-join")
    return { seat, phrase: { id: "answer-not-joined", args: { seat: seatOf(seat) } } };
  if (kind !== "stood" || asked.kind !== "demanded") return null;
  return { seat, phrase: { id: "answer-stayed", args: { seat: seatOf(seat), province: asked.province } } };
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

/** The cards a seat drew last, at the beginning of its next turn: until then nothing of that turn was decided. */
export function drawBefore(told: readonly Told[] | undefined, seat: number): Draw | null {
  const steps = standing(told ?? []);
  const turn = steps.findLastIndex(({ events }) => events.some((e) => e.kind === "turn" && e.seat === seat));
  if (turn < 0 || steps.slice(turn + 1).some(({ events }) => events.length > 0)) return null;
  return drawOf(eventsStanding(told), seat);
}

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
