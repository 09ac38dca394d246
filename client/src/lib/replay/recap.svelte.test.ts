// @vitest-environment jsdom
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { announcer } from "../house/announce.svelte";
import { settings } from "../house/settings.svelte";
import type { Link } from "../wire/returning";
import type { State, TableInfo } from "../wire/wire";
import type { Line } from "./moments";
import { Recap } from "./recap.svelte";

const line = (entry: number, mover: number, concerns = false): Line => ({
  entry,
  mover,
  last: entry,
  tolds: [{ entry, events: [] }],
  sayings: [],
  text: `line ${entry}`,
  concerns,
});

/** A table with a line that can be cut; the other seat moves. */
class Around {
  link = $state<Link>("open");
  now = $state.raw({ entries: 8 } as State);
  lines = $state.raw<Line[]>([line(6, 0), line(7, 1)]);
  turn = $state(0);
  at = null;
  lookedAt = 8;
  me = 0;
  table = { seats: [] } as unknown as TableInfo;
  shown: number[] = [];
  looked = () => {};
  get stops() {
    return [0, ...this.lines.map((l) => l.entry + 1)];
  }
  claim = () => ++this.turn;
  holds = (turn: number) => turn === this.turn;
  moment = (n: number) => Promise.resolve({ entries: n } as State);
  show = (at: number) => void this.shown.push(at);
  /** What `Replay.now` does: somebody takes the board. */
  back = () => void (this.turn += 1);
  /** The house tells of one more entry. */
  news(concerns = false): void {
    const entry = this.now.entries;
    this.lines = [...this.lines, line(entry, 1, concerns)];
    this.now = { entries: entry + 1 } as State;
    flushSync();
  }
}

describe("since you left", () => {
  let around: Around;
  let recap: Recap;
  let stop: () => void;
  let hidden: boolean;

  beforeEach(() => {
    vi.useFakeTimers();
    hidden = false;
    vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
    around = new Around();
    const { claim, holds, moment, show, back } = around;
    const replay = {
      claim,
      holds,
      moment,
      show,
      now: back,
      at: null,
      get lines() {
        return around.lines;
      },
      get stops() {
        return around.stops;
      },
    };
    stop = $effect.root(() => {
      recap = new Recap(around, around, replay);
      recap.follow();
    });
    flushSync();
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
    settings.pace = "normal";
  });

  function look(away: boolean): void {
    hidden = away;
    document.dispatchEvent(new Event("visibilitychange"));
    flushSync();
  }
  const started = () => vi.advanceTimersByTimeAsync(0);

  it("plays what came while the page was in the background, and says it once", async () => {
    look(true);
    around.news();
    around.news(true);
    expect(recap.running).toBe(false);
    look(false);
    expect(recap.loading).toBe(true);
    await started();
    expect(recap.running).toBe(true);
    expect(announcer.text).toMatch(/2.*line 9/);
    expect(announcer.text).not.toContain("line 8");
    await vi.advanceTimersByTimeAsync(900 * 2.5);
    expect(around.shown).toEqual([8, 9, 10]);
    expect(recap.running).toBe(false);
  });

  it("waits for the line of a phone that slept", async () => {
    look(true);
    around.link = "lost";
    flushSync();
    look(false);
    await vi.advanceTimersByTimeAsync(9000);
    expect(recap.running).toBe(false);
    around.link = "open";
    flushSync();
    around.news();
    await started();
    expect(recap.running).toBe(true);
    expect(recap.lines.map((l) => l.entry)).toEqual([8]);
  });

  it("waits for a line that turns out to be dead only after the return", async () => {
    look(true);
    look(false);
    await vi.advanceTimersByTimeAsync(4000);
    around.link = "lost";
    flushSync();
    around.link = "open";
    flushSync();
    around.news();
    await started();
    expect(recap.running).toBe(true);
  });

  it("leaves alone what happens before my eyes", async () => {
    look(true);
    look(false);
    await vi.advanceTimersByTimeAsync(2000);
    around.news();
    await started();
    expect(recap.running).toBe(false);
    // A line that breaks later has nothing to do with my return.
    around.link = "lost";
    flushSync();
    around.link = "open";
    around.news();
    await started();
    expect(recap.running).toBe(false);
  });

  it("ends at once when somebody takes the board, and shows it again", async () => {
    look(true);
    around.news();
    look(false);
    around.back();
    expect(recap.loading).toBe(false);
    await started();
    expect(recap.running).toBe(false);
    expect(around.shown).toEqual([]);
  });

  it("is as slow as the other motion", async () => {
    settings.pace = "slow";
    look(true);
    around.news();
    look(false);
    await started();
    await vi.advanceTimersByTimeAsync(900 * 2.9);
    expect(recap.running).toBe(true);
    await vi.advanceTimersByTimeAsync(900 * 0.2);
    expect(recap.running).toBe(false);
  });
});
