/** Where the focus is, and where it goes when what had it has gone. */
import { tick } from "svelte";

export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** To be called when something that may have had the focus goes away: the next Tab is the page's first then. */
export async function refocus(): Promise<void> {
  await tick();
  if (isFocusLost()) document.getElementById("content")?.focus({ preventScroll: true });
}

export const isDialogOpen = (): boolean => document.querySelector("dialog[open]") !== null;

/**
 * Whether a key may be a game's own: on its board or dock (`own`), on the page itself, or on a heading that took the focus
 * for the ear. Not behind a dialog, even one of the dock's, nor on anything else that may want the key.
 */
export function isGameKey(event: KeyboardEvent, own: string): boolean {
  if (event.altKey || event.metaKey || event.ctrlKey || event.defaultPrevented || isDialogOpen()) return false;
  const at = event.target;
  // A field of the dock needs its letters and arrows for itself.
  if (!(at instanceof Element) || at.matches("input, select, textarea")) return false;
  return at.matches("body, #content, :is(h1, h2, h3)[tabindex]") || at.closest(own) !== null;
}

/** Whether somebody reads a dialog or writes: they are not to be led away. */
export function isOccupied(): boolean {
  return isDialogOpen() || (document.activeElement?.matches("input:not([type=range]), textarea, select") ?? false);
}
