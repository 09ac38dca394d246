/** Where the focus is, and where it goes when what had it has gone. */
import { tick } from "svelte";

const lost = () => document.activeElement === null || document.activeElement === document.body;

/** To be called when something that may have had the focus goes away: the next Tab is the page's first then. */
export async function refocus(): Promise<void> {
  await tick();
  if (lost()) document.getElementById("content")?.focus({ preventScroll: true });
}

export const isDialogOpen = (): boolean => document.querySelector("dialog[open]") !== null;

/** Whether somebody reads a dialog or writes: they are not to be led away. */
export function isOccupied(): boolean {
  return isDialogOpen() || (document.activeElement?.matches("input:not([type=range]), textarea, select") ?? false);
}
