/** China: whole games, and what is shown before, between and after. */
import type { Page } from "@playwright/test";
import { accessible } from "../tools/axe";
import {
  aim,
  beforeScoring,
  build,
  follow,
  handCards,
  keyboard,
  mouse,
  myTurn,
  place,
  playToTheEnd,
  press,
  settled,
  source,
  takeCards,
  targetOf,
} from "./china";
import { begin, behindCurtain, curtain, lift, passedTo, watchFrames } from "../tools/curtain";
import { DESK, expect, PHONE, SMALL, test } from "../tools/fixtures";
import { sentBy } from "../tools/follow";
import { giveUp, inviteFriends, lobby, playNow, wish } from "./qin";
import { noIds, noIdsAnywhere } from "../tools/ids";
import { inEveryLanguage } from "../tools/languages";
import { inReach, overlaps, tabTo } from "../tools/reach";
import { branch, bringRecord, meAndBots, momentsOf, openTable } from "../tools/tables";

/** A deal with a pair among my three cards. */
const PAIR = "china pair 1";

test("a whole game of three by mouse, from the lobby to the score sheet", async ({ visit }) => {
  test.setTimeout(120_000);
  const page = await visit();
  const now = follow(page);
  const sent = sentBy(page);
  await page.goto("/");
  await playNow(page, "china");
  await myTurn(page);
  const decisions = await playToTheEnd(page, now, mouse(page));
  // Every kind of thing was done on the way.
  expect([...sent]).toEqual(expect.arrayContaining(["emissary", "house", "stop", "take"]));
  expect(decisions).toBeGreaterThan(20);
  await expect(page.locator(".prompt h2")).toHaveText(/wins?\.|share the victory/);
  await expect(page.locator(".result tbody tr")).toHaveCount(3);
  const scores = now().result!.scores;
  for (const score of scores)
    await expect(page.locator(".result .score", { hasText: String(score) })).not.toHaveCount(0);
});

test("by keyboard alone: from the lobby to the first house, and from the middle of a game to its end", async ({
  visit,
}) => {
  test.setTimeout(180_000);
  const page = await visit();
  const now = follow(page);
  await page.goto("/");
  await lobby(page);
  await tabTo(page, "[data-game=china] .gacts .btn");
  await page.keyboard.press("Enter");
  await myTurn(page);
  const hands = keyboard(page);
  const space = targetOf(now().legal.find((m) => m.startsWith("house "))!);
  await hands.build(space);
  await expect(place(page, space)).toHaveAccessibleName(/your house/);

  const id = await bringRecord(page, "china", "deck-3-side-3-4-with-undo");
  const houses = (await momentsOf(page, id)).flatMap(({ told }, at) =>
    told.flatMap(({ events }) => events.filter(({ kind }) => kind === "house").map(({ seat }) => ({ at, seat }))),
  );
  const { at, seat } = houses.at(-30)!;
  await branch(page, id, at - 1, seat as number, 3);
  await myTurn(page);
  expect(await playToTheEnd(page, now, hands)).toBeGreaterThan(10);
  await tabTo(page, ".result .btn.solid");
});

test("five bots with fortifications, watched to the end: the final scoring is seen, skipped and seen again", async ({
  visit,
}) => {
  test.setTimeout(120_000);
  const page = await visit({ reducedMotion: "no-preference" });
  const now = follow(page);
  await page.goto("/");
  await wish(page, "china", 5);
  const fields = page.locator("[data-game=china] .opts");
  // Five play on the other side; the one for fewer cannot be chosen.
  await expect(fields.getByRole("radio", { name: "Side 4–5" })).toBeChecked();
  await expect(fields.getByRole("radio", { name: "Side 3–4" })).toBeDisabled();
  await fields.getByRole("group", { name: "Fortifications" }).getByText("With", { exact: true }).click();
  await expect(fields).toContainText("doubles its owner’s points");
  await inviteFriends(page, "china");
  await page.getByRole("button", { name: "Stand up" }).click();
  for (let seat = 0; seat < 5; seat++) {
    const free = page.locator(".sseat.free");
    await expect(free).toHaveCount(5 - seat);
    await free.first().getByRole("button", { name: "Bot" }).click();
  }
  await expect(page.locator(".sseat.free")).toHaveCount(0);
  await expect(page.locator(".sseat b")).toHaveText(["Peony", "Bamboo", "Carp", "Crane", "Lotus"]);
  await page.getByRole("button", { name: "Start the game" }).click();

  // What is counted at the end is shown step by step; the result waits meanwhile.
  const finale = page.locator(".prompt.finale");
  await finale.waitFor({ timeout: 60_000 });
  await expect(page.locator(".result")).toHaveCount(0);
  await finale.getByRole("button", { name: /^Skip/ }).click();
  await expect(finale).toHaveCount(0);
  await expect(page.locator(".result tbody tr")).toHaveCount(5);
  const { scores } = now().result!;
  const shown = (await page.locator(".result .score").allInnerTexts()).map(Number);
  expect(shown).toEqual([...scores].sort((a, b) => b - a));

  // Once more: the Emperor walks over the alliances, whatever houses and roads there are.
  await page.getByRole("button", { name: /final scoring/ }).click();
  await expect(finale).toContainText("Final scoring: alliances", { timeout: 30_000 });
  await expect(page.locator(".board .emperor")).toHaveCount(1);
  await page.keyboard.press("s");
  await expect(finale).toHaveCount(0);
  await expect(page.locator(".result")).toBeVisible();
});

test("the end of the deck is told and shown, the first time and the second", async ({ visit }) => {
  const page = await visit();
  const id = await bringRecord(page, "china", "deck-3-side-3-4-with-undo");
  await page.locator(".dock.is-over").waitFor();
  const moments = await momentsOf(page, id);
  const after = (kind: string) => moments.findIndex((m) => m.told.some((t) => t.events.some((e) => e.kind === kind)));
  const [first, second] = [after("reshuffled"), after("deck-empty")];
  expect(second).toBeGreaterThan(first);

  await page.goto(`/t/${id}?at=${first - 1}`);
  await expect(page.getByRole("button", { name: /^First deck/ })).toBeVisible();
  await page.goto(`/t/${id}?at=${first}`);
  await expect(page.locator(".log [aria-current=step]")).toContainText("The deck has run out for the first time.");
  await expect(page.getByRole("button", { name: /^Second deck, \d+ cards$/ })).toBeVisible();
  await page.goto(`/t/${id}?at=${second}`);
  await expect(page.locator(".log [aria-current=step]")).toContainText("The deck has run out for the second time.");
  await expect(page.getByRole("img", { name: "The deck is used up" })).toBeVisible();
});

const REFUSALS = {
  en: [/^There is no house in .+ yet\./, /was empty when your turn began/],
  pl: [/^W regionie .+ nie ma jeszcze dworu\./, /^Na początku tury region .+ był pusty/],
  de: [/^In .+ steht noch kein Haus\./, /war zu Beginn deines Zuges leer/],
  it: [/^A .+ non c’è ancora nessun palazzo\./, /^All’inizio del turno .+ era vuota/],
} as const;

test("in every language a refused piece says why, by its clause, and what forbids it is marked", async ({ visit }) => {
  test.slow();
  const page = await visit();
  const now = follow(page);
  await openTable(page, meAndBots("china", 3, "3-4", { first: "0" }));
  await myTurn(page);
  await noIdsAnywhere(page);
  // Nobody has a house yet: no emissary can come, though the card would pay.
  const region = now().legal.map(targetOf)[0]!.replace(/\d$/, "");
  await press(page, region);
  const refusal = page.locator(".refusal");
  await inEveryLanguage(page, async (language) => {
    await expect(refusal.locator(".clause")).toHaveText("C16");
    await expect(refusal.locator(":scope > span")).toHaveText(REFUSALS[language][0]);
    await expect(page.locator(".board .refused")).not.toHaveCount(0);
    await noIds(page);
  });
  await page.keyboard.press("Escape");
  await expect(refusal).toHaveCount(0);

  // An empty region takes one piece in a turn.
  const there = now().legal.map(targetOf);
  const [space, other] = there.filter((target) => target.startsWith(region));
  await aim(page, space!);
  await noIdsAnywhere(page);
  await build(page).click();
  await page.locator(".china-dock.drawing").waitFor();
  await noIdsAnywhere(page);
  await press(page, other!);
  await inEveryLanguage(page, async (language) => {
    await expect(refusal.locator(".clause")).toHaveText("C4");
    await expect(refusal.locator(":scope > span")).toHaveText(REFUSALS[language][1]);
  });
  await refusal.locator("a").click();
  await expect(page.locator("dialog[open]").getByRole("heading", { level: 2 })).toHaveText(/^C4 · /);
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

test("a piece can be taken back until a card is drawn, paid with one card or with two as one", async ({ visit }) => {
  // Two cards of one colour and one of another: a house can be paid in both ways.
  const page = await visit({ seed: PAIR });
  const now = follow(page);
  for (const cost of [1, 2]) {
    await openTable(page, meAndBots("china", 3, "3-4", { first: "0" }));
    await myTurn(page);
    const ways = now().legal.filter((m) => m.startsWith("house "));
    const costs = (space: string) => ways.filter((m) => targetOf(m) === space).map((m) => m.split(" ")[2]!.length);
    const space = ways.map(targetOf).find((target) => costs(target).every((cards) => cards === cost));
    expect(space, `a house for ${cost}`).toBeDefined();
    await aim(page, space!);
    await build(page).click();
    await page.locator(".china-dock.drawing").waitFor();
    await expect(place(page, space!)).toHaveAccessibleName(/your house/);
    await expect(handCards(page)).toHaveCount(3 - cost);
    await page.getByRole("button", { name: "Take back my move" }).click();
    await expect(place(page, space!)).toHaveAccessibleName(/free/);
    await expect(handCards(page)).toHaveCount(3);

    // What was drawn has been seen: from then on all that would go with it is told first, and others are asked.
    await aim(page, space!);
    await build(page).click();
    await expect.poll(() => now().undo).toBe("free");
    await source(page, "deck").and(page.locator(".lit")).waitFor();
    await takeCards(page, now, "deck");
    expect(await settled(page, now)).toBe(false);
    expect(now().undo).not.toBe("free");
    await expect(handCards(page)).toHaveCount(3);
    await page.getByRole("button", { name: "Take back my move" }).click();
    const dialog = page.locator("dialog[open]");
    await dialog.getByRole("button", { name: /^Leave/ }).click();
    await expect(dialog).toHaveCount(0);
    await expect(handCards(page)).toHaveCount(3);
    await expect(place(page, space!)).toHaveAccessibleName(/your house/);
  }
});

test("what a house would score is shown before it is built", async ({ visit }) => {
  const page = await visit();
  const now = follow(page);
  const { space, seat, points } = await beforeScoring(page);
  await aim(page, space);
  await expect(page.locator(".told")).toContainText("is full and scores now");
  const gains = points.filter((p) => p > 0).sort((a, b) => b - a);
  await expect(page.locator(".payout text")).toHaveText(gains.map((p) => `+${p}`));
  const mine = page.locator(".told .strong .delta", { hasText: `+${points[seat]}` });
  await expect(mine).not.toHaveCount(0);
  const { entries } = now();
  await build(page).click();
  await expect.poll(() => now().entries).toBeGreaterThan(entries);
  await expect(page.locator(".log")).toContainText("is full:");
});

/** Everything in the whole document that draws or names a card of a hand, and everything that could hold one. */
async function cardsInDocument(page: Page): Promise<string[]> {
  const html = await page.content();
  return html.match(/class="[^"]*\b(?:hc|handcards|rcard)\b|Your hand|class="[^"]*\bdock\b/g) ?? [];
}

test("five people at one tablet: nothing of a hand is on the page behind the curtain", async ({ visit }) => {
  test.setTimeout(120_000);
  const page = await visit({ viewport: { width: 820, height: 1180 }, hasTouch: true });
  const [now, frames] = [follow(page), watchFrames(page)];
  const names = ["Anna", "Grete", "Łucja", "Niccolò", "Basia"];
  await begin(page, names, "china");
  const order: string[] = [];
  for (let turn = 0; turn < 5; turn++) {
    const who = await passedTo(page);
    order.push(who);
    await behindCurtain(page);
    expect(await cardsInDocument(page)).toEqual([]);
    await lift(page, who).click();
    await myTurn(page);
    await expect(curtain(page)).toHaveCount(0);
    expect((await cardsInDocument(page)).length).toBeGreaterThan(3);
    await expect(page.locator(".seats tbody .name b")).toHaveText(names);
    // One house; the open cards fill the hand, and the screen changes hands.
    await aim(page, targetOf(now().legal.find((m) => m.startsWith("house "))!));
    await build(page).click();
    await page.locator(".oc.lit").first().waitFor();
    await takeCards(page, now);
    await curtain(page).waitFor();
  }
  expect(new Set(order)).toEqual(new Set(names));
  await behindCurtain(page);
  expect(frames.behind).toEqual([]);
  expect(frames.hands).toBeGreaterThan(5);
});

test("five seats are set on a small phone without scrolling", async ({ visit }) => {
  const page = await visit({ viewport: SMALL, locale: "de", hasTouch: true, isMobile: true });
  await page.goto("/");
  await wish(page, "china", 5);
  await inReach(page, "options");
  await inviteFriends(page, "china");
  await page.locator("dialog[open] .invite").waitFor();
  await page.keyboard.press("Escape");
  await expect(page.locator(".sseat.free")).toHaveCount(4);
  await inReach(page, "set-up", true);
});

test("360×640 in every language: all to act is within reach, nothing scrolls", async ({ visit }) => {
  test.slow();
  const page = await visit({ viewport: SMALL, hasTouch: true, isMobile: true });
  const now = follow(page);
  await openTable(page, meAndBots("china", 5, "4-5", { first: "0", fortifications: "on" }));
  await myTurn(page);
  await inReach(page, "my move", true);
  const space = targetOf(now().legal.find((m) => m.startsWith("house "))!);
  await press(page, space.replace(/\d$/, ""));
  await page.locator(".refusal").waitFor();
  await inReach(page, "refusal", true);
  await handCards(page).first().tap();
  await inReach(page, "a card is chosen", true);
  await page.locator(".btn.give").tap();
  await inReach(page, "exchange", true);
  // The details, the exchange, the card.
  for (let n = 0; n < 3; n++) await page.keyboard.press("Escape");
  await aim(page, space);
  await inReach(page, "preview", true);
  await expect(build(page)).toBeInViewport({ ratio: 1 });
  await build(page).tap();
  await page.locator(".china-dock.drawing").waitFor();
  await inReach(page, "drawing", true);
  await expect(page.locator(".oc.lit")).not.toHaveCount(0);
  for (const from of await page.locator(".oc.lit").all()) await expect.soft(from).toBeInViewport({ ratio: 1 });
  await source(page, 0).tap();
  await settled(page, now);
  await inReach(page, "my next move", true);
  await page.locator(".topbar button.iconbtn:not(.nophone)").first().tap();
  await page.locator("dialog[open]").waitFor();
  await inReach(page, "how everybody stands");
  await page.keyboard.press("Escape");
  await giveUp(page);
  await inReach(page, "result", true);
});

/** Names of regions and cities, numbers of alliances, points. Names of cities are shown where there is room, or on wish. */
const LABELS = ".rg-name, .city, .ally > .al-body > text, .payout";

for (const [players, board] of [
  [3, "3-4"],
  [5, "4-5"],
] as const)
  test(`no label of the board overlaps another at 360 px: side ${board}`, async ({ visit }) => {
    test.slow();
    const page = await visit({ viewport: SMALL });
    const id = await bringRecord(page, "china", players === 3 ? "deck-3-side-3-4-with-undo" : "deck-5-fortifications");
    await page.locator(".dock.is-over").waitFor();
    const moments = await momentsOf(page, id);
    for (const at of [0, 20, 60, 120, moments.length - 1]) {
      await page.goto(`/t/${id}?at=${at}`);
      await page.locator(".board .rg-name").first().waitFor();
      expect.soft(await overlaps(page, LABELS), `moment ${at}`).toEqual([]);
    }
    expect(await page.locator(".board .rg-name").count()).toBe(9);
  });

for (const [size, viewport] of Object.entries({ desktop: DESK, phone: PHONE }))
  test(`axe on China: ${size}`, async ({ visit }) => {
    test.slow();
    const page = await visit({ viewport, hasTouch: size === "phone" });
    const now = follow(page);
    await openTable(page, meAndBots("china", 4, "4-5", { first: "0", fortifications: "on" }));
    await myTurn(page);
    await accessible(page, "my move");
    const space = targetOf(now().legal.find((m) => m.startsWith("house "))!);
    await press(page, space.replace(/\d$/, ""));
    await page.locator(".refusal").waitFor();
    await accessible(page, "refusal");
    await aim(page, space);
    await accessible(page, "preview");
    await build(page).click();
    await page.locator(".china-dock.drawing").waitFor();
    await accessible(page, "drawing");
    await page.locator(".pile").click();
    await page.locator("dialog[open]").waitFor();
    await accessible(page, "discards");
    await page.keyboard.press("Escape");
    if (size === "phone") {
      await page.locator(".topbar button.iconbtn:not(.nophone)").first().click();
      await page.locator("dialog[open]").waitFor();
      await accessible(page, "how everybody stands");
    }
    await bringRecord(page, "china", "deck-5-fortifications");
    await page.locator(".result").waitFor();
    await page.locator(".course").waitFor();
    await accessible(page, "result");
    await page.goto("/rules/china#S9");
    await page.locator("article").first().waitFor();
    await accessible(page, "rules");
  });
