// Every card, tile and place says whether it is printed, transcribed, reconstructed or ours.
import { describe, expect, it } from "vitest";
import { board } from "../fixtures";
import { originOf } from "./origin";
import type { BoardFile } from "../wire";

const say = (id: string): string => id;
const of = (target: string, file: BoardFile = board): string => originOf(file, target, say);

describe("where something comes from", () => {
  it("is what the file says of it, of its part, or of the whole", () => {
    expect(of("caravan KA01")).toBe("origin-printed");
    expect(of("caravan KA02")).toBe("origin-reconstructed");
    expect(of("card A21")).toBe("origin-cost");
    expect(of("card A22")).toBe("origin-reconstructed");
    expect(of("card S01")).toBe("origin-reconstructed");
    expect(of("cup C03")).toBe("origin-reconstructed");
    expect(of("region 4")).toBe("origin-transcribed");
    expect(of("part 1 inner")).toBe("origin-printed");
    expect(of("part 2 inner")).toBe("origin-reconstructed");
    expect(of("row 1")).toBe("origin-printed");
    expect(of("station 4")).toBe("origin-reconstructed");
  });
  it("tells emperor cards in two: what they score, and the rest", () => {
    expect(of("card E04")).toBe("origin-scoring");
    const printed = { ...board, source: "printed", sources: {} };
    expect(of("card E04", printed)).toBe("origin-printed");
  });
  it("is told in the host's own words, or not at all", () => {
    expect(of("card A21", { ...board, source: "my box", sources: { A21: "second edition" } })).toBe("second edition");
    expect(of("card A22", { ...board, source: "my box", sources: {} })).toBe("my box");
    expect(of("card A22", { ...board, source: "", sources: undefined })).toBe("");
  });
});
