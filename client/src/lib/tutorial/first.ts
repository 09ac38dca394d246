/** The first game of a learner: the first board, as few as can play, the gentlest bots, at once. */
import type { GameCard, NewTable, SeatWish } from "../wire/wire";

export function firstGame(card: GameCard): NewTable {
  const players = Math.max(2, card.players[0]);
  const bot: SeatWish = { kind: "bot", level: card.bots[0] ?? "" };
  return {
    game: card.id,
    players,
    board: card.boards[0] ?? null,
    options: {},
    seats: [{ kind: "me" }, ...Array.from({ length: players - 1 }, () => bot)],
    listed: false,
    watching: true,
    away_minutes: null,
    start: true,
    series: null,
  };
}
