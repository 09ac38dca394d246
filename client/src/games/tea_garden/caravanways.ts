/** A caravan is chosen by halves: one of its trades, one of its tiers. */
import { caravanOf } from "./caravans";
import { type Move, parse } from "./moves";
import type { BoardFile, Caravan } from "./wire";

export interface Half {
  trade?: number;
  tier?: number;
}

/**
 * What a tap on a half may mean, the best first: the half that is not named stays as chosen if it can, else it is the best one
 * that the cards' strength is enough for, without scrolls. `legal`: the moves that are listed; null: not yet, so anything may be possible. At least one, be it to be refused.
 */
export function caravanWays(
  board: BoardFile,
  legal: readonly string[] | null,
  caravan: Caravan,
  half: Half,
  { chosen, strength }: { chosen: Move; strength: number },
): string[] {
  const { trades, strengths } = caravanOf(board, caravan);
  const all = trades.flatMap((_, trade) => strengths.map((_, tier) => `caravan ${caravan} ${trade + 1} ${tier + 1}`));
  const before: Half = chosen.caravan === caravan ? chosen : {};
  const fits = ({ trade, tier }: Move, wanted: Half): boolean =>
    (wanted.trade ?? trade) === trade && (wanted.tier ?? tier) === tier;
  const wanted = { trade: half.trade ?? before.trade, tier: half.tier ?? before.tier };
  const named = (legal ?? all).map(parse).filter((m) => m.caravan === caravan && fits(m, half));
  const scrolls = ({ tier }: Move): number => Math.max(0, (strengths[(tier ?? 1) - 1]?.strength ?? 0) - strength);
  const ways = named
    .toReversed()
    .sort((a, b) => Number(fits(b, wanted)) - Number(fits(a, wanted)) || scrolls(a) - scrolls(b));
  if (ways.length > 0) return ways.map((m) => m.text);
  return [`caravan ${caravan} ${wanted.trade ?? 1} ${wanted.tier ?? 1}`];
}

/** Which halves were tapped by hand: what the page has filled in only marks itself at first. */
export class Taps {
  #caravan: Caravan | null = null;
  #half: Half = {};

  forget(): void {
    [this.#caravan, this.#half] = [null, {}];
  }
  /** Notes a tap; false if it only takes over what was filled in. */
  isAgain(caravan: Caravan, half: Half, chosen: Move): boolean {
    if (this.#caravan !== caravan || chosen.caravan !== caravan) [this.#caravan, this.#half] = [caravan, {}];
    const keys = (["trade", "tier"] as const).filter((key) => half[key] !== undefined);
    const isChosen = chosen.caravan === caravan && keys.every((key) => half[key] === chosen[key]);
    const isOwn = keys.every((key) => half[key] === this.#half[key]);
    this.#half = { ...this.#half, ...half };
    return !isChosen || isOwn;
  }
}
