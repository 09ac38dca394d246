// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { type GameKey, pressed } from "./keys";

let done: string[];
let table: readonly GameKey[];
beforeEach(() => {
  document.body.innerHTML = `<div class="own"><button></button><input /></div><div class="else"><button></button></div>`;
  done = [];
  table = [
    { keys: "a b", run: (key) => void done.push(key) },
    { keys: "c", run: () => false },
    { keys: "c", run: (_, { shiftKey }) => void done.push(shiftKey ? "C" : "c again") },
    { keys: "l", held: true, run: (key) => void done.push(key) },
    { keys: null, run: (key) => (key === "x" ? void done.push("left") : false) },
  ];
});
const press = (key: string, at: string, more: KeyboardEventInit = {}): boolean => {
  let was = false;
  const target = document.querySelector(at)!;
  target.addEventListener("keydown", (event) => (was = pressed(table, event as KeyboardEvent, ".own")), { once: true });
  target.dispatchEvent(new KeyboardEvent("keydown", { key, ...more }));
  return was;
};

describe("a key of the table", () => {
  it("is obeyed, in small letters or large ones", () => {
    expect([press("a", "body"), press("B", ".own button"), done]).toEqual([true, true, ["a", "b"]]);
  });
  it("falls through where there is nothing to do, down to what is left", () => {
    expect([press("c", "body"), press("C", "body", { shiftKey: true })]).toEqual([true, true]);
    expect([press("x", "body"), press("y", "body")]).toEqual([true, false]);
    expect(done).toEqual(["c again", "C", "left"]);
  });
  it("acts once while it is held, unless it is to go on", () => {
    expect([press("a", "body", { repeat: true }), press("l", "body", { repeat: true })]).toEqual([false, true]);
    expect(done).toEqual(["l"]);
  });
  it("is not taken from a field, from elsewhere on the page, or with Ctrl", () => {
    const taken = [press("a", "input"), press("a", ".else button"), press("a", "body", { ctrlKey: true })];
    expect([taken, done]).toEqual([[false, false, false], []]);
  });
});
