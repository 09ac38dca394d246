/**
 * What a move takes and brings, as the house tells it. Nothing of it is worked out here; what a page reads off the board file is only what
 * is drawn there.
 */
import { same } from "../../../lib/table/turn/same";
import type { View } from "../view";
import type { Cost, Deal, Effect, Move } from "../wire";

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

/** What a move brings: for a garden the points of the space, then the region's token (T23). */
export function gainsOf(move: Move, view: View): Gain[] {
  const deal = dealOf(move, view);
  const space = move.kind === "garden" ? deal?.spaces?.find(([id]) => id === move.space) : undefined;
  const points = space?.[1] ?? 0;
  const own: Gain[] = points > 0 ? [{ effect: { kind: "vp", n: points }, given: null }] : [];
  return [...own, ...brought(deal)];
}

/** The same without how much there is. */
export const effectsOf = (move: Move, view: View): Effect[] => gainsOf(move, view).map(({ effect }) => effect);

export const costsOf = (move: Move, view: View): readonly Cost[] => dealOf(move, view)?.takes ?? [];

/** While something is paid for: what that brings. Nothing else is told of then. */
export const paidFor = ({ outlook }: View): Gain[] => brought(outlook.deals?.[0]);
