/** Which sound an event makes. */
import type { GameEvent, Sound } from "../../contract";

const SOUNDS: Record<string, Sound> = {
  settled: "piece",
  grew: "piece",
  colonised: "piece",
  moved: "piece",
  withdrew: "piece",
  advanced: "piece",
  attacked: "tile",
  die: "tile",
  fought: "take",
  lost: "take",
  betrayed: "take",
  eliminated: "take",
  "drew-yang": "card",
  "drew-yin": "card",
  relieved: "card",
  built: "join",
  merged: "join",
  claimed: "score",
};

export const soundOf = (event: GameEvent): Sound | null => SOUNDS[event.kind] ?? null;
