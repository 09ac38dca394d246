/** Two people at a table of Emperor of China, brought without the page to where something is asked. */
import { expect, type Page } from "@playwright/test";
import type { Move } from "../../src/games/emperor/wire";
import type { MoveAsk, State } from "../../src/lib/wire/wire";
import { asked, follow, type Now, two } from "./emperor";
import type { Visit } from "../tools/fixtures";
import { heard } from "../tools/follow";
import { writeEmperor } from "../tools/notation";
import { ask, openTable, sitDown, type TableWish } from "../tools/tables";

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

/** What the house tells somebody, and the moves that are legal by the words for them. */
interface Look extends Omit<Now, "view"> {
  moves: ReadonlyMap<string, Move>;
}

/** What the house tells whoever this page's guest is; the seat is named where they have several. */
async function look(page: Page, seat: number | null): Promise<Look> {
  const eyes = seat === null ? "" : `&seat=${seat}`;
  const state = await ask<State>(page, "GET", `${table(page)}/state?seen=0${eyes}`);
  const moves = new Map((state.legal as Move[]).map((move) => [writeEmperor(move), move]));
  return { ...heard<unknown, Move>(state, writeEmperor), moves };
}

/** The same, once chance has had its turn: somebody is asked, or it is over. */
async function decided(page: Page, seat: number | null): Promise<Look> {
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
async function send(page: Page, move: string | Move, told: Look, seat: number | null): Promise<void> {
  const { entries, moves } = told;
  const words = typeof move === "string" ? move : writeEmperor(move);
  const meant = typeof move === "string" ? moves.get(move) : move;
  if (!meant) throw new Error(`${words} is not legal: ${[...moves.keys()].join(", ")}`);
  const row: MoveAsk = { token: crypto.randomUUID(), at: entries, seat, moves: [meant] };
  try {
    await ask(page, "POST", `${table(page)}/moves`, row);
  } catch (cause) {
    throw new Error(words, { cause });
  }
}

/** Carries out moves without the page, each by whoever this page's guest is, when they are asked: in words if the house lists them. */
export async function make(page: Page, moves: readonly (string | Move)[], seat: number | null = null): Promise<void> {
  for (const move of moves) await send(page, move, await look(page, seat), seat);
}

/** What changes least. */
const PLAIN = ["end_phase", "relief no", "stand", "refuse"];
const PATIENCE = 400;

/** What kind of move it is, in the notation of records. */
const verb = (move: string): string => move.split(" ", 1)[0]!;

/**
 * Answers for whoever this page's guest is, until a question comes or another one is asked: one of the wishes where such a move
 * is asked for, else what changes least. A question for which there are wishes, none of which is legal, is not the one that was
 * meant. Returns the wishes that came true.
 */
export async function steer(
  page: Page,
  wishes: readonly string[],
  until: string | null = null,
  seat: number | null = null,
): Promise<string[]> {
  const used: string[] = [];
  for (let n = 0; n < PATIENCE; n++) {
    const told = await decided(page, seat);
    const { waiting, legal, result } = told;
    if (result || waiting.seat !== (seat ?? told.seat) || waiting.question === until) return used;
    const wish = wishes.find((m) => legal.includes(m));
    const meant = wishes.filter((m) => legal.some((other) => verb(other) === verb(m)));
    if (wish) used.push(wish);
    else if (meant.length > 0) throw new Error(`not legal: ${meant.join(", ")}; but ${legal.join(", ")}`);
    await send(page, wish ?? PLAIN.find((m) => legal.includes(m)) ?? legal[0]!, told, seat);
  }
  throw new Error("this leads nowhere");
}

/** Both have their first provinces, and the host's next turn has come to the free part of phase four. */
export async function toExpansion({ host, guest }: Duel): Promise<void> {
  const north = await steer(host, NORTH);
  const south = await steer(guest, SOUTH);
  north.push(...(await steer(host, NORTH, "ask-idle")));
  // Each of them at least once; the south has not grown yet.
  expect(NORTH.filter((move) => !north.includes(move))).toEqual([]);
  expect(SOUTH.filter((move) => !south.includes(move))).toEqual(SOUTH.slice(-1));
  await asked(host, "expand");
}
