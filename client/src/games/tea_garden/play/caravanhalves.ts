/** A caravan is chosen by halves: one of its trades, one of its tiers. */
import { caravanOf } from "../board/court/caravans";
import type { Of } from "./moves";
import type { View } from "../view";
import type { BoardFile, Caravan, Move } from "../wire";

type Trade = Of<"caravan">;

/** Either is counted from 0. */
export interface Half {
  trade?: number;
  tier?: number;
}

/**
 * What a tap on a half may mean, the best first: the half that is not named stays as chosen if it can, else it is the best one
 * for which the house would take the fewest scrolls. `view`: with the cards played; null: not known. `legal`: the moves that are listed; null: not yet, so anything
 * may be possible. At least one, be it to be refused.
 */
export function caravanWays(
  { board, view }: { board: BoardFile; view: View | null },
  legal: readonly Trade[] | null,
  caravan: Caravan,
  half: Half,
  aim: Move | null,
): Trade[] {
  const { trades, strengths } = caravanOf(board, caravan);
  const all = trades.flatMap((_, trade) =>
    strengths.map((_, tier): Trade => ({ kind: "caravan", caravan, trade, tier })),
  );
  const before: Half = aim?.kind === "caravan" && aim.caravan === caravan ? aim : {};
  const fits = ({ trade, tier }: Trade, wanted: Half): boolean =>
    (wanted.trade ?? trade) === trade && (wanted.tier ?? tier) === tier;
  const wanted = { trade: half.trade ?? before.trade, tier: half.tier ?? before.tier };
  const named = (legal ?? all).filter((m) => m.caravan === caravan && fits(m, half));
  const tiers = view?.outlook.reach?.tiers[view.table.caravans.indexOf(caravan)];
  const scrolls = ({ tier }: Trade): number => tiers?.[tier]?.scrolls ?? Infinity;
  const ways = named
    .toReversed()
    .sort((a, b) => Number(fits(b, wanted)) - Number(fits(a, wanted)) || fewest(scrolls(a), scrolls(b)));
  if (ways.length > 0) return ways;
  return [{ kind: "caravan", caravan, trade: wanted.trade ?? 0, tier: wanted.tier ?? 0 }];
}

/** Also where both are out of reach. */
const fewest = (a: number, b: number): number => (a === b ? 0 : a - b);
