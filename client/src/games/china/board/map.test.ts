// Where things stand on both sides of the board: nothing on top of anything that has to be read.
import { type Box, extent } from "../../../lib/board/paths";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { beside } from "../../../lib/board/beside";
import { cityPlaces } from "./land/cities";
import { detailsOf } from "./placedetails";
import { HANZI } from "./land/hanzi";
import { atlas, BADGE, DRAGON, HOUSE, LAND, linePath, placeOf, strokesOf, WHOLE } from "./geometry";
import { changedAlliances, holdersOf, MARK, sideOf } from "./pieces/holders";
import { labelPlace } from "./land/labels";
import { payoutPlace } from "./overlays/payout";
import { sampleView } from "./sample";
import type { View } from "../view";
import { markersOf, placeMarkers } from "./wall";
import type { BoardFile } from "../wire";

const file = (id: string) =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, `../../../../../games/china/boards/${id}.json`), "utf8"),
  ) as BoardFile;

const touches = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
interface Round {
  x: number;
  y: number;
  r: number;
}
/** Whether a round thing reaches into a box. */
const reaches = (box: Box, { x, y, r }: Round): boolean =>
  Math.hypot(
    x - Math.max(box.x, Math.min(x, box.x + box.width)),
    y - Math.max(box.y, Math.min(y, box.y + box.height)),
  ) < r;
const around = (x: number, y: number, r: number): Box => ({ x: x - r, y: y - r, width: 2 * r, height: 2 * r });
const inside = (a: Box, b: Box): boolean =>
  a.x >= b.x && a.y >= b.y && a.x + a.width <= b.x + b.width && a.y + a.height <= b.y + b.height;

describe.each(["3-4", "4-5"])("side %s", (id) => {
  const board = file(id);
  const names = board.regions.map((r) => {
    const { hx, hy, tx, ty, width } = labelPlace(r);
    const name = { x: tx - width / 2, y: ty - 17, width, height: 18 };
    // On the counter of a scored region the character is round.
    return { id: r.id, sign: { x: hx, y: hy, r: 20 }, name, boxes: [around(hx, hy, 18), name] };
  });
  const things = [
    ...board.spaces.map((s) => ({ x: s.x, y: s.y, r: HOUSE })),
    ...board.regions.map(({ dragon }) => ({ x: dragon.x, y: dragon.y, r: DRAGON })),
    ...board.alliances.map((a) => ({ x: a.x, y: a.y, r: BADGE })),
  ];

  it("has a character for each region", () => {
    expect(board.regions.filter((r) => !HANZI[r.hanzi])).toEqual([]);
  });

  it("keeps names off houses, dragons, badges and each other", () => {
    const meet = (a: Round, b: Round): boolean => Math.hypot(a.x - b.x, a.y - b.y) < a.r + b.r;
    const bad = names.filter((n) => things.some((thing) => reaches(n.name, thing) || meet(n.sign, thing)));
    expect(bad.map((n) => n.id)).toEqual([]);
    const pairs = names.filter((n) =>
      names.some((o) => o.id !== n.id && n.boxes.some((a) => o.boxes.some((b) => touches(a, b)))),
    );
    expect(pairs.map((n) => n.id)).toEqual([]);
  });

  it("keeps names off the roads", () => {
    const crossed = names.filter(({ name, sign }) =>
      board.roads.some(([a, b]) => {
        const [p, q] = [atlas(board).space.get(a)!, atlas(board).space.get(b)!];
        return Array.from({ length: 101 }, (_, i) => i / 100).some((t) => {
          const dot = { x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t, r: 2 };
          return reaches(name, dot) || Math.hypot(dot.x - sign.x, dot.y - sign.y) < sign.r;
        });
      }),
    );
    expect(crossed.map((n) => n.id)).toEqual([]);
  });

  it("keeps cities off everything, and leaves few of them out", () => {
    const cities = cityPlaces(board);
    const written = names.flatMap((n) => n.boxes);
    const bad = cities.filter(
      (c) =>
        things.some((thing) => reaches(c.box, thing)) ||
        [...written, ...cities.filter((o) => o !== c).map((o) => o.box)].some((box) => touches(c.box, box)),
    );
    expect(bad.map((c) => c.city)).toEqual([]);
    expect(cities.length).toBeGreaterThan(40);
    expect(cities.filter((c) => !inside(c.box, LAND))).toEqual([]);
  });

  it("puts the marks of an alliance's holders where no house stands", () => {
    const marks = board.alliances.map((a) => ({ a, side: sideOf(board, a) }));
    const bad = marks.filter(({ a, side }) =>
      board.spaces.some((s) => Math.hypot(s.x - a.x - side.x * MARK, s.y - a.y - side.y * MARK) < HOUSE + 9),
    );
    expect(bad.map(({ a }) => a.number)).toEqual([]);
  });

  it("shows points inside the board, on top of no piece", () => {
    const view = sampleView(board);
    for (const region of board.regions)
      for (const gains of [
        [7, 0, 0],
        [3, 7, 14],
        [1, 2, 3, 4, 12],
      ])
        for (const box of [LAND, WHOLE]) {
          const aimed = atlas(board).space.get(region.house_spaces[0]!)!;
          const pill = payoutPlace(board, view, region.id, gains, box, aimed);
          expect(inside(pill, box)).toBe(true);
          const pieces = Object.keys(view.houses).map((s) => atlas(board).space.get(s)!);
          const covered = [...pieces, aimed].filter((s) => touches(pill, around(s.x, s.y, HOUSE)));
          expect(covered.map((s) => s.id)).toEqual([]);
        }
  });

  it("shows points in or at their region, though all its houses stand", () => {
    const view = sampleView(board);
    for (const region of board.regions) {
      const houses = { ...view.houses, ...Object.fromEntries(region.house_spaces.map((s) => [s, 0])) };
      const aimed = atlas(board).space.get(region.house_spaces[0]!)!;
      const pill = payoutPlace(board, { ...view, houses }, region.id, [5, 3, 0], WHOLE, aimed);
      expect(touches(pill, extent(region.polygon)), region.id).toBe(true);
      expect(board.alliances.filter((a) => touches(pill, around(a.x, a.y, BADGE)))).toEqual([]);
    }
  });

  it("finds everything a cursor can be on", () => {
    const targets = [
      ...board.spaces.map((s) => s.id),
      ...board.regions.map((r) => r.id),
      ...board.alliances.map((a) => `alliance-${a.number}` as const),
    ];
    expect(targets.filter((t) => !placeOf(board, t) || !detailsOf(board, sampleView(board), t))).toEqual([]);
    expect(placeOf(board, "alliance-16")).toBeNull();
    expect(placeOf(board, "nowhere")).toBeNull();
  });
});

describe("lines", () => {
  it("are drawn one after the other, and done well before their time is over", () => {
    const board = file("4-5");
    const lines = [board.spaces.slice(0, 6), board.spaces.slice(10, 14)].map((line) => line.map((s) => s.id));
    const [first, second] = strokesOf(board, lines, 600, 2);
    expect(second!.delay).toBeCloseTo(first!.time);
    expect(second!.delay + second!.time).toBeCloseTo(600 * 0.8 * 2);
    const free = strokesOf(board, lines);
    expect(free[1]!.delay + free[1]!.time).toBeGreaterThan(600);
    expect(strokesOf(board, [], 600)).toEqual([]);
  });
  it("go from space to space, and nowhere from one", () => {
    const board = file("4-5");
    const [a, b] = ["wei1", "wei2"].map((id) => atlas(board).space.get(id)!);
    expect(linePath(board, ["wei1", "wei2"])).toBe(`M${a!.x} ${a!.y}L${b!.x} ${b!.y}`);
    expect(linePath(board, ["wei1"])).toBe("");
  });
});

describe("the wall", () => {
  const board = file("4-5");
  it("puts several markers of one stone beside each other", () => {
    const placed = placeMarkers(board, markersOf([0, 0, 0, 0, 0], null));
    const spots = new Set(placed.map(({ x, y }) => `${x} ${y}`));
    expect(spots.size).toBe(5);
    for (const { x, y } of placed) expect(x > 5 && x < 100 && y > 940 && y < 990).toBe(true);
  });
  it("begins again after 49 and tells the lap", () => {
    const [forty, fifty, much] = placeMarkers(board, markersOf([49, 50, 103], null));
    expect(forty).toMatchObject({ laps: 0, y: 46 });
    expect(fifty).toMatchObject({ laps: 1, x: 52 });
    expect(much).toMatchObject({ laps: 2, x: 52 });
  });
  it("shows with ghosts where gains lead, and nothing for none", () => {
    const markers = markersOf([3, 8], [5, 0]);
    expect(markers).toEqual([
      { seat: 0, score: 8, ghost: true },
      { seat: 0, score: 3, ghost: false },
      { seat: 1, score: 8, ghost: false },
    ]);
    const [ghost, , other] = placeMarkers(board, markers);
    expect(ghost!.x).not.toBe(other!.x);
  });
});

describe("details", () => {
  const board = file("4-5");
  const view: View = sampleView(board);
  it("tell who leads a region, its room and its alliances", () => {
    const told = detailsOf(board, view, "wei");
    expect(told).toMatchObject({ kind: "region", free: 2, cap: 2, emissaries: 1, alliances: [2, 3, 10, 11, 12] });
    expect(told?.kind === "region" && told.rows.map((r) => [r.seat, r.houses, r.emissaries])).toEqual([
      [2, 2, 1],
      [1, 2, 0],
      [0, 1, 0],
    ]);
  });
  it("tell both sides of an alliance", () => {
    const told = detailsOf(board, view, "alliance-2");
    expect(told?.kind === "alliance" && told.rows).toEqual([
      { seat: 0, sides: [1, 0], points: 0 },
      { seat: 1, sides: [1, 0], points: 0 },
      { seat: 2, sides: [0, 1], points: 0 },
    ]);
  });
  it("tell a house space's owner and roads", () => {
    expect(detailsOf(board, view, "wei1")).toMatchObject({ kind: "space", owner: 1, fort: false });
    expect(detailsOf(board, view, "shu1")).toMatchObject({ owner: null });
  });
});

describe("alliances", () => {
  const board = file("4-5");
  const before = sampleView(board);
  const after = structuredClone(before);
  after.outlook.standing.alliances = [{ number: 2, points: [0, 3, 3] }];
  it("are held by all who get points", () => expect(holdersOf(after, 2)).toEqual([1, 2]));
  it("change when points do", () => {
    expect(changedAlliances(before, after)).toEqual([2]);
    expect(changedAlliances(after, after)).toEqual([]);
  });
});

describe("a card beside its thing", () => {
  const bounds = { x: 4, y: 4, width: 352, height: 352 };
  const thing = (x: number, y: number) => around(x, y, 15);
  it.each([
    [180, 180],
    [10, 10],
    [350, 10],
    [10, 350],
    [350, 350],
    [180, 10],
    [10, 180],
  ])("never covers %d, %d nor leaves the bounds", (x, y) => {
    const at = beside([thing(x, y)], 200, 130, bounds);
    const card = { ...at, width: 200, height: 130 };
    expect(touches(card, thing(x, y))).toBe(false);
    expect(inside(card, bounds)).toBe(true);
  });
});
