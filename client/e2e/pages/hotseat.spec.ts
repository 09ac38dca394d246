/** Several people at one screen: names, the curtain between them, and that nothing of a hand is on the page behind it. */
import type { Page } from "@playwright/test";
import { accessible } from "../tools/axe";
import { around, begin, behindCurtain, curtain, enter, lift, passedTo, ready, watchFrames } from "../tools/curtain";
import { expect, PHONE, SMALL, test } from "../tools/fixtures";
import { aim, lay, move, myMove, refused } from "../games/qin";

const TABLET = { width: 820, height: 1180 };

/** The tab is left for another one. */
const leave = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
    Reflect.deleteProperty(document, "visibilityState");
  });

/** Everything in the whole document that draws or names a tile of a hand, and everything that could hold one. */
async function tilesInDocument(page: Page): Promise<string[]> {
  const html = await page.content();
  return html.match(/class="[^"]*\b(?:handtile|tilebtn)\b|aria-label="Tile |Your tiles|class="[^"]*\bdock\b/g) ?? [];
}

/** While the curtain is up: nothing of a hand anywhere in the document, and no table behind it. */
async function closed(page: Page): Promise<void> {
  await behindCurtain(page);
  expect(await tilesInDocument(page)).toEqual([]);
}

/** The same probe finds the hand when somebody looks. */
async function looks(page: Page, who: string): Promise<void> {
  await expect(page.locator(".prompt h2")).toHaveText(`${who}, your move`);
  // The table is the page's content from the moment the curtain begins to lift.
  expect(await page.locator("#content").evaluateAll((all) => all.map((e) => e.matches(".table")))).toEqual([true]);
  await myMove(page);
  await expect(curtain(page)).toHaveCount(0);
  expect((await tilesInDocument(page)).length).toBeGreaterThan(3);
}

/** Lays a tile: it lies on the board, before the mover's own eyes, while the prompt already says who is next. */
async function seesOwnMove(page: Page, names: string[]): Promise<void> {
  const square = await aim(page);
  // Written down as it happens: what is on the page together, and in which order.
  await page.evaluate((at) => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    const now = () => {
      if (document.querySelector(".curtain")) return "curtain";
      const title = document.querySelector(".prompt h2")?.textContent ?? "";
      const label = document.querySelector(`[data-square="${at}"]`)?.ariaLabel ?? "";
      return /, (red|yellow|blue)\b/.test(label) && title.startsWith("Pass the screen to ") ? title : "";
    };
    const note = () => {
      const what = now();
      if (what && seen.at(-1) !== what) seen.push(what);
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
  }, square);
  await lay(page).click();
  await curtain(page).waitFor();
  const next = await passedTo(page);
  expect(names).toContain(next);
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
  expect(seen).toEqual([`Pass the screen to ${next}`, "curtain"]);
}

test("three people at one tablet play two rounds, each behind the curtain", async ({ visit }) => {
  const page = await visit({ viewport: TABLET, hasTouch: true });
  const frames = watchFrames(page);
  const names = ["Anna", "Grete", "Łucja"];
  await begin(page, names);
  const order: string[] = [];
  for (let turn = 0; turn < 6; turn++) {
    const who = await passedTo(page);
    order.push(who);
    await closed(page);
    await lift(page, who).click();
    await looks(page, who);
    // There is no "you" here: everybody has a name.
    await expect(page.locator(".seats .name")).toHaveText(names);
    await seesOwnMove(page, names);
    await curtain(page).waitFor();
    await expect(page.getByRole("heading", { name: `Pass the screen to ${who}` })).toHaveCount(0);
  }
  await closed(page);
  expect(order.slice(3)).toEqual(order.slice(0, 3));
  expect(new Set(order)).toEqual(new Set(names));
  expect(frames.behind).toEqual([]);
  expect(frames.hands).toBeGreaterThan(5);

  // The names are in the log, and what came since this one's last move is marked.
  const who = await passedTo(page);
  await ready(page);
  await lift(page, who).click();
  await looks(page, who);
  for (const name of names) await expect(page.locator(".log .lines")).toContainText(name);
  await expect(page.locator(".log .lines")).not.toContainText(/\bYou\b/);
  await expect(page.locator(".log .lines .since")).toHaveCount(1);

  // Taking back what others have built upon: whose it is and what goes with it is told before.
  const undo = page.locator(".prompt .undo");
  await expect(undo).toHaveText(`Take back the move of ${who}`);
  await undo.click();
  const dialog = page.locator("dialog[open]");
  for (const name of names) await expect(dialog.locator("li").filter({ hasText: name })).not.toHaveCount(0);
  await dialog.getByRole("button", { name: "Leave them" }).click();
  await expect(dialog).toHaveCount(0);
  await myMove(page);
  await undo.click();
  await dialog.getByRole("button", { name: "Take back 3 moves" }).click();
  await expect(page.locator(".log .lines li").last()).toContainText("taken back");
  await looks(page, who);
});

test("the curtain closes on reload, when the tab is left and by hand; Enter lifts it", async ({ visit }) => {
  const page = await visit();
  const frames = watchFrames(page);
  await begin(page, ["Anna", "Grete"]);
  const who = await passedTo(page);
  // By keyboard alone.
  await expect(lift(page, who)).toBeFocused();
  await enter(page);
  await looks(page, who);
  await expect(page.locator("main.table")).toBeFocused();

  await page.reload();
  await closed(page);
  await expect(lift(page, who)).toBeFocused();
  await page.keyboard.press("Enter");
  await looks(page, who);

  // With the board in words open, which names the tiles too.
  await page.keyboard.press("t");
  await expect(page.locator("dialog[open] .textboard")).toContainText("Tile ");
  await leave(page);
  await closed(page);
  await page.keyboard.press("Enter");
  await looks(page, who);

  // With a clause open that the house named to whoever looked.
  await refused(page);
  await page.locator(".refusal a").click();
  await expect(page.locator("dialog[open]")).toHaveCount(1);
  await leave(page);
  await closed(page);
  await expect(lift(page, who)).toBeFocused();
  await page.keyboard.press("Enter");
  await looks(page, who);

  await page.getByRole("button", { name: "Table menu" }).click();
  await page.getByRole("button", { name: "Hide my hand" }).click();
  await closed(page);
  await page.keyboard.press("Enter");
  await looks(page, who);

  // A move made here can be regretted before the next one moves; nobody elsewhere has to agree.
  await move(page);
  await page.locator(".prompt.passing").waitFor();
  // Whoever has seen it lie closes the curtain with Enter: it is there a frame later, not when its time comes.
  const fell = await page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
        requestAnimationFrame(() => resolve(document.querySelector(".curtain") !== null));
      }),
  );
  expect(fell).toBe(true);
  await page.getByRole("button", { name: `Take back the move of ${who}` }).click();
  await expect(lift(page, who)).toBeVisible();
  await ready(page);
  await lift(page, who).click();
  await looks(page, who);
  expect(frames.behind).toEqual([]);
});

test("a press too many, a held key or a lost line does not show the next one's hand", async ({ visit }) => {
  const page = await visit({ mayFail: true });
  // A press too many comes at once: as soon as there is something to press.
  await page.addInitScript(() =>
    new MutationObserver(() => {
      const button = document.querySelector<HTMLElement>(".curtain .names .btn:not([data-pressed])");
      if (!button) return;
      button.dataset.pressed = "";
      button.click();
    }).observe(document, { subtree: true, childList: true }),
  );
  await begin(page, ["Anna", "Anna"]);
  // Two of the same name are told apart.
  const who = await passedTo(page);
  const other = who === "Anna" ? "Anna 2" : "Anna";
  await expect(page.locator(".curtain [data-pressed]")).toHaveCount(1);
  await closed(page);
  await ready(page);
  await page.keyboard.press("Enter");
  await looks(page, who);
  await expect(page.locator(".seats .name")).toHaveText(["Anna", "Anna 2"]);

  await move(page);
  await expect(lift(page, other)).toBeFocused();
  await expect(page.locator(".curtain [data-pressed]")).toHaveCount(1);
  await closed(page);
  // A key that is held down is not a press for this button.
  await page.locator(".names .btn").evaluate((button) => {
    const held = new KeyboardEvent("keydown", { key: "Enter", repeat: true, bubbles: true, cancelable: true });
    if (button.dispatchEvent(held)) (button as HTMLElement).click();
  });
  await closed(page);
  await expect(lift(page, other)).toBeFocused();

  // Without a line there is nobody to ask; when it is back, somebody has to press again.
  await page.context().setOffline(true);
  await expect(lift(page, other)).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Enter");
  await page.context().setOffline(false);
  await expect(lift(page, other)).toHaveAttribute("aria-disabled", "false");
  await closed(page);
  await expect(lift(page, other)).toBeFocused();
  await page.keyboard.press("Enter");
  await looks(page, other);
});

test("two people here, a bot and somebody elsewhere", async ({ visit }) => {
  const here = await visit({ viewport: TABLET });
  const frames = watchFrames(here);
  await around(here, ["Anna", "Grete"]);
  const sheet = here.locator("dialog[open]");
  await sheet.getByText("4", { exact: true }).click();
  await sheet.getByText("Friends elsewhere").click();
  await sheet.getByRole("button", { name: "Set the table" }).click();
  await here.locator(".setuppage").waitFor();
  const seats = here.locator(".sseat");
  await expect(seats.nth(1)).toContainText("Grete");
  await expect(seats.nth(1)).toContainText("at this screen");
  await seats.nth(2).getByRole("button", { name: "Bot" }).click();

  const far = await visit();
  await far.goto(here.url());
  await expect(far.locator(".sseat").nth(1)).toContainText("at the screen of Anna");
  // Somebody at the other screen is named, and stands up again.
  await far.getByRole("button", { name: "Someone here" }).click();
  await far.locator(".someone input").fill("  ");
  await expect(far.getByRole("button", { name: "Sit down" })).toBeDisabled();
  await far.locator(".someone input").fill("Matteo");
  await far.keyboard.press("Enter");
  await expect(seats.nth(3)).toContainText("Matteo");
  await far.getByRole("button", { name: "Free the seat of Matteo" }).click();
  await far.getByRole("button", { name: "Sit here" }).click();
  // Grete takes plum, and stays Grete.
  await here.getByRole("button", { name: "Choose colour and shape of Grete" }).click();
  await here.locator(".looks .swatches").first().locator("label").nth(4).click();
  await expect(seats.nth(1).locator(".mark").first()).toHaveClass(/seat-4/);
  await expect(seats.nth(1)).toContainText("Grete");
  await here.getByRole("button", { name: "Start the game" }).click();
  await far.locator(".dock").waitFor();

  const moved = { Anna: 0, Grete: 0, far: 0 };
  const asked = async (): Promise<keyof typeof moved | null> => {
    if (await far.locator(".dock.your-move .tilebtn").count()) return "far";
    const words = await here.locator(".curtain h1, .prompt h2").first().textContent();
    return (
      (["Anna", "Grete"] as const).find((n) => words === `Pass the screen to ${n}` || words === `${n}, your move`) ??
      null
    );
  };
  let last = "";
  while (Math.min(...Object.values(moved)) < 1 || last !== "far") {
    await expect.poll(asked).not.toBeNull();
    const who = (await asked())!;
    last = who;
    const entries = await far.locator(".log .lines li:not(.since)").count();
    if (who === "far") {
      await myMove(far);
      await move(far);
    } else {
      await closed(here);
      await lift(here, who).click();
      await looks(here, who);
      await move(here);
    }
    moved[who] += 1;
    await expect.poll(() => far.locator(".log .lines li:not(.since)").count()).toBeGreaterThan(entries);
  }
  // Somebody elsewhere wants a move back: whoever is at this screen answers before the curtain is lifted.
  await closed(here);
  const wish = async () => {
    await far.locator(".prompt .undo").click();
    await expect(far.locator("dialog[open]")).toContainText("The others are asked first.");
    await far.locator("dialog[open]").getByRole("button", { name: "Take back one move" }).click();
  };
  await wish();
  await curtain(here).getByRole("button", { name: "No, play on" }).click();
  await expect(far.locator(".toast")).toContainText("Somebody says no.");
  await wish();
  await expect(curtain(here).locator("p[role=status]")).toContainText("asks to take the last move back");
  await accessible(here, "curtain with a request");
  await curtain(here).getByRole("button", { name: "Agree" }).click();
  await expect(curtain(here).getByRole("button", { name: "Agree" })).toHaveCount(0);
  await myMove(far);

  expect(frames.behind).toEqual([]);
  // The one elsewhere is "you" there, and reads the others' names.
  for (const name of ["Anna", "Grete"]) await expect(far.locator(".log .lines")).toContainText(name);
  await expect(far.locator(".seats .name").nth(3)).toHaveText("You");
  await expect(far.locator(".curtain")).toHaveCount(0);
});

for (const [size, viewport] of Object.entries({ tablet: TABLET, phone: PHONE, "small phone": SMALL }))
  test(`axe: ${size}`, async ({ visit }) => {
    const page = await visit({ viewport, hasTouch: true });
    await around(page, ["Anna", "Grete", "Łucja"]);
    await accessible(page, "names");
    await page.locator("dialog[open]").getByRole("button", { name: "Start the game" }).click();
    await ready(page);
    await accessible(page, "curtain");
    // Nothing to scroll, and the button is large enough for a finger.
    const button = (await page.locator(".curtain .names .btn").boundingBox())!;
    expect(button.height).toBeGreaterThanOrEqual(44);
    expect(button.y + button.height).toBeLessThan(viewport.height);
    const who = await passedTo(page);
    await ready(page);
    await lift(page, who).click();
    await looks(page, who);
    await accessible(page, "a shared table");
  });
