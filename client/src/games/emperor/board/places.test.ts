import { describe, expect, it } from "vitest";
import { ARROWS } from "../../../lib/board/spots";
import { board } from "../fixtures";
import { middle, neighbours, spotsOf, stepTo } from "./places";

describe("the arrows", () => {
  it("reach every province", () => {
    const found = new Set([middle(board)]);
    for (const at of found)
      for (const arrow of Object.values(ARROWS)) {
        const next = stepTo(board, at, arrow);
        if (next) found.add(next);
      }
    expect(spotsOf(board).filter((s) => !found.has(s.target))).toEqual([]);
  });
  it("go to a neighbour where there is one ahead", () => {
    for (const { id } of board.provinces)
      for (const arrow of Object.values(ARROWS)) {
        const next = stepTo(board, id, arrow);
        const near = neighbours(board, id);
        const at = (p: string) => spotsOf(board).find((s) => s.target === p)!;
        const ahead = near.some((p) => (at(p).x - at(id).x) * arrow[0] + (at(p).y - at(id).y) * arrow[1] > 0);
        if (ahead) expect(near, `${id} ${arrow.join()}`).toContain(next);
      }
  });
});
