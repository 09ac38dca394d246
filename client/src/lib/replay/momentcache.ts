/** The moments of a match, fetched from the house in blocks and kept for each pair of eyes: they never change. */
import { Trouble } from "../wire/api";
import { problemOf } from "../wire/problem";
import type { Moments, State } from "../wire/wire";

/** Whose view: a seat's, or what everybody may know. */
export type Eyes = number | "public";

/** As many as the house gives at once. */
export const BLOCK = 64;
/** How near the edge of a block the next one is fetched ahead. */
const NEAR = 24;

export class Reel {
  readonly #ask: (from: number, count: number, eyes: Eyes) => Promise<Moments>;
  readonly #kept = new Map<Eyes, Map<number, State>>();
  readonly #underWay = new Map<string, Promise<void>>();

  constructor(ask: (from: number, count: number, eyes: Eyes) => Promise<Moments>) {
    this.#ask = ask;
  }

  /** The state after `n` entries. */
  async moment(eyes: Eyes, n: number): Promise<State> {
    const kept = this.#of(eyes);
    if (!kept.has(n)) await this.#fetch(eyes, n);
    const found = kept.get(n);
    if (!found) throw new Trouble(problemOf("stale"));
    return found;
  }

  /** Fetches what will be needed soon around `n`; a failure is told when it is really needed. */
  ahead(eyes: Eyes, n: number, total: number): void {
    for (const near of [Math.min(n + NEAR, total), Math.max(n - NEAR, 0)])
      if (!this.#of(eyes).has(near)) this.#fetch(eyes, near).catch(() => {});
  }

  /** Fetches all there is; as above. */
  all(eyes: Eyes, total: number): void {
    for (let n = 0; n <= total; n += BLOCK) if (!this.#of(eyes).has(n)) this.#fetch(eyes, n).catch(() => {});
  }

  #of(eyes: Eyes): Map<number, State> {
    const found = this.#kept.get(eyes) ?? new Map<number, State>();
    this.#kept.set(eyes, found);
    return found;
  }

  #fetch(eyes: Eyes, n: number): Promise<void> {
    const kept = this.#of(eyes);
    const start = Math.floor(n / BLOCK) * BLOCK;
    // The last block of a running match may have been fetched when it was shorter.
    let from = start;
    while (from < n && kept.has(from)) from += 1;
    const key = `${eyes} ${from}`;
    const before = this.#underWay.get(key);
    if (before) return before;
    const asked = this.#ask(from, start + BLOCK - from, eyes)
      .then(({ moments }) => moments.forEach((state, i) => kept.set(from + i, state)))
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, asked);
    return asked;
  }
}
