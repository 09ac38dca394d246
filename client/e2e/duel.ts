/** Two people at a table of Emperor of China, brought without the page to where something is asked. */
import { expect, type Page } from "@playwright/test";
import type { MoveAsk, State } from "../src/lib/wire/wire";
import { asked, follow, type Now, two } from "./emperor";
import type { Visit } from "./fixtures";
import { heard } from "./follow";
import { readEmperor, writeEmperor } from "./notation";
import { ask, openTable, sitDown, type TableWish } from "./tables";

/** Where they begin: Honan and Hupeh have an open border, mountains lie between Shensi and Hupeh. */
export const NORTH = ["settle honan", "settle hopeh", "settle shensi", "yang hopeh", "yin shensi", "grow honan"];
export const SOUTH = ["settle hupeh", "settle hunan", "settle kiangsi", "yang hunan", "yin kiangsi", "grow hupeh"];

export interface Duel {
  host: Page;
  guest: Page;
  /** What the house told each of them last. */
  hosts: () => Now;
  guests: () => Now;
}

/** Opens a table for two and seats both; the host begins. */
export async function duel(
  visit: (options?: Visit) => Promise<Page>,
  options: Record<string, string> = {},
  { host: of = {}, guest: other = {}, series }: { host?: Visit; guest?: Visit; series?: TableWish["series"] } = {},
): Promise<Duel> {
  const [host, guest] = [await visit(of), await visit(other)];
  const [hosts, guests] = [follow(host), follow(guest)];
  await openTable(host, { ...two(options), ...(series ? { series } : {}) });
  await sitDown(guest, host.url(), 1);
  await asked(host, "settle");
  return { host, guest, hosts, guests };
}

const table = (page: Page): string => `/tables/${/\/t\/([^/?#]+)/.exec(page.url())![1]!}`;

/** What the house tells whoever this page's guest is; the seat is named where they have several. */
async function look(page: Page, seat: number | null): Promise<Omit<Now, "view">> {
  const eyes = seat === null ? "" : `&seat=${seat}`;
  return heard(await ask<State>(page, "GET", `${table(page)}/state?seen=0${eyes}`), writeEmperor);
}

/** The same, once chance has had its turn: somebody is asked, or it is over. */
async function decided(page: Page, seat: number | null): Promise<Omit<Now, "view">> {
  let told = await look(page, seat);
  const done = async () => {
    told = await look(page, seat);
    return told.result !== null || told.waiting.kind === "seat";
  };
  if (told.result === null && told.waiting.kind !== "seat")
    await expect.poll(done, { intervals: [20, 50, 100] }).toBe(true);
  return told;
}

/** Carries out a move, as an answer to what was told. */
async function send(page: Page, move: string, { entries }: { entries: number }, seat: number | null): Promise<void> {
  const row: MoveAsk = { token: crypto.randomUUID(), at: entries, seat, moves: [readEmperor(move)] };
  try {
    await ask(page, "POST", `${table(page)}/moves`, row);
  } catch (cause) {
    throw new Error(move, { cause });
  }
}

/** Carries out moves without the page, each by whoever this page's guest is, when they are asked. */
export async function make(page: Page, moves: readonly string[], seat: number | null = null): Promise<void> {
  for (const move of moves) await send(page, move, await look(page, seat), seat);
}

/** What changes least. */
const PLAIN = ["end_phase", "relief no", "stand", "refuse"];
const PATIENCE = 400;

/**
 * Answers for whoever this page's guest is, until a question comes or another one is asked: one of the wishes where it can
 * be, else what changes least.
 */
export async function steer(
  page: Page,
  wishes: readonly string[],
  until: string | null = null,
  seat: number | null = null,
): Promise<void> {
  for (let n = 0; n < PATIENCE; n++) {
    const told = await decided(page, seat);
    const { waiting, legal, result } = told;
    if (result) return;
    if (waiting.seat !== (seat ?? told.seat) || waiting.question === until) return;
    await send(page, [...wishes, ...PLAIN].find((m) => legal.includes(m)) ?? legal[0]!, told, seat);
  }
  throw new Error("this leads nowhere");
}

/** Both have their first provinces, and the host's next turn has come to the free part of phase four. */
export async function toExpansion({ host, guest }: Duel): Promise<void> {
  await steer(host, NORTH);
  await steer(guest, SOUTH);
  await steer(host, NORTH, "ask-idle");
  await asked(host, "expand");
}
