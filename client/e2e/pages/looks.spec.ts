/** Day and night, and what axe-core says to every page and state. */
import type { Page } from "@playwright/test";
import { accessible, complaints } from "../tools/axe";
import { DESK, expect, SMALL, test } from "../tools/fixtures";
import { House } from "../tools/house";
import { againstBots, aim, inviteFriends, lay, lobby, myMove, options, playNow, refused } from "../games/qin";

const menu = (page: Page) => page.locator(".topbar .panelroot > button");

for (const [size, viewport] of Object.entries({ desktop: DESK, phone: SMALL })) {
  const visitor = { viewport, hasTouch: size === "phone" };

  test(`axe on the pages: ${size}`, async ({ visit }) => {
    const page = await visit(visitor);
    await page.goto("/");
    await lobby(page);
    await accessible(page, "lobby");
    await menu(page).click();
    await page.locator(".panel").waitFor();
    await accessible(page, "preferences");
    await page.keyboard.press("Escape");
    await page.locator(".btn.who").click();
    await page.locator("dialog[open]").waitFor();
    await accessible(page, "name");
    await page.keyboard.press("Escape");
    await options(page);
    await accessible(page, "options");
    await inviteFriends(page);
    await page.locator(".setuppage .sseat").first().waitFor();
    // On a phone the invitation comes at once, over the page.
    if (size === "phone") {
      await expect(page.locator("dialog[open] .invite")).toBeVisible();
      await page.keyboard.press("Escape");
    }
    await accessible(page, "set-up");
    await page.locator(".markbtn").click();
    await page.locator(".looks").waitFor();
    await accessible(page, "colours");
    if (size === "phone") {
      await page.keyboard.press("Escape");
      for (const n of [0, 1, 2]) {
        await page.locator(".setupmore .btn").nth(n).click();
        await page.locator("dialog[open]").waitFor();
        await accessible(page, `set-up, sheet ${n}`);
        await page.keyboard.press("Escape");
      }
    } else {
      await page.locator(".fold summary").click();
      await accessible(page, "salt");
    }
    await page.locator(".sacts .btn").nth(1).click();
    await page.locator(".sseat select").waitFor();
    await accessible(page, "set-up with a bot");
    await page.goto("/");
    await page.locator(".wrow").first().waitFor();
    await accessible(page, "lobby with a table");
    await page.goto("/about");
    await page.locator(".reading").waitFor();
    await accessible(page, "about");
    await page.goto("/no/such/room");
    await page.locator(".quietpage").waitFor();
    await accessible(page, "not found");
    await page.goto("/t/nosuchtable1");
    await page.locator(".quietpage").waitFor();
    await accessible(page, "table gone");
  });

  test(`axe at the table: ${size}`, async ({ visit }) => {
    test.slow();
    const page = await visit(visitor);
    await againstBots(page);
    await accessible(page, "my move");
    await refused(page);
    await accessible(page, "refusal");
    await aim(page);
    await accessible(page, "preview");
    await page.locator(".cell[aria-selected=true]").first().focus();
    await accessible(page, "focus on the board");
    await page.keyboard.press("Escape");
    await page.keyboard.press("?");
    await page.locator("dialog[open]").waitFor();
    await accessible(page, "keys");
    await page.keyboard.press("Escape");
    await page.keyboard.press("t");
    await page.locator("dialog[open]").waitFor();
    await accessible(page, "the board in words");
    await page.keyboard.press("Escape");
    if (size === "phone") await page.locator(".topbar .tolog").click();
    await expect(page.locator(".log .lines")).toBeVisible();
    await accessible(page, "log");
    await page.getByRole("tab", { name: "Chat" }).click();
    await accessible(page, "chat");
    await page.keyboard.press("Escape");
    await menu(page).click();
    await page.locator(".menu").waitFor();
    await accessible(page, "menu");
    await page.locator(".menu .item").last().click();
    await page.locator("dialog[open]").waitFor();
    await accessible(page, "giving up");
    await page.locator("dialog[open] .foot .btn.solid").click();
    await page.locator(".result").waitFor();
    await page.locator(".course .proofs").waitFor();
    await accessible(page, "result");
  });
}

test("axe judges what is new in a later state, and only that", async ({ visit }) => {
  const page = await visit();
  await againstBots(page);
  expect((await complaints(page)).flatMap(([, faults]) => faults)).toEqual([]);
  expect(await complaints(page)).toEqual([]);
  await page.locator(".dock").evaluate((dock) => dock.append(document.createElement("button")));
  await page.locator(".prompt").evaluate((prompt) => {
    const faint = Object.assign(document.createElement("p"), { textContent: "Hardly to be read" });
    faint.style.cssText = "color: #777; background: #888";
    prompt.append(faint);
  });
  const faults = (await complaints(page)).flatMap(([which, faults]) => faults.map((fault) => `${which} ${fault}`));
  expect(faults.filter((fault) => fault.includes("button-name"))).toHaveLength(1);
  expect(faults.filter((fault) => fault.includes("Hardly to be read"))).toHaveLength(2);
});

test("what is drawn in a dialog is judged, and nothing behind it", async ({ visit }) => {
  const page = await visit();
  await againstBots(page);
  await page.keyboard.press("?");
  await page.locator("dialog[open]").waitFor();
  expect((await complaints(page)).flatMap(([, faults]) => faults)).toEqual([]);
  const draw = (where: string, word: string) =>
    page.locator(where).evaluate((place, word) => {
      const drawing = '<rect width="160" height="40" fill="#888"/><text x="10" y="28" font-size="20" fill="#777">';
      const style = place.matches("dialog *") ? "" : 'style="position: fixed; left: 0; top: 90px; z-index: 9"';
      place.insertAdjacentHTML("afterbegin", `<svg width="160" height="40" ${style}>${drawing}${word}</text></svg>`);
    }, word);
  await draw("dialog[open] .body", "In front");
  await draw(".boardwrap", "Behind");
  const faults = (await complaints(page)).flatMap(([, faults]) => faults);
  expect(faults.filter((fault) => fault.includes("“In front”"))).toHaveLength(2);
  expect(faults.filter((fault) => fault.includes("“Behind”"))).toEqual([]);
  // It is there to be read once the dialog is closed.
  await page.keyboard.press("Escape");
  const then = (await complaints(page)).flatMap(([, faults]) => faults);
  expect(then.filter((fault) => fault.includes("“Behind”"))).toHaveLength(2);
});

test("axe while others move, and while the house is away", async ({ visit }) => {
  const slow = await House.open(4000);
  try {
    const page = await visit({ house: slow.url, mayFail: true });
    await againstBots(page);
    await aim(page);
    await lay(page).click();
    await page.locator(".dock:not(.your-move)").waitFor();
    await accessible(page, "another's move");
    await slow.kill();
    await page.locator(".linkstrip p").waitFor();
    await accessible(page, "connection lost");
  } finally {
    await slow.close();
  }
});

test("day and night are switched at once and remembered", async ({ visit }) => {
  const page = await visit({ colorScheme: "light" });
  const theme = () => page.locator("html").getAttribute("data-theme");
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto("/");
  await lobby(page);
  expect(await theme()).toBe("day");
  const day = await paper();
  await menu(page).click();
  await page.getByText("Night", { exact: true }).click();
  await expect.poll(theme).toBe("night");
  const night = await paper();
  expect(night).not.toBe(day);
  await page.reload();
  await lobby(page);
  expect(await theme()).toBe("night");
  expect(await paper()).toBe(night);
  // At the table the button in the bar changes it.
  await playNow(page);
  await myMove(page);
  expect(await theme()).toBe("night");
  await page.getByRole("button", { name: "Change between day and night" }).click();
  await expect.poll(theme).toBe("day");
  await page.reload();
  await myMove(page);
  expect(await theme()).toBe("day");
  // Who has chosen nothing gets what the device has, also when that changes.
  const other = await visit({ colorScheme: "dark" });
  await other.goto("/");
  await lobby(other);
  await expect(other.locator("html")).toHaveAttribute("data-theme", "night");
  await other.emulateMedia({ colorScheme: "light" });
  await expect(other.locator("html")).toHaveAttribute("data-theme", "day");
});
