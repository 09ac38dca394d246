/** The keys of the replay. They never take a key from what has the focus. */
import type { Replay } from "./replay.svelte";

/** For the list of keys. */
export const REPLAY_KEYS = [
  [", .", "key-step"],
  ["← →", "key-arrows"],
  ["Home End", "key-ends"],
  ["␣", "key-play"],
  ["S", "key-skip"],
] as const;

/** Whether the key was one of the replay's. */
export function replayKey(replay: Replay, event: KeyboardEvent): boolean {
  const at = event.target instanceof Element ? event.target : null;
  // A slider steps by itself; a button is pressed by the space bar.
  const slider = at?.closest("input[type=range]") != null;
  switch (event.key) {
    case ",":
      replay.step(-1);
      return true;
    case ".":
      replay.step(1);
      return true;
    case "ArrowLeft":
    case "ArrowRight":
      // A stray arrow does not throw a running game into the past.
      if (slider || event.shiftKey || !replay.open) return false;
      replay.step(event.key === "ArrowLeft" ? -1 : 1);
      return true;
    case "Home":
    case "End":
      if (slider || event.shiftKey || !replay.open) return false;
      replay.go(event.key === "Home" ? 0 : replay.total);
      return true;
    case " ":
      if (event.shiftKey || !replay.open || at?.closest("button, a, summary, [role=gridcell]")) return false;
      if (replay.playing) replay.pause();
      else replay.play();
      return true;
    default:
      return false;
  }
}
