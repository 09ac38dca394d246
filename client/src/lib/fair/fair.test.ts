// @vitest-environment jsdom
// The published vectors of docs/fair-dice.md, and what happens when one bit is not as it was.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { bytesToHex } from "@noble/hashes/utils.js";
import { describe, expect, it } from "vitest";
import type { Draw, Draws, HouseEvent, Told } from "../wire/wire";
import { commitmentOf, keyOf, Stream } from "./dice";
import { foldStory } from "./sentences";
import { verify } from "./verify";

const page = readFileSync(resolve(import.meta.dirname, "../../../../docs/fair-dice.md"), "utf8");
const found = (pattern: RegExp) => pattern.exec(page)![1]!;
const SEED = found(/Seed `([0-9a-f]{64})`/);
const SALTS = ["plum", "orchid", "bamboo"];

describe("the dice", () => {
  it("make the published commitment and key", () => {
    expect(page).toContain(`salts ${SALTS.map((s) => `\`${s}\``).join(", ")}`);
    expect(commitmentOf(SEED)).toBe(found(/^commitment ([0-9a-f]{64})$/m));
    expect(bytesToHex(keyOf(SEED, SALTS))).toBe(found(/^key ([0-9a-f]{64})$/m));
  });

  it("give the published numbers, also above 32 bits of stream and with rejected ones", () => {
    const lines = [...page.matchAll(/^stream (\d+) below (\d+): (.*)$/gm)];
    expect(lines).toHaveLength(4);
    for (const [line, n, bound, numbers] of lines) {
      const stream = new Stream(keyOf(SEED, SALTS), Number(n));
      const drawn = numbers!.split(" ").map(() => stream.below(Number(bound)));
      expect(drawn.join(" "), line).toBe(numbers);
    }
  });

  it("go on over the end of a block", () => {
    const stream = new Stream(keyOf(SEED, SALTS), 7);
    const numbers = Array.from({ length: 40 }, () => stream.below(2 ** 32));
    expect(new Set(numbers).size).toBe(40);
  });
});

/** Draws as an honest house lists them: bounds as they come, and the only number that was drawn. */
function honest(count = 12, taken = 0): Draws {
  const key = keyOf(SEED, SALTS);
  const draws = Array.from({ length: count }, (_, n): Draw => {
    const [stream, bound] = [taken + n, 72 - n];
    const low = new Stream(key, stream).below(bound);
    return { entry: 2 * n, stream, bound, low, high: low + 1, result: {}, text: `draw ${n}` };
  });
  return { commitment: commitmentOf(SEED), seed: SEED, salts: SALTS, draws, taken };
}
const flipped = (hex: string, digit: number, bit: number) =>
  hex.slice(0, digit) + (parseInt(hex[digit]!, 16) ^ (1 << bit)).toString(16) + hex.slice(digit + 1);

describe("a proof", () => {
  it("holds for honest draws, also for those after a position that was taken over", () => {
    expect(verify(honest(), 3)).toMatchObject({ good: true, faults: [], wrong: [] });
    expect(verify(honest(5, 9), 3)).toMatchObject({ good: true, faults: [], wrong: [] });
  });

  it("names the one draw that was changed", () => {
    const draws = honest();
    const draw = draws.draws[4]!;
    draws.draws[4] = { ...draw, low: draw.high, high: draw.high + 1, bound: draw.bound };
    const proof = verify(draws, 3);
    expect(proof).toMatchObject({ good: false, faults: [], wrong: [5] });
    expect(proof.rows[4]).toMatchObject({ verdict: "wrong", number: draw.low });
  });

  it("names two draws that changed places", () => {
    const draws = honest();
    const [a, b] = [draws.draws[2]!, draws.draws[3]!];
    draws.draws[2] = { ...a, low: b.low, high: b.high };
    draws.draws[3] = { ...b, low: a.low, high: a.high };
    expect(verify(draws, 3).wrong).toEqual([3, 4]);
  });

  it("notices a stream that was left out: somebody rolled again", () => {
    const draws = honest();
    draws.draws.splice(6, 1);
    expect(verify(draws, 3)).toMatchObject({ good: false, wrong: [7, 8, 9, 10, 11] });
    expect(verify(draws, 3).rows[6]!.verdict).toBe("order");
  });

  it("breaks with every bit of the seed", () => {
    for (let digit = 0; digit < 64; digit += 1)
      for (let bit = 0; bit < 4; bit += 1) {
        const proof = verify({ ...honest(), seed: flipped(SEED, digit, bit) }, 3);
        expect(proof.faults).toEqual(["wrong-commitment"]);
        expect(proof.wrong.length).toBeGreaterThan(0);
      }
  });

  it("breaks with a salt or the order of salts", () => {
    expect(verify({ ...honest(), salts: ["plun", "orchid", "bamboo"] }, 3).wrong.length).toBeGreaterThan(0);
    expect(verify({ ...honest(), salts: ["orchid", "plum", "bamboo"] }, 3).wrong.length).toBeGreaterThan(0);
  });

  it("breaks with another commitment, though the draws follow from the seed", () => {
    const proof = verify({ ...honest(), commitment: flipped(commitmentOf(SEED), 0, 0) }, 3);
    expect(proof).toMatchObject({ good: false, faults: ["wrong-commitment"], wrong: [] });
  });

  it("breaks if the seal is another one than this browser saw before the game", () => {
    expect(verify(honest(), 3, commitmentOf(SEED)).good).toBe(true);
    expect(verify(honest(), 3, flipped(commitmentOf(SEED), 5, 1))).toMatchObject({
      good: false,
      faults: ["other-seal"],
    });
  });

  it("cannot be given without seed, seal or salts", () => {
    expect(verify({ ...honest(), seed: null }, 3)).toMatchObject({ good: false, faults: ["no-seed"], wrong: [] });
    expect(verify({ ...honest(), seed: "zz" }, 3)).toMatchObject({ good: false, faults: ["bad-seed"] });
    expect(verify({ ...honest(), commitment: null }, 3)).toMatchObject({ good: false, faults: ["no-commitment"] });
    expect(verify({ ...honest(), salts: ["plum"] }, 3)).toMatchObject({ good: false, faults: ["no-salts"], wrong: [] });
    expect(verify({ ...honest(), salts: [] }, 3).rows.every((row) => row.verdict === "unknown")).toBe(true);
  });

  it("does not hang or cheer on numbers that no draw can have", () => {
    const draw = honest(1).draws[0]!;
    for (const odd of [{ bound: 0 }, { low: 0, high: 0 }, { high: 100 }, { stream: -1 }]) {
      const draws = { ...honest(1), draws: [{ ...draw, ...odd }] };
      expect(verify(draws, 3)).toMatchObject({ good: false, wrong: [1] });
    }
  });
});

describe("what was taken back", () => {
  type Moment = Parameters<typeof foldStory>[0][number];
  type Entry = Omit<Told, "entry">;
  /** Moments of a match from each entry. */
  const told = (entries: Entry[]): Moment[] => [
    { told: [] },
    ...entries.map((each, entry) => ({ told: [{ entry, ...each }] })),
  ];
  const game = (kind: string, seat?: number): Entry => ({ events: [{ kind, seat }] });
  const around = (house: HouseEvent): Entry => ({ house, events: [] });
  const drawn = game("drawn");
  const placed = (seat: number) => game("placed", seat);
  const undone = (from: number | null) => around({ kind: "undone", seat: 0, from });

  it("is everything from an entry on, with its draws, and only once", () => {
    const took = around({ kind: "stood-in", seat: 1, level: "novice" });
    const story = foldStory(told([drawn, placed(0), drawn, placed(1), drawn, took, undone(1), placed(0), drawn]));
    expect(story.undone).toBe(1);
    expect([...story.gone]).toEqual([1, 2, 3, 4]);
  });

  it("is no less for what somebody gave up or took over, and nothing where nothing was found", () => {
    const resigned = around({ kind: "resigned", seat: 1 });
    const back = around({ kind: "handed-back", seat: 1 });
    const story = (from: number | null) => foldStory(told([drawn, placed(0), resigned, back, undone(from)]));
    expect([...story(1).gone]).toEqual([1]);
    expect([...story(null).gone]).toEqual([]);
  });

  it("has the moves of a game that calls them as the house does", () => {
    const story = foldStory(told([drawn, game("resigned", 1), game("undone", 1), undone(1)]));
    expect([story.undone, ...story.gone]).toEqual([1, 1, 2]);
  });

  it("is nothing in a game without take-backs", () => {
    const story = foldStory(told([drawn, placed(0)]));
    expect(story).toMatchObject({ undone: 0, gone: new Set() });
  });
});
