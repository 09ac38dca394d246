/**
 * What I am about to lay: the chosen tile, where it would lie and what the house says to that. Board, dock and prompt
 * all read it from here. Every judgement comes from `match.legal` and `match.preview`.
 */
import { same } from "../../../lib/table/turn/same";
import { Trial } from "../../../lib/table/turn/trial.svelte";
import type { MatchContext, Phrase, Play } from "../../contract";
import type { Problem } from "../../../lib/wire/problem";
import { type Consequences, consequences } from "../tell/consequences";
import {
  bestOver,
  COLORS,
  covers,
  habitOf,
  type Habit,
  kindOf,
  leaning,
  lettersOf,
  nearest,
  ofKind,
  otherSquare,
  type Placement,
  placement,
  type Point,
  squaresOf,
  turned,
  waysOver,
} from "./placement";
import { cellOf, directionTo, DIRECTIONS, spoken, squareAt, step } from "../board/square";
import type { BoardFile, Kind, Move, Square, View } from "../wire";

/** How far from a legal place, in squares, a finger may land. */
const TOUCH_REACH = 0.75;
const DRAG_REACH = 0.9;

export interface Drag {
  index: number;
  /** Where the pointer is on the page. */
  x: number;
  y: number;
  touch: boolean;
}

export class QinPlay implements Play {
  readonly match: MatchContext<View, BoardFile, Move>;
  /** Which tile of my hand is chosen. */
  chosen = $state(0);
  /** The square the keyboard is on. */
  cursor = $state<Square>("g7");
  /** What would be laid, and what the house says to that. */
  readonly trial: Trial<Move, View>;
  /** The square of the aim it turns about. */
  anchor = $state<Square | null>(null);
  /** What is under the pointer or the keyboard, not yet chosen. */
  hover = $state.raw<Placement | null>(null);
  drag = $state.raw<Drag | null>(null);
  habit = $state.raw<Habit>({ direction: 0, swapped: false });
  /** From a point of the page to a point of the board; the board brings it. */
  locate: ((x: number, y: number) => Point | null) | null = null;
  /** Moves the focus to the button that lays; the dock brings it. */
  toButton: (() => void) | null = null;

  readonly hand = $derived.by((): readonly Kind[] => this.match.view.hand ?? []);
  readonly legal = $derived.by((): readonly Placement[] => this.match.legal);
  readonly kind = $derived.by((): Kind | null => this.hand[this.chosen] ?? null);
  /** Legal placements of the chosen tile. */
  readonly choices = $derived.by((): Placement[] => (this.match.mine ? ofKind(this.legal, this.kind) : []));
  readonly targets = $derived.by((): ReadonlySet<Square> => squaresOf(this.choices));
  readonly rows = $derived.by((): number => this.match.board.rows.length);
  readonly columns = $derived.by((): number => this.match.board.rows[0]?.length ?? 0);
  readonly consequences = $derived.by((): Consequences | null => {
    const { match } = this;
    const { preview } = this.trial;
    return preview && consequences(match.view, preview.events, preview.view, match.board, match.seat);
  });
  readonly prompt = $derived.by((): Phrase | null => {
    if (!this.match.mine) return null;
    if (!this.aim) return { id: "play-place" };
    const [a, b] = this.aim.squares;
    return { id: "play-confirm", args: { letters: lettersOf(this.aim), a: spoken(a), b: spoken(b) } };
  });

  readonly tentative = $derived.by((): boolean => this.aim !== null || this.refused !== null);

  /** Hand and position that the chosen tile was chosen for. */
  #known: unknown = null;

  constructor(match: MatchContext<View, BoardFile, Move>) {
    this.match = match;
    this.trial = new Trial(match, { moves: (aim) => [aim], told: () => this.#tell(), readable });
    this.refresh();
    this.cursor = this.#start();
  }

  /** What would be laid if I said yes now. */
  get aim(): Placement | null {
    return this.trial.aim;
  }
  get refusal(): Problem | null {
    return this.trial.refusal;
  }
  /** What was refused; it stays where it was put. */
  get refused(): Placement | null {
    return this.trial.refused;
  }
  /** My move is on its way. */
  get sending(): boolean {
    return this.trial.sending;
  }

  refresh(): void {
    const { match } = this;
    const now = [match.view.hand, match.legal.length, match.view.turn, match.view.stock];
    if (same(now, this.#known)) return;
    this.#known = now;
    this.cancel();
    this.hover = null;
    // A tile that can be laid is chosen at once, so that its places glow when the turn begins.
    const can = (kind: Kind | undefined): boolean => kind !== undefined && this.legal.some((p) => kindOf(p) === kind);
    if (!can(this.hand[this.chosen])) this.chosen = Math.max(0, this.hand.findIndex(can));
  }

  /** Takes back what is not committed yet. */
  cancel(): boolean {
    const had = this.aim !== null || this.refused !== null || this.drag !== null;
    this.#forget();
    this.drag = null;
    return had;
  }

  showRefused(move: unknown, problem: Problem): void {
    this.trial.show(problem, move as Move);
  }

  choose(index: number): void {
    if (index < 0 || index >= this.hand.length) return;
    const { cursor, anchor } = this;
    const before = this.kind;
    this.chosen = index;
    if (before === this.kind) return;
    const over = this.aim ? anchor : null;
    this.#forget();
    this.hover = null;
    // With a tile already on the board, the other one takes its place if it may.
    if (over) {
      const next = bestOver(this.choices, over, leaning(over, this.habit), this.habit);
      if (next) this.#take(next, over);
    }
    this.cursor = cursor;
    if (this.kind) this.match.announce(this.match.say("play-chosen", { letters: this.kind, count: this.targets.size }));
  }

  /** A click or tap on the board. */
  tap(at: Point, touch: boolean): void {
    const square = this.#squareAt(at);
    if (!square || this.sending) return;
    this.cursor = square;
    if (!this.match.mine || !this.kind) return;
    if (this.aim && covers(this.aim, square)) {
      if (this.trial.seen && this.match.confirm === "tap") void this.commit();
      return;
    }
    const second = this.#secondHalf(square);
    if (second) return this.#take(second, this.anchor!);
    let found = bestOver(this.choices, square, at, this.habit);
    if (!found && touch) found = nearest(this.choices, at, this.habit, TOUCH_REACH);
    if (found) return this.#take(found, covers(found, square) ? square : found.squares[0]);
    void this.#refuse(this.#guess(square, at));
  }

  /** The pointer passes over the board. */
  point(at: Point | null): void {
    const square = at && this.#squareAt(at);
    const quiet = !square || !this.match.mine || this.aim !== null;
    this.hover = quiet ? null : bestOver(this.choices, square, at, this.habit);
  }

  /** The keyboard's square has moved. */
  moveTo(square: Square): void {
    this.cursor = square;
    if (this.aim || this.refused) this.#forget();
    this.hover = bestOver(this.choices, square, leaning(square, this.habit), this.habit);
  }

  /** Enter: first the consequence, then the move. */
  enter(): void {
    if (!this.match.mine || !this.kind || this.sending) return;
    if (this.aim && covers(this.aim, this.cursor)) {
      // Who wants to be asked is led to the button.
      if (this.match.confirm === "button") this.toButton?.();
      else void this.commit();
      return;
    }
    const at = leaning(this.cursor, this.habit);
    const found = bestOver(this.choices, this.cursor, at, this.habit);
    if (found) this.#take(found, this.cursor);
    else void this.#refuse(this.#guess(this.cursor, at));
  }

  /** R: the next way round. */
  turn(): void {
    if (!this.match.mine || !this.kind) return;
    if (this.drag) {
      this.habit = this.#nextHabit();
      this.dragTo(this.drag.x, this.drag.y);
      return;
    }
    const now = this.aim ?? this.refused ?? this.hover;
    if (!now) {
      this.habit = this.#nextHabit();
      return;
    }
    const over =
      (this.aim || this.refused ? this.anchor : null) ?? (covers(now, this.cursor) ? this.cursor : now.squares[0]);
    const next = turned(now, over, this.choices, waysOver(over, this.kind, this.rows, this.columns));
    this.habit = habitOf(next, over);
    if (this.aim) this.#take(next, over);
    else if (this.refused && this.targets.has(over)) this.#take(next, over);
    else if (this.refused) void this.#refuse(next, over);
    else this.hover = next;
  }

  startDrag(index: number, x: number, y: number, touch: boolean): void {
    if (!this.match.mine) return;
    this.choose(index);
    this.#forget();
    this.drag = { index, x, y, touch };
    this.dragTo(x, y);
  }

  dragTo(x: number, y: number): void {
    if (!this.drag) return;
    this.drag = { ...this.drag, x, y };
    const at = this.#dragPoint();
    this.hover = at && nearest(this.choices, at, this.habit, DRAG_REACH);
  }

  /** Lets the tile go: on the board it is aimed, not laid. */
  drop(): void {
    const at = this.#dragPoint();
    const { hover } = this;
    this.drag = null;
    if (hover) this.#take(hover, hover.squares[0]);
    else if (at) {
      const square = this.#squareAt(at);
      if (square) void this.#refuse(this.#guess(square, at));
    }
  }

  /** Lays what is aimed at, once its consequence is on the screen. */
  async commit(): Promise<void> {
    await this.trial.commit();
  }

  /** Aims at a placement and asks the house what it would do. */
  #take(to: Placement, anchor: Square): void {
    this.hover = null;
    this.anchor = anchor;
    this.habit = habitOf(to, anchor);
    this.cursor = anchor;
    this.trial.take(to);
  }

  #tell(): void {
    const { match } = this;
    const rows = this.consequences?.rows ?? [];
    const words = rows.map((row) => match.say(row.phrase));
    match.announce([this.prompt ? match.say(this.prompt) : "", ...words].join(" "));
  }

  /** A place that is not among the legal ones: the house says by which rule. */
  async #refuse(to: Placement | null, anchor?: Square): Promise<void> {
    this.#forget();
    if (!to) return;
    this.anchor = anchor ?? (covers(to, this.cursor) ? this.cursor : to.squares[0]);
    await this.trial.refuse(to);
  }

  #forget(): void {
    this.anchor = null;
    this.trial.forget();
  }

  #squareAt(at: Point): Square | null {
    const [row, column] = [Math.round(at.row), Math.round(at.column)];
    return row >= 0 && column >= 0 && row < this.rows && column < this.columns ? squareAt(row, column) : null;
  }

  /** First a square, then a direction: a neighbour of the anchor gets the second half, if that is legal. */
  #secondHalf(square: Square): Placement | null {
    const { aim, anchor } = this;
    if (!aim || !anchor || directionTo(anchor, square) < 0) return null;
    const wanted = this.choices.filter((p) => covers(p, anchor) && covers(p, square));
    return bestOver(wanted, square, leaning(square, this.habit), this.habit);
  }

  /** The placement a person seems to mean where none is legal. */
  #guess(square: Square, at: Point): Placement | null {
    const { row, column } = cellOf(square);
    const [dy, dx] = [at.row - row, at.column - column];
    const near = DIRECTIONS.map((d, i) => ({ i, lean: d.row * dy + d.column * dx }));
    near.sort((a, b) => b.lean - a.lean);
    const [first, second] = COLORS[this.kind!];
    const halves: Move["colors"] = this.habit.swapped ? [second, first] : [first, second];
    const others = near.flatMap(({ i }) => step(square, DIRECTIONS[i]!, this.rows, this.columns) ?? []);
    // Where both halves find grass, the house names the rule that matters and not just what lies there.
    const other = others.find((s) => this.#isGrass(s)) ?? others[0];
    if (!other) return null;
    return { squares: placement([square, other], halves).squares, colors: halves };
  }

  #isGrass(square: Square): boolean {
    const { row, column } = cellOf(square);
    const covered = this.match.view.regions.some((r) => r.squares.includes(square));
    return !covered && this.match.board.rows[row]?.[column] === ".";
  }

  /** Where a dragged tile is; above the finger, so that it can be seen. */
  #dragPoint(): Point | null {
    if (!this.drag || !this.locate) return null;
    const at = this.locate(this.drag.x, this.drag.y - (this.drag.touch ? 44 : 0));
    const inside = at && at.row > -1 && at.column > -1 && at.row < this.rows && at.column < this.columns;
    return inside ? at : null;
  }

  /** Lying and upright in turn, then the same with the colours swapped. */
  #nextHabit(): Habit {
    const { direction, swapped } = this.habit;
    return direction % 2 === 0 ? { direction: 1, swapped } : { direction: 0, swapped: !swapped };
  }

  /** The keyboard begins in the middle of what is coloured. */
  #start(): Square {
    const middle = squareAt(Math.floor(this.rows / 2), Math.floor(this.columns / 2));
    return middle;
  }

  /** The other half of what the cursor is on, for the focus ring. */
  get ring(): readonly Square[] {
    const on = this.aim ?? this.refused ?? this.hover;
    return on && covers(on, this.cursor) ? [this.cursor, otherSquare(on, this.cursor)] : [this.cursor];
  }
}

/** A refusal with its squares written as on the board's edge. */
function readable(problem: Problem): Problem {
  if (!problem.illegal) return problem;
  const illegal = { ...problem.illegal };
  for (const key of ["a", "b", "square"]) {
    const value = illegal[key];
    if (typeof value === "string") illegal[key] = spoken(value);
  }
  return { ...problem, illegal };
}
