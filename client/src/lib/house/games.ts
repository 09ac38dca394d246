/** The games of the house, asked for once, and what their boards are called. */
import { once } from "../cache";
import { api } from "../wire/api";
import type { GameCard } from "../wire/wire";
import { words } from "../words/words.svelte";

export const cards = (): Promise<GameCard[]> => once("games", api.games);
export const cardOf = async (id: string): Promise<GameCard | null> =>
  (await cards()).find((card) => card.id === id) ?? null;

/** A board's name in the words of its game; one that somebody brought along has only its id. */
export function boardName(game: string, board: string): string {
  const speaker = words.of(game);
  return speaker.has(`board-${board}`) ? speaker.say(`board-${board}`) : board;
}
