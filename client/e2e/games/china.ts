/** How a person plays China on the page. */
import { expect, type Page } from "@playwright/test";
import * as shared from "../tools/follow";
import { colorsOf, sizeOf } from "../../src/games/china/play/payment";
import type { Cards } from "../../src/games/china/wire";
import { letterOf, writeChina } from "../tools/notation";
import { branch, bringRecord, momentsOf } from "../tools/tables";
import { later } from "../tools/time";
import { type Spots, spotsOf, walk } from "../tools/walk";

interface View {
  phase: string;
  hand: Cards | null;
  deck: number;
  exhaustions: number;
}
export type Now = shared.Now<View>;
export const follow = (page: Page): (() => Now) => shared.follow(page, writeChina);

export { settled } from "../tools/follow";
export const place = (page: Page, id: string) => page.locator(`[data-place="${id}"]`);
export const handCards = (page: Page) => page.locator("button.hc");
export const build = (page: Page) => page.locator(".btn.lay");
export const source = (page: Page, from: number | "deck") => page.locator(`[data-source="${from}"]`);

/** Where a move of the notation would put a piece. */
export const targetOf = (move: string): string => move.split(" ")[1] ?? "";
const isPlacement = (move: string): boolean => /^(house|emissary|fort) /.test(move);

/** I am asked, and the page shows it. */
export async function myTurn(page: Page): Promise<void> {
  await page.locator(".dock.your-move").waitFor();
  await page.locator(".place.legal, .oc.lit").first().waitFor();
}

/** Presses a place, also one where nothing can stand. */
export const press = (page: Page, target: string) => place(page, target).click({ force: true });

/** Aims at a place by mouse and waits for the consequence. */
export async function aim(page: Page, target: string): Promise<void> {
  await place(page, target).click();
  await expect(build(page)).toHaveAttribute("aria-disabled", "false");
}

/** Takes cards until my hand is full and others are asked; a second piece is not wanted. */
export async function takeCards(page: Page, now: () => Now, from: "open" | "deck" = "open"): Promise<void> {
  const { seat } = now();
  const draws = () => now().waiting.seat === seat && now().view.phase !== "choose";
  expect(draws()).toBe(true);
  while (draws()) {
    const { entries, view } = now();
    // The page shows what the house told last, and a press is not taken for the second half of a double click.
    await expect(handCards(page)).toHaveCount(sizeOf(view.hand!));
    await later(page);
    await page
      .locator(from === "open" ? ".oc.lit" : '[data-source="deck"].lit')
      .first()
      .click();
    await expect.poll(() => now().entries, { intervals: [20, 50, 100] }).toBeGreaterThan(entries);
  }
}

/** The hands that play: by mouse, by key, by finger. */
export interface Hands {
  /** Which of the places is the handiest; any of them will do. */
  pick?(targets: string[]): Promise<string>;
  /** Puts a piece there. */
  build(target: string): Promise<void>;
  take(from: number | "deck"): Promise<void>;
  /** No second piece. */
  stop(): Promise<void>;
  /** Gives a card of the hand for another. */
  exchange(card: number, from: number | "deck" | null): Promise<void>;
}

const fromOf = (word: string): number | "deck" => (word === "deck" ? "deck" : Number(word));

/** One decision, another kind of place each time. */
async function decide(page: Page, now: () => Now, hands: Hands, nth: number): Promise<void> {
  const { legal, view } = now();
  const places = legal.filter(isPlacement);
  // In a second question every other one is declined, so that both ways are gone.
  const building = places.length > 0 && (view.phase !== "second" || nth % 2 === 0);
  const takes = legal.filter((move) => move.startsWith("take ")).map((move) => fromOf(move.split(" ").at(-1)!));
  const exchange = legal.find((move) => move.startsWith("exchange "));
  // There are many more ways to build a house: of the few for an emissary every third is taken.
  const emissaries = places.filter((move) => move.startsWith("emissary "));
  const targets = (emissaries.length > 0 && nth % 3 === 0 ? emissaries : places).map(targetOf);
  // The second half of a double click takes and stops nothing: a moment has to pass.
  if (!building) await later(page);
  if (building) await hands.build((await hands.pick?.(targets)) ?? targets[(nth * 7) % targets.length]!);
  else if (takes.length > 0) await hands.take(takes[nth % takes.length]!);
  else if (legal.includes("stop")) await hands.stop();
  else if (exchange) {
    const [, card, where, which] = exchange.split(" ");
    const from = where === undefined ? null : where === "deck" ? "deck" : Number(which);
    await hands.exchange(colorsOf(view.hand!).map(letterOf).indexOf(card!), from);
  }
}

/** Plays until the game is over; gives the number of decisions. */
export const playToTheEnd = (page: Page, now: () => Now, hands: Hands): Promise<number> =>
  shared.playToTheEnd(page, now, (nth) => decide(page, now, hands, nth));

/** By mouse. */
export function mouse(page: Page): Hands {
  return {
    build: async (target) => {
      await aim(page, target);
      await build(page).click();
    },
    take: (from) => source(page, from).click(),
    stop: () => build(page).click(),
    exchange: async (card, from) => {
      await handCards(page).nth(card).click();
      await page.locator(".btn.give").click();
      if (from !== null) await source(page, from).click();
    },
  };
}

/** By keys alone. */
export function keyboard(page: Page): Hands {
  /** Where every place is, read once. */
  let spots: Spots | null = null;

  return {
    pick: async (targets) => {
      const all = (spots ??= await spotsOf(page));
      const from = (await page.locator('.place[tabindex="0"]').getAttribute("data-place"))!;
      const far = (to: string) => Math.hypot(all[to]![0] - all[from]![0], all[to]![1] - all[from]![1]);
      return targets.reduce((best, to) => (far(to) < far(best) ? to : best));
    },
    build: async (target) => {
      await walk(page, (spots ??= await spotsOf(page)), target);
      await page.keyboard.press("Enter");
      await expect(build(page)).toHaveAttribute("aria-disabled", "false");
      await page.keyboard.press("Enter");
    },
    take: async (from) => {
      await source(page, from).and(page.locator(".lit")).waitFor();
      await page.keyboard.press(from === "deck" ? "d" : String(from + 1));
    },
    stop: () => page.keyboard.press("e"),
    exchange: async (card, from) => {
      await page.keyboard.press(String(card + 1));
      await page.keyboard.press("x");
      if (from !== null) await page.keyboard.press(from === "deck" ? "d" : String(from + 1));
    },
  };
}

/** A house that fills its region, and what each seat gets then. */
export interface Filling {
  space: string;
  seat: number;
  points: number[];
}

/** My move in the middle of a game of three: one house fills a region. */
export async function beforeScoring(page: Page): Promise<Filling> {
  const id = await bringRecord(page, "china", "deck-3-side-3-4-with-undo");
  const steps = (await momentsOf(page, id)).map((m) => m.told.flatMap((t) => t.events));
  const filled = steps.findIndex((events) => events.some((e) => e.kind === "region-scored" && e.full));
  const { space, seat } = steps[filled]!.find((e) => e.kind === "house") as unknown as Filling;
  const { points } = steps[filled]!.find((e) => e.kind === "region-scored") as unknown as Filling;
  await branch(page, id, filled - 1, seat, points.length);
  await myTurn(page);
  return { space, seat, points };
}
