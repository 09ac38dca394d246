/** Words, not message ids. */
import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { inEveryLanguage } from "./languages";

/** All message ids of the catalogues that could not be taken for a word. */
const IDS = [
  "../../../locales/en.ftl",
  "../../../games/qin/locales/en.ftl",
  "../../../games/china/locales/en.ftl",
  "../../../games/emperor/locales/en.ftl",
  "../../../games/tea_garden/locales/en.ftl",
]
  .flatMap((path) => [...readFileSync(new URL(path, import.meta.url), "utf8").matchAll(/^([a-z][\w-]*) =/gm)])
  .map((match) => match[1]!)
  .filter((id) => id.includes("-"));

/** How ids begin; one that is in no catalogue at all begins like its sisters. */
const FAMILIES = new Set(IDS.map((id) => id.split("-")[0]!));

/** Nothing that a person sees or hears may be a message id or an unfilled variable. */
export async function noIds(page: Page): Promise<void> {
  const said = await page.evaluate(() => {
    const named = [...document.querySelectorAll("[aria-label], [title], [placeholder], [alt]")];
    const labels = named.flatMap((e) =>
      ["aria-label", "title", "placeholder", "alt"].map((a) => e.getAttribute(a) ?? ""),
    );
    return [document.title, document.body.innerText, ...labels].join("\n");
  });
  const words = new Set(said.split(/[^\p{L}\p{N}-]+/u));
  const like = (word: string) => /^[a-z]+(-[a-z0-9]+)+$/.test(word) && FAMILIES.has(word.split("-")[0]!);
  expect([...words].filter((word) => IDS.includes(word) || like(word))).toEqual([]);
  expect(said).not.toMatch(/\{\s*\$|undefined|\[object|\bNaN\b|\b(?:event|ask|refuse|error|then|log)-[a-z]/);
}

/** The same in every language. */
export const noIdsAnywhere = (page: Page): Promise<void> => inEveryLanguage(page, () => noIds(page));
