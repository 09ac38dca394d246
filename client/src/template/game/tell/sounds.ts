/** Which sound an event makes. */
import type { GameEvent, Sound } from "../../../games/contract";

const SOUNDS: Readonly<Record<string, Sound>> = { played: "card", drew: "card", matched: "take", scored: "score" };

export const soundOf = (event: GameEvent): Sound | null => SOUNDS[event.kind] ?? null;
