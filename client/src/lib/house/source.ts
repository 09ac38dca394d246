/** Where a board comes from: its file says one of four words, or whatever the host has written. */
import { say } from "../words/words.svelte";

const SOURCES = ["printed", "transcribed", "reconstructed", "ours"] as const;
export type Source = (typeof SOURCES)[number] | "host";

interface File {
  source?: unknown;
}

export function sourceOf(board: unknown): Source {
  const said = (board as File | null)?.source;
  return SOURCES.find((source) => source === said) ?? "host";
}

/** In two or three words, and in a sentence. A host's board is told in the words of its file. */
export const sourceTitle = (board: unknown): string => say(`source-${sourceOf(board)}-title`);
export function sourceNote(board: unknown): string {
  const source = sourceOf(board);
  const own = (board as File | null)?.source;
  if (source === "host" && (typeof own !== "string" || own === "")) return "";
  return say(`source-${source}`, { source: own as string });
}
/** In one word, for a list. */
export const sourceWord = (board: unknown): string => say(`source-${sourceOf(board)}-short`);
