/** Places of a drawn board under the mouse or a finger. */
import type { Page } from "@playwright/test";

export const place = (page: Page, id: string) => page.locator(`.board [data-place="${id}"]`);

/** A point of the screen where a press reaches this place, whatever its shape, and whatever lies on it. */
export async function spot(page: Page, id: string): Promise<{ x: number; y: number }> {
  const found = await place(page, id).evaluate((e) => {
    const { left, top, width, height } = e.getBoundingClientRect();
    const tries: { x: number; y: number; far: number }[] = [];
    for (let i = 1; i < 16; i++)
      for (let j = 1; j < 16; j++)
        tries.push({ x: left + (width * i) / 16, y: top + (height * j) / 16, far: Math.hypot(i - 8, j - 8) });
    tries.sort((a, b) => a.far - b.far);
    const hit = ({ x, y }: { x: number; y: number }) =>
      document.elementFromPoint(x, y)?.closest("[data-place]")?.getAttribute("data-place");
    return tries.find((at) => hit(at) === e.getAttribute("data-place")) ?? null;
  });
  if (!found) throw new Error(`${id} cannot be pressed`);
  return found;
}

/** Presses a place, also one where nothing can be done. */
export async function press(page: Page, id: string, finger = false): Promise<void> {
  const { x, y } = await spot(page, id);
  if (finger) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}
