/** Moves in the game's notation, taken apart and put together. */
import type { Aim } from "./aim";
import type { Cards } from "./wire";

export type Kind = Aim["kind"];

/** A piece, and the cards that pay for it. */
export interface Placement {
  aim: Aim;
  cards: Cards;
}

/** A place of the display, from 0, or the deck. */
export type Source = number | "deck";

/** Id of the place on the board that an aim is at: a house space, or a region for its dragon. */
export const targetOf = (aim: Aim): string => (aim.kind === "emissary" ? aim.region : aim.space);

export const aimAt = (kind: Kind, place: string): Aim =>
  kind === "emissary" ? { kind, region: place } : { kind, space: place };

/** `house wei3 r` and its like; null for a move that places nothing. */
export function parsePlacement(move: string): Placement | null {
  const [kind, place, cards] = move.split(" ");
  if (kind !== "house" && kind !== "emissary" && kind !== "fort") return null;
  return place && cards ? { aim: aimAt(kind, place), cards } : null;
}

export const textOf = ({ aim, cards }: Placement): string => `${aim.kind} ${targetOf(aim)} ${cards}`;

export const same = (a: Aim | null, b: Aim | null): boolean =>
  a !== null && b !== null && a.kind === b.kind && targetOf(a) === targetOf(b);

const sourceText = (source: Source): string => (source === "deck" ? "deck" : `display ${source}`);
export const takeText = (source: Source): string => `take ${sourceText(source)}`;
/** Once nobody draws any more there is no source: the card is only discarded. */
export const exchangeText = (card: string, source: Source | null): string =>
  source === null ? `exchange ${card}` : `exchange ${card} ${sourceText(source)}`;
