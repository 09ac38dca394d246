/** Moves in words. */
import type { Phrase } from "../contract";
import { parse } from "./moves";

/** A move as a button says it. */
export function labelOf(text: string): Phrase {
  const { verb, region, n, swap, basket, part, province, row, end, means, card } = parse(text);
  const args = { region, n, swap, basket, part, province, row, end, means, card };
  const given = Object.entries(args).filter(([, value]) => value !== undefined);
  return { id: `do-${verb}`, args: Object.fromEntries(given) };
}
