/** The catalogues of the house and of each game, one small file per language, fetched when they are needed. */
import type { SeatFields } from "./seats";

export const LANGUAGES = ["en", "pl", "de", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

type Load = () => Promise<string>;
const house = import.meta.glob("../../../../locales/*.ftl", { query: "?raw", import: "default" }) as Record<
  string,
  Load
>;
const games = import.meta.glob("../../../../games/*/locales/*.ftl", { query: "?raw", import: "default" }) as Record<
  string,
  Load
>;

/** Of all of them what the lobby needs (vite.config.ts). */
const lobby = import.meta.glob("../../../../locales/*.ftl", { query: "?lobby", import: "default" }) as Record<
  string,
  Load
>;
const cards = import.meta.glob("../../../../games/*/locales/*.ftl", { query: "?card", import: "default" }) as Record<
  string,
  Load
>;

/** With a query it is a small file of its own: the game has the same table in its folder. */
const wires = import.meta.glob<SeatFields>("../../games/*/wire.ts", { query: "?seats", import: "SEATS" });

/** How much of a game's words, or of the house's: what the lobby says, or all. */
export type Part = "card" | "whole";

/** The text of a catalogue, the house's without a `game`; empty if there is none (a game of a newer house). */
export async function catalogue(language: Language, game = "", part: Part = "whole"): Promise<string> {
  const load =
    game === ""
      ? (part === "card" ? lobby : house)[`../../../../locales/${language}.ftl`]
      : (part === "card" ? cards : games)[`../../../../games/${game}/locales/${language}.ftl`];
  return load ? await load() : "";
}

/** Which fields of a game's events, refusals and questions are seats; without those of the house. */
export async function seatFields(game: string): Promise<SeatFields> {
  return (await wires[`../../games/${game}/wire.ts`]?.()) ?? {};
}

/** The language a browser asks for. */
export function languageOf(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find((l) => wish.toLowerCase().startsWith(l));
    if (found) return found;
  }
  return "en";
}
