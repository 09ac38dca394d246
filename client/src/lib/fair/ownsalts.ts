/** Who brought a salt of their own. */
import { sentenceNames } from "../table/seats/people";
import type { SeatInfo, TableInfo } from "../wire/wire";
import { say, words } from "../words/words.svelte";

export const isOwn = (seat: SeatInfo): boolean => seat.own_salt === true;

/** What the salts are worth, in words; nothing if they are not known. */
export function ownSentence(table: TableInfo): string {
  if (!table.seats.some((seat) => seat.salt)) return "";
  const who = sentenceNames(table).filter((_, n) => isOwn(table.seats[n]!));
  return who.length > 0 ? say("proof-own", { who: words.of("").list(who) }) : say("proof-own-none");
}
