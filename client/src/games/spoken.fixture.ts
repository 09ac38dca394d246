/** For the tests of any game: what it says, by its catalogues and the house's. */
import type { Args } from "../lib/words/seats";
import { type People, Speaker } from "../lib/words/speaker";
import type { MatchContext, Phrase } from "./contract";

const catalogues = import.meta.glob<string>(["../../../games/*/locales/*.ftl", "../../../locales/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const speakers = new Map<string, Speaker>();

export function speakerOf(game: string, language = "en"): Speaker {
  const key = `${game} ${language}`;
  const read = (path: string): string => catalogues[`../../../${path}locales/${language}.ftl`]!;
  const speaker = speakers.get(key) ?? new Speaker(language, [read(""), read(`games/${game}/`)]);
  speakers.set(key, speaker);
  return speaker;
}

/** How a match says a phrase. */
export const sayTo =
  (people: People, game: string, language = "en"): MatchContext["say"] =>
  (phrase: Phrase | string, args?: Args) => {
    const { id, args: own } = typeof phrase === "string" ? { id: phrase, args: {} } : phrase;
    return speakerOf(game, language).say(id, { ...own, ...args }, people);
  };
