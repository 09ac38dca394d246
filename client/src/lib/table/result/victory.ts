/** Who has won, in a sentence: by the house's result, which knows who gave up. */
import type { Phrase } from "../../../games/contract";
import type { State } from "../../wire/wire";
import { seatOf } from "../../words/seats";

export function victory(result: State["result"]): Phrase {
  const winners = result?.places.flatMap((place, seat) => (place === 1 ? [seatOf(seat)] : [])) ?? [];
  return winners.length > 1 ? { id: "shared", args: { winners } } : { id: "won", args: { winners } };
}
