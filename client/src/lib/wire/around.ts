/** Events that are the house's, not the game's: what happened around the board. */
import type { HouseEvent } from "./wire";

const KINDS: Readonly<Record<HouseEvent["kind"], true>> = {
  undone: true,
  resigned: true,
  "stood-in": true,
  "handed-back": true,
};

export const isHouse = (event: { kind?: unknown } | undefined): event is HouseEvent =>
  typeof event?.kind === "string" && Object.hasOwn(KINDS, event.kind);
