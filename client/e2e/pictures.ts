/** Pictures of every page and state, for the documentation and for our own eyes: `npm run pictures`. */
import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { still } from "./tools/axe";
import { beforeScoring, press } from "./games/china";
import { duel, make, NORTH, SOUTH, steer, toExpansion } from "./games/duel";
import * as emperor from "./games/emperor";
import { DESK, expect, PHONE, SMALL, test } from "./tools/fixtures";
import { House } from "./tools/house";
import { painted } from "./tools/paint";
import { againstBots, aim, inviteFriends, lay, lobby, move, options, refused, settled } from "./games/qin";
import { branch, bringRecord } from "./tools/tables";
import * as tea from "./games/tea";

const FOLDER = fileURLToPath(new URL("../../docs/pictures/", import.meta.url));
/** What is only for our own eyes: it would make the repository heavy. */
const ELSEWHERE = fileURLToPath(new URL("../test-results/pictures/", import.meta.url));
const SIZES = { desktop: DESK, phone: PHONE, small: SMALL };
const LIGHTS = { day: "light", night: "dark" } as const;

test.describe.configure({ mode: "default", timeout: 120_000 });
test.beforeAll(() => Promise.all([FOLDER, ELSEWHERE].map((folder) => mkdir(folder, { recursive: true }))));

for (const [size, viewport] of Object.entries(SIZES))
  for (const [light, colorScheme] of Object.entries(LIGHTS)) {
    const shot = async (page: Page, name: string, shown = true) => {
      await page.evaluate(() => document.fonts.ready);
      await page.mouse.move(1, 1);
      const folder = shown && size !== "small" ? FOLDER : ELSEWHERE;
      await painted(page, () =>
        page.screenshot({
          path: `${folder}${name}-${size}-${light}.jpg`,
          animations: "disabled",
          type: "jpeg",
          quality: 82,
        }),
      );
    };
    const visitor = {
      viewport,
      colorScheme,
      hasTouch: size !== "desktop",
      isMobile: size !== "desktop",
      deviceScaleFactor: size === "desktop" ? 1 : 1.5,
    };

    test(`pages, ${size} by ${light}`, async ({ visit }) => {
      const page = await visit(visitor);
      await page.goto("/");
      await lobby(page);
      await shot(page, "lobby");
      await options(page);
      await shot(page, "lobby-options", false);
      await inviteFriends(page);
      await page.locator(".setuppage").waitFor();
      if (size === "desktop") await expect(page.locator(".boardchoice .picture svg")).toBeVisible();
      await shot(page, "setup");
      await page.goto("/about");
      await page.locator(".reading").waitFor();
      await shot(page, "about");
      await page.goto("/no/such/room");
      await page.locator(".quietpage").waitFor();
      await shot(page, "lost", false);
      await page.goto("/");
      await page.locator(".wrow").first().waitFor();
      await shot(page, "lobby-tables", false);
    });

    test(`Qin for two on the Bird, ${size} by ${light}`, async ({ visit }) => {
      const page = await visit(visitor);
      await againstBots(page);
      await shot(page, "qin-start", false);
      for (let n = 0; n < 6; n++) {
        await move(page);
        await settled(page);
      }
      await shot(page, "qin-move");
      await telling(page);
      await shot(page, "qin-preview");
      await page.keyboard.press("Escape");
      await refused(page);
      await shot(page, "qin-refusal");
      await page.keyboard.press("Escape");
      await page.locator(".topbar .panelroot > button").click();
      await shot(page, "qin-menu", false);
      await page.keyboard.press("Escape");
      for (let over = false; !over; over = await settled(page)) await move(page);
      await shot(page, "qin-result");
    });

    test(`Qin for four on the Lion, ${size} by ${light}`, async ({ visit }) => {
      const slow = await House.open(2500);
      const page = await visit({ ...visitor, house: slow.url });
      await againstBots(page, 4, "Lion");
      await telling(page);
      await shot(page, "qin-four-preview");
      await lay(page).click();
      await page.locator(".dock:not(.your-move)").waitFor();
      await still(page);
      await shot(page, "qin-four-others");
      await settled(page);
      await shot(page, "qin-four-move");
      await slow.close();
    });

    test(`China, ${size} by ${light}`, async ({ visit }) => {
      const page = await visit(visitor);
      const { space } = await beforeScoring(page);
      await shot(page, "china-move");
      await press(page, space);
      await page.locator(".payout").waitFor();
      await shot(page, "china-preview");
      await page.locator(".btn.lay").click();
      await page.locator(".china-dock.drawing, .btn.lay").first().waitFor();
      await shot(page, "china-draw", false);
      await bringRecord(page, "china", "deck-5-fortifications");
      await page.locator(".result").waitFor();
      await shot(page, "china-result");
    });

    test(`Emperor of China, ${size} by ${light}`, async ({ visit }) => {
      const table = await duel(visit, {}, { host: visitor });
      const { host, guest } = table;
      await toExpansion(table);
      await emperor.press(host, "honan");
      await emperor.press(host, "hupeh");
      await expect(emperor.confirm(host)).toHaveAttribute("aria-disabled", "false");
      await shot(host, "emperor-attack");
      await steer(host, NORTH);
      await steer(guest, SOUTH, "ask-idle");
      await make(guest, ["attack hupeh honan"]);
      await emperor.asked(host, "defend");
      await shot(host, "emperor-defend");
      await bringRecord(host, "emperor", "sole-3-vienna-mergers");
      await host.locator(".result").waitFor();
      await shot(host, "emperor-result");
    });

    test(`Tea Garden, ${size} by ${light}`, async ({ visit }) => {
      const page = await visit(visitor);
      const id = await bringRecord(page, "tea_garden", "points-4");
      await page.locator(".result").waitFor();
      await shot(page, "tea-result");
      // The moment at which the second seat has played a card and buys another one: what that takes and brings.
      await branch(page, id, 406, 1, 4);
      await tea.asked(page, "menu");
      await tea.deed(page, "buy").click();
      await tea.onSale(page, "A28").click();
      await tea.aimed(page);
      await shot(page, "tea-buy");
    });
  }

/** What is around the board: each page once, by day on a desk and by night on a phone. */
for (const [size, viewport, colorScheme] of [
  ["desktop-day", DESK, "light"],
  ["phone-night", PHONE, "dark"],
] as const)
  test(`around the board, ${size}`, async ({ visit }) => {
    const page = await visit({ viewport, colorScheme, hasTouch: viewport === PHONE, isMobile: viewport === PHONE });
    const shot = async (name: string) => {
      await page.evaluate(() => document.fonts.ready);
      await still(page);
      await painted(page, () =>
        page.screenshot({
          path: `${FOLDER}${name}-${size}.jpg`,
          animations: "disabled",
          type: "jpeg",
          quality: 82,
        }),
      );
    };
    await page.goto("/");
    await lobby(page);
    const id = await bringRecord(page, "qin", "last-pagoda-2-bird");
    for (const [name, path, there] of [
      ["replay", `/t/${id}?at=60&eyes=1`, ".replay"],
      ["fairness", `/t/${id}/fairness`, "h1"],
      ["rules", "/rules/qin#Q14", "#Q14"],
      ["china-rules", "/rules/china#S9", "#S9"],
      ["lesson", "/learn/qin", ".board"],
      ["settings", "/settings", "h1"],
    ] as const) {
      await page.goto(path);
      await page.locator(there).first().waitFor();
      await shot(name);
    }
  });

/** Aims where most happens, among some places. */
async function telling(page: Page): Promise<void> {
  const legal = await page
    .locator(".cell.legal")
    .evaluateAll((cells) => cells.map((c) => (c as SVGElement).dataset.square!));
  let best = { square: legal[0]!, told: -1 };
  for (const square of legal.filter((_, n) => n % Math.ceil(legal.length / 10) === 0)) {
    await page.keyboard.press("Escape");
    await aim(page, square);
    const told = (await page.locator(".told").innerText()).length;
    if (told > best.told) best = { square, told };
  }
  await page.keyboard.press("Escape");
  await aim(page, best.square);
}
