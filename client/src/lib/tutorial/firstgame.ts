/** The first game of a learner: as few as can play, on their first board, the gentlest bots, at once. */
import { againstBots } from "../lobby/bots";
import { fittingBoard, numbersOf } from "../lobby/fitting";
import type { GameCard, NewTable } from "../wire/wire";

export function firstGame(card: GameCard): NewTable {
  const players = numbersOf(card).find((n) => n > 1) ?? card.players[1];
  return {
    game: card.id,
    players,
    board: fittingBoard(card, players, null) || null,
    options: {},
    ...againstBots(players, card.bots[0] ?? "novice"),
    watching: true,
    away_minutes: null,
    series: null,
  };
}
