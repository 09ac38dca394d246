/** Which symbol stands for what. Figures are set over or beside a symbol, never drawn into it. */
import type { Effect, Pot, Scroll } from "../../wire";

/** The symbols of ValleySprite and TeaSprite. */
export type IconName =
  | "leaf-green"
  | "leaf-brown"
  | "leaf-any"
  | `pot-${Pot}`
  | `scroll-${Scroll}`
  | "token"
  | "cup-marker"
  | "draw"
  | "draw-discard"
  | "remove"
  | "ferment"
  | "sell"
  | "river"
  | "cups"
  | "university"
  | "garden"
  | "caravan"
  | "harvest"
  | "buy"
  | "emperor-card"
  | "vp-now"
  | "vp-end"
  | "pagoda"
  | "boat"
  | "worker";

const KINDS: Readonly<Record<Exclude<Effect["kind"], "scroll">, IconName>> = {
  vp: "vp-now",
  leaves: "leaf-green",
  ferment: "ferment",
  emperor_token: "token",
  cup_marker: "cup-marker",
  draw: "draw",
  draw_discard: "draw-discard",
  remove_card: "remove",
  sell_leaves: "sell",
  emperor_card: "emperor-card",
};
export const iconOf = (effect: Effect): IconName =>
  effect.kind === "scroll" ? `scroll-${effect.scroll}` : KINDS[effect.kind];

/** The figure beside a symbol: how many; none for one, nor where it stands on the symbol itself. */
export function figureOf(effect: Effect): number | null {
  if (effect.kind === "vp") return null;
  const n = effect.kind === "sell_leaves" ? effect.max : effect.n;
  return n > 1 ? n : null;
}

/** How wide an effect is drawn, in units of which the symbol is 24 high. */
export function widthOf(effect: Effect): number {
  const figure = figureOf(effect);
  const digits = figure === null ? 0 : String(figure).length;
  return (digits > 0 ? 3 + 9 * digits : 0) + (effect.kind === "leaves" ? 29 : 24);
}

/** An effect in words: `brief` for a list, `effect` for a whole sentence. */
export const phraseOf = (effect: Effect, how: "brief" | "effect" = "brief"): { id: string; args: Effect } => ({
  id: `${how}-${effect.kind}`,
  args: effect,
});
