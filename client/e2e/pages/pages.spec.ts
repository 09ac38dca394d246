/** Addresses, reload, the back button, weight. */
import type { Page } from "@playwright/test";
import { expect, test } from "../tools/fixtures";
import { againstBots, inviteFriends, lobby, move, myMove, options, playNow, settled } from "../games/qin";

test("a reload in the middle of a turn keeps the match", async ({ visit }) => {
  const page = await visit();
  await againstBots(page);
  for (let n = 0; n < 2; n++) {
    await move(page);
    await settled(page);
  }
  const seen = async () => [
    await page.locator(".seats").innerText(),
    await page.locator(".cell").evaluateAll((cells) => cells.map((c) => c.getAttribute("aria-label")).join("\n")),
    await page.locator(".tilebtn").evaluateAll((tiles) => tiles.map((t) => t.getAttribute("aria-label")).join()),
  ];
  const before = await seen();
  await page.locator(".cell.legal").first().click();
  await page.reload();
  await myMove(page);
  expect(await seen()).toEqual(before);
  await move(page);
  await settled(page);
});

test("back and forward, direct addresses, my tables in the lobby", async ({ visit }) => {
  const page = await visit();
  await againstBots(page);
  const table = page.url();
  await page.goBack();
  await expect(page.locator("h1")).toHaveText("What shall we play tonight?");
  await expect(page.locator(".wrow")).toContainText("It is your move.");
  await expect(page).toHaveTitle("(1) Teahouse");
  await page.goForward();
  await myMove(page);
  await expect(page).toHaveTitle(/Your move/);
  await page.goto("/about");
  await expect(page.locator("h1")).toHaveText("About this house");
  await page.goto(table);
  await myMove(page);
  await page.goto("/no/such/room");
  await expect(page.locator("h1")).toHaveText("There is no such room");
  await page.getByRole("link", { name: "Back to the house" }).click();
  await page.locator(".wrow").getByRole("link", { name: /^Move/ }).click();
  await expect(page).toHaveURL(table);
  await myMove(page);
  await page.goto("/t/nosuchtable1");
  await expect(page.locator("h1")).toHaveText("This table is gone");
});

test("an open table appears in another's lobby at once, and goes", async ({ visit }) => {
  const [a, b] = [await visit(), await visit()];
  await b.goto("/");
  await expect(b.locator(".waiting")).toBeVisible();
  await a.goto("/");
  await options(a);
  await a.getByRole("switch", { name: /List it/ }).click();
  await inviteFriends(a);
  await a.locator(".setuppage").waitFor();
  const id = new URL(a.url()).pathname;
  const row = b.locator(`.wrow a[href="${id}"]`);
  await row.click();
  await b.getByRole("button", { name: "Sit here" }).click();
  await a.getByRole("button", { name: "Start the game" }).click();
  await b.locator(".dock").waitFor();
});

/** Adds up what comes over the wire, without fonts. */
async function weigh(page: Page, load: () => Promise<void>): Promise<{ bytes: number; parts: string[] }> {
  const weights: Promise<[string, number]>[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() === "font") return;
    weights.push(
      request.sizes().then((s) => [new URL(request.url()).pathname, s.responseBodySize] as [string, number]),
    );
  });
  await load();
  await page.waitForLoadState("networkidle");
  const all = await Promise.all(weights);
  return { bytes: all.reduce((sum, [, n]) => sum + n, 0), parts: all.map(([path, n]) => `${path} ${n}`) };
}

test("the first load of lobby and table weighs at most 150 kB", async ({ visit }) => {
  const page = await visit();
  const hall = await weigh(page, async () => {
    await page.goto("/");
    await lobby(page);
  });
  expect(hall.parts.length).toBeGreaterThan(4);
  expect(hall.bytes, hall.parts.join("\n")).toBeGreaterThan(20_000);
  expect(hall.bytes, hall.parts.join("\n")).toBeLessThanOrEqual(150_000);
  await playNow(page);
  await myMove(page);

  const other = await visit();
  const table = await weigh(other, async () => {
    await other.goto(page.url());
    await other.locator(".board").waitFor();
  });
  expect(table.bytes, table.parts.join("\n")).toBeLessThanOrEqual(150_000);
  console.log(`first load: lobby ${(hall.bytes / 1000).toFixed(1)} kB, table ${(table.bytes / 1000).toFixed(1)} kB`);
});
