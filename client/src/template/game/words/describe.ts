/** What a screen reader says of my cards of one value. */
import type { MatchContext } from "../../../games/contract";
import type { BoardFile, Move, View } from "../wire";

export const describe = (match: MatchContext<View, BoardFile, Move>, value: number, lit: boolean): string =>
  match.say(lit ? "place-card-lit" : "place-card", { value, count: match.view.hand?.[value - 1] ?? 0 });
