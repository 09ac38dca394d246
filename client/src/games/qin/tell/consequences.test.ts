import { describe, expect, it } from "vitest";
import { seatOf } from "../../../lib/words/seats";
import { consequences } from "./consequences";
import { board, region, view } from "../fixtures";

const rows = (told: ReturnType<typeof consequences>) =>
  told.rows.map((r) => [
    r.phrase.id,
    r.deltas.map((d) => `${d.seat}${d.pagodas > 0 ? "+" : ""}${d.pagodas}`).join(" "),
  ]);
const placed = { kind: "placed", seat: 0, tile: "RY", a: "d3", b: "e3" };

describe("what a tile would do", () => {
  it("founds a province and leaves a lone square", () => {
    const before = view();
    const after = view(
      { regions: [region("red", 0, ["d3", "c3"]), region("yellow", null, ["e3"]), region("blue", null, ["a5"])] },
      [23, 24],
    );
    const told = consequences(
      before,
      [
        placed,
        { kind: "founded", owner: 0, color: "red", size: 2, at: "d3" },
        { kind: "built", seat: 0, count: 1, left: 23 },
      ],
      after,
      board,
      0,
    );
    expect(rows(told)).toEqual([
      ["then-lone", ""],
      ["then-founded", "0+1"],
    ]);
    expect(told.rows[1]!.phrase.args).toMatchObject({ owner: seatOf(0), size: 2, color: "red" });
    expect(told.supplies).toEqual([{ seat: 0, before: 24, after: 23 }]);
    expect(told.gains).toMatchObject([{ owner: 0, added: 1, squares: ["d3", "c3"] }]);
  });

  it("says that another's province grows, and that it costs nothing", () => {
    const before = view({ regions: [region("red", 1, ["c3", "c4"])] });
    const after = view({ regions: [region("red", 1, ["c3", "c4", "d3", "e3"])] });
    const told = consequences(
      before,
      [
        { ...placed, tile: "RR" },
        { kind: "enlarged", owner: 1, color: "red", size: 4, at: "c3" },
      ],
      after,
      board,
      0,
    );
    expect(rows(told)).toEqual([["then-enlarged", ""]]);
    expect(told.supplies).toEqual([]);
    expect(told.gains[0]).toMatchObject({ owner: 1, added: 0 });
  });

  it("gives the owner a second pagoda when a province becomes major", () => {
    const before = view({ regions: [region("red", 1, ["c3", "c4", "c5"])] });
    const after = view({ regions: [region("red", 1, ["c3", "c4", "c5", "d3", "e3"])] }, [24, 23]);
    const events = [
      { ...placed, tile: "RR" },
      { kind: "enlarged", owner: 1, color: "red", size: 5, at: "c3" },
      { kind: "became-major", owner: 1, color: "red", size: 5, at: "c3" },
    ];
    expect(rows(consequences(before, events, after, board, 0))).toEqual([["then-major", "1+1"]]);
  });

  it("tells of every province that is lost in a join, the winner's own too", () => {
    const kept = region("red", 0, ["c3", "c4", "b4"]);
    const before = view({ regions: [kept, region("red", 1, ["e3", "e4"]), region("red", 0, ["d1", "d2"])] });
    const after = view({ regions: [region("red", 0, [...kept.squares, "d3", "e3", "e4", "d1", "d2"])] }, [24, 25]);
    const told = consequences(
      before,
      [
        placed,
        { kind: "joined", owner: 0, color: "red", size: 8, at: "c3" },
        { kind: "became-major", owner: 0, color: "red", size: 8, at: "c3" },
      ],
      after,
      board,
      0,
    );
    expect(rows(told)).toEqual([
      ["then-joined", "0+1"],
      ["then-lost", "1-1"],
      ["then-merged", "0-1"],
    ]);
    expect(told.losses.map((l) => l.owner)).toEqual([1, 0]);
    expect(told.supplies).toEqual([{ seat: 1, before: 24, after: 25 }]);
  });

  it("tells who takes a village from whom, and when it is mine that goes", () => {
    const taken = { kind: "conquered", seat: 1, village: "mill", from: 0 };
    const told = consequences(view(), [placed, taken], view({ villages: [1] }, [25, 23]), board, 0);
    expect(rows(told)).toContainEqual(["then-conquered-from-you", "1+1 0-1"]);
    expect(told.gains[0]).toMatchObject({ village: true, owner: 1, from: 0, squares: ["e2"] });
    expect(rows(consequences(view(), [taken], view({ villages: [1] }), board, 2))).toEqual([
      ["then-conquered", "1+1 0-1"],
    ]);
    const free = { kind: "absorbed", seat: 0, village: "mill" };
    expect(rows(consequences(view(), [free], view({ villages: [0] }), board, 0))).toEqual([["then-absorbed", "0+1"]]);
  });

  it("tells what the events say, and no squares, where hidden things decide how it goes on", () => {
    const joins = [
      placed,
      { kind: "joined", owner: 0, color: "red", size: 8, at: "c3" },
      { kind: "became-major", owner: 0, color: "red", size: 8, at: "c3" },
      { kind: "absorbed", seat: 0, village: "mill" },
      { kind: "returned", seat: 1, count: 1 },
      { kind: "built", seat: 0, count: 2, left: 22 },
    ];
    const told = consequences(view(), joins, null, board, 0);
    expect(rows(told)).toEqual([
      ["then-joined", ""],
      ["then-absorbed", "0+1"],
    ]);
    expect(told.rows[0]!.phrase.args).toEqual({ color: "red", owner: seatOf(0), size: 8 });
    expect(told.supplies).toEqual([
      { seat: 0, before: 24, after: 22 },
      { seat: 1, before: 24, after: 25 },
    ]);
    expect([told.gains.length, told.losses]).toEqual([1, []]);
    const grows = [
      { kind: "enlarged", owner: 1, color: "red", size: 5, at: "c3" },
      { kind: "became-major", owner: 1, color: "red", size: 5, at: "c3" },
    ];
    expect(rows(consequences(view(), grows, null, board, 0))).toEqual([["then-major", ""]]);
  });

  it("names the victory, mine or another's", () => {
    const won = (winners: number[]) =>
      consequences(view(), [{ kind: "ended", reason: "last-pagoda", winners }], view(), board, 0).rows[0]!.phrase;
    expect(won([0])).toEqual({ id: "then-won" });
    expect(won([1])).toEqual({ id: "then-ended", args: { winners: [seatOf(1)] } });
  });
});
