/**
 * How keys and focus reach the places of a board (place.ts): one Tab stop, arrows from place to place, Enter on them. To be
 * made in a component's script: it lives as long as that.
 */
import { placeAt } from "./place";
import { ARROWS } from "./spots";

/** What a controller has for the keyboard. */
export interface Reached {
  /** The place the keyboard is on. */
  readonly cursor: string;
  moveTo(place: string): void;
  enter(): void;
  /** Moves the focus to the board; the board brings it. */
  toBoard: (() => void) | null;
}

/** Where a key leads; null if it leads nowhere. `arrow` is its direction, if it is an arrow. */
export type Leads = (event: KeyboardEvent, arrow: readonly [number, number] | null) => string | null;

export class Reach {
  svg = $state<SVGSVGElement>();
  /** Whether the keyboard is on the board. */
  focused = $state(false);
  readonly #play: Reached;
  readonly #leads: Leads;

  constructor(play: Reached, leads: Leads) {
    this.#play = play;
    this.#leads = leads;
    $effect(() => {
      play.toBoard = this.toCursor;
      return () => (play.toBoard = null);
    });
  }

  /** A point of the screen in units of the drawing, and how large a pixel is there. */
  locate(event: { clientX: number; clientY: number }): { x: number; y: number; unit: number } | null {
    const matrix = this.svg?.getScreenCTM();
    if (!matrix) return null;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return { x, y, unit: 1 / matrix.a };
  }

  readonly toCursor = (): void => {
    this.svg?.querySelector<SVGElement>(`[data-place="${this.#play.cursor}"]`)?.focus({ preventScroll: true });
  };
  readonly goTo = (place: string): void => {
    this.#play.moveTo(place);
    this.toCursor();
  };

  readonly press = (event: KeyboardEvent): void => {
    if (event.altKey || event.metaKey || event.ctrlKey) return;
    const arrow = ARROWS[event.key] ?? null;
    const to = this.#leads(event, arrow);
    if (to) this.goTo(to);
    else if (event.key === "Enter" || event.key === " ") {
      // A key that is held down chooses and plays once.
      if (!event.repeat) this.#play.enter();
    } else if (!arrow) return;
    // At the edge: stay, and do not scroll the page.
    event.preventDefault();
  };
  readonly focus = (event: FocusEvent): void => {
    this.focused = (event.target as Element).matches(":focus-visible");
    // A screen reader may go to any place at once, without the arrows.
    const at = placeAt(event.target as Element);
    if (this.focused && at && at !== this.#play.cursor) this.#play.moveTo(at);
  };
  readonly blur = (): void => {
    this.focused = false;
  };
}
