/** Which boards are for how many players: a game may have another side of its board for more. */
import type { GameCard } from "../wire/wire";

const isFor = (game: GameCard, board: string, players: number): boolean =>
  game.seats[board]?.includes(players) ?? false;

/** Boards for so many, in the game's order. */
export const boardsFor = (game: GameCard, players: number): string[] =>
  game.boards.filter((board) => isFor(game, board, players));

/** Boards of the usual series, as far as they are for so many. */
export const usualFor = (game: GameCard, players: number): string[] =>
  game.series.filter((board) => isFor(game, board, players));

/** Numbers of players for whom there is a board. */
export function numbersOf(game: GameCard): number[] {
  const [fewest, most] = game.players;
  const all = Array.from({ length: most - fewest + 1 }, (_, n) => fewest + n);
  return all.filter((players) => boardsFor(game, players).length > 0);
}

/** The board, if it is for so many; else the first one that is. */
export function fittingBoard(game: GameCard, players: number, board: string | null): string {
  const boards = boardsFor(game, players);
  return boards.find((b) => b === board) ?? boards[0] ?? "";
}
