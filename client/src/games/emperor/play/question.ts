/** What is asked, in one word for board and panels. */
import type { Point } from "../wire";

export type Kind =
  | "settle"
  | "grow"
  | "colonise"
  | "move"
  | "expand"
  | "merge-asked"
  | "demand-asked"
  | "defend"
  | "offer-asked"
  | "roll"
  | "advance"
  | "yang"
  | "yin"
  | "relief"
  | "cornered"
  | "cornered-asked"
  | "die"
  | "draw"
  | "over";

type Name = Extract<Point, string> | "merge-asked" | "demand-asked" | "cornered-asked" | "over";

const KINDS: Readonly<Record<Name, Kind>> = {
  first: "draw",
  "place-initial": "settle",
  "phase-one": "grow",
  "phase-two": "colonise",
  "phase-three": "move",
  idle: "expand",
  "merge-asked": "merge-asked",
  "demand-asked": "demand-asked",
  "defender-to-answer": "defend",
  "offer-asked": "offer-asked",
  "attacker-to-roll": "roll",
  die: "die",
  advance: "advance",
  "designate-yang": "yang",
  "designate-yin": "yin",
  "draw-yang": "draw",
  "draw-yin": "draw",
  "relief-asked": "relief",
  "cornered-choice": "cornered",
  "cornered-asked": "cornered-asked",
  over: "over",
};

export function kindOf(point: Point): Kind {
  return KINDS[typeof point === "string" ? point : (Object.keys(point)[0] as Name)];
}

const TALKS: ReadonlySet<Kind> = new Set(["merge-asked", "offer-asked", "demand-asked", "cornered", "cornered-asked"]);
/** Whether people come to terms then. */
export const isTalk = (kind: Kind): boolean => TALKS.has(kind);
