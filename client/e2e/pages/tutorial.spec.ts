/** First steps: from the lobby through every lesson to a first game with helping remarks. */
import type { Page } from "@playwright/test";
import { accessible } from "../tools/axe";
import { DESK, expect, SMALL, test } from "../tools/fixtures";
import { aim, card, cell, lay, myMove, settled } from "../games/qin";
import {
  heading,
  lessonsInReach,
  lessonsOf,
  movesOf,
  next,
  openLesson as openLessonOf,
  verdictInReach,
  type Lesson,
} from "../tools/lessons";
import { inReach } from "../tools/reach";

const LESSONS = lessonsOf("qin");
/** The scenario's own solution. */
const solution = (lesson: Lesson) => {
  const [letters, a, b] = movesOf("qin", lesson)[0]!.split(" ");
  return { letters: letters!, a: a!, b: b! };
};
const openLesson = (page: Page, number: number) => openLessonOf(page, "qin", number);

const COLORS: Record<string, string> = { R: "red", Y: "yellow", B: "blue" };
const nameOf = ([p, q]: string) => (p === q ? `double ${COLORS[p!]}` : `${COLORS[p!]}–${COLORS[q!]}`);
const reversed = (letters: string) => [...letters].reverse().join("");

/** The tile of a hand, whichever way round it is named. */
const tile = (page: Page, letters: string) =>
  page
    .locator(`.tilebtn[aria-label="Tile ${nameOf(letters)}"], .tilebtn[aria-label="Tile ${nameOf(reversed(letters))}"]`)
    .first();

/** Whether the tile in the air lies as wanted. */
async function lies(page: Page, { letters, a, b }: ReturnType<typeof solution>): Promise<boolean> {
  await expect(lay(page)).toHaveAttribute("aria-disabled", "false");
  const question = (await page.locator(".prompt p").innerText()).toUpperCase();
  const ways = [
    [letters, a, b],
    [reversed(letters), b, a],
  ].map(([l, p, q]) => `LAY ${nameOf(l!)} ON ${p} AND ${q}?`.toUpperCase());
  return ways.includes(question);
}

/** Plays a move by mouse: the tile, the square, turned until it lies as wanted. */
async function playMove(page: Page, move: ReturnType<typeof solution>): Promise<void> {
  await tile(page, move.letters).click();
  await cell(page, move.a).click();
  for (let turns = 0; !(await lies(page, move)); turns++) {
    expect(turns, "the tile can be turned into place").toBeLessThan(8);
    const before = await page.locator(".prompt p").innerText();
    await page.getByRole("button", { name: "Turn the tile" }).click();
    await expect(page.locator(".prompt p")).not.toHaveText(before);
  }
  await lay(page).click();
}

/** The same by keyboard, from the lesson's heading on. */
async function playMoveByKeys(page: Page, move: ReturnType<typeof solution>): Promise<void> {
  await expect(heading(page)).toBeFocused();
  for (let tabs = 0; !(await page.locator(".cell:focus").count()); tabs++) {
    expect(tabs, "the board is some Tabs away").toBeLessThan(4);
    await page.keyboard.press("Tab");
  }
  const choose = tile(page, move.letters);
  const index = await choose.evaluate((e) => [...e.parentElement!.children].indexOf(e));
  await page.keyboard.press(String(index + 1));
  await expect(choose).toHaveAttribute("aria-checked", "true");
  const at = (square: string) => [square.charCodeAt(0), Number(square.slice(1))] as const;
  const from = at((await page.locator(".cell:focus").getAttribute("data-square"))!);
  const to = at(move.a);
  for (let n = from[0]; n !== to[0]; n += Math.sign(to[0] - n))
    await page.keyboard.press(to[0] > n ? "ArrowRight" : "ArrowLeft");
  for (let n = from[1]; n !== to[1]; n += Math.sign(to[1] - n))
    await page.keyboard.press(to[1] > n ? "ArrowDown" : "ArrowUp");
  await expect(cell(page, move.a)).toBeFocused();
  await page.keyboard.press("Enter");
}

/** Takes a lesson by its own solution, up to the praise. */
async function take(page: Page, lesson: Lesson): Promise<void> {
  const move = solution(lesson);
  if (!lesson.refused) await playMove(page, move);
  else {
    await tile(page, move.letters).click();
    await cell(page, move.a).click();
    await expect(page.locator(".refusal .clause")).toHaveText(lesson.refused);
  }
  await expect(page.locator(".verdict.passed"), lesson.id).toBeVisible();
}

test("from the lobby through every lesson to the first game with remarks", async ({ visit }) => {
  test.slow();
  const page = await visit();
  await page.goto("/");
  await card(page).getByRole("link", { name: "Learn in five minutes" }).click();
  for (const [n, lesson] of LESSONS.entries()) {
    await expect(page.locator(".lesson .words")).toHaveText(`Lesson ${n + 1} of ${LESSONS.length}`);
    await expect(heading(page)).toBeFocused();
    await take(page, lesson);
    await expect(next(page)).toBeFocused();
    await page.keyboard.press("Enter");
  }
  await expect(page.getByRole("heading", { name: "Your first game" })).toBeFocused();
  await page.getByRole("button", { name: "Play your first game" }).click();
  await myMove(page);
  await expect(page).toHaveURL(/\/t\//);
  await expect(page.locator(".seat").filter({ hasText: "Novice" })).toHaveCount(1);
  const remarks = page.locator(".remarks");
  // A tip for the first turn; then a word on the first thing that happened, beside the next tip.
  const first = await remarks.locator(".advice").innerText();
  const before = (await remarks.boundingBox())!;
  await aim(page);
  await lay(page).click();
  await settled(page);
  await expect(remarks.locator(".advice")).not.toHaveText(first);
  // It grew or founded something, or at the latest its neighbour did: no more than a few moves until then.
  for (let n = 0; n < 6 && (await remarks.locator("p:not(.advice)").count()) === 0; n++) {
    await aim(page);
    await lay(page).click();
    await settled(page);
  }
  await expect(remarks.locator("p:not(.advice)")).toHaveCount(1);
  expect((await remarks.boundingBox())!.height, "the remarks keep their room").toBe(before.height);
  // Remembered on this device, until it is enough.
  await page.reload();
  await expect(remarks.locator("p:not(.advice)")).toHaveCount(1);
  await page.getByRole("button", { name: "No more remarks" }).click();
  await expect(remarks).toHaveCount(0);
  await page.reload();
  await myMove(page);
  await expect(remarks).toHaveCount(0);
});

test("a move that misses the point gets a hint and another try; lessons can be skipped and are remembered", async ({
  visit,
}) => {
  const page = await visit();
  await openLesson(page, 1);
  // Yellow beside the yellow province enlarges it and founds nothing; so does any half beside it.
  const hand = await page.locator(".tilebtn").evaluateAll((tiles) => tiles.map((t) => t.ariaLabel));
  await playMove(page, { letters: "YR", a: "h6", b: "h5" });
  await expect(page.locator(".verdict:not(.passed)")).toContainText("That made no new province.");
  await expect(page.getByRole("button", { name: "Try again" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(heading(page)).toBeFocused();
  await expect(page.locator(".dock.your-move")).toBeVisible();
  expect(await page.locator(".tilebtn").evaluateAll((tiles) => tiles.map((t) => t.ariaLabel))).toEqual(hand);
  // A refusal that is not the point is told as at a table, and no more.
  await cell(page, "j3").click();
  await expect(page.locator(".refusal .clause")).toHaveText("Q11");
  await expect(page.locator(".verdict")).toHaveCount(0);
  await take(page, LESSONS[1]!);

  await page.locator(".lesson").getByRole("button", { name: "Skip this lesson" }).click();
  await expect(page.locator(".lesson .words")).toHaveText(/^Lesson 3 /);
  await page.locator(".lesson").getByRole("button", { name: "The lesson before" }).click();
  await expect(page.locator(".lesson .words")).toHaveText(/^Lesson 2 /);
  // Another visit goes on where this one was.
  const later = await page.context().newPage();
  await later.goto("/learn/qin");
  await expect(later.locator(".lesson .words")).toHaveText(/^Lesson 2 /);
});

test("by keyboard alone: two lessons, one of them about a refusal", async ({ visit }) => {
  const page = await visit();
  const [first, refused] = [0, LESSONS.findIndex((l) => l.refused)];
  await openLesson(page, first);
  const move = solution(LESSONS[first]!);
  await playMoveByKeys(page, move);
  for (let turns = 0; !(await lies(page, move)); turns++) {
    expect(turns).toBeLessThan(8);
    const before = await page.locator(".prompt p").innerText();
    await page.keyboard.press("r");
    await expect(page.locator(".prompt p")).not.toHaveText(before);
  }
  await page.keyboard.press("Enter");
  await expect(next(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator(".lesson .words")).toHaveText(/^Lesson 2 /);
  await expect(heading(page)).toBeFocused();

  await openLesson(page, refused);
  await playMoveByKeys(page, solution(LESSONS[refused]!));
  await expect(page.locator(".refusal .clause")).toHaveText(LESSONS[refused]!.refused!);
  await expect(next(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator(".lesson .words")).toHaveText(new RegExp(`^Lesson ${refused + 2} `));
});

for (const [size, viewport] of Object.entries({ desktop: DESK, phone: SMALL }))
  test(`axe on the lessons: ${size}`, async ({ visit }) => {
    const page = await visit({ viewport, hasTouch: size === "phone" });
    await openLesson(page, 4);
    await accessible(page, "a lesson");
    const move = solution(LESSONS[4]!);
    await tile(page, move.letters).click();
    await cell(page, move.a).click();
    await expect(lay(page)).toHaveAttribute("aria-disabled", "false");
    await accessible(page, "a lesson, something tried");
    await lay(page).click();
    await expect(page.locator(".verdict")).toBeVisible();
    await accessible(page, "a lesson, decided");
    await openLesson(page, LESSONS.length - 3);
    await take(page, LESSONS[LESSONS.length - 3]!);
    await accessible(page, "a lesson, refused");
    await page.addInitScript((n) => localStorage.setItem("teahouse.learn.qin", String(n)), LESSONS.length);
    await page.goto("/learn/qin");
    await page.getByRole("button", { name: "Play your first game" }).click();
    await page.locator(".remarks").waitFor();
    await myMove(page);
    await accessible(page, "the first game with remarks");
  });

test("a small phone in every language: nothing to scroll in order to act", async ({ visit }) => {
  const page = await visit({ viewport: SMALL, hasTouch: true, isMobile: true });
  await lessonsInReach(page, "qin");
  await openLesson(
    page,
    LESSONS.findIndex((l) => l.refused),
  );
  await page.locator(".tilebtn").first().tap();
  await aim(page);
  await inReach(page, "something tried", true);
  await lay(page).tap();
  await verdictInReach(page);
});
