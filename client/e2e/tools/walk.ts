/** Walking over a board by arrow keys, whatever they do there: learned by pressing them. */
import type { Page } from "@playwright/test";
import { tabTo } from "./reach";

const ARROWS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] as const;
export type Spots = Record<string, [number, number]>;

/** Where every place of a board is. */
export const spotsOf = (page: Page): Promise<Spots> =>
  page.locator("[data-place]").evaluateAll((all) =>
    Object.fromEntries(
      all.map((e) => {
        const { left, width, top, height } = e.getBoundingClientRect();
        const at: [number, number] = [left + width / 2, top + height / 2];
        return [(e as SVGElement).dataset.place!, at];
      }),
    ),
  );

/** The first key of the shortest way that is known already. */
function knownWay(steps: Map<string, Map<string, string>>, from: string, to: string): string | null {
  const seen = new Set([from]);
  let edge = [...(steps.get(from) ?? [])].map(([key, at]) => ({ key, at }));
  while (edge.length > 0) {
    const found = edge.find(({ at }) => at === to);
    if (found) return found.key;
    edge = edge.flatMap(({ key, at }) => {
      if (seen.has(at)) return [];
      seen.add(at);
      return [...(steps.get(at) ?? [])].map(([, next]) => ({ key, at: next }));
    });
  }
  return null;
}

/** From wherever the focus is to a place of the board. */
export async function walk(page: Page, spots: Spots, to: string): Promise<void> {
  await tabTo(page, ".place");
  const here = () => page.evaluate(() => (document.activeElement as SVGElement | null)?.dataset.place ?? "");
  const steps = new Map<string, Map<string, string>>();
  const [x, y] = spots[to]!;
  let at = await here();
  for (let presses = 0; presses < 120 && at !== to; presses++) {
    const tried = steps.get(at) ?? new Map<string, string>();
    steps.set(at, tried);
    const [ax, ay] = spots[at]!;
    const along = { ArrowUp: ay - y, ArrowDown: y - ay, ArrowLeft: ax - x, ArrowRight: x - ax };
    const untried = ARROWS.filter((key) => !tried.has(key)).sort((a, b) => along[b] - along[a])[0];
    const key = knownWay(steps, at, to) ?? untried ?? ARROWS[presses % ARROWS.length]!;
    await page.keyboard.press(key);
    at = await here();
    tried.set(key, at);
  }
  if (at !== to) throw new Error(`the arrows do not lead to ${to}`);
}
