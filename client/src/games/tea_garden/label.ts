/** Moves in words. */
import type { Phrase } from "../contract";
import { phraseOf } from "./icons";
import { parse } from "./moves";
import type { Effect } from "./wire";

/** A move as a button says it; `effects`: what a bonus or a marker brings, which tells it from others. */
export function labelOf(text: string, effects: readonly Effect[] = []): Phrase {
  const { verb, region, n, swap, basket, part, province, row, end, means, card, caravan } = parse(text);
  if (effects.length > 0 && (verb === "bonus" || verb === "marker"))
    return { id: `do-${verb}-of`, args: { effects: effects.map((effect) => phraseOf(effect)) } };
  const args = { region, n, swap, basket, part, province, row, end, means, card, caravan };
  const given = Object.entries(args).filter(([, value]) => value !== undefined);
  return { id: `do-${verb}`, args: Object.fromEntries(given) };
}
