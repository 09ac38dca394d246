/** Walks through a match on the real board: where we stand, whose eyes, and the steps between. Null is now. */
import { untrack } from "svelte";
import type { GameClient } from "../../games/contract";
import { attempt } from "../house/notices.svelte";
import { settings } from "../house/settings.svelte";
import { router } from "../router.svelte";
import type { Match } from "../table/match.svelte";
import { eventsOf, type Room } from "../table/room.svelte";
import { ownerOf } from "../table/log/movers";
import { spokenText, toldSayings } from "../table/log/telling";
import { isDialogOpen } from "../ui/focus";
import { api } from "../wire/api";
import type { State, Told } from "../wire/wire";
import { words } from "../words/words.svelte";
import { concernsMe, lastsOf, type Line, lineAt, stepFrom, stopFor, stopsOf } from "./moments";
import { Reel, type Eyes } from "./momentcache";
import { parted, turnsOf } from "./turns";

const STEP_MS = 900;
/** The address follows the slider, but not every pixel of it: browsers count. */
const NOTE_MS = 250;

export class Replay {
  readonly #room: Room;
  readonly #match: Match;
  readonly #game: GameClient;
  readonly #reel: Reel;
  /** The moment that is wanted, in entries; null: now. */
  at = $state<number | null>(null);
  /** Eyes that were chosen instead of mine. */
  chosen = $state<Eyes | null>(null);
  playing = $state(false);
  /** The slider has the focus: it speaks for itself. */
  sliding = $state(false);
  /** What was told to others, by eyes and entry, as far as it was fetched. */
  #elsewhere = $state.raw<ReadonlyMap<string, Told>>(new Map());
  /** The log in words, told to the eyes that are shown. */
  readonly lines: readonly Line[] = $derived.by(() => {
    const { eyes } = this;
    const mine = eyes === this.#match.eyes;
    const seen = (told: Told) => (mine ? told : (this.#elsewhere.get(`${eyes} ${told.entry}`) ?? told));
    return this.tell(this.#room.told.map(seen));
  });
  readonly stops: readonly number[] = $derived.by(() =>
    stopsOf(
      this.lines.map((line) => line.last),
      this.total,
    ),
  );
  /** Whoever acts last decides what is shown. */
  #turn = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #noteTimer: ReturnType<typeof setTimeout> | undefined;
  /** The place that is in the address, as we wrote or read it. */
  #noted = placeOf(new URLSearchParams());

  constructor(room: Room, match: Match, game: GameClient) {
    this.#room = room;
    this.#match = match;
    this.#game = game;
    this.#reel = new Reel(async (from, count, eyes) => {
      const found = await api.moments(room.id, from, count, eyes);
      const told = found.moments.flatMap((state) => state.told.map((t): [string, Told] => [`${eyes} ${t.entry}`, t]));
      this.#elsewhere = new Map([...this.#elsewhere, ...told]);
      return found;
    });
  }

  /** To be called while a component is made: follows the address. */
  follow(): void {
    $effect(() => {
      const { query } = router;
      untrack(() => this.#heed(query));
    });
    $effect(() => () => this.#end());
  }

  /** Entries there are now. */
  get total(): number {
    return this.#match.now.entries;
  }
  get over(): boolean {
    return this.#match.table.phase === "over";
  }
  /** Whose eyes are shown. Another's only when nothing is hidden any more. */
  get eyes(): Eyes {
    return this.over ? (this.chosen ?? this.#match.eyes) : this.#match.eyes;
  }
  /** The moment on the board. */
  get place(): number {
    return this.at ?? this.total;
  }
  /** Whether the bar is there. */
  get open(): boolean {
    return this.over || this.at !== null;
  }
  /** What the moment's line says. */
  get line(): Line | null {
    return this.#lineAt(this.place);
  }
  get atEnd(): boolean {
    return this.place >= this.total;
  }

  /** Somebody goes to a moment. */
  go(at: number): void {
    this.pause();
    void this.#to(at, false);
  }

  /** To the moment a line tells of. */
  goToLine(entry: number): void {
    this.go(stopFor(this.stops, entry));
  }

  step(by: 1 | -1): void {
    this.pause();
    void this.#to(stepFrom(this.stops, this.place, by), by > 0);
  }

  see(eyes: Eyes): void {
    this.pause();
    this.chosen = eyes === this.#match.eyes ? null : eyes;
    void this.#to(this.place, false);
  }

  /** Back to now, with my own eyes. */
  now(): void {
    this.pause();
    this.chosen = null;
    this.#live();
  }

  play(): void {
    this.playing = true;
    if (this.atEnd) void this.#to(0, false);
    this.#later();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  /** Takes over the board; whoever held it before has lost it. */
  claim(): number {
    this.pause();
    return ++this.#turn;
  }

  holds(turn: number): boolean {
    return turn === this.#turn;
  }

  /** Fetches a moment with the eyes that are shown. */
  moment(at: number): Promise<State> {
    return this.#reel.moment(this.eyes, at);
  }

  show(at: number, state: State, next: boolean): void {
    const line = this.#lineAt(at);
    this.#match.moment = { state, eyes: this.eyes, did: line ? eventsOf(line.tolds) : [], next };
  }

  /** The address of the moment that is shown, for others. */
  address(): string {
    const query = new URLSearchParams();
    if (this.at !== null) query.set("at", String(this.at));
    if (this.over && this.eyes !== "public") query.set("eyes", String(this.eyes));
    const text = query.toString();
    return `/t/${this.#room.id}${text ? `?${text}` : ""}`;
  }

  async #to(at: number, next: boolean): Promise<void> {
    const to = Math.max(0, Math.min(at, this.total));
    // Beyond the last entry there is now; with another's eyes the end is a moment like any other.
    if (to === this.total && this.eyes === this.#match.eyes) return this.#live();
    this.at = to;
    this.#note();
    const turn = ++this.#turn;
    const state = await attempt(() => this.moment(to));
    if (!this.holds(turn)) return;
    if (!state) return this.now();
    this.show(to, state, next);
    if (this.eyes === this.#match.eyes) this.#reel.ahead(this.eyes, to, this.total);
    else this.#reel.all(this.eyes, this.total);
  }

  #live(): void {
    this.#turn += 1;
    this.at = null;
    this.#match.moment = null;
    this.#note();
  }

  #later(): void {
    clearTimeout(this.#timer);
    const pace = settings.speed > 0 ? settings.speed : 1;
    this.#timer = setTimeout(() => void this.#playOn(), STEP_MS * pace);
  }

  async #playOn(): Promise<void> {
    // Behind a dialog nobody would see it.
    if (isDialogOpen()) return this.#later();
    await this.#to(stepFrom(this.stops, this.place, 1), true);
    if (this.atEnd) this.playing = false;
    if (this.playing) this.#later();
  }

  /** Entries in lines, as the log tells them. */
  tell(log: readonly Told[]): Line[] {
    const lines = turnsOf(parted(log, this.total, this.#game), this.#game);
    const lasts = lastsOf(lines, this.total);
    return lines.flatMap((tolds, n) => this.#lineOf(tolds, lasts[n]!));
  }

  /** In the middle of a line: as much of it as had happened. */
  #lineAt(at: number): Line | null {
    const line = lineAt(this.lines, at);
    if (!line || line.last < at) return line;
    const sofar = line.tolds.filter(({ entry }) => entry < at);
    return this.#lineOf(sofar, at - 1)[0] ?? line;
  }

  #lineOf(tolds: readonly Told[], last: number): Line[] {
    const sayings = toldSayings(this.#match, this.#game, tolds);
    const [first] = tolds;
    if (!first || sayings.length === 0) return [];
    const { me, names } = this.#match;
    const mover = ownerOf(first);
    // Points that another's move brings me are named by my mark; nothing more needs to be said.
    const concerns = concernsMe({ ...first, events: eventsOf(tolds) }, me, words.of(this.#game.id).fields);
    const text = spokenText(sayings, names);
    return [{ entry: first.entry, last, tolds, mover, sayings, text, concerns }];
  }

  /** The address says where to stand. */
  #heed(query: URLSearchParams): void {
    const place = placeOf(query);
    if (place === this.#noted) return;
    this.#noted = place;
    const [at, eyes] = [query.get("at"), query.get("eyes")];
    const seat = Number(eyes);
    const known = eyes !== null && Number.isInteger(seat) && seat >= 0 && seat < this.#match.table.players;
    this.pause();
    this.chosen = eyes === "public" ? "public" : known ? seat : null;
    if (this.chosen === this.#match.eyes) this.chosen = null;
    void this.#to(at !== null && /^\d+$/.test(at) ? Number(at) : this.total, false);
  }

  #note(): void {
    clearTimeout(this.#noteTimer);
    this.#noteTimer = setTimeout(() => {
      if (router.path !== `/t/${this.#room.id}`) return;
      const eyes = this.over && this.chosen !== null ? String(this.chosen) : null;
      const note = { at: this.at === null ? null : String(this.at), eyes };
      this.#noted = [note.at, note.eyes].join();
      router.note(note);
    }, NOTE_MS);
  }

  #end(): void {
    this.claim();
    clearTimeout(this.#noteTimer);
    this.#match.moment = null;
  }
}

const placeOf = (query: URLSearchParams): string => [query.get("at"), query.get("eyes")].join();
