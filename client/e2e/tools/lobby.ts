/** From the lobby to a table of any game. On a phone a card is a tile, and what can be done with it is in a sheet. */
import { expect, type Page } from "@playwright/test";

export const lobby = (page: Page) => page.locator(".game").first().waitFor();
export const card = (page: Page, game = "qin") => page.locator(`.game[data-game="${game}"]`);

/** The ways to begin: play now, invite friends, around one screen. With the choices open they stand below them. */
const ways = (page: Page, game?: string) =>
  page.locator(
    `.game[data-game="${game ?? "qin"}"]:not(:has(dialog[open])) .gacts button, .game[data-game="${game ?? "qin"}"] dialog[open] .foot button`,
  );
/** Puts the ways to begin before me: on a phone by a press on the tile, unless its sheet is open already. */
async function faced(page: Page, game?: string): Promise<void> {
  await card(page, game).waitFor();
  const tile = card(page, game).locator(".cover");
  if ((await tile.count()) > 0 && (await ways(page, game).count()) === 0) await tile.click();
  await expect(ways(page, game)).not.toHaveCount(0);
}
async function begin(page: Page, game: string | undefined, way: number): Promise<void> {
  await faced(page, game);
  await ways(page, game).nth(way).click();
}
export const playNow = (page: Page, game?: string) => begin(page, game, 0);
export const inviteFriends = (page: Page, game?: string) => begin(page, game, 1);
export const aroundScreen = (page: Page, game?: string) => begin(page, game, 2);

/** Opens what a table may choose. */
export async function options(page: Page, game?: string): Promise<void> {
  await faced(page, game);
  const open = card(page, game).locator("dialog[open]");
  if ((await open.count()) === 0) await card(page, game).locator(".opt").click();
  await card(page, game).locator(".opts").waitFor();
}

/** Chooses how many play, and on which board. */
export async function wish(page: Page, game: string, players: number, board?: string): Promise<void> {
  await options(page, game);
  const fields = card(page, game).locator(".opts");
  await fields.locator(".seg").first().getByText(String(players), { exact: true }).click();
  if (board) await fields.getByText(board, { exact: true }).click();
}
