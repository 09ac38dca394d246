/**
 * What I am about to lay: the chosen tile, where it would lie and what the house says to that. Board, dock and prompt
 * all read it from here. Every judgement comes from `match.legal` and `match.preview`.
 */
import { Controller, type Takeback } from "../../../lib/play/controller.svelte";
import type { MatchContext, Phrase } from "../../contract";
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

export class QinPlay extends Controller<View, BoardFile, Move> {
  /** Which tile of my hand is chosen. */
  chosen = $state(0);
  /** The square of the aim it turns about. */
  anchor = $state<Square | null>(null);
  /** What is under the pointer or the keyboard, not yet chosen. */
  hover = $state.raw<Placement | null>(null);
  drag = $state.raw<Drag | null>(null);
  habit = $state.raw<Habit>({ direction: 0, swapped: false });
  /** From a point of the page to a point of the board; the board brings it. */
  locate: ((x: number, y: number) => Point | null) | null = null;

  readonly hand = $derived.by((): readonly Kind[] => this.match.view.hand ?? []);
  readonly kind = $derived.by((): Kind | null => this.hand[this.chosen] ?? null);
  /** Legal placements of the chosen tile. */
  readonly choices = $derived.by((): Placement[] => (this.match.mine ? ofKind(this.match.legal, this.kind) : []));
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

  constructor(match: MatchContext<View, BoardFile, Move>) {
    super(match);
    this.cursor = squareAt(Math.floor(this.rows / 2), Math.floor(this.columns / 2));
    this.refresh();
  }

  protected override begin(): void {
    this.drag = null;
    this.hover = null;
    // A tile that can be laid is chosen at once, so that its places glow when the turn begins.
    const can = (kind: Kind | undefined): boolean => this.match.legal.some((p) => kindOf(p) === kind);
    if (!can(this.hand[this.chosen])) this.chosen = Math.max(0, this.hand.findIndex(can));
  }

  protected get takebacks(): readonly Takeback[] {
    return [
      { is: this.drag !== null, back: () => this.#letGo(), quiet: true },
      { is: this.aim !== null || this.refused !== null, back: () => this.forget() },
    ];
  }

  choose(index: number): void {
    if (index < 0 || index >= this.hand.length) return;
    const { cursor, anchor } = this;
    const before = this.kind;
    this.chosen = index;
    if (before === this.kind) return;
    const over = this.aim ? anchor : null;
    this.forget();
    this.hover = null;
    // With a tile already on the board, the other one takes its place if it may.
    if (over) {
      const next = bestOver(this.choices, over, leaning(over, this.habit), this.habit);
      if (next) this.#lay(next, over);
    }
    this.cursor = cursor;
    if (this.kind) this.match.announce(this.match.say("play-chosen", { letters: this.kind, count: this.targets.size }));
  }

  /** A click or tap on the board. */
  tap(at: Point, touch: boolean): void {
    const square = this.#squareAt(at);
    if (square) this.press(square, () => this.#aimNear(square, at, touch));
  }
  protected isAimedAt(square: Square): boolean {
    return this.aim !== null && covers(this.aim, square);
  }
  protected aimAt(square: Square): void {
    this.#aimNear(square, leaning(square, this.habit));
  }
  #aimNear(square: Square, at: Point, touch = false): void {
    if (!this.kind) return;
    const second = this.#secondHalf(square);
    if (second) return this.#lay(second, this.anchor!);
    let found = bestOver(this.choices, square, at, this.habit);
    if (!found && touch) found = nearest(this.choices, at, this.habit, TOUCH_REACH);
    if (found) this.#lay(found, covers(found, square) ? square : found.squares[0]);
    else this.#askWhyNot(this.#guess(square, at));
  }

  /** The pointer passes over the board. */
  point(at: Point | null): void {
    const square = at && this.#squareAt(at);
    const quiet = !square || !this.match.mine || this.aim !== null;
    this.hover = quiet ? null : bestOver(this.choices, square, at, this.habit);
  }

  override moveTo(square: Square): void {
    this.cursor = square;
    if (this.aim || this.refused) this.forget();
    this.hover = bestOver(this.choices, square, leaning(square, this.habit), this.habit);
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
    if (this.aim) this.#lay(next, over);
    else if (this.refused && this.targets.has(over)) this.#lay(next, over);
    else if (this.refused) this.#askWhyNot(next, over);
    else this.hover = next;
  }

  startDrag(index: number, x: number, y: number, touch: boolean): void {
    if (!this.match.mine) return;
    this.choose(index);
    this.forget();
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
    if (hover) this.#lay(hover, hover.squares[0]);
    else if (at) {
      const square = this.#squareAt(at);
      if (square) this.#askWhyNot(this.#guess(square, at));
    }
  }

  /** Aims at a placement that turns about one of its squares. */
  #lay(to: Placement, anchor: Square): void {
    this.hover = null;
    this.anchor = anchor;
    this.habit = habitOf(to, anchor);
    this.cursor = anchor;
    this.take(to);
  }

  protected spoken(): readonly string[] {
    return (this.consequences?.rows ?? []).map((row) => this.match.say(row.phrase));
  }

  /** A place that is not among the legal ones; what is refused there can be turned on. */
  #askWhyNot(to: Placement | null, anchor?: Square): void {
    this.forget();
    if (!to) return;
    this.anchor = anchor ?? (covers(to, this.cursor) ? this.cursor : to.squares[0]);
    void this.refuse(to);
  }

  protected override forget(): void {
    this.anchor = null;
    super.forget();
  }
  #letGo(): void {
    this.forget();
    this.drag = null;
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

  /** The other half of what the cursor is on, for the focus ring. */
  get ring(): readonly Square[] {
    const on = this.aim ?? this.refused ?? this.hover;
    return on && covers(on, this.cursor) ? [this.cursor, otherSquare(on, this.cursor)] : [this.cursor];
  }

  /** Squares are written as on the board's edge. */
  protected override readable(problem: Problem): Problem {
    if (!problem.illegal) return problem;
    const illegal = { ...problem.illegal };
    for (const key of ["a", "b", "square"]) {
      const value = illegal[key];
      if (typeof value === "string") illegal[key] = spoken(value);
    }
    return { ...problem, illegal };
  }
}
