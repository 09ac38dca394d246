/** Several moves in a row: each waits until the position after the one before has come. */

/** How long it may take to come after a move was taken. */
const ARRIVES_MS = 4000;

export class Arrival {
  #done: (() => void) | null = null;

  /** When the next position has come, or should have. To be asked for before the move is sent. */
  next(): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ARRIVES_MS);
      this.#done = () => {
        clearTimeout(timer);
        this.#done = null;
        done();
      };
    });
  }

  /** It has come; or nobody waits for it any more. */
  came(): void {
    this.#done?.();
  }
}
