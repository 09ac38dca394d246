// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { oneStop, readingOrder } from "./onestop";

const box = (x: number, y: number, width = 40, height = 60): DOMRect => new DOMRect(x, y, width, height);

/** A group whose things lie there, in this order of the document. */
function group(boxes: readonly DOMRect[]): { items: HTMLElement[]; press: (key: string) => Element | null } {
  document.body.innerHTML = `<div>${boxes.map((_, n) => `<button data-stop tabindex="-1">${n}</button>`).join("")}</div>`;
  const items = [...document.querySelectorAll<HTMLElement>("button")];
  items.forEach((item, n) => (item.getBoundingClientRect = () => boxes[n]!));
  oneStop(document.querySelector("div")!);
  const press = (key: string): Element | null => {
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    return document.activeElement;
  };
  return { items, press };
}

beforeEach(() => (document.body.innerHTML = ""));

describe("one Tab stop for many things", () => {
  // Rows of different length, a lone thing far aside, two groups of different height beside each other.
  const LIE = {
    "in rows": Array.from({ length: 23 }, (_, n) => box((n % 9) * 44, Math.floor(n / 9) * 64)),
    "far apart": [box(0, 0), box(2000, 70), box(10, 140), box(1000, 141), box(3, 700)],
    "in the wrong order": [box(88, 0), box(0, 64), box(0, 0), box(44, 3), box(44, 64)],
    "in groups": [box(0, 0), box(44, 0), box(0, 64), box(300, 20, 200, 300), box(510, 20, 40, 60), box(510, 90)],
    "all in one place": Array.from({ length: 5 }, () => box(0, 0, 0, 0)),
  };
  it.each(Object.entries(LIE))("leads to every one of them: %s", (_, boxes) => {
    const { items, press } = group(boxes);
    expect(items.filter((item) => item.tabIndex === 0)).toEqual([items[0]]);
    items.at(-1)!.focus();
    const seen = new Set([press("Home")]);
    for (let n = 1; n < items.length; n++) seen.add(press("ArrowRight"));
    expect(seen.size).toBe(items.length);
    expect(press("ArrowRight"), "it stays at the end").toBe(press("End"));
    for (let n = 1; n < items.length; n++) press("ArrowLeft");
    expect(document.activeElement).toBe(press("Home"));
    expect(items.filter((item) => item.tabIndex === 0)).toEqual([document.activeElement]);
  });
  it("reads row by row, whatever the order of the document", () => {
    const { items } = group(LIE["in the wrong order"]);
    expect(readingOrder(items).map((item) => item.textContent)).toEqual(["2", "3", "0", "1", "4"]);
  });
  it("goes up and down to what lies there", () => {
    const { items, press } = group(LIE["in rows"]);
    items[4]!.focus();
    expect(press("ArrowDown")).toBe(items[13]);
    expect(press("ArrowUp")).toBe(items[4]);
  });
});
