/** How a person plays Tea Garden on the page: choice by choice, by mouse or by keys. */
import { expect, type Locator, type Page } from "@playwright/test";
import * as shared from "../tools/follow";
import { writeTea } from "../tools/notation";
import { place, press } from "../tools/press";
import { arrowTo, keysTo, tabTo } from "../tools/reach";
import { branch, momentsOf, type Told } from "../tools/tables";
import { spotsOf, walk } from "../tools/walk";

interface SeatState {
  cards: number;
  gardens: string[];
  discard: string[];
  slots: unknown[];
  caravans: string[];
  vp: number;
}
interface View {
  hand: string[] | null;
  outlook: { scores: number[]; sheet: number[][] };
  table: {
    round: number;
    active: number;
    point: string | Record<string, unknown>;
    turn: { played: boolean; main: boolean; side: string | null };
    market: string[];
    seats: SeatState[];
  };
}
export type Now = shared.Now<View>;
export const follow = (page: Page): (() => Now) => shared.follow(page, writeTea);
export { press } from "../tools/press";

/** What is asked, in the page's word. */
export const kindOf = ({ view }: Now): string => {
  const { point } = view.table;
  return typeof point === "string" ? point : Object.keys(point)[0]!;
};
const verbOf = (move: string): string => move.split(" ")[0]!;
export const waysOf = ({ legal }: Now, verb: string): string[] => legal.filter((move) => verbOf(move) === verb);

export const card = (page: Page, id: string) => page.locator(`.tea-hand .lift[data-card="${id}"]`);
export const deed = (page: Page, verb: string) => page.locator(`.five-one[data-verb="${verb}"]`);
/** A button beside the prompt, once a press is meant for it: for a moment after something new has come it is not. */
const act = (id: string): string => `.tea-dock:not([data-fresh]) .tea-acts [data-action="${id}"]`;
export const action = (page: Page, id: string) => page.locator(act(id));
export const confirm = (page: Page) => action(page, "confirm");
/** A choice of the panel. */
export const choice = (page: Page, move: string) => page.locator(`.tea-choice [data-move="${move}"]`);
/** Side actions, bonuses and free actions. */
export const more = (page: Page, id: string) => page.locator(`.more [data-more="${id}"]`);
export const onSale = (page: Page, id: string) => page.locator(`.goods [data-card="${id}"]`);
/** The trade and the tier of a caravan that a move names. */
export function halvesOf(page: Page, move: string): Locator[] {
  const [, id, trade, tier] = move.split(" ");
  const rows = page.locator(`[data-look="caravan ${id}"] button.row`);
  return [rows.nth(Number(trade) - 1), rows.nth(Number(tier) + 1)];
}
/** What the aim takes and brings. */
export const strip = (page: Page) => page.locator(".tea-deeds .strip");

/** I am asked this, and nothing of mine is under way. */
export async function asked(page: Page, kind: string): Promise<void> {
  const dock = `.dock.your-move .tea-dock.acting[data-kind="${kind}"][aria-busy="false"]`;
  await page.locator(dock).waitFor({ state: "attached" });
}

const isMine = ({ waiting, seat }: Now): boolean => waiting.kind === "seat" && waiting.seat === seat;

/** Waits until the page shows what the house told last, with nothing under way and no row asked about. */
export async function quiet(page: Page, now: () => Now): Promise<void> {
  const there = () => {
    const asks = now().result === null && isMine(now());
    const dock = asks ? `:has(.tea-dock.acting[data-kind="${kindOf(now())}"])` : "";
    return page
      .locator(`main.table[data-entries="${now().entries}"]${dock}:not(:has(.tea-dock[aria-busy="true"]))`)
      .count();
  };
  await expect.poll(there, { intervals: [20, 50, 100] }).toBe(1);
}

/** What the hands do; all else is the same for mouse and keys. */
export interface Hands {
  raise(cards: readonly string[]): Promise<void>;
  /** One of the five main actions. */
  begin(verb: string): Promise<void>;
  /** What it is done to, once it is begun. */
  aim(move: string): Promise<void>;
  /** Something that stands below the board. */
  hit(selector: string): Promise<void>;
}

export const CONFIRM = act("confirm");
/** Whether the page proposes an answer: it does so before a press counts. */
async function isProposed(page: Page): Promise<boolean> {
  await confirm(page).waitFor();
  return !(await confirm(page).evaluate((button) => button.classList.contains("off")));
}

/** The aim is taken, and the house has said what comes of it. */
export const aimed = (page: Page) => expect(confirm(page)).toHaveAttribute("aria-disabled", "false");

/** Nothing of mine is under way: until then a press counts for nothing. */
export const idle = (page: Page) => page.locator('.tea-dock[aria-busy="false"]').waitFor({ state: "attached" });

/** Presses once, when it counts. */
export async function tap(page: Page, what: Locator): Promise<void> {
  await idle(page);
  await what.click();
}

/** By mouse. */
export function mouse(page: Page): Hands {
  return {
    raise: async (cards) => {
      await idle(page);
      for (const id of cards) {
        await card(page, id).click();
        await expect(card(page, id)).toHaveAttribute("aria-pressed", "true");
      }
    },
    begin: (verb) => tap(page, deed(page, verb)),
    aim: async (move) => {
      await idle(page);
      const [verb, id] = move.split(" ");
      if (verb === "garden") await press(page, `region ${id!.replace(/\D+$/, "")}`);
      else if (verb === "buy") await onSale(page, id!).click();
      else
        for (const half of halvesOf(page, move)) {
          if ((await half.getAttribute("aria-pressed")) !== "true") await half.click();
          await expect(half).toHaveAttribute("aria-pressed", "true");
        }
    },
    hit: (selector) => tap(page, page.locator(selector).first()),
  };
}

/** By keys alone. */
export function keyboard(page: Page, now: () => Now): Hands {
  return {
    raise: async (cards) => {
      await idle(page);
      const hand = now().view.hand!;
      await tabTo(page, ".tea-hand .lift");
      await page.keyboard.press("Home");
      for (const [n, id] of hand.entries()) {
        if (n > 0) await page.keyboard.press("ArrowRight");
        if (cards.includes(id)) await page.keyboard.press("Space");
      }
    },
    begin: async (verb) => {
      await idle(page);
      await page.keyboard.press(verb[0]!);
    },
    aim: async (move) => {
      const [verb, id] = move.split(" ");
      if (verb === "buy") return page.keyboard.press(String(now().view.table.market.indexOf(id!) + 1));
      if (verb === "caravan") {
        // The key led to a trade that can be made; arrows lead on to the others.
        await expect(page.locator(".caravans button.row:focus")).toHaveCount(1);
        for (const half of halvesOf(page, move)) {
          if ((await half.getAttribute("aria-pressed")) === "true") continue;
          await arrowTo(page, half);
          await page.keyboard.press("Enter");
          await expect(half).toHaveAttribute("aria-pressed", "true");
        }
        return;
      }
      // The key led to a region that glows; arrows lead on to the one that is wanted, and Enter takes its best space. From there
      // they lead to its other spaces, too.
      await expect(page.locator(".board .place.lit:focus")).toHaveCount(1);
      const space = place(page, `space ${id}`);
      for (const goal of [`region ${id!.replace(/\D+$/, "")}`, `space ${id}`]) {
        await walk(page, await spotsOf(page), goal);
        await page.keyboard.press("Enter");
        await expect(space, `${move} cannot be aimed at: ${goal} does not offer it`).toHaveCount(1);
        if ((await space.getAttribute("aria-pressed")) === "true") return;
        await idle(page);
      }
      await expect(space, `${move} is not aimed at`).toHaveAttribute("aria-pressed", "true");
    },
    hit: async (selector) => {
      const goal = page.locator(selector).first();
      await goal.waitFor();
      await idle(page);
      await keysTo(page, goal);
      await page.keyboard.press("Enter");
    },
  };
}

const FIVE = ["garden", "buy", "caravan", "ferment", "harvest"];
const SIDES = ["river", "cups", "university"];

/** One decision, another kind of thing each time. */
export async function decide(page: Page, now: () => Now, hands: Hands, nth: number, five = FIVE): Promise<void> {
  await quiet(page, now);
  if (now().result || !isMine(now())) return;
  if (kindOf(now()) !== "menu") return answer(page, now, hands, nth);
  const { turn } = now().view.table;
  if (!turn.played) {
    const tops = waysOf(now(), "top").map((move) => move.split(" ")[1]!);
    if (tops.length === 0) {
      // It is aimed at first, as long as there is anything else to do.
      const only = now().legal.length === 1;
      await hands.hit(act("pass"));
      if (only) return;
      await aimed(page);
      return hands.hit(CONFIRM);
    }
    // Two or three cards of different strength, so that something can be done.
    await hands.raise(tops.slice(0, 2 + (nth % 2)));
    return hands.hit(act("play"));
  }
  if (!turn.main) {
    const verbs = five.filter((verb) => waysOf(now(), verb).length > 0);
    const verb = verbs[nth % verbs.length]!;
    const ways = waysOf(now(), verb);
    await hands.begin(verb);
    // Where there is one way only, it is aimed at already.
    if (ways.length > 1 && !["ferment", "harvest"].includes(verb)) await hands.aim(ways[nth % ways.length]!);
    await aimed(page);
    return hands.hit(CONFIRM);
  }
  const extra = [...SIDES, "bonus", "advance"].find((verb) => waysOf(now(), verb).length > 0);
  // Every third time what is left is left.
  if (!extra || nth % 3 === 2) return hands.hit(act("end"));
  const ways = waysOf(now(), extra);
  const id = extra === "bonus" ? ways[0]! : extra;
  await hands.hit(`.more [data-more="${id}"]`);
  if (extra !== "bonus" && ways.length > 1) await hands.hit(`.tea-choice [data-move="${ways[nth % ways.length]}"]`);
  await aimed(page);
  await hands.hit(CONFIRM);
}

/** A follow-up question: what is proposed, else something that is not. */
export async function answer(page: Page, now: () => Now, hands: Hands, nth: number): Promise<void> {
  const { legal } = now();
  if (await isProposed(page)) await aimed(page);
  else {
    // Cards that are alike are shown once: the first of them stands for all.
    const shown = await page
      .locator(".tea-choice [data-move]")
      .evaluateAll((all) => all.map((e) => (e as HTMLElement).dataset.move!));
    const ways = legal.filter(
      (m) => m !== "skip" && m !== "done" && (!/^remove (?:pile|discard)/.test(m) || shown.includes(m)),
    );
    const move = ways[nth % Math.max(1, ways.length)] ?? legal[0]!;
    const held = /^(?:discard|cover|remove hand) (\w+)$/.exec(move)?.[1];
    await hands.hit(held ? `.tea-hand .lift[data-card="${held}"]` : `.tea-choice [data-move="${move}"]`);
    await aimed(page);
  }
  await hands.hit(CONFIRM);
}

/** Plays until the game is over; gives the number of decisions. */
export const playToTheEnd = (page: Page, now: () => Now, hands: Hands): Promise<number> =>
  shared.playToTheEnd(page, now, (nth) => decide(page, now, hands, nth));

/** Raises cards of the hand and plays them. */
export async function playCards(page: Page, now: () => Now, count = 2): Promise<string[]> {
  const cards = waysOf(now(), "top")
    .map((move) => move.split(" ")[1]!)
    .slice(0, count);
  await mouse(page).raise(cards);
  await action(page, "play").click();
  await asked(page, "menu");
  await deed(page, "harvest").waitFor();
  await expect.poll(() => now().view.table.turn.played).toBe(true);
  await quiet(page, now);
  return cards;
}

/** The event that each follow-up question is answered by. */
export const ANSWERED = {
  pagoda: "founded",
  teapot: "replaced",
  pay: "paid",
  flip: "fermented",
  pick: "picked",
  place: "placed-cup",
  draw: "drawing",
  discard: "discarded",
  remove: "removed",
  sell: "sold",
  take: "took-emperor",
  put: "marker-put",
  side: "studied",
} as const;
export type Question = keyof typeof ANSWERED;
/** Those of the record that most tests go on from; a marker is put in another one. */
export const QUESTIONS = (Object.keys(ANSWERED) as Question[]).filter((kind) => kind !== "put");

/** A record's moments, read once. */
export const stepsOf = async (page: Page, id: string): Promise<Told["told"][number]["events"][]> =>
  (await momentsOf(page, id)).map((moment) => moment.told.flatMap((told) => told.events));

/** Goes on from where a record was asked this for the first time, or the last, in the seat that was asked. */
export async function askedIn(
  page: Page,
  record: string,
  steps: Awaited<ReturnType<typeof stepsOf>>,
  kind: Question,
  players: number,
  which: "first" | "last" = "first",
): Promise<void> {
  const tells = (n: number, what: string): boolean => steps[n]?.some((event) => event.kind === what) ?? false;
  // Where a side action is done is asked for by itself only when it is repeated.
  const here = (_: unknown, n: number): boolean =>
    tells(n, ANSWERED[kind]) && (kind !== "side" || tells(n - 1, "repeating"));
  const at = which === "first" ? steps.findIndex(here) : steps.findLastIndex(here);
  const seat = steps[at]!.find((event) => event.kind === ANSWERED[kind])!.seat as number;
  await branch(page, record, at - 1, seat, players);
  await asked(page, kind);
}
