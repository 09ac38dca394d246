/** A hint for a learner's first game, if the position has one that is plain and right. */
import type { MatchContext, Phrase } from "../../contract";
import { kindOf, type Kind } from "../play/question";
import { SIDES, type Verb } from "../play/moves";
import type { View } from "../view";
import type { BoardFile, Move, SeatState } from "../wire";

type Match = Pick<MatchContext<View, BoardFile, Move>, "view" | "legal" | "seat">;

/** So long every question has a word of its own. */
const EARLY = 2;
const TOLD: ReadonlySet<Kind> = new Set<Kind>([
  "pagoda",
  "pay",
  "teapot",
  "flip",
  "pick",
  "place",
  "put",
  "remove",
  "take",
  "sell",
]);
/** From this basket on a green leaf is worth a word before it sinks, and so many of them. */
const GOOD = 4;
const MANY = 3;
/** In which turn of the round it is time to think of that. */
const LATE = 3;

export function advice(match: Match): Phrase | null {
  const { view, seat } = match;
  if (seat === null) return null;
  const { point, round, seats } = view.table;
  const kind = kindOf(point);
  if (kind === "menu") return menu(match, seats[seat]!, seat);
  return TOLD.has(kind) && round <= EARLY ? { id: `remark-at-${kind}` } : null;
}

function menu({ view, legal }: Match, me: SeatState, seat: number): Phrase | null {
  const { turn, round } = view.table;
  const { outlook } = view;
  const can = (verb: Verb) => legal.some((move) => move.kind === verb);
  if (can("fee")) return { id: "remark-fee" };
  if (can("end")) return unused(can);
  if (can("advance")) return { id: "remark-advance", args: { row: outlook.rows[seat] } };
  if (round === outlook.rounds && me.slots.length === 0) return { id: "remark-last" };
  const sinking = me.green.slice(GOOD - 1).reduce((sum, n) => sum + n, 0);
  if (outlook.ripens && me.slots.length >= LATE && sinking >= MANY && !turn.main) {
    return { id: "remark-sinking", args: { count: sinking } };
  }
  return can("marker") && !turn.played ? { id: "remark-marker" } : null;
}

/** The main action is done, and something else would be lost with the turn. */
function unused(can: (verb: Verb) => boolean): Phrase | null {
  if (SIDES.some(can)) return { id: "remark-side" };
  return can("bonus") ? { id: "remark-bonus" } : null;
}
