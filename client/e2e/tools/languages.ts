/** The page as it stands, in every language: what was reached is looked at four times, not reached four times. */
import type { Page } from "@playwright/test";

export const LANGUAGES = ["en", "pl", "de", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Chooses a language as another window of this browser would; run in the page. Ends when it is spoken. */
export async function speakHere(language: string): Promise<void> {
  const key = "teahouse.language";
  localStorage.setItem(key, language);
  dispatchEvent(new StorageEvent("storage", { key, newValue: language }));
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const patience = performance.now() + 30_000;
  while (document.documentElement.lang !== language) {
    if (performance.now() > patience) throw new Error(`the page does not speak ${language}`);
    await frame();
  }
  // What measures itself does so before the second frame.
  await frame();
  await frame();
}

export async function inEveryLanguage(page: Page, look: (language: Language) => Promise<void>): Promise<void> {
  const before = (await page.locator("html").getAttribute("lang")) as Language;
  await look(before);
  for (const language of LANGUAGES.filter((l) => l !== before)) {
    await page.evaluate(speakHere, language);
    await look(language);
  }
  await page.evaluate(speakHere, before);
}
