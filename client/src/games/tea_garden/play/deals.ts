/**
 * What a move takes and brings, as the house tells it. Nothing of it is worked out here; what a page reads off the board file is only what
 * is drawn there.
 */
import { same } from "../../../lib/table/turn/same";
import type { View } from "../view";
import type { Cost, Deal, Effect, Move, Pot } from "../wire";

/** An effect that a move brings, and how much of it there is (D1); null: all of it. */
export interface Gain {
  effect: Effect;
  given: number | null;
}

/** Of the gardens in a region one stands for all. */
const isAbout = ({ by, spaces }: Deal, move: Move): boolean =>
  move.kind === "garden" ? (spaces?.some(([space]) => space === move.space) ?? false) : same(by, move);

const dealOf = (move: Move, { outlook }: View): Deal | undefined => outlook.deals?.find((deal) => isAbout(deal, move));

const brought = (deal: Deal | undefined): Gain[] =>
  (deal?.brings ?? []).map((effect, n) => ({ effect, given: deal?.given?.[n] ?? null }));

/** The points of a garden's space (T23). */
export const spacePointsOf = (move: Extract<Move, { kind: "garden" }>, view: View): number =>
  dealOf(move, view)?.spaces?.find(([id]) => id === move.space)?.[1] ?? 0;

/** Without them: what a region's token brings. */
export const tokenOf = (move: Move, view: View): readonly Effect[] => dealOf(move, view)?.brings ?? [];

/** What a move brings: for a garden the points of the space, then the region's token (T23). */
export function gainsOf(move: Move, view: View): Gain[] {
  const points = move.kind === "garden" ? spacePointsOf(move, view) : 0;
  const own: Gain[] = points > 0 ? [{ effect: { kind: "vp", n: points }, given: null }] : [];
  return [...own, ...brought(dealOf(move, view))];
}

/** The same without how much there is. */
export const effectsOf = (move: Move, view: View): Effect[] => gainsOf(move, view).map(({ effect }) => effect);

export const costsOf = (move: Move, view: View): readonly Cost[] => dealOf(move, view)?.takes ?? [];

/** Teapots that are seen for it, or replaced (T26). */
export const potsOf = (move: Move, view: View): readonly Pot[] => dealOf(move, view)?.pots ?? [];

/** What a card that is bought is worth at the end; also while it is paid for. */
export const cardPointsOf = (move: Move, view: View): number => dealOf(move, view)?.points ?? 0;

/** While something is paid for: what that brings. Nothing else is told of then. */
export const paidFor = ({ outlook }: View): Gain[] => brought(outlook.deals?.[0]);
