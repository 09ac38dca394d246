/**
 * What the room around a board (lib/table) and a game's folder (games/<id>) know of each other. The room brings the
 * match, words and people; the game draws its view, lights up what is legal and emits moves. No rules in the browser.
 */
import type { Component } from "svelte";
import type { Look, Problem, State, TableInfo } from "../lib/wire/wire";

/** A sentence to be said in the reader's language: a message id and its variables (seats are numbers, see words.ts). */
export interface Phrase {
  id: string;
  args?: Record<string, unknown>;
}

/** An event of the game: `kind` picks the message `event-<kind>`, the rest are its variables. */
export type GameEvent = { kind: string } & Record<string, unknown>;

/** What a move would do, as far as my seat can know: the events, and the view right after it. */
export interface Preview<View> {
  events: GameEvent[];
  view: View;
}

/** The match as a game's components see it. All fields are reactive getters. */
export interface MatchContext<View = unknown, Board = unknown> {
  readonly table: TableInfo;
  readonly state: State;
  readonly view: View;
  /** The board file, from `/api/v1/games/<id>/boards/<board>`. */
  readonly board: Board;
  /** My seat; null for a spectator. */
  readonly seat: number | null;
  /** Whether a past moment is shown: nobody moves, and `since` is what led to it, by whomever. `seat` is whose eyes. */
  readonly past?: boolean;
  /** Whether I am asked and may act now (connected, nothing of mine under way, no stand-in). */
  readonly mine: boolean;
  /** My legal moves in the game's notation. */
  readonly legal: readonly string[];
  /** Everything that happened since my last move (or since I last looked), in order. */
  readonly since: readonly GameEvent[];
  /** What happened in the step just shown: to be animated. */
  readonly fresh: readonly GameEvent[];
  /** Colour and shape of each seat (0–4 each), as chosen. */
  readonly looks: readonly Look[];
  /** Names of the seats; mine is the word for "you". */
  readonly names: readonly string[];
  readonly reducedMotion: boolean;
  /** How long motion takes: 1 as designed, 2 twice as long, 0 none at all. */
  readonly speed: number;
  /** Whether the board shows its letters and numbers: on a small screen they are left out unless wished for. */
  readonly labels: boolean;
  /** Whether a second tap (or Enter) on the board commits a move, or its button alone. */
  readonly confirm: "tap" | "button";
  /** Says a phrase. Reactive to the language. */
  say(phrase: Phrase | string, args?: Record<string, unknown>): string;
  preview(move: string): Promise<Preview<View> | Problem>;
  /** Sends a move; resolves when the house has it on disk (null), or with why not. */
  play(move: string): Promise<Problem | null>;
  /** Speaks through the live region. */
  announce(text: string): void;
  /** Plays one of the sounds of lib/sound.ts, if sounds are on. */
  sound(name: Sound): void;
}

export type Sound = "tile" | "piece" | "card" | "join" | "take" | "score" | "turn" | "refuse" | "win";

/** What I am about to do: made by the game, shown by board, dock and prompt together. */
export interface Play {
  /** The sentence of the prompt while it is my turn; null for the game's own question (`ask-…`). */
  readonly prompt: Phrase | null;
  /** Why the last try was refused; the room shows the strip with its clause. */
  readonly refusal: Problem | null;
  /** Whether there is something to take back now: the prompt then has its cross. Left out: always while I am asked. */
  readonly tentative?: boolean;
  /** Takes back what is not committed yet; true if there was something. Esc and the prompt's cross. */
  cancel(): boolean;
  /** Called when a new state has arrived: forget what no longer fits. */
  refresh(): void;
  /** Shows a move as refused, as after a try of one's own: examples in the rules do. */
  showRefused?(move: string, problem: Problem): void;
}

/** The number that decides the game, for a seat's panel. */
export interface SeatFigure {
  /** Shown in large type. */
  value: number;
  /** Message id of what it counts, with `$value`. */
  label: string;
  /** A track of pips: `filled` of `total`. */
  pips?: { filled: number; total: number };
  /** Short notes, such as tiles in hand. */
  notes?: Phrase[];
}

/** A game's folder. */
export interface GameClient {
  id: string;
  /** A fresh controller for a match on screen; called inside a component, so it may use runes and effects. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  create(match: MatchContext<any, any>): Play;
  /** The board: fills its box, keeps its aspect. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Board: Component<{ match: MatchContext<any, any>; play: any }>;
  /** Below the prompt: consequences, hand, confirm. Also while others move (my hand stays in sight). */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Dock: Component<{ match: MatchContext<any, any>; play: any }>;
  /** A real picture of a board, drawn from its file, for lobby cards and set-up; decorative. With `labels`: the whole of it. */
  Picture: Component<{ board: unknown; labels?: boolean }>;
  /** The figures in front of each seat. */
  seats(view: unknown, table: TableInfo): SeatFigure[];
  /** The line of the log for an event; null leaves it out. Default: `event-<kind>`. */
  tell?(event: GameEvent): Phrase | null;
  /** The board in words, line by line, for the text form. */
  text?(match: MatchContext): string[];
  /** Kinds of events that begin a result of chance: nobody's move, though they may name a seat. */
  chance?: readonly string[];
  /** Which sound an event makes. */
  soundOf?(event: GameEvent): Sound | null;
  /** The standing over the game, for the graph: what to draw of the numbers the game is ranked by. */
  graph?: {
    /** Message id of what the curve counts. */
    label: string;
    /** The heights after some entry; `start` are the numbers before the first one. */
    of(scores: readonly number[], start: readonly number[]): number[];
  };
  /** Clauses that the lessons leave out; each is told by `also-<clause>` when they are done. */
  also?: readonly string[];
  /** Lines for the list of keys: [keys, message id]. */
  keys?: readonly (readonly [string, string])[];
}
