/** Two people, two browsers: a link, a conversation, a broken line, a house that falls over. */
import type { Page } from "@playwright/test";
import { expect, test } from "../tools/fixtures";
import { House } from "../tools/house";
import { inviteFriends, lay, move, myMove, options, playNow } from "../games/qin";

async function invitation(page: Page): Promise<string> {
  await page.goto("/");
  await options(page);
  await page.getByLabel("Who begins").selectOption("0");
  await inviteFriends(page);
  await page.locator(".setuppage").waitFor();
  return page.url();
}

async function callMe(page: Page, name: string): Promise<void> {
  await page.locator(".btn.who").click();
  await page.locator("dialog[open] input").fill(name);
  await page.keyboard.press("Enter");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
}

/** One makes a move; then the other one is asked. */
async function inTurn(mover: Page, other: Page): Promise<void> {
  await myMove(mover);
  await expect(other.locator(".dock.your-move")).toHaveCount(0);
  await move(mover);
  await myMove(other);
}
/** Each of them makes so many moves, the first one first. */
async function rounds(a: Page, b: Page, count: number): Promise<void> {
  for (let n = 0; n < count; n++) {
    await inTurn(a, b);
    await inTurn(b, a);
  }
}

/** Both see the same board: the colour of every square, and as many lines of the log. */
async function sameBoard(a: Page, b: Page): Promise<void> {
  const laid = (page: Page) =>
    page
      .locator(".cell")
      .evaluateAll((cells) =>
        cells
          .map(
            (c) => `${(c as SVGElement).dataset.square} ${/, (red|yellow|blue), /.exec(c.ariaLabel ?? "")?.[1] ?? ""}`,
          )
          .filter((square) => /red|yellow|blue/.test(square)),
      );
  await expect.poll(async () => (await laid(a)).join() === (await laid(b)).join()).toBe(true);
  // More than what is printed on the board.
  expect((await laid(a)).length).toBeGreaterThan(4);
  const lines = (page: Page) => page.locator(".log .lines li:not(.since)").count();
  await expect.poll(async () => (await lines(a)) - (await lines(b))).toBe(0);
}

test("a link is withdrawn: whoever only looked is out, the new one leads in", async ({ visit }) => {
  const a = await visit();
  const b = await visit({ mayFail: true });
  const old = await invitation(a);
  await b.goto(old);
  await b.locator(".setuppage").waitFor();
  await a.getByRole("button", { name: "Make a new link" }).click();
  await expect(b.locator(".quietpage")).toContainText("no longer valid");
  await expect(a.locator(".invite input")).not.toHaveValue(old);
  const fresh = await a.locator(".invite input").inputValue();
  expect(fresh.startsWith(`${old}#`)).toBe(true);
  // Only what stands behind the hash sign is new: the browser does not load the page again.
  await b.goto(fresh);
  await b.getByRole("button", { name: "Try again" }).click();
  await b.getByRole("button", { name: "Sit here" }).click();
  await expect(a.locator(".sseat").nth(1)).not.toContainText("Sit here");
  // The old link, in a third browser.
  const c = await visit({ mayFail: true });
  await c.goto(old);
  await expect(c.locator(".quietpage")).toContainText("no longer valid");
});

test("two people by link: seats, colours, moves, chat, a lost line and the way back", async ({ visit }) => {
  const a = await visit({ mayFail: true });
  const b = await visit({ mayFail: true });
  const link = await invitation(a);
  await callMe(a, "Łucja");
  await expect(a.locator(".invite input")).toHaveValue(link);
  await b.goto(link);
  await b.getByRole("button", { name: "Sit here" }).click();
  await callMe(b, "Niccolò");
  await expect(a.locator(".sseat").nth(1)).toContainText("Niccolò");
  await expect(b.locator(".sseat").nth(0)).toContainText("Łucja");

  // A takes plum; B sees it and cannot take it too.
  await a.locator(".markbtn").click();
  await a.locator(".looks .swatches").first().locator("label").nth(4).click();
  await b.locator(".markbtn").click();
  await expect(b.getByRole("radio", { name: "Plum" })).toBeDisabled();
  await a.getByRole("button", { name: "Start the game" }).click();
  await b.locator(".dock").waitFor();
  await expect(a.locator(".seat.me")).toHaveClass(/seat-4/);
  await expect(b.locator(".seat").nth(0)).toHaveClass(/seat-4/);

  await rounds(a, b, 2);
  await sameBoard(a, b);

  await a.getByRole("tab", { name: "Chat" }).click();
  await a.getByPlaceholder("Say something").fill("Good evening <b>friend</b>");
  await a.keyboard.press("Enter");
  await expect(b.getByRole("tab", { name: /Chat/ })).toContainText("1");
  await b.getByRole("tab", { name: /Chat/ }).click();
  await expect(b.locator(".chat .lines")).toContainText("Good evening <b>friend</b>");
  for (const page of [a, b]) await page.getByRole("tab", { name: "Log" }).click();

  // B's line breaks while it is A's move.
  await myMove(a);
  await b.context().setOffline(true);
  await expect(b.locator(".linkstrip")).toContainText("Connection lost");
  await expect(a.locator(".seat").nth(1)).toHaveClass(/away/);
  await move(a);
  await expect(a.locator(".dock:not(.your-move)")).toBeVisible();
  await expect(b.locator(".dock.your-move")).toHaveCount(0);
  await b.context().setOffline(false);
  await expect(b.locator(".linkstrip p")).toHaveCount(0);
  await myMove(b);
  await expect(a.locator(".seat").nth(1)).not.toHaveClass(/away/);
  await sameBoard(a, b);
  await inTurn(b, a);
});

test("the house falls over in the middle of a move; both go on where they were", async ({ visit }) => {
  const house = await House.open();
  try {
    const a = await visit({ house: house.url, mayFail: true });
    const b = await visit({ house: house.url, mayFail: true });
    const link = await invitation(a);
    await b.goto(link);
    await b.getByRole("button", { name: "Sit here" }).click();
    await a.getByRole("button", { name: "Start the game" }).click();
    await b.locator(".dock").waitFor();
    await rounds(a, b, 1);
    await inTurn(a, b);
    const lines = await a.locator(".log .lines li:not(.since)").count();

    await house.kill();
    for (const page of [a, b]) await expect(page.locator(".linkstrip p")).toBeVisible();
    await expect(a.locator(".linkstrip")).toContainText("The house does not answer");
    await house.start();
    for (const page of [a, b]) await expect(page.locator(".linkstrip p")).toHaveCount(0, { timeout: 20_000 });
    expect(await a.locator(".log .lines li:not(.since)").count()).toBe(lines);
    await inTurn(b, a);
    await inTurn(a, b);
    await sameBoard(a, b);
  } finally {
    await house.close();
  }
});

test("a rematch leads both to the next table", async ({ visit }) => {
  const a = await visit();
  const b = await visit();
  await b.goto(await invitation(a));
  await b.getByRole("button", { name: "Sit here" }).click();
  await a.getByRole("button", { name: "Start the game" }).click();
  await b.locator(".dock").waitFor();
  await b.getByRole("button", { name: "Table menu" }).click();
  await b.getByRole("button", { name: "Give up" }).click();
  await b.locator("dialog[open]").getByRole("button", { name: "Give up" }).click();
  await expect(a.locator(".prompt h2")).toHaveText("You win.");
  const before = a.url();
  await a.getByRole("button", { name: "Play again" }).click();
  await a.waitForURL((url) => url.href !== before);
  await b.waitForURL(a.url());
});

test("a stranger watches, and finds a closed door where nobody may watch", async ({ visit }) => {
  const a = await visit();
  await a.goto("/");
  await playNow(a);
  await myMove(a);
  const b = await visit({ mayFail: true });
  await b.goto(a.url());
  await expect(b.locator(".prompt")).toContainText("You are watching");
  await expect(lay(b)).toHaveCount(0);

  await a.goto("/");
  await options(a);
  await a.getByRole("switch", { name: "Others may watch" }).click();
  await playNow(a);
  await myMove(a);
  await b.goto(a.url());
  await expect(b.locator(".quietpage")).toContainText("keeps its door closed");
});
