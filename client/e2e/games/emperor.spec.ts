/** Emperor of China: whole games, attacks and talks between two browsers, and what is shown on the way. */
import type { Page } from "@playwright/test";
import { accessible } from "../tools/axe";
import { begin, behindCurtain, curtain, lift, passedTo, watchFrames } from "../tools/curtain";
import { type Duel, duel, make, NORTH, SOUTH, steer, toExpansion } from "./duel";
import {
  act,
  action,
  asked,
  confirm,
  follow,
  type Now,
  option,
  panel,
  place,
  playToTheEnd,
  press,
  two,
  type,
} from "./emperor";
import { DESK, expect, PHONE, SMALL, test } from "../tools/fixtures";
import { sentBy } from "../tools/follow";
import { noIds, noIdsAnywhere } from "../tools/ids";
import { inEveryLanguage } from "../tools/languages";
import { giveUp, inviteFriends, options, playNow, wish } from "./qin";
import { inReach, tabTo } from "../tools/reach";
import { bringRecord, meAndBots, openTable } from "../tools/tables";
import { later } from "../tools/time";

const CLASSIC = { rules: "classic" };
const provinces = (now: () => Now) => now().view.table.provinces;
/** Both pages have been told the same. */
const same = ({ hosts, guests }: Duel) => expect.poll(() => guests().entries - hosts().entries).toBe(0);
const tab = (page: Page, name: string) => page.locator(".log").getByRole("tab", { name });
const selected = (page: Page, name: string) => expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
const log = (page: Page) => page.locator(".log .lines");

test("a whole game of two by Vienna rules against a bot, by mouse, from the lobby to the final count", async ({
  visit,
}) => {
  test.setTimeout(300_000);
  const page = await visit();
  const now = follow(page);
  const sent = sentBy(page);
  await page.goto("/");
  await wish(page, "emperor", 2);
  const fields = page.locator("[data-game=emperor] .opts");
  await fields.getByText("End and influence", { exact: true }).click();
  const turns = fields.locator("label", { hasText: /^Number of turns/ }).locator("select");
  await turns.selectOption("20");
  await expect(turns).toHaveValue("20");
  await playNow(page, "emperor");
  const decisions = await playToTheEnd(page, now);
  // Every kind of thing was done on the way.
  expect([...sent]).toEqual(
    expect.arrayContaining([
      "advance",
      "attack",
      "colonise",
      "end-phase",
      "grow",
      "move",
      "relief",
      "roll",
      "settle",
      "stand",
      "yang",
      "yin",
    ]),
  );
  expect(decisions).toBeGreaterThan(20);
  expect(now().view.table.turn).toBeLessThanOrEqual(20);
  await expect(page.locator(".prompt h2")).toHaveText(/wins?\.|share the victory/);
  await expect(page.locator(".result tbody tr")).toHaveCount(2);
  for (const score of now().result!.scores)
    await expect(page.locator(".result .score", { hasText: String(score) })).not.toHaveCount(0);
  // The final count by its sources adds up to the result.
  const count = page.locator(".course table.sheet");
  await expect(count.locator("tbody th")).toHaveText([
    "Markers",
    "Symbols",
    "Yang cards",
    "Occupied provinces",
    "Provinces under influence",
  ]);
  await expect(count.locator("tfoot td")).toHaveText(now().result!.scores.map(String));
  await noIds(page);
});

for (const withdrawn of ["recolonise", "advance"])
  test(`an attack by Classic rules is answered in another browser: withdrawal, then ${withdrawn}`, async ({
    visit,
  }) => {
    test.slow();
    const table = await duel(visit, { ...CLASSIC, withdrawn });
    const { host, guest, hosts, guests } = table;
    await toExpansion(table);
    const { honan, hupeh, hunan } = provinces(hosts);
    // The chance is told before anything is risked.
    await expect(option(host, "attack honan hupeh").locator(".figure")).toHaveText(/^\d+ %$/);
    await act(host, hosts, "attack honan hupeh");
    await asked(guest, "defend");
    await expect(panel(host)).toContainText("Hupeh");
    await expect(host.locator(".dock.your-move")).toHaveCount(0);
    for (const refuge of ["hunan", "kiangsi"]) await expect(option(guest, `withdraw ${refuge}`)).toBeVisible();
    await expect(option(guest, "withdraw hunan")).toContainText(
      withdrawn === "advance" ? "the attacker may move in" : "Hupeh stays empty",
    );
    await act(guest, guests, "withdraw hunan");
    if (withdrawn === "advance") {
      await asked(host, "advance");
      await act(host, hosts, "advance 2");
    }
    await asked(host, "expand");
    expect(provinces(hosts).hunan!.markers).toBe(hunan!.markers + hupeh!.markers);
    if (withdrawn === "advance") {
      expect(provinces(hosts).hupeh).toMatchObject({ owner: 0, markers: 2 });
      expect(provinces(hosts).honan!.markers).toBe(honan!.markers - 2);
      await expect(place(guest, "hupeh")).toHaveAccessibleName(/Hupeh.* 2 /);
    } else {
      expect(provinces(hosts).hupeh?.owner ?? null).toBeNull();
      expect(provinces(hosts).honan!.markers).toBe(honan!.markers);
      await expect(place(guest, "hupeh")).toHaveAccessibleName(/^Hupeh: unoccupied/);
    }
    await same(table);
    await expect(log(guest)).toContainText(/withdr.+Hunan/);
  });

test("a demand by Classic rules: refused by staying, asked again and granted", async ({ visit }) => {
  test.slow();
  const table = await duel(visit, CLASSIC);
  const { host, guest, hosts, guests } = table;
  await toExpansion(table);
  const demands = hosts().legal.filter((move) => move.startsWith("demand "));
  expect(demands).toContain("demand hupeh");
  await action(host, "demand").click();
  await act(host, hosts, "demand hupeh");
  await asked(guest, "demand-asked");
  await expect(panel(guest)).toContainText("Hupeh");
  await act(guest, guests, "stand");
  await asked(host, "expand");
  // Each province once a turn.
  expect(hosts().legal).not.toContain("demand hupeh");

  // The guest's turn, and the next one of the host: the same once more, and now it is left.
  await steer(host, NORTH);
  await steer(guest, SOUTH);
  await steer(host, NORTH, "ask-idle");
  await asked(host, "expand");
  await action(host, "demand").click();
  await act(host, hosts, "demand hupeh");
  await asked(guest, "demand-asked");
  await act(guest, guests, "withdraw hunan");
  await asked(host, "expand");
  expect(provinces(hosts).hupeh?.owner ?? null).toBeNull();
  await expect(log(host)).toContainText(/withdr.+Hunan/);
});

test("a merger is refused, then accepted with a share, and a series counts it", async ({ visit }) => {
  test.slow();
  const series = { boards: ["china", "china"], count: "scores" };
  const table = await duel(visit, {}, { series });
  const { host, guest, hosts, guests } = table;
  await steer(host, NORTH);
  await steer(guest, SOUTH, "ask-idle");
  await asked(guest, "expand");
  await action(guest, "merge").click();
  await guest.locator(".whom .who").first().click();
  await expect(confirm(guest)).toHaveAttribute("aria-disabled", "false");
  await confirm(guest).click();
  await asked(host, "merge-asked");
  await expect(panel(host).locator("table tbody tr")).toHaveCount(4);
  await act(host, hosts, "refuse");
  await asked(guest, "expand");
  // Each once a turn.
  expect(guests().legal.filter((move) => move.startsWith("propose_merge"))).toEqual([]);
  await expect(log(guest)).toContainText(/You propose a merger to .+, without success\./);

  await steer(guest, SOUTH);
  await steer(host, NORTH, "ask-idle");
  await asked(host, "expand");
  await action(host, "merge").click();
  await host.locator(".whom .who").first().click();
  await host.locator(".share input[type=checkbox]").check();
  await host.locator(".share input[type=range]").fill("40");
  await expect(host.locator(".share")).toContainText("40 %");
  await expect(confirm(host)).toHaveAttribute("aria-disabled", "false");
  await confirm(host).click();
  await asked(guest, "merge-asked");
  await expect(panel(guest)).toContainText("Share named: 40 %.");
  // Whoever would play no more is asked twice.
  await action(guest, "accept").click();
  await expect(confirm(guest)).toHaveText(/^Yes, join /);
  await expect(confirm(guest)).toHaveAttribute("aria-disabled", "false");
  // Not by the second half of a double click.
  await later(guest);
  await confirm(guest).click();
  for (const page of [host, guest]) await page.locator(".dock.is-over").waitFor();
  await expect(host.locator(".result tbody tr.under")).toHaveCount(1);

  const [won] = hosts().result!.scores;
  const part = Math.floor((won! * 40) / 100);
  await host.locator(".result").getByRole("link", { name: "Standings" }).click();
  const sums = host.getByRole("region", { name: "Standings" }).locator(".sum");
  await expect(sums).toHaveText([String(won! - part), String(part)]);
  await expect(host.locator(".rounds")).toContainText("40 %");
});

test("a standing order answers for a defender until the attack is over", async ({ visit }) => {
  test.slow();
  const table = await duel(visit);
  const { host, guest, hosts } = table;
  await toExpansion(table);
  await act(host, hosts, "attack honan hupeh");
  await asked(guest, "defend");
  await guest.getByTestId("order").selectOption("stand");
  await guest.getByTestId("order-give").click();
  await asked(host, "roll");
  let throws = 0;
  for (; hosts().waiting.question === "ask-attacker-to-roll"; throws++) {
    const { entries } = hosts();
    await confirm(host).click();
    // The guest does nothing: the house answers, and the next throw or the end of the attack comes.
    const mine = () => hosts().entries > entries && hosts().waiting.kind === "seat" && hosts().waiting.seat === 0;
    await expect.poll(mine, { intervals: [20, 50, 100] }).toBe(true);
  }
  expect(throws).toBeGreaterThanOrEqual(3);
  await steer(host, ["advance 1"], "ask-idle");
  await expect(guest.locator(".dock.your-move")).toHaveCount(0);
  // It was for this attack: for those to come nothing is ordered.
  await expect(guest.getByTestId("order")).toBeVisible();
});

test("a turn through all five phases by keyboard alone", async ({ visit }) => {
  test.slow();
  const table = await duel(visit, {}, { host: { seed: "emperor symbol 7" } });
  const { host, guest, hosts } = table;
  for (const move of NORTH.slice(0, 3)) await type(host, hosts, move);
  // Three markers in each province: nobody can colonise yet.
  await asked(host, "move");
  await type(host, hosts, "end_phase");
  await asked(host, "expand");
  await type(host, hosts, "end_phase");
  await cards(host, hosts, false);
  await steer(guest, SOUTH);

  await asked(host, "grow");
  await type(host, hosts, "grow honan");
  // What a symbol brings: the seed of this journey decides which Yang card was drawn.
  let more = 0;
  for (; hosts().waiting.question === "ask-phase-one"; more++) await type(host, hosts, hosts().legal[0]!);
  expect(more, "markers that a symbol brings").toBeGreaterThan(0);
  await asked(host, "colonise");
  await type(host, hosts, "colonise honan anhwei");
  while (hosts().waiting.question === "ask-phase-two") await type(host, hosts, "end_phase");
  await asked(host, "move");
  const { hopeh } = provinces(hosts);
  const march = `move hopeh honan ${hopeh!.markers - 1}`;
  await type(host, hosts, march);
  // Taken back within the phase, and made again.
  await tabTo(host, ".prompt .undo");
  await host.keyboard.press("Enter");
  await expect.poll(() => provinces(hosts).hopeh!.markers).toBe(hopeh!.markers);
  await asked(host, "move");
  expect(hosts().legal).toContain(march);
  await type(host, hosts, march);
  while (hosts().waiting.question === "ask-phase-three") await type(host, hosts, "end_phase");
  await asked(host, "expand");
  await type(host, hosts, "attack honan hupeh");
  await asked(guest, "defend");
  await make(guest, ["stand"]);
  await asked(host, "roll");
  const { entries } = hosts();
  await host.keyboard.press("Enter");
  await expect.poll(() => hosts().entries).toBeGreaterThan(entries);
  // One throw decides nothing here.
  await asked(guest, "defend");
  await make(guest, ["stand"]);
  await asked(host, "roll");
  await type(host, hosts, "break_off");
  await asked(host, "expand");
  await type(host, hosts, "end_phase");
  await cards(host, hosts, false);
  await asked(guest, "grow");
});

/** Phase five by keys. `struck`: by a Yin card against which there is help. */
async function cards(page: Page, now: () => Now, struck: boolean): Promise<void> {
  await asked(page, "yang");
  await type(page, now, "yang honan");
  await asked(page, "yin");
  await type(page, now, "yin shensi");
  const decided = () =>
    now().waiting.kind === "seat" && (now().waiting.seat !== 0 || now().waiting.question === "ask-relief-asked");
  await expect.poll(decided).toBe(true);
  // The seed of this journey decides which Yin card is drawn.
  expect(now().waiting.seat === 0, "asked for a relief card").toBe(struck);
  if (struck) await type(page, now, "relief no");
}

test("an attack at one screen: the curtain for the defender, and back", async ({ visit }) => {
  test.slow();
  const page = await visit({ viewport: { width: 820, height: 1180 }, hasTouch: true });
  const [now, frames] = [follow(page), watchFrames(page)];
  const names = ["Anna", "Łucja"];
  await begin(page, names, "emperor");
  const attacker = await passedTo(page);
  const defender = names.find((name) => name !== attacker)!;
  const [mine, other] = [names.indexOf(attacker), names.indexOf(defender)];
  await steer(page, NORTH, null, mine);
  await steer(page, SOUTH, null, other);
  await steer(page, NORTH, "ask-idle", mine);
  await expect.poll(() => passedTo(page)).toBe(attacker);
  await behindCurtain(page);
  await lift(page, attacker).click();
  await asked(page, "expand");
  await act(page, now, "attack honan hupeh");
  await curtain(page).waitFor();
  expect(await passedTo(page)).toBe(defender);
  await behindCurtain(page);
  await lift(page, defender).click();
  await asked(page, "defend");
  await expect(curtain(page)).toHaveCount(0);
  await act(page, now, "withdraw hunan");
  await curtain(page).waitFor();
  expect(await passedTo(page)).toBe(attacker);
  await behindCurtain(page);
  await lift(page, attacker).click();
  await asked(page, "advance");
  await act(page, now, "advance 1");
  await asked(page, "expand");
  expect(provinces(now).hupeh).toMatchObject({ owner: mine, markers: 1 });
  expect(frames.behind).toEqual([]);
});

test("the rules of the table are told, and what differs from the rule set", async ({ visit }) => {
  const page = await visit();
  await openTable(page, meAndBots("emperor", 2, "china", { ...CLASSIC, dice: "single", first: "0" }));
  await asked(page, "settle");
  await page.locator(".topbar .panelroot > button").click();
  await page.locator(".menu").getByRole("button", { name: "Rules of this table" }).click();
  const rules = page.locator("dialog[open]");
  await expect(rules.locator(".set")).toContainText("Classic");
  const changed = rules.locator("dl .other");
  await expect(changed).toHaveCount(1);
  await expect(changed).toContainText("Dice in one throw");
  await expect(changed.locator("small")).toHaveText(/^Classic 1972: /);
  // Where the Mandate ends the game, there is no number of turns.
  await expect(rules).toContainText("When the Mandate is drawn");
  await expect(rules).not.toContainText("Number of turns");
  await noIds(page);
});

test("options that cannot go together are refused by the page with a sentence, and by the house", async ({ visit }) => {
  const page = await visit({ mayFail: true });
  await page.goto("/");
  await options(page, "emperor");
  const fields = page.locator("[data-game=emperor] .opts");
  const timer = fields.getByLabel("The game is scored");
  await fields.getByText("End and influence", { exact: true }).click();
  await timer.selectOption("mandate");
  await expect(fields.getByRole("alert")).toContainText("Only the Classic cards hold the Mandate.");
  await expect(timer).toHaveValue("turn_limit");
  // One press makes it possible.
  await fields.getByRole("alert").getByRole("button").click();
  await expect(fields.getByRole("alert")).toHaveCount(0);
  await expect(timer).toHaveValue("mandate");
  await fields.locator("summary").getByText("Cards", { exact: true }).click();
  await expect(fields.locator("label", { hasText: /^Cards/ }).locator("select")).toHaveValue("classic");
  await noIds(page);

  const impossible = { timer: "mandate", decks: "vienna" };
  await expect(openTable(page, two(impossible))).rejects.toThrow("setup-mandate");
  await expect(openTable(page, two({ yin_33: "true" }))).rejects.toThrow("setup-yin-33");
});

test("five seats are set on a small phone without scrolling", async ({ visit }) => {
  const page = await visit({ viewport: SMALL, locale: "de", hasTouch: true, isMobile: true });
  await page.goto("/");
  await wish(page, "emperor", 5);
  await inReach(page, "options");
  await inviteFriends(page, "emperor");
  await page.locator("dialog[open] .invite").waitFor();
  await page.keyboard.press("Escape");
  await expect(page.locator(".sseat.free")).toHaveCount(4);
  await inReach(page, "set-up", true);
});

const REFUSALS = {
  en: [/^Honan is occupied\./, /^Mountains lie on this border\. .*Mountain Crossing card/],
  pl: [/^Prowincja Honan jest zajęta\./, /^Tę granicę tworzą góry\. .*„Przejście przez góry”/],
  de: [/^Honan ist besetzt\./, /^An dieser Grenze liegt Gebirge\. .*„Gebirgsübergang“/],
  it: [/^Honan è occupata\./, /^Su questo confine ci sono montagne\. .*«Passaggio sui monti»/],
} as const;

test("in every language a refused move says why, by its clause, and which card is missing", async ({ visit }) => {
  test.slow();
  const { host, guest, guests } = await duel(visit);
  await steer(host, NORTH);
  await asked(guest, "settle");
  await noIdsAnywhere(guest);
  const refusal = guest.locator(".refusal");
  await press(guest, "honan");
  await inEveryLanguage(guest, async (language) => {
    await expect(refusal.locator(".clause")).toHaveText("E3");
    await expect(refusal.locator(":scope > span")).toHaveText(REFUSALS[language][0]);
    await noIds(guest);
  });
  await guest.keyboard.press("Escape");
  await expect(refusal).toHaveCount(0);

  // Nobody has a card in the first turn: over an open border an attack could go, over mountains not.
  await steer(guest, SOUTH, "ask-idle");
  await asked(guest, "expand");
  expect(guests().view.hand).toEqual([]);
  expect(guests().legal).toContain("attack hupeh honan");
  await press(guest, "hupeh");
  await expect(option(guest, "attack hupeh shensi")).toHaveClass(/\bdim\b/);
  await press(guest, "shensi");
  await inEveryLanguage(guest, async (language) => {
    await expect(refusal.locator(".clause")).toHaveText("E33");
    await expect(refusal.locator(":scope > span")).toHaveText(REFUSALS[language][1]);
    await noIds(guest);
  });
  await refusal.locator("a").click();
  await expect(guest.locator("dialog[open]").getByRole("heading", { level: 2 })).toHaveText(/^E33 · /);
  await guest.keyboard.press("Escape");
  for (const key of ["t", "?"]) {
    await guest.keyboard.press(key);
    await guest.locator("dialog[open]").waitFor();
    await noIdsAnywhere(guest);
    await guest.keyboard.press("Escape");
  }
  await giveUp(guest);
  await noIdsAnywhere(guest);
});

test("giving up says what becomes of the state, and it does", async ({ visit }) => {
  test.slow();
  const page = await visit();
  const now = follow(page);
  await openTable(page, meAndBots("emperor", 3, "china", { first: "0", turn_limit: "20" }));
  await asked(page, "settle");
  await act(page, now, "settle honan");
  // Taken back by mouse, and made again.
  await page.locator(".prompt .undo").click();
  await expect.poll(() => provinces(now).honan?.owner ?? null).toBeNull();
  await asked(page, "settle");
  await act(page, now, "settle honan");
  await page.locator(".topbar .panelroot > button").click();
  await page.locator(".menu .item").last().click();
  const dialog = page.locator("dialog[open]");
  await expect(dialog).toContainText("Your state leaves the game as soon as you are next asked something");
  await expect(dialog).toContainText("No bot plays on for you.");
  await dialog.getByRole("button", { name: "Give up" }).click();
  // I was asked just then: the markers are gone, and two go on.
  await expect.poll(() => Object.values(provinces(now)).some((p) => p.owner === 0)).toBe(false);
  await page.locator(".dock.is-over").waitFor({ timeout: 40_000 });
  expect(now().result!.places[0]).toBe(3);
});

test("the chat comes forward while people negotiate, and what was there before comes back", async ({ visit }) => {
  test.slow();
  const table = await duel(visit);
  const { host, guest, guests } = table;
  await toExpansion(table);
  for (const page of [host, guest]) await selected(page, "Log");
  await action(host, "merge").click();
  await selected(host, "Chat");
  await host.locator(".whom .who").first().click();
  await expect(confirm(host)).toHaveAttribute("aria-disabled", "false");
  await confirm(host).click();
  await asked(guest, "merge-asked");
  await selected(guest, "Chat");
  await host.getByPlaceholder("Say something").fill("Half of it?");
  await host.keyboard.press("Enter");
  await expect(guest.locator(".chat .lines")).toContainText("Half of it?");
  await act(guest, guests, "refuse");
  await selected(guest, "Log");
  await asked(host, "expand");
});

/** Through everything that can be asked; `see` looks at the host's page in between. */
async function tour(table: Duel, see: (what: string) => Promise<void>): Promise<void> {
  const { host, guest, hosts } = table;
  const aimed = () => expect(confirm(host)).toHaveAttribute("aria-disabled", "false");
  await see("settling");
  await act(host, hosts, "settle honan");
  await press(host, "taiwan");
  await host.locator(".refusal").waitFor();
  await see("refusal");
  await press(host, "hopeh");
  await aimed();
  await see("a province is aimed at");
  await steer(host, NORTH, "ask-designate-yang");
  await asked(host, "yang");
  await see("naming");
  await steer(host, NORTH);
  await asked(guest, "settle");
  await see("waiting");
  await steer(guest, SOUTH);

  await asked(host, "grow");
  await press(host, "honan");
  await aimed();
  await see("growth");
  await steer(host, NORTH, "ask-phase-two");
  await asked(host, "colonise");
  await see("colonising");
  await press(host, "honan");
  await press(host, "anhwei");
  await aimed();
  await see("colonists");
  await make(host, ["end_phase"]);
  await asked(host, "move");
  await press(host, "hopeh");
  await press(host, "honan");
  await aimed();
  await see("movement");
  await make(host, ["end_phase"]);
  await asked(host, "expand");
  await see("expansion");
  await action(host, "merge").click();
  await press(host, "hupeh");
  await aimed();
  await see("a merger");
  // The partner, then the merger itself.
  for (let n = 0; n < 2; n++) await host.keyboard.press("Escape");
  await press(host, "honan");
  await see("attacks");
  await press(host, "hupeh");
  await aimed();
  await see("odds");
  await make(host, ["attack honan hupeh"]);
  await asked(guest, "defend");
  await see("an attack is answered");
  await make(guest, ["stand"]);
  await asked(host, "roll");
  await see("dice");
  await make(host, ["break_off"]);
  await steer(host, NORTH);

  await steer(guest, SOUTH, "ask-idle");
  await make(guest, [{ kind: "propose-merge", seat: 0, share: 30 }]);
  await asked(host, "merge-asked");
  await see("a merger is proposed");
  await make(host, ["refuse"]);
  await asked(guest, "expand");
  await make(guest, ["attack hupeh honan"]);
  await asked(host, "defend");
  await see("attacked");
  await make(host, ["withdraw hopeh"]);
  await asked(guest, "advance");
  await steer(guest, SOUTH);
  await host.locator(".dock.your-move").waitFor();
}

/** What only Classic asks: provinces are demanded, and many dice thrown at once. */
async function classicTour(table: Duel, see: (what: string) => Promise<void>): Promise<void> {
  const { host, guest } = table;
  await toExpansion(table);
  await action(host, "demand").click();
  await press(host, "hupeh");
  await expect(confirm(host)).toHaveAttribute("aria-disabled", "false");
  await see("a demand");
  await make(host, ["attack honan hupeh"]);
  await asked(guest, "defend");
  await make(guest, ["stand"]);
  await asked(host, "roll");
  await expect(panel(host).locator(".count button")).not.toHaveCount(1);
  await see("many dice");
  await make(host, ["break_off"]);
  await steer(host, NORTH);
  await steer(guest, SOUTH, "ask-idle");
  await make(guest, ["demand honan"]);
  await asked(host, "demand-asked");
  await see("a province is demanded");
}

test("360×640 in every language: all to act is within reach, nothing scrolls", async ({ visit }) => {
  test.setTimeout(240_000);
  const small = { viewport: SMALL, hasTouch: true, isMobile: true };
  const table = await duel(visit, {}, { host: small });
  const { host } = table;
  await tour(table, (what) => inReach(host, what, true));
  await host.locator(".btn.cards").tap();
  await host.locator("dialog[open]").waitFor();
  await inReach(host, "my cards");
  await host.keyboard.press("Escape");
  await host.locator(".topbar button.iconbtn:not(.nophone)").first().tap();
  await host.locator("dialog[open]").waitFor();
  await inReach(host, "how everybody stands");
  await host.keyboard.press("Escape");
  await giveUp(host);
  await inReach(host, "result", true);
  const classic = await duel(visit, CLASSIC, { host: small });
  await classicTour(classic, (what) => inReach(classic.host, what, true));
});

for (const [size, viewport] of Object.entries({ desktop: DESK, phone: PHONE }))
  test(`axe on Emperor: ${size}`, async ({ visit }) => {
    test.setTimeout(300_000);
    const table = await duel(visit, {}, { host: { viewport, hasTouch: size === "phone" } });
    const { host } = table;
    await tour(table, (what) => accessible(host, what));
    await bringRecord(host, "emperor", "sole-3-vienna-mergers");
    await host.locator(".result").waitFor();
    await host.locator(".course").waitFor();
    await accessible(host, "result");
    await host.goto("/rules/emperor#E33");
    await host.locator("article").first().waitFor();
    await accessible(host, "rules");
    const classic = await duel(visit, CLASSIC, { host: { viewport, hasTouch: size === "phone" } });
    await classicTour(classic, (what) => accessible(classic.host, what));
  });
