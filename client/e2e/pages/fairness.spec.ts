/** The dice can be checked on the page: an honest game passes, a forged record is caught, and it says why. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { accessible } from "../tools/axe";
import { DESK, expect, SMALL, test } from "../tools/fixtures";
import { againstBots, giveUp, move, settled } from "../games/qin";
import { outOfReach, sideways } from "../tools/reach";

const RECORD = readFileSync(
  join(import.meta.dirname, "../../../games/qin/tests/records/last-pagoda-2-bird.tea"),
  "utf8",
);
const UNDONE = readFileSync(
  join(import.meta.dirname, "../../../games/qin/tests/records/last-pagoda-3-lion-with-undo-and-stand-in.tea"),
  "utf8",
);
const verdict = (page: Page) => page.locator(".verdict");
const menu = (page: Page) => page.locator(".topbar .panelroot > button");

/** The record without its sum, with something changed: the sum only catches accidents. */
function forged(record: string, change: (lines: string[]) => void): string {
  const lines = record.split("\n").filter((line) => !line.startsWith("sum "));
  change(lines);
  return lines.join("\n");
}

/** Turns the last draw, which nobody played any more, into another tile. */
function otherTile(lines: string[]): void {
  const last = lines.findLastIndex((line) => line.startsWith("* draw "));
  lines[last] = lines[last] === "* draw RR" ? "* draw YY" : "* draw RR";
}

/** Brings a record to the house and opens its proof. */
async function bring(page: Page, record: string): Promise<string> {
  if (page.url() === "about:blank") await page.goto("/fair");
  const id = await page.evaluate(async (body) => {
    await fetch("/api/v1/me");
    const headers = { "content-type": "text/plain" };
    const answer = await fetch("/api/v1/records", { method: "POST", body, headers });
    return ((await answer.json()) as { id: string }).id;
  }, record);
  await page.goto(`/t/${id}/fairness`);
  await verdict(page).waitFor();
  return id;
}

test("a game of mine: seal and salts before, all draws derived after, a forged draw found", async ({ visit }) => {
  const page = await visit();
  await againstBots(page);
  await move(page);
  expect(await settled(page)).toBe(false);
  await menu(page).click();
  await page.getByRole("link", { name: "Fair draws" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fair draws at this table");
  const seal = await page.locator(".sealed").innerText();
  expect(seal).toMatch(/^[0-9a-f]{64}$/);
  await expect(page.locator(".salts code")).toHaveCount(2);
  await expect(page.locator(".salts code").last()).toHaveText("bot");
  // Nobody was asked for a salt: then no more is promised than can be proved.
  await expect(page.getByText("Nobody brought a salt of their own")).toBeVisible();
  await expect(page.getByText("The seed is opened.")).toBeVisible();
  await expect(verdict(page)).toHaveCount(0);

  await page.getByRole("link", { name: "Back to the table" }).click();
  await settled(page);
  await giveUp(page);
  await page.getByRole("link", { name: "Check the draws" }).click();
  await expect(verdict(page)).toHaveClass(/good/);
  const rows = page.locator(".draws tbody tr");
  const draws = await rows.count();
  expect(draws).toBeGreaterThan(7);
  await expect(verdict(page)).toContainText(`All ${draws} draws follow from seed and salts.`);
  await expect(verdict(page)).toContainText("Nobody brought a salt of their own");
  await expect(verdict(page)).not.toContainText("taken back");
  await expect(page.locator(".draws .v.good")).toHaveCount(draws);
  await expect(page.locator(".hashes .hash").first()).toHaveText(seal);
  await expect(rows.filter({ hasText: "draws a tile." }).first()).toBeVisible();

  const record = await page.evaluate(async () => {
    const link = document.querySelector<HTMLAnchorElement>('a[href$="/record"]')!;
    return (await fetch(link.href)).text();
  });
  await bring(page, forged(record, otherTile));
  await expect(verdict(page)).toHaveClass(/broken/);
  await expect(verdict(page)).toContainText(`Draw ${draws} does not follow from seed and salts.`);
  await expect(page.locator(".draws tr.bad")).toHaveCount(1);
  await expect(page.locator(`#draw-${draws}`)).toContainText("does not follow");
  await expect(page.getByText("Somebody brought this record here.")).toBeVisible();
});

test("each way to forge a record has its own words", async ({ visit }) => {
  const page = await visit();
  await bring(page, RECORD);
  await expect(verdict(page)).toContainText("All 54 draws follow from seed and salts.");

  const replace = (from: RegExp, to: string) =>
    forged(RECORD, (lines) => lines.forEach((line, n) => (lines[n] = line.replace(from, to))));
  await bring(page, replace(/^commit 5/, "commit 6"));
  await expect(verdict(page)).toContainText("The seed is not the one that was sealed before the game.");
  await expect(verdict(page)).toHaveClass(/broken/);
  await expect(page.locator(".draws tr.bad")).toHaveCount(0);

  await bring(page, replace(/^salt 0 salt-0$/, "salt 0 salt-x"));
  await expect(verdict(page)).toContainText(/\d+ draws do not follow from seed and salts: /);
  expect(await page.locator(".draws tr.bad").count()).toBeGreaterThan(20);

  // One bit of the seed, with a seal that fits: the seal is good then, the draws are not.
  await bring(page, replace(/^seed 01/, "seed 00"));
  await expect(verdict(page)).toContainText("The seed is not the one that was sealed before the game.");
  await expect(verdict(page)).toContainText("draws do not follow");

  const without = (what: RegExp) =>
    RECORD.split("\n")
      .filter((line) => !what.test(line))
      .join("\n");
  // Without its last move the game has no end, and a game without an end has no open seed.
  await bring(page, without(/^(result|seed|sum) |^0 YY d3 d4$/));
  await expect(verdict(page)).toContainText("The seed is not open");
  await expect(verdict(page)).not.toHaveClass(/broken|good/);
  await bring(page, without(/^(salt|sum) /));
  await expect(verdict(page)).toContainText("Salts are missing");
  await expect(verdict(page)).not.toHaveClass(/broken|good/);
});

test("the verdict tells of moves that were taken back, and of salts that were brought", async ({ visit }) => {
  const page = await visit();
  await bring(page, UNDONE);
  await expect(verdict(page)).toContainText("2 moves were taken back; what was drawn after them was drawn anew.");
  await expect(verdict(page)).toContainText("Own salt: Anna, Jade and Plum.");
  const gone = page.locator(".draws .gone");
  await expect(gone.first()).toHaveText("taken back");
  expect(await gone.count()).toBeLessThan(await page.locator(".draws tbody tr").count());
});

test("a house that shows another seal after the game is found out", async ({ visit }) => {
  const page = await visit();
  await againstBots(page);
  const table = page.url();
  await giveUp(page);
  await page.route("**/api/v1/tables/*/draws", async (route) => {
    const answer = await route.fetch();
    const draws = (await answer.json()) as { commitment: string };
    await route.fulfill({ response: answer, json: { ...draws, commitment: "0".repeat(64) } });
  });
  await page.goto(`${table}/fairness`);
  await expect(verdict(page)).toContainText("This is not the seal that this browser saw before the game.");
});

test("the proof needs nothing that a plain http page has not", async ({ visit }) => {
  const page = await visit();
  await page.addInitScript(() => Object.defineProperty(globalThis.crypto, "subtle", { value: undefined }));
  await bring(page, RECORD);
  await expect(verdict(page)).toHaveClass(/good/);
});

/** The page is as long as it is, but nothing on it is too small for a finger or wider than the screen. */
async function fits(page: Page, what: string): Promise<void> {
  expect
    .soft(
      (await outOfReach(page)).filter((fault) => fault.startsWith("small")),
      what,
    )
    .toEqual([]);
  expect.soft(await sideways(page), `${what}: wider than the screen`).toBeLessThanOrEqual(0);
}

for (const [size, viewport] of Object.entries({ desktop: DESK, phone: SMALL }))
  test(`axe on the proof: ${size}`, async ({ visit }) => {
    const page = await visit({ viewport, hasTouch: size === "phone", isMobile: size === "phone" });
    await bring(page, forged(RECORD, otherTile));
    await page.locator(".draws .what").first().waitFor();
    await accessible(page, "a forged record");
    if (size === "phone") await fits(page, "a forged record");
    await bring(page, RECORD);
    await page.locator(".draws .what").first().waitFor();
    await accessible(page, "an honest record");
    await page.getByRole("link", { name: "What this proves, and what not" }).click();
    await page.getByRole("heading", { name: "What it does not prove" }).waitFor();
    await accessible(page, "what it proves");
    if (size === "phone") await fits(page, "what it proves");
    await againstBots(page);
    await page.goto(`${page.url()}/fairness`);
    await page.locator(".salts").waitFor();
    await accessible(page, "before the end");
    if (size === "phone") await fits(page, "before the end");
  });
