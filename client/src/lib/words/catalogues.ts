/** The catalogues of the house and of each game, one small file per language, fetched when they are needed. */
import type { SeatFields } from "./seats";

export const LANGUAGES = ["en", "pl", "de", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

type Load = () => Promise<string>;
type Loads = Readonly<Record<string, Load>>;

/** Each catalogue in the parts that the build cuts it into (vite.config.ts, parts.ts): what the lobby says, what a table says at first, and what that leaves out. */
const HOUSE = {
  card: import.meta.glob("../../../../locales/*.ftl", { query: "?lobby", import: "default" }) as Loads,
  table: import.meta.glob("../../../../locales/*.ftl", { query: "?house", import: "default" }) as Loads,
  second: import.meta.glob("../../../../locales/*.ftl", { query: "?house-second", import: "default" }) as Loads,
};
const GAMES = {
  card: import.meta.glob("../../../../games/*/locales/*.ftl", { query: "?card", import: "default" }) as Loads,
  table: import.meta.glob("../../../../games/*/locales/*.ftl", { query: "?game", import: "default" }) as Loads,
  second: import.meta.glob("../../../../games/*/locales/*.ftl", { query: "?game-second", import: "default" }) as Loads,
};

/** With a query it is a small file of its own: the game has the same table in its folder. */
const wires = import.meta.glob<SeatFields>("../../games/*/wire.ts", { query: "?seats", import: "SEATS" });

/** How much of a game's words, or of the house's: what the lobby says, what is said at a table from the first board on, or all. */
export type Part = "card" | "table" | "whole";

/** The texts of a catalogue, the house's without a `game`; none if there is none (a game of a newer house). */
export function texts(language: Language, game = "", part: Part = "whole"): Promise<string[]> {
  const files = game === "" ? HOUSE : GAMES;
  const name =
    game === "" ? `../../../../locales/${language}.ftl` : `../../../../games/${game}/locales/${language}.ftl`;
  const pieces = part === "whole" ? [files.table, files.second] : [files[part]];
  return Promise.all(pieces.flatMap((piece) => piece[name]?.() ?? []));
}

/** All of them as one. */
export const catalogue = async (language: Language, game = "", part: Part = "whole"): Promise<string> =>
  (await texts(language, game, part)).join("\n");

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
