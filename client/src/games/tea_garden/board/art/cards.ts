/** A card of anybody's deck as its face shows it, whichever of the three kinds it is; and the same in words. */
import type { IconName } from "./icons";
import { nameOfEmperor, type Say } from "../../words/names";
import type {
  ActionFile,
  BoardFile,
  Card,
  CardFile,
  CostFile,
  Count,
  CupFile,
  Effect,
  EmperorCardFile,
  Pot,
  Scoring,
  Side,
} from "../../wire";

export type { Say };

export interface Face {
  id: Card;
  kind: "starting" | "action" | "emperor";
  strength: number;
  side: readonly Side[];
  teapots: readonly Pot[];
  bonus: readonly Effect[];
  /** Action cards: level, points at the end, price. */
  level: number | null;
  vp: number | null;
  cost: CostFile | null;
  /** Emperor cards: the name in the file, and what they score at the end. */
  title: string | null;
  scoring: Scoring | null;
}

const known = new WeakMap<BoardFile, Map<Card, Face>>();

function facesOf(board: BoardFile): Map<Card, Face> {
  const none = { level: null, vp: null, cost: null, title: null, scoring: null };
  const starting = (card: CardFile): Face => ({ ...none, ...card, kind: "starting" });
  const action = (card: ActionFile): Face => ({ ...none, ...card, kind: "action" });
  const emperor = (card: EmperorCardFile): Face => ({ ...none, ...card, kind: "emperor" });
  const faces = [
    ...board.starting_cards.map(starting),
    ...board.action_cards.cards.map(action),
    ...board.emperor_cards.map(emperor),
  ];
  return new Map(faces.map((face) => [face.id, face]));
}

/** The face of a card, from the board file. */
export function faceOf(board: BoardFile, id: Card): Face {
  let faces = known.get(board);
  if (!faces) known.set(board, (faces = facesOf(board)));
  const face = faces.get(id);
  if (!face) throw new Error(`no card ${id} on board ${board.id}`);
  return face;
}

/** What an emperor card is called. Others have no name. */
export const titleOf = ({ id, title }: Face, say: Say): string => (title === null ? id : nameOfEmperor(id, title, say));

export const effectWords = (effect: Effect, say: Say): string => say(`brief-${effect.kind}`, { ...effect });
export const effectsWords = (effects: readonly Effect[], say: Say): string =>
  effects.map((effect) => effectWords(effect, say)).join(", ");

/** A cup tile: "blue–green; 1 emperor token" */
export const cupWords = (cup: CupFile, say: Say): string =>
  `${say(`half-${cup.left}`)}–${say(`half-${cup.right}`)}; ${effectsWords(cup.bonus, say)}`;

/** What an emperor card scores, as a sentence. */
export function scoringWords(scoring: Scoring, say: Say): string {
  return say(`scoring-${scoring.type === "per" ? scoring.count : scoring.type}`, { ...scoring });
}

export const potsWords = (pots: readonly Pot[], say: Say): string => pots.map((pot) => say(`teapot-${pot}`)).join(", ");

/** What an action card costs: leaves, then teapots. */
export const costWords = ({ leaves, teapots }: CostFile, say: Say): string =>
  [say("price-leaves", { ...leaves }), ...teapots.map((pot) => say(`teapot-${pot}`))].join(", ");

/** What the card is, for the line above its lines. */
export function nameOf(face: Face, say: Say): string {
  return face.kind === "emperor" ? titleOf(face, say) : `${say(`thing-card-${face.kind}`)} ${face.id}`;
}

/** Everything that stands on a card, line by line: what it is about, and what it says. */
export function linesOf(face: Face, say: Say): [about: string, words: string][] {
  const lines: [string, string][] = [[say("thing-strength"), String(face.strength)]];
  if (face.side.length > 0)
    lines.push([say("face-side"), face.side.map((side) => say(`side-${side}`)).join(` ${say("face-or")} `)]);
  if (face.teapots.length > 0) lines.push([say("face-teapots"), potsWords(face.teapots, say)]);
  if (face.bonus.length > 0) lines.push([say("face-bonus"), effectsWords(face.bonus, say)]);
  if (face.vp !== null) lines.push([say("face-end"), say("brief-vp", { n: face.vp })]);
  if (face.scoring) lines.push([say("face-end"), scoringWords(face.scoring, say)]);
  if (face.cost) lines.push([say("face-cost"), costWords(face.cost, say)]);
  return lines;
}

/** A card in one sentence, for those who hear it. `cost`: as it lies in the market. */
export function cardWords(face: Face, say: Say, cost = false): string {
  const level = face.level === null ? [] : [say(`level-${face.level}`)];
  const lines = linesOf(face, say).filter(([about]) => cost || about !== say("face-cost"));
  return [nameOf(face, say), ...level, ...lines.map(([about, words]) => `${about}: ${words.replace(/\.$/, "")}`)].join(
    "; ",
  );
}

/** The symbol of what an emperor card counts. */
export const COUNTED: Readonly<Record<Exclude<Count, "starting_cards">, IconName>> = {
  brown_leaves: "leaf-brown",
  green_leaves: "leaf-green",
  teapot_scrolls: "scroll-teapot",
  gardens: "pagoda",
  caravans: "caravan",
  river_cards: "river",
  university_cards: "university",
  cups_cards: "cups",
  teapot_cards: "pot-any",
};
