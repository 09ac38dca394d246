/** Who did what an entry of the log tells: a seat, chance, or the house. */
import { isHouse } from "../../wire/around";
import type { Told } from "../../wire/wire";

/** Whether chance did it, though it may name a seat. */
export const isDraw = ({ by, events }: Told): boolean => by === undefined && !isHouse(events[0]);

/** Who made a move; null for what chance did, or the house. */
export const movedBy = ({ by }: Told): number | null => by ?? null;
