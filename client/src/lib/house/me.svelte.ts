/** Who I am in this house. The first question gives the guest's cookie. */
import { api } from "../wire/api";
import type { Me } from "../wire/wire";
import { say } from "../words/words.svelte";

class Myself {
  me = $state.raw<Me | null>(null);

  async begin(): Promise<void> {
    this.me = await api.me();
  }

  async rename(name: string): Promise<void> {
    this.me = await api.rename(name);
  }

  is(id: string): boolean {
    return this.me?.id === id;
  }
}

export const myself = new Myself();

/** The house calls newcomers "Guest 3f2a"; the page says that in its own language. */
export function personName(name: string): string {
  const tag = /^Guest ([0-9a-f]{4})$/.exec(name)?.[1];
  return tag ? say("guest-name", { tag }) : name;
}
