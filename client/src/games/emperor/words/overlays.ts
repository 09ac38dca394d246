/** What the map shows on demand, in words: for the ear when it is switched on, and for the text form. */
import { seatOf } from "../../../lib/words/seats";
import type { Phrase } from "../../contract";
import type { Shown } from "../play/overlays.svelte";
import type { View } from "../view";
import type { Seat } from "../../wire";
import type { Province } from "../wire";

const line = (id: string, seat: Seat, province: readonly Province[] = []): Phrase[] =>
  province.length > 0 ? [{ id, args: { seat: seatOf(seat), province, count: province.length } }] : [];

/** Unoccupied provinces under this seat's influence (E62, E63). */
export const influenceOver = ({ outlook }: View, seat: Seat): Phrase[] =>
  line("words-influence", seat, outlook.influence[seat]);
/** Where its colonists could go, were it its phase two now (E12). */
export const reachOf = ({ outlook }: View, seat: Seat): Phrase[] => line("words-reach", seat, outlook.reach[seat]);
/** What would make it fifteen (E65). */
export const fifteenOf = ({ outlook }: View, seat: Seat): Phrase[] =>
  line("words-fifteen", seat, outlook.completing[seat]);

/** The list behind a layer of the map: influence is shown of everybody, the others of one seat. */
export function listed(view: View, seat: Seat, what: Shown): Phrase[] {
  if (what === "influence") return view.table.seats.flatMap((_, n) => influenceOver(view, n));
  return what === "reach" ? reachOf(view, seat) : fifteenOf(view, seat);
}

/** What the layers that are switched on say of one province. */
export function shownAt(view: View, owner: Seat, show: Readonly<Record<Shown, boolean>>, province: Province): Phrase[] {
  const { reach, completing } = view.outlook;
  const at = (on: boolean, of: readonly Province[] | undefined, id: string): Phrase[] =>
    on && of?.includes(province) ? [{ id, args: { owner: seatOf(owner) } }] : [];
  return [...at(show.reach, reach[owner], "detail-reach"), ...at(show.fifteen, completing[owner], "detail-fifteen")];
}
