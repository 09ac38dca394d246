/** What each draw was in the game, in words: what the log told everybody. */
import { mySeat, sentenceNames, youAt } from "../table/people";
import { api } from "../wire/api";
import type { Draw, TableInfo } from "../wire/wire";
import { words } from "../words/words.svelte";

/** As many moments as the house gives at once. */
const BLOCK = 64;

type Event = { kind: string } & Record<string, unknown>;

/** The first event of each entry with a draw. */
export async function eventsOfDraws(id: string, draws: readonly Draw[]): Promise<Map<number, Event>> {
  const wanted = new Set(draws.map((draw) => draw.entry));
  const last = Math.max(-1, ...wanted) + 1;
  const found = new Map<number, Event>();
  for (let from = 1; from <= last; from += BLOCK) {
    const { moments } = await api.moments(id, from, Math.min(BLOCK, last - from + 1), "public");
    for (const { entry, events } of moments.flatMap((moment) => moment.told))
      if (wanted.has(entry) && events[0]) found.set(entry, events[0] as Event);
  }
  return found;
}

export function sentenceOf(event: Event | undefined, table: TableInfo): string {
  const speaker = words.of(table.game);
  if (!event || !speaker.has(`event-${event.kind}`)) return "";
  const { kind, ...args } = event;
  return speaker.say(`event-${kind}`, args, { names: sentenceNames(table), me: youAt(table, mySeat(table)) });
}
