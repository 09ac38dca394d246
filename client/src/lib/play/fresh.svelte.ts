/** For a moment after something new has come, a press is still meant for what was there before: the second half of a double click. */

const SEEN_AFTER_MS = 300;

export class Fresh {
  #on = $state(false);
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether it has only just come. */
  get on(): boolean {
    // A timer may be late, above all on a page that is not looked at.
    return this.#on && performance.now() - this.#since <= SEEN_AFTER_MS;
  }
  begin(): void {
    clearTimeout(this.#timer);
    this.#on = true;
    this.#since = performance.now();
    this.#timer = setTimeout(() => this.end(), SEEN_AFTER_MS);
  }
  /** Something was done on purpose since. */
  end(): void {
    clearTimeout(this.#timer);
    this.#on = false;
  }
}
