/** Tables and positions that are not reached by hand: opened, brought from a record, branched from one of its moments. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";

const GAMES = join(import.meta.dirname, "../../../games");

/** Asks the house something as whoever this page is. */
export async function ask<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  if (page.url() === "about:blank") {
    // The page asks who it is: until it knows, a question of ours would make a second guest.
    const known = page.waitForResponse((answer) => answer.url().endsWith("/api/v1/me"));
    await page.goto("/fair");
    await known;
  }
  return page.evaluate(
    async ({ method, path, body }) => {
      const text = typeof body === "string";
      const headers = { "content-type": text ? "text/plain" : "application/json" };
      const sent = body === undefined ? {} : { headers, body: text ? body : JSON.stringify(body) };
      const answer = await fetch(`/api/v1${path}`, { method, ...sent });
      if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
      return (await answer.json()) as unknown;
    },
    { method, path, body },
  ) as Promise<T>;
}

/** What a table may be like; what is not said is as usual. */
export interface TableWish {
  game: string;
  players: number;
  board?: string;
  options?: Record<string, string>;
  seats: { kind: string; level?: string; name?: string }[];
  start?: boolean;
  series?: { boards: string[]; count: string };
}

/** Opens a table and goes there. */
export async function openTable(page: Page, wish: TableWish): Promise<void> {
  const usual = { board: null, options: {}, listed: false, watching: true, away_minutes: null, series: null };
  const { id } = await ask<{ id: string }>(page, "POST", "/tables", { ...usual, start: true, ...wish });
  await page.goto(`/t/${id}`);
}

/** Takes a seat at the table of this address and goes there. */
export async function sitDown(page: Page, url: string, seat: number): Promise<void> {
  const { pathname } = new URL(url);
  await ask(page, "POST", `/tables/${pathname.split("/")[2]}/seats/${seat}`, { look: null, salt: null, name: null });
  await page.goto(pathname);
}

/** Me and bots; `first` is who begins, I am 0. */
export const meAndBots = (game: string, players: number, board: string, options = {}): TableWish => ({
  game,
  players,
  board,
  options,
  seats: [{ kind: "me" }, ...Array.from({ length: players - 1 }, () => ({ kind: "bot", level: "greedy" }))],
});

/** Brings one of a game's records to the house and goes there. Returns the table's id. */
export async function bringRecord(page: Page, game: string, name: string): Promise<string> {
  const record = readFileSync(join(GAMES, game, "tests/records", `${name}.tea`), "utf8");
  const { id } = await ask<{ id: string }>(page, "POST", "/records", record);
  await page.goto(`/t/${id}`);
  return id;
}

export interface Told {
  entries: number;
  told: { seat?: number | null; events: ({ kind: string } & Record<string, unknown>)[] }[];
}

/** The moments of a match that is over. */
export async function momentsOf(page: Page, id: string): Promise<Told[]> {
  const all: Told[] = [];
  for (let total = 1; all.length < total;) {
    const part = await ask<{ total: number; moments: Told[] }>(
      page,
      "GET",
      `/tables/${id}/moments?from=${all.length}&count=64&eyes=public`,
    );
    total = part.total + 1;
    all.push(...part.moments);
  }
  return all;
}

/** Goes on from a moment of a match that is over, with bots in all seats but mine. */
export async function branch(page: Page, id: string, at: number, mine: number, players: number): Promise<void> {
  const seats = Array.from({ length: players }, (_, n) =>
    n === mine ? { kind: "me" } : { kind: "bot", level: "greedy" },
  );
  const table = await ask<{ id: string }>(page, "POST", `/tables/${id}/branch`, { at, seats, start: true });
  await page.goto(`/t/${table.id}`);
}
