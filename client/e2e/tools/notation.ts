/**
 * Moves in the notation of the records, as journeys say them. The house tells and takes them as objects of the game's type `Move`:
 * these are the words of `impl Display for Move` in games/<id>/src/moves.rs. They are written from the house's own moves: a journey that
 * says a move means the one that is written so, and one that needs a place or a card of a move takes it out of such words.
 */
import type * as china from "../../src/games/china/wire";
import type * as emperor from "../../src/games/emperor/wire";

export const letterOf = (color: china.Color): string => color[0]!;
const letters = (cards: readonly china.Color[]): string => cards.map(letterOf).join("");
const sourceWords = (source: china.Source): string => (source.from === "deck" ? "deck" : `display ${source.place}`);

/** `house wei3 gg`, `exchange r display 2`. */
export function writeChina(move: china.Move): string {
  switch (move.kind) {
    case "house":
    case "fort":
      return `${move.kind} ${move.space} ${letters(move.cards)}`;
    case "emissary":
      return `emissary ${move.region} ${letters(move.cards)}`;
    case "exchange":
      return ["exchange", letterOf(move.card), ...(move.source ? [sourceWords(move.source)] : [])].join(" ");
    case "stop":
      return "stop";
    case "take":
      return `take ${sourceWords(move.source)}`;
  }
}

type Kind = emperor.Move["kind"];
/** What the words after the verb are, in their order; a share may be left out. */
const EMPEROR: { [K in Kind]: readonly Exclude<keyof Extract<emperor.Move, { kind: K }>, "kind">[] } = {
  settle: ["province"],
  grow: ["province"],
  drop: [],
  colonise: ["from", "to"],
  move: ["from", "to", "count"],
  "end-phase": [],
  attack: ["from", "to"],
  "propose-merge": ["seat", "share"],
  demand: ["province"],
  accept: [],
  refuse: [],
  withdraw: ["to"],
  stand: [],
  "offer-merge": ["share"],
  roll: ["dice"],
  "break-off": [],
  advance: ["count"],
  yang: ["province"],
  yin: ["province"],
  relief: ["accepted"],
  join: ["seat"],
  leave: [],
  resign: [],
};
const wordOf = (value: unknown): string => (value === true ? "yes" : value === false ? "no" : String(value));

/** `move hupeh honan 2`, `relief yes`. */
export function writeEmperor(move: emperor.Move): string {
  const values: Readonly<Record<string, unknown>> = move;
  const fields: readonly string[] = EMPEROR[move.kind];
  const words = fields.filter((field) => values[field] !== undefined).map((field) => wordOf(values[field]));
  return [move.kind.replace("-", "_"), ...words].join(" ");
}

/** `marker 1.2 left`, `caravan KB01 2 1`: as the page itself keys its moves. */
export { keyOf as writeTea } from "../../src/games/tea_garden/play/moves";
