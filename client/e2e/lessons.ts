/** First steps, of any game. */
import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { inEveryLanguage } from "./languages";
import { inReachHere } from "./reach";

export interface Lesson {
  id: string;
  scenario: string;
  refused?: string;
}

const read = (game: string, path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../games/${game}/${path}`, import.meta.url), "utf8"));

export const lessonsOf = (game: string) => read(game, "tutorial.json") as Lesson[];

/** The scenario's own solution. */
export function movesOf(game: string, lesson: Lesson): string[] {
  const { steps } = read(game, `scenarios/${lesson.scenario}.json`) as { steps: { move: string }[] };
  return steps.map((step) => step.move);
}

export const heading = (page: Page) => page.locator(".lesson h2");
export const next = (page: Page) => page.getByRole("button", { name: "Next", exact: true });

/** Opens some lesson as on the second visit of a device; one too many opens the first game. */
export async function openLesson(page: Page, game: string, number: number): Promise<void> {
  await page.addInitScript(([key, n]) => localStorage.setItem(key!, n!), [`teahouse.learn.${game}`, String(number)]);
  await page.goto(`/learn/${game}`);
  if (number < lessonsOf(game).length) await expect(heading(page)).toBeVisible();
}

/** Goes through all lessons on a small phone: what can be pressed is in reach, and all words can be read. */
export async function lessonsInReach(page: Page, game: string): Promise<void> {
  const lessons = lessonsOf(game);
  await openLesson(page, game, 0);
  for (const n of lessons.keys()) {
    await expect(page.locator(".topbar .words")).toHaveText(new RegExp(`\\b${n + 1}\\b.*${lessons.length}`));
    const unfold = page.locator(".unfold");
    // A language is changed once for all that is looked at in it.
    await inEveryLanguage(page, async (language) => {
      const what = `lesson ${n + 1} (${language})`;
      await inReachHere(page, what, true);
      await unfold.tap();
      await inReachHere(page, `${what}, unfolded`, true);
      await uncut(page, ".lesson .text", what);
      await unfold.tap();
    });
    await page.locator(".topbar .steps button").last().tap();
  }
}

/** The verdict is wholly to be read. */
export async function verdictInReach(page: Page): Promise<void> {
  await page.locator(".verdict").waitFor();
  await inEveryLanguage(page, async (language) => {
    await inReachHere(page, `decided (${language})`, true);
    await uncut(page, ".verdict", `verdict (${language})`);
  });
}

async function uncut(page: Page, words: string, what: string): Promise<void> {
  const hidden = await page.locator(words).evaluate((e) => e.scrollHeight - e.clientHeight);
  expect.soft(hidden, `${what}: cut`).toBeLessThanOrEqual(1);
}
