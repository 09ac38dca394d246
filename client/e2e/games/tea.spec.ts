/** Tea Garden: whole games, one by one what can be decided, and what is shown on the way. */
import type { Page } from "@playwright/test";
import { accessible } from "../tools/axe";
import { begin, behindCurtain, curtain, lift, passedTo, watchFrames } from "../tools/curtain";
import { DESK, expect, PHONE, SMALL, test } from "../tools/fixtures";
import { sentBy } from "../tools/follow";
import { noIds, noIdsAnywhere } from "../tools/ids";
import { inEveryLanguage } from "../tools/languages";
import { giveUp, inviteFriends, playNow, wish } from "./qin";
import { inReach, wholeGroup } from "../tools/reach";
import { branch, bringRecord, meAndBots, openTable } from "../tools/tables";
import {
  CONFIRM,
  action,
  aimed,
  answer,
  asked,
  askedIn,
  card,
  confirm,
  decide,
  deed,
  follow,
  halvesOf,
  keyboard,
  kindOf,
  mouse,
  type Now,
  playCards,
  playToTheEnd,
  press,
  QUESTIONS,
  quiet,
  stepsOf,
  waysOf,
} from "./tea";

const RECORD = "points-4";
/** Me and bots, I begin. */
const table = (players: number) => meAndBots("tea_garden", players, "valley", { first: "0" });
const undo = (page: Page) => page.locator(".prompt .undo");
const me = (now: () => Now) => now().view.table.seats[now().seat!]!;

test("a whole game of two against a bot by mouse, from the lobby to the final scoring", async ({ visit }) => {
  test.setTimeout(600_000);
  const page = await visit();
  const now = follow(page);
  const sent = sentBy(page);
  await page.goto("/");
  await wish(page, "tea_garden", 2);
  await playNow(page, "tea_garden");
  const decisions = await playToTheEnd(page, now, mouse(page));
  // Every kind of thing was done on the way.
  expect([...sent]).toEqual(
    expect.arrayContaining([
      "advance",
      "caravan",
      "ferment",
      "garden",
      "harvest",
      "pagoda",
      "pass",
      "pay",
      "pick",
      "river",
      "take",
      "top",
    ]),
  );
  expect(decisions).toBeGreaterThan(40);
  expect(now().view.table.round).toBe(5);
  const { scores } = now().result!;
  await expect(page.locator(".result tbody tr")).toHaveCount(2);
  const shown = (await page.locator(".result .score").allInnerTexts()).map(Number);
  expect(shown).toEqual([...scores].sort((a, b) => b - a));
  await noIds(page);
});

test("a round by keyboard alone", async ({ visit }) => {
  test.setTimeout(300_000);
  const page = await visit();
  const now = follow(page);
  await openTable(page, table(2));
  await asked(page, "menu");
  const hands = keyboard(page, now);
  for (let nth = 0; now().view.table.round === 1 && nth < 60; nth++) {
    const { entries } = now();
    // A caravan whenever one can be served: that is rare in the first round.
    await decide(page, now, hands, nth, waysOf(now(), "caravan").length > 0 ? ["caravan"] : undefined);
    await expect.poll(() => now().entries, { intervals: [20, 50, 100] }).toBeGreaterThan(entries);
    const mine = () => now().waiting.kind === "seat" && now().waiting.seat === 0;
    await expect.poll(mine, { intervals: [20, 50, 100] }).toBe(true);
  }
  expect(now().view.table.round).toBe(2);
});

test("every choice of every question is reached by Tab and arrows, however many there are", async ({ visit }) => {
  test.slow();
  const page = await visit();
  const id = await bringRecord(page, "tea_garden", RECORD);
  const steps = await stepsOf(page, id);
  const many: Record<string, number> = {};
  for (const kind of QUESTIONS) {
    await askedIn(page, id, steps, kind, 4);
    // What is chosen in the panel, and the cards of the hand.
    const groups = page.locator(".tea-choice [data-stops]:has([data-stop]), .tea-hand [data-stops]:has([data-stop])");
    await groups.first().waitFor();
    many[kind] = await page.locator(".tea-choice [data-stop]").count();
    expect(await groups.count()).toBeGreaterThan(0);
    for (const group of await groups.all()) await wholeGroup(page, group);
  }
  // Among them a draw pile and a discard pile of many different cards.
  expect(many.remove, JSON.stringify(many)).toBeGreaterThan(4);
});

/** A moment at which there is a choice of caravans. */
async function beforeTrade(page: Page, record: string, steps: Awaited<ReturnType<typeof stepsOf>>): Promise<void> {
  const at = steps.findIndex((events) => events.some(({ kind, caravan }) => kind === "trading" && caravan === "KB07"));
  await branch(page, record, at - 1, steps[at]!.find(({ kind }) => kind === "trading")!.seat as number, 4);
  await asked(page, "menu");
}

test("every trade and tier of the caravans by keyboard alone", async ({ visit }) => {
  test.slow();
  const page = await visit();
  const now = follow(page);
  const record = await bringRecord(page, "tea_garden", RECORD);
  await beforeTrade(page, record, await stepsOf(page, record));
  const hands = keyboard(page, now);
  const ways = waysOf(now(), "caravan");
  expect(ways.length).toBeGreaterThan(3);
  await hands.begin("caravan");
  for (const way of ways) {
    await hands.aim(way);
    await aimed(page);
    for (const half of halvesOf(page, way)) await expect(half).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator('.caravans [aria-pressed="true"]')).toHaveCount(2);
  }
  await hands.hit(CONFIRM);
  await expect.poll(() => me(now).caravans).toContain(ways.at(-1)!.split(" ")[1]);
});

test("four bots, watched to the end: the final scoring item by item, skipped and seen again", async ({ visit }) => {
  test.setTimeout(180_000);
  const page = await visit({ reducedMotion: "no-preference" });
  const now = follow(page);
  await page.goto("/");
  await wish(page, "tea_garden", 4);
  await inviteFriends(page, "tea_garden");
  await page.getByRole("button", { name: "Stand up" }).click();
  for (let seat = 0; seat < 4; seat++) {
    const free = page.locator(".sseat.free");
    await expect(free).toHaveCount(4 - seat);
    await free.first().getByRole("button", { name: "Bot" }).click();
  }
  await page.getByRole("button", { name: "Start the game" }).click();
  const finale = page.locator(".prompt.finale");
  await finale.waitFor({ timeout: 120_000 });
  await expect(page.locator(".result")).toHaveCount(0);
  // One item is read, and the next one comes by itself.
  const item = finale.getByRole("heading", { name: /^Final scoring: ./ });
  const read = await item.innerText();
  await expect(finale.getByRole("paragraph")).not.toBeEmpty();
  await expect(item).not.toHaveText(read, { timeout: 20_000 });
  await finale.getByRole("button", { name: /^Skip/ }).click();
  await expect(finale).toHaveCount(0);
  await expect(page.locator(".result tbody tr")).toHaveCount(4);
  const { scores } = now().result!;
  const shown = (await page.locator(".result .score").allInnerTexts()).map(Number);
  expect(shown).toEqual([...scores].sort((a, b) => b - a));
  // The items of the sheet make up the points.
  now().view.outlook.sheet.forEach((items, seat) => expect(items.reduce((a, b) => a + b, 0)).toBe(scores[seat]));
  await page.getByRole("button", { name: /final scoring/ }).click();
  await finale.waitFor();
  await page.keyboard.press("s");
  await expect(finale).toHaveCount(0);
  await expect(page.locator(".result")).toBeVisible();
  await noIds(page);
});

test("a choice is taken back as a whole, and not once something hidden was seen", async ({ visit }) => {
  test.slow();
  const page = await visit();
  const now = follow(page);
  await openTable(page, table(2));
  await asked(page, "menu");
  await expect(undo(page)).toHaveCount(0);
  const hand = now().view.hand!;
  await playCards(page, now, 2);
  expect(now().view.hand).toHaveLength(hand.length - 2);
  // Cards are chosen one by one, and taken back together.
  await undo(page).click();
  await expect.poll(() => now().view.table.turn.played).toBe(false);
  expect([...now().view.hand!].sort()).toEqual([...hand].sort());
  await asked(page, "menu");

  // The same for an action with its garden and pagoda.
  await playCards(page, now, 3);
  await deed(page, "garden").click();
  const [first] = waysOf(now(), "garden");
  await mouse(page).aim(first!);
  await aimed(page);
  await confirm(page).click();
  await asked(page, "pagoda");
  await undo(page).click();
  await expect.poll(() => kindOf(now())).toBe("menu");
  expect(now().view.table.turn).toMatchObject({ played: true, main: false });
  expect(me(now).gardens).toHaveLength(1);
  await quiet(page, now);

  // A card is drawn: from then on nothing is taken back without asking.
  const id = await bringRecord(page, "tea_garden", RECORD);
  await askedIn(page, id, await stepsOf(page, id), "draw", 4);
  const { cards } = me(now);
  await confirm(page).click();
  await expect.poll(() => me(now).cards).toBeGreaterThan(cards);
  await quiet(page, now);
  expect(now().undo).not.toBe("free");
  const { entries } = now();
  await undo(page).click();
  const dialog = page.locator("dialog[open]");
  await expect(dialog.locator(".going li")).not.toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  expect(now().entries).toBe(entries);
});

test("the turn ends by one button that says what is left unused", async ({ visit }) => {
  test.slow();
  const page = await visit();
  const now = follow(page);
  const id = await bringRecord(page, "tea_garden", RECORD);
  const steps = await stepsOf(page, id);
  await askedIn(page, id, steps, "pick", 4);
  await aimed(page);
  await confirm(page).click();
  await expect.poll(() => now().view.table.turn.main).toBe(true);
  await quiet(page, now);
  const end = action(page, "end");
  await expect(end).toHaveAttribute("aria-disabled", "false");
  const left = ["river", "cups", "university", "bonus", "repeat"].some((verb) => waysOf(now(), verb).length > 0);
  // In this record something is: else there would be nothing to say.
  expect(left).toBe(true);
  await expect(end.locator("small")).toHaveCount(1);
  await end.click();
  await expect.poll(() => now().waiting.seat === now().seat && now().view.table.turn.main).toBe(false);
});

const REFUSALS = {
  en: ["Play cards first.", / is too far\./],
  pl: ["Najpierw zagraj karty.", / leży za daleko\./],
  de: ["Spiel zuerst Karten aus.", / ist zu weit weg\./],
  it: ["Prima gioca le carte.", / è troppo lontano\./],
} as const;

test("in every language what cannot be done says why, by its clause", async ({ visit }) => {
  test.slow();
  const page = await visit();
  const now = follow(page);
  await openTable(page, table(2));
  await asked(page, "menu");
  await noIdsAnywhere(page);
  const refusal = page.locator(".refusal");
  await deed(page, "harvest").click();
  await inEveryLanguage(page, async (language) => {
    await expect(refusal.locator(".clause")).toHaveText("T55");
    await expect(refusal.locator(":scope > span")).toHaveText(REFUSALS[language][0]);
  });
  await page.keyboard.press("Escape");
  await expect(refusal).toHaveCount(0);

  await playCards(page, now, 3);
  await deed(page, "garden").click();
  // Wudang, at the other end of the valley.
  await press(page, "region 15");
  await inEveryLanguage(page, async (language) => {
    await expect(refusal.locator(".clause")).toHaveText("T21");
    await expect(refusal.locator(":scope > span")).toHaveText(REFUSALS[language][1]);
    await noIds(page);
  });
  await refusal.locator("a").click();
  await expect(page.locator("dialog[open]").getByRole("heading", { level: 2 })).toHaveText(/^T21 · /);
  await page.keyboard.press("Escape");
  for (const key of ["t", "?"]) {
    await page.keyboard.press(key);
    await page.locator("dialog[open]").waitFor();
    await noIdsAnywhere(page);
    await page.keyboard.press("Escape");
  }
  await giveUp(page);
  await noIdsAnywhere(page);
});

test("every follow-up question comes with an answer, or is answered by two presses", async ({ visit }) => {
  test.setTimeout(240_000);
  const page = await visit();
  const now = follow(page);
  const id = await bringRecord(page, "tea_garden", RECORD);
  const steps = await stepsOf(page, id);
  const answered = async () => {
    await noIds(page);
    const { entries } = now();
    await answer(page, now, mouse(page), 0);
    await expect.poll(() => now().entries, { intervals: [20, 50, 100] }).toBeGreaterThan(entries);
  };
  for (const kind of QUESTIONS) {
    await askedIn(page, id, steps, kind, 4);
    await answered();
  }
  const other = await bringRecord(page, "tea_garden", "resigned-seat-played-on-3");
  await askedIn(page, other, await stepsOf(page, other), "put", 3);
  await answered();
});

test("another way to pay is one press away", async ({ visit }) => {
  test.slow();
  const page = await visit();
  const now = follow(page);
  const id = await bringRecord(page, "tea_garden", RECORD);
  await askedIn(page, id, await stepsOf(page, id), "pay", 4);
  await aimed(page);
  const picked = page.locator(".pane.mine .baskets .leaf.picked");
  const proposed = await picked.count();
  expect(proposed).toBeGreaterThan(0);
  await picked.first().click();
  await expect(picked).toHaveCount(proposed - 1);
  await expect(confirm(page)).toHaveAttribute("aria-disabled", "true");
  // What was proposed comes back.
  await page.keyboard.press("Escape");
  await expect(picked).toHaveCount(proposed);
  const { entries } = now();
  await confirm(page).click();
  await expect.poll(() => now().entries - entries).toBeGreaterThanOrEqual(proposed);
});

/** Everything in the whole document that draws or names a card of a hand, and everything that could hold one. */
async function cardsInDocument(page: Page): Promise<string[]> {
  const html = await page.content();
  return html.match(/class="[^"]*\b(?:lift|tea-hand|tea-dock)\b|Your hand|class="[^"]*\bdock\b/g) ?? [];
}

test("three people at one tablet: nothing of a hand is on the page behind the curtain", async ({ visit }) => {
  test.setTimeout(180_000);
  const page = await visit({ viewport: { width: 820, height: 1180 }, hasTouch: true });
  const [now, frames] = [follow(page), watchFrames(page)];
  const names = ["Anna", "Łucja", "Niccolò"];
  await begin(page, names, "tea_garden");
  const order: string[] = [];
  for (let turn = 0; turn < 3; turn++) {
    const who = await passedTo(page);
    order.push(who);
    await behindCurtain(page);
    expect(await cardsInDocument(page)).toEqual([]);
    await lift(page, who).click();
    await asked(page, "menu");
    await expect(curtain(page)).toHaveCount(0);
    expect((await cardsInDocument(page)).length).toBeGreaterThan(3);
    await playCards(page, now, 1);
    await deed(page, "harvest").click();
    await aimed(page);
    await confirm(page).click();
    await expect.poll(() => now().view.table.turn.main).toBe(true);
    await quiet(page, now);
    await action(page, "end").click();
    await curtain(page).waitFor();
  }
  expect(new Set(order)).toEqual(new Set(names));
  await behindCurtain(page);
  expect(frames.behind).toEqual([]);
  expect(frames.hands).toBeGreaterThan(3);
});

test("who begins is an option of the table", async ({ visit }) => {
  const page = await visit();
  const now = follow(page);
  await page.goto("/");
  await wish(page, "tea_garden", 3);
  const fields = page.locator("[data-game=tea_garden] .opts");
  await fields.getByLabel("Who begins").selectOption("0");
  await noIds(page);
  await playNow(page, "tea_garden");
  await asked(page, "menu");
  expect(now().view.table.active).toBe(0);
  expect(now().view.table.seats).toHaveLength(3);
});

test("four seats are set on a small phone without scrolling", async ({ visit }) => {
  const page = await visit({ viewport: SMALL, locale: "de", hasTouch: true, isMobile: true });
  await page.goto("/");
  await wish(page, "tea_garden", 4);
  await inReach(page, "options");
  await inviteFriends(page, "tea_garden");
  await page.locator("dialog[open] .invite").waitFor();
  await page.keyboard.press("Escape");
  await expect(page.locator(".sseat.free")).toHaveCount(3);
  await inReach(page, "set-up", true);
});

/** A deal whose first two cards allow every action but a caravan. */
const TOUR = "tea tour 7";

/** Through a turn and all that can be asked; `see` looks at the page in between. */
async function tour(page: Page, now: () => Now, see: (what: string) => Promise<void>): Promise<void> {
  await openTable(page, table(2));
  await asked(page, "menu");
  await see("my turn");
  const [first, second] = now().view.hand!;
  for (const id of [first!, second!]) await card(page, id).click();
  await see("cards are raised");
  await action(page, "play").click();
  await expect.poll(() => now().view.table.turn.played).toBe(true);
  await quiet(page, now);
  await see("the five actions");
  const look = async (verb: string) => {
    expect(waysOf(now(), verb), verb).not.toEqual([]);
    await deed(page, verb).click();
    await see(verb);
    // What is aimed at, then the action.
    for (let n = 0; n < 2; n++) await page.keyboard.press("Escape");
    await deed(page, verb).waitFor();
  };
  for (const verb of ["garden", "buy", "ferment", "harvest"]) await look(verb);
  const record = await bringRecord(page, "tea_garden", RECORD);
  await page.locator(".dock.is-over").waitFor();
  await see("result");
  const steps = await stepsOf(page, record);
  // Nobody can serve a caravan in the first turn.
  await beforeTrade(page, record, steps);
  await look("caravan");
  for (const kind of QUESTIONS) {
    await askedIn(page, record, steps, kind, 4);
    await see(`asked: ${kind}`);
  }
}

test("360×640 in every language: all to act is within reach, nothing scrolls", async ({ visit }) => {
  test.setTimeout(300_000);
  const page = await visit({ viewport: SMALL, hasTouch: true, isMobile: true, seed: TOUR });
  const now = follow(page);
  await tour(page, now, (what) => inReach(page, what, true));
  for (const pane of ["valley", "market", "court", "mine", "rivals"]) {
    await page.locator(`.tea-tabs [data-pane="${pane}"]`).tap();
    await inReach(page, pane, true);
    if (pane === "rivals") await expect(page.locator(".rivals-list .rival").first()).toBeInViewport({ ratio: 1 });
  }
});

for (const [size, viewport] of Object.entries({ desktop: DESK, phone: PHONE }))
  test(`axe on Tea Garden: ${size}`, async ({ visit }) => {
    test.setTimeout(300_000);
    const page = await visit({ viewport, hasTouch: size === "phone", seed: TOUR });
    const now = follow(page);
    await tour(page, now, (what) => accessible(page, what));
    await page.goto("/rules/tea_garden#T21");
    await page.locator("article").first().waitFor();
    await accessible(page, "rules");
  });
