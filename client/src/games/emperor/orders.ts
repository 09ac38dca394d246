/** Standing orders in the house's notation: what it answers for a defender who need not be asked each time. */
import type { Province } from "./wire";

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
