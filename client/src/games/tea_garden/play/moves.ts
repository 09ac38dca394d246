/** Moves: what they name, and how they are told apart. */
import type { Colour, Leaf, Move, Spot } from "../wire";

export type Verb = Move["kind"];
export type Of<V extends Verb> = Extract<Move, { kind: V }>;

export const ofKind = <V extends Verb>(moves: readonly Move[], ...verbs: V[]): Of<V>[] =>
  moves.filter((move): move is Of<V> => (verbs as Verb[]).includes(move.kind));

/** A connection as people read it, both counted from 1: `2.1`. */
export const spotName = ({ row, gap }: Spot): string => `${row + 1}.${gap + 1}`;

/** A key for lists and `data-move`, as RULES.md writes the move. Nobody reads it back. */
export function keyOf(move: Move): string {
  switch (move.kind) {
    case "marker":
      return `marker ${spotName(move.spot)} ${move.end}`;
    case "put":
      return `put ${spotName(move.spot)}`;
    case "caravan":
      return `caravan ${move.caravan} ${move.trade + 1} ${move.tier + 1}`;
    case "bonus":
      return `bonus ${move.number + 1}`;
    case "place-new":
      return "place new";
    case "place":
      return `place ${move.row + 1} ${move.end}`;
    case "remove":
      return `remove ${move.zone} ${move.card}`;
    default: {
      const { kind, ...named } = move;
      return [kind, ...Object.values<string | number>(named)].join(" ");
    }
  }
}

/** By basket, from the first. */
const LEAVES: Readonly<Record<Colour, readonly Leaf[]>> = {
  green: ["g1", "g2", "g3", "g4", "g5", "g6"],
  brown: ["b1", "b2", "b3", "b4", "b5", "b6"],
};
export const BASKETS = [1, 2, 3, 4, 5, 6];
export const leafIn = (colour: Colour, basket: number): Leaf => LEAVES[colour][basket - 1]!;
export const isBrown = (leaf: Leaf): boolean => LEAVES.brown.includes(leaf);
export const colourOf = (leaf: Leaf): Colour => (isBrown(leaf) ? "brown" : "green");
export const basketOf = (leaf: Leaf): number => LEAVES[colourOf(leaf)].indexOf(leaf) + 1;
/** T57: green leaves first, then brown ones, each from basket 1 to 6. */
export const rankOf = (leaf: Leaf): number => (isBrown(leaf) ? BASKETS.length : 0) + basketOf(leaf);

/** A leaf as the answer to a list; those to be turned are all green. */
export const leafMove = (list: "pay" | "flip" | "sell", leaf: Leaf): Move =>
  list === "flip" ? { kind: list, basket: basketOf(leaf) } : { kind: list, leaf };

export const ACTIONS = ["garden", "buy", "caravan", "ferment", "harvest"] as const;
/** The five main actions. */
export type Action = (typeof ACTIONS)[number];
export const isAction = (verb: Verb): verb is Action => (ACTIONS as readonly Verb[]).includes(verb);
/** The three side actions (T33). */
export const SIDES = ["river", "cups", "university"] as const;

/** Ends a list that is still open. */
export const DONE: Move = { kind: "done" };
