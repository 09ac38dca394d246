import type { Level, NewTable, SeatWish } from "../wire/wire";

/** A good opponent for somebody who has said nothing yet. */
export const USUAL_LEVEL: Level = "player";

/** Me and bots: nobody else is to come, so it begins at once. */
export function againstBots(players: number, level: Level): Pick<NewTable, "seats" | "listed" | "start"> {
  const bot: SeatWish = { kind: "bot", level };
  const seats: SeatWish[] = [{ kind: "me" }, ...Array.from({ length: players - 1 }, () => bot)];
  return { seats, listed: false, start: true };
}
