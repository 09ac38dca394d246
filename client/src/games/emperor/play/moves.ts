/** Moves by what they are made of. */
import type { Kind } from "./question";
import type { Move, Order, Province } from "../wire";

/** What a click would say; where nothing is said by one, what is asked. */
export type Verb = Move["kind"] | Kind;

/** From one province to another. */
export type Way = Extract<Move, { from: Province }>;
export const isWay = (move: Move): move is Way => "from" in move;

export const ofKind = <K extends Move["kind"]>(moves: readonly Move[], kind: K): Extract<Move, { kind: K }>[] =>
  moves.filter((move): move is Extract<Move, { kind: K }> => move.kind === kind);

const ON_THE_MAP: ReadonlySet<Verb> = new Set<Verb>([
  "settle",
  "grow",
  "colonise",
  "move",
  "attack",
  "propose-merge",
  "demand",
  "withdraw",
  "yang",
  "yin",
  "join",
]);
/** Whether such moves are made on the map: by a province, or by somebody's. */
export const isOnTheMap = (verb: Verb): boolean => ON_THE_MAP.has(verb);

/** Where something goes, or what a move is about. */
export const placeOf = (move: Move): Province | null =>
  "to" in move ? move.to : "province" in move ? move.province : null;

/** The provinces a move is about. */
export const provincesOf = (move: Move): Province[] =>
  [isWay(move) ? move.from : null, placeOf(move)].filter((p) => p !== null);

/** The move that leads to a province or names it; null if there is none, or if it has to begin somewhere. */
export function moveTo(verb: Verb, from: Province | null, to: Province, count = 1): Move | null {
  switch (verb) {
    case "settle":
    case "grow":
    case "demand":
    case "yang":
    case "yin":
      return { kind: verb, province: to };
    case "withdraw":
      return { kind: verb, to };
    case "colonise":
    case "attack":
      return from === null ? null : { kind: verb, from, to };
    case "move":
      return from === null ? null : { kind: verb, from, to, count };
    default:
      return null;
  }
}

/** A merger may come with a share (E29). */
export const withShare = (share: number | null): { share?: number } => (share === null ? {} : { share });

export const mayAttack = (legal: readonly Move[], { from, to }: { from: Province; to: Province }): boolean =>
  legal.some((move) => move.kind === "attack" && move.from === from && move.to === to);

/** Whether there is relief to play. */
export const mayRelieve = (legal: readonly Move[]): boolean =>
  legal.some((move) => move.kind === "relief" && move.accepted);

const PARTS = ["from", "to", "province", "seat", "count", "dice", "share", "left"];

/** A name for lists and for the page, as the notation has it (E78). Nobody reads it back. */
export function keyOf(of: Move | Order): string {
  if (of.kind === "relief") return `relief ${of.accepted ? "yes" : "no"}`;
  const parts: Readonly<Record<string, string | number | undefined>> = of;
  return [of.kind.replace("-", "_"), ...PARTS.flatMap((part) => parts[part] ?? [])].join(" ");
}
