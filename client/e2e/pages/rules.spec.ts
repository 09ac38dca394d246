/** The rules: the same in four languages, searchable, open at the right clause, with live boards. */
import type { Page } from "@playwright/test";
import { accessible } from "../tools/axe";
import { article, example } from "../tools/examples";
import { DESK, expect, SMALL, test } from "../tools/fixtures";
import { againstBots, card, move, refused, settled } from "../games/qin";

const TITLES = {
  Polski: "Qin: zasady domu",
  Deutsch: "Qin: die Regeln des Hauses",
  Italiano: "Qin: le regole della casa",
  English: "Qin: the rules of the house",
};
const ids = (page: Page) => page.locator("article").evaluateAll((all) => all.map((a) => a.id));
const open = async (page: Page, address = "/rules/qin") => {
  await page.goto(address);
  await page.locator("article").first().waitFor();
};

test("every language has the same clauses and sections, and a change of language changes the book at once", async ({
  visit,
}) => {
  const page = await visit();
  await open(page, "/rules/qin#Q14");
  const seen: string[] = [];
  for (const [language, title] of Object.entries(TITLES)) {
    await page.locator(".topbar .panelroot > button").click();
    await page.locator(".panel").getByText(language, { exact: true }).click();
    await page.keyboard.press("Escape");
    await expect(page.locator("h1")).toHaveText(title);
    const sections = await page.locator("section[id]").evaluateAll((all) => all.map((s) => s.id));
    seen.push([...(await ids(page)), ...sections].join(" "));
    // Question, ruling, why: told apart in every language.
    await expect(page.locator("#rulings article").first().locator("p")).toHaveCount(3);
    await expect(page.locator("#sources h2")).toHaveCount(1);
  }
  expect(seen[0]!.split(" ").length).toBeGreaterThan(60);
  expect(new Set(seen).size).toBe(1);
});

test("the address leads to its clause; references lead on, and back", async ({ visit }) => {
  const page = await visit();
  await open(page, "/rules/qin#Q14");
  await expect(article(page, "Q14")).toBeFocused();
  await expect(article(page, "Q14")).toHaveClass(/marked/);
  await expect(article(page, "Q14")).toBeInViewport();
  await article(page, "Q14").getByRole("link", { name: "A4" }).click();
  await expect(article(page, "A4")).toBeFocused();
  await expect(article(page, "A4")).toBeInViewport();
  expect(page.url()).toMatch(/\/rules\/qin#A4$/);
  await page.goBack();
  await expect(article(page, "Q14")).toBeFocused();
  await page
    .getByRole("navigation", { name: "Contents" })
    .getByRole("link", { name: /^Villages/ })
    .click();
  await expect(page.getByRole("heading", { name: "Villages", exact: true })).toBeInViewport();
});

test("the search finds numbers and words without accents, counts, marks, and Esc ends it", async ({ visit }) => {
  const page = await visit({ locale: "pl" });
  await open(page);
  const all = await ids(page);
  const field = page.getByRole("searchbox");
  await field.fill("q14");
  await expect.poll(() => ids(page)).toContain("Q14");
  const cited = await ids(page);
  expect(cited.length).toBeLessThan(all.length / 4);
  for (const id of cited) expect(id === "Q14" || /\bQ14\b/.test(await article(page, id).innerText()), id).toBe(true);
  await field.fill("wlasciciel polaczon");
  await expect.poll(() => ids(page)).toContain("Q23");
  const found = await ids(page);
  await expect(page.locator("search [role=status]")).toContainText(String(found.length));
  await expect(article(page, "Q23").locator("mark").first()).toHaveText(/^(właściciel|połączon)$/i);
  await field.fill("zzz");
  await expect(page.locator("article")).toHaveCount(0);
  await expect(page.locator("search [role=status]")).not.toBeEmpty();
  await field.press("Escape");
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
  expect(await ids(page)).toEqual(all);
});

test("a live example steps before and after, shows a refusal, and has more examples", async ({ visit }) => {
  const page = await visit();
  await open(page, "/rules/qin#Q23");
  // One board is open in each section from the start, that with most examples; it can be put away, as the others can be shown.
  const clause = await example(page, "Q23");
  const toggle = clause.locator(".examples > button");
  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await expect(toggle).toHaveText("Show on the board");
  await expect(clause.locator(".board")).toHaveCount(0);
  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  const square = (name: string) => clause.locator(`.board [data-square="${name}"]`);
  await square("d2").waitFor({ state: "attached" });
  await expect(square("d2")).toHaveAttribute("aria-label", /grass/);
  await clause.getByText("After", { exact: true }).click();
  await expect(square("d2")).toHaveAttribute("aria-label", /blue/);
  await expect(clause.locator(".told")).toContainText("You get the joined");
  await clause.getByText("Before", { exact: true }).click();
  await expect(square("d2")).toHaveAttribute("aria-label", /grass/);

  await clause.getByRole("button", { name: "Next example" }).click();
  await expect(clause.getByText(/^Example 2 of/)).toBeVisible();

  const tie = await example(page, "Q14");
  await tie.getByText("After", { exact: true }).click();
  await expect(tie.locator(".whynot b")).toHaveText("Q14");
  await expect(tie.locator(".whynot")).toContainText("equally large blue provinces");
  // The game's own drawing of a refusal: the tile and the two provinces that may not meet.
  await expect(tie.locator(".board .rf-prov")).toHaveCount(2);
});

test("a refusal leads to its clause over the table, and back to the game", async ({ visit }) => {
  const page = await visit();
  await againstBots(page);
  const table = page.url();
  await refused(page);
  const rule = page.locator(".refusal a");
  await expect(rule).toHaveText(/Q11.*Show rule/);
  await rule.click();
  const sheet = page.locator("dialog[open]");
  await expect(sheet.getByRole("heading", { level: 2 })).toHaveText("Q11 · Free grass");
  await expect(sheet).toContainText("Both squares are grass");
  // Its live example has keys of its own: they do not reach the table's board below.
  const chosen = () => page.locator(".tilebtn").evaluateAll((all) => all.map((b) => b.getAttribute("aria-checked")));
  const before = await chosen();
  await sheet.locator(".board .cell[tabindex='0']").focus();
  await page.keyboard.press("2");
  expect(await chosen()).toEqual(before);
  // A reference inside opens in the same sheet.
  await sheet.getByRole("link", { name: "A18" }).click();
  await expect(sheet.getByRole("heading", { level: 2 })).toHaveText(/^A18/);
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  expect(page.url()).toBe(table);
  await expect(rule).toBeFocused();
  // Nothing is lost: the tile still lies where it was refused, and the game goes on.
  await expect(page.locator(".refusal")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator(".refusal")).toHaveCount(0);
  await move(page);
  expect(await settled(page)).toBe(false);
});

test("a line of the log opens its clause", async ({ visit }) => {
  const page = await visit();
  await againstBots(page);
  await move(page);
  await settled(page);
  const link = page.locator(".log .lines").getByRole("link", { name: "Rule Q8" }).last();
  await link.click();
  const sheet = page.locator("dialog[open]");
  await expect(sheet.getByRole("heading", { level: 2 })).toHaveText("Q8 · Placement");
  await expect(sheet.getByRole("link", { name: "All rules" })).toHaveAttribute("href", "/rules/qin#Q8");
  await page.keyboard.press("Escape");
  await expect(link).toBeFocused();
});

test("there is a way to the rules from the lobby, from the menu and from the note on the board", async ({ visit }) => {
  const page = await visit();
  await page.goto("/");
  await card(page).getByRole("link", { name: "Rules" }).click();
  await expect(page.locator("h1")).toHaveText("Qin: the rules of the house");
  await againstBots(page);
  await page.locator(".topbar .panelroot > button").click();
  const link = page.locator(".menu").getByRole("link", { name: "Rules" });
  await expect(link).toHaveAttribute("target", "_blank");
  const [beside] = await Promise.all([
    page.waitForEvent("popup"),
    page.locator(".menu").getByRole("link", { name: "Where it comes from" }).click(),
  ]);
  await expect(beside.locator("#sources")).toBeFocused();
  await expect(page.locator(".dock.your-move")).toBeVisible();
});

test("the coverage page has every clause with code and a test, and shows an example", async ({ visit }) => {
  const page = await visit();
  await open(page);
  // Advice is no rule: it has no code.
  const clauses = await page.locator("article:not(.advice)").evaluateAll((all) => all.map((a) => a.id));
  await page.getByRole("link", { name: "How each rule is tested" }).click();
  const rows = page.locator("main li");
  await rows.first().waitFor();
  const covers = await rows.evaluateAll((all) =>
    all.map((li) => {
      const groups = [...li.querySelectorAll("dl > div")].map((g) => g.querySelectorAll("dd").length);
      return { clause: li.querySelector("h2 a")?.textContent ?? "", groups };
    }),
  );
  expect(covers.map((c) => c.clause)).toEqual(clauses);
  // Code first, then tests, examples or both.
  expect(covers.filter((c) => c.groups.length < 2 || c.groups.includes(0))).toEqual([]);
  await expect(page.locator(".sum")).toHaveText(`${clauses.length} rules, each with code and tests.`);
  const tie = rows.filter({ has: page.getByRole("link", { name: "Q14", exact: true }) });
  await tie.getByRole("button", { name: "Show on the board" }).click();
  await expect(tie.locator(".board")).toBeVisible();
  await tie.getByRole("link", { name: "Q14", exact: true }).click();
  await expect(article(page, "Q14")).toBeFocused();
});

for (const [size, viewport] of Object.entries({ desktop: DESK, phone: SMALL }))
  test(`axe on the rules: ${size}`, async ({ visit }) => {
    const page = await visit({ viewport, hasTouch: size === "phone" });
    await open(page, "/rules/qin#Q14");
    const tie = await example(page, "Q14");
    await tie.getByText("After", { exact: true }).click();
    await tie.locator(".whynot").waitFor();
    await accessible(page, "rules with an example");
    const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await wider()).toBeLessThanOrEqual(0);
    await page.getByRole("searchbox").fill("major");
    await page.locator("mark").first().waitFor();
    await accessible(page, "search");
    if (size === "phone") {
      await page.getByRole("button", { name: "Contents" }).click();
      await page.locator("dialog[open]").waitFor();
      await accessible(page, "contents");
    }
    await page.goto("/rules/qin/coverage");
    await page.locator("main li").first().waitFor();
    await accessible(page, "coverage");
    expect(await wider()).toBeLessThanOrEqual(0);
    await againstBots(page);
    await refused(page);
    await page.locator(".refusal a").click();
    await page.locator("dialog[open] .board").waitFor();
    await accessible(page, "the clause over the table");
  });
