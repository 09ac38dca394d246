/** How a person plays Emperor of China on the page: a move of the notation, by mouse, finger or keys. */
import { expect, type Page } from "@playwright/test";
import * as shared from "../tools/follow";
import { writeEmperor } from "../tools/notation";
import { press } from "../tools/press";
import type { TableWish } from "../tools/tables";
import { spotsOf, walk } from "../tools/walk";

interface ProvinceState {
  owner: number | null;
  markers: number;
}
interface View {
  hand: string[] | null;
  supply: number[];
  table: { point: unknown; active: number; turn: number; provinces: Record<string, ProvinceState> };
  outlook: { scores: number[]; attacks: { from: string; to: string; card: string | null; odds: { win: number } }[] };
}
export type Now = shared.Now<View>;
export const follow = (page: Page): (() => Now) => shared.follow(page, writeEmperor);
export { settled } from "../tools/follow";
export { place, press, spot } from "../tools/press";

export const action = (page: Page, id: string) => page.locator(`[data-action="${id}"]`);
export const confirm = (page: Page) => action(page, "confirm");
/** A choice of the panel. */
export const option = (page: Page, move: string) => page.locator(`.opt[data-move="${move}"]`);
/** The panel of what is asked. */
export const panel = (page: Page) => page.locator(".emperor-dock .context");

/** I am asked this. */
export async function asked(page: Page, kind: string): Promise<void> {
  await page.locator(`.dock.your-move .emperor-dock.acting[data-kind="${kind}"]`).waitFor({ state: "attached" });
}

/** The aim is taken, and the house has said what comes of it. */
const aimed = (page: Page) => expect(confirm(page)).toHaveAttribute("aria-disabled", "false");

/** Sets how many: one more or one less until it is right. */
async function amount(page: Page, count: number): Promise<void> {
  const shown = page.locator(".amount output");
  for (let steps = 0; steps < 12; steps++) {
    const now = Number(await shown.innerText());
    if (now === count) return;
    const buttons = page.locator(".amount .step");
    await buttons.nth(now < count ? 1 : 0).click();
    await expect(shown).not.toHaveText(String(now));
  }
  await expect(shown, `the amount does not come to ${count}`).toHaveText(String(count));
}

/** What a move of the notation is made of on the page. */
interface Way {
  /** Provinces to be pressed, in this order. */
  places: string[];
  count: number | null;
  /** A button of its own, instead of what was aimed at. */
  button: string | null;
}

export function wayOf(move: string): Way {
  const [verb, ...words] = move.split(" ");
  const numbers = words.filter((word) => /^\d+$/.test(word)).map(Number);
  const places = words.filter((word) => !/^\d+$/.test(word));
  const own = ["end_phase", "stand", "accept", "refuse", "break_off", "drop", "relief"].includes(verb!);
  if (own) return { places: [], count: null, button: move };
  return { places, count: numbers[0] ?? null, button: null };
}

/** Waits until a move can be made and the page shows that, makes it, and waits until it is. */
async function made(page: Page, now: () => Now, move: string, make: () => Promise<void>): Promise<void> {
  await expect.poll(() => now().legal, { intervals: [20, 50, 100] }).toContain(move);
  await shared.shown(page, now, ".your-move");
  const { entries } = now();
  await make();
  await expect.poll(() => now().entries, { intervals: [20, 50, 100] }).toBeGreaterThan(entries);
}

/** Makes a move by mouse, or by finger. */
export const act = (page: Page, now: () => Now, move: string, finger = false): Promise<void> =>
  made(page, now, move, () => hand(page, move, finger));

async function hand(page: Page, move: string, finger: boolean): Promise<void> {
  const { places, count, button } = wayOf(move);
  if (button) {
    await action(page, button).click();
    return;
  }
  for (const id of places) await press(page, id, finger);
  if (/^(move|advance) /.test(move) && count !== null) {
    await page.locator(".amount").waitFor();
    await amount(page, count);
  }
  await aimed(page);
  await confirm(page).click();
}

const KEYS: Readonly<Record<string, string>> = {
  end_phase: "e",
  stand: "s",
  accept: "y",
  refuse: "n",
  break_off: "b",
  "relief yes": "y",
  "relief no": "n",
};

/** Makes a move by keys alone. */
export const type = (page: Page, now: () => Now, move: string): Promise<void> =>
  made(page, now, move, () => keys(page, move));

async function keys(page: Page, move: string): Promise<void> {
  const { places, button } = wayOf(move);
  if (button) {
    await page.keyboard.press(KEYS[button]!);
    return;
  }
  const spots = await spotsOf(page);
  for (const id of places) {
    await walk(page, spots, id);
    await page.keyboard.press("Enter");
  }
  await aimed(page);
  await page.keyboard.press("Enter");
}

/** One of the legal moves: something is tried of every kind, and nothing that would end the game early. */
export function choice({ legal, view }: Now, nth: number): string {
  const of = (verb: string) => legal.filter((move) => move.startsWith(`${verb} `) || move === verb);
  const colonise = of("colonise");
  // Whoever does all that can be done needs long.
  if (colonise.length > 0 && nth % 2 === 0) return colonise[nth % colonise.length]!;
  const moves = of("move");
  if (moves.length > 0 && nth % 8 === 0) return moves[0]!;
  const good = view.outlook.attacks.filter((a) => a.odds.win > 5000).map((a) => `attack ${a.from} ${a.to}`);
  const attack = of("attack").find((move) => good.includes(move));
  if (attack) return attack;
  for (const verb of ["settle", "grow", "stand", "roll", "advance", "yang", "yin", "relief", "refuse", "end_phase"]) {
    const found = of(verb);
    // As many dice as the page proposes; all markers advance.
    if (found.length > 0) return verb === "settle" ? found[(nth * 5) % found.length]! : found.at(-1)!;
  }
  return legal[0]!;
}

/** Plays until the game is over by mouse. */
export const playToTheEnd = (page: Page, now: () => Now): Promise<number> =>
  shared.playToTheEnd(page, now, async (nth) => {
    const move = choice(now(), nth);
    // The number of dice is left as it is proposed; new markers go together where they may.
    if (move.startsWith("roll ")) {
      await aimed(page);
      return confirm(page).click();
    }
    if (move.startsWith("grow ")) {
      await press(page, move.split(" ")[1]!);
      await aimed(page);
      await action(page, "rest").or(confirm(page)).first().click();
    } else await hand(page, move, false);
  });

/** Two people and no bot; the game begins when the second one sits down. */
export const two = (options: Record<string, string> = {}): TableWish => ({
  game: "emperor",
  players: 2,
  board: "china",
  options: { first: "0", ...options },
  seats: [{ kind: "me" }, { kind: "open" }],
});
