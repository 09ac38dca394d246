// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import { replayKey } from "./keys";
import type { Replay } from "./replay.svelte";

function press(key: string, open: boolean, shiftKey = false) {
  const replay = { open, total: 9, playing: false, step: vi.fn(), go: vi.fn(), play: vi.fn() };
  const taken = replayKey(replay as unknown as Replay, new KeyboardEvent("keydown", { key, shiftKey }));
  return { taken, steps: replay.step.mock.calls.flat(), to: replay.go.mock.calls.flat() };
}

describe("the keys of the replay", () => {
  it("leave a running game alone, but for the comma", () => {
    for (const key of ["ArrowLeft", "ArrowRight", "Home", "End", " "])
      expect(press(key, false)).toEqual({ taken: false, steps: [], to: [] });
    expect(press(",", false).steps).toEqual([-1]);
  });
  it("walk when the bar is there, but not with Shift", () => {
    expect(press("ArrowLeft", true).steps).toEqual([-1]);
    expect(press("ArrowRight", true).steps).toEqual([1]);
    expect(press("End", true).to).toEqual([9]);
    for (const key of ["ArrowLeft", "ArrowRight", "Home", "End", " "]) expect(press(key, true, true).taken).toBe(false);
  });
});
