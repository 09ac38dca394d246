/** After the game: score sheet, graph, decisive moves, the link to share. */
import type { Page } from "@playwright/test";
import { accessible } from "../tools/axe";
import { DESK, expect, PHONE, SMALL, test } from "../tools/fixtures";
import { inReach } from "../tools/reach";
import { bringRecord } from "../tools/tables";

const slider = (page: Page) => page.locator(".graph input");

async function bring(page: Page, name: string): Promise<void> {
  await bringRecord(page, "qin", name);
  await page.locator(".result").waitFor();
  await page.locator(".course .fold, .course .proofs button:enabled").first().waitFor();
}

test("the score sheet adds up to the result", async ({ visit }) => {
  const page = await visit();
  await bring(page, "last-pagoda-2-bird");
  const sheet = page.getByRole("table").filter({ hasText: "Pagodas at the start" });
  await expect(sheet.getByRole("columnheader")).toHaveCount(3);
  const rows = sheet.locator("tbody tr");
  await expect(rows).toHaveText([/start.*24.*24/, /two to four.*−15.*−11/, /major.*−4.*−8/, /villages.*−5.*−4/]);
  await expect(sheet.locator("tfoot td")).toHaveText(["0", "1"]);
  await expect(page.locator(".result .score")).toHaveText(["0", "1"]);
});

test("the graph is read and followed by keyboard and pointer", async ({ visit }) => {
  const page = await visit();
  await bring(page, "last-pagoda-2-bird");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", "Moment 102 of 102. Anna: 24. Jade: 23");
  await slider(page).focus();
  await page.keyboard.press("Home");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", "Moment 0 of 102. Anna: 0. Jade: 0");
  for (let n = 0; n < 8; n++) await page.keyboard.press("ArrowRight");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", "Moment 8 of 102. Anna: 0. Jade: 1");
  // Reading leaves the board alone; Enter shows it.
  expect(new URL(page.url()).search).toBe("");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?at=8$/);
  await expect(page.locator(".prompt")).toContainText("Looking back");
  await expect(slider(page)).toBeFocused();

  await slider(page).scrollIntoViewIfNeeded();
  const box = (await slider(page).boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height - 30);
  await expect(page).toHaveURL(/\?at=51$/);
  await expect(slider(page)).toHaveValue("51");
  // The mouse rests where it was; the arrows go on from there, and from where the replay goes.
  await page.mouse.move(box.x + box.width / 4, box.y + 60);
  await page.keyboard.press("ArrowRight");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", /^Moment 52 of 102\./);
  await page.keyboard.press("ArrowRight");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", /^Moment 53 of 102\./);
  await page.getByRole("button", { name: "To the beginning" }).click();
  await expect(slider(page)).toHaveValue("0");
});

test("a decisive move leads to its moment, and the link of it can be given away", async ({ visit }) => {
  const page = await visit({ permissions: ["clipboard-read", "clipboard-write"] });
  await page.addInitScript(() => delete (Navigator.prototype as { share?: unknown }).share);
  await bring(page, "last-pagoda-2-bird");
  await expect(page.locator(".course ol li")).toHaveCount(3);
  await expect(page.locator(".course ol li").first()).toContainText("Anna lays double red on E4 and E5.");
  const table = page.url();
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.locator(".toast")).toContainText("The link is copied.");
  expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname).toBe(new URL(table).pathname);
  await page.getByRole("link", { name: "Show decisive move 1" }).click();
  await expect(page).toHaveURL(/\?at=62$/);
  await expect(page.locator(".prompt")).toContainText("Anna lays double red on E4 and E5.");
});

test("on a phone the course of the game is a sheet, and a tap reads before it shows", async ({ visit }) => {
  const page = await visit({ viewport: PHONE, hasTouch: true, isMobile: true });
  await bring(page, "last-pagoda-2-bird");
  await page.getByRole("button", { name: "How it went" }).tap();
  await expect(page.locator("dialog[open] .sheet tfoot td")).toHaveText(["0", "1"]);
  await inReach(page, "the course of the game");
  const box = (await slider(page).boundingBox())!;
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await expect(slider(page)).toHaveAttribute("aria-valuetext", /^Moment 51 of 102\./);
  await page.getByRole("button", { name: "Show this moment on the board" }).tap();
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await expect(page).toHaveURL(/\?at=51$/);
});

for (const [size, viewport] of Object.entries({ desktop: DESK, phone: SMALL }))
  test(`axe on the result: ${size}`, async ({ visit }) => {
    const page = await visit({ viewport, hasTouch: size === "phone", isMobile: size === "phone" });
    await bring(page, "last-pagoda-3-lion-with-undo-and-stand-in");
    if (size === "phone") await page.getByRole("button", { name: "How it went" }).tap();
    await slider(page).waitFor();
    await accessible(page, "the course of the game");
  });
