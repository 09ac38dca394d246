/** Events put together to what somebody did: each act with what it was paid with, and with all that came of it. */
import { same } from "../../../lib/table/turn/same";
import type { Colour, Event, Scroll } from "../wire";

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

/** What goes and comes: leaves, by colour where they are paid, by quality where they are won; scrolls, tokens, cards drawn … */
export type Thing =
  | { kind: Colour | "tokens" | "fermented" | "centre" | "berth" | "sold" | "marker" | "drew" | "discarded" }
  | { kind: "leaves"; quality: number }
  | { kind: "scroll"; scroll: Scroll };
/** How many of each, in the order they came. */
export type Tally = { thing: Thing; n: number }[];
/** What could not be given; leaves of which quality is no matter then. */
export type Missed = { kind: "leaves" | "tokens" | "nothing" } | { kind: "scroll"; scroll: Scroll };

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
  /** What the supply did not have any more (D1); `nothing` where it had no use. */
  lost: Missed[];
  points: number;
}

function add(tally: Tally, thing: Thing, n: number): void {
  if (n === 0) return;
  const known = tally.find((one) => same(one.thing, thing));
  if (known) known.n += n;
  else tally.push({ thing, n });
}

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
      return { kind: "rise", row: event.row, paid: [{ thing: { kind: "tokens" }, n: event.tokens }] };
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

function miss({ lost }: Act, what: Missed): void {
  if (!lost.some((one) => same(one, what))) lost.push(what);
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
      add(paid, { kind: event.colour }, 1);
      return true;
    case "strengthened":
      add(paid, { kind: "scroll", scroll: "strength" }, event.count);
      return true;
    case "replaced":
      if (event.swap === "scroll") add(paid, { kind: "scroll", scroll: "teapot" }, event.count);
      return true;
    case "founded":
      act.region ??= [event.region];
      act.pagoda = event.pagoda;
      return true;
    case "picked":
      act.region?.push(event.region);
      if (event.count === 0) miss(act, { kind: "leaves" });
      return true;
    case "fermented":
      if (act.kind === "ferment") act.count += 1;
      else add(gained, { kind: "fermented" }, 1);
      return true;
    case "placed-cup":
      [act.row, act.joined] = [event.row, event.marker];
      return true;
    case "centre":
      add(gained, { kind: "centre" }, 1);
      return true;
    case "berthed":
      add(gained, { kind: "berth" }, event.points);
      return true;
    case "points":
      act.points += event.count;
      return true;
    case "sold":
      act.points += event.points;
      add(gained, { kind: "sold" }, 1);
      return true;
    case "leaves":
      if (event.count > 0) add(gained, { kind: "leaves", quality: event.quality }, event.count);
      else miss(act, { kind: "leaves" });
      return true;
    case "tokens":
      if (event.count > 0) add(gained, { kind: "tokens" }, event.count);
      else miss(act, { kind: "tokens" });
      return true;
    case "scrolls":
      if (event.count > 0) add(gained, { kind: "scroll", scroll: event.scroll }, event.count);
      else miss(act, { kind: "scroll", scroll: event.scroll });
      return true;
    case "nothing":
      miss(act, { kind: "nothing" });
      return true;
    case "marker-put":
      add(gained, { kind: "marker" }, 1);
      return true;
    case "drew":
      add(gained, { kind: "drew" }, 1);
      return true;
    case "discarded":
      add(gained, { kind: "discarded" }, 1);
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
  paid: [],
  gained: [],
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
      again = event.means === "scroll" ? [{ thing: { kind: "scroll", scroll: "repeat" }, n: event.count }] : [];
    } else if (again && event.kind === "paid") {
      add(again, { kind: event.colour }, 1);
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
