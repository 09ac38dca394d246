/** Several games as one event: from the lobby to the winner of the series. */
import type { Page } from "@playwright/test";
import { accessible } from "../tools/axe";
import { expect, SMALL, test } from "../tools/fixtures";
import { giveUp, inviteFriends, move, myMove, options, playNow, settled } from "../games/qin";
import { inReach } from "../tools/reach";

/** Opens the options of the lobby's card and chooses a series. */
async function wishSeries(page: Page, length: string): Promise<void> {
  await page.goto("/");
  await options(page);
  await page.locator(".opts").getByText(length, { exact: true }).click();
}

const games = (page: Page) => page.getByRole("region", { name: "The games" }).getByRole("row");
const sums = (page: Page) => page.getByRole("region", { name: "Standings" }).getByRole("row");
const standing = (page: Page) => page.locator(".standing");

/** A short game: I lay a few tiles and give up. */
async function shortGame(page: Page): Promise<void> {
  for (let n = 0; n < 2; n++) {
    await move(page);
    await settled(page);
  }
  await giveUp(page);
}

/** Each seat's number in a game, from the table of the games. */
const numbers = async (page: Page, row: number) =>
  (await games(page).nth(row).locator(".one em").allInnerTexts()).map(Number);

/** How the sums must be told: mine is the first column. */
function told([mine, other]: number[], over: boolean): RegExp {
  if (mine === other) return over ? /^You and Bamboo share the series\./ : /^You and Bamboo are level\./;
  if (mine! < other!) return over ? /^You win the series\./ : /^You lead\./;
  return over ? /^Bamboo wins the series\./ : /^Bamboo leads\./;
}

/** From the table to its standings by the title. */
async function toStandings(page: Page): Promise<void> {
  await page.locator(".topbar a.title").click();
  await page.locator(".seriespage").waitFor();
}

test("a series of two games: both boards, pagodas summed, fewest wins", async ({ visit }) => {
  test.slow();
  const page = await visit();
  await wishSeries(page, "Bird and Lion");
  await expect(page.locator(".opts")).toContainText("Pagodas left over are added up; the fewest win.");
  await playNow(page);
  await myMove(page);
  await expect(page.locator(".topbar a.title")).toContainText("Game 1 of 2");

  await toStandings(page);
  await expect(page.locator("h1")).toHaveText("Qin: a series of 2 games");
  await expect(standing(page)).toHaveText("The first game is still open.");
  await expect(games(page).nth(1)).toContainText("on the table");
  await expect(games(page).nth(2)).toContainText("to come");
  await expect(page.getByRole("button", { name: "Next game" })).toHaveCount(0);
  await games(page).nth(1).getByRole("link").click();

  await myMove(page);
  await shortGame(page);
  await page.locator(".result").getByRole("link", { name: "Standings" }).click();
  await expect(games(page).nth(1)).toContainText("over");
  const one = await numbers(page, 1);
  expect(one.length).toBe(2);
  await expect(standing(page)).toHaveText(told(one, false));
  // Whoever gives up has not won the game, whatever is left over.
  await expect(games(page).nth(1).locator(".won")).toHaveText(String(one[1]));
  await accessible(page, "standings");

  // The next game is one click away, on the other board.
  const first = new URL(page.url()).pathname.split("/")[2];
  await page.getByRole("button", { name: "Next game" }).click();
  await myMove(page);
  await expect(page.locator(".topbar a.title")).toContainText("Game 2 of 2");
  await expect(page.locator(".topbar a.title")).toContainText("Lion");
  await shortGame(page);
  const said = await page.locator(".prompt p").innerText();
  await toStandings(page);
  await expect(games(page).nth(2)).toContainText("over");
  const two = await numbers(page, 2);
  const total = one.map((n, seat) => n + two[seat]!);
  await expect(standing(page)).toHaveText(told(total, true));
  expect(said.replace("Game given up. ", "")).toMatch(told(total, true));
  await expect(sums(page).filter({ hasText: "You" }).locator(".sum")).toHaveText(String(total[0]));
  await expect(sums(page).filter({ hasText: "Bamboo" }).locator(".sum")).toHaveText(String(total[1]));

  // The first table leads to the same page, and its game can be looked at again.
  await page.goto(`/t/${first}/series`);
  await expect(standing(page)).toHaveText(told(total, true));
  await games(page).nth(1).getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`/t/${first}`));
  await expect(page.getByRole("button", { name: "Play the series again" })).toHaveCount(0);
});

test("several games count wins, on boards in turn, and on a phone", async ({ visit }) => {
  test.slow();
  const page = await visit({ viewport: SMALL, hasTouch: true, isMobile: true });
  await wishSeries(page, "Several games");
  const opts = page.locator("dialog[open] .opts");
  await opts.getByLabel("Number of games").selectOption("2");
  await opts.getByText("In turn", { exact: true }).click();
  await opts.getByText("Games won", { exact: true }).click();
  await expect(opts).toContainText("Whoever wins most games wins the series.");
  await inReach(page, "options of a series");
  await playNow(page);
  for (const n of [1, 2]) {
    await myMove(page);
    await expect(page.locator(".topbar a.title")).toContainText(`Game ${n} of 2`);
    await inReach(page, "a game of a series", true);
    await giveUp(page);
    await inReach(page, "the result of a game of a series", true);
    if (n === 1) await page.getByRole("button", { name: "Next game" }).click();
  }
  await toStandings(page);
  await expect(sums(page).first()).toContainText("Games won");
  await expect(sums(page).nth(1).locator(".sum")).toHaveText("2");
  await expect(sums(page).filter({ hasText: "You" }).locator(".sum")).toHaveText("0");
  await expect(games(page).nth(1)).toContainText("Bird");
  await expect(games(page).nth(2)).toContainText("Lion");
  await accessible(page, "standings on a phone");
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test("a series with friends is told before it begins, and a spectator can follow it", async ({ visit }) => {
  const [host, guest] = [await visit(), await visit()];
  await wishSeries(host, "Bird and Lion");
  await inviteFriends(host);
  await host.locator(".setuppage").waitFor();
  await expect(host.locator(".rules")).toContainText("Game 1 of 2");
  await expect(host.locator(".rules")).toContainText("Boards: Bird, Lion.");
  await expect(host.locator(".rules .seg input").first()).toBeDisabled();
  await host.locator(".sseat.free .sacts .btn").first().waitFor();
  await guest.goto(`${new URL(host.url()).pathname}/series`);
  await expect(guest.locator(".seriespage")).toContainText("Qin: a series of 2 games");
  await expect(guest.getByRole("link", { name: "To the table" })).toBeVisible();
});

test("a single game has no standings, and says so", async ({ visit }) => {
  const page = await visit();
  await page.goto("/");
  await playNow(page);
  await myMove(page);
  await page.goto(`${new URL(page.url()).pathname}/series`);
  await expect(page.locator("h1")).toHaveText("A single game");
  await page.getByRole("link", { name: "To the table" }).click();
  await myMove(page);
  await page.goto("/t/nosuchtable1/series");
  await expect(page.locator("h1")).toHaveText("This table is gone");
});
