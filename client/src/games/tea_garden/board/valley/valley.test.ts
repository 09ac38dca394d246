// @vitest-environment jsdom
// The valley as it is drawn from the real board file: everything once, where it belongs, nothing cut off or on top of another.
import { render, screen } from "../../../../rendering";
import { describe as about, expect, it, vi } from "vitest";
import { type Box, holds, touches } from "../../../../lib/board/paths";
import { illegal } from "../../../../lib/wire/problem";
import type { GameEvent } from "../../../contract";
import { bordersOf } from "./borders";
import { describe } from "../../words/describe";
import { regionDetails, stackDetails } from "../placecard/placedetails";
import { board, view } from "../../fixtures";
import { boatsOf, labelAt, PILL_HEIGHT, SPACE, stackAt, stationsOf, TILE, tokenAt, valueAt, wholeOf } from "./geometry";
import { figureOf, iconOf, phraseOf, widthOf } from "../art/icons";
import { named, regionAt, RIVER, spotsOf, stepTo } from "./places";
import { riverOf, wayOf } from "../river/river";
import { sampleView } from "../sample";
import type { View } from "../../view";
import Tip from "../art/Tip.svelte";
import { tracesOf } from "./traces";
import { newBoats, newGardens, NOTHING, pendingSpace, refusedPlaces } from "./valley";
import ValleyLayers from "./ValleyLayers.svelte";
import ValleyPlaces from "./ValleyPlaces.svelte";
import type { BoardFile, Effect } from "../../wire";

// The whole valley is much to draw without a browser, on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const say = (id: string): string => id;
const looks = [0, 1, 2, 3].map((n) => ({ color: n, shape: n }));
const menu = view("menu");
const around = (x: number, y: number, r: number): Box => ({ x: x - r, y: y - r, width: 2 * r, height: 2 * r });

about("symbols", () => {
  const two: Effect = { kind: "leaves", n: 2, q: 4 };
  it("stand for every effect of the board", () => {
    const all = [board.tokens, board.cups.tiles, board.river.segments, board.action_cards.cards].flatMap((list) =>
      list.flatMap((thing) => thing.bonus),
    );
    for (const effect of all) expect(iconOf(effect)).toMatch(/^[a-z-]+$/);
    expect(iconOf({ kind: "scroll", scroll: "repeat", n: 1 })).toBe("scroll-repeat");
  });
  it("have a figure where there is more than one, and room for it", () => {
    expect(figureOf(two)).toBe(2);
    expect(figureOf({ ...two, n: 1 })).toBeNull();
    expect(figureOf({ kind: "vp", n: 5 })).toBeNull();
    expect(figureOf({ kind: "sell_leaves", max: 6, green: 1, brown: 2 })).toBe(6);
    expect(widthOf(two)).toBeGreaterThan(widthOf({ ...two, n: 1 }));
    expect(phraseOf(two, "effect")).toEqual({ id: "effect-leaves", args: two });
  });
  it("are explained by a tip on focus", async () => {
    const { container } = render(Tip, {
      text: "You gain 2 points.",
      label: "2 points",
      focusable: true,
      children: (() => {}) as never,
    });
    const host = screen.getByRole("img", { name: "2 points" });
    expect(container.textContent).not.toContain("You gain");
    host.focus();
    await Promise.resolve();
    expect(container.textContent).toContain("You gain 2 points.");
    host.blur();
    await Promise.resolve();
    expect(container.textContent).not.toContain("You gain");
  });
});

about("the map", () => {
  it("has its spaces, values and tokens inside of their regions", () => {
    for (const r of board.regions) {
      for (const at of [valueAt(r), ...(r.bonus_hex ? [tokenAt(r)] : []), ...r.spaces])
        expect(holds(r.polygon, at.x, at.y), `${r.name} ${at.x} ${at.y}`).toBe(true);
      expect(holds(r.polygon, labelAt(board, r).x, labelAt(board, r).y), r.name).toBe(true);
    }
  });
  it("shows all of it", () => {
    const whole = wholeOf(board);
    for (const { x, y, width } of stationsOf(board)) {
      expect(x - width / 2).toBeGreaterThan(whole.x);
      expect(x + width / 2).toBeLessThan(whole.x + whole.width);
      expect(y).toBeGreaterThan(whole.y);
    }
  });
  it("puts no station on another, and none on a space or a stack", () => {
    const pills = stationsOf(board)
      .filter((s) => s.file.index > 0)
      .map((s): Box => ({ x: s.x - s.width / 2, y: s.y - PILL_HEIGHT / 2, width: s.width, height: PILL_HEIGHT }));
    pills.forEach((a, n) => pills.slice(n + 1).forEach((b) => expect(touches(a, b)).toBe(false)));
    const spaces = board.regions.flatMap((r) => r.spaces).map((s) => around(s.x, s.y, SPACE * 0.8));
    for (const space of spaces) expect(pills.some((p) => touches(p, space))).toBe(false);
    for (const p of board.provinces) {
      const { x, y } = stackAt(board, p);
      const stack = { x: x - TILE.width / 2, y: y - TILE.height / 2, ...TILE };
      expect([...pills, ...spaces].some((b) => touches(stack, b))).toBe(false);
    }
  });
  it("tells borders of provinces from those within, and from the end of the valley", () => {
    const { inner, between, coast } = bordersOf(board);
    for (const line of [inner, between, coast]) expect(line).toMatch(/^M/);
    // The corner of Jinsha, Ya’an and the coast; Ya’an and Qingcheng are both in Sichuan.
    expect(coast).toContain("L30 176");
    expect(inner).toContain("300 22");
    expect(between).not.toContain("300 22");
  });
  it("is drawn once for a board", () => {
    expect(bordersOf(board)).toBe(bordersOf(board));
    expect(riverOf(board)).toBe(riverOf(board));
  });
  it("gets along without drawing hints", () => {
    const bare: BoardFile = {
      ...board,
      provinces: board.provinces.map((p) => ({ ...p, cup_stack: null })),
      regions: board.regions.map((r) => ({ ...r, bonus_hex: null, value_badge: null, label: null })),
    };
    for (const r of bare.regions) expect(Number.isFinite(labelAt(bare, r).x + valueAt(r).y + tokenAt(r).x)).toBe(true);
    for (const p of bare.provinces) expect(Number.isFinite(stackAt(bare, p).x)).toBe(true);
  });
});

about("boats", () => {
  const at = (boats: [number, number | null][]): View => {
    const seats = boats.map(([boat, berth]) => ({ ...menu.table.seats[0]!, boat, berth }));
    return { ...menu, table: { ...menu.table, seats } };
  };
  it("lie side by side, mine in front", () => {
    const boats = boatsOf(
      board,
      at([
        [4, null],
        [4, null],
        [4, null],
        [2, null],
      ]),
      0,
    );
    expect(boats.map((b) => b.seat)).toEqual([1, 2, 3, 0]);
    const xs = boats.filter((b) => b.seat !== 3).map((b) => b.x);
    expect(new Set(xs).size).toBe(3);
    const middle = stationsOf(board)[4]!.x;
    expect(xs.reduce((a, b) => a + b) / 3).toBeCloseTo(middle);
  });
  it("have a berth each in the harbour", () => {
    const end = stationsOf(board).length - 1;
    const boats = boatsOf(
      board,
      at([
        [end, 1],
        [end, 0],
      ]),
      null,
    );
    const { berths } = stationsOf(board)[end]!;
    expect(boats).toEqual([
      { seat: 0, ...berths[1]! },
      { seat: 1, ...berths[0]! },
    ]);
    expect(new Set(berths.map((b) => `${b.x} ${b.y}`)).size).toBe(4);
  });
  it("sail down the river", () => {
    expect(wayOf(board, 3, 5)).toMatch(/^M[\d. ]+L/);
    expect(wayOf(board, 3, 99)).toBe("");
  });
});

about("traces", () => {
  const events: GameEvent[] = [
    { kind: "turn", seat: 1, turn: 1 },
    { kind: "founded", seat: 1, space: "9a", region: "9", pagoda: 3 },
    { kind: "turn", seat: 2, turn: 1 },
    { kind: "sailed", seat: 2, segment: 4 },
    { kind: "sailed", seat: 2, segment: 5 },
    { kind: "took-cup", seat: 0, province: "red", cup: "C01" },
  ];
  it("tell what the others did, their whole way as one", () => {
    expect(tracesOf(events, 0)).toEqual({
      gardens: [{ seat: 1, space: "9a" }],
      boats: [{ seat: 2, from: 3, to: 5 }],
      cups: [],
    });
    expect(tracesOf(events, null).cups).toEqual([{ seat: 0, province: "red" }]);
  });
  it("go when their owner's next turn begins", () => {
    expect(tracesOf([...events, { kind: "turn", seat: 1, turn: 2 }], 0).gardens).toEqual([]);
  });
});

about("what is told", () => {
  it("is the whole of a region", () => {
    const told = regionDetails(board, menu, "5")!;
    expect(told.neighbours.filter((n) => n.river).map((n) => n.file.id)).toEqual([6, 9]);
    expect(told.free).toBe(3);
    expect(told.province?.id).toBe("green");
    expect(regionDetails(board, menu, "1")!.spaces.map((s) => s.owner)).toEqual([0, 1, null, null]);
    expect(regionDetails(board, menu, "99")).toBeNull();
  });
  it("is who may take from a stack", () => {
    expect(stackDetails(board, menu, "yellow")).toMatchObject({ count: 5, open: [0, 1] });
    expect(stackDetails(board, menu, "red")!.open).toEqual([]);
  });
  it("is heard, too", () => {
    const ids = (place: string, use: "target" | "chosen" | null = null) =>
      describe(board, menu, place, use, 2).map((p) => p.id);
    expect(ids("region 5", "target")).toEqual([
      "valley-region",
      "valley-bonus",
      "valley-free",
      "valley-near",
      "valley-across",
      "valley-use-target",
    ]);
    expect(ids("region 1")).toContain("valley-gardens");
    expect(ids("space 1a")).toEqual(["valley-space-held"]);
    expect(ids("space 10a", "chosen")).toEqual(["valley-space", "valley-use-chosen"]);
    expect(ids("cups red")).toEqual(["valley-cups", "valley-cups-top", "valley-cups-closed"]);
    expect(ids(RIVER)).toEqual(["valley-river", "valley-boat", "valley-boat-next", "valley-boat", "valley-boat-next"]);
  });
});

about("places", () => {
  it("are reached by arrows, all of them", () => {
    const arrows = [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ] as const;
    const found = new Set(["region 1"]);
    const queue = ["region 1"];
    for (let place = queue.pop(); place; place = queue.pop())
      for (const arrow of arrows) {
        const to = stepTo(board, place, arrow);
        if (to && !found.has(to)) {
          found.add(to);
          queue.push(to);
        }
      }
    const wanted = spotsOf(board)
      .map((s) => s.target)
      .filter((t) => named(board, t).space === undefined);
    expect([...found].sort()).toEqual([...wanted].sort());
  });
  it("know their region", () => {
    expect(regionAt(board, "space 13b")).toBe("13");
    expect(regionAt(board, "region 9")).toBe("9");
    expect(regionAt(board, "cups red")).toBeNull();
  });
});

about("choices", () => {
  it("show the garden that is coming", () => {
    expect(pendingSpace(menu, { space: "9a" })).toBe("9a");
    expect(pendingSpace(view({ pagoda: { space: "2b" } }), {})).toBe("2b");
    const after = view("menu", { gardens: ["1a", "9a"], boat: 1 });
    expect(newGardens(menu, after)).toEqual([{ seat: 0, space: "9a" }]);
    expect(newBoats(menu, after)).toEqual([{ seat: 0, from: 0, to: 1 }]);
  });
  it("cross the region that is too far, and the space that is taken", () => {
    const of = (kind: string) => refusedPlaces(board, { places: ["space 15a"], problem: illegal("T20", kind) });
    expect(of("too-far")).toEqual(["region 15"]);
    expect(of("space-taken")).toEqual(["space 15a"]);
  });
});

about("layers", () => {
  const draw = (props: Partial<Parameters<typeof ValleyLayers>[1]> = {}, of: View = menu) =>
    render(ValleyLayers, { board, view: of, looks, say, ...props } as never).container;
  it("show every region, space, stack and boat once", () => {
    const map = draw({}, sampleView(board));
    expect(map.querySelectorAll(".tv-name")).toHaveLength(16);
    const spaces = board.regions.flatMap((r) => r.spaces).length;
    const gardens = map.querySelectorAll('use[href="#t-pagoda"]').length;
    expect(gardens).toBe(15);
    expect(map.querySelectorAll(".tv-plot")).toHaveLength(spaces - gardens);
    expect(map.querySelectorAll('use[href="#t-boat"]')).toHaveLength(4);
    expect(map.querySelectorAll(".tv-station")).toHaveLength(9);
    expect(map.querySelectorAll(".tv-veil")).toHaveLength(0);
  });
  it("veil what is out of reach, and mark what costs more strength", () => {
    const gardens = board.regions.map((r) => (r.id === 9 ? 2 : r.id === 6 ? 0 : null)) as never;
    const of = view("menu", {}, {}, { gardens });
    const targets = { ...NOTHING, regions: new Set(["6", "9"]), spaces: new Set(["6a", "6b", "9a"]) };
    const map = draw({ targets, founding: true, chosen: { region: "6", space: "6a" } }, of);
    expect(map.querySelectorAll(".tv-veil")).toHaveLength(14);
    expect(map.querySelectorAll(".tv-extra")).toHaveLength(1);
    expect(map.querySelector(".tv-extra")!.textContent).toBe("+2");
    expect(map.querySelector(".tv-chosen")!.getAttribute("href")).toBe("#tv-valley-6");
    // The garden as it will be, and the other space.
    expect(map.querySelectorAll(".tp-ghost")).toHaveLength(1);
    expect(map.querySelectorAll(".tv-ring")).toHaveLength(2);
  });
  it("rim stacks and the next station, and cross what was refused", () => {
    const targets = { ...NOTHING, provinces: new Set(["yellow"] as const), river: true };
    const refused = { places: ["region 15"], problem: illegal("T20", "too-far") } as never;
    const map = draw({ targets, refused });
    expect(map.querySelectorAll("rect.tv-ring")).toHaveLength(2);
    expect(map.querySelectorAll(".tv-no")).toHaveLength(1);
    expect(map.querySelectorAll(".strike")).toHaveLength(1);
  });
  it("show what is harvested", () => {
    const targets = { ...NOTHING, regions: new Set(["1"]) };
    expect(draw({ targets }).querySelectorAll(".tv-crop")).toHaveLength(0);
    expect(draw({ targets, picked: ["1"] }).querySelectorAll(".tv-crop")).toHaveLength(1);
  });
  it("have one Tab stop, and spaces only for the region that is chosen", () => {
    const targets = { ...NOTHING, regions: new Set(["6"]), spaces: new Set(["6a", "6b"]) };
    const props = { board, view: menu, say, targets, cursor: "region 6" };
    const plain = render(ValleyPlaces, props).container;
    const stations = [...plain.querySelectorAll<SVGElement>("[data-look]")].map((e) => e.dataset.look);
    expect(stations).toEqual(board.river.segments.slice(1).map(({ index }) => `station ${index}`));
    expect(plain.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    expect(plain.querySelectorAll("[data-place]")).toHaveLength(22);
    const chosen = render(ValleyPlaces, { ...props, chosen: { region: "6", space: "6a" } }).container;
    expect(chosen.querySelectorAll("[data-place]")).toHaveLength(24);
    expect(chosen.querySelector('[data-place="space 6a"]')!.getAttribute("aria-pressed")).toBe("true");
  });
});
