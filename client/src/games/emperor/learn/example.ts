/** What examples in the rules need besides the board: what was tried, and what part of the map to look at. */
import { cropped } from "../../../lib/board/crop";
import type { Box } from "../../../lib/board/paths";
import type { MatchContext, Phrase } from "../../contract";
import { ownedBy } from "../tell/standing/figures";
import { wholeOf } from "../board/geometry";
import { labelOf } from "../words/labels";
import { provincesOf } from "../play/moves";
import type { View } from "../view";
import type { BoardFile, Move, Province } from "../wire";

type Example = NonNullable<MatchContext<View, BoardFile, Move>["example"]>;

/** A move that was refused, as its button would say it. */
export const tries = (move: unknown, _board: unknown, view: unknown): Phrase => ({
  id: "example-try",
  args: { move: labelOf(move as Move, view as View) },
});

/** No closer than this: a few provinces in their surroundings. */
const LEAST = 470;
/** So many occupied provinces are shown all. */
const FEW = 6;

/** What an example is about: the provinces of its moves, and all that is occupied, unless that is much. */
function about(view: View, moves: readonly Move[]): Province[] {
  const { battle, yang_at, yin_at, provinces, active } = view.table;
  const named = [battle?.from, battle?.to, yang_at, yin_at].filter((p) => p != null);
  const asked = moves.flatMap((move) => ("seat" in move ? move.seat : []));
  const states = asked.length > 0 ? [active, ...asked].flatMap((seat) => ownedBy(view, seat)) : [];
  const touched = [...moves.flatMap(provincesOf), ...named, ...states];
  const occupied = Object.keys(provinces);
  return touched.length === 0 || occupied.length <= FEW
    ? [...touched, ...occupied, ...influenced(view, moves)]
    : touched;
}

/** Where nobody moves, the empty land counts as well. */
const influenced = (view: View, moves: readonly Move[]): Province[] =>
  moves.length === 0 ? view.outlook.influence.flat() : [];

/** The part of the map that an example is about; all of it if that is most. */
export function cropOf(board: BoardFile, view: View, { moves }: Example): Box {
  const wanted = new Set(about(view, moves));
  const points = board.provinces.filter((p) => wanted.has(p.id)).flatMap((p) => [p.polygon, ...p.islands].flat());
  return cropped(points, wholeOf(board), LEAST);
}
