/** Who I am in this house. The first question gives the guest's cookie. */
import { api } from "../wire/api";
import type { Me } from "../wire/wire";
import { say } from "../words/words.svelte";

class Myself {
  me = $state.raw<Me | null>(null);
  #asked: Promise<Me> | null = null;

  /** Asks while the page itself is still on its way. */
  ask(): void {
    this.#asked = api.me();
    // Whoever waits for the answer hears of it.
    this.#asked.catch(() => {});
  }

  async begin(): Promise<void> {
    const asked = this.#asked ?? api.me();
    this.#asked = null;
    this.me = await asked;
  }

  async rename(name: string): Promise<void> {
    this.me = await api.rename(name);
  }

  is(id: string | null | undefined): boolean {
    return this.me !== null && this.me.id === id;
  }
}

export const myself = new Myself();

/** A name as it is told: somebody who has chosen none has a tag, and the page names them in its own language. */
type Named = Pick<Me, "name" | "tag">;

/** Whether somebody has chosen no name yet. */
export const isGuest = (who: Named | null): boolean => who?.tag != null;

/** What somebody is called; nothing before it is known who that is. */
export const personName = (who: Named | null): string =>
  who?.tag == null ? (who?.name ?? "") : say("guest-name", { tag: who.tag });
