/** Helping remarks at a table, remembered on this device: a tip for each of the first turns, and a word on what is new. */
import type { GameEvent } from "../../games/contract";
import { recall, remember } from "../memory";

const key = (table: string) => `help.${table}`;
/** So many turns begin with a tip. */
export const TIPS = 3;

interface Kept {
  /** Turns so far, and the entries there were when the last of them began. */
  turns: number;
  at: number;
  /** Kinds of events that have been explained, in order. */
  told: string[];
}

export class Remarks {
  /** Message ids of what is shown now. */
  tip = $state<string | null>(null);
  remark = $state<string | null>(null);
  on = $state(false);
  readonly #table: string;
  readonly #has: (id: string) => boolean;
  readonly #kept: Kept;

  /** Marks a table of this device as one with remarks. */
  static begin(table: string): void {
    remember(key(table), "{}");
  }

  /** `has`: whether the game has words under an id. */
  constructor(table: string, has: (id: string) => boolean) {
    this.#table = table;
    this.#has = has;
    const kept = read(recall(key(table)));
    this.on = kept !== null;
    this.#kept = kept ?? { turns: 0, at: -1, told: [] };
    const last = this.#kept.told.at(-1);
    this.remark = last ? `remark-${last}` : null;
  }

  /** I am asked, after so many entries; the same turn may be told of again (a page opened anew, a refused move). */
  turn(at: number): void {
    if (!this.on) return;
    if (at !== this.#kept.at) this.#kept.turns += 1;
    this.#kept.at = at;
    const id = `remark-turn-${this.#kept.turns}`;
    this.tip = this.#kept.turns <= TIPS && this.#has(id) ? id : null;
    this.#keep();
  }

  /** Something happened. Of several new things the last is explained: it follows from the others. */
  happened(events: readonly GameEvent[]): void {
    if (!this.on) return;
    const { told } = this.#kept;
    const kinds = events.map((event) => event.kind);
    const kind = kinds.filter((k) => !told.includes(k) && this.#has(`remark-${k}`)).at(-1);
    if (!kind) return;
    told.push(kind);
    this.remark = `remark-${kind}`;
    this.#keep();
  }

  stop(): void {
    this.on = false;
    remember(key(this.#table), "off");
  }

  #keep(): void {
    remember(key(this.#table), JSON.stringify(this.#kept));
  }
}

function read(text: string | null): Kept | null {
  if (text === null || text === "off") return null;
  try {
    const { turns = 0, at = -1, told = [] } = JSON.parse(text) as Partial<Kept>;
    return { turns, at, told: [...told] };
  } catch {
    return null;
  }
}
