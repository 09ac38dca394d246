/** China for a newcomer: every lesson, a first game with remarks, the rules with live boards. */
import type { Page } from "@playwright/test";
import { accessible } from "../tools/axe";
import { aim, build, follow, keyboard, myTurn, press, settled, source, takeCards, targetOf } from "./china";
import { article, example } from "../tools/examples";
import { DESK, expect, SMALL, test } from "../tools/fixtures";
import {
  heading,
  lessonsInReach,
  lessonsOf,
  movesOf,
  next,
  openLesson,
  verdictInReach,
  type Lesson,
} from "../tools/lessons";
import { card } from "../tools/lobby";
import { inReach, sideways } from "../tools/reach";
import { later } from "../tools/time";

const LESSONS = lessonsOf("china");
const numberOf = (id: string) => LESSONS.findIndex((lesson) => lesson.id === id);
const COLORS: Record<string, string> = { r: "red", g: "green", y: "yellow", o: "orange", p: "purple" };

/** Chooses cards of the hand by their letters. */
async function pick(page: Page, cards: string): Promise<void> {
  const chosen = page.locator('button.hc[aria-pressed="true"]');
  // The cards of the move before are still up until the house has answered.
  await expect(chosen).toHaveCount(0);
  for (const [n, letter] of [...cards].entries()) {
    const left = page.locator(`button.hc[aria-pressed="false"][aria-label*="${COLORS[letter]}" i]`);
    await left.first().click();
    await expect(chosen).toHaveCount(n + 1);
  }
}

/** A move by mouse: the cards, then the place; or a card from where it lies. */
async function playMove(page: Page, move: string): Promise<void> {
  const [kind, where, what] = move.split(" ");
  if (kind === "take") return source(page, where === "deck" ? "deck" : Number(what)).click();
  await pick(page, what!);
  await aim(page, targetOf(move));
  await build(page).click();
}

/** Takes a lesson by its own solution, up to the praise. */
async function take(page: Page, lesson: Lesson): Promise<void> {
  for (const move of movesOf("china", lesson)) {
    if (!lesson.refused) await playMove(page, move);
    else {
      await pick(page, move.split(" ")[2]!);
      await press(page, targetOf(move));
      await expect(page.locator(".refusal .clause")).toHaveText(lesson.refused);
    }
  }
  await expect(page.locator(".verdict.passed"), lesson.id).toBeVisible();
}

test("from the lobby through every lesson to the first game with remarks", async ({ visit }) => {
  test.slow();
  const page = await visit();
  const now = follow(page);
  await page.goto("/");
  await card(page, "china").getByRole("link", { name: "Learn in five minutes" }).click();
  for (const [n, lesson] of LESSONS.entries()) {
    await expect(page.locator(".lesson .words")).toHaveText(`Lesson ${n + 1} of ${LESSONS.length}`);
    await expect(heading(page)).toBeFocused();
    await take(page, lesson);
    await expect(next(page)).toBeFocused();
    await page.keyboard.press("Enter");
  }
  await expect(page.getByRole("heading", { name: "Your first game" })).toBeFocused();
  await expect(page.locator(".also li")).toHaveCount(4);
  await page.getByRole("button", { name: "Play your first game" }).click();
  await myTurn(page);
  await expect(page).toHaveURL(/\/t\//);
  // Three at the table, and one tip for the whole of a turn, however many questions it has.
  const advice = page.locator(".remarks .advice");
  await expect(advice).toContainText("Where nothing stands yet");
  const tip = await advice.innerText();
  const place = now().legal.find((move) => move.startsWith("house "))!;
  await aim(page, targetOf(place));
  await build(page).click();
  await page.locator(".oc.lit").first().waitFor();
  await expect(advice).toHaveText(tip);
  await takeCards(page, now);
  expect(await settled(page, now)).toBe(false);
  await expect(advice).not.toHaveText(tip);
});

test("a lesson of two pieces goes on after the first; to stop misses it, and it can be tried again", async ({
  visit,
}) => {
  const page = await visit();
  const two = numberOf("two");
  await openLesson(page, "china", two);
  const [first] = movesOf("china", LESSONS[two]!);
  await playMove(page, first!);
  await expect(page.locator(".dock.your-move")).toContainText("second");
  await expect(page.locator(".verdict")).toHaveCount(0);
  // Not by the second half of the click that placed the first.
  await later(page);
  await build(page).click();
  await expect(page.locator(".verdict:not(.passed)")).toContainText("Those were not two houses in one region.");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.locator("button.hc")).toHaveCount(3);
  await take(page, LESSONS[two]!);
});

test("by keyboard: a lesson is built, praised, and leads on", async ({ visit }) => {
  const page = await visit();
  await openLesson(page, "china", 0);
  await expect(heading(page)).toBeFocused();
  await keyboard(page).build(targetOf(movesOf("china", LESSONS[0]!)[0]!));
  await expect(next(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator(".lesson .words")).toHaveText(/^Lesson 2 /);
  await page.keyboard.press("d");
  await expect(page.locator(".verdict.passed")).toBeVisible();
});

test("a small phone in every language: nothing to scroll in order to act", async ({ visit }) => {
  const page = await visit({ viewport: SMALL, hasTouch: true, isMobile: true });
  await lessonsInReach(page, "china");
  await openLesson(page, "china", numberOf("score"));
  await page.locator('[data-place="lu3"]').tap({ force: true });
  await expect(build(page)).toHaveAttribute("aria-disabled", "false");
  await inReach(page, "something tried", true);
  await build(page).tap();
  await verdictInReach(page);
});

async function open(page: Page, address = "/rules/china"): Promise<void> {
  await page.goto(address);
  await page.locator("article").first().waitFor();
}

test("the rules: found by number and word, rulings and what is reconstructed where they belong", async ({ visit }) => {
  const page = await visit();
  await open(page);
  const ids = () => page.locator("article").evaluateAll((all) => all.map((a) => a.id));
  const all = await ids();
  expect(all.length).toBeGreaterThan(60);
  await expect(page.locator("#rulings article").first()).toHaveAttribute("id", "D1");
  await expect(page.locator("#rulings article").first().locator("p")).toHaveCount(3);
  await expect(page.locator("#sources h2")).toHaveCount(1);
  // A section may have numbers of several letters.
  const contents = page.getByRole("navigation", { name: "Contents" });
  await expect(contents.getByRole("link", { name: /^Your turn/ })).toContainText("S3, C1–C5");
  const field = page.getByRole("searchbox");
  await field.fill("c15");
  await expect.poll(ids).toContain("C15");
  expect((await ids()).length).toBeLessThan(all.length / 4);
  await field.fill("emissaries majority");
  await expect.poll(ids).toContain("S8");
  await field.press("Escape");
  expect(await ids()).toEqual(all);
});

test("the rules: an example shows a refusal with the cards of the try, another one a score", async ({ visit }) => {
  const page = await visit();
  await open(page, "/rules/china#C7");
  // Of many tries those of this clause are shown.
  const pair = await example(page, "C7");
  await pair.getByRole("button", { name: "Next example" }).click();
  await pair.getByText("Move 1", { exact: true }).click();
  await expect(pair.locator(".whynot b")).toHaveText("C7");
  await expect(pair.locator(".told")).toContainText("Cards: 2 yellow");
  await expect(pair.getByRole("group", { name: "Your cards" }).getByRole("img")).toHaveCount(3);
  // Nobody moves: the position is scored, and the board shows what for.
  const roads = await example(page, "S9");
  await roads.getByText("Scoring", { exact: true }).click();
  await expect(roads.locator(".told")).toContainText("A line of 5 houses");
  await expect(roads.locator(".board .finale .draw").first()).toBeAttached();
});

for (const [size, viewport] of Object.entries({ desktop: DESK, phone: SMALL }))
  test(`axe on lessons and rules: ${size}`, async ({ visit }) => {
    test.slow();
    const page = await visit({ viewport, hasTouch: size === "phone" });
    const two = numberOf("two");
    await openLesson(page, "china", two);
    await accessible(page, "a lesson");
    await aim(page, targetOf(movesOf("china", LESSONS[two]!)[0]!));
    await accessible(page, "a lesson, something tried");
    await openLesson(page, "china", numberOf("limit"));
    await take(page, LESSONS[numberOf("limit")]!);
    await accessible(page, "a lesson, refused");
    await openLesson(page, "china", LESSONS.length);
    await page.getByRole("button", { name: "Play your first game" }).waitFor();
    await accessible(page, "before the first game");
    await open(page, "/rules/china#C15");
    await example(page, "C15");
    await article(page, "C15").getByRole("button", { name: "One step on" }).click();
    await accessible(page, "rules with an example");
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });
