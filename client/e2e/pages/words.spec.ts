/** Four languages: switched at once, remembered, complete. */
import { expect, test } from "../tools/fixtures";
import { noIds, noIdsAnywhere } from "../tools/ids";
import { inEveryLanguage } from "../tools/languages";
import { againstBots, aim, giveUp, inviteFriends, lobby, options, playNow, refused } from "../games/qin";

const LANGUAGES = {
  en: { name: "English", title: "What shall we play tonight?", village: /is a village; a tile needs free grass/ },
  pl: { name: "Polski", title: "W co dziś zagramy?", village: /jest wioska, a żeton kładzie się na wolnej trawie/ },
  de: {
    name: "Deutsch",
    title: "Was spielen wir heute Abend?",
    village: /ist ein Dorf; ein Plättchen braucht freies Gras/,
  },
  it: {
    name: "Italiano",
    title: "A che cosa giochiamo stasera?",
    village: /c’è un villaggio: una tessera vuole prato libero/,
  },
};

test("a change of language is immediate and remembered", async ({ visit }) => {
  const page = await visit({ locale: "de-DE" });
  await page.goto("/");
  await expect(page.locator("h1")).toHaveText(LANGUAGES.de.title);
  for (const [language, { name, title }] of Object.entries(LANGUAGES)) {
    await page.locator(".lobbybar .panelroot > button").click();
    await page.locator(".panel").getByText(name, { exact: true }).click();
    await expect(page.locator("h1")).toHaveText(title);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await page.keyboard.press("Escape");
    await page.reload();
    await expect(page.locator("h1")).toHaveText(title);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
  }
  // At the table too, in the middle of a move.
  await againstBots(page);
  await aim(page);
  await page.locator(".topbar .panelroot > button").click();
  await page.locator(".panel").getByText("Polski", { exact: true }).click();
  await expect(page.locator(".prompt h2")).toHaveText("Twój ruch");
  await expect(page.locator(".ghost")).toHaveCount(1);
});

test("in every language: a refused move says why and by which clause; no id is seen anywhere", async ({ visit }) => {
  test.slow();
  const page = await visit();
  await page.goto("/");
  await lobby(page);
  await inEveryLanguage(page, async (language) => {
    await expect(page.locator("h1")).toHaveText(LANGUAGES[language].title);
    await noIds(page);
  });
  await options(page);
  await noIdsAnywhere(page);
  await inviteFriends(page);
  await page.locator(".setuppage .sseat").first().waitFor();
  await page.locator(".markbtn").click();
  await page.locator(".looks").waitFor();
  await noIdsAnywhere(page);
  await page.goto("/about");
  await page.locator(".reading").waitFor();
  await noIdsAnywhere(page);
  await page.goto("/t/nosuchtable1");
  await page.locator(".quietpage").waitFor();
  await noIdsAnywhere(page);

  await page.goto("/");
  await playNow(page);
  await page.locator(".cell.legal").first().waitFor();
  await noIdsAnywhere(page);
  await refused(page);
  await inEveryLanguage(page, async (language) => {
    await expect(page.locator(".refusal .clause")).toHaveText("Q11");
    await expect(page.locator(".refusal")).toHaveText(LANGUAGES[language].village);
    await noIds(page);
  });
  await aim(page);
  await noIdsAnywhere(page);
  await page.keyboard.press("t");
  await expect(page.locator(".textboard li").first()).toBeVisible();
  await noIdsAnywhere(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await page.locator("dialog[open]").waitFor();
  await noIdsAnywhere(page);
  await page.keyboard.press("Escape");
  await giveUp(page);
  await noIdsAnywhere(page);
});

test("a place that touches nothing is refused by its own clause, also by keyboard", async ({ visit }) => {
  const page = await visit();
  await againstBots(page);
  // A grass square whose neighbours are all free grass that touches nothing.
  const lonely = await page.locator(".cell").evaluateAll((cells) => {
    const grass = new Set(
      cells
        .filter((c) => !c.matches(".legal") && /grass$/.test(c.ariaLabel ?? ""))
        .map((c) => (c as SVGElement).dataset.square!),
    );
    const near = (s: string) => {
      const [column, row] = [s.charCodeAt(0), Number(s.slice(1))];
      return [
        [column + 1, row],
        [column - 1, row],
        [column, row + 1],
        [column, row - 1],
      ].map(([c, r]) => `${String.fromCharCode(c!)}${r}`);
    };
    return [...grass].find((s) => near(s).every((n) => grass.has(n)));
  });
  expect(lonely, "a lonely square, as every board has near its edge in the first turns").toBeTruthy();
  await page.locator(`[data-square="${lonely}"]`).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".refusal .clause")).toHaveText("Q12");
  await expect(page.locator(".refusal")).toContainText("touches a province square");
  // What was tried stays where it was put, and Esc takes it away.
  await expect(page.locator(".refused")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.locator(".refusal")).toHaveCount(0);
});
