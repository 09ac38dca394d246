/** A caravan is pressed, or one of its trades or tiers: what is not named stays as chosen, or becomes the best possible. */
import { caravanWays, type Half } from "./caravanhalves";
import { keyOf } from "./moves";
import type { TeaPlay } from "./play.svelte";
import type { Caravan, Move } from "../wire";

export class CaravanPress {
  readonly #play: TeaPlay;
  readonly #taps = new Taps();

  constructor(play: TeaPlay) {
    this.#play = play;
  }

  /** Another position. */
  begin(): void {
    this.#taps.forget();
  }
  pick(caravan: Caravan, part: Half = {}): void {
    const play = this.#play;
    const { aim, match } = play;
    if (!play.mine || play.busy) return;
    // A half that was only proposed is not sent by the first tap on it.
    if (!this.#taps.isAgain(caravan, part, aim)) return;
    if (play.joins("caravan")) return void this.#join(caravan, part);
    play.choose(caravanWays(match, play.waysOf("caravan"), caravan, part, aim)[0]!);
  }
  /** Takes the first way that is possible with the raised cards; if none is, the house says why not the best one. */
  async #join(caravan: Caravan, part: Half): Promise<void> {
    const play = this.#play;
    const { board, raised } = play;
    if (!(await raised.lay())) return;
    const { laid } = raised;
    const ways = caravanWays({ board, view: laid }, null, caravan, part, play.aim);
    const sales = new Set(laid?.outlook.reach?.sales.map(keyOf));
    const best = ways[0]!;
    play.choose(play.aimsAt(best) ? best : (ways.find((way) => sales.has(keyOf(way))) ?? best));
  }
}

/** Which halves were tapped by hand: what the page has filled in only marks itself at first. */
class Taps {
  #caravan: Caravan | null = null;
  #half: Half = {};

  forget(): void {
    [this.#caravan, this.#half] = [null, {}];
  }
  /** Notes a tap; false if it only takes over what was filled in. */
  isAgain(caravan: Caravan, half: Half, aim: Move | null): boolean {
    const chosen = aim?.kind === "caravan" && aim.caravan === caravan ? aim : null;
    if (this.#caravan !== caravan || !chosen) [this.#caravan, this.#half] = [caravan, {}];
    const keys = (["trade", "tier"] as const).filter((key) => half[key] !== undefined);
    const isChosen = chosen !== null && keys.every((key) => half[key] === chosen[key]);
    const isOwn = keys.every((key) => half[key] === this.#half[key]);
    this.#half = { ...this.#half, ...half };
    return !isChosen || isOwn;
  }
}
