/** What happened while I was away, played back briefly on the real board. It can be skipped, and it never lasts long. */
import { untrack } from "svelte";
import type { Match } from "../table/match.svelte";
import { isShared } from "../table/people";
import type { Room } from "../table/room.svelte";
import { type Line, missed, paceOf, stopFor } from "./moments";
import type { Replay } from "./replay.svelte";

/** A house that is slower than this is not waited for. */
const PATIENCE_MS = 2500;
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

export class Recap {
  readonly #room: Room;
  readonly #match: Match;
  readonly #replay: Replay;
  /** What is played back. */
  lines = $state.raw<readonly Line[]>([]);
  /** Which of them is on the board; -1: how it was when I left. */
  at = $state(-1);
  /** Being fetched: until then the board shows nothing, lest it shows the end first. */
  loading = $state(false);
  /** Entries there were when I looked away. */
  #left: number;

  constructor(room: Room, match: Match, replay: Replay) {
    this.#room = room;
    this.#match = match;
    this.#replay = replay;
    this.#left = room.lookedAt;
  }

  /** To be called while a component is made. */
  follow(): void {
    $effect(() => {
      const turn = () => {
        if (!document.hidden) void this.#back();
        else this.#left = this.#match.now.entries;
      };
      // A page opened in the background is looked at later.
      if (!document.hidden) untrack(() => void this.#back());
      document.addEventListener("visibilitychange", turn);
      return () => document.removeEventListener("visibilitychange", turn);
    });
  }

  get running(): boolean {
    return this.lines.length > 0;
  }
  get line(): Line | null {
    return this.lines[this.at] ?? null;
  }

  skip(): void {
    this.lines = [];
    this.#replay.now();
  }

  async #back(): Promise<void> {
    const left = this.#left;
    this.#room.looked();
    this.#left = this.#match.now.entries;
    // Somebody who follows a link to a moment wants that moment.
    if (isShared(this.#match.table) || this.#replay.at !== null || this.running) return;
    const lines = missed(this.#replay.lines, left, this.#match.me);
    if (lines.length === 0) return;
    const turn = this.#replay.claim();
    const stops = [lines[0]!.entry, ...lines.map((l) => stopFor(this.#replay.stops, l.entry))];
    this.loading = true;
    const states = await Promise.race([
      Promise.all(stops.map((n) => this.#replay.moment(n))).catch(() => null),
      wait(PATIENCE_MS).then(() => null),
    ]);
    this.loading = false;
    if (!states || !this.#replay.holds(turn)) return;
    this.lines = lines;
    const pace = paceOf(lines.length);
    for (let n = 0; n < states.length; n++) {
      this.at = n - 1;
      this.#replay.show(stops[n]!, states[n]!, n > 0);
      await wait(n === 0 ? pace / 2 : pace);
      if (this.#replay.holds(turn)) continue;
      // Somebody skipped it, or went elsewhere.
      if (this.lines === lines) this.lines = [];
      return;
    }
    this.skip();
  }
}
