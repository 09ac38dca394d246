/** Where points come from, in the order of the score sheet, each with its symbol. */
import type { IconName } from "../../board/art/icons";
import type { View } from "../../view";

export const SOURCES = [
  "points",
  "action_cards",
  "emperor_cards",
  "river",
  "university",
  "emperor_track",
  "cups",
  "tokens",
] as const;
export type Source = (typeof SOURCES)[number];

/** What a source would give a seat if it ended now. */
export const pointsFrom = ({ outlook }: View, seat: number, source: Source): number =>
  outlook.sheet[seat]?.[SOURCES.indexOf(source)] ?? 0;

export const SOURCE_ICONS: Readonly<Record<Source, IconName>> = {
  points: "vp-now",
  action_cards: "buy",
  emperor_cards: "emperor-card",
  river: "river",
  university: "university",
  emperor_track: "worker",
  cups: "cups",
  tokens: "token",
};
