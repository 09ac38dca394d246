/** Prices in words, as the house tells them. */
import type { Phrase } from "../../contract";
import type { Cost } from "../wire";

export function costPhrase(cost: Cost): Phrase {
  const { n } = cost;
  switch (cost.kind) {
    case "leaves":
      return cost.q === undefined ? { id: "price-any", args: { n } } : { id: "price-leaves", args: { n, q: cost.q } };
    case "green":
      return { id: "price-any", args: { n } };
    case "brown":
      return { id: "price-brown", args: { n } };
    case "tokens":
      return { id: "brief-emperor_token", args: { n } };
    case "scroll":
      return { id: "brief-scroll", args: { n, scroll: cost.scroll } };
  }
}

/** All parts of a price, to be said as a list. */
export const priceWords = (costs: readonly Cost[]): Phrase[] => costs.map(costPhrase);
