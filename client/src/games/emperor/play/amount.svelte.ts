/** How many: markers that move, advance or grow at once; dice. */
import { countsAt } from "./growth";
import { countFor } from "./mapclick";
import { ofKind } from "./moves";
import type { Kind } from "./question";
import type { View } from "../view";
import type { Move, Province } from "../wire";

/** What is counted for. */
interface Counted {
  readonly match: { readonly view: View };
  readonly kind: Kind;
  readonly choices: readonly Move[];
  readonly source: Province | null;
  readonly target: Province | null;
}

export class Amount {
  readonly #play: Counted;
  readonly #changed: (count: number) => void;
  /** The number that somebody has said. */
  #wanted = $state<number | null>(null);
  readonly #possible = $derived.by((): readonly number[] => {
    const { kind, source, target, choices, match } = this.#play;
    if (kind === "roll") return ofKind(choices, "roll").map((m) => m.dice);
    if (kind === "advance") return ofKind(choices, "advance").map((m) => m.count);
    if (kind === "move")
      return ofKind(choices, "move").flatMap((m) => (m.from === source && m.to === target ? m.count : []));
    if (kind === "grow" && target) return countsAt(match.view, target);
    return [];
  });
  readonly least = $derived.by((): number => (this.#possible.length > 0 ? Math.min(...this.#possible) : 0));
  readonly most = $derived.by((): number => (this.#possible.length > 0 ? Math.max(...this.#possible) : 0));
  readonly count = $derived.by((): number => {
    const { kind, match, source } = this.#play;
    return this.#within(this.#wanted ?? countFor(kind, match.view, source, this.most));
  });

  constructor(play: Counted, changed: (count: number) => void) {
    this.#play = play;
    this.#changed = changed;
  }

  step(by: number): void {
    this.set(this.count + by);
  }
  set(count: number): void {
    const next = this.#within(count);
    if (this.most === 0 || next === this.count) return;
    this.#wanted = next;
    this.#changed(next);
  }
  /** As usual again, or as a move says that was chosen as a whole. */
  begin(wanted: number | null = null): void {
    this.#wanted = wanted;
  }

  #within(count: number): number {
    return Math.min(this.most, Math.max(this.least, count));
  }
}
