// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { myself } from "../house/me.svelte";
import type { ServerMessage, State, TableInfo, Told } from "../wire/wire";
import { awayMinutes } from "./seats/away.svelte";
import { Match } from "./match.svelte";
import { Room } from "./room.svelte";

const told = (entry: number, seat: number): Told => ({ entry, by: seat, events: [{ kind: "placed", seat }] });

const table: TableInfo = {
  id: "abc",
  game: "qin",
  phase: "playing",
  players: 2,
  board: "bird",
  options: {},
  seats: [
    { sitter: { kind: "person", id: "me", name: "Anna", here: true }, look: { color: 0, shape: 0 }, resigned: false },
    { sitter: { kind: "bot", level: "greedy" }, look: { color: 1, shape: 1 }, resigned: false },
  ],
  host: "me",
  listed: false,
  watching: true,
  away_minutes: 10,
  commitment: "",
  created: 0,
};
const state = (entries: number, asked: number, news: Told[]): Omit<State, "view"> => ({
  entries,
  seat: 0,
  waiting: { kind: "seat", seat: asked, decision: { kind: "place" } },
  outlook: { due: entries },
  legal: asked === 0 ? ["RY g5 h5"] : [],
  told: news,
  undo: "none",
  order: null,
  result: null,
});

const update = (entries: number, asked: number, news: Told[]): ServerMessage => {
  return { type: "state", ...state(entries, asked, news), open: { entries }, own: {} };
};

describe("awayMinutes", () => {
  const seat = (here: boolean, since: number | null) => ({
    ...table.seats[0]!,
    sitter: { kind: "person" as const, id: "x", name: "X", here, away_since: since },
  });
  it("counts whole minutes of people who are gone", () => {
    expect(awayMinutes(seat(false, 0), 125_000)).toBe(2);
    expect(awayMinutes(seat(true, null), 125_000)).toBeNull();
    expect(awayMinutes(table.seats[1]!, 125_000)).toBeNull();
  });
});

describe("a room and its match", () => {
  let socket: {
    onopen?: () => void;
    onclose?: () => void;
    onmessage?: (e: { data: string }) => void;
    readyState: number;
    sent: string[];
  };

  beforeEach(() => {
    localStorage.clear();
    myself.me = { id: "me", name: "Anna" };
    const answer = (url: string) => (url.endsWith("/chat") ? [] : table);
    vi.stubGlobal(
      "fetch",
      vi.fn((url: string) => Promise.resolve({ ok: true, json: () => Promise.resolve(answer(url)) })),
    );
    class Fake {
      static OPEN = 1;
      readyState = 1;
      sent: string[] = [];
      constructor() {
        // eslint-disable-next-line @typescript-eslint/no-this-alias -- the test is the other end
        socket = this;
      }
      send(text: string) {
        this.sent.push(text);
      }
      close() {}
    }
    vi.stubGlobal("WebSocket", Fake);
  });
  afterEach(() => vi.unstubAllGlobals());

  async function sitDown() {
    const room = new Room("abc");
    await room.open();
    socket.onopen?.();
    return {
      room,
      match: new Match(room, {}),
      tell: (m: ServerMessage) => socket.onmessage?.({ data: JSON.stringify(m) }),
    };
  }

  it("is mine only when I am asked, connected and nothing of mine is under way", async () => {
    const { room, match, tell } = await sitDown();
    tell(update(2, 1, [told(0, 0), told(1, 1)]));
    expect(match.mine).toBe(false);
    tell(update(3, 0, [told(2, 1)]));
    expect(match.mine).toBe(true);
    expect(match.legal).toEqual(["RY g5 h5"]);
    const sent = room.play(["RY g5 h5"]);
    expect(match.mine).toBe(false);
    const { token } = JSON.parse(socket.sent.at(-1)!) as { token: string };
    tell({ type: "done", token, entries: 4 });
    expect(await sent).toBeNull();
    expect(match.mine).toBe(true);
    socket.onclose?.();
    expect(match.mine).toBe(false);
    room.close();
  });

  it("says the names that the board's file has of its own", async () => {
    const { room, tell } = await sitDown();
    tell(update(1, 0, []));
    const match = new Match(room, {}, { ownNames: () => new Map([["village-head", "Otherwhere"]]) });
    expect(match.say("village-head")).toBe("Otherwhere");
    expect(new Match(room, {}).say("village-head")).toBe("village-head");
    room.close();
  });

  it("leaves the board to a bot that plays for me", async () => {
    const { room, match, tell } = await sitDown();
    tell(update(1, 0, []));
    const seats = [{ ...table.seats[0]!, stand_in: "greedy" as const }, table.seats[1]!];
    tell({ type: "table", table: { ...table, seats } });
    expect(match.mine).toBe(false);
    room.close();
  });

  it("keeps the log, what is fresh, and what came since my move, also after a reload", async () => {
    const { room, match, tell } = await sitDown();
    tell(update(2, 0, [told(0, 0), told(1, 1)]));
    expect(match.fresh).toEqual([]);
    expect(match.since).toEqual([{ kind: "placed", seat: 1 }]);
    tell(update(3, 1, [told(2, 0)]));
    expect(match.fresh).toEqual([{ kind: "placed", seat: 0 }]);
    expect(match.since).toEqual([]);
    tell(update(4, 0, [told(3, 1)]));
    expect(match.since).toEqual([{ kind: "placed", seat: 1 }]);
    // The same state again, as after a return, tells nothing twice.
    tell(update(4, 0, [told(3, 1)]));
    expect(room.told).toHaveLength(4);
    room.close();

    const again = await sitDown();
    again.tell(update(4, 0, [told(0, 0), told(1, 1), told(2, 0), told(3, 1)]));
    expect(again.match.since).toEqual([{ kind: "placed", seat: 1 }]);
    expect(again.match.fresh).toEqual([]);
    again.room.close();
  });

  it("counts what chance did after my move as part of it, and tells all of it as fresh", async () => {
    const { room, match, tell } = await sitDown();
    const drew = (entry: number, seat: number): Told => ({ entry, events: [{ kind: "drew", seat }] });
    tell(update(3, 0, [drew(0, 0), drew(1, 1), told(2, 1)]));
    expect(match.since).toEqual([
      { kind: "drew", seat: 1 },
      { kind: "placed", seat: 1 },
    ]);
    tell(update(6, 1, [told(3, 0), drew(4, 0), drew(5, 1)]));
    expect(match.fresh).toHaveLength(3);
    expect(match.since).toEqual([]);
    // What another's move makes me draw is no move of mine.
    tell(update(8, 0, [told(6, 1), drew(7, 0)]));
    expect(match.since).toEqual([
      { kind: "placed", seat: 1 },
      { kind: "drew", seat: 0 },
    ]);
    room.close();
  });

  it("shows a past moment, where nobody moves, and never another's hand while they play", async () => {
    const { room, match, tell } = await sitDown();
    tell(update(3, 0, [told(0, 0), told(1, 1), told(2, 1)]));
    expect(match.mine).toBe(true);
    const did = [{ kind: "placed", seat: 1 }];
    const moment = {
      state: { ...state(2, 0, []), view: { entries: 2 }, legal: ["RY g5 h5"] },
      eyes: 0,
      did,
      next: true,
    };
    match.moment = moment;
    expect(match.past).toBe(true);
    expect(match.view).toEqual({ entries: 2, outlook: { due: 2 } });
    expect([match.mine, match.called, match.legal]).toEqual([false, true, []]);
    expect([match.since, match.fresh]).toEqual([did, did]);
    expect((await match.play(["RY g5 h5"]))?.code).toBe("stale");
    match.moment = { ...moment, next: false };
    expect(match.fresh).toEqual([]);
    // Another's eyes open only when the match is over; "you" stays who I am.
    match.moment = { ...moment, state: { ...moment.state, seat: 1 }, eyes: 1 };
    expect(match.past).toBe(false);
    expect(match.view).toEqual({ entries: 3, outlook: { due: 3 } });
    tell({ type: "table", table: { ...table, phase: "over" } });
    expect([match.past, match.seat, match.me]).toEqual([true, 1, 0]);
    match.moment = null;
    expect(match.view).toEqual({ entries: 3, outlook: { due: 3 } });
    room.close();
  });

  it("notes a move that was taken back, and keeps it from the game", async () => {
    const { room, match, tell } = await sitDown();
    tell(update(2, 0, [told(0, 0), told(1, 1)]));
    tell(update(3, 0, [{ entry: 2, house: { kind: "undone", seat: 1, from: 1 }, events: [] }]));
    expect(match.fresh).toEqual([]);
    expect(match.since).toEqual([]);
    // What happens around the board is no move of mine: what came before it stays news.
    tell(update(4, 0, [told(3, 1)]));
    tell(update(5, 0, [{ entry: 4, house: { kind: "stood-in", seat: 0, level: "greedy" }, events: [] }]));
    expect(match.since).toContainEqual({ kind: "placed", seat: 1 });
    expect([match.fresh, match.happened.map(({ house }) => house?.kind)]).toEqual([[], ["stood-in"]]);
    // A game may call an event of its own the same.
    const own = { kind: "resigned", seat: 1 };
    tell(update(6, 0, [{ entry: 5, by: 1, events: [own] }]));
    expect([match.fresh, match.since.at(-1)]).toEqual([[own], own]);
    room.close();
  });

  it("numbers the positions: what happens around the board leaves it as it is, what is taken back does not", async () => {
    const { room, match, tell } = await sitDown();
    tell(update(0, 1, []));
    const seen = [match.position];
    tell(update(2, 0, [told(0, 0), told(1, 1)]));
    seen.push(match.position);
    const here = { seat: 1, level: "greedy" as const };
    tell(update(3, 0, [{ entry: 2, house: { kind: "stood-in", ...here }, events: [] }]));
    tell(update(4, 0, [{ entry: 3, house: { kind: "handed-back", seat: 1 }, events: [] }]));
    expect(match.position).toBe(seen[1]);
    tell(update(5, 1, [{ entry: 4, house: { kind: "undone", seat: 1, from: 1 }, events: [] }]));
    seen.push(match.position);
    match.moment = { state: { ...state(1, 1, []), view: {} }, eyes: 0, did: [], next: true };
    seen.push(match.position);
    expect(new Set(seen).size).toBe(4);
    room.close();
  });

  it("shows why there is nothing to see", async () => {
    const { room, tell } = await sitDown();
    tell({ type: "refused", problem: { code: "no-watching", params: {} } });
    expect(room.problem?.code).toBe("no-watching");
  });
});
