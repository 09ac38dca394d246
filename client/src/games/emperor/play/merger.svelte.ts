/** A merger being prepared: with whom, and the share that is named (E29). */
import { withShare } from "./moves";
import type { Move } from "../wire";

/** What a merger is proposed with. */
interface Proposing {
  readonly trial: { readonly aim: readonly Move[] | null; take(plan: readonly Move[]): void };
  setMode(mode: "merge"): void;
  choose(move: Move): void;
}

export class Merger {
  partner = $state<number | null>(null);
  share = $state<number | null>(null);
  readonly #play: Proposing;

  constructor(play: Proposing) {
    this.#play = play;
  }

  /** With somebody else: the share that was named stays. */
  propose(seat: number): void {
    const { share } = this;
    this.#play.setMode("merge");
    this.note(seat, share);
    this.#play.trial.take([{ kind: "propose-merge", seat, ...withShare(share) }]);
  }
  setShare(percent: number | null): void {
    this.share = percent;
    if (this.partner !== null) this.propose(this.partner);
    else if (this.offering !== null) this.#play.trial.take([{ kind: "offer-merge", ...withShare(percent) }]);
  }
  /** The merger that I, attacked, am about to offer. */
  get offering(): Move | null {
    const aim = this.#play.trial.aim?.at(-1);
    return aim?.kind === "offer-merge" ? aim : null;
  }
  /** With the share that was named for it, if it is aimed at already. */
  offer(): void {
    this.#play.choose(this.offering ?? { kind: "offer-merge" });
  }

  note(partner: number | null, share: number | null): void {
    this.partner = partner;
    this.share = share;
  }
}
