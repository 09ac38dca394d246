/** On a phone the table is in panes; the one where the decision is comes by itself. */
import type { Kind } from "../play/question";
import type { Action, Verb } from "../play/moves";
import type { Targets } from "../play/targets";

export const PANES = ["valley", "market", "court", "mine", "rivals"] as const;
export type Pane = (typeof PANES)[number];

const OF_KIND: Partial<Record<Kind, Pane>> = {
  pagoda: "mine",
  pay: "mine",
  flip: "mine",
  pick: "valley",
  place: "mine",
  put: "mine",
  sell: "mine",
  take: "court",
};
const OF_VERB: Readonly<Partial<Record<Verb, Pane>>> = {
  garden: "valley",
  buy: "market",
  caravan: "market",
  ferment: "mine",
  harvest: "valley",
  river: "valley",
  cups: "valley",
  university: "court",
  advance: "court",
  marker: "mine",
};

/** Where to look for an answer; null: anywhere. */
export const paneOf = (kind: Kind, action: Action | null, verb: Verb | undefined): Pane | null => {
  if (kind === "menu") return action ? (OF_VERB[action] ?? null) : null;
  return OF_KIND[kind] ?? (verb && OF_VERB[verb]) ?? null;
};
export const paneOfVerb = (verb: Verb): Pane | null => OF_VERB[verb] ?? null;

/** The panes with something that glows. */
export function panesOf(t: Targets): ReadonlySet<Pane> {
  const lit: Record<Pane, boolean> = {
    valley: t.regions.size + t.provinces.size > 0 || t.river,
    market: t.market.size + t.caravans.size > 0,
    court: t.emperors.size + t.parts.size > 0 || t.advance,
    mine: t.rows.length + t.pagodas.size + t.leaves.size > 0,
    rivals: false,
  };
  return new Set(PANES.filter((pane) => lit[pane]));
}
