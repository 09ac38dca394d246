// @vitest-environment jsdom
import { flushSync } from "svelte";
import { expect, it } from "vitest";
import { onStep } from "./onstep.svelte";

it("tells each live step once, those of the past as often as they are looked at, and ends the one before", () => {
  let events = $state.raw<readonly string[]>([]);
  let past = $state(false);
  const heard: string[] = [];
  const stop = $effect.root(() =>
    onStep({ events: () => events, isLive: () => !past }, (step) => {
      heard.push(step.join());
      return () => heard.push(`end of ${step.join()}`);
    }),
  );
  const come = (step: readonly string[], isPast: boolean): string[] => {
    [events, past] = [step, isPast];
    flushSync();
    return heard.splice(0);
  };
  flushSync();
  heard.splice(0);
  const live = ["live"];
  expect(come(live, false)).toEqual(["end of ", "live"]);
  expect(come(["long ago"], true)).toEqual(["end of live", "long ago"]);
  // Back again: the live step has been heard.
  expect(come(live, false)).toEqual(["end of long ago"]);
  expect(come(["long ago"], true)).toEqual(["long ago"]);
  expect(come(["next"], false)).toEqual(["end of long ago", "next"]);
  stop();
  expect(heard).toEqual(["end of next"]);
});
