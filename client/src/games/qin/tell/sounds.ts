/** Which sound an event makes. */
import type { GameEvent, Sound } from "../../contract";

const SOUNDS: Record<string, Sound> = {
  placed: "tile",
  founded: "piece",
  "became-major": "piece",
  joined: "join",
  absorbed: "take",
  conquered: "take",
};

export const soundOf = (event: GameEvent): Sound | null => SOUNDS[event.kind] ?? null;
