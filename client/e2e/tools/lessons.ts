/** First steps, of any game. */
import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { inReach } from "./reach";

export interface Lesson {
  id: string;
  scenario: string;
  refused?: string;
}

const read = (game: string, path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../games/${game}/${path}`, import.meta.url), "utf8"));

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
    await inReach(page, `lesson ${n + 1}`, true);
    await unfold.tap();
    await expect(unfold).toHaveAttribute("aria-expanded", "true");
    await inReach(page, `lesson ${n + 1}, unfolded`, true, [], ".lesson .text");
    await unfold.tap();
    await page.locator(".topbar .steps button").last().tap();
  }
}

/** The verdict is wholly to be read. */
export async function verdictInReach(page: Page): Promise<void> {
  await page.locator(".verdict").waitFor();
  await inReach(page, "decided", true, [], ".verdict");
}
