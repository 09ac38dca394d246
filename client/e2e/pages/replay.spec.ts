/** Looking back: replay of finished games, links to moments, other eyes, records from files, play from a position. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { accessible } from "../tools/axe";
import { DESK, expect, SMALL, test } from "../tools/fixtures";
import { againstBots, giveUp, lobby, move, myMove, settled } from "../games/qin";
import { inReach } from "../tools/reach";
import { holdClock } from "../tools/time";

const RECORDS = join(import.meta.dirname, "../../../games/qin/tests/records");
const GAME = join(RECORDS, "last-pagoda-2-bird.tea");
const text = readFileSync(GAME, "utf8");

type File = Parameters<ReturnType<Page["locator"]>["setInputFiles"]>[0];
const named = (name: string, buffer: Buffer | string) => ({
  name,
  mimeType: "application/octet-stream",
  buffer: Buffer.from(buffer),
});

async function choose(page: Page, file: File): Promise<void> {
  await page.goto("/");
  await lobby(page);
  await page.locator(".bring input[type=file]").setInputFiles(file);
}

/** A finished game between Anna and Jade, from its file to the board. */
async function bring(page: Page): Promise<void> {
  await choose(page, GAME);
  await page.locator(".replay").waitFor();
  await page.locator(".dock.is-over").waitFor();
}

/** What lies on every square, in words. */
const position = (page: Page) => page.locator(".cell").evaluateAll((cells) => cells.map((c) => c.ariaLabel).join("\n"));
/** The same without whose it is: the people of another table have other names. */
const land = async (page: Page) =>
  (await position(page))
    .split("\n")
    .map((square) => square.split(", ").slice(0, 3).join())
    .join("\n");
const slider = (page: Page) => page.locator(".replay input[type=range]");
const place = async (page: Page) => Number(await slider(page).inputValue());
const last = async (page: Page) => Number(await slider(page).getAttribute("max"));
const spoken = (page: Page) => slider(page).getAttribute("aria-valuetext");
const hand = (page: Page) => page.locator(".tilebtn").evaluateAll((tiles) => tiles.map((t) => t.ariaLabel).join());
const button = (page: Page, name: string) => page.locator(".replay").getByRole("button", { name, exact: true });
const eyes = (page: Page, whose: string) => page.locator(".eyes").getByRole("button", { name: whose });
const marked = (page: Page) => page.locator(".log [aria-current=step]");
/** How long a step of the replay takes, and at most all that happened while somebody was away, in ms. */
const STEP = 900;
const IN_ALL = 6000;
/** Asks at once, not again and again. */
const SOON = { timeout: 1 };
/** Lets the page's time pass in small pieces, until something is to be seen. */
const until = (page: Page, seen: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(50);
    await seen();
  }).toPass({ intervals: [10] });
/** The moment in the address. */
const at = (page: Page) => new URL(page.url()).searchParams.get("at");
async function arrived(page: Page, where: number): Promise<void> {
  await expect(slider(page)).toHaveValue(String(where));
}

test("a finished game is replayed by keyboard, from its beginning to its end", async ({ visit }) => {
  test.slow();
  const page = await visit();
  await page.clock.install();
  await bring(page);
  const end = await position(page);
  const stops = await last(page);
  expect(stops).toBeGreaterThan(20);
  await page.keyboard.press("Home");
  await arrived(page, 0);
  await expect(page.locator(".moment p")).toHaveText("The game begins.");
  await expect(page.locator(".dock.is-over")).toHaveCount(0);
  await expect.poll(() => position(page)).not.toBe(end);
  const start = await position(page);

  // Every step says something new, and its line is marked in the log.
  let before = "";
  for (let n = 1; n < stops; n++) {
    await page.keyboard.press(n % 2 ? "." : "ArrowRight");
    await arrived(page, n);
    await expect(marked(page)).toHaveCount(1);
    const said = (await spoken(page))!;
    expect(said).not.toBe("");
    await expect(marked(page)).toHaveText(said);
    await expect(page.locator(".moment p")).toHaveText(said);
    expect(`${n} ${said}`).not.toBe(before);
    before = `${n} ${said}`;
  }
  await expect(marked(page)).toBeInViewport();
  await page.keyboard.press(",");
  await page.keyboard.press("ArrowLeft");
  await arrived(page, stops - 3);
  await page.keyboard.press("End");
  await page.locator(".dock.is-over").waitFor();
  expect(await position(page)).toBe(end);
  await expect.poll(() => at(page)).toBeNull();

  // By itself, from the beginning; a step of mine stops it.
  await page.keyboard.press("Home");
  await arrived(page, 0);
  expect(await position(page)).toBe(start);
  await holdClock(page);
  await page.keyboard.press("Space");
  await expect(button(page, "Pause")).toBeVisible();
  for (const n of [1, 2]) {
    await page.clock.runFor(STEP);
    await arrived(page, n);
  }
  await page.keyboard.press(",");
  await expect(button(page, "Play")).toBeVisible();
  await arrived(page, 1);
  await page.clock.runFor(5000);
  expect(await place(page)).toBe(1);

  // With the focus on the slider its own keys do the same; with the focus on the board the arrows are the board's.
  await slider(page).focus();
  await page.keyboard.press("End");
  await arrived(page, stops);
  await page.keyboard.press("ArrowLeft");
  await arrived(page, stops - 1);
  await page.keyboard.press("Home");
  await arrived(page, 0);
  await page.locator('.cell[tabindex="0"]').focus();
  const square = () => page.evaluate(() => (document.activeElement as SVGElement | null)?.dataset.square);
  const from = await square();
  await page.keyboard.press("ArrowRight");
  expect(await square()).not.toBe(from);
  await arrived(page, 0);
  await page.keyboard.press(".");
  await arrived(page, 1);
  await page.keyboard.press("?");
  await expect(page.locator("dialog[open]")).toContainText("one step back, one step forward");
  await expect(page.locator("dialog[open]")).toContainText("skip what happened while you were away");
});

test("one button plays and pauses, and waits while a dialog is open", async ({ visit }) => {
  const page = await visit();
  await page.clock.install();
  await bring(page);
  await page.keyboard.press("Home");
  await arrived(page, 0);
  await holdClock(page);
  await button(page, "Play").focus();
  await page.keyboard.press("Enter");
  await expect(button(page, "Pause")).toBeFocused();
  // Nobody is talked through it.
  await expect(page.locator(".moment [role=status]")).toHaveCount(0);
  await page.keyboard.press("?");
  await page.locator("dialog[open]").waitFor();
  await page.clock.runFor(5000);
  expect(await place(page)).toBe(0);
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await page.clock.runFor(STEP);
  await arrived(page, 1);
  await button(page, "Pause").focus();
  await page.keyboard.press("Enter");
  await expect(button(page, "Play")).toBeFocused();
  await expect(page.locator(".moment [role=status]")).toHaveCount(1);
});

test("the clauses of a line are reached by Tab, and Tab leaves the log", async ({ visit }) => {
  const page = await visit();
  await bring(page);
  const line = page
    .locator(".log li")
    .filter({ has: page.locator(".clauses a") })
    .first();
  await line.locator("button").focus();
  await page.keyboard.press("Tab");
  await expect(line.locator(".clauses a").first()).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(line.locator("button")).toBeFocused();
  await expect(line.locator(".clauses a")).not.toHaveCount(0);
  for (const _ of await line.locator(".clauses a").all()) await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.locator(".log .lines :focus")).toHaveCount(0);
  await expect(slider(page)).toBeFocused();
});

test("a link that cannot be copied is shown", async ({ visit }) => {
  const page = await visit();
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "clipboard", { get: () => undefined });
    document.execCommand = () => false;
  });
  await bring(page);
  await page.keyboard.press(",");
  await page.locator(".moment").waitFor();
  await button(page, "Copy a link to this moment").click();
  const field = page.getByRole("dialog").getByRole("textbox", { name: "Copy the link" });
  await expect(field).toHaveValue(/\/t\/[\w-]+\?at=\d+$/);
  await expect(field).toBeFocused();
  await accessible(page, "a link to copy by hand");
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await expect(button(page, "Copy a link to this moment")).toBeFocused();
});

test("a line of the log shows its moment, and a link leads others there", async ({ visit }) => {
  const page = await visit({ permissions: ["clipboard-read", "clipboard-write"] });
  await bring(page);
  const line = page.locator(".log li button").nth(12);
  await line.click();
  await expect(line).toHaveAttribute("aria-current", "step");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", (await line.textContent())!);
  await expect.poll(() => at(page)).not.toBeNull();
  const there = await position(page);

  const other = await visit();
  await other.goto(page.url());
  await other.locator(".moment").waitFor();
  expect(await position(other)).toBe(there);
  await expect(marked(other)).toHaveText((await line.textContent())!);

  // The button's link carries the eyes too.
  await eyes(page, "Everybody’s view").click();
  await page.getByRole("radio", { name: "Jade" }).check();
  await expect(page.locator(".tilebtn")).not.toHaveCount(0);
  const tiles = await hand(page);
  await page.keyboard.press("Escape");
  await button(page, "Copy a link to this moment").click();
  await expect(page.locator(".toast")).toContainText("copied");
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.searchParams.get("eyes")).toBe("1");
  await other.goto(link.pathname + link.search);
  await other.locator(".moment").waitFor();
  await expect.poll(() => hand(other)).toBe(tiles);
  expect(await position(other)).toBe(there);
  // A later address on the same page is followed as well.
  await other.goBack();
  await expect(other.locator(".tilebtn")).toHaveCount(0);
});

test("a finished game is seen from each seat", async ({ visit }) => {
  const page = await visit();
  await bring(page);
  for (let n = 0; n < 6; n++) await page.keyboard.press(",");
  // A record has no seat of mine: at first there are everybody's eyes.
  await expect(page.locator(".moment")).toBeVisible();
  await expect(page.locator(".tilebtn")).toHaveCount(0);
  const seen = [];
  await eyes(page, "Everybody’s view").click();
  for (const name of ["Anna", "Jade"]) {
    await page.getByRole("radio", { name }).check();
    await expect(eyes(page, `${name}’s view`)).toBeVisible();
    await expect(page.locator(".tilebtn")).not.toHaveCount(0);
    if (seen.length > 0) await expect.poll(() => hand(page)).not.toBe(seen[0]);
    seen.push(await hand(page));
    // The log tells what these eyes saw: which tiles they drew, and no other's.
    const other = name === "Anna" ? "Jade" : "Anna";
    await expect(page.locator(".log li button").filter({ hasText: `${name} draws` })).not.toHaveCount(0);
    await expect(page.locator(".log li button").filter({ hasText: `${other} draws` })).toHaveCount(0);
  }
  // To the end with these eyes: the hand is still there, nobody is offered a rematch in another's seat.
  await page.keyboard.press("Escape");
  await button(page, "To the end").click();
  await arrived(page, await last(page));
  await expect(page.locator(".result")).toHaveCount(0);
  await expect(page.locator(".moment")).toBeVisible();
  await eyes(page, "Jade’s view").click();
  await page.getByRole("radio", { name: "Everybody’s" }).check();
  await expect(page.locator(".result")).toBeVisible();
});

test("my own game that has ended is replayed too", async ({ visit }) => {
  const page = await visit();
  await againstBots(page);
  await move(page);
  await settled(page);
  await giveUp(page);
  await page.keyboard.press(",");
  await page.keyboard.press(",");
  await expect(page.locator(".moment")).toBeVisible();
  await expect(page.locator(".tilebtn")).not.toHaveCount(0);
  const mine = await hand(page);
  await eyes(page, "Your view").click();
  await page.getByRole("radio", { name: "Bamboo" }).check();
  await expect.poll(() => hand(page)).not.toBe(mine);
});

test("a running game: back through what I have seen, nothing more, and forward to now", async ({ visit }) => {
  const page = await visit({ mayFail: true });
  await againstBots(page);
  const first = await hand(page);
  for (let n = 0; n < 2; n++) {
    await move(page);
    expect(await settled(page)).toBe(false);
  }
  const asked: (string | null)[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith("/moments")) asked.push(url.searchParams.get("eyes"));
  });
  const now = await position(page);
  const tiles = await hand(page);
  await expect(page.locator(".replay")).toHaveCount(0);
  // A stray arrow is not a wish to look back; the comma is.
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator(".replay")).toHaveCount(0);
  await page.keyboard.press(",");
  await expect(page.locator(".moment")).toBeVisible();
  await expect(page.locator(".dock.your-move, .cell.legal, .btn.lay, .eyes")).toHaveCount(0);
  // As far back as my first move: my hand of then.
  await page.locator(".log li button").filter({ hasText: "You lay" }).first().click();
  await expect.poll(() => at(page)).not.toBeNull();
  const laid = at(page);
  await page.keyboard.press(",");
  await expect.poll(() => hand(page)).toBe(first);
  // The address follows a moment later.
  await expect.poll(() => at(page)).not.toBe(laid);
  const past = at(page);

  // The others' eyes stay closed, for the page and for whoever asks the house.
  const id = /\/t\/([\w-]+)/.exec(page.url())![1]!;
  await page.goto(`/t/${id}?at=${past}&eyes=1`);
  await expect.poll(() => hand(page)).toBe(first);
  expect(new Set(asked)).toEqual(new Set(["0"]));
  const answer = await page.request.get(`/api/v1/tables/${id}/moments?from=0&count=1&eyes=1`);
  expect(answer.status()).toBe(403);

  // Step by step to now, where it is my move again.
  for (let n = await place(page); n < (await last(page)) - 1; n++) {
    await page.keyboard.press(".");
    await arrived(page, n + 1);
  }
  await page.keyboard.press(".");
  await myMove(page);
  await expect(page.locator(".replay")).toHaveCount(0);
  expect(await position(page)).toBe(now);
  expect(await hand(page)).toBe(tiles);
  await expect.poll(() => at(page)).toBeNull();

  // The button leads to now as well, and so does Esc; then I can move.
  await page.keyboard.press(",");
  await button(page, "Your move: back to now").click();
  await myMove(page);
  await expect(page.locator("#content")).toBeFocused();
  await page.keyboard.press(",");
  await expect(page.locator(".moment")).toBeVisible();
  await page.keyboard.press("Escape");
  await myMove(page);
  await move(page);
  await settled(page);
});

test("bad and foreign files are refused in words", async ({ visit }) => {
  const page = await visit({ mayFail: true });
  const refusal = page.locator("dialog[open]");
  const cases: [File, string | RegExp][] = [
    [named("picture.tea", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0xff, 0xd8])), "not a record"],
    [named("letter.tea", "Dear Anna,\nhow are you?\n"), "not a record"],
    // Cut off in the middle of a line.
    [named("cut.tea", text.slice(0, text.indexOf("draw", 900) + 2)), /no possible move[\s\S]*Line \d+/],
    [named("illegal.tea", text.replace(/^0 .*$/m, "0 RR a1 a2")), /no possible move[\s\S]*Line \d+:[\s\S]*Q9/],
    [named("forged.tea", text.replace("name 0 Anna", "name 0 Hanna")), "not as it was written"],
    [named("newer.tea", text.replace("teahouse-record 1", "teahouse-record 99")), "newer house"],
    [named("other.tea", text.replace("game qin", "game mahjong")), "does not know"],
    [named("huge.tea", "x".repeat(300_000)), "256 KiB"],
  ];
  for (const [file, words] of cases) {
    await choose(page, file);
    await expect.soft(refusal).toContainText(words);
    expect.soft(new URL(page.url()).pathname).toBe("/");
  }
  await accessible(page, "a refused record");
  // From here another file may be chosen.
  const [picker] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Choose another" }).click(),
  ]);
  await picker.setFiles(GAME);
  await page.locator(".replay").waitFor();
  await expect(page.locator(".topbar")).toContainText("A record");
});

test("a file dropped on the lobby is shown; one that breaks off ends where it ends", async ({ visit }) => {
  const page = await visit();
  await page.goto("/");
  await lobby(page);
  const half = text.slice(0, text.indexOf("\n", 600) + 1);
  const carried = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], "half.tea"));
    return data;
  }, half);
  await page.dispatchEvent(".lobby", "drop", { dataTransfer: carried });
  await page.locator(".replay").waitFor();
  await expect(page.locator(".moment h2")).toHaveText("The record ends here");
  await page.keyboard.press(",");
  await expect(page.locator(".moment h2")).toHaveText("Looking back");
});

test("from a position of a record a new table begins against a bot, and says where it comes from", async ({
  visit,
}) => {
  const page = await visit();
  await bring(page);
  // Where the game has ended nobody can play on.
  await button(page, "Play on from here").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await expect(page.locator(".toast")).toContainText("over here");
  const turn = page.locator(".log li button").filter({ hasText: "Jade lays" }).nth(2);
  await turn.click();
  await expect(page.locator(".moment")).toBeVisible();
  const there = await land(page);
  await expect.poll(() => at(page)).not.toBeNull();
  const address = page.url();
  await button(page, "Play on from here").click();
  const seats = page.locator("dialog[open] select");
  await expect(seats).toHaveCount(2);
  await expect(seats.nth(0)).toHaveValue("me");
  // One of me is enough: taking Jade's seat gives Anna's away.
  await seats.nth(1).selectOption("me");
  await expect(seats.nth(0)).not.toHaveValue("me");
  await accessible(page, "who plays on");
  await seats.nth(0).selectOption("me");
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL((url) => url.pathname !== new URL(address).pathname);
  await myMove(page);
  expect(await land(page)).toBe(there);
  const mark = page.locator(".topbar").getByRole("link", { name: /From step \d+ of another game/ });
  await expect(mark).toBeVisible();
  await expect(page.locator(".log .origin")).toContainText(/began at step \d+ of another game/);
  await move(page);
  expect(await settled(page)).toBe(false);
  await mark.click();
  await page.locator(".moment").waitFor();
  expect(new URL(page.url()).pathname).toBe(new URL(address).pathname);
  expect(await land(page)).toBe(there);
});

test("what happened while I was away is played back, and can be skipped", async ({ visit }) => {
  test.slow();
  const page = await visit();
  await page.clock.install();
  await againstBots(page);
  for (let n = 0; n < 2; n++) {
    await move(page);
    expect(await settled(page)).toBe(false);
  }
  const strip = page.locator(".recap");
  await expect(strip).toHaveCount(0);
  const now = await position(page);
  // Nothing happened since: nothing is played.
  await page.reload();
  await myMove(page);
  await expect(strip).toHaveCount(0);

  // As if I had left after the tiles were dealt.
  const id = /\/t\/([\w-]+)/.exec(page.url())![1]!;
  const leave = () => page.evaluate((key) => localStorage.setItem(key, "7"), `teahouse.looked.${id}`);
  // However slow the machine is: what is played back waits for us.
  await holdClock(page);
  for (const skip of [
    () => strip.getByRole("button").click(),
    () => page.keyboard.press("Escape"),
    () => page.keyboard.press("s"),
  ]) {
    await leave();
    await page.reload();
    await until(page, () => expect(strip).toContainText(/While you were away, 1 of \d+/, SOON));
    await expect(page.locator(".cell.legal")).toHaveCount(0);
    await skip();
    await expect(strip).toHaveCount(0);
    await myMove(page);
    expect(await position(page)).toBe(now);
  }
  // Left alone it comes to now by itself, and soon.
  await leave();
  await page.reload();
  await until(page, () => expect(strip).toContainText("lays", SOON));
  await page.clock.runFor(IN_ALL);
  await expect(strip).toHaveCount(0);
  await myMove(page);
  // Who follows a link to a moment gets that moment.
  await leave();
  await page.goto(`/t/${id}?at=7`);
  await expect(page.locator(".replay")).toBeVisible();
  await expect(strip).toHaveCount(0);
});

test("a phone that slept plays back what its line brings after the return", async ({ visit }) => {
  const page = await visit();
  await againstBots(page);
  const other = await visit({ mayFail: true });
  await other.clock.install();
  await other.goto(page.url());
  await other.locator(".prompt").waitFor();
  const sleeps = (hidden: boolean) =>
    other.evaluate((hidden) => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
      const state = hidden ? "hidden" : "visible";
      Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await sleeps(true);
  await other.context().setOffline(true);
  await expect(other.locator(".linkstrip p")).toHaveCount(1);
  await move(page);
  expect(await settled(page)).toBe(false);
  await holdClock(other);
  await sleeps(false);
  await expect(other.locator(".recap")).toHaveCount(0);
  await other.context().setOffline(false);
  await until(other, () => expect(other.locator(".recap")).toContainText(/While you were away, 1 of \d+/, SOON));
  await expect(other.locator(".recap [role=status]")).toHaveCount(0);
  await expect(other.locator(".sr.live")).toContainText(/things happened while you were away|One thing happened/);
  // Who touches the board is done with watching.
  await other.locator(".boardwrap").click();
  await expect(other.locator(".recap")).toHaveCount(0);
  await expect(other.locator(".prompt")).toContainText("You are watching");
  expect(await land(other)).toBe(await land(page));
});

test("a rematch takes along who stands by, not who looks back or writes", async ({ visit }) => {
  const page = await visit();
  await againstBots(page);
  await move(page);
  expect(await settled(page)).toBe(false);
  const [stands, looks, writes] = [await visit(), await visit(), await visit()];
  for (const other of [stands, looks, writes]) await other.goto(page.url());
  await giveUp(page);
  for (const other of [stands, looks, writes]) await other.locator(".dock.is-over").waitFor();
  const before = page.url();
  await looks.keyboard.press(",");
  await expect.poll(() => at(looks)).not.toBeNull();
  await writes.getByRole("tab", { name: "Chat" }).click();
  await writes.locator(".sayform input").fill("Well");
  await page.getByRole("button", { name: "Play again" }).click();
  await page.waitForURL((url) => url.href !== before);
  await stands.waitForURL(page.url());
  for (const other of [looks, writes]) {
    await expect(other.locator(".toast")).toContainText("The next game is being set up.");
    expect(new URL(other.url()).pathname).toBe(new URL(before).pathname);
  }
  await expect(writes.locator(".sayform input")).toHaveValue("Well");
  await expect(writes.getByRole("link", { name: "Watch the next game" })).toBeVisible();
});

test("somebody at this screen plays on from a position too", async ({ visit }) => {
  const page = await visit();
  await bring(page);
  await page.locator(".log li button").filter({ hasText: "Jade lays" }).nth(2).click();
  await page.locator(".moment").waitFor();
  await button(page, "Play on from here").click();
  const seats = page.locator("dialog[open] select");
  await expect(seats.nth(0)).toHaveValue("me");
  await seats.nth(1).selectOption("local");
  const name = page.getByRole("textbox", { name: "Name of player 2" });
  await name.fill(" ");
  await expect(page.getByRole("button", { name: "Open the table" })).toHaveAttribute("aria-disabled", "true");
  await name.fill("Ewa");
  await accessible(page, "somebody here plays on");
  const before = new URL(page.url()).pathname;
  // Pressed twice it opens one table.
  const asked: string[] = [];
  page.on("request", (request) => void (request.url().endsWith("/branch") && asked.push(request.url())));
  await page.getByRole("button", { name: "Open the table" }).dblclick();
  await page.waitForURL((url) => url.pathname !== before);
  await page.locator(".curtain .names:not(.early)").waitFor();
  await page.getByRole("button", { name: /^I am / }).click();
  await expect(page.locator(".seats")).toContainText("Ewa");
  expect(asked).toHaveLength(1);
});

for (const [size, viewport] of Object.entries({ desktop: DESK, phone: SMALL }))
  test(`axe while looking back: ${size}`, async ({ visit }) => {
    const page = await visit({ viewport, hasTouch: size === "phone" });
    await bring(page);
    await accessible(page, "the end of a record");
    await page.keyboard.press(",");
    await page.locator(".moment").waitFor();
    await page.locator(".eyes button").first().click();
    await page.getByRole("radio", { name: "Anna" }).check();
    await expect(page.locator(".tilebtn")).not.toHaveCount(0);
    await accessible(page, "whose eyes");
    await page.keyboard.press("Escape");
    if (size === "phone") await page.locator(".topbar .tolog").click();
    await expect(marked(page)).toBeInViewport();
    await accessible(page, "the moment and its line");
  });

test("360×640 in every language: the whole replay is within reach", async ({ visit }) => {
  const page = await visit({ viewport: SMALL, hasTouch: true, isMobile: true });
  await bring(page);
  const bar = page.locator(".replay button, .replay input");
  await inReach(page, "the end", true, [bar]);
  await page.locator(".presses .iconbtn").nth(1).tap();
  await page.locator(".moment").waitFor();
  await page.locator(".eyes button").first().tap();
  await page.locator(".eyes input").first().check();
  await page.keyboard.press("Escape");
  await expect(page.locator(".tilebtn")).not.toHaveCount(0);
  await inReach(page, "looking back", true, [bar, page.locator(".tilebtn")]);
  await page.locator(".presses .branch").tap();
  await page.locator("dialog[open] select").nth(1).waitFor();
  await inReach(page, "who plays on");
  await page.keyboard.press("Escape");
  // A line of the log closes the sheet and shows its moment.
  await page.locator(".topbar .tolog").tap();
  await inReach(page, "log");
  await page.locator(".log li button").nth(1).tap();
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await expect(page.locator(".moment")).toBeVisible();

  // A running game: the way back to now too.
  await againstBots(page);
  await page.keyboard.press(",");
  await page.locator(".moment").waitFor();
  await inReach(page, "a running game", true, [bar, page.locator(".tilebtn")]);
  await page.locator(".way .btn").tap();
  await myMove(page);
});
