/** Several games as one event: what to ask the house for, and how its answer reads. */
import type { Share } from "../../games/wire";
import type { Result, SeriesCount, SeriesGame, SeriesInfo, SeriesWish } from "../wire/wire";
import { seatOf, type Args } from "../words/seats";

/** One game, the game's usual series (one game on each of its boards), or a number of games. */
export const LENGTHS = ["one", "usual", "several"] as const;
export type Length = (typeof LENGTHS)[number];

export const FEWEST = 2;
export const MOST = 10;

export interface SeveralGames {
  games: number;
  /** Another board each time, beginning with the chosen one. */
  turns: boolean;
  count: SeriesCount;
}

export function seriesWish(
  length: Length,
  several: SeveralGames,
  board: string,
  boards: readonly string[],
): SeriesWish | null {
  if (length === "one") return null;
  if (length === "usual") return { boards: [], count: "scores" };
  const start = Math.max(0, boards.indexOf(board));
  const nth = (n: number) => (several.turns ? boards[(start + n) % boards.length]! : board);
  return { boards: Array.from({ length: several.games }, (_, n) => nth(n)), count: several.count };
}

/** Lengths that make sense for a game: a usual series of one board would be a single game. */
export const lengthsOf = (usual: readonly string[]): Length[] =>
  LENGTHS.filter((length) => length !== "usual" || usual.length > 1);

export const isOver = (series: SeriesInfo): boolean => series.games.every((g) => g.result != null);

/** Whether another game follows the one at this table. */
export const goesOn = (series: SeriesInfo): boolean => series.number + 1 < series.games.length;

/** Seats in the order of their places; those that share one in the order of the table. */
export const ranked = (result: Result): { seat: number; place: number; score: number }[] =>
  result.places
    .map((place, seat) => ({ seat, place, score: result.scores[seat] ?? 0 }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);

/** What the sums say, as a message id and its seats. Of several I am "you" (`-with`), and the seats are the others. */
export function verdict(series: SeriesInfo, me: number | null): { id: string; args: Args } {
  const seats = ranked(series.standings).flatMap((r) => (r.place === 1 ? [r.seat] : []));
  const all = { winners: seats.map((seat) => seatOf(seat)) };
  if (series.games.every((g) => g.result == null)) return { id: "series-begins", args: all };
  const over = isOver(series);
  if (seats.length === 1) return { id: over ? "series-won" : "series-leads", args: all };
  if (me === null || !seats.includes(me)) return { id: over ? "series-shared" : "series-level", args: all };
  const others = { winners: all.winners.filter(({ seat }) => seat !== me) };
  return { id: over ? "series-shared-with" : "series-level-with", args: others };
}

export type GameState = "over" | "playing" | "coming";

export const stateOf = (game: SeriesGame): GameState => (game.result ? "over" : game.table ? "playing" : "coming");

/** What partners of a game share in its series; most games know no partners. */
export const sharesOf = (result: Result | null | undefined): readonly Share[] => result?.shares ?? [];
