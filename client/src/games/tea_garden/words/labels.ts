/** Moves in words. */
import type { Args } from "../../../lib/words/seats";
import type { Phrase } from "../../contract";
import { phraseOf } from "../board/art/icons";
import { regionOf } from "../board/valley/geometry";
import { basketOf } from "../play/moves";
import type { BoardFile, Effect, Move } from "../wire";

/** What the sentence of a move names. */
function named(board: BoardFile, move: Move): Args {
  switch (move.kind) {
    case "garden":
      return { region: regionOf(board, move.space) };
    case "pagoda":
      return { n: move.number };
    case "caravan":
      return { caravan: move.caravan };
    case "pay":
    case "sell":
      return { basket: basketOf(move.leaf) };
    case "place":
      return { row: move.row + 1, end: move.end };
    case "place-new":
      return { end: "new" };
    case "marker":
    case "put":
    case "bonus":
      return {};
    default: {
      const { kind: _, ...args } = move;
      return args;
    }
  }
}

/** A move as a button says it; `effects`: what a bonus or a marker brings, which tells it from others. */
export function labelOf(board: BoardFile, move: Move, effects: readonly Effect[] = []): Phrase {
  const { kind } = move;
  if (effects.length > 0 && (kind === "bonus" || kind === "marker"))
    return { id: `do-${kind}-of`, args: { effects: effects.map((effect) => phraseOf(effect)) } };
  return { id: kind === "place-new" ? "do-place" : `do-${kind}`, args: named(board, move) };
}
