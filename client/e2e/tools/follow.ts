/** What the house tells a page, read along: what is legal is known from its own words, not from the drawing. */
import { expect, type Page } from "@playwright/test";
import { PartsOfState } from "../../src/lib/wire/parts";
import type { State, Update } from "../../src/lib/wire/wire";

/** What the house told last, as journeys speak of it: moves in the notation of the records, a question as `ask-<kind>`. */
export interface Now<View> {
  entries: number;
  seat: number | null;
  waiting: { kind: string; seat?: number; question?: string };
  legal: string[];
  undo: string;
  view: View;
  result: { places: number[]; scores: number[] } | null;
}

/** Reads what the house told, the outlook as a part of the view; `write` is the game's notation. */
export function heard<View, Move>(state: State, write: (move: Move) => string): Now<View> {
  const { waiting, legal, view, outlook } = state;
  return {
    ...state,
    waiting: waiting.kind === "seat" ? { ...waiting, question: questionOf(waiting.decision) } : waiting,
    legal: (legal as Move[]).map(write),
    view: (outlook === null ? view : { ...(view as object), outlook }) as View,
  };
}

const questionOf = (decision: string | { kind: string }): string =>
  `ask-${typeof decision === "string" ? decision : decision.kind}`;

/** Listens to the table's socket; to be called before the page goes there. */
export function follow<View, Move>(page: Page, write: (move: Move) => string): () => Now<View> {
  let last: Now<View> | null = null;
  page.on("websocket", (socket) => {
    const parts = new PartsOfState();
    socket.on("framereceived", ({ payload }) => {
      const told = JSON.parse(String(payload)) as { type: string } & Update;
      if (told.type === "state") last = heard(parts.take(told), write);
    });
  });
  return () => {
    if (!last) throw new Error("the house has told nothing yet");
    return last;
  };
}

/** Kinds of moves this page has sent: whole games say in the end what they have tried. To be called before the page goes there. */
export function sentBy(page: Page): Set<string> {
  const kinds = new Set<string>();
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => {
      const sent = JSON.parse(String(payload)) as { type: string; moves?: { kind: string }[] };
      if (sent.type === "move") for (const { kind } of sent.moves ?? []) kinds.add(kind);
    }),
  );
  return kinds;
}

/** What the house told last is on the screen, and nothing of mine is under way: a press before that would mean the question before. */
export async function shown(page: Page, now: () => Now<unknown>, dock: string): Promise<void> {
  // What the house tells may go on meanwhile: its last word counts.
  const there = () =>
    page.locator(`main.table[data-entries="${now().entries}"] .dock${dock}:not(:has([aria-busy="true"]))`).count();
  await expect.poll(there, { intervals: [20, 50, 100] }).toBe(1);
}

/** Waits until I am asked or the game is over; true if it is over. */
export async function settled(page: Page, now: () => Now<unknown>): Promise<boolean> {
  // With the dock comes what the house has told.
  await page.locator("main.table .dock").waitFor();
  const mine = (): boolean => now().waiting.kind === "seat" && now().waiting.seat === now().seat;
  await expect.poll(() => now().result !== null || mine(), { intervals: [20, 50, 100] }).toBe(true);
  const over = now().result !== null;
  await shown(page, now, over ? ".is-over" : ".your-move");
  return over;
}

/** Plays until the game is over, `decide` making the nth decision; gives the number of decisions. */
export async function playToTheEnd<View>(
  page: Page,
  now: () => Now<View>,
  decide: (nth: number) => Promise<void>,
): Promise<number> {
  let made = 0;
  for (; !(await settled(page, now)); made++) {
    const { entries } = now();
    await decide(made);
    await expect.poll(() => now().entries, { intervals: [20, 50, 100] }).toBeGreaterThan(entries);
  }
  return made;
}
