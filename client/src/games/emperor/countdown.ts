/** How far the game is: turns played, or Yang cards drawn up to the Mandate. */
import type { View } from "./seen";
import type { BoardFile, Status } from "./wire";

export interface Count {
  /** What is counted; which ends the game sooner, where both do. */
  by: "turns" | "mandate";
  now: number;
  all: number;
  /** Turns to come that are mine, if everybody stays. */
  mine: number[];
}

const MANDATE = "mandate";

const isLive = (status: Status | undefined): boolean => status === "live";

export function countdownOf(view: View, board: Pick<BoardFile, "decks">, seat: number | null): Count | null {
  const { table } = view;
  const limit = table.rules.turn_limit;
  // Nothing else lies under the shuffled part before it; cards that come back go behind it (E75).
  const before = table.yang_then.indexOf(MANDATE);
  const drawsLeft = before < 0 ? null : view.yang_deck + before;
  const all = Object.values(board.decks.classic?.yang ?? {}).reduce((sum, n) => sum + n, 0);
  const turnsLeft = limit > 0 ? limit - table.turn : null;
  if (drawsLeft !== null && (turnsLeft === null || drawsLeft < turnsLeft))
    return { by: "mandate", now: all - 1 - drawsLeft, all, mine: [] };
  if (turnsLeft === null) return null;
  return { by: "turns", now: table.turn, all: limit, mine: turnsOf(view, seat, limit) };
}

/** Whose turn each one to come is, if nobody leaves: the live seats go round. */
function turnsOf({ table }: View, seat: number | null, limit: number): number[] {
  const live = table.seats.map((_, n) => n).filter((n) => isLive(table.seats[n]?.status));
  if (seat === null || !live.includes(seat) || table.point === "first") return [];
  const mine: number[] = [];
  // After a set-up round the first player begins (E4).
  let at = table.turn === 0 ? table.first - 1 : table.active;
  for (let turn = table.turn + 1; turn <= limit && live.length > 0; turn++) {
    do at = (at + 1) % table.seats.length;
    while (!live.includes(at));
    if (at === seat) mine.push(turn);
  }
  return mine;
}
