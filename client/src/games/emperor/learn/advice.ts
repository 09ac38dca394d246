/** A hint for a learner's first game, if the position has one that is plain and right. */
import { seatOf } from "../../../lib/words/seats";
import type { MatchContext, Phrase } from "../../contract";
import { ownedBy } from "../tell/standing/figures";
import { roomAt } from "../play/growth";
import { type Kind, kindOf } from "../play/question";
import { mayAttack, ofKind } from "../play/moves";
import { percentOf } from "../words/odds";
import type { View } from "../view";
import type { BoardFile, Move, Province } from "../wire";

/** From this chance on an attack is worth a word, in ten-thousandths. */
const GOOD = 7500;
/** In the first turns of everybody each question has a word of its own. */
const EARLY = 3;
const TOLD: ReadonlySet<Kind> = new Set<Kind>([
  "grow",
  "colonise",
  "move",
  "expand",
  "yang",
  "yin",
  "defend",
  "roll",
  "advance",
]);

type Match = Pick<MatchContext<View, BoardFile, Move>, "view" | "legal" | "seat">;

export function advice(match: Match): Phrase | null {
  const { view, seat } = match;
  if (seat === null) return null;
  const kind = kindOf(view.table.point);
  const early = TOLD.has(kind) && view.table.turn <= EARLY * view.table.seats.length;
  return special(match, kind, seat) ?? (early ? { id: `remark-at-${kind}` } : null);
}

/** What this very position suggests. */
function special(match: Match, kind: Kind, seat: number): Phrase | null {
  const { view } = match;
  switch (kind) {
    case "grow":
      return room(view, seat);
    case "colonise":
      return fifteenth(match, seat) ?? claim(view, seat);
    case "expand":
      return claim(view, seat) ?? chance(match);
    case "yin":
      return yin(view, seat);
    default:
      return null;
  }
}

/** Somebody else is about to win (E65). */
function claim({ table }: View, me: number): Phrase | null {
  const seat = table.seats.findIndex((s, n) => s.claim && n !== me);
  return seat < 0 ? null : { id: "remark-claim", args: { seat: seatOf(seat) } };
}

/** A province to be colonised now would be the fifteenth. */
function fifteenth({ view, legal }: Match, seat: number): Phrase | null {
  const wanted = view.outlook.completing[seat] ?? [];
  const to = ofKind(legal, "colonise").find((m) => wanted.includes(m.to))?.to;
  return to ? { id: "remark-fifteen", args: { to } } : null;
}

const fullest = ({ table }: View, provinces: readonly Province[]): Province | undefined =>
  [...provinces].sort((a, b) => table.provinces[b]!.markers - table.provinces[a]!.markers)[0];

/** The regular markers go to one province, and the fullest has no room for them. */
function room(view: View, seat: number): Phrase | null {
  const { growing } = view.outlook;
  const province = fullest(view, ownedBy(view, seat));
  const together = growing?.lots[0]?.origin === null && !view.table.rules.split;
  const room = together && province ? roomAt(view, province) : null;
  return room && room.stay < growing!.next ? { id: "remark-room", args: { province } } : null;
}

/** The attack with the best chance, if it is a good one. */
function chance({ view, legal }: Match): Phrase | null {
  const open = view.outlook.attacks.filter((attack) => mayAttack(legal, attack));
  const best = open.reduce<(typeof open)[number] | null>((a, b) => (a && a.odds.win >= b.odds.win ? a : b), null);
  if (!best || best.odds.win < GOOD) return null;
  return { id: "remark-chance", args: { from: best.from, to: best.to, percent: percentOf(best.odds.win) } };
}

/** Where a loss hurts least, if it could empty a province elsewhere. */
function yin(view: View, seat: number): Phrase | null {
  const own = ownedBy(view, seat);
  const province = fullest(view, own);
  const few = view.outlook.fragile.length > 0;
  return province && few && own.length > 1 ? { id: "remark-yin", args: { province } } : null;
}
