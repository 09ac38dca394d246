/** Board files, each fetched once. */
import { once } from "../cache";
import { api } from "../wire/api";

export const boardFile = (game: string, board: string): Promise<unknown> =>
  once(`board ${game} ${board}`, () => api.board(game, board));
