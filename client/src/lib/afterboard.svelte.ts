/**
 * What a table does without until its first board is there, such as panels of later questions, examples or the text form: one file for
 * each game (`afterboardparts.ts` in its folder, `afterboard.ts` fetches it), asked for right after the board, or when it is first wanted.
 */
import { untrack } from "svelte";
import { withRest } from "./lazy";
import { words } from "./words/words.svelte";

const all: AfterBoard<unknown>[] = [];

export class AfterBoard<Module> {
  #module = $state.raw<Module | null>(null);
  #fetching: Promise<void> | null = null;
  readonly #load: () => Promise<Module>;

  constructor(load: () => Promise<Module>) {
    this.#load = load;
    all.push(this);
  }

  /** Null until it is here: who needs it fetches it, and is told when it comes. */
  get module(): Module | null {
    // Without an answer of the house there is none; the next who asks tries again.
    if (this.#module === null) untrack(() => this.fetch()).catch(() => {});
    return this.#module;
  }

  /** The same without fetching it: for what stands on every board, and is only needed once somebody does something there. */
  get here(): Module | null {
    return this.#module;
  }

  fetch(): Promise<void> {
    this.#fetching ??= Promise.all([this.#load(), words.whole()]).then(
      ([module]) => void (this.#module = module),
      (thrown: unknown) => {
        this.#fetching = null;
        throw thrown;
      },
    );
    return this.#fetching;
  }
}

/** Everything that the games which are shown have left for later, and all words: to be awaited where no first board is shown. */
export const fetchAfterBoard = async (): Promise<void> => {
  await Promise.all(all.map((one) => one.fetch()));
};

/** Fetches it as soon as what was just put on the page is drawn; `then` is called when it is here, or will not come. Returns how to stop. */
export function prefetch(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const begin = () => void withRest(fetchAfterBoard).then(then, then);
  // A page that nobody sees is not drawn.
  const frame = document.hidden ? 0 : requestAnimationFrame(() => (timer = setTimeout(begin)));
  if (document.hidden) timer = setTimeout(begin);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
