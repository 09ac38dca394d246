/**
 * What somebody is about to do, the same for every game: something is chosen, aimed at, its consequence shown, then it is sent or
 * taken back. A game's controller extends this with what its choices are made of: what a place means (`aimAt`, `isAimedAt`), what
 * can be taken back in which order (`takebacks`), what the aim would do in words (`spoken`).
 */
import type { MatchContext, Phrase, Play } from "../../games/contract";
import { same } from "../table/turn/same";
import type { Problem } from "../wire/problem";
import { Fresh } from "./fresh.svelte";
import { Row } from "./row.svelte";
import { type Plan, Trial } from "./trial.svelte";

/** Something that is not sent yet and can be taken back. */
export interface Takeback {
  /** Whether there is something. */
  is: boolean;
  back: () => void;
  /** The prompt has no cross for it: the key alone takes it back. */
  quiet?: boolean;
}

export abstract class Controller<View, Board, Move, Aim extends Move = Move> implements Play {
  readonly match: MatchContext<View, Board, Move>;
  readonly trial: Trial<View, Move>;
  /** For what is sent without being aimed at. */
  protected readonly row: Row<View, Move>;
  /** The place the keyboard is on. */
  cursor = $state("");
  /** Whose try it was that was refused, in an example of the rules; null: my own. */
  refusedOf = $state<number | null>(null);
  /** Moves the focus to the button that commits; the dock brings it. */
  toButton: (() => void) | null = null;
  /** Moves the focus to the board; the board brings it. */
  toBoard: (() => void) | null = null;

  /** My legal moves, also while one of them is on its way: lists and lights stay until the next question. */
  readonly legal = $derived.by((): readonly Move[] => (this.mine || this.busy ? this.match.legal : []));
  /** The view right after the aim; null until the house has said it, and where hidden things decide what comes. */
  readonly after = $derived.by((): View | null => this.trial.preview?.view ?? null);

  abstract readonly prompt: Phrase | null;
  /** The last choice that is not sent comes first. */
  protected abstract get takebacks(): readonly Takeback[];
  /** Whether the aim lies at a place: the same once more means yes. */
  protected abstract isAimedAt(place: string): boolean;
  /** A place is meant: makes it the aim, or a part of it; else asks the house why not. */
  protected abstract aimAt(place: string): void;
  /** What the aim would do, in sentences for the ear. */
  protected abstract spoken(): readonly string[];

  /** The question that the choices were made for. */
  #asked = "";
  /** What is asked, or what is to be confirmed, has only just come. */
  protected readonly arrival = new Fresh();

  /** Whoever extends this calls `refresh` at the end of its own. */
  constructor(match: MatchContext<View, Board, Move>) {
    this.match = match;
    this.trial = new Trial(match, { told: () => this.told(), readable: (problem) => this.readable(problem) });
    this.row = new Row(match, this.trial);
  }

  /** What would be done if I said yes now; of a plan the choice that the others lead to. */
  get aim(): Aim | null {
    return (this.trial.aim?.at(-1) ?? null) as Aim | null;
  }
  get refusal(): Problem | null {
    return this.trial.refusal;
  }
  /** What was refused; it stays where it was put. */
  get refused(): Aim | null {
    return (this.trial.refused?.at(-1) ?? null) as Aim | null;
  }
  /** I am asked. */
  get mine(): boolean {
    return this.match.mine;
  }
  /** Something of mine is on its way. */
  get sending(): boolean {
    return this.trial.sending;
  }
  /** The same, or the house is asked about it first. */
  get busy(): boolean {
    return this.row.running || this.trial.sending;
  }
  /** Whether something can be chosen now. */
  protected get free(): boolean {
    return this.mine && !this.busy;
  }
  /** The second half of a double press is not meant for what has only just come. */
  get fresh(): boolean {
    return this.arrival.on;
  }
  aimsAt(move: Move): boolean {
    return same(this.trial.aim?.at(-1) ?? null, move);
  }

  /** Another question has other answers; the same one, told again, leaves everything as it is. */
  refresh(): void {
    const { position, seat, legal } = this.match;
    const now = [position, seat, legal.length].join();
    if (now === this.#asked) return;
    this.#asked = now;
    this.arrival.begin();
    this.forget();
    this.begin();
  }
  /** What tells one question from another. */
  protected get question(): string {
    return this.#asked;
  }
  /** What a new question begins with. */
  protected begin(): void {}
  /** Lets go of what is aimed at. */
  protected forget(): void {
    this.refusedOf = null;
    this.trial.forget();
  }

  get tentative(): boolean {
    return this.takebacks.some(({ is, quiet }) => is && !quiet);
  }
  cancel(): boolean {
    const last = this.takebacks.find(({ is }) => is);
    last?.back();
    return last !== undefined;
  }

  showRefused(move: unknown, problem: Problem, seat: number | null): void {
    this.trial.show(problem, this.planOf(move as Move));
    this.refusedOf = seat;
  }
  /** What was refused is put away. */
  protected dismiss(): void {
    this.trial.forget();
  }

  /** A click or tap on a place. */
  press(place: string, aim = (): void => this.aimAt(place)): void {
    this.cursor = place;
    if (!this.free) return;
    if (this.isAimedAt(place)) this.again();
    else aim();
  }
  /** The keyboard has moved to another place. */
  moveTo(place: string): void {
    this.cursor = place;
    if (this.trial.isRefused) this.dismiss();
  }
  /** Enter on the board: first the consequence, then the move. What is no matter of the board is confirmed from there, too. */
  enter(): void {
    if (!this.free) return;
    if (this.isAimedAt(this.cursor) || this.isAimedElsewhere) this.agree();
    else this.aimAt(this.cursor);
  }
  /** What is aimed at has nothing to do with the board. */
  protected get isAimedElsewhere(): boolean {
    return false;
  }

  /** The same was pressed once more: that sends it, unless somebody wants to be asked or cannot have seen what it does. */
  protected again(): void {
    if (this.trial.seen && this.match.confirm === "tap") this.confirm();
  }
  /** Yes by key: who wants to be asked is led to the button. */
  agree(): void {
    if (this.match.confirm === "button") this.toButton?.();
    else this.confirm();
  }
  confirm(): void {
    if (this.free) void this.commit();
  }
  /** Sends what is aimed at, once its consequence is on the screen. */
  async commit(): Promise<void> {
    await this.trial.commit();
  }

  /** All that is sent with a move. */
  protected planOf(move: Move): Plan<Move> {
    return [move];
  }
  /** Aims, and asks the house what it would do. */
  protected take(move: Aim): void {
    this.trial.take(this.planOf(move));
  }
  /** What is not among the legal moves: the house says by which rule. */
  protected async refuse(move: Aim): Promise<void> {
    await this.trial.refuse(this.planOf(move));
  }
  /** Sends at once. */
  protected async sendNow(plan: Plan<Move>): Promise<void> {
    if (this.free) await this.trial.sendNow(plan);
  }

  /** A refusal with its places written as people read them. */
  protected readable(problem: Problem): Problem {
    return problem;
  }
  /** The house has said what the aim would do. */
  protected told(): void {
    const { match, prompt } = this;
    match.announce([prompt ? match.say(prompt) : "", ...this.spoken()].filter((said) => said !== "").join(" "));
  }
}
