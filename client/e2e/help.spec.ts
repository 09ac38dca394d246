/** The help card of every game: one key or tap away, whole on a small phone in every language, with the clauses behind it. */
import type { Page } from "@playwright/test";
import { accessible } from "./axe";
import { DESK, expect, SMALL, test } from "./fixtures";
import { inEveryLanguage } from "./languages";
import { outOfReach, sideways } from "./reach";
import { againstBots } from "./play";

const GAMES = ["qin", "china", "emperor", "tea_garden"];
const card = (page: Page) => page.locator("dialog[open]:has(.helpcard)");

/** How much of the card would have to be scrolled to. */
const hidden = (page: Page) =>
  card(page)
    .locator(".body")
    .evaluate((e) => [Math.max(0, e.scrollWidth - e.clientWidth), Math.max(0, e.scrollHeight - e.clientHeight)]);

for (const game of GAMES) {
  test(`${game}: the help card fits a small phone, in every language`, async ({ visit }) => {
    const page = await visit({ viewport: SMALL, hasTouch: true });
    await page.goto(`/rules/${game}`);
    await page.getByRole("button", { name: "Help card" }).tap();
    await card(page).locator("li").first().waitFor();
    const tabs = card(page).getByRole("tab");
    await inEveryLanguage(page, async (language) => {
      for (let n = 0; n < Math.max(1, await tabs.count()); n++) {
        if (await tabs.count()) await tabs.nth(n).tap();
        const where = `${game}, part ${n + 1} (${language})`;
        expect.soft(await hidden(page), where).toEqual([0, 0]);
        expect.soft(await outOfReach(page), where).toEqual([]);
        expect.soft(await sideways(page), where).toBeLessThanOrEqual(0);
      }
    });
    await accessible(page, `help card of ${game}`);
  });

  test(`${game}: the help card is one sheet on a desk, and a line opens its clause`, async ({ visit }) => {
    const page = await visit({ viewport: DESK });
    await page.goto(`/rules/${game}`);
    await page.getByRole("button", { name: "Help card" }).click();
    const lines = card(page).locator("button.row");
    await lines.first().waitFor();
    await expect(card(page).getByRole("tab")).toHaveCount(0);
    await inEveryLanguage(page, async (language) => {
      expect.soft(await hidden(page), language).toEqual([0, 0]);
    });
    await accessible(page, `help card of ${game}`);
    const clause = await lines.first().locator("small").innerText();
    await lines.first().click();
    await expect(page.locator("dialog[open]").last().getByRole("heading", { level: 2 })).toHaveText(
      new RegExp(`^${clause} `),
    );
    await page.keyboard.press("Escape");
    await expect(lines.first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(card(page)).toHaveCount(0);
  });
}

test("at the table Q opens and closes it, a tap does, and the list of keys tells", async ({ visit }) => {
  const page = await visit({ viewport: SMALL, hasTouch: true });
  await againstBots(page);
  await page.keyboard.press("q");
  await expect(card(page).locator("li").first()).toBeVisible();
  await page.keyboard.press("q");
  await expect(card(page)).toHaveCount(0);
  await page.locator(".topbar").getByRole("button", { name: "Help card" }).tap();
  await expect(card(page).locator("li").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await expect(page.locator("dialog[open] .keys")).toContainText("Help card");
});
