/** The light marks of the rules (**strong**, *emphasis*, `code`, numbers of clauses) as parts to be drawn as elements. */

export interface Part {
  text: string;
  mark: "strong" | "em" | "code" | null;
  /** The clause this is the number of. */
  clause: string | null;
  /** Found by the search. */
  hit: boolean;
}

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/gs;

/** A text as parts; numbers of known clauses become references. */
export function partsOf(text: string, clauses: ReadonlySet<string>): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const found of text.matchAll(MARKS)) {
    parts.push(...references(text.slice(at, found.index), null, clauses));
    const [all, strong, em, code] = found;
    if (code !== undefined) parts.push(plain(code, "code"));
    else parts.push(...references((strong ?? em)!, strong === undefined ? "em" : "strong", clauses));
    at = found.index + all.length;
  }
  parts.push(...references(text.slice(at), null, clauses));
  return parts;
}

/** The words alone, as they are read. */
export const wordsOf = (text: string): string => text.replace(MARKS, "$1$2$3");

const plain = (text: string, mark: Part["mark"]): Part => ({ text, mark, clause: null, hit: false });

function references(text: string, mark: Part["mark"], clauses: ReadonlySet<string>): Part[] {
  const pieces = text.split(/\b([A-Z]\d+)\b/);
  return pieces
    .map((piece) => ({ ...plain(piece, mark), clause: clauses.has(piece) ? piece : null }))
    .filter((part) => part.text !== "");
}

/**
 * A ruling reads "Question: … Ruling: … Why: …" in any language: three pieces, each begun by one word and a colon. They
 * are told apart by that shape; any other text stays whole.
 */
export function piecesOf(text: string): string[] {
  const pieces = text.split(/(?<=[.?!)] )(?=\p{Lu}\p{L}+: )/u).map((piece) => piece.trim());
  return pieces.length === 3 && LABEL.test(pieces[0]!) ? pieces : [text];
}

/** The word and the colon that begin a piece of a ruling. */
export const LABEL = /^\p{Lu}\p{L}+:(?= )/u;
