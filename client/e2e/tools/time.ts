/** The page's own clock. A press right after something new has come may be the second half of a double click: the page asks this clock. */
import type { Page } from "@playwright/test";

/** From here on no time passes for the page by itself: `page.clock.runFor` lets it pass. Needs `page.clock.install()` before the page is opened. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** Lets so much time pass for the page, without waiting for it. */
export const later = (page: Page, ms = 1000): Promise<void> =>
  page.evaluate((ms) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + ms;
  }, ms);

/** Holds the clock while something is done that has to be quick, however slow the machine is. */
export async function atOnce(page: Page, act: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    const [real, held] = [performance.now.bind(performance), performance.now()];
    performance.now = () => held;
    Object.assign(globalThis, { letGo: () => (performance.now = real) });
  });
  await act();
  await page.evaluate(() => (globalThis as unknown as { letGo: () => void }).letGo());
}
