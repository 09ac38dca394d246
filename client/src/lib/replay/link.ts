/** A link to a moment, on the clipboard. */
import { api } from "../wire/api";

/** Where the house is reached from outside; our own address may be "localhost". */
export async function outsideOf(id: string): Promise<string> {
  const here = location.origin;
  try {
    const { link } = await api.link(id);
    return link ? new URL(link).origin : here;
  } catch {
    return here;
  }
}

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // On plain http (a house on the home network) the clipboard is closed; the old way still works.
    const field = document.createElement("textarea");
    field.value = text;
    field.className = "sr";
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
}
