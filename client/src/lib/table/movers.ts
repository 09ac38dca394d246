/** Who did what an entry of the log tells: a seat, chance, or the house. */
import type { GameClient } from "../../games/contract";
import { moverOf } from "../replay/moments";
import type { Told } from "../wire/wire";
import { AROUND } from "./room.svelte";

/** What has to be known of a game for it: which events are nobody's move. */
export type Fated = Pick<GameClient, "chance">;

/** Whether chance did it, though it may name a seat. */
export const isDraw = (told: Told, game: Fated): boolean =>
  game.chance?.includes(String(told.events[0]?.kind)) ?? false;

/** Who made a move; null for what chance did, or the house. */
export const movedBy = (told: Told, game: Fated): number | null =>
  AROUND.has(told.events[0]?.kind) || isDraw(told, game) ? null : moverOf(told);
