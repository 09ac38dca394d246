/** What belongs to nobody, and what waits on a board, in figures for sentences. */
import type { BoardFile, SeatState, Supply } from "./wire";

export function supplyArgs({ leaves, markers, tokens, scrolls }: Supply): Record<string, number> {
  const [strength, teapot, repeat] = scrolls;
  return { leaves, markers, tokens, strength, teapot, repeat };
}

/** T40: workers that can still go into the centre; one is at the university, one on the emperor track. */
export const reserveOf = (board: BoardFile, { centre }: SeatState): number =>
  Math.max(0, board.player_board.workers - 2 - centre);
