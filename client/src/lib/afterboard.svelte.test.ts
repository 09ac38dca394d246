// @vitest-environment jsdom
// What a first board does without is fetched when it is wanted, once, and tried again if the house did not answer.
import { flushSync } from "svelte";
import { expect, it, vi } from "vitest";
import { fetchAfterBoard, AfterBoard } from "./afterboard.svelte";
import { words } from "./words/words.svelte";

it("is null until it is here, and tells those who look when it comes", async () => {
  const load = vi.fn(() => Promise.resolve({ panel: "a" }));
  const second = new AfterBoard(load);
  const seen: (string | null)[] = [];
  const stop = $effect.root(() => {
    $effect(() => void seen.push(second.here?.panel ?? null));
  });
  flushSync();
  expect([load.mock.calls.length, seen]).toEqual([0, [null]]);
  expect(second.module).toBeNull();
  await fetchAfterBoard();
  flushSync();
  expect([load.mock.calls.length, seen, second.module?.panel]).toEqual([1, [null, "a"], "a"]);
  stop();
});

it("is asked for again after the house did not answer", async () => {
  const load = vi.fn(() => Promise.resolve({ panel: "b" }));
  load.mockRejectedValueOnce(new Error("offline"));
  const second = new AfterBoard(load);
  await expect(second.fetch()).rejects.toThrow("offline");
  await second.fetch();
  expect(second.here).toEqual({ panel: "b" });
});

it("comes with all words of the house and of the tables that are shown", async () => {
  await words.begin("table");
  await words.need("qin", "table");
  expect([words.of("").has("about-title"), words.of("qin").has("refuse-apart")]).toEqual([false, false]);
  await new AfterBoard(() => Promise.resolve({})).fetch();
  expect([words.of("").has("about-title"), words.of("qin").has("refuse-apart")]).toEqual([true, true]);
});
