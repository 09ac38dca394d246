/** Who brought a salt of their own. Those of the house are 16 hexadecimal digits; a bot's is the word "bot". */
import { sentenceNames } from "../table/people";
import type { TableInfo } from "../wire/wire";
import { say, words } from "../words/words.svelte";

export const isOwn = (salt: string | null | undefined): boolean =>
  !!salt && salt !== "bot" && !/^[0-9a-f]{16}$/.test(salt);

/** What the salts are worth, in words; nothing if they are not known. */
export function ownSentence(table: TableInfo, salts: readonly (string | null)[]): string {
  if (!salts.some(Boolean)) return "";
  const who = sentenceNames(table).filter((_, n) => table.seats[n]?.sitter.kind !== "bot" && isOwn(salts[n]));
  return who.length > 0 ? say("proof-own", { who: words.of("").list(who) }) : say("proof-own-none");
}
