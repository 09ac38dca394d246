// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { illegal } from "./problem";
import type { Link } from "./returning";
import { type Greeting, TableSocket } from "./socket";
import type { ServerMessage, State } from "./wire";

/** A socket whose other end is the test. */
class FakeSocket {
  static all: FakeSocket[] = [];
  readyState: number = WebSocket.CONNECTING;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }
  open(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }
  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const open: TableSocket[] = [];

const ALONE = { seen: 0, seat: null, curtain: false };

function connect(greeting = (): Greeting => ALONE) {
  const heard: { links: Link[]; states: State[]; refused: string[] } = { links: [], states: [], refused: [] };
  const socket = new TableSocket(
    "abc",
    greeting,
    {
      table: () => {},
      state: (state) => heard.states.push(state),
      chat: () => {},
      link: (link) => heard.links.push(link),
      refused: (problem) => heard.refused.push(problem.code),
    },
    (url) => new FakeSocket(url) as unknown as WebSocket,
  );
  open.push(socket);
  return { socket, heard, fake: () => FakeSocket.all.at(-1)! };
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.resolve({ ok: true })),
  );
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("TableSocket", () => {
  it("greets with the entries it has seen, also after a return", () => {
    let seen = 0;
    const { heard, fake } = connect(() => ({ ...ALONE, seen }));
    fake().open();
    expect(fake().url).toMatch(/^ws:.*\/api\/v1\/tables\/abc\/socket$/);
    expect(fake().sent).toEqual([{ type: "hello", seen: 0, seat: null, curtain: false }]);
    seen = 7;
    fake().close();
    expect(heard.links).toEqual(["connecting", "open", "lost"]);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    fake().open();
    expect(fake().sent).toEqual([{ type: "hello", seen: 7, seat: null, curtain: false }]);
  });

  it("sends moves that were under way again as one message, with the same token", async () => {
    const { socket, fake } = connect();
    fake().open();
    const done = socket.play(["top S01", "done"], 3, null);
    const first = fake().sent.at(-1)!;
    expect(first).toMatchObject({ type: "move", moves: ["top S01", "done"], at: 3 });
    fake().close();
    vi.advanceTimersByTime(1000);
    fake().open();
    expect(fake().sent.at(-1)).toEqual(first);
    fake().tell({ type: "done", token: String(first.token), entries: 4 });
    expect(await done).toBeNull();
    // Once answered it is not sent a third time.
    fake().close();
    vi.advanceTimersByTime(2000);
    fake().open();
    expect(fake().sent).toHaveLength(1);
  });

  it("says whose eyes it shows whenever they change, and for whom a move is made, also when it is sent again", () => {
    let eyes: number | null = null;
    const { socket, fake } = connect(() => ({ seen: 0, seat: eyes, curtain: eyes === null }));
    fake().open();
    expect(fake().sent).toEqual([{ type: "hello", seen: 0, seat: null, curtain: true }]);
    eyes = 2;
    socket.refresh();
    expect(fake().sent.at(-1)).toEqual({ type: "hello", seen: 0, seat: 2, curtain: false });
    void socket.preview(["RY g5 h5"], 2);
    expect(fake().sent.at(-1)).toMatchObject({ type: "preview", seat: 2, moves: ["RY g5 h5"] });
    void socket.play(["RY g5 h5"], 3, 2);
    const first = fake().sent.at(-1)!;
    expect(first).toMatchObject({ type: "move", seat: 2 });
    // The curtain has fallen meanwhile; the move stays that of the one who made it.
    eyes = null;
    fake().close();
    vi.advanceTimersByTime(1000);
    fake().open();
    expect(fake().sent).toEqual([{ type: "hello", seen: 0, seat: null, curtain: true }, first]);
  });

  it("keeps a move that is made while the line is down", () => {
    const { socket, fake } = connect();
    void socket.play(["RY g5 h5"], 3, null);
    expect(fake().sent).toEqual([]);
    fake().open();
    expect(fake().sent.map((m) => m.type)).toEqual(["hello", "move"]);
  });

  it("answers a refused move with why", async () => {
    const { socket, fake } = connect();
    fake().open();
    const done = socket.play(["x"], 3, null);
    const { token } = fake().sent.at(-1)!;
    fake().tell({ type: "refused", token: String(token), problem: illegal("Q11", "apart") });
    expect(await done).toEqual(illegal("Q11", "apart"));
  });

  it("answers previews by token and lets them go when the line is lost", async () => {
    const { socket, fake } = connect();
    fake().open();
    const [one, two, three, four] = ["a", "b", "c", "d"].map((move) => socket.preview([move], null));
    const [a, b, , d] = fake()
      .sent.slice(1)
      .map((m) => String(m.token));
    const after = { view: { v: 2 }, outlook: { due: 1 } };
    fake().tell({ type: "preview", token: b!, events: [{ kind: "placed" }], after });
    fake().tell({ type: "preview", token: d!, events: [{ kind: "placed" }], after: null });
    fake().tell({ type: "refused", token: a!, problem: illegal("Q11", "x") });
    fake().close();
    expect(await two).toEqual({ events: [{ kind: "placed" }], view: { v: 2, outlook: { due: 1 } } });
    expect(await four).toEqual({ events: [{ kind: "placed" }], view: null });
    expect(await one).toMatchObject({ illegal: { kind: "x" } });
    expect(await three).toMatchObject({ code: "unreachable" });
  });

  it("waits longer after each failure and says when the house is away", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn(() => Promise.reject(new Error("refused"))),
    );
    const { heard, fake } = connect();
    for (let i = 0; i < 4; i++) {
      fake().close();
      await vi.advanceTimersByTimeAsync(300 * 2 ** i);
    }
    expect(heard.links).toContain("away");
    fake().close();
    const tries = FakeSocket.all.length;
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all).toHaveLength(tries);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(FakeSocket.all.length).toBeGreaterThan(tries);
  });

  it("comes back at once when the network does", () => {
    const { heard, fake } = connect();
    fake().open();
    dispatchEvent(new Event("offline"));
    expect(heard.links.at(-1)).toBe("lost");
    const before = FakeSocket.all.length;
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(before + 1);
    fake().open();
    expect(heard.links.at(-1)).toBe("open");
  });

  it("does not come back once it is closed", () => {
    const { socket, fake } = connect();
    fake().open();
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("tells when the house will not let us in", () => {
    const { heard, fake } = connect();
    fake().open();
    fake().tell({ type: "refused", problem: { code: "no-watching", params: {} } });
    expect(heard.refused).toEqual(["no-watching"]);
  });
});
