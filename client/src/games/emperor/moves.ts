/** Moves in the game's notation (E78), taken apart. */
import type { Province } from "./wire";

export interface Move {
  text: string;
  /** The first word. */
  verb: string;
  /** Where something goes, or what a move is about; the first province of those with two is `from`. */
  place: Province | null;
  from: Province | null;
  count: number | null;
  /** The seat that is asked. */
  seat: number | null;
}

const TWO_PLACES: ReadonlySet<string> = new Set(["colonise", "move", "attack"]);
const ONE_PLACE: ReadonlySet<string> = new Set(["settle", "grow", "demand", "withdraw", "yang", "yin"]);
const A_SEAT: ReadonlySet<string> = new Set(["propose_merge", "join"]);
const A_COUNT: ReadonlySet<string> = new Set(["roll", "advance", "offer_merge"]);

const numberOf = (word: string | undefined): number | null => (word === undefined ? null : Number(word));

/** `move honan hupeh 2` and its like. A share is a count, too. */
export function parse(text: string): Move {
  const [verb = "", a, b, c] = text.split(" ");
  const none = { text, verb, place: null, from: null, count: null, seat: null };
  if (TWO_PLACES.has(verb)) return { ...none, from: a ?? null, place: b ?? null, count: numberOf(c) };
  if (ONE_PLACE.has(verb)) return { ...none, place: a ?? null };
  if (A_SEAT.has(verb)) return { ...none, seat: numberOf(a), count: numberOf(b) };
  if (A_COUNT.has(verb)) return { ...none, count: numberOf(a) };
  return none;
}

/** Whether moves with this verb are made on the map: by a province, or by somebody's. */
export const isOnTheMap = (verb: string): boolean => TWO_PLACES.has(verb) || ONE_PLACE.has(verb) || A_SEAT.has(verb);

/** The provinces a move is about. */
export function provincesOf(text: string): Province[] {
  const { from, place } = parse(text);
  return [from, place].filter((p) => p !== null);
}
