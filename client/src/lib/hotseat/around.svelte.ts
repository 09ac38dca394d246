/** Who plays around this screen, before the table is opened. The names are kept for the next time on this device. */
import { myself, personName } from "../house/me.svelte";
import { recall, remember } from "../memory";
import { say } from "../words/words.svelte";

/** What is asked of the house: the first name is mine. */
export interface Around {
  names: string[];
  players: number;
  rest: "bots" | "friends";
}

const KEY = "hotseat.names";
/** The house takes no longer name. */
export const LONGEST_NAME = 40;

/** The others' names of last time. */
function remembered(): string[] {
  try {
    const names: unknown = JSON.parse(recall(KEY) ?? "[]");
    return Array.isArray(names) ? names.filter((n): n is string => typeof n === "string" && n.trim() !== "") : [];
  } catch {
    return [];
  }
}

/** A name nobody here has yet: the second Anna is "Anna 2". The curtain and the log know people by name alone. */
export function ownName(name: string, taken: readonly string[]): string {
  const same = (a: string) => taken.some((b) => a.toLowerCase() === b.toLowerCase());
  let own = name;
  for (let n = 2; same(own); n++) {
    const number = ` ${n}`;
    own = name.slice(0, LONGEST_NAME - number.length).trimEnd() + number;
  }
  return own;
}

export class AroundWish {
  /** Numbers of players the game is for, fewest first. */
  readonly #all: readonly number[];
  /** Fields with keys of their own, so that one taken out of the middle takes its own text along. */
  people = $state<{ key: number; name: string }[]>([]);
  rest = $state<"bots" | "friends">("bots");
  #players = $state(0);
  #keys = 0;

  /** `players`: seats wished for already. */
  constructor(numbers: readonly number[], players?: number) {
    this.#all = numbers;
    this.#players = players ?? 0;
    const others = remembered();
    const names = [personName(myself.me), ...others].slice(0, players ?? this.#most);
    for (const name of names) this.#put(name);
    if (names.length < 2) this.add();
  }

  /** Seats at the table: at least one for everybody here. */
  get players(): number {
    return this.numbers.find((n) => n >= this.#players) ?? this.#most;
  }
  set players(players: number) {
    this.#players = players;
  }
  /** Numbers of players there may be. */
  get numbers(): number[] {
    return this.#all.filter((n) => n >= this.people.length);
  }
  /** Seats nobody here takes. */
  get left(): number {
    return this.players - this.people.length;
  }
  get full(): boolean {
    return this.people.length >= this.#most;
  }
  get startsAtOnce(): boolean {
    return this.left === 0 || this.rest === "bots";
  }

  get #most(): number {
    return this.#all.at(-1) ?? 0;
  }

  add(): void {
    if (!this.full) this.#put(say("hotseat-player", { number: this.people.length + 1 }));
  }

  remove(key: number): void {
    this.people = this.people.filter((p) => p.key !== key);
  }

  /** What to ask of the house; keeps the names. */
  take(): Around {
    const names: string[] = [];
    for (const { name } of this.people) names.push(ownName(name.trim(), names));
    remember(KEY, JSON.stringify(names.slice(1)));
    return { names, players: this.players, rest: this.rest };
  }

  #put(name: string): void {
    this.people.push({ key: this.#keys++, name });
  }
}
