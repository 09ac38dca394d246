/** Keeps the focus in a dock whose parts come and go: with a card taken, a button no longer needed. */
import { untrack } from "svelte";
import { isFocusLost } from "./focus";

interface Held {
  area: () => HTMLElement | undefined;
  /** Reads everything that may take away what had the focus. */
  moment: () => unknown;
  /** Something is under way, so the next step is not there yet. */
  busy: () => boolean;
  /** Leads on: to what is next, else to the board. */
  lead: () => void;
}

/** To be called inside a component. The result keeps a key that is held down from pressing what has the focus next. */
export function holdFocus({ area, moment, busy, lead }: Held): (event: KeyboardEvent) => void {
  let held = false;
  $effect.pre(() => {
    moment();
    held = (held && isFocusLost()) || (area()?.contains(document.activeElement) ?? false);
  });
  $effect(() => {
    moment();
    if (!held || busy() || !isFocusLost()) return;
    held = false;
    untrack(lead);
  });
  return (event) => {
    const again = event.repeat && (event.key === "Enter" || event.key === " ");
    if (again && area()?.contains(event.target as Node)) event.preventDefault();
  };
}
