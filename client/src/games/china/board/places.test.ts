import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { ARROWS, nearest, stepFrom } from "../../../lib/board/spots";
import type { Target } from "./geometry";
import { spotsOf } from "./places";
import type { BoardFile } from "../wire";

const read = (id: string): BoardFile =>
  JSON.parse(
    readFileSync(resolve(import.meta.dirname, `../../../../../games/china/boards/${id}.json`), "utf8"),
  ) as BoardFile;

describe.each(["3-4", "4-5"])("the places of side %s", (id) => {
  const board = read(id);
  it("are all reached by the arrows", () => {
    const found = new Set<Target>([spotsOf(board)[0]!.target]);
    for (const at of found) {
      for (const arrow of Object.values(ARROWS)) {
        const next = stepFrom(spotsOf(board), at, arrow);
        if (next) found.add(next);
      }
    }
    const missed = spotsOf(board).filter((s) => !found.has(s.target));
    expect(missed.map((s) => s.target)).toEqual([]);
  });
  it("are reached from one lit place to the next, however few are lit", () => {
    const all = spotsOf(board);
    // Every third, fifth … place; the spaces of each region; the dragons.
    const choices = [
      ...[2, 3, 5, 7, 11].map((n) => all.filter((_, i) => i % n === 0).map((s) => s.target)),
      ...board.regions.map((r) => r.house_spaces),
      board.regions.map((r) => r.id),
    ];
    for (const lit of choices)
      for (const start of lit) {
        const found = new Set<Target>([start]);
        for (const at of found)
          for (const arrow of Object.values(ARROWS)) {
            const next = stepFrom(spotsOf(board), at, arrow, (t) => lit.includes(t));
            if (next) found.add(next);
          }
        expect(
          lit.filter((t) => !found.has(t)),
          `from ${start}`,
        ).toEqual([]);
      }
  });
  it("are reached from one lit place to the next, whichever are lit", () => {
    const all = spotsOf(board);
    // The same draws every time.
    let state = 8137;
    const below = (n: number): number => (state = (state * 48271) % 2147483647) % n;
    for (let round = 0; round < 400; round++) {
      const many = 2 + below(14);
      const lit = [...new Set(Array.from({ length: many }, () => all[below(all.length)]!.target))];
      for (const start of lit) {
        const found = new Set<Target>([start]);
        for (const at of found)
          for (const arrow of Object.values(ARROWS)) {
            const next = stepFrom(all, at, arrow, (t) => lit.includes(t));
            if (next) found.add(next);
          }
        expect(
          lit.filter((t) => !found.has(t)),
          `from ${start} among ${lit.join(" ")}`,
        ).toEqual([]);
      }
    }
  });
  it("are found by a finger beside them, those first that may be chosen", () => {
    const [a, b] = board.spaces;
    expect(nearest(spotsOf(board), { x: a!.x + 20, y: a!.y }, 60, () => false)).toBe(a!.id);
    expect(nearest(spotsOf(board), { x: a!.x + 20, y: a!.y }, 2000, (t) => t === b!.id)).toBe(b!.id);
    expect(nearest(spotsOf(board), { x: -500, y: -500 }, 60, () => true)).toBeNull();
  });
  it("are meant by a finger right on them, though another may be chosen", () => {
    const [a, b] = board.spaces;
    const [badge] = board.alliances;
    expect(nearest(spotsOf(board), { x: a!.x + 3, y: a!.y }, 2000, (t) => t === b!.id)).toBe(a!.id);
    expect(nearest(spotsOf(board), { x: badge!.x, y: badge!.y }, 2000, (t) => t === b!.id)).toBe(
      `alliance-${badge!.number}`,
    );
  });
  it("do not hide each other", () => {
    for (const s of spotsOf(board))
      for (const t of spotsOf(board))
        if (s.target < t.target)
          expect(Math.hypot(s.x - t.x, s.y - t.y), `${s.target} ${t.target}`).toBeGreaterThan(30);
  });
});
