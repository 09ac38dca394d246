/** What a person chooses for this device works at once, and still after a reload. */
import type { Page } from "@playwright/test";
import { accessible } from "../tools/axe";
import { DESK, expect, PHONE, SMALL, test } from "../tools/fixtures";
import { againstBots, aim, cell, lay, settled } from "../games/qin";
import { inEveryLanguage } from "../tools/languages";
import { sideways } from "../tools/reach";
import { later } from "../tools/time";

/** The settings page, ready to be pressed. */
async function open(page: Page): Promise<void> {
  await page.goto("/settings");
  await page.locator("figure .picture svg").waitFor();
}

const choose = (page: Page, choice: string) => page.locator(".choices").getByText(choice, { exact: true }).click();
const html = (page: Page) => page.locator("html");
const token = (page: Page, name: string) =>
  page.evaluate((n) => getComputedStyle(document.documentElement).getPropertyValue(n).trim(), name);
/** How long a transition with this token lasts, in seconds. */
const lasts = (page: Page, name: string) =>
  page.evaluate((n) => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.transitionDuration = `var(${n})`;
    const seconds = parseFloat(getComputedStyle(probe).transitionDuration);
    probe.remove();
    return seconds;
  }, name);

test("the menu is short and leads to everything", async ({ visit }) => {
  const page = await visit();
  await page.goto("/");
  await page.locator(".topbar .panelroot > button").click();
  await page.getByRole("link", { name: "All settings" }).click();
  await expect(page.locator("h1")).toHaveText("Settings");
  await expect(page).toHaveTitle("Settings · Teahouse");
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.locator(".lobby")).toBeVisible();
});

test("theme, language, sound and loudness", async ({ visit }) => {
  const page = await visit({ colorScheme: "light" });
  await open(page);
  await choose(page, "Night");
  await expect(html(page)).toHaveAttribute("data-theme", "night");
  const loudness = page.getByRole("slider", { name: "Loudness" });
  await loudness.focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(loudness).toHaveValue("70");
  await page.getByRole("switch", { name: "Sound" }).click();
  await expect(loudness).toBeDisabled();
  await choose(page, "Deutsch");
  await expect(page.locator("h1")).toHaveText("Einstellungen");

  await page.reload();
  await expect(page.locator("h1")).toHaveText("Einstellungen");
  await expect(html(page)).toHaveAttribute("data-theme", "night");
  await expect(page.getByRole("switch", { name: "Ton" })).toHaveAttribute("aria-checked", "false");
  await expect(page.getByRole("slider")).toHaveValue("70");
});

test("the pace of movement: every duration follows, and the device's wish for stillness wins", async ({ visit }) => {
  const page = await visit({ reducedMotion: "no-preference" });
  await open(page);
  expect(await lasts(page, "--d-ui")).toBeCloseTo(0.18);
  for (const [name, seconds] of [
    ["None", 0],
    ["Quick", 0.09],
    ["Slow", 0.36],
  ] as const) {
    await choose(page, name);
    await expect.poll(() => lasts(page, "--d-ui")).toBeCloseTo(seconds);
  }
  await page.reload();
  await page.locator(".choices").waitFor();
  await expect.poll(() => lasts(page, "--d-piece")).toBeCloseTo(0.52);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(page.locator(".choices")).toContainText("Your device asks for stillness.");
  await expect.poll(() => lasts(page, "--d-piece")).toBe(0);
  expect(await token(page, "--speed")).toBe("0");
});

test("confirming: a second tap lays, or only the button does", async ({ visit }) => {
  const page = await visit();
  await open(page);
  await choose(page, "Only the button");
  await againstBots(page);
  const square = await aim(page);
  // Longer than a double click: by now a second tap would have laid the tile.
  await later(page);
  await cell(page, square).click();
  await expect(lay(page)).toHaveAttribute("aria-disabled", "false");
  await expect(cell(page, square)).toHaveAttribute("aria-selected", "true");
  // By keyboard Enter leads to the button, and there it lays.
  await cell(page, square).focus();
  await page.keyboard.press("Enter");
  await expect(lay(page)).toBeFocused();
  await expect(cell(page, square)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await settled(page);

  await open(page);
  await expect(page.getByRole("radio", { name: "Only the button" })).toBeChecked();
  await choose(page, "Second tap");
  await page.goBack();
  await page.locator(".cell.legal").first().waitFor();
  const next = await aim(page);
  // The first tap after the consequence was shown; a double click is not one.
  await later(page);
  await cell(page, next).click();
  await expect(page.locator(`[data-square="${next}"][aria-selected=true]`)).toHaveCount(0);
  await settled(page);
});

test("letters and numbers at the edge: where there is room, always, never", async ({ visit }) => {
  const page = await visit({ viewport: DESK });
  const coords = page.locator(".boardwrap .coord");
  await againstBots(page);
  const table = new URL(page.url()).pathname;
  await expect(coords).toHaveCount(26);
  for (const [choice, desk, phone] of [
    ["Never", 0, 0],
    ["Always", 26, 26],
    ["Where there is room", 26, 0],
  ] as const) {
    await open(page);
    await choose(page, choice);
    await expect(page.locator("figure .coord")).toHaveCount(desk);
    await page.goto(table);
    await page.locator(".boardwrap .cell").first().waitFor();
    await expect(coords).toHaveCount(desk);
    await page.setViewportSize(PHONE);
    await expect(coords).toHaveCount(phone);
    if (phone) {
      // Large enough to be read, and wholly on the screen, as soon as the board has taken its new size.
      const faults = () =>
        coords.evaluateAll((all) =>
          all.flatMap((e) => {
            const box = e.getBoundingClientRect();
            const size = parseFloat(getComputedStyle(e).fontSize) * (e as SVGTextElement).getScreenCTM()!.a;
            return size >= 9 && box.left >= 0 && box.right <= innerWidth ? [] : [`${e.textContent} ${size.toFixed(1)}`];
          }),
        );
      await expect.poll(faults).toEqual([]);
    }
    await page.setViewportSize(DESK);
  }
});

test("the clear palette changes seats and lands, and the first paint after a reload has it", async ({ visit }) => {
  const page = await visit({ colorScheme: "light" });
  await open(page);
  const seats = () =>
    page
      .locator("figure .mark")
      .evaluateAll((marks) => marks.map((m) => getComputedStyle(m).getPropertyValue("--seat")));
  const usual = [await seats(), await token(page, "--q-red"), await token(page, "--vermilion")];
  await choose(page, "Well apart");
  await expect(html(page)).toHaveAttribute("data-palette", "clear");
  const clear = [await seats(), await token(page, "--q-red"), await token(page, "--vermilion")];
  expect(clear[0]).not.toEqual(usual[0]);
  expect(clear[1]).not.toBe(usual[1]);
  // What is mine to do keeps its colour.
  expect(clear[2]).toBe(usual[2]);
  const paint = page.waitForEvent("domcontentloaded");
  await page.reload({ waitUntil: "commit" });
  await paint;
  await expect(html(page)).toHaveAttribute("data-palette", "clear");
  await page.locator("figure .mark").first().waitFor();
  expect(await seats()).toEqual(clear[0]);
});

test("by keyboard alone", async ({ visit }) => {
  const page = await visit();
  await open(page);
  const palette = page.getByRole("radio", { name: "Ink and silk" });
  for (let n = 0; n < 30 && !(await palette.evaluate((e) => e === document.activeElement)); n++)
    await page.keyboard.press("Tab");
  await expect(palette).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(html(page)).toHaveAttribute("data-palette", "clear");
  await expect(page.getByRole("radio", { name: "Well apart" })).toBeFocused();
});

for (const palette of ["Ink and silk", "Well apart"])
  test(`axe: ${palette}`, async ({ visit }) => {
    const page = await visit();
    await open(page);
    await choose(page, palette);
    await accessible(page, "settings");
    await againstBots(page);
    await aim(page);
    await accessible(page, "a game");
  });

test("a phone in every language: fingers reach everything, the picture stays in sight", async ({ visit }) => {
  const page = await visit({ viewport: SMALL, hasTouch: true, isMobile: true });
  await open(page);
  await inEveryLanguage(page, async (language) => {
    expect(await sideways(page), language).toBeLessThanOrEqual(0);
    const small = await page.locator("main button, main label, main a").evaluateAll((all) =>
      all.flatMap((e) => {
        const { width, height } = e.getBoundingClientRect();
        const cut = e.scrollWidth > Math.ceil(width) + 1;
        return width >= 43.9 && height >= 43.9 && !cut ? [] : [`${e.textContent?.trim()} ${width}×${height} ${cut}`];
      }),
    );
    expect(small, language).toEqual([]);
  });
  await page.locator(".choices .seg").last().locator("label").last().tap();
  await expect(html(page)).toHaveAttribute("data-palette", "clear");
  await expect(page.locator("figure .marks")).toBeInViewport({ ratio: 1 });
});
