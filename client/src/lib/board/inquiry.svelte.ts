/**
 * Which place of a board the card of details tells of: after a moment under the mouse, at once under the keyboard, by a
 * long or idle touch. To be made in a component's script: it lives as long as that.
 */
import { isDialogOpen } from "../ui/focus";

const HOVER_MS = 400;
const PRESS_MS = 450;
/** A finger cannot point elsewhere: its card goes by itself, or with anything else that is touched or opened. */
const TOUCH_MS = 6000;
/** A finger that goes further is no long touch. */
export const A_DRAG_PX = 8;

export interface Asks<Target> {
  /** The place under a pointer; null for none. */
  under(event: Event): Target | null;
  /** Under the pointer, where there is no place: it tells nothing by itself, but leaving it is leaving. */
  ground?(event: Event): string;
  /** What the card is wanted for: what is told of, or what the keyboard is on. */
  wanted(): Target | null;
  board(): Element | undefined;
}

export class Inquiry<Target extends string> {
  /** The place told of by a pointer. */
  told = $state<Target | null>(null);
  /** Whether it was a finger that pointed last. */
  touch = false;
  /** A finger rests on a place. */
  pressed = false;
  /** This touch puts away what was told. */
  closing = false;
  /** Its card was put away: until another place is meant. */
  #hushed = $state<Target | null>(null);
  readonly #asks: Asks<Target>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #start = { x: 0, y: 0 };
  #over: string | null = null;

  constructor(asks: Asks<Target>) {
    this.#asks = asks;
    $effect(() => () => clearTimeout(this.#timer));
    $effect(() => {
      if (!this.told || !this.touch) return;
      const over = setTimeout(() => (this.told = null), TOUCH_MS);
      return () => clearTimeout(over);
    });
    $effect(() => {
      if (asks.wanted() !== this.#hushed) this.#hushed = null;
    });
  }

  /** The place the card is shown for. */
  get detail(): Target | null {
    const wanted = this.#asks.wanted();
    return wanted === this.#hushed ? null : wanted;
  }

  tell(target: Target | null, after = 0): void {
    this.wait();
    this.told = null;
    if (target) this.#timer = setTimeout(() => (this.told = target), after);
  }
  /** What was about to be told is not. */
  wait(): void {
    clearTimeout(this.#timer);
  }

  /** A click or tap: what was about to be told is not. False if it ends a long touch, which chooses nothing. */
  taps(): boolean {
    const asked = this.told !== null && this.touch;
    this.wait();
    return !(asked && this.pressed);
  }

  /** Something else was touched, or has the focus now. */
  readonly away = (event: Event): void => {
    if (this.told && event.target instanceof Node && !this.#asks.board()?.contains(event.target)) this.tell(null);
  };
  /** Esc takes away the card before anything else. */
  readonly hush = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !this.detail || isDialogOpen()) return;
    this.#hushed = this.detail;
    event.preventDefault();
  };
  readonly drop = (): void => {
    if (this.pressed) this.wait();
    this.pressed = false;
  };
  readonly down = (event: PointerEvent): void => {
    this.touch = event.pointerType === "touch";
    this.drop();
    // A second finger pinches.
    if (!this.touch || !event.isPrimary) return;
    this.#start = { x: event.clientX, y: event.clientY };
    this.closing = this.told !== null;
    const target = this.#asks.under(event);
    this.tell(target, PRESS_MS);
    this.pressed = target !== null;
  };
  readonly pass = (event: PointerEvent): void => {
    this.touch = event.pointerType === "touch";
    if (this.touch) {
      if (Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y) > A_DRAG_PX) this.drop();
      return;
    }
    const target = this.#asks.under(event);
    const over = target ?? this.#asks.ground?.(event) ?? "";
    if (over === this.#over) return;
    this.#over = over;
    this.tell(target, HOVER_MS);
  };
  readonly leave = (): void => {
    this.#over = null;
    if (!this.touch) this.tell(null);
  };
}
