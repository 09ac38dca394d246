// What a learner is told: lessons, hints in the first game, symbols, and what examples in the rules show.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../lib/words/catalogues";
import { Speaker } from "../../../lib/words/speaker";
import { advice } from "./advice";
import { also } from "./untaughtclauses";
import { cropOf, ownOf, scenesOf, tries } from "./example";
import { mv } from "../fixtures";
import { wholeOf } from "../board/valley/geometry";
import type { View } from "../view";
import { richest, SYMBOLS } from "./symbols";
import type { BoardFile, Move, SeatState, Table } from "../wire";

const folder = resolve(import.meta.dirname, "../../../../../games/tea_garden");
const read = (path: string): unknown => JSON.parse(readFileSync(resolve(folder, path), "utf8"));
const board = read("boards/valley.json") as BoardFile;

const seat = (changes: Partial<SeatState> = {}): SeatState =>
  ({
    slots: [],
    green: [0, 0, 0, 0, 0, 0],
    brown: [0, 0, 0, 0, 0, 0],
    tokens: 0,
    scrolls: [0, 0, 0],
    rows: [],
    boat: 0,
    emperor: 0,
    gardens: ["1a"],
    ...changes,
  }) as SeatState;
const view = (table: Partial<Table> = {}, me: SeatState = seat()): View =>
  ({
    viewer: { seat: 0 },
    table: { round: 1, active: 0, point: "menu", turn: { played: false, main: false }, seats: [me, seat()], ...table },
    outlook: { rounds: 5, ripens: table.round !== 5, rows: [me.emperor + 1, 1] },
  }) as unknown as View;
const hint = (v: View, ...legal: Move[]) => advice({ view: v, legal, seat: 0 });
const slots = (n: number) => Array.from({ length: n }, () => ({ top: "S01", cards: ["S01"] }));

describe("a hint", () => {
  it("weighs the fourth turn before anything else", () => {
    const rich = seat({ slots: slots(3), green: [0, 0, 0, 3, 0, 0] });
    expect(hint(view({}, rich), mv.fee, mv.pass, mv.advance)?.id).toBe("remark-fee");
  });
  it("names what would be lost with the turn, once it can be ended", () => {
    const done = view({ turn: { played: true, main: true } as Table["turn"] });
    expect(hint(done, mv.end, mv.bonus(0), mv.cups("yellow"))?.id).toBe("remark-side");
    expect(hint(done, mv.end, mv.bonus(0))?.id).toBe("remark-bonus");
    expect(hint(done, mv.end, mv.advance)).toBeNull();
  });
  it("shows the next emperor row when it can be paid", () => {
    const told = { id: "remark-advance", args: { row: 3 } };
    expect(hint(view({}, seat({ emperor: 2 })), mv.advance, mv.top("S01"))).toEqual(told);
  });
  it("warns of good green leaves late in a round, but not in the last one", () => {
    const late = seat({ slots: slots(3), green: [4, 0, 0, 2, 1, 0] });
    expect(hint(view({ round: 2 }, late), mv.top("S01"))).toEqual({ id: "remark-sinking", args: { count: 3 } });
    expect(hint(view({ round: 2 }, { ...late, slots: slots(1) }), mv.top("S01"))).toBeNull();
    expect(hint(view({ round: 5 }, late), mv.top("S01"))).toBeNull();
  });
  it("begins the last round with a word on it", () => {
    expect(hint(view({ round: 5 }), mv.top("S01"), mv.pass)?.id).toBe("remark-last");
  });
  it("has a word for each question of the first rounds", () => {
    expect(hint(view({ point: "take" }))?.id).toBe("remark-at-take");
    expect(hint(view({ point: "take", round: 3 }))).toBeNull();
    expect(hint(view({ point: { cover: { last: null } } }))).toBeNull();
  });
  it("is for somebody who plays", () => {
    expect(advice({ view: view({ point: "take" }), legal: [], seat: null })).toBeNull();
  });
});

describe.each(LANGUAGES)("in %s", (language) => {
  const speaker = new Speaker(language, [readFileSync(resolve(folder, `locales/${language}.ftl`), "utf8")]);
  it("every symbol has a name and a meaning", () => {
    const ids = SYMBOLS.flatMap(([group, symbols]) => [
      `symbols-group-${group}`,
      ...symbols.flatMap(({ icon, name }) => [name, `symbol-${icon}`]),
    ]);
    expect(ids.filter((id) => !speaker.has(id))).toEqual([]);
  });
  it("what the lessons leave out is told", () => {
    expect(also.filter((clause) => !speaker.has(`also-${clause}`))).toEqual([]);
  });
});

describe("the symbols", () => {
  it("are all there, each once, with a clause of the rules", () => {
    const all = SYMBOLS.flatMap(([, symbols]) => symbols);
    const sprites = ["ValleySprite.svelte", "TeaSprite.svelte"].map((file) =>
      readFileSync(resolve(import.meta.dirname, "../board/art", file), "utf8"),
    );
    const drawn = [...sprites.join("").matchAll(/id="t-([\w-]+)"/g)].map((match) => match[1]!);
    const icons = all.map(({ icon }) => icon).filter((icon) => icon !== "strength");
    expect([...icons].sort()).toEqual([...drawn].sort());
    const rules = readFileSync(resolve(folder, "RULES.md"), "utf8");
    expect(all.filter(({ clause }) => !rules.includes(`**${clause} `))).toEqual([]);
  });
  it("are read on a card that has all of them", () => {
    const card = board.action_cards.cards.find(({ id }) => id === richest(board))!;
    expect([card.side.length, card.teapots.length, card.bonus.length].every((n) => n > 0)).toBe(true);
    expect(richest({ ...board, action_cards: { ...board.action_cards, cards: [] } })).toBeNull();
  });
});

describe("an example", () => {
  it("shows the parts of the table that its moves are about", () => {
    expect(scenesOf([mv.top("S01"), mv.done, mv.river, mv.cups("yellow"), mv.placeNew])).toEqual(["valley"]);
    expect(scenesOf([mv.advance, mv.pay("g1"), mv.take("E07")])).toEqual(["stair", "emperors"]);
    expect(scenesOf([mv.pass])).toEqual([]);
  });
  it("shows of a board what lies there, and what the moves need", () => {
    expect(ownOf(seat(), [mv.garden("2a"), mv.pagoda(3)])).toEqual(["pagodas"]);
    expect(ownOf(seat({ tokens: 1, brown: [0, 0, 0, 0, 0, 1] }), [mv.river])).toEqual(["leaves", "stock"]);
    expect(ownOf(seat(), [mv.cups("yellow"), mv.placeNew])).toEqual(["cups"]);
  });
  it("shows the regions it is about, and never what lies outside the valley", () => {
    const whole = wholeOf(board);
    const box = cropOf(board, view(), [mv.garden("2a")]);
    expect(box.width * box.height).toBeLessThan(0.7 * whole.width * whole.height);
    const points = board.regions.filter(({ id }) => id === 2).flatMap(({ polygon }) => polygon);
    const inside = points.every(
      ([x, y]) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height,
    );
    expect(inside).toBe(true);
    const corner = cropOf(board, view(), [mv.pick("15")]);
    expect(corner.x + corner.width).toBeLessThanOrEqual(whole.x + whole.width);
    expect(cropOf(board, view(), [mv.pass])).toBe(whole);
    expect(cropOf(board, view({}, seat({ boat: 9 })), [mv.river]).x).toBeGreaterThan(whole.x + whole.width / 4);
  });
  it("says what was tried as its button does", () => {
    expect(tries(mv.pass, board)).toEqual({ id: "example-try", args: { move: { id: "do-pass", args: {} } } });
  });
});
