/** For a moment after something new has come, a press is still meant for what was there before. */
import { SEEN_AFTER_MS } from "./trial.svelte";

export class Fresh {
  on = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  begin(): void {
    clearTimeout(this.#timer);
    this.on = true;
    this.#timer = setTimeout(() => this.end(), SEEN_AFTER_MS);
  }
  /** Something was done on purpose since. */
  end(): void {
    clearTimeout(this.#timer);
    this.on = false;
  }
}
