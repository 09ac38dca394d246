/** Board files, each fetched once. */
import { api } from "../wire/api";

const files = new Map<string, Promise<unknown>>();

export function boardFile(game: string, board: string): Promise<unknown> {
  const key = `${game}/${board}`;
  let file = files.get(key);
  if (!file) {
    file = api.board(game, board);
    files.set(key, file);
    // A failure is not worth keeping.
    file.catch(() => files.delete(key));
  }
  return file;
}
