/** The page as it stands, in every language: what was reached is looked at four times, not reached four times. */
import type { Page } from "@playwright/test";
import { expect } from "./fixtures";

const LANGUAGES = ["en", "pl", "de", "it"];

/** Chooses a language as another window of this browser would. */
async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((language) => {
    const key = "teahouse.language";
    localStorage.setItem(key, language);
    dispatchEvent(new StorageEvent("storage", { key, newValue: language }));
  }, language);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  // What measures itself does so before the second frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

export async function inEveryLanguage(page: Page, look: (language: string) => Promise<void>): Promise<void> {
  const before = (await page.locator("html").getAttribute("lang"))!;
  await look(before);
  for (const language of LANGUAGES.filter((l) => l !== before)) {
    await speak(page, language);
    await look(language);
  }
  await speak(page, before);
}
