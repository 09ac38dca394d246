/** Tea Garden for a newcomer: every lesson, the first game with remarks, symbols and live boards in the rules. */
import type { Page } from "@playwright/test";
import { accessible } from "../tools/axe";
import { example } from "../tools/examples";
import { DESK, expect, SMALL, test } from "../tools/fixtures";
import { lessonsInReach, lessonsOf, next, openLesson, verdictInReach } from "../tools/lessons";
import { sideways } from "../tools/reach";
import { action, aimed, card, choice, confirm, deed, more, mouse, onSale, press, tap } from "./tea";

const LESSONS = lessonsOf("tea_garden");
const numberOf = (id: string) => LESSONS.findIndex((lesson) => lesson.id === id);

/** What is aimed at is done. */
async function commit(page: Page): Promise<void> {
  await aimed(page);
  await confirm(page).click();
}
/** A choice of the panel, then the button. The first press on what is proposed takes it over. */
async function choose(page: Page, move: string): Promise<void> {
  await choice(page, move).waitFor();
  await tap(page, choice(page, move));
  await expect(choice(page, move)).toHaveAttribute("aria-pressed", "true");
  await commit(page);
}

/** How each lesson is done by mouse. */
const DONE: Record<string, (page: Page) => Promise<void>> = {
  garden: async (page) => {
    await mouse(page).raise(["S08", "S09"]);
    await tap(page, deed(page, "garden"));
    await page.locator(".board .place.lit").first().waitFor();
    await press(page, "region 2");
    await commit(page);
    await choose(page, "pagoda 4");
  },
  top: async (page) => {
    await mouse(page).raise(["S01", "S10"]);
    await tap(page, action(page, "play"));
    await tap(page, more(page, "river"));
    await commit(page);
  },
  leaves: async (page) => {
    await tap(page, deed(page, "ferment"));
    await commit(page);
    await tap(page, action(page, "end"));
  },
  market: async (page) => {
    await tap(page, deed(page, "buy"));
    await tap(page, onSale(page, "A21"));
    await commit(page);
    await choose(page, "teapot scroll");
    await commit(page);
  },
  caravan: async (page) => {
    await tap(page, deed(page, "caravan"));
    await mouse(page).aim("caravan KB01 2 2");
    await commit(page);
  },
  cups: async (page) => {
    await tap(page, more(page, "cups"));
    await choose(page, "cups yellow");
    await choose(page, "place 1 right");
    await tap(page, more(page, "marker"));
    await choose(page, "marker 1.1 right");
  },
  university: async (page) => {
    await tap(page, more(page, "university"));
    await choose(page, "university outer");
    await tap(page, page.locator('.more [data-more^="repeat"]').first());
    await commit(page);
    await choose(page, "university outer");
  },
  emperor: async (page) => {
    await tap(page, more(page, "advance"));
    await commit(page);
    await choose(page, "take E07");
  },
  fee: async (page) => {
    await tap(page, action(page, "fee"));
    await commit(page);
    await mouse(page).raise(["S08"]);
    await tap(page, action(page, "play"));
  },
  end: async (page) => {
    await tap(page, deed(page, "garden"));
    await page.locator(".board .place.lit").first().waitFor();
    await press(page, "region 11");
    await commit(page);
    await choose(page, "pagoda 6");
    await tap(page, action(page, "end"));
  },
};

test("through every lesson to the first game with remarks", async ({ visit }) => {
  test.slow();
  const page = await visit();
  await openLesson(page, "tea_garden", 0);
  for (const [n, { id }] of LESSONS.entries()) {
    await expect(page.locator(".lesson .words")).toHaveText(`Lesson ${n + 1} of ${LESSONS.length}`);
    await test.step(id, () => DONE[id]!(page));
    await expect(page.locator(".verdict.passed"), id).toBeVisible();
    await expect(next(page)).toBeFocused();
    await page.keyboard.press("Enter");
  }
  await expect(page.getByRole("heading", { name: "Your first game" })).toBeFocused();
  await expect(page.locator(".also li")).toHaveCount(4);
  await page.getByRole("button", { name: "Play your first game" }).click();
  await page.locator(".dock.your-move").waitFor();
  await expect(page.locator(".remarks .advice")).not.toBeEmpty();
});

test("a lesson is begun again in the middle, and missed by another main action", async ({ visit }) => {
  const page = await visit();
  await openLesson(page, "tea_garden", 0);
  await mouse(page).raise(["S04"]);
  await action(page, "play").click();
  // Too weak for any pagoda: back to the beginning.
  await page.locator(".prompt").getByRole("button", { name: "Try again" }).click();
  await expect(card(page, "S04")).toBeVisible();
  await mouse(page).raise(["S08"]);
  await deed(page, "harvest").click();
  await commit(page);
  await expect(page.locator(".verdict:not(.passed)")).toContainText("No garden was founded.");
  await page.getByRole("button", { name: "Try again" }).click();
  await DONE.garden!(page);
  await expect(page.locator(".verdict.passed")).toBeVisible();
});

test("a small phone in every language: nothing to scroll in order to act", async ({ visit }) => {
  const page = await visit({ viewport: SMALL, hasTouch: true, isMobile: true });
  await lessonsInReach(page, "tea_garden");
  await openLesson(page, "tea_garden", numberOf("leaves"));
  await DONE.leaves!(page);
  await verdictInReach(page);
});

const BOARD = ".example-board";

test("the rules: every symbol, and examples that show what they are about", async ({ visit }) => {
  const page = await visit();
  await page.goto("/rules/tea_garden#symbols");
  const symbols = page.locator("#symbols");
  await expect(symbols).toBeFocused();
  await expect(symbols.locator("dt")).toHaveCount(31);
  await symbols.getByRole("link", { name: "Rule T31" }).click();
  await expect(page.getByRole("dialog")).toContainText("From green to brown");
  await page.keyboard.press("Escape");
  const market = await example(page, "T24", BOARD);
  await expect(market.locator(".goods [data-card]")).toHaveCount(6);
  // Of several tries those that this clause refuses are shown.
  const late = await example(page, "T3", BOARD);
  await late.getByRole("button", { name: "One step on" }).click();
  await late.getByRole("button", { name: "One step on" }).click();
  await expect(late.locator(".whynot b")).toHaveText("T3");
});

for (const [size, viewport] of Object.entries({ desktop: DESK, phone: SMALL }))
  test(`axe on lessons and rules: ${size}`, async ({ visit }) => {
    test.slow();
    const page = await visit({ viewport, hasTouch: size === "phone" });
    await openLesson(page, "tea_garden", numberOf("market"));
    await deed(page, "buy").waitFor();
    await accessible(page, "a lesson");
    await openLesson(page, "tea_garden", LESSONS.length);
    await page.getByRole("button", { name: "Play your first game" }).waitFor();
    await accessible(page, "before the first game");
    await page.goto("/rules/tea_garden#symbols");
    await page.locator("#symbols figure").waitFor();
    await example(page, "T24", BOARD);
    await accessible(page, "rules with an example");
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });
