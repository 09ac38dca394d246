/** What a screen reader says of a province: whose it is, what stands there, its borders, and what it is good for now. */
import { seatOf } from "../../../lib/words/seats";
import type { Phrase } from "../../contract";
import { detailsOf } from "../board/placedetails";
import type { View } from "../view";
import type { BoardFile, Province } from "../wire";

/** What a click on it would mean. */
export type Use = "source" | "target" | "chosen" | null;

export function describe(board: BoardFile, view: View, province: Province, use: Use): Phrase {
  const told = detailsOf(board, view, province);
  if (!told) return { id: `province-${province}` };
  const symbols = told.symbols.map(({ kind, count }) => ({ id: "spot-symbol", args: { symbol: kind, count } }));
  const near = told.neighbours.map((n) => ({ id: "spot-near", args: { province: n.id, border: `${n.border}` } }));
  const args = { province, symbols: symbols.length > 0 ? symbols : null, near, use: use ?? "none" };
  const { state, influence } = told;
  if (state && state.owner !== null)
    return { id: "spot-held", args: { ...args, owner: seatOf(state.owner), count: state.markers } };
  if (influence !== null) return { id: "spot-influence", args: { ...args, owner: seatOf(influence) } };
  return { id: "spot-free", args };
}
