/** Moves that place a piece, and where cards come from. */
import type { Aim } from "./aim";
import type { Move, Payment, Source } from "../wire";

/** A piece, and the cards that pay for it. */
export type Placement = Extract<Move, { cards: Payment }>;
export type Kind = Placement["kind"];

export const isPlacement = (move: Move): move is Placement => "cards" in move;

/** Id of the place on the board that an aim is at: a house space, or a region for its dragon. */
export const targetOf = (aim: Aim): string => (aim.kind === "emissary" ? aim.region : aim.space);

export const DECK: Source = { from: "deck" };
export const fromDisplay = (place: number): Source => ({ from: "display", place });
