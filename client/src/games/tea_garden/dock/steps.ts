/** Where in the turn we are, as the bar says it. */
import type { Phrase } from "../../contract";
import { faceOf } from "../board/art/cards";
import type { Verb } from "../play/moves";
import { PENDING } from "../words/pending";
import type { View } from "../view";
import type { BoardFile, Card, Move, SeatState } from "../wire";

export interface Step {
  id: "cards" | "main" | "side" | "free";
  state: "done" | "now" | "next";
  note: Phrase;
}

/** What I have chosen and may do; null while it is not my turn. */
interface Mine {
  readonly raised: { readonly cards: readonly Card[]; readonly top: Card | null; readonly strength: number | null };
  readonly legal: readonly Move[];
}

export function stepsOf(view: View, board: BoardFile, mine: Mine | null): Step[] {
  const { table, outlook } = view;
  const { turn } = table;
  const seat = table.seats[table.active];
  const slot = seat?.slots.at(-1);
  const raised =
    mine && mine.raised.cards.length > 0
      ? { n: mine.raised.cards.length, strength: mine.raised.strength ?? PENDING }
      : null;
  const played = turn.played && slot ? { n: slot.cards.length, strength: outlook.strength } : raised;
  return [
    {
      id: "cards",
      state: turn.played ? "done" : "now",
      note: played ? { id: "step-chosen", args: played } : { id: mine ? cardsOf(mine.legal) : "step-choosing" },
    },
    {
      id: "main",
      state: turn.main ? "done" : turn.played ? "now" : "next",
      note: { id: turn.main ? "step-done" : turn.played ? "step-picking" : "step-to-come" },
    },
    sideOf(view, board, (turn.played ? slot?.top : mine?.raised.top) ?? null),
    { id: "free", state: "next", note: seat ? freeOf(seat, mine) : { id: "step-nothing" } },
  ];
}

/** Whether cards can be chosen at all. While something else is asked, or my move is on its way, they are still to come. */
function cardsOf(legal: readonly Move[]): string {
  const can = (verb: Verb): boolean => legal.some((m) => m.kind === verb);
  if (can("fee")) return "step-fee";
  return can("pass") && !can("top") ? "step-no-cards" : "step-choosing";
}

/** The side actions of the top card, also of one that is only raised yet; or the one that was done. */
function sideOf({ table }: View, board: BoardFile, top: Card | null): Step {
  const { turn } = table;
  if (turn.side) return { id: "side", state: "done", note: { id: `side-${turn.side}` } };
  if (top === null) return { id: "side", state: "next", note: { id: "step-to-come" } };
  const [side, other] = faceOf(board, top).side;
  const state = turn.main && side ? "now" : "next";
  if (!side) return { id: "side", state, note: { id: "step-side-none" } };
  return {
    id: "side",
    state,
    note: other ? { id: "step-side-or", args: { side, other: { id: `side-${other}` } } } : { id: `side-${side}` },
  };
}

function freeOf(seat: SeatState, mine: Mine | null): Phrase {
  if (mine?.legal.some((m) => m.kind === "advance")) return { id: "step-advance" };
  const markers = seat.rows.flatMap((row) => row.markers).reduce((sum, n) => sum + n, 0);
  return markers > 0 ? { id: "step-marker-count", args: { n: markers } } : { id: "step-nothing" };
}
