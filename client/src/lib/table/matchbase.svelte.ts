/** What every match has, at a table or in a lesson: the words of its game, and what was chosen on this device. */
import type { Phrase, Sound } from "../../games/contract";
import { settings } from "../house/settings.svelte";
import { playSound } from "../house/sound";
import type { Problem } from "../wire/problem";
import { seenOf } from "../wire/position";
import type { Look, State, TableInfo } from "../wire/wire";
import type { Args, People } from "../words/speaker";
import { words } from "../words/words.svelte";
import { labelNames, sentenceNames } from "./seats/people";

export abstract class Sitting {
  abstract readonly table: TableInfo;
  /** The position on the board. */
  abstract readonly state: State;
  /** The seat that sentences call "you". */
  protected abstract readonly you: number | null;
  /** Names that the board's file has of its own. */
  protected readonly own: ReadonlyMap<string, string> | undefined;
  readonly looks: readonly Look[] = $derived.by(() => this.table.seats.map((s) => s.look));
  readonly names: readonly string[] = $derived.by(() => labelNames(this.table));

  constructor(own?: ReadonlyMap<string, string>) {
    this.own = own;
  }

  get view(): unknown {
    return seenOf(this.state);
  }
  get asked(): number | null {
    return this.state.waiting.kind === "seat" ? this.state.waiting.seat : null;
  }
  get reducedMotion(): boolean {
    return settings.reducedMotion;
  }
  get speed(): number {
    return settings.speed;
  }
  get labels(): boolean {
    return settings.labelled;
  }
  get confirm(): "tap" | "button" {
    return settings.confirm;
  }

  say(phrase: Phrase | string, args?: Args): string {
    const { id, args: own } = typeof phrase === "string" ? { id: phrase, args: undefined } : phrase;
    return words.of(this.table.game).say(id, { ...own, ...args }, this.#people);
  }

  /** Says why something was refused, in the game's words. */
  why(problem: Problem): string {
    return words.problem(problem, this.table.game, this.#people);
  }

  sound(name: Sound): void {
    playSound(name);
  }

  get #people(): People {
    return { names: sentenceNames(this.table), me: this.you, ...(this.own && { own: this.own }) };
  }
}
