// Every card, tile and place says whether it is printed, transcribed, reconstructed or ours.
import { describe, expect, it } from "vitest";
import { lookName, type Look, lookOf } from "../board/looks";
import { board } from "../fixtures";
import { originOf } from "./origin";
import type { BoardFile } from "../wire";

const say = (id: string): string => id;
const of = (look: Look, file: BoardFile = board): string => originOf(file, look, say);
const card = (id: string): Look => ({ kind: "card", card: id });

describe("where something comes from", () => {
  it("is what the file says of it, of its part, or of the whole", () => {
    expect(of({ kind: "caravan", caravan: "KA01" })).toBe("origin-printed");
    expect(of({ kind: "caravan", caravan: "KA02" })).toBe("origin-reconstructed");
    expect(of(card("A21"))).toBe("origin-cost");
    expect(of(card("A22"))).toBe("origin-reconstructed");
    expect(of(card("S01"))).toBe("origin-reconstructed");
    expect(of({ kind: "cup", cup: "C03" })).toBe("origin-reconstructed");
    expect(of({ kind: "part", sector: 1, part: "inner" })).toBe("origin-printed");
    expect(of({ kind: "part", sector: 2, part: "inner" })).toBe("origin-reconstructed");
    expect(of({ kind: "centre" })).toBe("origin-printed");
    expect(of({ kind: "row", row: 1 })).toBe("origin-printed");
    expect(of({ kind: "station", station: 4 })).toBe("origin-reconstructed");
  });
  it("tells emperor cards in two: what they score, and the rest", () => {
    expect(of(card("E04"))).toBe("origin-scoring");
    const printed = { ...board, source: "printed", sources: {} };
    expect(of(card("E04"), printed)).toBe("origin-printed");
  });
  it("is told in the host's own words, or not at all", () => {
    expect(of(card("A21"), { ...board, source: "my box", sources: { A21: "second edition" } })).toBe("second edition");
    expect(of(card("A22"), { ...board, source: "my box", sources: {} })).toBe("my box");
    expect(of(card("A22"), { ...board, source: "", sources: undefined })).toBe("");
  });
});

describe("what can be looked at", () => {
  it.each<[string, Look]>([
    ["caravan KB01", { kind: "caravan", caravan: "KB01" }],
    ["part 2 inner", { kind: "part", sector: 2, part: "inner" }],
    ["centre", { kind: "centre" }],
    ["row 0", { kind: "row", row: 0 }],
    ["station 4", { kind: "station", station: 4 }],
    ["cup C03", { kind: "cup", cup: "C03" }],
    ["card E04", card("E04")],
  ])("is found by its name: %s", (name, look) => {
    expect(lookName(look)).toBe(name);
    expect(lookOf(board, name)).toEqual(look);
  });
  it("is nothing where the board has none of that name", () => {
    expect(lookOf(board, "caravan KB99")).toBeNull();
  });
});
