/** A hint for a learner's first game, if the position has one that is plain and right. */
import type { MatchContext, Phrase } from "../contract";
import type { View } from "./seen";
import type { BoardFile, Move } from "./wire";

/** A region that one house would fill, if I could build it now: then it is scored. */
export function advice({ board, view, legal }: MatchContext<View, BoardFile, Move>): Phrase | null {
  const full = board.regions.find(({ house_spaces }) => {
    const [last, ...more] = house_spaces.filter((space) => view.houses[space] === undefined);
    return (
      last !== undefined && more.length === 0 && legal.some((move) => move.kind === "house" && move.space === last)
    );
  });
  return full ? { id: "remark-fill", args: { region: full.id } } : null;
}
