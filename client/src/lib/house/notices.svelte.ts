/** Short notes at the foot of the page: one line, five seconds; a rule to be looked up stays longer. */
import { troubleOf } from "../wire/api";
import { words } from "../words/words.svelte";
import { announcer } from "./announce.svelte";

const FIVE_SECONDS = 5000;
const TWENTY_SECONDS = 20_000;

/** A clause of a game's rules. */
export interface At {
  game: string;
  clause: string;
}

class Notices {
  text = $state("");
  /** The rule it is about. */
  rule = $state.raw<At | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(text: string, rule: At | null = null): void {
    this.text = text;
    this.rule = rule;
    announcer.say(text);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.text = ""), rule ? TWENTY_SECONDS : FIVE_SECONDS);
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
    const problem = troubleOf(thrown);
    // Without an answer from the house there are the words for just that.
    await words.whole().catch(() => {});
    notices.show(words.problem(problem, game), game && problem.rule ? { game, clause: problem.rule } : null);
    return null;
  }
}
