/** Phones: what can be pressed is in sight and large enough for a finger. */
import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures";
import { inEveryLanguage, LANGUAGES, speakHere } from "./languages";

/** What a finger can press; of a label with its own box inside, the label. Links within a sentence are as high as it. */
const BOX = "input:is([type=radio], [type=checkbox])";
const PRESSED = `button, a[href], select, summary, input:not(${BOX}), label:has(> ${BOX})`;

/** Buttons that are too small, or not wholly on the screen, in the part of the page that can be used now; run in the page. */
function faultsHere(pressed: string): string[] {
  const dialog = document.querySelector("dialog[open]");
  const faults: string[] = [];
  for (const e of (dialog ?? document.body).querySelectorAll<HTMLElement>(pressed)) {
    if (!e.checkVisibility({ visibilityProperty: true }) || e.closest("dialog:not([open]), .sr, .skip, .seats"))
      continue;
    const beside = [...(e.parentElement?.childNodes ?? [])].filter((node) => node.nodeType === Node.TEXT_NODE);
    if (e.localName === "a" && beside.some((node) => /\p{L}/u.test(node.textContent ?? ""))) continue;
    const box = e.getBoundingClientRect();
    const name = (e.ariaLabel ?? e.textContent ?? "").trim().replace(/\s+/g, " ") || e.outerHTML.slice(0, 80);
    // What lies in a box that scrolls for itself (a sheet, the log) is reached there.
    let scrolls = false;
    for (let up = e.parentElement; up && up !== document.body; up = up.parentElement) {
      const { overflowY } = getComputedStyle(up);
      if (overflowY === "auto" || overflowY === "scroll") scrolls = true;
    }
    // What cannot be pressed now may be smaller: it grows when it can.
    const idle = e.ariaDisabled === "true";
    // What can be pressed may be larger than what is drawn.
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const reached = [-21, 21].every((by) =>
      [box.width < 43.9 ? [x + by, y] : [x, y], box.height < 43.9 ? [x, y + by] : [x, y]].every(([px, py]) =>
        e.contains(document.elementFromPoint(px!, py!)),
      ),
    );
    if (!idle && !reached && (box.width < 43.9 || box.height < 43.9))
      faults.push(`small: ${name} ${box.width.toFixed(1)}×${box.height.toFixed(1)}`);
    const inside =
      box.left >= -0.5 && box.top >= -0.5 && box.right <= innerWidth + 0.5 && box.bottom <= innerHeight + 0.5;
    if (!inside && !scrolls) faults.push(`outside: ${name} ${box.left},${box.top} to ${box.right},${box.bottom}`);
  }
  return faults;
}
export const outOfReach = (page: Page): Promise<string[]> => page.evaluate(faultsHere, PRESSED);

export const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

interface Measures {
  /** What is out of reach. */
  faults: string[];
  /** How much wider than the screen the page is. */
  wider: number;
  /** How far it scrolls. */
  scrolls: [number, number];
  /** How much of the words is cut off, in width and height. */
  cut: [number, number];
}
/** The same, and more, in one go; run in the page. */
function measuresHere(faults: typeof faultsHere, pressed: string, words: string | null): Measures {
  const page = document.scrollingElement!;
  const text = words === null ? null : document.querySelector(words);
  if (words !== null && !text) throw new Error(`there is no ${words}`);
  return {
    faults: faults(pressed),
    wider: document.documentElement.scrollWidth - innerWidth,
    scrolls: [page.scrollWidth - page.clientWidth, page.scrollHeight - page.clientHeight],
    cut: text ? [text.scrollWidth - text.clientWidth, text.scrollHeight - text.clientHeight] : [0, 0],
  };
}
/** Measures in one language after the other; run in the page, since four times to and fro takes longer than to measure. */
async function everywhereHere(
  languages: readonly string[],
  speak: typeof speakHere,
  measure: () => Measures,
): Promise<[string, Measures][]> {
  const before = document.documentElement.lang;
  const found: [string, Measures][] = [[before, measure()]];
  for (const language of languages.filter((l) => l !== before)) {
    await speak(language);
    found.push([language, measure()]);
  }
  await speak(before);
  return found;
}

/** The page as it stands, measured in every language; `words` are those that may be cut off. */
export async function everywhere(page: Page, words: string | null = null): Promise<[string, Measures][]> {
  const measure = `() => (${String(measuresHere)})(${String(faultsHere)}, ${JSON.stringify(PRESSED)}, ${JSON.stringify(words)})`;
  const found = await page.evaluate<[string, Measures][]>(
    `(${String(everywhereHere)})(${JSON.stringify(LANGUAGES)}, ${String(speakHere)}, ${measure})`,
  );
  expect(found.map(([language]) => language).sort()).toEqual([...LANGUAGES].sort());
  return found;
}

/**
 * The page as it stands lets everything be pressed, in every language; what is named is wholly in sight, and these words are wholly to be
 * read. `still`: the page does not scroll.
 */
export async function inReach(
  page: Page,
  what: string,
  still = false,
  sight: Locator[] = [],
  words: string | null = null,
): Promise<void> {
  for (const [language, { faults, wider, scrolls, cut }] of await everywhere(page, words)) {
    const where = `${what} (${language})`;
    expect.soft(faults, where).toEqual([]);
    expect.soft(wider, `${where}: wider than the screen`).toBeLessThanOrEqual(0);
    if (still) expect.soft(scrolls, `${where}: the page scrolls`).toEqual([0, 0]);
    expect.soft(cut[1], `${where}: cut`).toBeLessThanOrEqual(1);
  }
  if (sight.length > 0) await inEveryLanguage(page, (language) => inSight(`${what} (${language})`, sight));
}

async function inSight(where: string, sight: Locator[]): Promise<void> {
  for (const seen of sight) {
    await expect.soft(seen, where).not.toHaveCount(0);
    for (const one of await seen.all()) await expect.soft(one, where).toBeInViewport({ ratio: 1 });
  }
}

/** Labels on the board that lie over each other, or leave it. */
export async function overlaps(page: Page, labels: string): Promise<string[]> {
  return page.evaluate((selectors) => {
    const board = document.querySelector(".boardwrap")!.getBoundingClientRect();
    const labels = [...document.querySelector(".board")!.querySelectorAll<SVGGElement>(selectors)];
    const boxes = labels
      .filter((e) => e.checkVisibility())
      .map((e) => ({ text: e.textContent?.trim(), box: e.getBoundingClientRect() }));
    const faults: string[] = [];
    boxes.forEach((a, n) => {
      for (const b of boxes.slice(n + 1)) {
        const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        if (wide > 0.5 && high > 0.5)
          faults.push(`“${a.text}” and “${b.text}”: ${wide.toFixed(1)}×${high.toFixed(1)} px`);
      }
      if (a.box.left < -0.5 || a.box.right > innerWidth + 0.5) faults.push(`“${a.text}” leaves the screen`);
      if (a.box.top < board.top - 0.5 || a.box.bottom > board.bottom + 0.5) faults.push(`“${a.text}” leaves the board`);
    });
    return faults;
  }, labels);
}

/** Presses Tab until the focus is on what is looked for. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await page.evaluate((s) => document.activeElement?.matches(s) ?? false, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${selector}`);
}

/**
 * From wherever the focus is to this very thing, by Tab; or by Tab to the group it shares a Tab stop with (lib/ui/onestop.ts), and by
 * arrows through the group. Gives the number of steps within the group.
 */
export async function keysTo(page: Page, goal: Locator): Promise<number> {
  const grouped = await goal.evaluate((e) => e.matches("[data-stop]") && e.closest("[data-stops]") !== null);
  const near = (): Promise<boolean> =>
    goal.evaluate((e, grouped) => {
      const at = document.activeElement;
      if (!grouped || e === at) return e === at;
      const group = e.closest("[data-stops]");
      return !!at?.matches("[data-stop]") && at.closest("[data-stops]") === group;
    }, grouped);
  for (let tabs = 0; !(await near()); tabs++) {
    if (tabs > 80) throw new Error(`Tab does not reach ${String(goal)}`);
    await page.keyboard.press("Tab");
  }
  const there = () => goal.evaluate((e) => e === document.activeElement);
  if (await there()) return 0;
  await page.keyboard.press("Home");
  const many = await goal.evaluate((e) => e.closest("[data-stops]")!.querySelectorAll("[data-stop]").length);
  for (let steps = 0; steps < many; steps++) {
    if (await there()) return steps;
    await page.keyboard.press("ArrowRight");
  }
  throw new Error(`arrows do not reach ${String(goal)}`);
}

/** Everything in a group with one Tab stop is reached: by Tab to the group, then by arrows from its first thing to its last. */
export async function wholeGroup(page: Page, group: Locator): Promise<void> {
  const things = group.locator("[data-stop]");
  const many = await things.count();
  expect(many).toBeGreaterThan(0);
  await keysTo(page, things.first());
  await page.keyboard.press("Home");
  const at = () => group.evaluate((e) => [...e.querySelectorAll("[data-stop]")].indexOf(document.activeElement!));
  const seen = [await at()];
  for (let n = 1; n < many; n++) {
    await page.keyboard.press("ArrowRight");
    seen.push(await at());
  }
  expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: many }, (_, n) => n));
}

/** Presses arrows until the focus is on what is looked for, in the same group. */
export async function arrowTo(page: Page, goal: Locator): Promise<void> {
  for (let presses = 0; presses < 20; presses++) {
    const key = await goal.evaluate((e) => {
      if (e === document.activeElement) return null;
      const [from, to] = [document.activeElement!, e].map((one) => one.getBoundingClientRect()) as [DOMRect, DOMRect];
      const [dx, dy] = [to.left + to.right - from.left - from.right, to.top + to.bottom - from.top - from.bottom];
      if (Math.abs(dx) > from.width) return dx > 0 ? "ArrowRight" : "ArrowLeft";
      return dy > 0 ? "ArrowDown" : "ArrowUp";
    });
    if (key === null) return;
    await page.keyboard.press(key);
  }
  throw new Error("arrows do not reach it");
}
