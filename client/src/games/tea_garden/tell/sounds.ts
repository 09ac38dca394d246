/** Which sound an event makes. */
import type { GameEvent, Sound } from "../../contract";

const SOUNDS: Record<string, Sound> = {
  played: "card",
  covered: "card",
  bought: "card",
  drew: "card",
  discarded: "card",
  removed: "card",
  shuffled: "card",
  "took-emperor": "card",
  founded: "piece",
  sailed: "piece",
  studied: "piece",
  rose: "piece",
  centre: "join",
  traded: "take",
  "took-cup": "tile",
  "placed-cup": "tile",
  "marker-put": "piece",
  "used-marker": "take",
  fermented: "piece",
  picked: "piece",
  harvested: "take",
  points: "score",
  sold: "score",
};

export const soundOf = (event: GameEvent): Sound | null => SOUNDS[event.kind] ?? null;
