/** Which sound an event makes. */
import type { GameEvent, Sound } from "../../contract";

const SOUNDS: Record<string, Sound> = {
  house: "piece",
  emissary: "piece",
  fort: "piece",
  exchanged: "card",
  took: "card",
  drew: "card",
  reshuffled: "card",
};

/** Regions that are scored at the end are heard when they are shown. */
export const soundOf = (event: GameEvent): Sound | null =>
  event.kind === "region-scored" && event.full === true ? "score" : (SOUNDS[event.kind] ?? null);
