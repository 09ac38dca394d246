// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { isGameKey } from "./focus";

afterEach(() => document.body.replaceChildren());

function pressed(selector: string, init: KeyboardEventInit = {}): boolean {
  let own = false;
  const hear = (event: KeyboardEvent) => (own = isGameKey(event, ".board, .dock"));
  window.addEventListener("keydown", hear, { once: true });
  document.querySelector(selector)!.dispatchEvent(new KeyboardEvent("keydown", { key: "d", bubbles: true, ...init }));
  return own;
}

it("lets a game have keys on its own things, on the page and on headings, and nowhere else", () => {
  document.body.innerHTML = `<main id="content" tabindex="-1"><h2 tabindex="-1">Prompt</h2><p class="board"><i></i></p>
    <ol><li tabindex="-1">Line</li></ol><input /></main>`;
  for (const mine of ["body", "#content", "h2", ".board i"]) expect(pressed(mine), mine).toBe(true);
  for (const other of ["li", "input"]) expect(pressed(other), other).toBe(false);
  expect(pressed("body", { ctrlKey: true })).toBe(false);
});
it("leaves a field of the dock its keys", () => {
  document.body.innerHTML = `<div class="dock"><button></button><input type="range" /><select></select></div>`;
  expect(pressed("button")).toBe(true);
  for (const field of ["input", "select"]) expect(pressed(field), field).toBe(false);
});
it("leaves all keys to an open dialog, also to one of the dock's", () => {
  document.body.innerHTML = `<div class="dock"><dialog open><button>Close</button></dialog></div><p class="board"></p>`;
  for (const at of ["dialog", "button", ".board", "body"]) expect(pressed(at), at).toBe(false);
});
