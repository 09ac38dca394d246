/** How a person plays China on the page. What is legal is known from the house's own words, not from the drawing. */
import { expect, type Page } from "@playwright/test";
import { tabTo } from "./reach";
import { branch, bringRecord, momentsOf } from "./tables";

/** What the house told a page last. */
export interface Now {
  entries: number;
  seat: number | null;
  waiting: { kind: string; seat?: number };
  legal: string[];
  undo: string;
  view: { phase: string; hand: string | null; deck: number; exhaustions: number };
  result: { places: number[]; scores: number[] } | null;
}

/** Listens to the table's socket; to be called before the page goes there. */
export function follow(page: Page): () => Now {
  let last: Now | null = null;
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const told = JSON.parse(String(payload)) as { type: string };
      if (told.type === "state") last = told as unknown as Now;
    }),
  );
  return () => {
    if (!last) throw new Error("the house has told nothing yet");
    return last;
  };
}

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

/** Waits until I am asked or the game is over; true if it is over. */
export async function settled(page: Page, now: () => Now): Promise<boolean> {
  const mine = (): boolean => now().waiting.kind === "seat" && now().waiting.seat === now().seat;
  await expect.poll(() => now().result !== null || mine(), { intervals: [20, 50, 100], timeout: 20_000 }).toBe(true);
  const over = now().result !== null;
  await page.locator(over ? ".dock.is-over" : ".dock.your-move").waitFor();
  return over;
}

/** Presses a place, also one where nothing can stand. */
export const press = (page: Page, target: string) => place(page, target).click({ force: true });

/** Aims at a place by mouse and waits for the consequence. */
export async function aim(page: Page, target: string): Promise<void> {
  await place(page, target).click();
  await expect(build(page)).toHaveAttribute("aria-disabled", "false");
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

/** One decision, another kind of place each time; a press that came too early is made again by the next call. */
async function decide(page: Page, now: () => Now, hands: Hands, nth: number): Promise<void> {
  const { legal, entries, view } = now();
  const places = legal.filter(isPlacement);
  // In a second question every other one is declined, so that both ways are gone.
  const building = places.length > 0 && (view.phase !== "second" || nth % 2 === 0);
  const takes = legal.filter((move) => move.startsWith("take ")).map((move) => fromOf(move.split(" ").at(-1)!));
  const exchange = legal.find((move) => move.startsWith("exchange "));
  const targets = places.map(targetOf);
  if (building) await hands.build((await hands.pick?.(targets)) ?? targets[(nth * 7) % targets.length]!);
  else if (takes.length > 0) await hands.take(takes[nth % takes.length]!);
  else if (legal.includes("stop")) {
    // The second half of a double click stops nothing: a moment has to pass.
    await page.waitForTimeout(350);
    await hands.stop();
  } else if (exchange) {
    const [, card, where, which] = exchange.split(" ");
    const from = where === undefined ? null : where === "deck" ? "deck" : Number(which);
    await hands.exchange(view.hand!.indexOf(card!), from);
  }
  await expect
    .poll(() => now().entries, { intervals: [20, 50, 100], timeout: 2500 })
    .toBeGreaterThan(entries)
    .catch(() => null);
}

/** Plays until the game is over; gives the number of decisions. */
export async function playToTheEnd(page: Page, now: () => Now, hands: Hands): Promise<number> {
  let made = 0;
  let stuck = 0;
  while (!(await settled(page, now))) {
    const { entries } = now();
    await decide(page, now, hands, made);
    if (now().entries > entries) {
      made += 1;
      stuck = 0;
    } else if ((stuck += 1) > 4) throw new Error(`nothing comes of it: ${JSON.stringify(now())}`);
  }
  return made;
}

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

const ARROWS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] as const;

/** By keys alone. */
export function keyboard(page: Page): Hands {
  /** What the arrows do now, learned by pressing them. */
  const steps = new Map<string, Map<string, string>>();
  const here = () => page.evaluate(() => (document.activeElement as SVGElement | null)?.dataset.place ?? "");
  /** Where every place is, read once. */
  let spots: Record<string, [number, number]> | null = null;
  const look = () =>
    page.locator("[data-place]").evaluateAll((all) =>
      Object.fromEntries(
        all.map((e) => {
          const at: [number, number] = [Number(e.getAttribute("cx")), Number(e.getAttribute("cy"))];
          return [(e as SVGElement).dataset.place!, at];
        }),
      ),
    );

  /** The first key of the shortest way that is known already. */
  function knownWay(from: string, to: string): string | null {
    const seen = new Set([from]);
    let edge = [...(steps.get(from) ?? [])].map(([key, at]) => ({ key, at }));
    while (edge.length > 0) {
      const found = edge.find(({ at }) => at === to);
      if (found) return found.key;
      edge = edge.flatMap(({ key, at }) => {
        if (seen.has(at)) return [];
        seen.add(at);
        return [...(steps.get(at) ?? [])].map(([, next]) => ({ key, at: next }));
      });
    }
    return null;
  }

  async function walk(to: string): Promise<void> {
    await tabTo(page, ".place");
    // They go from lit place to lit place: what was learned holds for one position.
    steps.clear();
    spots ??= await look();
    const [x, y] = spots[to]!;
    let at = await here();
    for (let presses = 0; presses < 120 && at !== to; presses++) {
      const tried = steps.get(at) ?? new Map<string, string>();
      steps.set(at, tried);
      const [ax, ay] = spots[at]!;
      const along = { ArrowUp: ay - y, ArrowDown: y - ay, ArrowLeft: ax - x, ArrowRight: x - ax };
      const untried = ARROWS.filter((key) => !tried.has(key)).sort((a, b) => along[b] - along[a])[0];
      const key = knownWay(at, to) ?? untried ?? ARROWS[presses % ARROWS.length]!;
      await page.keyboard.press(key);
      at = await here();
      tried.set(key, at);
    }
    if (at === to) return;
    throw new Error(`the arrows do not lead to ${to}`);
  }

  return {
    pick: async (targets) => {
      const all = (spots ??= await look());
      const from = (await page.locator('.place[tabindex="0"]').getAttribute("data-place"))!;
      const far = (to: string) => Math.hypot(all[to]![0] - all[from]![0], all[to]![1] - all[from]![1]);
      return targets.reduce((best, to) => (far(to) < far(best) ? to : best));
    },
    build: async (target) => {
      await walk(target);
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
