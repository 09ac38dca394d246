/** Helping remarks at a table, remembered on this device: a tip for each of the first turns, and a word on what is new. Then silence. */
import type { GameClient, GameEvent } from "../../games/contract";
import { recall, remember } from "../memory";
import { seatsOf } from "../words/seats";
import { words } from "../words/words.svelte";
import { keyOf, OFF } from "./remarked";

type Game = Pick<GameClient, "id" | "turnOf">;

/** So many turns begin with a tip. */
export const TIPS = 8;

interface Kept {
  /** Turns so far, and the entries there were when the last of them began. */
  turns: number;
  at: number;
  /** Kinds of events that have been explained, in order. */
  told: string[];
  /** The turns there were when the last of them was. */
  when: number;
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
    remember(keyOf(table), "{}");
  }

  /** `has`: whether the game has words under an id. */
  constructor(table: string, has: (id: string) => boolean) {
    this.#table = table;
    this.#has = has;
    const kept = read(recall(keyOf(table)));
    this.on = kept !== null;
    this.#kept = kept ?? { turns: 0, at: -1, told: [], when: 0 };
    const last = this.#kept.told.at(-1);
    this.remark = last && this.#recent ? `remark-${last}` : null;
  }

  /**
   * I am asked, after so many entries. The same turn may be told of again: a page opened anew, a refused move, or
   * another question of a turn that has several (`still`: nobody else has done anything since my last move).
   */
  turn(at: number, still = false): void {
    if (!this.on) return;
    if (at !== this.#kept.at && !(still && this.#kept.turns > 0)) this.#kept.turns += 1;
    this.#kept.at = at;
    const id = `remark-turn-${this.#kept.turns}`;
    if (!this.#recent) this.remark = null;
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
    this.#kept.when = this.#kept.turns;
    this.remark = `remark-${kind}`;
    this.#keep();
  }

  stop(): void {
    this.on = false;
    remember(keyOf(this.#table), OFF);
  }

  /** What was new in one turn is still read in the next; after that it is said. */
  get #recent(): boolean {
    return this.#kept.turns <= this.#kept.when + 1;
  }

  #keep(): void {
    remember(keyOf(this.#table), JSON.stringify(this.#kept));
  }
}

/**
 * Whether I am asked again in the same turn, by what has happened since my last move. Where the game tells turns, others may be
 * asked in the middle of mine, and I in theirs; else nobody else has done anything.
 */
export function sameTurn(since: readonly GameEvent[], me: number | null, { id, turnOf }: Game): boolean {
  if (turnOf) return !since.some((event) => turnOf(event) === me);
  const { fields } = words.of(id);
  return since.every((event) => seatsOf(fields, event).every((seat) => seat === me));
}

function read(text: string | null): Kept | null {
  if (text === null || text === OFF) return null;
  try {
    const { turns = 0, at = -1, told = [], when = 0 } = JSON.parse(text) as Partial<Kept>;
    return { turns, at, told: [...told], when };
  } catch {
    return null;
  }
}
