/** How many lines of chat I have not seen. */
import { myself } from "../../house/me.svelte";
import { recall, remember } from "../../memory";
import type { Room } from "../room.svelte";

export class Unread {
  readonly #room: Room;
  /** Number of the newest line seen; the first line has number 0. */
  #seen = $state(-1);
  readonly count: number = $derived.by(() => {
    const { chat } = this.#room;
    return chat.filter((l) => l.n > this.#seen && !myself.is(l.guest)).length;
  });

  constructor(room: Room) {
    this.#room = room;
    this.#seen = Number(recall({ what: "chat", table: room.id }) ?? -1);
  }

  /** Everything said so far has been on screen. */
  look(): void {
    const last = this.#room.chat.at(-1)?.n ?? -1;
    if (last <= this.#seen) return;
    this.#seen = last;
    remember({ what: "chat", table: this.#room.id }, String(last));
  }
}
