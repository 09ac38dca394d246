/** Standing orders in the house's notation: what it answers for a defender who need not be asked each time. */
import type { Phrase } from "../contract";
import type { Province, Rules } from "./wire";

export interface Order {
  /** For any attack to come, not only the one under way. */
  always: boolean;
  /** Withdraw when so many or fewer are left; null: stand to the end. */
  at: number | null;
  /** Where to; null: to the refuge with most room. */
  to: Province | null;
}

export function parseOrder(text: string | null | undefined): Order | null {
  if (!text) return null;
  const words = text.split(" ");
  const always = words[0] === "always";
  const [verb, a, b] = always ? words.slice(1) : words;
  if (verb === "stand") return { always, at: null, to: null };
  if (verb !== "withdraw") return null;
  return always ? { always, at: Number(a), to: null } : { always, at: Number(b), to: a ?? null };
}

export function orderText({ always, at, to }: Order): string {
  if (at === null) return always ? "always stand" : "stand";
  return always ? `always withdraw ${at}` : `withdraw ${to} ${at}`;
}

/** Where the defender answers only once, what counts is how many there are before the first throw. */
export function sayOrder({ at, to }: Order, { withdraw_any_time }: Rules): Phrase {
  if (at === null) return { id: "order-stand", args: {} };
  if (to !== null) return { id: "order-withdraw-to", args: { to, count: at } };
  return { id: withdraw_any_time ? "order-withdraw" : "order-withdraw-first", args: { count: at } };
}
