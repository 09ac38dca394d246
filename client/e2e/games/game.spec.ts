/** Qin: a whole game by mouse; by keyboard alone and by touch from shortly before the end of one that was played. */
import type { Page } from "@playwright/test";
import type { Move } from "../../src/games/qin/wire";
import { expect, SMALL, test } from "../tools/fixtures";
import { aim, cell, lay, lobby, move, myMove, playNow, settled, somewhere } from "./qin";
import { tabTo } from "../tools/reach";
import { branch, bringRecord, momentsOf } from "../tools/tables";
import { atOnce, later } from "../tools/time";

/** Goes on from a recorded game, six tiles before its end, in the seat of whoever lays the next one. */
async function nearTheEnd(page: Page): Promise<void> {
  const id = await bringRecord(page, "qin", "last-pagoda-2-bird");
  const laid = (await momentsOf(page, id)).flatMap(({ told }, at) =>
    told.flatMap(({ events }) => events.filter(({ kind }) => kind === "placed").map(({ seat }) => ({ at, seat }))),
  );
  const { at, seat } = laid.at(-6)!;
  await branch(page, id, at - 1, seat as number, 2);
  await myMove(page);
}

test("a whole game by mouse, in two clicks from the lobby, then a rematch", async ({ visit }) => {
  test.setTimeout(120_000);
  const page = await visit();
  await page.goto("/");
  // One click sits me down; two would be allowed.
  await playNow(page);
  await myMove(page);
  const first = page.url();
  expect(first).toMatch(/\/t\/[\w-]+$/);

  let over = false;
  for (let moves = 0; !over && moves < 60; moves++) {
    await move(page);
    over = await settled(page);
  }
  expect(over).toBe(true);
  await expect(page.locator(".prompt h2")).toHaveText(/wins?\.|share the victory/);
  await expect(page.locator(".result tbody tr")).toHaveCount(2);
  await expect(page.locator(".result tbody tr.first")).not.toHaveCount(0);
  await expect(page.locator(".log .lines li")).not.toHaveCount(0);

  await page.getByRole("button", { name: "Play again" }).click();
  await page.waitForURL((url) => url.href !== first);
  // The next table may be changed before it begins.
  await page.getByRole("button", { name: "Start the game" }).click();
  await myMove(page);
  await move(page);
  expect(await settled(page)).toBe(false);
});

const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement as SVGElement | null)?.dataset.square ?? "");

/** Walks over the board with the arrows. */
async function walk(page: Page, to: string): Promise<void> {
  const from = await focused(page);
  const columns = to.charCodeAt(0) - from.charCodeAt(0);
  const rows = Number(to.slice(1)) - Number(from.slice(1));
  for (let i = 0; i < Math.abs(columns); i++) await page.keyboard.press(columns > 0 ? "ArrowRight" : "ArrowLeft");
  for (let i = 0; i < Math.abs(rows); i++) await page.keyboard.press(rows > 0 ? "ArrowDown" : "ArrowUp");
  expect(await focused(page)).toBe(to);
}

/** A square where every tile that could cover it may lie in several ways, as the house said last. */
function watchTurns(page: Page): () => string {
  let legal: Move[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const told = JSON.parse(String(payload)) as { type: string; legal?: Move[] };
      if (told.type === "state") legal = told.legal ?? legal;
    }),
  );
  const tileOf = ({ colors }: Move): string => [...colors].sort().join();
  return () => {
    const ways = new Map<string, Map<string, number>>();
    for (const move of legal)
      for (const square of move.squares) {
        const kinds = ways.get(square) ?? new Map<string, number>();
        ways.set(square, kinds.set(tileOf(move), (kinds.get(tileOf(move)) ?? 0) + 1));
      }
    const tiles = new Set(legal.map(tileOf)).size;
    const found = [...ways].find(([, kinds]) => kinds.size === tiles && Math.min(...kinds.values()) > 1);
    return found![0];
  };
}

test("by keyboard alone: from the lobby to the first tile, and from near the end to the next game", async ({
  visit,
}) => {
  test.setTimeout(120_000);
  const page = await visit();
  const turnable = watchTurns(page);
  await page.goto("/");
  await lobby(page);
  await tabTo(page, "[data-game=qin] .gacts .btn");
  await page.keyboard.press("Enter");
  await myMove(page);
  await tabTo(page, ".tilebtn");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(".tilebtn").nth(1)).toBeFocused();
  await tabTo(page, ".cell");
  // The focus ring is drawn on top of everything.
  expect(await page.locator(".board > .focus").evaluate((g) => g === g.parentElement!.lastElementChild)).toBe(true);

  // Esc takes an aim back; R turns it about its square.
  await walk(page, turnable());
  await page.keyboard.press("Enter");
  await expect(lay(page)).toHaveAttribute("aria-disabled", "false");
  const aimed = () =>
    page
      .locator('.cell[aria-selected="true"]')
      .evaluateAll((cells) => cells.map((c) => (c as SVGElement).dataset.square).join(" "));
  const drawn = () => page.locator(".ghost").innerHTML();
  const [before, lying] = [await aimed(), await drawn()];
  expect(before.split(" ")).toHaveLength(2);
  await page.keyboard.press("r");
  await expect.poll(drawn).not.toBe(lying);
  await page.keyboard.press("Escape");
  expect(await aimed()).toBe("");
  await expect(page.locator(".dock.your-move")).toBeVisible();

  /** Lays a tile; whether the game is over then. */
  const layOne = async (): Promise<boolean> => {
    await tabTo(page, ".cell");
    // A tile that can be laid nowhere is changed for another one.
    for (const tile of ["1", "2", "3"]) {
      if ((await page.locator(".cell.legal").count()) > 0) break;
      await page.keyboard.press(tile);
    }
    await expect(page.locator(".cell.legal")).not.toHaveCount(0);
    await walk(page, await somewhere(page));
    await page.keyboard.press("Enter");
    await expect(lay(page)).toHaveAttribute("aria-disabled", "false");
    await page.keyboard.press("Enter");
    return settled(page);
  };
  expect(await layOne()).toBe(false);

  await nearTheEnd(page);
  let moves = 1;
  while (!(await layOne()) && moves < 60) moves++;
  expect(moves).toBeGreaterThan(1);
  const first = page.url();
  await tabTo(page, ".result .btn.solid");
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.href !== first);
});

test("to the end of a game on a small phone by touch, never scrolling", async ({ visit }) => {
  test.setTimeout(120_000);
  const page = await visit({ viewport: SMALL, hasTouch: true, isMobile: true });
  const layOne = async (): Promise<boolean> => {
    const at = await somewhere(page);
    await cell(page, at).tap();
    await expect(lay(page)).toHaveAttribute("aria-disabled", "false");
    await lay(page).tap();
    const over = await settled(page);
    expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
    return over;
  };
  await page.goto("/");
  await playNow(page);
  await myMove(page);
  expect(await layOne()).toBe(false);

  await nearTheEnd(page);
  let moves = 1;
  while (!(await layOne()) && moves < 60) moves++;
  expect(moves).toBeGreaterThan(1);
  await expect(page.locator(".result .btn.solid")).toBeInViewport({ ratio: 1 });
});

test("a board that did not come is asked for again", async ({ visit }) => {
  const page = await visit({ mayFail: true });
  let asked = 0;
  await page.route("**/api/v1/tables/*/board", (route) => (asked++ === 0 ? route.abort() : route.continue()));
  await page.goto("/");
  await playNow(page);
  await page.getByRole("button", { name: "Try again" }).click();
  await myMove(page);
  expect(asked).toBe(2);
});

test("the consequence is seen before a tile is laid, and a double click lays nothing", async ({ visit }) => {
  const page = await visit();
  await page.goto("/");
  await playNow(page);
  await myMove(page);
  const at = await somewhere(page);
  await atOnce(page, async () => {
    await cell(page, at).dblclick();
    await expect(lay(page)).toHaveAttribute("aria-disabled", "false");
  });
  await expect(page.locator(".ghost")).toHaveCount(1);
  await expect(page.locator(".told")).not.toBeEmpty();
  // A later, second click on the tile lays it.
  await later(page);
  await cell(page, at).click();
  await expect(page.locator(".ghost")).toHaveCount(0);
  await settled(page);
});

test("a tile dragged onto the board is aimed, not laid; with motion it travels", async ({ visit }) => {
  const page = await visit({ reducedMotion: "no-preference" });
  await page.goto("/");
  await playNow(page);
  await myMove(page);
  const from = (await page.locator(".tilebtn.on").boundingBox())!;
  const to = (await cell(page, await somewhere(page)).boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await expect(page.locator(".dragged")).toHaveCount(1);
  await page.mouse.up();
  await expect(lay(page)).toHaveAttribute("aria-disabled", "false");
  await page.locator(".prompt .iconbtn").click();
  await expect(page.locator(".ghost")).toHaveCount(0);
  await aim(page);
  await lay(page).click();
  await settled(page);
});
