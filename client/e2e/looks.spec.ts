/** Day and night, and what axe-core says to every page and state. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axeCore from "axe-core";
import { DESK, expect, SMALL, test } from "./fixtures";
import { House } from "./house";
import { againstBots, aim, inviteFriends, lay, myMove, playNow, refused } from "./play";

declare const axe: typeof axeCore;
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Text that axe cannot judge, because a picture or a shade lies behind it: measured here, on the worst pixel colour. */
interface Doubt {
  target: string;
  why: string;
}

async function accessible(page: Page, what: string): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map((a) => a.finished.catch(() => null))));
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const result = await axe.run(document, { resultTypes: ["violations", "incomplete"] });
    const nodes = (r: axeCore.Result) =>
      r.nodes.map((n) => `${r.id}: ${n.html.slice(0, 140)} ${n.failureSummary ?? ""}`);
    const contrast = result.incomplete.filter((r) => r.id === "color-contrast");
    return {
      violations: result.violations.flatMap(nodes),
      doubts: contrast.flatMap((r) =>
        r.nodes.map((n) => ({ target: String(n.target[0]), why: n.any[0]?.message ?? "" })),
      ),
    };
  });
  expect.soft(found.violations, what).toEqual([]);
  expect.soft(await faint(page, found.doubts), `${what}: contrast`).toEqual([]);
}

/** Measures text against the plain colour beneath it: the first opaque background on the way up. */
async function faint(page: Page, doubts: Doubt[]): Promise<string[]> {
  return page.evaluate((doubts) => {
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
    const rgba = (color: string): number[] => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const light = (c: number[]) => {
      const [r, g, b] = c
        .slice(0, 3)
        .map((v) => (v / 255 <= 0.03928 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
    };
    const over = (top: number[], under: number[]) => {
      const a = top[3]! / 255;
      return [0, 1, 2].map((i) => top[i]! * a + under[i]! * (1 - a)).concat(255);
    };
    const drawn = [...document.querySelectorAll(".board text")].map((e) => ({ e, name: e.outerHTML, why: "drawn" }));
    const doubted = doubts.map(({ target, why }) => ({ e: document.querySelector(target), name: target, why }));
    return [...doubted.filter(({ e }) => !e?.matches(".board text")), ...drawn].flatMap(({ e, name, why }) => {
      if (!e || !e.checkVisibility() || !e.textContent?.trim()) return [];
      const layers: number[][] = [];
      // Words on the board stand on a shape: their own, or the frame.
      const shape = e.closest(".board") && (e.parentElement?.querySelector(":scope > rect, :scope > circle") ?? null);
      const ground = shape?.matches(".fr-shadow, .ground") ? document.querySelector(".board .fr-body") : shape;
      if (ground) layers.push(rgba(getComputedStyle(ground).fill));
      let opacity = 1;
      for (let up: Element | null = ground ? null : e; up; up = up.parentElement) {
        const style = getComputedStyle(up);
        opacity *= Number(style.opacity);
        const color = rgba(style.backgroundColor);
        if (color[3]! > 0) layers.push(color);
        if (color[3] === 255) break;
      }
      const under = layers.reverse().reduce((below, layer) => over(layer, below), [255, 255, 255, 255]);
      const style = getComputedStyle(e);
      const ink = over(rgba(e instanceof SVGElement ? style.fill : style.color), under);
      const shown = over([...ink.slice(0, 3), 255 * opacity], under);
      const [a, b] = [light(shown), light(under)];
      const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
      const large =
        parseFloat(style.fontSize) >= 24 || (parseFloat(style.fontSize) >= 18.66 && Number(style.fontWeight) >= 700);
      const disabled = e.closest("[disabled], [aria-disabled=true], .taken");
      return ratio >= (large ? 3 : 4.5) || disabled
        ? []
        : [`${name} “${e.textContent.trim()}” ${ratio.toFixed(2)} (${why})`];
    });
  }, doubts);
}

const menu = (page: Page) => page.locator(".topbar .panelroot > button");

for (const [size, viewport] of Object.entries({ desktop: DESK, phone: SMALL }))
  for (const colorScheme of ["light", "dark"] as const) {
    const visitor = { viewport, colorScheme, hasTouch: size === "phone" };

    test(`axe on the pages: ${size}, ${colorScheme}`, async ({ visit }) => {
      const page = await visit(visitor);
      await page.goto("/");
      await playNow(page).waitFor();
      await accessible(page, "lobby");
      await menu(page).click();
      await accessible(page, "preferences");
      await page.keyboard.press("Escape");
      await page.locator(".btn.who").click();
      await accessible(page, "name");
      await page.keyboard.press("Escape");
      await page.locator(".opt").click();
      await accessible(page, "options");
      if (size === "phone") await page.keyboard.press("Escape");
      await inviteFriends(page).click();
      await page.locator(".setuppage .sseat").first().waitFor();
      await accessible(page, "set-up");
      await page.locator(".markbtn").click();
      await page.locator(".looks").waitFor();
      await accessible(page, "colours");
      if (size === "phone") {
        await page.keyboard.press("Escape");
        for (const n of [0, 1, 2]) {
          await page.locator(".setupmore .btn").nth(n).click();
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

    test(`axe at the table: ${size}, ${colorScheme}`, async ({ visit }) => {
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
      if (size === "phone") await page.locator(".topbar .onlyphone.iconbtn").last().click();
      await accessible(page, "log");
      await page.getByRole("tab", { name: "Chat" }).click();
      await accessible(page, "chat");
      await page.keyboard.press("Escape");
      await menu(page).click();
      await accessible(page, "menu");
      await page.locator(".menu .item").last().click();
      await page.locator("dialog[open]").waitFor();
      await accessible(page, "giving up");
      await page.locator("dialog[open] .foot .btn.solid").click();
      await page.locator(".result").waitFor();
      await page.locator(".result summary").click();
      await accessible(page, "result");
    });
  }

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
  await playNow(page).waitFor();
  expect(await theme()).toBe("day");
  const day = await paper();
  await menu(page).click();
  await page.getByText("Night", { exact: true }).click();
  await expect.poll(theme).toBe("night");
  const night = await paper();
  expect(night).not.toBe(day);
  await page.reload();
  await playNow(page).waitFor();
  expect(await theme()).toBe("night");
  expect(await paper()).toBe(night);
  // At the table the button in the bar changes it.
  await playNow(page).click();
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
  await playNow(other).waitFor();
  await expect(other.locator("html")).toHaveAttribute("data-theme", "night");
  await other.emulateMedia({ colorScheme: "light" });
  await expect(other.locator("html")).toHaveAttribute("data-theme", "day");
});
