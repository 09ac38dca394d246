/** Which cards everybody knows to be in a hand. */
import type { Phrase } from "../../contract";
import { isRelief } from "../dock/cards/carduses";
import { kindsOf } from "../tell/standing/figures";
import type { Yang } from "../wire";

/** Cards that everybody knows to be in a hand. */
export function knownOf(known: readonly Yang[], reliefs: number): Phrase[] {
  const cards = kindsOf(known).flatMap(({ card, count }) =>
    Array.from({ length: count }, (): Phrase => ({ id: `card-${card}` })),
  );
  const named = known.filter(isRelief).length;
  const more = reliefs - named;
  return more > 0 ? [...cards, { id: "standing-relief", args: { count: more } }] : cards;
}
