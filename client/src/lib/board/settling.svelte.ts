/**
 * Pieces that others have moved come to rest on the board; my own stood there in the preview already. To be made in a
 * component's script: it lives as long as that.
 */
import type { GameEvent, MatchContext } from "../../games/contract";

type Watched = Pick<MatchContext, "fresh" | "past" | "seat" | "speed">;

export class Settling {
  readonly #match: Watched;
  /** The live step whose pieces have come to rest: who comes back from the past does not see them settle again. */
  #rested: readonly GameEvent[] | null = null;
  /** How slowly what is new on the board settles; 0: it does not. */
  readonly speed = $derived.by((): number => {
    const { fresh, past, seat, speed } = this.#match;
    const news = past ? fresh.length > 0 : fresh !== this.#rested && fresh.some((e) => "seat" in e && e.seat !== seat);
    return news ? speed : 0;
  });

  constructor(match: Watched) {
    this.#match = match;
    $effect(() => {
      const { fresh, past } = match;
      return () => {
        if (!past) this.#rested = fresh;
      };
    });
  }
}
