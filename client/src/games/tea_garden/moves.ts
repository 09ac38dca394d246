/** Moves in the game's notation ("At this table" in RULES.md), taken apart. */
import type { Caravan, Card, Leaf, Means, Part, Province, Region, Space, Spot, Swap, Zone } from "./wire";

export interface Move {
  text: string;
  /** The first word. */
  verb: string;
  card?: Card;
  space?: Space;
  /** Of a garden: also of its space. */
  region?: Region;
  caravan?: Caravan;
  trade?: number;
  tier?: number;
  leaf?: Leaf;
  basket?: number;
  province?: Province;
  part?: Part;
  spot?: Spot;
  /** `left` or `right`; `new` for a cup tile that begins a row. */
  end?: string;
  row?: number;
  /** The number of a pagoda or of a bonus. */
  n?: number;
  swap?: Swap;
  means?: Means;
  zone?: Zone;
}

const CARDS: ReadonlySet<string> = new Set(["top", "cover", "buy", "take", "discard"]);

/** The region of a garden space: `9a` is in `9`. */
export const regionOf = (space: Space): Region => space.replace(/[a-z]+$/, "");

export function parse(text: string): Move {
  const [verb = "", a = "", b = "", c = ""] = text.split(" ");
  const move: Move = { text, verb };
  if (CARDS.has(verb)) return { ...move, card: a };
  switch (verb) {
    case "garden":
      return { ...move, space: a, region: regionOf(a) };
    case "pick":
      return { ...move, region: a };
    case "pagoda":
    case "bonus":
      return { ...move, n: Number(a) };
    case "teapot":
      return { ...move, swap: a };
    case "caravan":
      return { ...move, caravan: a, trade: Number(b), tier: Number(c) };
    case "flip":
      return { ...move, basket: Number(a), leaf: `g${a}` };
    case "pay":
    case "sell":
      return { ...move, leaf: a, basket: Number(a.slice(1)) };
    case "university":
      return { ...move, part: a };
    case "cups":
      return { ...move, province: a };
    case "place":
      return a === "new" ? { ...move, end: a } : { ...move, row: Number(a), end: b };
    case "repeat":
      return { ...move, means: a };
    case "marker":
      return { ...move, spot: a, end: b };
    case "put":
      return { ...move, spot: a };
    case "remove":
      return { ...move, zone: a, card: b };
    default:
      return move;
  }
}

/** T57: green leaves first, then brown ones, each from basket 1 to 6. */
export const rankOf = (leaf: Leaf): number => (leaf.startsWith("b") ? 6 : 0) + Number(leaf.slice(1));
export const isBrown = (leaf: Leaf): boolean => leaf.startsWith("b");

export const ACTIONS = ["garden", "buy", "caravan", "ferment", "harvest"] as const;
/** The five main actions. */
export type Action = (typeof ACTIONS)[number];
export const isAction = (verb: string): verb is Action => (ACTIONS as readonly string[]).includes(verb);
/** The three side actions (T33). */
export const SIDES = ["river", "cups", "university"] as const;
