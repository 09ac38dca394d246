/** Events put together to what somebody did: each act with what it was paid with, and with all that came of it. */
import type { Event, Scroll } from "../wire";

export type ActKind =
  | "fee"
  | "cards"
  | "marker"
  | "rise"
  | "garden"
  | "buy"
  | "caravan"
  | "ferment"
  | "harvest"
  | "river"
  | "cups"
  | "university"
  | "bonus"
  /** What belongs to an act whose beginning is not among the events. */
  | "rest";

/** What goes and comes, by kind, in the order it came: leaves paid, scrolls, tokens, cards drawn … */
export type Tally = Map<string, number>;

export interface Act {
  kind: ActKind;
  seat: number;
  /** Where, which one, with what. */
  region?: string[];
  pagoda?: number;
  card?: string;
  count: number;
  strength?: number;
  row?: number;
  cup?: string;
  joined?: boolean;
  segment?: number;
  sector?: number;
  part?: string;
  /** A side action done again. */
  again: boolean;
  paid: Tally;
  gained: Tally;
  /** Cards that left the deck, and emperor cards that came. */
  removed: string[];
  emperors: string[];
  /** What the supply did not have any more (D1): `leaves-3`, `tokens`, `scroll-teapot`; `nothing` where it had no use. */
  lost: string[];
  points: number;
}

const add = (tally: Tally, key: string, n: number): void => {
  if (n > 0) tally.set(key, (tally.get(key) ?? 0) + n);
};

type Start = Partial<Omit<Act, "kind">> & { kind: ActKind };

/** The act that an event begins. */
function beginning(event: Event): Start | null {
  switch (event.kind) {
    case "fee-begun":
      return { kind: "fee" };
    case "played":
      return { kind: "cards", card: event.card, count: 1 };
    case "used-marker":
      return { kind: "marker", cup: event.cup };
    case "rising":
      return { kind: "rise", row: event.row, paid: new Map([["tokens", event.tokens]]) };
    case "chose-space":
      return { kind: "garden", region: [event.region] };
    case "buying":
      return { kind: "buy", card: event.card };
    case "trading":
      return { kind: "caravan" };
    case "fermenting":
      return { kind: "ferment" };
    case "harvesting":
      return { kind: "harvest", region: [] };
    case "sailed":
      return { kind: "river", segment: event.segment };
    case "took-cup":
      return { kind: "cups", cup: event.cup };
    case "studied":
      return { kind: "university", sector: event.sector, part: event.part };
    case "used-bonus":
      return { kind: "bonus" };
    default:
      return null;
  }
}

/** A gain; one of which nothing was left is told as well. */
function gain({ gained, lost }: Act, key: string, n: number): void {
  if (n > 0) add(gained, key, n);
  else if (!lost.includes(key)) lost.push(key);
}

/** What belongs to the act under way; false for what does not. */
function gather(act: Act, event: Event): boolean {
  const { paid, gained } = act;
  switch (event.kind) {
    case "covered":
      act.count += 1;
      return true;
    case "strength":
      act.strength = event.strength;
      return true;
    case "paid":
      add(paid, event.colour, 1);
      return true;
    case "strengthened":
      add(paid, "scroll-strength", event.count);
      return true;
    case "replaced":
      if (event.swap === "scroll") add(paid, "scroll-teapot", 1);
      return true;
    case "founded":
      act.region ??= [event.region];
      act.pagoda = event.pagoda;
      return true;
    case "picked":
      act.region?.push(event.region);
      if (event.count === 0) gain(act, "leaves", 0);
      return true;
    case "fermented":
      if (act.kind === "ferment") act.count += 1;
      else add(gained, "fermented", 1);
      return true;
    case "placed-cup":
      [act.row, act.joined] = [event.row, event.marker];
      return true;
    case "centre":
      add(gained, "centre", 1);
      return true;
    case "berthed":
      add(gained, "berth", event.points);
      return true;
    case "points":
      act.points += event.count;
      return true;
    case "sold":
      act.points += event.points;
      add(gained, "sold", 1);
      return true;
    case "leaves":
      gain(act, `leaves-${event.quality}`, event.count);
      return true;
    case "tokens":
      gain(act, "tokens", event.count);
      return true;
    case "scrolls":
      gain(act, `scroll-${event.scroll satisfies Scroll}`, event.count);
      return true;
    case "nothing":
      gain(act, "nothing", 0);
      return true;
    case "marker-put":
      add(gained, "marker", 1);
      return true;
    case "drew":
      add(gained, "drew", 1);
      return true;
    case "discarded":
      add(gained, "discarded", 1);
      return true;
    case "removed":
      act.removed.push(event.card);
      return true;
    case "took-emperor":
      act.emperors.push(event.card);
      return true;
    default:
      return false;
  }
}

/** Events of one act that say nothing by themselves. */
const QUIET: ReadonlySet<string> = new Set([
  "fee-paid",
  "rose",
  "bought",
  "traded",
  "closed",
  "drawing",
  "skipped",
  "shuffled",
  "revealed-market",
  "revealed-caravan",
  "revealed-emperor",
  "revealed-cup",
]);

const blank = (seat: number): Omit<Act, "kind"> => ({
  seat,
  count: 0,
  again: false,
  paid: new Map(),
  gained: new Map(),
  removed: [],
  emperors: [],
  lost: [],
  points: 0,
});

/** Acts in their order; events that belong to none stand between them. */
export function actsOf(events: readonly Event[]): (Act | Event)[] {
  const all: (Act | Event)[] = [];
  let act: Act | null = null;
  /** What the repetition of a side action costs, until it is done. */
  let again: Tally | null = null;
  for (const event of events) {
    if (QUIET.has(event.kind)) continue;
    const seat = "seat" in event ? event.seat : -1;
    const start = beginning(event);
    if (event.kind === "repeating") {
      again = new Map(event.means === "scroll" ? [["scroll-repeat", 1]] : []);
    } else if (again && event.kind === "paid") {
      add(again, event.colour, 1);
    } else if (start) {
      act = { ...blank(seat), ...(again && { again: true, paid: again }), ...start };
      again = null;
      all.push(act);
    } else {
      const open: Act = act?.seat === seat ? act : { kind: "rest", ...blank(seat) };
      if (!gather(open, event)) {
        all.push(event);
        act = null;
      } else if (open !== act) {
        all.push((act = open));
      }
    }
  }
  return all;
}

export const isAct = (part: Act | Event): part is Act => "gained" in part;
