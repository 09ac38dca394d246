/** Every symbol with its name, in groups, and the clause that tells more of it. What it means is `symbol-<icon>`. */
import type { IconName } from "../board/art/icons";
import type { ActionFile, BoardFile, Card } from "../wire";

export interface Symbol {
  icon: IconName | "strength";
  /** Message id of its name. */
  name: string;
  clause: string;
}

const symbol = (icon: Symbol["icon"], name: string, clause: string): Symbol => ({ icon, name, clause });

export const SYMBOLS: readonly (readonly [group: string, symbols: readonly Symbol[]])[] = [
  [
    "leaves",
    [
      symbol("leaf-green", "thing-leaf-green", "T17"),
      symbol("leaf-brown", "thing-leaf-brown", "T14"),
      symbol("leaf-any", "symbol-name-leaf-any", "T15"),
      symbol("strength", "thing-strength", "T8"),
      symbol("vp-now", "symbol-name-vp-now", "T23"),
      symbol("vp-end", "symbol-name-vp-end", "T35"),
    ],
  ],
  [
    "main",
    [
      symbol("garden", "action-garden", "T20"),
      symbol("buy", "action-buy", "T24"),
      symbol("caravan", "action-caravan", "T29"),
      symbol("ferment", "action-ferment", "T31"),
      symbol("harvest", "action-harvest", "T32"),
    ],
  ],
  [
    "side",
    [
      symbol("river", "side-river", "T34"),
      symbol("cups", "side-cups", "T36"),
      symbol("university", "side-university", "T39"),
    ],
  ],
  [
    "teapots",
    [
      symbol("pot-green", "teapot-green", "T26"),
      symbol("pot-red", "teapot-red", "T26"),
      symbol("pot-blue", "teapot-blue", "T26"),
      symbol("pot-any", "teapot-any", "T26"),
    ],
  ],
  [
    "tokens",
    [
      symbol("scroll-strength", "thing-scroll-strength", "T18"),
      symbol("scroll-teapot", "thing-scroll-teapot", "T27"),
      symbol("scroll-repeat", "thing-scroll-repeat", "T43"),
      symbol("token", "thing-emperor_token", "T41"),
      symbol("cup-marker", "thing-cup_marker", "T42"),
    ],
  ],
  [
    "bonus",
    [
      symbol("draw", "symbol-name-draw", "T46"),
      symbol("draw-discard", "symbol-name-draw-discard", "T47"),
      symbol("remove", "symbol-name-remove", "T48"),
      symbol("sell", "symbol-name-sell", "T50"),
      symbol("emperor-card", "thing-card-emperor", "T51"),
    ],
  ],
  [
    "pieces",
    [
      symbol("pagoda", "thing-pagoda", "T20"),
      symbol("boat", "thing-boat", "T34"),
      symbol("worker", "thing-worker", "T39"),
    ],
  ],
];

/** The action card with the most on it: side actions, teapots, a bonus. It shows how to read one. */
export function richest({ action_cards }: BoardFile): Card | null {
  const much = (card: ActionFile) =>
    Math.min(card.side.length, 1) + Math.min(card.teapots.length, 1) + 2 * Math.min(card.bonus.length, 1);
  const [best] = [...action_cards.cards].sort((a, b) => much(b) - much(a) || b.side.length - a.side.length);
  return best?.id ?? null;
}
