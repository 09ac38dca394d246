/** What the house tells a page, read along: what is legal is known from its own words, not from the drawing. */
import { expect, type Page } from "@playwright/test";

/** What the house told last. */
export interface Now<View> {
  entries: number;
  seat: number | null;
  waiting: { kind: string; seat?: number; question?: string };
  legal: string[];
  undo: string;
  view: View;
  result: { places: number[]; scores: number[] } | null;
}

/** Listens to the table's socket; to be called before the page goes there. */
export function follow<View>(page: Page): () => Now<View> {
  let last: Now<View> | null = null;
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const told = JSON.parse(String(payload)) as { type: string };
      if (told.type === "state") last = told as unknown as Now<View>;
    }),
  );
  return () => {
    if (!last) throw new Error("the house has told nothing yet");
    return last;
  };
}

/** Waits until I am asked or the game is over; true if it is over. */
export async function settled(page: Page, now: () => Now<unknown>): Promise<boolean> {
  // With the dock comes what the house has told.
  await page.locator("main.table .dock").waitFor();
  const mine = (): boolean => now().waiting.kind === "seat" && now().waiting.seat === now().seat;
  await expect.poll(() => now().result !== null || mine(), { intervals: [20, 50, 100], timeout: 20_000 }).toBe(true);
  const over = now().result !== null;
  await page.locator(over ? ".dock.is-over" : ".dock.your-move").waitFor();
  return over;
}

/** Plays until the game is over, `decide` making the nth decision; gives the number of decisions. */
export async function playToTheEnd<View>(
  page: Page,
  now: () => Now<View>,
  decide: (nth: number) => Promise<void>,
): Promise<number> {
  let made = 0;
  let stuck = 0;
  while (!(await settled(page, now))) {
    const { entries } = now();
    await decide(made);
    await expect
      .poll(() => now().entries, { intervals: [20, 50, 100], timeout: 2500 })
      .toBeGreaterThan(entries)
      .catch(() => null);
    // A press that came too early is made again.
    if (now().entries > entries) {
      made += 1;
      stuck = 0;
    } else if ((stuck += 1) > 4) throw new Error(`nothing comes of it: ${JSON.stringify(now())}`);
  }
  return made;
}
