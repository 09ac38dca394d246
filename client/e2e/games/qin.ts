/** How a person plays Qin on the page. */
import { expect, type Page } from "@playwright/test";
import { playNow, wish } from "../tools/lobby";

export * from "../tools/lobby";

export const lay = (page: Page) => page.locator(".btn.lay");

/** From the lobby to my first move against bots. */
export async function againstBots(page: Page, players = 2, board?: string): Promise<void> {
  await page.goto("/");
  if (players !== 2 || board) await wish(page, "qin", players, board);
  await playNow(page);
  await myMove(page);
}

export async function myMove(page: Page): Promise<void> {
  await page.locator(".dock.your-move").waitFor();
  await page.locator(".cell.legal").first().waitFor();
}

/** Waits until I am asked again or the game is over; true if it is over. */
export async function settled(page: Page): Promise<boolean> {
  await page.waitForFunction(() => {
    if (document.querySelector(".dock.is-over")) return true;
    const aimed = document.querySelector('.cell[aria-selected="true"]');
    return !aimed && document.querySelector(".dock.your-move") && document.querySelector(".cell.legal");
  });
  return (await page.locator(".dock.is-over").count()) > 0;
}

/** Some square where the chosen tile may lie: from the middle of the list, so that games differ from the first row. */
export async function somewhere(page: Page): Promise<string> {
  const legal = await page
    .locator(".cell.legal")
    .evaluateAll((cells) => cells.map((c) => (c as SVGElement).dataset.square!));
  expect(legal.length).toBeGreaterThan(0);
  return legal[Math.floor(legal.length / 2)]!;
}

export const cell = (page: Page, square: string) => page.locator(`[data-square="${square}"]`);

/** Aims at a legal square by mouse and waits for the consequence. */
export async function aim(page: Page, square?: string): Promise<string> {
  const at = square ?? (await somewhere(page));
  await cell(page, at).click();
  await expect(lay(page)).toHaveAttribute("aria-disabled", "false");
  return at;
}

/** One move by mouse. */
export async function move(page: Page): Promise<void> {
  await aim(page);
  await lay(page).click();
}

/** Aims at a square of the board where nothing can be laid. */
export async function refused(page: Page): Promise<void> {
  // The villages are never grass.
  const square = await page
    .locator(".cell:not(.legal)")
    .evaluateAll(
      (cells) => (cells.find((c) => /villag|wiosk|dorf/i.test(c.ariaLabel ?? "")) as SVGElement).dataset.square,
    );
  await cell(page, square!).click();
  await page.locator(".refusal").waitFor();
}

/** Gives up by the table's menu. */
export async function giveUp(page: Page): Promise<void> {
  await page.locator(".topbar .panelroot > button").click();
  await page.locator(".menu .item").last().click();
  await page.locator("dialog[open] .foot .btn.solid").click();
  // Where more than one other seat is left, bots play on to the end.
  await page.locator(".dock.is-over").waitFor({ timeout: 40_000 });
}
