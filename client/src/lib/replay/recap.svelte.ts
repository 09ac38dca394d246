/** What happened while I was away, played back briefly on the real board. It can be skipped, and it never lasts long. */
import { untrack } from "svelte";
import { announcer } from "../house/announce.svelte";
import { settings } from "../house/settings.svelte";
import type { Match } from "../table/match.svelte";
import { isShared } from "../table/seats/people";
import type { Room } from "../table/room.svelte";
import { say } from "../words/words.svelte";
import { type Line, missed, paceOf, stopFor } from "./moments";
import type { Replay } from "./replay.svelte";

/** A house that is slower than this is not waited for. */
const PATIENCE_MS = 2500;
/** What comes so soon after my return had been waiting for it. */
const SOON_MS = 1500;
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

type TheRoom = Pick<Room, "link" | "lookedAt" | "looked">;
type TheMatch = Pick<Match, "now" | "me" | "table">;
type TheReplay = Pick<Replay, "lines" | "stops" | "at" | "claim" | "holds" | "moment" | "show" | "now">;

export class Recap {
  readonly #room: TheRoom;
  readonly #match: TheMatch;
  readonly #replay: TheReplay;
  /** What is played back. */
  lines = $state.raw<readonly Line[]>([]);
  /** Which of them is on the board; -1: how it was when I left. */
  at = $state(-1);
  #fetching = $state(false);
  /** Our turn on the board; somebody who goes elsewhere takes it. */
  #turn = $state(-1);
  /** Entries there were when I looked away. */
  #left: number;
  /** I am back, but the house may have more to tell of the time I was away: since when, and whether the line was cut. */
  #returned: { at: number; cut: boolean } | null = null;

  constructor(room: TheRoom, match: TheMatch, replay: TheReplay) {
    this.#room = room;
    this.#match = match;
    this.#replay = replay;
    this.#left = room.lookedAt;
  }

  /** To be called while a component is made. */
  follow(): void {
    $effect(() => {
      const turn = () => (document.hidden ? this.#leave() : this.#return());
      // A page opened in the background is looked at later.
      if (!document.hidden) untrack(() => this.#back());
      document.addEventListener("visibilitychange", turn);
      return () => document.removeEventListener("visibilitychange", turn);
    });
    // The line of a phone that slept returns after its owner.
    $effect(() => {
      if (this.#room.link !== "open" && this.#returned) this.#returned.cut = true;
    });
    let known: unknown = null;
    $effect(() => {
      const { now } = this.#match;
      if (known !== null && known !== now) untrack(() => this.#heard());
      known = now;
    });
  }

  /** Being fetched: until then the board shows nothing, lest it shows the end first. */
  get loading(): boolean {
    return this.#fetching && this.#replay.holds(this.#turn);
  }
  get running(): boolean {
    return this.lines.length > 0 && this.#replay.holds(this.#turn);
  }
  get line(): Line | null {
    return this.lines[this.at] ?? null;
  }

  skip(): void {
    this.lines = [];
    this.#replay.now();
  }

  #leave(): void {
    this.#returned = null;
    this.#left = this.#match.now.entries;
  }

  #return(): void {
    this.#returned = { at: Date.now(), cut: this.#room.link !== "open" };
    if (this.#back()) this.#returned = null;
  }

  /** The house told how the match stands. */
  #heard(): void {
    const since = this.#returned;
    if (!since) return;
    const missed = since.cut || Date.now() - since.at < SOON_MS;
    if (since.cut || !missed) this.#returned = null;
    if (missed && this.#back()) this.#returned = null;
  }

  /** Plays back what I missed, if there is anything; says whether. */
  #back(): boolean {
    const left = this.#left;
    this.#room.looked();
    this.#left = this.#match.now.entries;
    // Somebody who follows a link to a moment wants that moment.
    if (isShared(this.#match.table) || this.#replay.at !== null || this.running) return false;
    const lines = missed(this.#replay.lines, left, this.#match.me);
    if (lines.length > 0) void this.#run(lines);
    return lines.length > 0;
  }

  async #run(lines: readonly Line[]): Promise<void> {
    const turn = this.#replay.claim();
    this.#turn = turn;
    const stops = [lines[0]!.entry, ...lines.map((l) => stopFor(this.#replay.stops, l.entry))];
    this.#fetching = true;
    const states = await Promise.race([
      Promise.all(stops.map((n) => this.#replay.moment(n))).catch(() => null),
      wait(PATIENCE_MS).then(() => null),
    ]);
    if (turn === this.#turn) this.#fetching = false;
    if (!states || !this.#replay.holds(turn)) return;
    this.lines = lines;
    // Said once and in short: its steps are only to be seen.
    const mine = lines.filter((line) => line.concerns).map((line) => line.text);
    announcer.say([say("away-heard", { count: lines.length }), ...mine].join(" "));
    const pace = paceOf(lines.length) * (settings.speed > 0 ? settings.speed : 1);
    for (let n = 0; n < states.length; n++) {
      this.at = n - 1;
      this.#replay.show(stops[n]!, states[n]!, n > 0);
      await wait(n === 0 ? pace / 2 : pace);
      // Somebody skipped it, or went elsewhere.
      if (!this.#replay.holds(turn)) return;
    }
    this.skip();
  }
}
