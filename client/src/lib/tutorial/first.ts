/** The first game of a learner: the first board, as few as can play, the gentlest bots, at once. */
import { againstBots } from "../lobby/bots";
import type { GameCard, NewTable } from "../wire/wire";

export function firstGame(card: GameCard): NewTable {
  const players = Math.max(2, card.players[0]);
  return {
    game: card.id,
    players,
    board: card.boards[0] ?? null,
    options: {},
    ...againstBots(players, card.bots[0] ?? ""),
    watching: true,
    away_minutes: null,
    series: null,
  };
}
