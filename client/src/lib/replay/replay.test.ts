import { describe, expect, it, vi } from "vitest";
import { SEATS as EMPEROR } from "../../games/emperor/wire";
import { SEATS as QIN } from "../../games/qin/wire";
import { ownerOf } from "../table/log/movers";
import { type Moments, SEATS as HOUSE, type State, type Told } from "../wire/wire";
import { seatWishes, wishOf } from "./branch";
import { concernsMe, lastsOf, type Line, lineAt, linked, missed, paceOf, stepFrom, stopFor, stopsOf } from "./moments";
import { BLOCK, Reel } from "./momentcache";
import { MOST_BYTES, readRecord } from "./record";

describe("stops", () => {
  it("are the start, each entry that says something, and the end", () => {
    // Entries 0–5 deal in silence.
    expect(stopsOf([6, 8, 9], 10)).toEqual([0, 7, 9, 10]);
  });
  it("give what is silent at the end to the last line", () => {
    expect(stopsOf([6, 8], 12)).toEqual([0, 7, 12]);
    expect(stopFor(stopsOf([6, 8], 12), 8)).toBe(12);
  });
  it("are two in a match that has said nothing, one in a match without entries", () => {
    expect(stopsOf([], 6)).toEqual([0, 6]);
    expect(stopsOf([], 0)).toEqual([0]);
  });
  it("are stepped from anywhere, and not beyond the ends", () => {
    const stops = [0, 7, 9, 10];
    expect(stepFrom(stops, 0, 1)).toBe(7);
    expect(stepFrom(stops, 8, 1)).toBe(9);
    expect(stepFrom(stops, 8, -1)).toBe(7);
    expect(stepFrom(stops, 10, 1)).toBe(10);
    expect(stepFrom(stops, 0, -1)).toBe(0);
  });
  it("lead from a line to its moment and back", () => {
    const lines = [{ entry: 6 }, { entry: 8 }];
    const stops = stopsOf([6, 8], 9);
    for (const line of lines) expect(lineAt(lines, stopFor(stops, line.entry))).toBe(line);
    expect(lineAt(lines, 0)).toBeNull();
    expect(lineAt(lines, 8)).toBe(lines[0]);
  });
});

describe("what concerned me", () => {
  const told = (...events: Told["events"]): Told => ({ entry: 0, events });
  it("names my seat though another did it", () => {
    const taken = told({ kind: "placed", seat: 1 }, { kind: "conquered", seat: 1, from: 0 });
    expect(concernsMe(taken, 0, QIN)).toBe(true);
    expect(concernsMe(taken, 2, QIN)).toBe(false);
    expect(concernsMe(told({ kind: "placed", seat: 1 }, { kind: "enlarged", owner: 0 }), 0, QIN)).toBe(true);
    expect(concernsMe(told({ kind: "drew", seat: 1 }, { kind: "passed", seat: 0 }), 0, QIN)).toBe(true);
  });
  it("goes by what is a seat, whatever it is called", () => {
    // An entry's number is none.
    const undone: Told = { entry: 0, house: { kind: "undone", seat: 0, from: 1 }, events: [] };
    expect([0, 1].map((me) => concernsMe(undone, me, HOUSE))).toEqual([false, false]);
    const proposed = told({ kind: "proposed", seat: 0, asked: 1 });
    expect([1, 2].map((me) => concernsMe(proposed, me, EMPEROR))).toEqual([true, false]);
  });
  it("is nothing I did myself, and nothing for somebody who only watches", () => {
    const mine = told({ kind: "placed", seat: 0 }, { kind: "founded", owner: 0 });
    expect(ownerOf(mine)).toBe(0);
    expect(concernsMe(mine, 0, QIN)).toBe(false);
    expect(concernsMe(told({ kind: "placed", seat: 1 }, { kind: "founded", owner: 0 }), null, QIN)).toBe(false);
    expect(concernsMe(told(), 0, QIN)).toBe(false);
  });
});

it("entries that go on in the same line are told as one", () => {
  const log: Told[] = [0, 0, 1, 1, 0].map((seat, entry) => ({ entry, events: [{ kind: "did", seat }] }));
  const lines = linked(log, (told, line) => told.events[0]?.seat === line[0]?.events[0]?.seat);
  expect(lines.map((line) => line.map(({ entry }) => entry))).toEqual([[0, 1], [2, 3], [4]]);
});

it("a line ends before the next one", () => {
  const log: Told[] = Array.from({ length: 9 }, (_, entry) => ({ entry, events: [] }));
  const lines = linked(log, ({ entry }) => ![0, 4, 7].includes(entry));
  expect(lastsOf(lines, 9)).toEqual([3, 6, 8]);
  expect(stopsOf(lastsOf(lines, 9), 9)).toEqual([0, 4, 7, 9]);
});

describe("since I left", () => {
  const line = (entry: number, mover: number): Line => ({
    entry,
    mover,
    last: entry,
    tolds: [{ entry, events: [] }],
    sayings: [],
    text: "",
    concerns: false,
  });
  const log = [line(6, 0), line(8, 1), line(10, 0), line(12, 1)];
  const entries = (lines: readonly Line[]) => lines.map((l) => l.entry);
  it("is also what went on in a line that had begun before", () => {
    const turn = { ...line(6, 1), last: 9 };
    expect(entries(missed([line(4, 0), turn], 8, 0))).toEqual([6]);
  });

  it("is what came after my last look", () => {
    expect(entries(missed(log, 8, 0))).toEqual([8, 10, 12]);
    expect(entries(missed(log, 9, 0))).toEqual([10, 12]);
  });
  it("is nothing on the first visit, when nothing happened, and when only I did something", () => {
    expect(missed(log, 0, 0)).toEqual([]);
    expect(missed(log, 13, 0)).toEqual([]);
    expect(missed(log.slice(0, 3), 9, 0)).toEqual([]);
  });
  it("is everything for somebody who watches", () => {
    expect(entries(missed(log, 10, null))).toEqual([10, 12]);
  });
  it("takes six seconds at most, its steps neither hurried nor slow", () => {
    const long = Array.from({ length: 90 }, (_, n) => line(n + 10, n % 2));
    const shown = missed(long, 10, 0);
    expect(shown.at(-1)).toBe(long.at(-1));
    for (const steps of [1, 3, 10, shown.length]) {
      expect(paceOf(steps)).toBeGreaterThanOrEqual(250);
      expect(paceOf(steps)).toBeLessThanOrEqual(900);
      expect(paceOf(steps) * steps).toBeLessThanOrEqual(6000);
    }
  });
});

describe("the reel", () => {
  const state = (n: number): State => ({ entries: n }) as State;
  const house = (total: () => number) =>
    vi.fn((from: number, count: number, _eyes: unknown): Promise<Moments> => {
      const moments = Array.from({ length: Math.min(count, total() + 1 - from) }, (_, i) => state(from + i));
      return Promise.resolve({ total: total(), moments });
    });

  it("asks for a block once, for each pair of eyes", async () => {
    const ask = house(() => 200);
    const reel = new Reel(ask);
    expect((await reel.moment("public", 70)).entries).toBe(70);
    expect(ask.mock.calls).toEqual([[BLOCK, BLOCK, "public"]]);
    await Promise.all([reel.moment("public", 64), reel.moment("public", 127)]);
    expect(ask).toHaveBeenCalledTimes(1);
    await Promise.all([reel.moment(1, 3), reel.moment(1, 9)]);
    expect(ask.mock.calls[1]).toEqual([0, BLOCK, 1]);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("fetches the next block ahead", async () => {
    const ask = house(() => 200);
    const reel = new Reel(ask);
    await reel.moment(0, 60);
    reel.ahead(0, 60, 200);
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
    expect(ask.mock.calls[1]).toEqual([BLOCK, BLOCK, 0]);
  });

  it("fetches the whole of it, each block once", async () => {
    const ask = house(() => 130);
    const reel = new Reel(ask);
    await reel.moment(1, 70);
    reel.all(1, 130);
    reel.all(1, 130);
    expect(ask.mock.calls.map(([from]) => from)).toEqual([BLOCK, 0, 2 * BLOCK]);
  });

  it("asks for the rest when the match has grown, and again after a failure", async () => {
    let total = 10;
    const ask = house(() => total);
    const reel = new Reel(ask);
    await reel.moment(0, 10);
    total = 20;
    expect((await reel.moment(0, 15)).entries).toBe(15);
    expect(ask.mock.calls[1]).toEqual([11, BLOCK - 11, 0]);
    await expect(reel.moment(0, 30)).rejects.toThrow("stale");
    total = 40;
    expect((await reel.moment(0, 30)).entries).toBe(30);
  });
});

describe("a table from a position", () => {
  it("puts me where I looked from, and bots elsewhere", () => {
    expect(seatWishes(3, 1, "greedy")).toEqual(["greedy", "me", "greedy"]);
    expect(seatWishes(2, "public", "player")).toEqual(["me", "player"]);
    expect((["me", "local", "open", "greedy"] as const).map((wish) => wishOf(wish, " Ewa "))).toEqual([
      { kind: "me" },
      { kind: "local", name: "Ewa" },
      { kind: "open" },
      { kind: "bot", level: "greedy" },
    ]);
  });
});

describe("a record file", () => {
  it("is read as text, if it is text and not too large", async () => {
    const file = (bytes: Uint8Array<ArrayBuffer>, size = bytes.length) => ({
      size,
      arrayBuffer: () => Promise.resolve(bytes.buffer),
    });
    const text = "teahouse-record 1\n";
    expect(await readRecord(file(Uint8Array.from(text, (c) => c.charCodeAt(0))))).toBe(text);
    const picture = file(new Uint8Array([0x89, 0x50, 0x4e, 0x47]));
    await expect(readRecord(picture)).rejects.toThrow("record-not");
    await expect(readRecord(file(new Uint8Array(1), MOST_BYTES + 1))).rejects.toThrow("too-large");
  });
});
