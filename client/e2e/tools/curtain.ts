/** Several people at one screen, whatever they play: names, and the curtain between them. */
import { expect, type Page } from "@playwright/test";
import { aroundScreen } from "./lobby";

export const curtain = (page: Page) => page.locator(".curtain");
export const lift = (page: Page, who: string) => page.getByRole("button", { name: `I am ${who}` });
/** A press counts only a moment after the screen has changed hands. */
export const ready = (page: Page) => page.locator(".curtain .names:not(.early)").waitFor();
export async function enter(page: Page): Promise<void> {
  await ready(page);
  await page.keyboard.press("Enter");
}
/** The sheet where people are named, filled in. */
export async function around(page: Page, names: string[], game?: string): Promise<void> {
  await page.goto("/");
  await aroundScreen(page, game);
  const fields = page.locator("dialog[open] .people input");
  await expect(fields).toHaveCount(2);
  for (let n = 2; n < names.length; n++) await page.getByRole("button", { name: "One more person" }).click();
  for (const [n, name] of names.entries()) await fields.nth(n).fill(name);
}

export async function begin(page: Page, names: string[], game?: string): Promise<void> {
  await around(page, names, game);
  await page.locator("dialog[open]").getByRole("button", { name: "Start the game" }).click();
  await curtain(page).waitFor();
}

/** Whom the screen is to be passed to. */
export async function passedTo(page: Page): Promise<string> {
  const words = await page.getByRole("heading", { name: /^Pass the screen to / }).textContent();
  return words!.replace("Pass the screen to ", "");
}

interface Hand {
  /** A list of tiles or cards, or how many there are of each colour. */
  hand?: readonly string[] | Readonly<Record<string, number>> | null;
}
/** Listens to the table's socket: hands that come while the curtain is up, and hands that come at all. */
export function watchFrames(page: Page): { behind: string[]; hands: number } {
  const seen = { behind: [] as string[], hands: 0 };
  page.on("websocket", (socket) => {
    if (!/\/tables\/.*\/socket$/.test(socket.url())) return;
    let up = true;
    socket.on("framesent", ({ payload }) => {
      const sent = JSON.parse(String(payload)) as { type: string; curtain?: boolean };
      if (sent.type === "hello") up = sent.curtain === true;
    });
    socket.on("framereceived", ({ payload }) => {
      const told = JSON.parse(String(payload)) as {
        type: string;
        seat?: number | null;
        legal?: unknown[];
        own?: Hand;
        after?: { view: Hand } | null;
      };
      if (told.type !== "state" && told.type !== "preview") return;
      const own = told.own ?? told.after?.view;
      const hand = Object.keys(own?.hand ?? {}).length > 0;
      if (hand) seen.hands += 1;
      if (up && (hand || told.seat != null || (told.legal ?? []).length > 0)) seen.behind.push(String(payload));
    });
  });
  return seen;
}

/** While the curtain is up: no table behind it. */
export async function behindCurtain(page: Page): Promise<void> {
  await expect(curtain(page)).toBeVisible();
  await expect(page.locator(".board, .dock, .log")).toHaveCount(0);
  await expect(page.locator(".live")).toHaveText("");
  await expect(page.locator("dialog[open], .toast")).toHaveCount(0);
  await expect(page.locator("#content")).toHaveCount(1);
  await ready(page);
}
