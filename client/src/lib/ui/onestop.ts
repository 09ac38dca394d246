/**
 * One Tab stop for a group of things to press. Left and right lead through all of them as one reads, from row to row, so that none is
 * out of reach however many there are and wherever they lie; up and down to the one that lies most in that direction, Home and End to
 * the first and the last. For `{@attach oneStop}`; the things wear `data-stop` and `tabindex="-1"`.
 */
import { ARROWS, stepFrom } from "../board/spots";

/** As they are read: row by row, from left to right. What begins above the middle of a row's first thing is in that row. */
export function readingOrder<Item extends { getBoundingClientRect(): DOMRect }>(items: readonly Item[]): Item[] {
  const boxes = items.map((item) => ({ item, box: item.getBoundingClientRect() })).sort((a, b) => a.box.y - b.box.y);
  const rows: (typeof boxes)[] = [];
  for (const one of boxes) {
    const row = rows.at(-1);
    const first = row?.[0]?.box;
    if (row && first && (one.box.y === first.y || one.box.y < first.y + first.height / 2)) row.push(one);
    else rows.push([one]);
  }
  return rows.flatMap((row) => row.sort((a, b) => a.box.x - b.box.x)).map(({ item }) => item);
}

export function oneStop(group: Element): () => void {
  type Item = HTMLElement | SVGElement;
  const items = (): Item[] => [...group.querySelectorAll<Item>("[data-stop]")];

  /** Whichever had it keeps it; else what is chosen, else the first. */
  function settle(wanted?: Item): void {
    const all = items();
    const had = wanted ?? all.find((item) => item.tabIndex === 0);
    const stop = had ?? all.find((item) => item.getAttribute("aria-pressed") === "true") ?? all[0];
    for (const item of all) if (item.tabIndex !== (item === stop ? 0 : -1)) item.tabIndex = item === stop ? 0 : -1;
  }
  function next(all: readonly Item[], from: Item, key: string): Item | null {
    const read = readingOrder(all);
    if (key === "Home") return read[0] ?? null;
    if (key === "End") return read.at(-1) ?? null;
    if (key === "ArrowRight") return read[read.indexOf(from) + 1] ?? null;
    if (key === "ArrowLeft") return read[read.indexOf(from) - 1] ?? null;
    const arrow = ARROWS[key];
    if (!arrow) return null;
    const spots = all.map((item) => {
      const { x, y, width, height } = item.getBoundingClientRect();
      return { target: item, x: x + width / 2, y: y + height / 2, r: 0 };
    });
    return stepFrom(spots, from, arrow);
  }
  function key(event: Event): void {
    const { key, altKey, ctrlKey, metaKey, target } = event as KeyboardEvent;
    const all = items();
    const from = all.find((item) => item === target);
    if (!from || altKey || ctrlKey || metaKey || (!ARROWS[key] && key !== "Home" && key !== "End")) return;
    next(all, from, key)?.focus();
    event.preventDefault();
    event.stopPropagation();
  }
  function focus({ target }: Event): void {
    const item = items().find((i) => i === target);
    if (item) settle(item);
  }

  group.setAttribute("data-stops", "");
  settle();
  const watch = new MutationObserver(() => settle());
  watch.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-stop"] });
  group.addEventListener("keydown", key);
  group.addEventListener("focusin", focus);
  return () => {
    watch.disconnect();
    group.removeEventListener("keydown", key);
    group.removeEventListener("focusin", focus);
  };
}
