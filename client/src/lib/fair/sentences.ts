/** What each draw was in the game, in words, and what became of it: what the log told everybody. */
import { mySeat, sentenceNames, youAt } from "../table/people";
import { api } from "../wire/api";
import type { State, TableInfo } from "../wire/wire";
import { argsOf } from "../words/seats";
import { words } from "../words/words.svelte";

/** As many moments as the house gives at once. */
const BLOCK = 64;
/** Entries of the house are no steps: they cannot be taken back. */
const NO_STEP: ReadonlySet<string> = new Set(["resigned", "stood-in", "handed-back"]);

type Event = { kind: string } & Record<string, unknown>;

export interface Story {
  /** The first event of each entry. */
  events: ReadonlyMap<number, Event>;
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
  const events = new Map<number, Event>();
  const gone = new Set<number>();
  let standing: number[] = [];
  let undone = 0;
  for (let entry = 0; entry + 1 < moments.length; entry += 1) {
    const told = moments[entry + 1]!.told.find((t) => t.entry === entry);
    const event = told?.events[0] as Event | undefined;
    if (event) events.set(entry, event);
    if (event?.kind === "undone") {
      undone += 1;
      const from = Number(event.from);
      for (const entry of standing) if (entry >= from) gone.add(entry);
      standing = standing.filter((entry) => entry < from);
    } else if (!NO_STEP.has(event?.kind ?? "")) {
      standing.push(entry);
    }
  }
  return { events, undone, gone };
}

export function sentenceOf(event: Event | undefined, table: TableInfo): string {
  const speaker = words.of(table.game);
  if (!event || !speaker.has(`event-${event.kind}`)) return "";
  const args = argsOf(speaker.fields, "event", event);
  return speaker.say(`event-${event.kind}`, args, { names: sentenceNames(table), me: youAt(table, mySeat(table)) });
}
