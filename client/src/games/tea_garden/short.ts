/** D1: what is left of the box may be less than what is printed. Gains are handed out in printed order, as far as it goes; an open supply (null) has all. */
import type { Item, Strip } from "./strip";
import type { Effect, Scroll, Supply } from "./wire";

const SCROLLS: readonly Scroll[] = ["strength", "teapot", "repeat"];

/** What is left, by kind: `leaves`, `emperor_token`, `cup_marker`, `scroll teapot`. */
type Left = Map<string, number>;

const keyOf = (effect: Effect): string => (effect.kind === "scroll" ? `scroll ${effect.scroll}` : effect.kind);

function leftOf({ leaves, markers, tokens, scrolls }: Supply): Left {
  return new Map([
    ["leaves", leaves],
    ["emperor_token", tokens],
    ["cup_marker", markers],
    ...SCROLLS.map((scroll, n) => [`scroll ${scroll}`, scrolls[n] ?? 0] as const),
  ]);
}

/** What is paid lies in the supply again before anything is gained. */
function giveBack(left: Left, { pay, strength }: Strip, markers: number): void {
  const add = (key: string, n: number): void => void left.set(key, (left.get(key) ?? 0) + n);
  for (const item of pay)
    if (item.is === "leaf" || item.is === "price") add("leaves", item.n);
    else if (item.is === "tokens") add("emperor_token", item.n);
    else if (item.is === "scroll") add(`scroll ${item.scroll}`, item.n);
  add("scroll strength", strength?.scrolls ?? 0);
  add("cup_marker", markers);
}

function given(item: Item, left: Left): Item {
  if (item.is !== "effect" || !("n" in item.effect)) return item;
  const key = keyOf(item.effect);
  const has = left.get(key);
  if (has === undefined) return item;
  const n = Math.min(item.effect.n, has);
  left.set(key, has - n);
  return n === item.effect.n ? item : { is: "short", effect: item.effect, n };
}

/** The strip with what the house can give. `markers`: cup markers that are used up by it. */
export function inSupply(strip: Strip, supply: Supply | null, markers = 0): Strip {
  if (!supply) return strip;
  const left = leftOf(supply);
  giveBack(left, strip, markers);
  return { ...strip, gain: strip.gain.map((item) => given(item, left)) };
}
