/**
 * How quick the pages are on a phone of the middle class with a slow line (a quarter of this processor, 150 ms there and back, 1.6 Mbit/s):
 * `cargo xtask page-speed`. Figures, not verdicts: another program on the machine costs more than a bad change. docs/performance.md has those we saw.
 */
import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import type { APIRequestContext, Browser, BrowserContext, CDPSession, Page } from "@playwright/test";
import { lobbyFiles, manifest, secondFiles, tableFiles } from "../built/firstload";
import { expect, PHONE, test } from "./tools/fixtures";

const GAMES = join(import.meta.dirname, "../../games");
/** Of each game a record, and the moment from which it is played on. */
const MOMENTS: Readonly<Record<string, { record: string; players: number; at: number }>> = {
  qin: { record: "last-pagoda-2-bird", players: 2, at: 40 },
  china: { record: "deck-5-fortifications", players: 5, at: 60 },
  emperor: { record: "sole-3-vienna-mergers", players: 3, at: 30 },
  tea_garden: { record: "points-4", players: 4, at: 406 },
};
const CPU = 4;
const LATENCY_MS = 150;
const BITS = 1_600_000;
/** So many moves are watched. */
const MOVES = 8;

interface Seen {
  /** When the thing that was waited for had been drawn. */
  first: number | null;
  /** Everything that kept the page from answering: when, and for how long. */
  tasks: { start: number; ms: number }[];
}
declare global {
  var seen: Seen;
}

/** Run in the page before anything of its own. */
function watch(selector: string): void {
  globalThis.seen = { first: null, tasks: [] };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      globalThis.seen.tasks.push({ start: startTime, ms: duration });
  }).observe({ type: "longtask", buffered: true });
  const look = (): void => {
    if (!document.querySelector(selector)) requestAnimationFrame(look);
    // What was found is drawn by the next frame.
    else requestAnimationFrame(() => requestAnimationFrame(() => (globalThis.seen.first = performance.now())));
  };
  requestAnimationFrame(look);
}

async function phone(browser: Browser, house: string): Promise<BrowserContext> {
  const baseURL = house;
  const context = await browser.newContext({
    baseURL,
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    locale: "en-GB",
    reducedMotion: "no-preference",
    extraHTTPHeaders: { "x-teahouse-seed": "speed" },
  });
  expect((await context.request.get("/api/v1/me")).ok()).toBe(true);
  return context;
}

async function slow(page: Page): Promise<CDPSession> {
  const line = await page.context().newCDPSession(page);
  const bytes = BITS / 8;
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: bytes,
    uploadThroughput: bytes / 2,
  });
  await line.send("Emulation.setCPUThrottlingRate", { rate: CPU });
  return line;
}

const drawn = async (page: Page): Promise<number> => {
  const first = await page.waitForFunction(() => globalThis.seen.first, undefined, { polling: 100 });
  return (await first.jsonValue())!;
};

/** What was asked for before a moment, and how much of it came. */
const fetched = (page: Page, before: number): Promise<{ path: string; bytes: number }[]> =>
  page.evaluate(
    (before) =>
      performance
        .getEntriesByType("resource")
        .filter((entry) => entry.startTime < before)
        .map((entry) => entry as PerformanceResourceTiming)
        .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname.slice(1), bytes: encodedBodySize })),
    before,
  );

const sum = (files: readonly { bytes: number }[]): string =>
  (files.reduce((all, { bytes }) => all + bytes, 0) / 1000).toFixed(0);

interface Opened {
  page: Page;
  /** When it was drawn. */
  first: number;
  /** Scripts and styles that nobody has reckoned with. */
  uncounted: string[];
  /** Kilobytes. */
  code: string;
  fonts: string;
  answers: string;
  /** The longest task meanwhile. */
  loading: number;
}

/** Opens an address with nothing in the cache; tells how long it took, and tells what was fetched that nobody has reckoned with. */
async function open(
  context: BrowserContext,
  path: string,
  selector: string,
  counted: ReadonlySet<string>,
): Promise<Opened> {
  const page = await context.newPage();
  await page.addInitScript(watch, selector);
  await slow(page);
  await page.goto(path, { waitUntil: "commit" });
  const first = await drawn(page);
  const files = await fetched(page, first);
  const code = files.filter(({ path }) => /\.(?:js|css)$/.test(path));
  const uncounted = code.map(({ path }) => path).filter((path) => !counted.has(path));
  const fonts = files.filter(({ path }) => path.endsWith(".woff2"));
  const answers = files.filter(({ path }) => path.startsWith("api/"));
  const loading = Math.max(0, ...(await page.evaluate(() => globalThis.seen.tasks)).map(({ ms }) => ms));
  return { page, first, uncounted, code: sum(code), fonts: sum(fonts), answers: sum(answers), loading };
}

const answer = async <T>(request: APIRequestContext, method: "get" | "post", path: string, data?: unknown) => {
  const said = await request[method](`/api/v1${path}`, data === undefined ? {} : { data });
  expect(said.ok(), `${path}: ${await said.text()}`).toBe(true);
  return (await said.json()) as T;
};

/** Plays a move that is legal now, as another page of mine would; the page on the screen is told. False when the game is over. */
async function play(request: APIRequestContext, id: string, n: number): Promise<boolean> {
  interface State {
    entries: number;
    waiting: { kind: string; seat?: number };
    seat: number | null;
    legal: unknown[];
  }
  const state = () => answer<State>(request, "get", `/tables/${id}/state?seen=100000`);
  await expect.poll(async () => (await state()).waiting, { intervals: [50] }).not.toMatchObject({ kind: "chance" });
  const mine = async () => {
    const { waiting, seat } = await state();
    return waiting.kind !== "seat" || waiting.seat === seat;
  };
  await expect.poll(mine, { intervals: [50] }).toBe(true);
  const { entries, waiting, seat, legal } = await state();
  if (waiting.kind !== "seat") return false;
  const move = legal[Math.floor(legal.length / 2)];
  await answer(request, "post", `/tables/${id}/moves`, {
    token: `speed-${n}-${entries}`,
    at: entries,
    seat,
    moves: [move],
  });
  return true;
}

/** Brings a record, and plays on from one of its moments with bots. */
async function branch(request: APIRequestContext, game: string): Promise<string> {
  const { record, players, at } = MOMENTS[game]!;
  const text = readFileSync(join(GAMES, game, "tests/records", `${record}.tea`), "utf8");
  const brought = await request.post("/api/v1/records", { data: text, headers: { "content-type": "text/plain" } });
  const { id } = (await brought.json()) as { id: string };
  const seats = Array.from({ length: players }, (_, n) =>
    n === 0 ? { kind: "me" } : { kind: "bot", level: "greedy" },
  );
  const table = await answer<{ id: string }>(request, "post", `/tables/${id}/branch`, { at, seats, start: true });
  return table.id;
}

/** A line of the table in docs/performance.md; what else the machine was doing stands at its end. */
function tell(name: string, { first, code, fonts, answers, loading }: Opened, playing: number | null): void {
  const times = [first, loading, playing].map((time) => (time === null ? "" : Math.round(time)));
  const load = loadavg()[0]!.toFixed(1);
  console.log(`| ${[name, times[0], code, fonts, answers, times[1], times[2]].join(" | ")} | (load ${load})`);
}

test.describe.configure({ timeout: 300_000 });

const chunks = manifest();

test("the lobby", async ({ browser, house }) => {
  const context = await phone(browser, house);
  // Pictures of boards are told apart: which are in sight is the screen's business.
  const counted = lobbyFiles(chunks, "en");
  tell("lobby", await open(context, "/", ".game", counted), null);
  await context.close();
});

for (const game of Object.keys(MOMENTS))
  test(`a table of ${game}`, async ({ browser, house }) => {
    const context = await phone(browser, house);
    const id = await branch(context.request, game);
    // A moment in the middle of a turn may show what comes right after the first board.
    const counted = new Set([...tableFiles(chunks, game, "en"), ...secondFiles(chunks, game, "en")]);
    const board = "main.table .boardwrap svg";
    const opened = await open(context, `/t/${id}`, board, counted);
    const { page, uncounted } = opened;
    expect.soft(uncounted, "fetched before the first board, and belongs to no table").toEqual([]);
    // What comes right after the board is here.
    await page.waitForLoadState("networkidle");
    const from = await page.evaluate(() => performance.now());
    for (let n = 0; n < MOVES && (await play(context.request, id, n)); n++) {
      const { entries } = await answer<{ entries: number }>(context.request, "get", `/tables/${id}/state?seen=100000`);
      await page.waitForFunction(
        (entries) => Number(document.querySelector<HTMLElement>("main.table")?.dataset.entries) >= entries,
        entries,
      );
    }
    const tasks = await page.evaluate(() => globalThis.seen.tasks);
    const playing = Math.max(0, ...tasks.filter(({ start }) => start >= from).map(({ ms }) => ms));
    tell(game, opened, playing);
    await context.close();
  });
