/** Phones: everything to press is in sight, large enough for a finger, and nothing lies over anything else. */
import { expect, PHONE, SMALL, test } from "../tools/fixtures";
import {
  againstBots,
  aim,
  giveUp,
  inviteFriends,
  lay,
  lobby,
  move,
  myMove,
  options,
  playNow,
  refused,
  settled,
} from "../games/qin";
import { inEveryLanguage } from "../tools/languages";
import { inReach, outOfReach, overlaps, sideways } from "../tools/reach";

for (const viewport of [SMALL, PHONE]) {
  test(`${viewport.width}×${viewport.height} in every language: all within reach, no page scroll`, async ({
    visit,
  }) => {
    test.slow();
    const page = await visit({ viewport, hasTouch: true, isMobile: true });
    // The lobby: the games' tiles; lists of tables are as long as they are.
    await page.goto("/");
    await lobby(page);
    await inEveryLanguage(page, async (language) => {
      await expect(page.locator(".game .cover")).toHaveCount(4);
      for (const button of await page.locator(".topbar .btn, .game .cover").all())
        await expect.soft(button, language).toBeInViewport({ ratio: 1 });
      expect
        .soft(
          (await outOfReach(page)).filter((f) => f.startsWith("small")),
          language,
        )
        .toEqual([]);
      expect.soft(await sideways(page), language).toBeLessThanOrEqual(0);
    });
    await options(page);
    await page.locator("dialog[open] .opts").getByText("4", { exact: true }).tap();
    await inReach(page, "options");
    await inviteFriends(page);

    // Setting the table, with four seats.
    // The invitation comes first: that was what the button said.
    await page.locator(".setuppage .sseat").nth(3).waitFor();
    await page.locator("dialog[open]").waitFor();
    await inReach(page, "invitation");
    await page.locator("dialog[open] .head .iconbtn").tap();
    await page.locator(".sseat.free .sacts .btn").first().tap();
    await page.locator(".sseat select").waitFor();
    await inReach(page, "set-up", true);
    await expect(page.locator(".setupmore .btn")).toHaveCount(3);
    for (const more of await page.locator(".setupmore .btn").all()) {
      await more.tap();
      await page.locator("dialog[open]").waitFor();
      await inReach(page, `set-up: ${await more.innerText()}`);
      await page.locator("dialog[open] .head .iconbtn").tap();
    }
    await page.locator(".markbtn").tap();
    await inReach(page, "colours", true);
    await page.locator("dialog[open] .swatches label").nth(4).tap();
    await page.locator("dialog[open] .head .iconbtn").tap();
    // Four seats, mine and a bot's: two are left.
    for (const free of [2, 1]) {
      await expect(page.locator(".sseat.free")).toHaveCount(free);
      await page.locator(".sseat.free .sacts .btn").first().tap();
    }
    await expect(page.locator(".sseat.free")).toHaveCount(0);
    await page.locator(".startbar .btn").tap();

    await myMove(page);
    await inReach(page, "my move", true);
    await refused(page);
    await inReach(page, "refusal", true);
    await aim(page);
    await inReach(page, "preview", true);
    await lay(page).tap();
    await settled(page);
    await inReach(page, "my next move", true);
    await page.locator(".topbar .tolog").tap();
    await page.locator("dialog[open]").waitFor();
    await inReach(page, "log");
    await page.locator("dialog[open] [role=tab]").last().tap();
    await inReach(page, "chat");
    await page.locator("dialog[open] .head .iconbtn").tap();
    await page.locator(".topbar .panelroot > button").tap();
    await inReach(page, "menu");
    await page.keyboard.press("Escape");
    await giveUp(page);
    await inReach(page, "result", true, [page.locator(".result .acts .btn")]);
  });
}

for (const viewport of [
  { width: 320, height: 640 },
  { width: 844, height: 390 },
])
  test(`${viewport.width}×${viewport.height}: a move and the log are within reach`, async ({ visit }) => {
    const page = await visit({ viewport, locale: "de", hasTouch: true, isMobile: true });
    await againstBots(page, 4);
    await inReach(page, "my move", true);
    await aim(page);
    await inReach(page, "preview", true);
    await expect(lay(page)).toBeInViewport({ ratio: 1 });
    await lay(page).tap();
    await settled(page);
    await page.locator(".topbar .tolog").tap();
    await expect(page.locator("dialog[open] .log .lines")).toBeInViewport({ ratio: 1 });
    await page.locator("dialog[open] [role=tab]").last().tap();
    await expect(page.locator("dialog[open] .sayform input")).toBeInViewport({ ratio: 1 });
    await page.locator("dialog[open] .head .iconbtn").tap();
    await giveUp(page);
    await expect(page.locator(".result .acts .btn")).not.toHaveCount(0);
    for (const button of await page.locator(".result .acts .btn").all())
      await expect.soft(button).toBeInViewport({ ratio: 1 });
  });

for (const [players, board] of [
  [2, "Bird"],
  [4, "Lion"],
] as const)
  test(`no label of the board overlaps another at 360 px: ${players} on the ${board}`, async ({ visit }) => {
    test.setTimeout(120_000);
    const page = await visit({ viewport: SMALL });
    await againstBots(page, players, board);
    let seen = 0;
    for (let moves = 0; moves < 8; moves++) {
      const legal = await page
        .locator(".cell.legal")
        .evaluateAll((cells) => cells.map((c) => (c as SVGElement).dataset.square!));
      for (const square of legal.filter((_, n) => n % Math.ceil(legal.length / 4) === 0)) {
        await page.keyboard.press("Escape");
        await aim(page, square);
        seen += await page.locator(".board .flag").count();
        expect.soft(await overlaps(page, ".flag, .sizebadge, .coord"), `move ${moves}, ${square}`).toEqual([]);
      }
      await page.keyboard.press("Escape");
      await move(page);
      if (await settled(page)) break;
    }
    expect(seen).toBeGreaterThan(10);
  });

test("two fingers zoom the board, one moves it, and a button shows it whole again", async ({ visit }) => {
  const page = await visit({ viewport: PHONE, hasTouch: true, isMobile: true });
  await page.goto("/");
  await playNow(page);
  await myMove(page);
  const client = await page.context().newCDPSession(page);
  const box = (await page.locator(".boardwrap").boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: [number, number][]) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  await touch("touchStart", [
    [x - 20, y],
    [x + 20, y],
  ]);
  for (let i = 1; i <= 8; i++)
    await touch("touchMove", [
      [x - 20 - i * 10, y],
      [x + 20 + i * 10, y],
    ]);
  await touch("touchEnd", []);
  await expect(page.locator(".panzoom.zoomed")).toHaveCount(1);
  const before = await page.locator(".camera").getAttribute("style");
  await touch("touchStart", [[x, y]]);
  for (let i = 1; i <= 8; i++) await touch("touchMove", [[x + i * 8, y + i * 5]]);
  await touch("touchEnd", []);
  expect(await page.locator(".camera").getAttribute("style")).not.toBe(before);
  expect(await page.evaluate(() => [scrollX, scrollY, visualViewport?.scale])).toEqual([0, 0, 1]);
  // A tap right after a flick may only stop it, as on any phone: then it is tapped again.
  await expect(async () => {
    await page.getByRole("button", { name: "Show the whole board" }).tap({ timeout: 1000 });
    await expect(page.locator(".panzoom.zoomed")).toHaveCount(0, { timeout: 500 });
  }).toPass();
});
