/** Caravans, as the board file has them, and in words. */
import { effectsWords, type Say } from "../art/cards";
import type { BoardFile, Caravan, CaravanFile, TierFile, TradeFile } from "../../wire";

export function caravanOf(board: BoardFile, id: Caravan): CaravanFile {
  const file = board.caravans.cards.find((card) => card.id === id);
  if (!file) throw new Error(`no caravan ${id} on board ${board.id}`);
  return file;
}

/** The names of the fifteen advanced ones are the same on every board; the others are basic. */
const ADVANCED: ReadonlySet<Caravan> = new Set(
  Array.from({ length: 15 }, (_, n) => `KA${String(n + 1).padStart(2, "0")}`),
);
export const isAdvanced = (id: Caravan): boolean => ADVANCED.has(id);

export const caravanName = (id: Caravan, say: Say): string =>
  `${say(isAdvanced(id) ? "thing-caravan-advanced" : "thing-caravan-basic")} ${id}`;

/** "2 leaves, 1 brown leaf: 4 points" */
export function tradeWords({ pay, reward }: TradeFile, say: Say): string {
  const price = [
    ...(pay.green > 0 ? [say("price-any", { n: pay.green })] : []),
    ...(pay.brown > 0 ? [say("price-brown", { n: pay.brown })] : []),
  ];
  return `${price.join(", ")}: ${effectsWords(reward, say)}`;
}
/** "Strength 4: 6 points" */
export const tierWords = ({ strength, reward }: TierFile, say: Say): string =>
  `${say("thing-strength")} ${strength}: ${effectsWords(reward, say)}`;
