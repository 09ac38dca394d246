/** How the states stand to each other: who leads, who has joined whom, who is out. */
import type { View } from "../../view";
import type { Seat } from "../../../wire";
import type { Status } from "../../wire";

/** Whom a junior has joined; null for all others. */
export const seniorOf = (status: Status): Seat | null => (typeof status === "object" ? status.junior : null);

export interface Row {
  seat: Seat;
  /** The state it belongs to: a partner of a partner belongs to whoever leads them. */
  leader: Seat | null;
}

/** Who leads a partner, over others if need be; null for who is nobody's partner. */
export function leaderOf({ outlook }: View, seat: Seat): Seat | null {
  const leader = outlook.leaders[seat] ?? seat;
  return leader === seat ? null : leader;
}

/** All states, each with the partners that have joined it right behind it (E28); those who are out come last. */
export function rowsOf(view: View): Row[] {
  const { seats } = view.table;
  const rows = seats.map((_, seat): Row => ({ seat, leader: leaderOf(view, seat) }));
  const heads = rows.filter(({ leader }) => leader === null);
  const out = ({ seat }: Row) => Number(seats[seat]?.status === "eliminated");
  return heads
    .toSorted((a, b) => out(a) - out(b))
    .flatMap((head) => [head, ...rows.filter(({ leader }) => leader === head.seat)]);
}
