/** How long somebody has been away, as time goes on. */
import type { SeatInfo } from "../../wire/wire";

const TICK = 10_000;

class Clock {
  now = $state(Date.now());

  constructor() {
    setInterval(() => (this.now = Date.now()), TICK);
  }
}

export const clock = new Clock();

/** Whole minutes of absence; null for somebody who is here, and for bots. */
export function awayMinutes(seat: SeatInfo, now: number): number | null {
  const { sitter } = seat;
  if (sitter.kind !== "person" || sitter.here || sitter.away_since == null) return null;
  return Math.max(0, Math.floor((now - sitter.away_since) / 60_000));
}
