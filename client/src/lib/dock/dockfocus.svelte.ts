/**
 * The focus in a dock: its main button can be led to, and what had the focus may go with its answer; then the next step has it. To be
 * made in a component's script: it lives as long as that.
 */
import { holdFocus } from "../ui/heldfocus.svelte";

interface Held {
  /** Reads everything that may take away what had the focus. */
  moment: () => unknown;
  /** Something is under way, so the next step is not there yet. */
  busy: () => boolean;
  /** Leads on: to what is next, else to the board. */
  lead: () => void;
  /** Whether the page scrolls to the main button: where it may be out of sight. */
  scrolls?: boolean;
}

export class DockFocus {
  /** The dock itself. */
  area = $state<HTMLElement>();
  /** Keeps a key that is held down from pressing what has the focus next. */
  readonly press: (event: KeyboardEvent) => void;

  constructor(play: { bringButton: (lead: () => void) => () => void }, { moment, busy, lead, scrolls = false }: Held) {
    $effect(() => play.bringButton(() => this.toMain(scrolls)));
    this.press = holdFocus({ area: () => this.area, moment, busy, lead });
  }

  /** To the main button, while there is one: it wears `data-main`. */
  toMain(scrolls = false): void {
    this.area?.querySelector<HTMLElement>("[data-main]")?.focus({ preventScroll: !scrolls });
  }
}
