/** Who sits where at a table that begins in the middle of another game. */
import type { Level, SeatWish } from "../wire/wire";
import type { Eyes } from "./momentcache";

/** For a seat: "local" is somebody at this screen, a level is a bot's. */
export type Choice = "me" | "local" | "open" | Level;

/** At first: I sit where I was looking from, bots elsewhere. */
export function seatWishes(players: number, eyes: Eyes, level: Level): Choice[] {
  const mine = eyes === "public" ? 0 : eyes;
  return Array.from({ length: players }, (_, seat) => (seat === mine ? "me" : level));
}

export function wishOf(choice: Choice, name: string): SeatWish {
  if (choice === "local") return { kind: "local", name: name.trim() };
  return choice === "me" || choice === "open" ? { kind: choice } : { kind: "bot", level: choice };
}
