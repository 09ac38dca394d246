/** A game may have words of its own for what its series adds up; the house has plain ones for any game. */
import type { SeriesCount } from "../wire/wire";
import { words } from "../words/words.svelte";

function own(game: string, id: string, plain: string): string {
  const speaker = words.of(game);
  return speaker.say(speaker.has(id) ? id : plain);
}

/** What a game's numbers are called. */
export const scoresOf = (game: string): string => own(game, "series-scores", "count-scores");

export const countOf = (game: string, count: SeriesCount): string =>
  count === "wins" ? own(game, "series-wins", "count-wins") : scoresOf(game);

/** How a series is won. */
export const noteOf = (game: string, count: SeriesCount): string =>
  count === "wins" ? own(game, "series-wins-note", "series-note-wins") : own(game, "series-note", "series-note-scores");

/** The game's usual series, in a word or two. */
export const usualOf = (game: string): string => own(game, "series-usual", "length-usual");
