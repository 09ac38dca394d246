// @vitest-environment jsdom
// A room whose screen several people share: what it says to the house, and what it lets on the page.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { announcer } from "../house/announce.svelte";
import { myself } from "../house/me.svelte";
import { notices } from "../house/notices.svelte";
import { openClause } from "../rules/sheet.svelte";
import { Match } from "../table/match.svelte";
import { Room } from "../table/room.svelte";
import type { ServerMessage, Sitter, State, TableInfo, Told } from "../wire/wire";

const SITTERS: Sitter[] = [
  { kind: "person", id: "me", name: "Anna", here: true },
  { kind: "person", id: "me", name: "Grete", local: true, here: true },
  { kind: "bot", level: "greedy" },
];
const table = (asked: number | null, phase: TableInfo["phase"] = "playing"): TableInfo => ({
  id: "abc",
  game: "qin",
  phase,
  players: 3,
  board: "bird",
  options: {},
  seats: SITTERS.map((sitter, n) => ({ sitter, look: { color: n, shape: n }, resigned: false })),
  host: "me",
  listed: false,
  watching: true,
  away_minutes: 10,
  commitment: "",
  created: 0,
  asked,
});
const told = (entry: number, seat: number): Told => ({ entry, by: seat, events: [{ kind: "placed", seat }] });
const LOG = [told(0, 0), told(1, 1), told(2, 2)];
const state = (seat: number | null, asked: number, log: Told[] = LOG): ServerMessage => {
  const waiting: State["waiting"] = { kind: "seat", seat: asked, decision: { kind: "place" } };
  const entries = (log.at(-1)?.entry ?? -1) + 1;
  const own = { hand: seat === null ? null : [`hand of ${seat}`] };
  const now = { entries, seat, waiting, open: { hand: null }, own, outlook: null, legal: [], told: log };
  return { type: "state", ...now, undo: "none", order: null, result: null };
};

describe("a room with several people at one screen", () => {
  let socket: { onopen?: () => void; onmessage?: (e: { data: string }) => void; sent: Record<string, unknown>[] };
  let opened: TableInfo;
  const rooms: Room[] = [];

  beforeEach(() => {
    localStorage.clear();
    myself.me = { id: "me", name: "Anna" };
    opened = table(0);
    const answer = (url: string) => (url.endsWith("/chat") ? [] : opened);
    vi.stubGlobal(
      "fetch",
      vi.fn((url: string) => Promise.resolve({ ok: true, json: () => Promise.resolve(answer(url)) })),
    );
    class Fake {
      static OPEN = 1;
      readyState = 1;
      sent: Record<string, unknown>[] = [];
      constructor() {
        // eslint-disable-next-line @typescript-eslint/no-this-alias -- the test is the other end
        socket = this;
      }
      send(text: string) {
        this.sent.push(JSON.parse(text) as Record<string, unknown>);
      }
      close() {}
    }
    vi.stubGlobal("WebSocket", Fake);
  });
  afterEach(() => {
    vi.useRealTimers();
    for (const room of rooms.splice(0)) room.close();
    vi.unstubAllGlobals();
  });

  async function sitDown() {
    const room = new Room("abc");
    rooms.push(room);
    await room.open();
    socket.onopen?.();
    return {
      room,
      match: new Match(room, {}),
      tell: (m: ServerMessage) => socket.onmessage?.({ data: JSON.stringify(m) }),
    };
  }
  const hello = (seat: number | null, seen = 0) => ({ type: "hello", seen, seat, curtain: seat === null });

  it("begins behind the curtain and shows the table only with the eyes of whoever lifts it", async () => {
    const { room, tell } = await sitDown();
    expect(socket.sent).toEqual([hello(null)]);
    tell(state(null, 0));
    expect(room.curtain).toBe(true);
    room.look(0);
    expect(socket.sent.at(-1)).toEqual(hello(0));
    expect(room.curtain).toBe(true);
    tell(state(0, 0));
    expect(room.curtain).toBe(false);
    expect(room.state?.view).toEqual({ hand: ["hand of 0"] });
  });

  it("closes before the next person's turn is on the page, and forgets what the last one saw", async () => {
    const { room, match, tell } = await sitDown();
    room.look(0);
    tell(state(0, 0));
    match.announce("Anna holds red and blue");
    tell(state(0, 1, [told(3, 0)]));
    room.look(null);
    expect(room.curtain).toBe(true);
    expect(room.eyes).toBeNull();
    // The curtain names the next one at once, whatever it was told last.
    expect(room.asked).toBe(1);
    expect(socket.sent.at(-1)).toEqual(hello(null));
    expect(announcer.text.trim()).toBe("");
    // An answer that was under way must not speak either.
    match.announce("Anna holds red and blue");
    expect(announcer.text.trim()).toBe("");
    // What the house sent before it heard of the curtain is let go.
    tell(state(0, 1, [told(4, 2)]));
    expect(room.curtain).toBe(true);
    tell(state(null, 1, [...LOG, told(3, 0)]));
    expect(room.state?.view).toEqual({ hand: null });
    expect(room.told.map((t) => t.entry)).toEqual([0, 1, 2, 3]);
  });

  it("lets whoever moved see it with their own eyes for a while, then closes by itself", async () => {
    vi.useFakeTimers();
    const { room, match, tell } = await sitDown();
    room.look(0);
    tell(state(0, 0));
    tell(state(0, 1, [told(3, 0)]));
    // The table's own news comes right after it.
    tell({ type: "table", table: table(1) });
    expect([room.passing, room.curtain, room.eyes, room.asked]).toEqual([true, false, 0, 1]);
    expect(room.state?.view).toEqual({ hand: ["hand of 0"] });
    expect(match.fresh).toEqual([{ kind: "placed", seat: 0 }]);
    expect(match.mine).toBe(false);
    expect(socket.sent.at(-1)).toEqual(hello(0));
    vi.advanceTimersByTime(1599);
    expect(room.curtain).toBe(false);
    vi.advanceTimersByTime(1);
    expect([room.passing, room.curtain, room.eyes]).toEqual([false, true, null]);
    expect(socket.sent.at(-1)).toEqual(hello(null));
  });

  it("keeps the one who looks when the move that would pass the screen on is taken back", async () => {
    vi.useFakeTimers();
    const { room, tell } = await sitDown();
    room.look(0);
    tell(state(0, 0));
    tell(state(0, 1, [told(3, 0)]));
    tell(state(0, 0, [{ entry: 4, house: { kind: "undone", seat: 0, from: 3 }, events: [] }]));
    expect(room.passing).toBe(false);
    vi.advanceTimersByTime(5000);
    expect([room.curtain, room.eyes]).toEqual([false, 0]);
  });

  it("closes at once where there was nothing to see on the page", async () => {
    const { room, tell } = await sitDown();
    room.look(0);
    tell(state(0, 1));
    expect([room.passing, room.curtain, room.eyes]).toEqual([false, true, null]);
  });

  it("says who refused to give a move back, if that is known", async () => {
    const far = (n: number): Sitter => ({ kind: "person", id: `far${n}`, name: `Zoe ${n}`, here: true });
    const seats = table(0).seats.map((s, n) => (n === 2 ? { ...s, sitter: far(n) } : s));
    const ask = (waiting: number[] | null): TableInfo => ({
      ...table(0),
      seats,
      undo_asked: waiting && { seat: 0, waiting },
    });
    const { room, tell } = await sitDown();
    room.look(0);
    tell(state(0, 1, LOG));
    tell({ type: "table", table: ask([2]) });
    tell({ type: "table", table: ask(null) });
    expect(notices.text).toContain("Zoe 2");
    tell({ type: "table", table: ask([1, 2]) });
    tell({ type: "table", table: ask(null) });
    expect(notices.text).not.toBe("");
    expect(notices.text).not.toContain("Zoe");
    // Granted: something happened.
    notices.hide();
    room.look(null);
    tell(state(null, 1, LOG));
    tell({ type: "table", table: ask([2]) });
    tell(state(null, 0, [{ entry: 3, house: { kind: "undone", seat: 0, from: 2 }, events: [] }]));
    tell({ type: "table", table: ask(null) });
    expect(notices.text).toBe("");
  });

  it("speaks and sounds only to the one who looked when the match came on the page", async () => {
    const { room, tell } = await sitDown();
    room.look(0);
    const annas = new Match(room, {});
    tell(state(0, 0));
    annas.announce("Anna holds red and blue");
    expect(announcer.text.trim()).toBe("Anna holds red and blue");
    tell(state(0, 1, [told(3, 0)]));
    room.look(null);
    room.look(1);
    tell(state(1, 1, [...LOG, told(3, 0)]));
    expect(room.curtain).toBe(false);
    annas.announce("Anna holds red and blue");
    expect(announcer.text.trim()).toBe("");
  });

  it("waits for the whole story when the same one looks again at once", async () => {
    const { room, tell } = await sitDown();
    room.look(1);
    tell(state(1, 2));
    room.look(null);
    room.look(1);
    // A bot moved: the house told it before it heard that anybody looked away.
    tell(state(1, 1, [told(3, 2)]));
    expect(room.told.map((t) => t.entry)).toEqual([0, 1, 2]);
    tell(state(1, 1, [...LOG, told(3, 2)]));
    expect(room.told.map((t) => t.entry)).toEqual([0, 1, 2, 3]);
  });

  it("stays closed after a lost line, whoever asked to look before", async () => {
    const { room, tell } = await sitDown();
    tell(state(null, 0));
    room.look(0);
    dispatchEvent(new Event("offline"));
    expect([room.link, room.eyes, room.curtain]).toEqual(["lost", null, true]);
    dispatchEvent(new Event("online"));
    socket.onopen?.();
    expect(socket.sent).toEqual([hello(null)]);
    // Who looks already goes on looking.
    room.look(0);
    tell(state(0, 0));
    dispatchEvent(new Event("offline"));
    expect([room.eyes, room.curtain]).toEqual([0, false]);
  });

  it("closes what lies over the page with the curtain", async () => {
    const { room, tell } = await sitDown();
    room.look(0);
    tell(state(0, 0));
    openClause.open("qin", "Q7");
    notices.show("That tile cannot lie there.");
    room.look(null);
    expect([openClause.at, notices.text]).toEqual([null, ""]);
  });

  it("makes another line after the house refused the first", async () => {
    const { room, tell } = await sitDown();
    const first = socket;
    tell({ type: "refused", problem: { code: "table-busy", params: {} } });
    expect(room.problem?.code).toBe("table-busy");
    await room.open();
    expect(socket).not.toBe(first);
    socket.onopen?.();
    expect(socket.sent).toEqual([hello(null)]);
    expect(room.problem).toBeNull();
  });

  it("stays with the one who moved while bots move", async () => {
    const { room, tell } = await sitDown();
    room.look(1);
    tell(state(1, 1));
    tell(state(1, 2, [told(3, 1)]));
    expect([room.curtain, room.eyes]).toEqual([false, 1]);
  });

  it("marks for everybody what came since their own last move", async () => {
    const { room, match, tell } = await sitDown();
    const since = () => match.sinceTold.map((t) => t.entry);
    room.look(0);
    tell(state(0, 0));
    expect(since()).toEqual([1, 2]);
    room.look(1);
    tell(state(1, 1));
    expect(since()).toEqual([2]);
    room.look(0);
    tell(state(0, 0));
    expect(since()).toEqual([1, 2]);
  });

  it("shows no move that was taken back as news, but what came after it", async () => {
    const { room, match, tell } = await sitDown();
    room.look(0);
    const undone: Told = { entry: 3, house: { kind: "undone", seat: 2, from: 2 }, events: [] };
    tell(state(0, 0, [...LOG, undone, told(4, 2)]));
    expect(match.sinceTold.map((t) => t.entry)).toEqual([4]);
  });

  it("moves and asks for the one who looks", async () => {
    const { room, tell } = await sitDown();
    room.look(1);
    tell(state(1, 1));
    void room.preview(["RY g5 h5"]);
    expect(socket.sent.at(-1)).toMatchObject({ type: "preview", seat: 1, moves: ["RY g5 h5"] });
    void room.play(["RY g5 h5"]);
    expect(socket.sent.at(-1)).toMatchObject({ type: "move", seat: 1, moves: ["RY g5 h5"] });
  });

  it("takes back with what the page has seen, also while the curtain is up", async () => {
    const { room, tell } = await sitDown();
    const body = () => JSON.parse(vi.mocked(fetch).mock.lastCall![1]!.body as string) as unknown;
    tell(state(null, 1));
    await room.takeBack(0);
    expect(vi.mocked(fetch).mock.lastCall![0]).toBe("/api/v1/tables/abc/undo");
    expect(body()).toEqual({ seat: 0, at: 3 });
    tell(state(null, 2, [told(3, 1)]));
    await room.takeBack(1);
    expect(body()).toEqual({ seat: 1, at: 4 });
  });

  it("needs no curtain once it is over", async () => {
    const { room, tell } = await sitDown();
    tell(state(null, 2));
    tell({ type: "table", table: table(null, "over") });
    expect(room.curtain).toBe(false);
    expect(socket.sent.at(-1)).toEqual(hello(0));
    room.look(null);
    expect(room.eyes).toBe(0);

    opened = table(null, "over");
    await sitDown();
    expect(socket.sent).toEqual([hello(0)]);
  });

  it("says nothing of seats where only one is at this screen", async () => {
    opened = { ...table(0), seats: table(0).seats.map((s, n) => (n === 1 ? { ...s, sitter: SITTERS[2]! } : s)) };
    const { room, tell } = await sitDown();
    expect(socket.sent).toEqual([{ type: "hello", seen: 0, seat: null, curtain: false }]);
    tell(state(0, 0));
    expect(room.curtain).toBe(false);
    room.look(null);
    expect(room.curtain).toBe(false);
    void room.play(["RY g5 h5"]);
    expect(socket.sent.at(-1)).toMatchObject({ type: "move", seat: null });
  });
});
