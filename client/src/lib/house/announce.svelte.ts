/** What is spoken to screen readers. Shown by App in one polite live region. */
import { words } from "../words/words.svelte";

class Announcer {
  #said = $state.raw({ text: "", language: words.language });

  /** A sentence goes with its language: nothing stays behind in the one before. */
  get text(): string {
    return this.#said.language === words.language ? this.#said.text : "";
  }

  say(text: string): void {
    // The same sentence twice must be a change, or it is not read.
    this.#said = { text: text === this.text ? `${text}\u00a0` : text, language: words.language };
  }
}

export const announcer = new Announcer();
