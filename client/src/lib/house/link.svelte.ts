/** Links for others: where the house is reached from outside, and how a link gets onto the clipboard or to a friend. */
import { api } from "../wire/api";
import type { Link } from "../wire/wire";
import { say } from "../words/words.svelte";
import { notices } from "./notices.svelte";

/** A link that could not be copied, to be copied by hand; shown by App. */
class ByHand {
  link = $state<string | null>(null);
}
export const byHand = new ByHand();

/** The link to a table that works from another device; none where the house listens to this machine alone. */
export async function linkOf(id: string): Promise<Link> {
  try {
    return await api.link(id);
  } catch {
    return { link: null };
  }
}

/** Where the house is reached from outside; our own address may be "localhost". Ask beforehand: a clipboard opens only right after a click. */
export async function outsideOf(id: string): Promise<string> {
  const { link } = await linkOf(id);
  return link ? new URL(link).origin : location.origin;
}

/** Copies a link and says so; where that is not allowed, shows it. */
export async function copyLink(link: string): Promise<void> {
  if (await toClipboard(link)) notices.show(say("invite-copied"));
  else byHand.link = link;
}

/** Hands a link to the device's own sheet; where there is none, or it fails, copies it. */
export async function shareLink(link: string): Promise<void> {
  try {
    if ("share" in navigator) return await navigator.share({ url: link });
  } catch (thrown) {
    // Closing the sheet is an answer too.
    if (thrown instanceof DOMException && thrown.name === "AbortError") return;
  }
  await copyLink(link);
}

/** Whether it worked. */
export async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return theOldWay(text);
  }
}

/** On plain http (a house on the home network) the clipboard is closed; a selected field can still be copied. */
function theOldWay(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "sr";
  // Outside of an open dialog nothing can be selected.
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  let copied = false;
  try {
    copied = document.execCommand("copy");
  } catch {
    // Told by the answer.
  }
  field.remove();
  if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true });
  return copied;
}
