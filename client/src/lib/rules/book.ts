/** The rules as they are read: what the house answers, each asked for once, and where things are in a book. */
import { once } from "../cache";
import { api } from "../wire/api";
import type { RuleBlock, RuleBook, RuleSection, Scene } from "../wire/wire";
import { piecesOf } from "./marks";

export const ruleBook = (game: string, language: string): Promise<RuleBook> =>
  once(`rules ${game} ${language}`, () => api.rules(game, language));
export const sceneOf = (game: string, name: string): Promise<Scene> =>
  once(`scene ${game} ${name}`, () => api.scene(game, name));

export type Clause = Extract<RuleBlock, { kind: "clause" }>;
const isClause = (block: RuleBlock): block is Clause => block.kind === "clause";

/** Pieces of advice among them: they are read, found and referred to like clauses. */
export const clausesOf = (book: RuleBook): Clause[] =>
  [...book.blocks, ...[...book.sections, ...book.advice].flatMap((s) => s.blocks)].filter(isClause);
export const clauseIds = (book: RuleBook): ReadonlySet<string> => new Set(clausesOf(book).map((c) => c.id));

export interface Chapter {
  /** The address of the section in the page, the same in every language. */
  id: string;
  section: RuleSection;
  clauses: Clause[];
  /** Not rules but how to play well: each piece with its position in sight. */
  advice?: boolean;
}

/** A ruling is told as question, ruling and why. */
const isRuling = (c: Clause) => piecesOf(c.text).length === 3;

/**
 * The sections with their addresses. Two are known by their shape, not their words: the one with our rulings, and where
 * things come from, told right after them. Advice stands after the rules themselves, before the rulings.
 */
export function sectionsOf(book: RuleBook): Chapter[] {
  const rulings = book.sections.findIndex((s) => s.blocks.some(isClause) && s.blocks.filter(isClause).every(isRuling));
  const rules = book.sections.map((section, n): Chapter => {
    const clauses = section.blocks.filter(isClause);
    const special = n === rulings ? "rulings" : n === rulings + 1 && rulings >= 0 ? "sources" : null;
    return { id: special ?? `s${n + 1}`, section, clauses };
  });
  const advice = book.advice.map((section, n): Chapter => {
    const clauses = section.blocks.filter(isClause);
    return { id: n === 0 ? "advice" : `advice-${n + 1}`, section, clauses, advice: true };
  });
  return rulings < 0 ? [...rules, ...advice] : [...rules.slice(0, rulings), ...advice, ...rules.slice(rulings)];
}

/** The numbers of a section, letter by letter: `S3, C1–C5`. */
export function spanOf(clauses: readonly Clause[]): string {
  const letters = [...new Set(clauses.map((c) => c.id[0]!))];
  const spans = letters.map((letter) => {
    const numbers = clauses.filter((c) => c.id[0] === letter).map((c) => Number(c.id.slice(1)));
    const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
    return first === last ? `${letter}${first}` : `${letter}${first}–${letter}${last}`;
  });
  return spans.join(", ");
}

/** Blocks as they are set: entries that follow each other are one list. */
export type Run = Exclude<RuleBlock, { kind: "item" }> | { kind: "list"; items: string[] };

export function runsOf(blocks: readonly RuleBlock[]): Run[] {
  const runs: Run[] = [];
  for (const block of blocks) {
    const last = runs.at(-1);
    if (block.kind !== "item") runs.push(block);
    else if (last?.kind === "list") last.items.push(block.text);
    else runs.push({ kind: "list", items: [block.text] });
  }
  return runs;
}

/** The clause with most examples in its section: its board is open from the start, one for each section. */
export function illustrated(clauses: readonly Clause[]): string | null {
  const best = clauses.reduce<Clause | null>(
    (most, c) => (c.scenarios.length > (most?.scenarios.length ?? 0) ? c : most),
    null,
  );
  return best?.id ?? null;
}

/** What every piece of a book on screen has to know. */
export interface Reading {
  game: string;
  /** Numbers that may be referred to. */
  clauses: ReadonlySet<string>;
  /** What is looked for, see search.ts. */
  words: readonly string[];
  /** Goes to another clause without leaving. */
  open: (clause: string) => void;
}
