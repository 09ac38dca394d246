/** What the layers of a map are drawn from in every game. */
import type { GameEvent } from "../../games/contract";
import type { Look } from "../wire/wire";
import type { Args } from "../words/seats";

export interface Layers<View, Board, Place> {
  board: Board;
  view: View;
  looks: readonly Look[];
  /** Names of what is drawn. */
  say: (id: string, args?: Args) => string;
  /** Whose choice is shown. */
  seat?: number;
  /** The view after what is aimed at. */
  after?: View | null;
  /** What happened since my last move. */
  since?: readonly GameEvent[];
  me?: number | null;
  /** Places under the pointer and under the keyboard. */
  hovered?: Place | null;
  focused?: Place | null;
  /** How long new pieces take to settle. */
  speed?: number;
}
