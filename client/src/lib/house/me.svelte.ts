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

const GUEST = /^Guest ([0-9a-f]{4})$/;

/** Whether somebody has chosen no name yet. */
export const isGuest = (name: string): boolean => GUEST.test(name);

/** The house calls newcomers "Guest 3f2a"; the page says that in its own language. */
export function personName(name: string): string {
  const tag = GUEST.exec(name)?.[1];
  return tag ? say("guest-name", { tag }) : name;
}
