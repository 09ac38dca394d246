// @vitest-environment jsdom
// The map as it is drawn from the real board file: everything once, where it belongs, and nothing cut off.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "../../../rendering";
import { describe, expect, it } from "vitest";
import { type Box, extent, holds, type Pair, touches } from "../../../lib/board/paths";
import type { GameEvent } from "../../contract";
import { brush, trail } from "./overlays/arrow";
import { artOf } from "./land/borders";
import { changesOf } from "../tell/consequences";
import { detailsOf } from "./placedetails";
import { mv } from "../fixtures";
import { atlas, type Chosen, extentOf, heightOf, pieceAt, PIECE, rowOf, spotOf, symbolsOf, WHOLE } from "./geometry";
import { allLand, geoName, geography, outerLands } from "./land/land";
import { along, beside, curve, lengthOf, resampled, smoothed } from "../../../lib/board/lines";
import MapLayers from "./MapLayers.svelte";
import { bestAttacks, percentOf } from "../words/odds";
import { sampleView } from "./sample";
import type { View } from "../view";
import { tracesOf } from "./overlays/traces";
import { wildsOf } from "./land/wilds";
import type { Attack, BoardFile, Move, ProvinceState } from "../wire";

const board = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../../../games/emperor/boards/china.json"), "utf8"),
) as BoardFile;
const PLAIN: Chosen = {};
const OTHER: Chosen = { "shensi-honan": ["mountain"], "shantung-anhwei": [] };
const view = sampleView(board);
const EMPTY: ProvinceState = { owner: null, markers: 0, spent: 0, exhausted: 0, symbols: [0, 0, 0] };
/** The same with other figures in some provinces. */
const having = (changes: Record<string, Partial<ProvinceState>>): View => {
  const provinces = { ...view.table.provinces };
  for (const [id, change] of Object.entries(changes)) provinces[id] = { ...EMPTY, ...provinces[id], ...change };
  return { ...view, table: { ...view.table, provinces } };
};

describe("the atlas", () => {
  it("counts the first barrier of a border: the house has the strongest there", () => {
    const { near } = atlas(board, PLAIN);
    expect(near.get("hupeh")?.get("szechwan")?.counts).toBe("mountain");
    expect(near.get("korea")?.get("liaoning")?.counts).toBe("wall");
    expect(near.get("hopeh")?.get("honan")?.counts).toBe("open");
  });
  it("follows what the house says of the choices of the table", () => {
    const plain = atlas(board, PLAIN);
    expect(plain.near.get("honan")?.get("shensi")?.counts).toBe("open");
    expect(plain.near.get("anhwei")?.get("shantung")?.counts).toBe("impassable");
    const other = atlas(board, OTHER);
    expect(other.near.get("shensi")?.get("honan")?.counts).toBe("mountain");
    expect(other.near.get("shantung")?.get("anhwei")?.counts).toBe("open");
  });
  it("is made once, so that the borders are drawn once", () => {
    expect(atlas(board, { ...PLAIN })).toBe(atlas(board, { ...PLAIN }));
    expect(artOf(atlas(board, PLAIN))).toBe(artOf(atlas(board, PLAIN)));
  });
  it("puts pieces inside of their provinces", () => {
    for (const p of board.provinces) {
      const { x, y } = spotOf(board, p);
      expect(holds(p.polygon, x, y), p.id).toBe(true);
    }
  });
  it("puts no piece on top of another, even with two symbols each", () => {
    const full = having(Object.fromEntries(board.provinces.map((p) => [p.id, { symbols: [1, 1, 0] as const }])));
    const boxes = board.provinces.map((p): Box => {
      const [x, y] = pieceAt(board, full, p.id)!;
      return { x: x - PIECE, y: y - PIECE, width: 2 * PIECE, height: 2 * PIECE };
    });
    boxes.forEach((a, i) => boxes.slice(i + 1).forEach((b) => expect(touches(a, b)).toBe(false)));
  });
  it("has all provinces in sight", () => {
    const box = extentOf(
      board,
      board.provinces.map((p) => p.id),
    );
    expect(box.x).toBeGreaterThanOrEqual(WHOLE.x);
    expect(box.x + box.width).toBeLessThanOrEqual(WHOLE.x + WHOLE.width);
    expect(box.y + box.height).toBeLessThanOrEqual(WHOLE.y + WHOLE.height);
  });
});

describe("the borders", () => {
  it("are drawn once each, by what lies on them", () => {
    const art = artOf(atlas(board, PLAIN));
    const land = board.borders.filter((b) => b.kind === "land");
    const having = (kind: string): number => land.filter((b) => (b.barriers as string[]).includes(kind)).length;
    expect(art.crossings).toHaveLength(board.borders.length - land.length);
    expect(art.closed.map((c) => c.id)).toEqual(["shantung-anhwei"]);
    expect(art.rivers).toHaveLength(having("water"));
    expect(art.walls).toHaveLength(having("wall"));
    expect(art.open.split("M").length - 1).toBe(land.filter((b) => b.barriers.length === 0).length);
  });
  it("show the weaker of two barriers smaller", () => {
    const { rivers } = artOf(atlas(board, PLAIN));
    expect(rivers.find((r) => r.id === "hupeh-szechwan")?.minor).toBe(true);
    expect(rivers.find((r) => r.id === "shensi-shansi")?.minor).toBe(false);
  });
  it("open and rise with the choices of the table", () => {
    const plain = artOf(atlas(board, PLAIN));
    const other = artOf(atlas(board, OTHER));
    expect(other.closed).toEqual([]);
    expect(other.peaks.length).toBeGreaterThan(plain.peaks.length);
  });
  it("have their peaks from north to south", () => {
    const ys = artOf(atlas(board, PLAIN)).peaks.map((p) => p.y);
    expect(ys).toEqual([...ys].sort((a, b) => a - b));
  });
});

describe("lines", () => {
  const bent: Pair[] = [
    [0, 0],
    [30, 0],
    [30, 40],
  ];
  it("keep their ends, however they are cut or smoothed", () => {
    for (const line of [resampled(bent, 7), smoothed(resampled(bent, 7), 3)]) {
      expect(line[0]).toEqual([0, 0]);
      expect(line[line.length - 1]).toEqual([30, 40]);
    }
    expect(lengthOf(bent)).toBe(70);
    expect(along(bent, 50)).toEqual([30, 20]);
    expect(along(bent, 99)).toEqual([30, 40]);
  });
  it("lie beside each other at the distance asked for", () => {
    expect(
      beside(
        [
          [0, 0],
          [10, 0],
        ],
        3,
      ),
    ).toEqual([
      [0, 3],
      [10, 3],
    ]);
  });
  it("become curves through all their points", () => {
    expect(curve(bent)).toMatch(/^M0 0C.* 30 0C.* 30 40$/);
  });
  it("leave room for the pieces at both ends", () => {
    const numbers = [...trail([0, 0], [200, 0]).matchAll(/[ML]([-\d.]+)/g)].map((m) => Number(m[1]));
    expect(Math.min(...numbers)).toBeGreaterThan(20);
    expect(Math.max(...numbers)).toBeLessThan(180);
    expect(brush([0, 0], [200, 0])).toMatch(/Z$/);
  });
});

describe("land and sea", () => {
  it("go on beyond the frame, without the sliver on its edge", () => {
    expect(outerLands(board)).toHaveLength(board.decor.land.length - 1);
    const all = extent(outerLands(board).flat());
    expect(all.x).toBeLessThan(-500);
    expect(all.y).toBeLessThan(-400);
    expect(allLand(board)).toContain("Z");
  });
  it("have names in every language, and a foreign board its own", () => {
    const said = (id: string): string => `<${id}>`;
    for (const { text } of geography(board)) expect(geoName(text, said)).toMatch(/^<geo-/);
    expect(geoName("Elbonia", said)).toBe("Elbonia");
  });
  it("have signs outside of the provinces only", () => {
    const { dunes, hills, trees, waves } = wildsOf(board);
    for (const path of [dunes, hills, trees, waves]) {
      const points = [...path.matchAll(/M(-?\d+) (-?\d+)/g)].map((m): Pair => [Number(m[1]), Number(m[2])]);
      expect(points.length).toBeGreaterThan(5);
      for (const [x, y] of points) expect(board.provinces.some((p) => holds(p.polygon, x, y))).toBe(false);
    }
  });
});

describe("figures", () => {
  it("are thicker from four and from seven on", () => {
    expect([3, 4, 6, 7, 10].map(heightOf)).toEqual([0, 1, 1, 2, 2]);
  });
  it("stand in a row with their symbols, centred", () => {
    const { dx, discs } = rowOf(true, 2);
    expect(Math.abs((dx - 21 + discs[1]! + 12) / 2)).toBeLessThan(3);
    expect(rowOf(false, 1)).toEqual({ dx: 0, discs: [0] });
    expect(symbolsOf(view, "szechwan")).toEqual(["mine", "mine"]);
  });
  it("never call certain what is not", () => {
    expect([0, 4, 50, 7461, 9996, 10000].map(percentOf)).toEqual([0, 1, 1, 75, 99, 100]);
  });
  it("show the best attack on each target, or the one from the chosen province", () => {
    const odds = (win: number) => ({ win, lost: [0, 0], lost_at_once: null, attackers_left: [], defenders_left: [] });
    const attacks = [
      { from: "a", to: "x", card: null, odds: odds(10) },
      { from: "b", to: "x", card: null, odds: odds(20) },
      { from: "a", to: "y", card: null, odds: odds(30) },
    ] as unknown as Attack[];
    const best = (from: string | null, legal: Move[]) => bestAttacks(attacks, from, legal).map((a) => a.from + a.to);
    expect(best(null, [mv.attack("a", "x"), mv.attack("b", "x"), mv.attack("a", "y")])).toEqual(["bx", "ay"]);
    // The better one cannot be made: its odds would promise too much.
    expect(best(null, [mv.attack("a", "x")])).toEqual(["ax"]);
    expect(best("a", [])).toEqual(["ax", "ay"]);
  });
});

describe("what a move would change", () => {
  it("is told by old and new numbers", () => {
    const after = having({
      hunan: { markers: 2 },
      kwangsi: { owner: 1, markers: 3 },
      kiangsi: { markers: 9 },
      hupeh: { owner: 1, markers: 2 },
    });
    expect(Object.fromEntries(changesOf(view, after).map((c) => [c.province, c.words]))).toEqual({
      hunan: "5→2",
      kwangsi: "",
      kiangsi: "6+3",
      hupeh: "4→2",
    });
  });
  it("is nothing where nothing changes", () => {
    expect(changesOf(view, having({ hunan: { spent: 2 } }))).toEqual([]);
  });
});

describe("since my last move", () => {
  const ways = (events: GameEvent[]): string[] => tracesOf(events, 1, view).trails.map((t) => `${t.from} ${t.to}`);

  it("the ways and places of the others are shown, not mine", () => {
    const events = [
      { kind: "moved", seat: 0, from: "honan", to: "hupeh", count: 2 },
      { kind: "moved", seat: 1, from: "hunan", to: "kiangsi", count: 2 },
      { kind: "advanced", seat: 0, from: "honan", to: "anhwei", count: 0 },
      { kind: "attacked", seat: 2, owner: 1, from: "anhwei", to: "kiangsi", barrier: "water" },
      { kind: "withdrew", seat: 2, province: "kwangtung", to: "fukien", lost: 0 },
      { kind: "grew", seat: 1, province: "hunan", back: false },
      { kind: "lost", seat: 3, province: "szechwan", count: 1 },
      { kind: "die", face: 3, strikes: 0 },
    ];
    expect(ways(events)).toEqual(["honan hupeh", "anhwei kiangsi", "kwangtung fukien"]);
    expect(tracesOf(events, 1, view).traces).toEqual([{ province: "szechwan", seat: 3 }]);
  });
  it("a state's last turn is enough", () => {
    const events = [
      { kind: "moved", seat: 0, from: "honan", to: "hupeh", count: 2 },
      { kind: "moved", seat: 2, from: "shantung", to: "anhwei", count: 2 },
      { kind: "turn", seat: 0, turn: 9 },
      { kind: "moved", seat: 0, from: "hupeh", to: "honan", count: 2 },
    ];
    expect(ways(events)).toEqual(["shantung anhwei", "hupeh honan"]);
  });
  it("nothing came where nobody is any more", () => {
    const events = [
      { kind: "grew", seat: 0, province: "yunnan", back: false },
      { kind: "grew", seat: 0, province: "honan", back: false },
    ];
    expect(tracesOf(events, 1, view).traces).toEqual([{ province: "honan", seat: 0 }]);
  });
});

describe("the card of a province", () => {
  it("tells who holds it, and what lies on its borders", () => {
    const told = detailsOf(board, view, "kiangsi")!;
    expect(told.state?.markers).toBe(6);
    expect(told.symbols).toEqual([{ kind: "agriculture", count: 1 }]);
    expect(told.neighbours.find((n) => n.id === "hupeh")).toMatchObject({ border: "water", owner: 0, markers: 4 });
    expect(told.neighbours.find((n) => n.id === "fukien")?.border).toBe("mountain");
  });
  it("tells of influence and of the fifteenth", () => {
    const under = {
      ...view,
      outlook: {
        ...view.outlook,
        influence: [[], ["kwangsi"]],
        reach: [["kwangsi"], []],
        completing: [[], ["kwangsi"]],
      },
    };
    const told = detailsOf(board, under, "kwangsi")!;
    expect(told.influence).toBe(1);
    expect([told.reach, told.fifteen]).toEqual([[0], [1]]);
    expect(told.state).toBeNull();
    expect(detailsOf(board, view, "nowhere")).toBeNull();
  });
});

describe("the layers", () => {
  const looks = [0, 1, 2, 3, 4].map((n) => ({ color: n, shape: n }));
  const drawn = (props: Record<string, unknown> = {}): Element =>
    render(MapLayers, { props: { board, view, looks, say: (id: string) => id, ...props } }).container;
  const count = (box: Element, selector: string): number => box.querySelectorAll(selector).length;

  it("show every name, every state and every piece once", () => {
    const box = drawn();
    expect(count(box, ".pname")).toBe(board.provinces.length);
    expect(count(box, ".prov.held")).toBe(16);
    expect(count(box, ".markers .pc")).toBe(16);
    expect(count(box, ".pname.free")).toBe(5);
  });
  it("put a preview in the place of the pieces it changes", () => {
    const after = having({ hunan: { markers: 2 }, kwangsi: { owner: 1, markers: 3 } });
    const box = drawn({ after });
    expect(count(box, ".markers .pc")).toBe(15);
    expect([...box.querySelectorAll(".preview .pc-count")].map((t) => t.textContent)).toEqual(["2", "3"]);
    expect(box.querySelector(".preview .flag")?.textContent?.trim()).toBe("5→2");
  });
  it("rim and veil for a battle", () => {
    const battle = { from: "kiangsi", to: "hupeh", defender: 0, thrown: false, offered: false, dice: 0 };
    const box = drawn({ view: { ...view, table: { ...view.table, battle } } });
    expect(count(box, ".rims > g")).toBe(2);
    expect(count(box, ".veil")).toBe(1);
    expect(count(box, ".arrow")).toBe(1);
  });
  it("strike the card that an attack lacks", () => {
    const odds = { win: 5000, lost: [0, 0], lost_at_once: null, attackers_left: [], defenders_left: [] };
    const attacks = [
      { from: "kiangsi", to: "fukien", card: "cross_mountain", odds },
      { from: "kiangsi", to: "chekiang", card: null, odds },
    ] as unknown as Attack[];
    const props = { attacks, source: "kiangsi", targets: new Set(["chekiang"]) };
    const box = drawn(props);
    expect(count(box, ".odds")).toBe(2);
    expect(count(box, ".odds.lacking .strike")).toBe(1);
    expect(count(drawn({ ...props, target: "chekiang" }), ".odds")).toBe(1);
  });
  it("show influence, reach and the fifteenth only when asked to", () => {
    const rich = {
      ...view,
      outlook: {
        ...view.outlook,
        influence: [[], ["kwangsi"]],
        reach: [[], ["kweichow"]],
        completing: [[], ["hopeh"]],
      },
    };
    const quiet = drawn({ view: rich, seat: 1 });
    expect(count(quiet, ".washes, .fifteen")).toBe(0);
    const box = drawn({ view: rich, seat: 1, show: { influence: true, reach: true, fifteen: true } });
    expect(count(box, ".hollow")).toBe(1);
    expect(count(box, ".reach-line")).toBe(1);
    expect(count(box, ".ff-seal")).toBe(1);
  });
});
