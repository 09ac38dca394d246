/** The rules page: a clause and its board. */
import { expect, type Locator, type Page } from "@playwright/test";

export const article = (page: Page, clause: string): Locator => page.locator(`article#${clause}`);

/** Brings a clause near the screen, and opens its board unless it is open from the start. */
export async function example(page: Page, clause: string, board = ".board"): Promise<Locator> {
  const found = article(page, clause);
  await found.scrollIntoViewIfNeeded();
  const toggle = found.locator(".examples > button");
  if ((await toggle.getAttribute("aria-expanded")) === "false") await toggle.click();
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await found.locator(board).first().waitFor();
  return found;
}
