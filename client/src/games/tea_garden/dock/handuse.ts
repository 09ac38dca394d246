/** What my hand is for now, and how strong the cards of this turn are. */
import { same } from "../../../lib/table/turn/same";
import { faceOf } from "../board/art/cards";
import type { TeaPlay } from "../play/play.svelte";
import type { View } from "../view";
import type { BoardFile, Card, Move } from "../wire";

/** What a press on a card does: raises it, or answers with it. Null: there is nothing to do with cards now. */
export type HandUse = "raise" | "cover" | "discard" | "remove" | null;

export function handUse({ mine, busy, kind, legal }: Pick<TeaPlay, "mine" | "busy" | "kind" | "legal">): HandUse {
  if (!mine && !busy) return null;
  if (kind === "menu" && legal.some((m) => m.kind === "top")) return "raise";
  if (kind === "cover" || kind === "discard") return kind;
  if (kind === "remove" && legal.some((m) => m.kind === "remove" && m.zone === "hand")) return kind;
  return null;
}

/** The answer that a card is; null where it is none. */
export function answerOf(use: HandUse, card: Card): Move | null {
  if (use === null || use === "raise") return null;
  return use === "remove" ? { kind: use, zone: "hand", card } : { kind: use, card };
}

export interface Sum {
  /** Strengths of the cards, the top card first. */
  parts: number[];
  /** Null: the house has not said it. */
  total: number | null;
  chosen: number;
  /** They lie in their slot already. */
  played: boolean;
}

/** The strength of the raised cards, or of those that were played in this turn. */
export function sumOf(
  { raised: { cards, top, strength }, mine }: Pick<TeaPlay, "raised" | "mine">,
  view: View,
  board: BoardFile,
  seat: number | null,
): Sum {
  const { turn, active, seats } = view.table;
  const of = (card: string): number => faceOf(board, card).strength;
  const topFirst = (cards: readonly string[], first: string | null): number[] =>
    [...cards].sort((a, b) => Number(b === first) - Number(a === first)).map(of);
  const slot = seat === active && turn.played ? seats[seat]?.slots.at(-1) : undefined;
  if (slot)
    return {
      parts: topFirst(slot.cards, slot.top),
      total: view.outlook.strength,
      chosen: slot.cards.length,
      played: true,
    };
  if (!mine || cards.length === 0) return { parts: [], total: 0, chosen: 0, played: false };
  return { parts: topFirst(cards, top), total: strength, chosen: cards.length, played: false };
}

/** Cards that look the same, each face once: with the first of them, and how many there are. */
export function alike(cards: readonly Card[], board: BoardFile): { card: Card; n: number }[] {
  const found: { face: unknown; card: Card; n: number }[] = [];
  for (const card of cards) {
    const { id: _, ...face } = faceOf(board, card);
    const known = found.find((other) => same(other.face, face));
    if (known) known.n++;
    else found.push({ face, card, n: 1 });
  }
  return found.map(({ card, n }) => ({ card, n }));
}
