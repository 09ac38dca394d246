/**
 * What the room around a board (lib/table) and a game's folder (games/<id>) know of each other. The room brings the
 * match, words and people; the game draws its view, lights up what is legal and emits moves. No rules in the browser.
 */
import type { Component } from "svelte";
import type { Problem } from "../lib/wire/problem";
import type { Look, Result, State, TableInfo, Told } from "../lib/wire/wire";
import type { Args } from "../lib/words/seats";

/** A sentence to be said in the reader's language: a message id and its variables (seats are made by `seatOf`). */
export interface Phrase {
  id: string;
  args?: Args;
  /** Points that each seat gets by it: shown behind the sentence, with the seats' marks. */
  gains?: readonly number[];
}

/** An event of the game: `kind` picks the message `event-<kind>`, the rest are its variables (`argsOf`: which of them are seats). */
export type GameEvent = { kind: string } & Record<string, unknown>;

/** What a row of moves would do, as far as my seat can know. */
export interface Preview<View> {
  events: GameEvent[];
  /** The view right after it; null where hidden things decide what comes: the worlds that were tried part there. */
  view: View | null;
}

/** The match as a game's components see it. All fields are reactive getters. */
export interface MatchContext<View = unknown, Board = unknown, Move = unknown> {
  readonly table: TableInfo;
  readonly state: State;
  /** Number of the position on the board. What happens around it, such as a bot that stands in, leaves it as it is. */
  readonly position: number;
  /** All I know; under `outlook` what the rules tell about it, where the game has such a thing. */
  readonly view: View;
  /** The board file: a table's own (`/api/v1/tables/<id>/board`), or a scenario's. */
  readonly board: Board;
  /** My seat; null for a spectator. */
  readonly seat: number | null;
  /** Whether a past moment is shown: nobody moves, and `since` is what led to it, by whomever. `seat` is whose eyes. */
  readonly past?: boolean;
  /** Whether I am asked and may act now (connected, nothing of mine under way, no stand-in). */
  readonly mine: boolean;
  /** My legal moves. */
  readonly legal: readonly Move[];
  /** Everything that happened since my last move (or since I last looked), in order. */
  readonly since: readonly GameEvent[];
  /** What happened in the step just shown: to be animated. */
  readonly fresh: readonly GameEvent[];
  /** The log up to the moment on the board, oldest first. Examples and lessons have none. */
  readonly told?: readonly Told[];
  /** What the house answers for me, of the game's type `Order`; null: it asks me. */
  readonly order?: unknown;
  /** Sets or takes back my standing order; resolves with why not. Left out where there are none. */
  setOrder?(order: unknown): Promise<Problem | null>;
  /** Once the match is over: what its last step brought, and whether that happened while I was here. */
  readonly ending?: { events: readonly GameEvent[]; watched: boolean } | null;
  /** An example in the rules: its moves, or else what it counts. The board may show no more than they need. */
  readonly example?: { moves: readonly Move[]; counted: readonly GameEvent[] | null };
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
  say(phrase: Phrase | string, args?: Args): string;
  /** What the house says to a row of moves; it is refused as a whole. */
  preview(moves: readonly Move[]): Promise<Preview<View> | Problem>;
  /**
   * Sends a row of moves, which is carried out as a whole or not at all; resolves when the house has it on disk (null), or with
   * why not. The new position has come by then.
   */
  play(moves: readonly Move[]): Promise<Problem | null>;
  /** Speaks through the live region. */
  announce(text: string): void;
  /** Plays one of the sounds of lib/house/sound.ts, if sounds are on. */
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
  /** Shows a seat's move as refused, as after a try of one's own: examples in the rules do. */
  showRefused?(move: unknown, problem: Problem, seat: number | null): void;
  /** Whether people come to terms now: the chat stands beside it. */
  readonly talking?: boolean;
  /** The final scoring, shown step by step. The room keeps the result back meanwhile. */
  readonly finale?: Showing;
}

/** Something that plays by itself on the board and may be skipped. */
export interface Showing {
  /** Whether there is something to show. */
  readonly ready: boolean;
  readonly running: boolean;
  /** Whether it will begin by itself: the log does not tell it beforehand. */
  readonly due: boolean;
  /** Whether it was shown before. */
  readonly seen: boolean;
  /** The points so far, while it runs. */
  readonly scores: readonly number[] | null;
  play(): void;
  skip(): void;
}

/** How the room lays out its own parts for a game: no game styles them (lib/table/room.css). What is left out is as usual. */
export interface RoomPlan {
  /**
   * The least height of the dock beside the board, in pixels, so that nothing below it jumps; how much more beside a learner's remarks
   * (which give way while something is aimed at), and in a narrow column.
   */
  dock?: { height: number; remarks?: number; narrow?: number };
  /** A small phone has room for one sentence in this dock: why not goes before the prompt. */
  terse?: boolean;
  /** Decisions whose panel needs the room of the prompt on a small phone. */
  urgent?: readonly string[];
  /** On a phone the dock tells itself what the others did. */
  tells?: boolean;
  /**
   * Where things lie. "tall": the dock has as much height as there is, and the map may be wider than high. "bench": the seats, the board and
   * a second part of it side by side, below them my own things and my hand, the prompt along the lower edge; in panes, one at a time, where
   * that is too much (the areas are named in its stylesheet). Each is taken from lib/table/plans, so that
   * a table fetches no other.
   */
  kind?: "tall" | "bench";
}

/** The number that decides the game, for a seat's panel. */
export interface SeatFigure {
  /** Shown in large type. */
  value: number;
  /** Message id of what it counts, with `$value`. */
  label: string;
  /** Where the number is heading, with the message id of what that is (with `$value`). */
  then?: { value: number; label: string };
  /** A track of pips: `filled` of `total`. */
  pips?: { filled: number; total: number };
  /** Short notes, such as tiles in hand. */
  notes?: Phrase[];
  /** Plays no more: the notes say why. */
  gone?: boolean;
}

/** What there is to say of a seat besides its figures: who sits there, how they are, whether they are asked. */
export interface SeatNote {
  name: string;
  icon: string;
  words: string;
  turn: boolean;
  /** My own seat, while I look at now. */
  me: boolean;
  away: boolean;
}

/** What a game's table of the standing gets. */
export interface StandingProps<View, Board> {
  match: MatchContext<View, Board>;
  notes: readonly SeatNote[];
  /** Points to be shown instead of the view's, while the final scoring is shown. */
  scores: readonly number[] | null;
  /** In a sheet of its own, with room for everything. */
  sheet?: boolean;
}

/**
 * `board/Picture.svelte` of a game's folder: a real picture of a board, drawn from its file, for lobby cards and set-up;
 * decorative. With `labels`: the whole of it. The lobby fetches it alone, without the rest of the folder.
 */
export type Picture = Component<{ board: unknown; labels?: boolean }>;

/**
 * `options.ts` of a game's folder, where there are too many options for one list: those that are folded away, together with
 * what they are about (`options-<id>`); all others stand before them. What they mean is on the card of the game (`rule_sets`).
 * The lobby has it at once, without the rest of the folder.
 */
export type OptionGroups = readonly (readonly [id: string, options: readonly string[]])[];

/**
 * A picture on the help card: an icon of the house by its name, a word or number in a frame, or a drawing of the game's own.
 * One that is only a piece of a picture (shapes without an `<svg>`) says in which box it lies.
 */
export type HelpIcon =
  | string
  | { word: string }
  | {
      // eslint-disable-next-line @typescript-eslint/no-explicit-any
      draw: Component<any>;
      props?: Readonly<Record<string, unknown>>;
      /** `viewBox` of the piece, and the class its styles want around it. */
      box?: string;
      class?: string;
    };

/** The table a help card lies at; on the page of the rules there is none. */
export interface HelpAt {
  /** What every option comes to: chosen, as its set of rules has it, or as usual. */
  options: Readonly<Record<string, string>>;
  players: number | null;
}

/** One line of the help card: pictures and a few words, with the clause that says it all. */
export interface HelpRow {
  icons: readonly HelpIcon[];
  /** A message of the game, with numbers of this table where it has any. */
  words: string | ((at: HelpAt) => Phrase);
  clause?: string;
  /** Left out: at every table. */
  when?: (at: HelpAt) => boolean;
}

/**
 * `learn/help.ts` of a game's folder: all that is to be remembered, on one card. Each section is a tab on a phone, where it has
 * to fit 360 × 640 without scrolling in every language (about eight lines); else all of them lie side by side.
 */
export interface HelpSection {
  /** Message id; on a phone the tab, so one short word. */
  title: string;
  rows: readonly HelpRow[];
}
export type HelpCard = readonly HelpSection[];

/** A game's folder. */
export interface GameClient {
  id: string;
  /** A fresh controller for a match on screen; called inside a component, so it may use runes and effects. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  create(match: MatchContext<any, any, any>): Play;
  /** The board: fills its box, keeps its aspect. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Board: Component<{ match: MatchContext<any, any, any>; play: any }>;
  /** Below the prompt: consequences, hand, confirm. Also while others move (my hand stays in sight). */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Dock: Component<{ match: MatchContext<any, any, any>; play: any }>;
  /** Where in a turn of many steps we are: one line, in the bar, or below it on a phone. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Steps?: Component<{ match: MatchContext<any, any, any>; play: any }>;
  /** What the room does otherwise for this game. */
  room?: RoomPlan;
  /** The table needs the whole page: log and chat are a sheet, unless the screen is very wide; so is the standing on a tablet. */
  crowded?: boolean;
  /** The figures in front of each seat. The match has a result also when everybody else gave up. */
  seats(view: unknown, result: Result | null): SeatFigure[];
  /** A table of how the seats stand: instead of their panels, and a sheet (`standing-title`) where there is little room. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Standing?: Component<StandingProps<any, any>>;
  /** The step of the final scoring in words, instead of prompt and result: mounted in the dock when the match is over. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Finale?: Component<{ match: MatchContext<any, any, any>; play: any }>;
  /** What the result says beside a seat's name, such as whose partner they became: then it stands `under` that seat. */
  resultNote?(view: unknown, seat: number): { phrase: Phrase; under: number | null } | null;
  /** What the log says of these events, sentence by sentence; the rest is left out. Default: `event-<kind>` for each. */
  tell?(events: readonly GameEvent[], board: unknown): Phrase[];
  /** Whether the log goes on in the same line: a turn of several steps is told as one. */
  continues?(event: GameEvent, line: readonly GameEvent[]): boolean;
  /** Whether an event inside a step begins a line: a step may end one turn and begin the next. `after` is the rest of the step. */
  opens?(event: GameEvent, after: readonly GameEvent[]): boolean;
  /** Whose turn an event begins: where others may be asked in the middle of a turn. */
  turnOf?(event: GameEvent): number | null;
  /** Whether the log leads to the clause of this event. Default: if it is told by itself. */
  cites?(event: GameEvent): boolean;
  /** Names that a host's file has of its own, by message id: they are said instead of the catalogue's. */
  ownNames?(board: unknown): ReadonlyMap<string, string>;
  /** The board in words, line by line, for the text form. */
  text?: (match: MatchContext) => string[];
  /** An event of chance with what was hidden of it, read from the draw's result (the game's type `Chance`): for the proof after the game. */
  reveal?(event: GameEvent, result: unknown): GameEvent;
  /** Which sound an event makes. */
  soundOf?(event: GameEvent): Sound | null;
  /** The standing over the game, for the graph: what to draw of the numbers the game is ranked by. */
  graph?: {
    /** Message id of what the curve counts. */
    label: string;
    /** The heights after some entry; `start` are the numbers before the first one. */
    of(scores: readonly number[], start: readonly number[]): number[];
    /** Also show what makes up the points of each seat, as bars: for a sheet of many sources. */
    bars?: boolean;
  };
  /** Beside an example in the rules: what lies next to the board, such as a hand of cards. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Beside?: Component<{ match: MatchContext<any, any, any> }>;
  /** What a position would score by a clause, as events; null if the clause is not about that. For examples without a move. */
  counts?(view: unknown, clause: string): GameEvent[] | null;
  /** A refused move of an example in words, where the board cannot show all of it. */
  tries?(move: unknown, board: unknown, view: unknown): Phrase | null;
  /** In a learner's first game: what the position suggests to whoever is asked; null if nothing does. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  advice?(match: MatchContext<any, any, any>): Phrase | null;
  /** Clauses that the lessons leave out; each is told by `also-<clause>` when they are done. */
  also?: readonly string[];
  /** Lines for the list of keys: [keys, message id]. */
  keys?: readonly (readonly [string, string])[];
}
