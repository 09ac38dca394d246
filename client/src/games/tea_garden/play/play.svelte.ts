/**
 * What I am about to do: raised cards, the action, what is aimed at, and what the house says to that. Board, dock and prompt
 * all read it from here. Every judgement comes from `match.legal`, `match.preview` and the view.
 */
import type { MatchContext, Phrase } from "../../contract";
import { Controller, type Takeback } from "../../../lib/play/controller.svelte";
import type { Problem } from "../../../lib/wire/problem";
import { CaravanPress } from "./caravanpress";
import { type Kind, kindOf } from "./question";
import { labelOf } from "../words/labels";
import type { GardenChoice, LeafChoice } from "./listanswers.svelte";
import { type Action, isAction, type Of, ofKind, type Verb } from "./moves";
import { OpenList } from "./openlist.svelte";
import { type Pane, paneOf, paneOfVerb, panesOf } from "../dock/panes";
import { Finale } from "../tell/finale.svelte";
import { answers, isAim, pickPlace } from "./mapclick";
import { type Place, regionPlace } from "../board/valley/places";
import { promptOf } from "../words/prompt";
import { proposalOf } from "./proposals";
import { effectsOf } from "./deals";
import { RaisedCards } from "./raisedcards.svelte";
import type { View } from "../view";
import { asked, type Targets, targetsOf } from "./targets";
import type { Barred, BoardFile, Move, SeatState } from "../wire";

/** Actions whose only way lies on the table: the first tap on it takes it over, the second sends it. */
const ON_TABLE: ReadonlySet<Verb> = new Set(["garden", "buy", "caravan"]);

/** Answers that are aimed at by a button: the one that sends them comes in its place. */
const BY_BUTTON: ReadonlySet<Verb> = new Set(["fee", "pass", "skip"]);

export class TeaPlay extends Controller<View, BoardFile, Move> {
  /** Cards of my hand that I am about to play. */
  readonly raised = new RaisedCards(this);
  /** The list of leaves or gardens that I answer. */
  readonly list = new OpenList(this);
  readonly leaves: LeafChoice = this.list.leaves;
  readonly gardens: GardenChoice = this.list.gardens;
  readonly caravans = new CaravanPress(this);
  readonly finale: Finale;
  /** The main action I am about to do. */
  action = $state<Action | null>(null);
  hovered = $state<string | null>(null);
  /** The pane of a phone. */
  pane = $state<Pane>("valley");
  /** The aim was proposed, not chosen. */
  proposed = $state(false);
  /** What has several ways and was pressed, so that they are listed: `cups`, `university`, `marker`. */
  listed = $state<string | null>(null);
  /** Moves the focus to my cards; the hand brings it. */
  toHand: (() => void) | null = null;
  /** The question that is on the board was prepared for. */
  #prepared = false;

  /** What is asked now, of whomever. */
  readonly kind = $derived.by((): Kind => kindOf(this.match.view.table.point));
  readonly me = $derived.by((): SeatState | null => {
    const { seat, view } = this.match;
    return seat === null ? null : (view.table.seats[seat] ?? null);
  });
  /** The view right before the aim: now, or with the cards played that go with it. Null: not known. */
  readonly before = $derived.by((): View | null => (this.#isRow ? this.raised.laid : this.match.view));
  /** What was refused, once the house has said why. */
  readonly declined = $derived.by((): (Move & { problem: Problem }) | null => {
    const { refused, refusal } = this;
    return refused !== null && refusal ? { ...refused, problem: refusal } : null;
  });
  /** What glows. */
  readonly targets = $derived.by((): Targets => {
    const moves = this.mine || this.busy ? asked(this.legal, this.kind, this.action) : [];
    return targetsOf(this.board, moves, { leaves: this.leaves.fit, regions: this.gardens.fit });
  });
  /** Panes where something can be chosen now. */
  readonly decisive = $derived.by((): ReadonlySet<Pane> => panesOf(this.targets));
  readonly prompt = $derived.by((): Phrase | null => (this.match.mine ? promptOf(this) : null));

  constructor(match: MatchContext<View, BoardFile, Move>) {
    super(match);
    this.finale = new Finale(match);
    this.cursor = regionPlace(match.board.start_region);
    this.refresh();
    this.arrival.end();
  }

  get board(): BoardFile {
    return this.match.board;
  }
  /** What is aimed at goes with the cards that are played for it. */
  get #isRow(): boolean {
    return (this.trial.aim?.length ?? 0) > 1;
  }
  /** Cards of this turn are on the table. */
  get played(): boolean {
    return this.match.view.table.turn.played;
  }
  /** Several ways are listed. */
  get lists(): boolean {
    return this.legal.filter((m) => m.kind === this.listed).length > 1;
  }
  can(verb: Verb): boolean {
    return this.legal.some((m) => m.kind === verb);
  }
  waysOf<V extends Verb>(verb: V): Of<V>[] {
    return ofKind(this.legal, verb);
  }

  protected override begin(): void {
    const { table, hand } = this.match.view;
    this.#prepared = false;
    this.action = null;
    this.listed = null;
    this.proposed = false;
    this.list.begin();
    this.caravans.begin();
    // Cards stay raised while others' things happen, and after a marker or a step of the track.
    this.raised.begin(table.turn.played ? [] : (hand ?? []));
  }

  /**
   * I am asked something new: a phone shows where, and a follow-up question comes with an answer that can be confirmed at
   * once. The board calls it when all is drawn.
   */
  prepare(): void {
    if (!this.free || this.#prepared) return;
    this.#prepared = true;
    this.setPane(paneOf(this.kind, this.action, this.legal[0]?.kind));
    this.#propose();
  }
  #propose(): void {
    const { trial, match } = this;
    if (trial.aim !== null || trial.refusal) return;
    const proposal = proposalOf(this.kind, this.legal, match.view);
    if (proposal === null) return;
    this.consider(proposal);
    this.proposed = true;
  }

  /** The raised cards are others: what they were raised for is tried with these. */
  reraised(): void {
    const { aim } = this;
    const together = this.#isRow;
    this.raised.weigh();
    this.touched();
    if (!together || aim === null) return;
    this.trial.forget();
    if (this.raised.cards.length > 0) this.#take(aim);
  }
  /** A main action that is not possible with the cards that are played, or raised; null: it is, or the house has not said it. */
  barred(action: Action): Barred | null {
    const outlook = (this.played ? this.match.view : this.raised.laid)?.outlook;
    return outlook?.reach?.barred.find(({ attempt }) => attempt.kind === action) ?? null;
  }
  /** Picks one of the five; raised cards are played first. */
  async setAction(action: Action | null): Promise<void> {
    if (action === null) {
      this.trial.forget();
      this.action = null;
      return;
    }
    if (!this.free) return;
    if (!this.played && !((await this.raised.isFor(action)) && (await this.raised.send()))) return;
    this.trial.forget();
    this.action = action;
    this.setPane(paneOfVerb(action));
    const ways = this.waysOf(action);
    const only = ways.length === 1 ? ways[0] : undefined;
    if (only) {
      this.#take(only);
      this.proposed = ON_TABLE.has(action);
    } else if (ways.length === 0) {
      this.action = null;
      const barred = this.barred(action);
      if (barred) void this.refuse(barred.attempt);
    }
  }

  /** A thing of the table, while cards are only raised: they are played for it, in one go. */
  joins(verb: Verb): boolean {
    return this.kind === "menu" && !this.played && this.raised.cards.length > 0 && isAction(verb);
  }
  /** Makes it the aim; the same once more sends it. What is not legal is asked about: the house says why not. */
  choose(move: Move): void {
    if (!this.free) return;
    if (this.aimsAt(move)) {
      // What was only proposed is not sent by the first tap on it: that takes it over.
      const again = !this.proposed;
      this.proposed = false;
      if (again) this.again();
    } else if (this.isLegal(move) || this.joins(move.kind)) this.#take(move);
    else void this.#askAbout(move);
  }
  #take(move: Move): void {
    this.list.reset();
    this.arrival.end();
    this.proposed = false;
    const { kind } = move;
    if (this.joins(kind)) return void this.raised.take(move);
    if (this.kind === "menu") this.action = isAction(kind) ? kind : null;
    this.consider(move);
  }
  /**
   * The house says why not. Leaves and gardens that I have chosen stay, with what they were chosen for; so does the answer to a
   * question when something is pressed that the question is not about.
   */
  async #askAbout(move: Move): Promise<void> {
    const beside = this.kind !== "menu" && this.aim !== null && !this.can(move.kind);
    if (!beside && !this.list.changed) return this.refuse(move);
    return this.#object(move);
  }
  /** The house says why not; what I am about to do stays. */
  async #object(move: Move): Promise<void> {
    const [question, answer] = [this.question, await this.match.preview([move])];
    if (question === this.question && "code" in answer) this.trial.object(answer);
  }
  /** A key of something that cannot be done now: nobody meant to give up what is aimed at. */
  whyNot(move: Move): void {
    if (this.free) void (this.aim === null ? this.#askAbout(move) : this.#object(move));
  }
  /** A choice was made in a list, or of cards. */
  touched(): void {
    this.arrival.end();
    if (this.refusal) this.dismiss();
  }
  override dismiss(): void {
    const { trial } = this;
    if (!trial.isRefused) return;
    if (trial.aim !== null) trial.refusal = null;
    else {
      trial.forget();
      this.#propose();
    }
  }

  protected isAimedAt(place: Place): boolean {
    return isAim(this, place);
  }
  protected override get isAimedElsewhere(): boolean {
    return !answers(this, this.cursor) && (this.aim !== null || this.leaves.open);
  }
  protected aimAt(place: Place): void {
    // What is out of reach says why, whatever it is; but one press more than it took to get here asks for nothing.
    const asks = this.kind === "menu" && (this.can("harvest") || !this.fresh);
    if (answers(this, place) || asks) pickPlace(this, place);
  }

  /** At once; but not what has only just come. */
  override async send(...plan: readonly Move[]): Promise<void> {
    if (!this.fresh) await super.send(...plan);
  }
  sendRow(row: readonly Move[], closing?: (after: View) => Move | null): Promise<boolean> {
    return this.row.send(row, closing);
  }
  override confirm(): void {
    const { trial } = this;
    if (!this.free || this.fresh || this.list.commit()) return;
    if (trial.aim && this.#isRow) void (trial.preview && this.sendRow(trial.aim));
    else if (trial.aim !== null) void this.commit();
    else if (this.raised.cards.length > 0 && !this.played) void this.raised.send();
  }

  protected get takebacks(): readonly Takeback[] {
    const { trial, proposed } = this;
    return [
      { is: trial.isRefused, back: () => this.dismiss() },
      { is: this.list.changed, back: () => this.list.reset() },
      { is: trial.aim !== null && (!proposed || this.kind === "menu"), back: () => this.#dropAim(), quiet: proposed },
      { is: this.listed !== null, back: () => (this.listed = null) },
      { is: this.action !== null, back: () => (this.action = null) },
      { is: this.raised.cards.length > 0, back: () => this.raised.keep([]) },
    ];
  }
  #dropAim(): void {
    const one = this.action !== null && this.waysOf(this.action).length === 1;
    this.trial.forget();
    this.proposed = false;
    if (one) this.action = null;
    this.#propose();
  }

  /** Null: the one that is there is as good. */
  setPane(pane: Pane | null): void {
    if (pane) this.pane = pane;
  }
  /** A move in words, for buttons and consequences. */
  label(move: Move): Phrase {
    return labelOf(this.board, move, effectsOf(move, this.match.view));
  }

  protected override told(): void {
    if (this.proposed || (this.aim && BY_BUTTON.has(this.aim.kind))) this.arrival.begin();
    if (this.match.seat !== null) super.told();
  }
  protected spoken(): readonly string[] {
    const { match, after } = this;
    const [before, then] = [match.view, after ?? match.view].map((v) => v.outlook.scores[match.seat ?? -1] ?? 0);
    return before === then ? [] : [match.say("play-points", { before, after: then })];
  }
}
