/** Who sits where at a table that begins in the middle of another game: "me", "local" (somebody at this screen), "open", or a bot's level. */
import type { SeatWish } from "../wire/wire";
import type { Eyes } from "./reel";

/** At first: I sit where I was looking from, bots elsewhere. */
export function seatWishes(players: number, eyes: Eyes, level: string | undefined): string[] {
  const mine = eyes === "public" ? 0 : eyes;
  return Array.from({ length: players }, (_, seat) => (seat === mine ? "me" : (level ?? "open")));
}

export function wishOf(choice: string, name: string): SeatWish {
  if (choice === "local") return { kind: "local", name: name.trim() };
  return choice === "me" || choice === "open" ? { kind: choice } : { kind: "bot", level: choice };
}
