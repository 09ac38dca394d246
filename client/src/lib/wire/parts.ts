/** The match comes over the socket in parts: what is as it was in the message before is left out. */
import type { State, Update } from "./wire";

type Parts = Required<Pick<Update, "open" | "own" | "outlook" | "legal">>;

export class PartsOfState {
  #known: Parts = { open: {}, own: {}, outlook: null, legal: [] };

  /** The whole state; to be called with every update of one socket, in order. */
  take(update: Update): State {
    const { open, own, outlook, legal, ...rest } = { ...this.#known, ...update };
    this.#known = { open, own, outlook, legal };
    return { ...rest, outlook, legal, view: { ...(open as object), ...(own as object) } };
  }
}
