/** A hint for a learner's first game, if the position has one that is plain and right. */
import type { MatchContext, Phrase } from "../../contract";
import { regionAt } from "../board/geometry";
import type { View } from "../view";
import type { BoardFile, Move } from "../wire";

/** A region that one house would fill, if I could build it now: then it is scored. */
export function advice({ board, view, legal }: MatchContext<View, BoardFile, Move>): Phrase | null {
  const { closing } = view.outlook;
  const last = closing.find((space) => legal.some((move) => move.kind === "house" && move.space === space));
  return last === undefined ? null : { id: "remark-fill", args: { region: regionAt(board, last) } };
}
