/**
 * Painting without a graphics card is half of what a page costs, and most journeys look at words, places and what can be pressed, not at
 * colours. So a page under test is laid out and answers as always, but is painted only while somebody looks (`painted`).
 */
import type { Page } from "@playwright/test";

declare global {
  var unpainted: CSSStyleSheet | undefined;
}

/** Run in the page before anything of its own. What is wholly transparent is not drawn; it can be pressed all the same. */
export function unpaint(): void {
  globalThis.unpainted = new CSSStyleSheet();
  // Dialogs lie beside the page, in the top layer.
  globalThis.unpainted.replaceSync("html, dialog, dialog::backdrop { opacity: 0 !important }");
  document.adoptedStyleSheets.push(globalThis.unpainted);
}

const cover = (page: Page, on: boolean): Promise<void> =>
  page.evaluate((on) => {
    if (globalThis.unpainted) globalThis.unpainted.disabled = !on;
  }, on);

/** The page as people see it, while `look` runs. */
export async function painted<T>(page: Page, look: () => Promise<T>): Promise<T> {
  await cover(page, false);
  const seen = await look();
  await cover(page, true);
  return seen;
}
