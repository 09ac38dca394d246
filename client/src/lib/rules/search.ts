/** Finding words in the rules: accents and case do not matter, and all words of the question have to be there. */
import type { Part } from "./marks";

/** Letters that no accent is taken off of by Unicode. */
const LETTERS: Readonly<Record<string, string>> = { ł: "l", ß: "ss", æ: "ae", œ: "oe", ø: "o" };

function plainLetter(letter: string): string {
  const low = letter.toLowerCase();
  return LETTERS[low] ?? low.normalize("NFD").replace(/\p{M}/gu, "");
}

/** A text without accents and capitals. */
export const folded = (text: string): string => [...text].map(plainLetter).join("");

/** The words that are looked for. */
export const wanted = (query: string): string[] => [...new Set(folded(query).split(/\s+/).filter(Boolean))];

export interface Searched {
  id: string;
  title: string;
  text: string;
}

/** Whether a clause has all that is looked for, in its number, title or words. */
export function found(clause: Searched, words: readonly string[]): boolean {
  const all = folded(`${clause.id} ${clause.title} ${clause.text}`);
  return words.every((word) => (isNumber(word) ? numberIn(all, word) : all.includes(word)));
}

/** A clause's number is meant as a whole: q1 is not q14. */
const isNumber = (word: string): boolean => /^[a-z]\d+$/.test(word);
const numberIn = (text: string, word: string): boolean => new RegExp(`\\b${word}\\b`).test(text);

/** Where the words are: [from, to] in the text as it is written, in order and apart from each other. */
export function hitsIn(text: string, words: readonly string[]): [number, number][] {
  // Folding may change lengths (ß), so each folded letter remembers where it came from.
  const origin: number[] = [];
  let plain = "";
  let at = 0;
  for (const letter of text) {
    const low = plainLetter(letter);
    for (let i = 0; i < low.length; i++) origin.push(at);
    plain += low;
    at += letter.length;
  }
  origin.push(text.length);
  const spans: [number, number][] = [];
  for (const word of words) {
    const pattern = new RegExp(isNumber(word) ? `\\b${word}\\b` : escaped(word), "g");
    for (const hit of plain.matchAll(pattern)) {
      let end = hit.index + word.length;
      // To the end of the written letter, where one letter was folded into two.
      while (end < plain.length && origin[end] === origin[end - 1]) end += 1;
      spans.push([origin[hit.index]!, origin[end]!]);
    }
  }
  spans.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  return spans.filter(([from], i) => spans.slice(0, i).every(([, to]) => to <= from));
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The parts with the hits cut out and marked. */
export function marked(parts: readonly Part[], words: readonly string[]): Part[] {
  if (words.length === 0) return [...parts];
  return parts.flatMap((part) => {
    // A reference is one link, so it is marked whole.
    if (part.clause) return [{ ...part, hit: hitsIn(part.text, words).length > 0 }];
    const cut: Part[] = [];
    let at = 0;
    for (const [from, to] of hitsIn(part.text, words)) {
      cut.push({ ...part, text: part.text.slice(at, from) }, { ...part, text: part.text.slice(from, to), hit: true });
      at = to;
    }
    cut.push({ ...part, text: part.text.slice(at) });
    return cut.filter((p) => p.text !== "");
  });
}
