/** Emperor of China for a newcomer: every lesson, the first game with remarks, both rule sets in the rules. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { accessible } from "../tools/axe";
import { action, asked, confirm, place, press, wayOf } from "./emperor";
import { DESK, expect, SMALL, test } from "../tools/fixtures";
import { lessonsInReach, lessonsOf, next, openLesson, verdictInReach, type Lesson } from "../tools/lessons";
import { inReach, sideways } from "../tools/reach";

const LESSONS = lessonsOf("emperor");
const numberOf = (id: string) => LESSONS.findIndex((lesson) => lesson.id === id);
const lessonOf = (id: string) => LESSONS[numberOf(id)]!;

/** What the learner does in the scenario's own solution; the others answer by themselves, and dice fall as they fall. */
function movesOf({ scenario }: Lesson): string[] {
  const file = new URL(`../../../games/emperor/scenarios/${scenario}.json`, import.meta.url);
  const { steps } = JSON.parse(readFileSync(file, "utf8")) as { steps: { seat?: number; move?: string }[] };
  return steps.flatMap(({ seat, move }) => (seat === 0 && move && !move.startsWith("roll ") ? [move] : []));
}

/** What has to be asked for a move. */
const ASKED: Readonly<Record<string, string>> = {
  attack: "expand",
  propose_merge: "expand",
  withdraw: "defend",
};
const verdict = (page: Page) => page.locator(".verdict");
const aimed = (page: Page) => expect(confirm(page)).toHaveAttribute("aria-disabled", "false");

/** The house has carried out what a press has sent. */
async function carriedOut(page: Page, send: () => Promise<void>): Promise<void> {
  const told = page.waitForResponse((answer) => answer.url().endsWith("/practice"));
  await send();
  expect((await told).ok()).toBe(true);
}

/** Throws one die after another, each answered by the defender, until the province is free; gives the number of throws. */
async function fight(page: Page): Promise<number> {
  const dock = page.locator(".dock.your-move .emperor-dock.acting");
  for (let throws = 0; throws < 12; throws++) {
    await expect(dock).toHaveAttribute("data-kind", /^(roll|advance)$/);
    // Not before the defender has answered to the throw before.
    await aimed(page);
    if ((await dock.getAttribute("data-kind")) === "advance") return throws;
    await carriedOut(page, () => confirm(page).click());
  }
  throw new Error("nobody wins");
}

/** Sets how many. */
async function amount(page: Page, count: number): Promise<void> {
  const shown = page.locator(".amount output");
  for (let now = Number(await shown.innerText()); now !== count; now = Number(await shown.innerText())) {
    const step = page.locator(".amount .step").nth(now < count ? 1 : 0);
    await step.click();
    await expect(shown).not.toHaveText(String(now));
  }
}

/** A move of the notation by mouse, or by finger. */
async function playMove(page: Page, move: string, finger = false): Promise<void> {
  const [verb, whom] = move.split(" ");
  const { places, count, button } = wayOf(move);
  if (verb !== "end_phase") await asked(page, ASKED[verb!] ?? verb!);
  if (button) return carriedOut(page, () => action(page, button).click());
  if (verb === "propose_merge") {
    const name = await page.locator(".seats .seat .name").nth(Number(whom)).textContent();
    await action(page, "merge").click();
    await page.locator(".whom .who").filter({ hasText: name! }).click();
  } else for (const id of places) await press(page, id, finger);
  if (verb === "move") await amount(page, count!);
  await aimed(page);
  await carriedOut(page, () => confirm(page).click());
}

/** Takes a lesson by its own solution, up to the praise. */
async function take(page: Page, lesson: Lesson, finger = false): Promise<void> {
  for (const move of movesOf(lesson)) {
    // What came before was not all of it.
    await expect(verdict(page)).toHaveCount(0);
    if (lesson.refused) {
      await asked(page, "expand");
      // Where it would go is enough: the house says why not.
      await press(page, wayOf(move).places.at(-1)!, finger);
      continue;
    }
    if (move.startsWith("advance ")) await OTHERS[lesson.id]!(page);
    await playMove(page, move, finger);
    if (move === "propose_merge 1") await OTHERS.merge!(page);
  }
  await expect(verdict(page), lesson.id).toHaveClass(/\bpassed\b/);
}

/** What the others have answered, as in the scenario. */
const OTHERS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  // The defender stands before every throw.
  attack: async (page) => expect(await fight(page)).toBeGreaterThan(1),
  // Here it withdraws: nothing is thrown.
  cross: async (page) => {
    expect(await fight(page)).toBe(0);
    await expect(place(page, "szechwan")).toHaveAccessibleName(/^Szechwan: unoccupied/);
    await expect(place(page, "kweichow")).not.toHaveAccessibleName(/unoccupied/);
  },
  // The first state refuses, and cannot be asked again; the other one still can.
  merge: async (page) => {
    await asked(page, "expand");
    await action(page, "merge").click();
    await expect(page.locator(".whom .who")).toHaveCount(1);
    await page.keyboard.press("Escape");
  },
};

test("through every lesson to the first game with remarks", async ({ visit }) => {
  test.slow();
  const page = await visit();
  await openLesson(page, "emperor", 0);
  for (const [n, lesson] of LESSONS.entries()) {
    await expect(page.locator(".lesson .words")).toHaveText(`Lesson ${n + 1} of ${LESSONS.length}`);
    await test.step(lesson.id, () => take(page, lesson));
    await expect(next(page)).toBeFocused();
    await page.keyboard.press("Enter");
  }
  await expect(page.getByRole("heading", { name: "Your first game" })).toBeFocused();
  await expect(page.locator(".also li")).toHaveCount(4);
  await page.getByRole("button", { name: "Play your first game" }).click();
  await page.locator(".dock.your-move").waitFor();
  await expect(page.locator(".remarks .advice")).not.toBeEmpty();
});

test("an attack that is broken off misses its lesson, and it is tried again", async ({ visit }) => {
  const page = await visit();
  await openLesson(page, "emperor", numberOf("attack"));
  await playMove(page, "attack honan hupeh");
  await asked(page, "roll");
  await carriedOut(page, () => action(page, "break_off").click());
  await expect(page.locator(".verdict:not(.passed)")).toContainText("The attack was not carried through.");
  await page.getByRole("button", { name: "Try again" }).click();
  await take(page, lessonOf("attack"));
});

test("a small phone in every language: nothing to scroll in order to act", async ({ visit }) => {
  test.slow();
  const page = await visit({ viewport: SMALL, hasTouch: true, isMobile: true });
  await lessonsInReach(page, "emperor");
  // In the middle of a fight, and before a merger.
  await openLesson(page, "emperor", numberOf("attack"));
  await playMove(page, "attack honan hupeh", true);
  await asked(page, "roll");
  await inReach(page, "dice", true);
  await fight(page);
  await inReach(page, "advance", true);
  await carriedOut(page, () => confirm(page).tap());
  await verdictInReach(page);
  await openLesson(page, "emperor", numberOf("merge"));
  await asked(page, "expand");
  await action(page, "merge").tap();
  await page.locator(".whom .who").last().tap();
  await aimed(page);
  await inReach(page, "a merger", true);
  await carriedOut(page, () => confirm(page).tap());
  await verdictInReach(page);
});

const article = (page: Page, clause: string) => page.locator(`article#${clause}`);

test("the rules: found by number and by word, and what differs between the rule sets side by side", async ({
  visit,
}) => {
  const page = await visit();
  await page.goto("/rules/emperor");
  await page.locator("article").first().waitFor();
  const ids = () => page.locator("article").evaluateAll((all) => all.map((a) => a.id));
  const all = await ids();
  expect(all.length).toBeGreaterThan(100);

  const sets = page.locator("section", { has: page.getByRole("heading", { name: "The two rule sets" }) });
  await expect(sets.getByRole("columnheader")).toHaveText(["choice", "Classic", "Vienna", "rules"]);
  const row = (choice: string) => sets.getByRole("row").filter({ has: page.getByText(choice, { exact: true }) });
  await expect(row("Dice in one throw").getByRole("cell")).toHaveText(["up to one for each marker", "one", "E42"]);
  expect(await sets.getByRole("row").count()).toBeGreaterThan(20);
  await row("Dice in one throw").getByRole("link", { name: "E42" }).click();
  await expect(article(page, "E42")).toBeFocused();
  for (const set of ["Classic", "Vienna"]) await expect(article(page, "E42")).toContainText(`${set}:`);

  const field = page.getByRole("searchbox");
  await field.fill("e33");
  await expect.poll(ids).toContain("E33");
  expect((await ids()).length).toBeLessThan(all.length / 4);
  await field.fill("cornered neighbour");
  await expect.poll(ids).toContain("E71");
  await field.press("Escape");
  expect(await ids()).toEqual(all);
});

for (const [size, viewport] of Object.entries({ desktop: DESK, phone: SMALL }))
  test(`axe on lessons: ${size}`, async ({ visit }) => {
    test.slow();
    const page = await visit({ viewport, hasTouch: size === "phone" });
    await openLesson(page, "emperor", numberOf("attack"));
    await playMove(page, "attack honan hupeh");
    await asked(page, "roll");
    await accessible(page, "a lesson, dice");
    await openLesson(page, "emperor", numberOf("card"));
    await take(page, lessonOf("card"));
    await accessible(page, "a lesson, refused");
    await openLesson(page, "emperor", LESSONS.length);
    await page.getByRole("button", { name: "Play your first game" }).waitFor();
    await accessible(page, "before the first game");
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });
