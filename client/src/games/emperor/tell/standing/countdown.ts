/** How far the game is: turns played, or Yang cards drawn up to the Mandate. */
import type { Countdown } from "../../wire";

/** The numbers of the turns to come that are a seat's, if everybody stays. */
export const turnsOf = ({ now, turns }: Countdown, seat: number | null): number[] =>
  turns.flatMap((whose, n) => (whose === seat ? [now + 1 + n] : []));
