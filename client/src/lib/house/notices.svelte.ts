/** Short notes at the foot of the page: one line, five seconds. */
import { troubleOf } from "../wire/api";
import { words } from "../words/words.svelte";
import { announcer } from "./announce.svelte";

const FIVE_SECONDS = 5000;

class Notices {
  text = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(text: string): void {
    this.text = text;
    announcer.say(text);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.text = ""), FIVE_SECONDS);
  }

  hide(): void {
    this.text = "";
  }
}

export const notices = new Notices();

/** Does something that the house may refuse; says why if it does. */
export async function attempt<T>(what: () => Promise<T>, game = ""): Promise<T | null> {
  try {
    return await what();
  } catch (thrown) {
    notices.show(words.problem(troubleOf(thrown), game));
    return null;
  }
}
