/** What each draw was in the game, in words, and what became of it: what the log told everybody. */
import type { GameEvent } from "../../games/contract";
import { mySeat, sentenceNames, youAt } from "../table/seats/people";
import { api } from "../wire/api";
import type { State, TableInfo } from "../wire/wire";
import { argsOf } from "../words/seats";
import { words } from "../words/words.svelte";

/** As many moments as the house gives at once. */
const BLOCK = 64;

export interface Story {
  /** The first event of each entry. */
  events: ReadonlyMap<number, GameEvent>;
  /** How many moves were taken back. */
  undone: number;
  /** Entries that no longer stand. */
  gone: ReadonlySet<number>;
}

/** The whole match, as everybody was told of it. */
export async function storyOf(id: string): Promise<Story> {
  const moments: State[] = [];
  for (let total = 0; moments.length <= total;) {
    const found = await api.moments(id, moments.length, Math.min(BLOCK, total + 1 - moments.length || BLOCK), "public");
    if (found.moments.length === 0) break;
    moments.push(...found.moments);
    total = found.total;
  }
  return foldStory(moments);
}

/** Taking back removes everything from an entry on. */
export function foldStory(moments: readonly Pick<State, "told">[]): Story {
  const events = new Map<number, GameEvent>();
  const gone = new Set<number>();
  let standing: number[] = [];
  let undone = 0;
  for (let entry = 0; entry + 1 < moments.length; entry += 1) {
    const told = moments[entry + 1]!.told.find((t) => t.entry === entry);
    const event = told?.events[0] as GameEvent | undefined;
    if (event) events.set(entry, event);
    // What the house did is no step: it cannot be taken back.
    const house = told?.house;
    if (!house) {
      standing.push(entry);
    } else if (house.kind === "undone") {
      undone += 1;
      const from = house.from ?? Infinity;
      for (const entry of standing) if (entry >= from) gone.add(entry);
      standing = standing.filter((entry) => entry < from);
    }
  }
  return { events, undone, gone };
}

export function sentenceOf(event: GameEvent | undefined, table: TableInfo): string {
  const speaker = words.of(table.game);
  if (!event || !speaker.has(`event-${event.kind}`)) return "";
  const args = argsOf(speaker.fields, "event", event);
  return speaker.say(`event-${event.kind}`, args, { names: sentenceNames(table), me: youAt(table, mySeat(table)) });
}
