/** Standing orders: what the house answers for a defender who need not be asked each time. */
import type { Phrase } from "../../contract";
import type { Order, Rules } from "../wire";

export const isForEveryAttack = ({ kind }: Order): boolean => kind === "stand-always" || kind === "withdraw-always";

/** Where the defender answers only once, what counts is how many there are before the first throw. */
export function sayOrder(order: Order, { withdraw_any_time }: Rules): Phrase {
  switch (order.kind) {
    case "withdraw":
      return { id: "order-withdraw-to", args: { to: order.to, count: order.left } };
    case "withdraw-always":
      return { id: withdraw_any_time ? "order-withdraw" : "order-withdraw-first", args: { count: order.left } };
    default:
      return { id: "order-stand", args: {} };
  }
}
