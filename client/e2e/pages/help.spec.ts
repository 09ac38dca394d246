/** The help card of every game: one key or tap away, whole on a small phone in every language, with the clauses behind it. */
import type { Page } from "@playwright/test";
import { accessible } from "../tools/axe";
import { DESK, expect, SMALL, test } from "../tools/fixtures";
import { inEveryLanguage } from "../tools/languages";
import { everywhere, sideways } from "../tools/reach";
import { againstBots } from "../games/qin";

/** Every game with the number of parts of its card: on a small phone each is a tab. */
const GAMES = { qin: 4, china: 3, emperor: 4, tea_garden: 5 };
const card = (page: Page) => page.locator("dialog[open]:has(.helpcard)");

/** How much of the card would have to be scrolled to. */
const hidden = (page: Page) =>
  card(page)
    .locator(".body")
    .evaluate((e) => [Math.max(0, e.scrollWidth - e.clientWidth), Math.max(0, e.scrollHeight - e.clientHeight)]);

/** Opens the card on the page of the rules, as usual or by the other rules of the game. */
async function open(page: Page, rules: 0 | 1): Promise<void> {
  await page.locator(".helpfor .seg label").nth(rules).click();
  await expect(page.locator(".helpfor").getByRole("radio").nth(rules)).toBeChecked();
  await page.getByRole("button", { name: "Help card" }).click();
  await card(page).locator("li").first().waitFor();
}
const close = async (page: Page) => {
  await page.keyboard.press("Escape");
  await expect(card(page)).toHaveCount(0);
};

for (const [game, parts] of Object.entries(GAMES)) {
  test(`${game}: the help card fits a small phone, in every language`, async ({ visit }) => {
    const page = await visit({ viewport: SMALL, hasTouch: true });
    await page.goto(`/rules/${game}`);
    const tabs = card(page).getByRole("tab");
    for (const rules of [0, 1] as const) {
      await open(page, rules);
      await inEveryLanguage(page, () => expect(tabs).toHaveCount(parts));
      for (let n = 0; n < parts; n++) {
        await tabs.nth(n).tap();
        await expect(tabs.nth(n)).toHaveAttribute("aria-selected", "true");
        await expect(card(page).locator("li")).not.toHaveCount(0);
        for (const [language, { cut, faults, wider }] of await everywhere(page, "dialog[open] .body:has(.helpcard)")) {
          const where = `${game}, rules ${rules + 1}, part ${n + 1} (${language})`;
          expect.soft(cut, where).toEqual([0, 0]);
          expect.soft(faults, where).toEqual([]);
          expect.soft(wider, where).toBeLessThanOrEqual(0);
        }
        await expect(tabs.nth(n)).toHaveAttribute("aria-selected", "true");
      }
      await accessible(page, `help card of ${game}, rules ${rules + 1}`);
      await close(page);
    }
    // The choice beside the button, too.
    await inEveryLanguage(page, async (language) => {
      expect.soft(await sideways(page), language).toBeLessThanOrEqual(0);
    });
  });

  test(`${game}: the help card is one sheet on a desk, and a line opens its clause`, async ({ visit }) => {
    const page = await visit({ viewport: DESK });
    await page.goto(`/rules/${game}`);
    const lines = card(page).locator("button.row");
    const seen: string[] = [];
    for (const rules of [1, 0] as const) {
      await open(page, rules);
      await expect(card(page).getByRole("tab")).toHaveCount(0);
      seen.push((await card(page).locator("ul").allInnerTexts()).join());
      await inEveryLanguage(page, async (language) => {
        await expect(card(page).locator("section")).toHaveCount(parts);
        expect.soft(await hidden(page), `rules ${rules + 1} (${language})`).toEqual([0, 0]);
      });
      if (rules === 1) await close(page);
    }
    // Other rules, another card.
    expect(seen[0]).not.toBe(seen[1]);
    await accessible(page, `help card of ${game}`);
    const clause = await lines.first().locator("small").innerText();
    await lines.first().click();
    await expect(page.locator("dialog[open]").last().getByRole("heading", { level: 2 })).toHaveText(
      new RegExp(`^${clause} `),
    );
    await page.keyboard.press("Escape");
    await expect(lines.first()).toBeFocused();
    await close(page);
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

test("a change of language changes its words and leaves the focus where it is", async ({ visit }) => {
  const page = await visit({ viewport: DESK });
  await page.goto("/rules/qin");
  await open(page, 0);
  const line = card(page).locator("button.row").nth(2);
  await line.focus();
  const said: string[] = [];
  await inEveryLanguage(page, async () => {
    said.push(await line.innerText());
    await expect(line).toBeFocused();
  });
  expect(new Set(said).size).toBe(4);
});
