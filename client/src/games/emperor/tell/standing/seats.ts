/** The figures in front of each seat: points if it were scored now, and what became of those who play no more. */
import type { Result } from "../../../../lib/wire/wire";
import { seatOf } from "../../../../lib/words/seats";
import type { Phrase, SeatFigure } from "../../../contract";
import { figuresOf } from "./figures";
import type { View } from "../../view";
import { leaderOf, seniorOf } from "./states";

function noteOf(view: View, seat: number): Phrase {
  const { status } = view.table.seats[seat]!;
  const owner = seniorOf(status);
  if (owner !== null) return { id: "seat-junior", args: { owner: seatOf(owner) } };
  if (status === "eliminated") return { id: "seat-out" };
  const { provinces, influenced, cards } = figuresOf(view, seat);
  return { id: "seat-state", args: { provinces: provinces + influenced, cards } };
}

export function seats(view: unknown, result: Result | null): SeatFigure[] {
  const shown = view as View;
  // Who gave up may end the game with everything still on the map; the result counts nothing of it.
  return (result?.scores ?? shown.outlook.scores).map((value, seat) => {
    const gone = shown.table.seats[seat]?.status !== "live";
    return { value, label: "seat-points", notes: [noteOf(shown, seat)], ...(gone && { gone }) };
  });
}

/** Beside a name in the result: whose partner they became, and with which share (E28, E29). */
export function resultNote(view: unknown, seat: number): { phrase: Phrase; under: number | null } | null {
  const shown = view as View;
  const { status, share } = shown.table.seats[seat]!;
  const owner = seniorOf(status);
  if (owner !== null)
    return { phrase: { id: "result-partner", args: { owner: seatOf(owner), share } }, under: leaderOf(shown, seat) };
  return status === "eliminated" ? { phrase: { id: "result-out" }, under: null } : null;
}
