/** Bonus tokens of the regions, as the board file has them. */
import { once } from "./geometry";
import type { BoardFile, Bonus, Effect } from "../../wire";

const tokens = once((board) => new Map(board.tokens.map((t) => [t.id, t.bonus])));
export const bonusOf = (board: BoardFile, token: Bonus | null): readonly Effect[] =>
  (token === null ? null : tokens(board).get(token)) ?? [];
