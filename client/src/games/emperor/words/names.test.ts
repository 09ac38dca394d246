// A host's own names stand instead of the catalogue's, on the map and in sentences; the frame is that of the host's provinces.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { seatOf } from "../../../lib/words/seats";
import { Speaker } from "../../../lib/words/speaker";
import { board } from "../fixtures";
import { WHOLE, wholeOf } from "../board/geometry";
import { ownNames, USUAL } from "./names";
import type { BoardFile } from "../wire";

const speakerOf = (language: string) =>
  new Speaker(language, [
    readFileSync(resolve(import.meta.dirname, `../../../../../games/emperor/locales/${language}.ftl`), "utf8"),
  ]);

describe("names", () => {
  it("that are usual are those of the house's file and of the English words", () => {
    const english = speakerOf("en");
    expect([...USUAL]).toEqual(board.provinces.map(({ id, name }) => [id, name]));
    for (const [id, name] of USUAL) expect(english.say(`province-${id}`)).toBe(name);
    expect(ownNames(board).size).toBe(0);
  });
  it("are the host's in every sentence where the host has changed them, and only there", () => {
    const provinces = board.provinces.map((p) => (p.id === "taiwan" ? { ...p, name: "Queen's Isle" } : p));
    const people = { names: ["Ann", "Ben"], me: null, own: ownNames({ ...board, provinces }) };
    const polish = speakerOf("pl");
    const moved = { seat: seatOf(0), count: 1, from: "fukien", to: "taiwan" };
    expect(polish.say("event-moved", moved, people)).toMatch(/Fukien.+Queen’s Isle/);
    expect(polish.say("province-taiwan", {}, people)).toBe("Queen’s Isle");
    expect(polish.say("province-taiwan")).toBe("Tajwan");
    for (const [variable, id] of [
      ["place", "grow-regular-at"],
      ["origin", "grow-origin"],
      ["from", "play-move-to"],
    ] as const)
      expect(polish.say(id, { [variable]: "taiwan" }, people)).toContain("Queen’s Isle");
  });
});

describe("what is seen of the map", () => {
  it("is the printed frame on the house's map", () => {
    expect(wholeOf(board)).toEqual(WHOLE);
  });
  it("is all of a host's provinces, wherever they lie", () => {
    const moved = (by: number): BoardFile["provinces"] =>
      board.provinces.map((p) => ({
        ...p,
        polygon: p.polygon.map(([x, y]) => [x + by, y + by] as [number, number]),
        islands: p.islands.map((island) => island.map(([x, y]) => [x + by, y + by] as [number, number])),
      }));
    const hosts = { ...board, provinces: moved(30) };
    const { x, y, width, height } = wholeOf(hosts);
    expect([x < 60, y < 83, x + width > 1000, y + height > 977]).toEqual([true, true, true, true]);
    expect(wholeOf({ ...board, id: "my-own-box" })).not.toEqual(WHOLE);
  });
});
