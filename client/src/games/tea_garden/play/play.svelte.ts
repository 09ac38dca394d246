/**
 * What I am about to do: raised cards, the action, what is aimed at, and what the house says to that. Board, dock and prompt
 * all read it from here. Every judgement comes from `match.legal`, `match.preview` and the view.
 */
import type { MatchContext, Phrase, Play } from "../../contract";
import { Answered } from "../../../lib/table/turn/answered.svelte";
import { Fresh } from "../../../lib/table/turn/tooearly.svelte";
import { Row } from "../../../lib/table/turn/row.svelte";
import { same } from "../../../lib/table/turn/same";
import { Trial } from "../../../lib/table/turn/trial.svelte";
import type { Problem } from "../../../lib/wire/problem";
import { caravanWays, type Half, Taps } from "./caravanhalves";
import { isAsked, type Kind, kindOf } from "./question";
import { labelOf } from "../words/labels";
import { GardenChoice, isOpenAfter, LeafChoice } from "./listanswers.svelte";
import { type Action, isAction, keyOf, type Of, ofKind, type Verb } from "./moves";
import { type Pane, paneOf, paneOfVerb, panesOf } from "../dock/panes";
import { Finale } from "../tell/finale.svelte";
import { answers, gardenIn, isAim, pickPlace } from "./mapclick";
import { regionOf } from "../board/valley/geometry";
import { regionPlace } from "../board/valley/places";
import { promptOf } from "../words/prompt";
import { proposalOf } from "./proposals";
import { effectsOf } from "./deals";
import { Raised } from "./raisedcards.svelte";
import type { View } from "../view";
import { asked, type Targets, targetsOf } from "./targets";
import type { Barred, BoardFile, Caravan, Card, Move, Region, SeatState } from "../wire";

export type { Kind } from "./question";
export type { Action } from "./moves";
export type { Pane } from "../dock/panes";
export type { Targets } from "./targets";

/** Actions whose only way lies on the table: the first tap on it takes it over, the second sends it. */
const ON_TABLE: ReadonlySet<Verb> = new Set(["garden", "buy", "caravan"]);

/** Ends a list that is still open. */
const DONE: Move = { kind: "done" };

/** Answers that are aimed at by a button: the one that sends them comes in its place. */
const BY_BUTTON: ReadonlySet<Verb> = new Set(["fee", "pass", "skip"]);

export class TeaPlay implements Play {
  readonly match: MatchContext<View, BoardFile, Move>;
  readonly trial: Trial<readonly Move[], View, Move>;
  readonly #row: Row<View, Move>;
  readonly #raised: Raised;
  /** What the house says to playing the raised cards. */
  readonly #laid: Answered<View, Move>;
  /** What it says to all that I am about to do: the aim, and what is chosen in its list. */
  readonly #whole: Answered<View, Move>;
  /** The main action I am about to do. */
  action = $state<Action | null>(null);
  /** What the keyboard is on, on the board: `region 9`, `river`, `cups red`. */
  cursor = $state("");
  hovered = $state<string | null>(null);
  /** The pane of a phone. */
  pane = $state<Pane>("valley");
  /** The aim was proposed, not chosen. */
  proposed = $state(false);
  /** What has several ways and was pressed, so that they are listed: `cups`, `university`, `marker`. */
  listed = $state<string | null>(null);
  /** Moves the focus to the button that commits; the dock brings it. */
  toButton: (() => void) | null = null;
  /** Moves the focus to my cards; the hand brings it. */
  toHand: (() => void) | null = null;
  /** Moves the focus to the board; the board brings it. */
  toBoard: (() => void) | null = null;

  /** What is asked now, of whomever. */
  readonly kind = $derived.by((): Kind => kindOf(this.match.view.table.point));
  /** My legal moves, also while one of them is on its way: lists and lights stay until the next question. */
  readonly legal = $derived.by((): readonly Move[] => (this.mine || this.busy ? this.match.legal : []));
  readonly me = $derived.by((): SeatState | null => {
    const { seat, view } = this.match;
    return seat === null ? null : (view.table.seats[seat] ?? null);
  });
  /** What is tried may be a row: raised cards, and what they are played for. That one is the aim. */
  readonly aim = $derived.by((): Move | null => this.trial.aim?.at(-1) ?? null);
  /** The view right after the aim; null until the house has said it, and where hidden things decide what comes. */
  readonly after = $derived.by((): View | null => this.trial.preview?.view ?? null);
  /** The raised cards as moves. */
  readonly #cards = $derived.by((): readonly Move[] => this.#raised.moves);
  /** The view with the raised cards played, also while more could be added; null: none are raised, or the house has not said it. */
  readonly laid = $derived.by((): View | null => (this.played ? null : this.#laid.viewAfter(this.#cards)));
  /** The view right before the aim: now, or with the cards played that go with it. Null: not known. */
  readonly before = $derived.by((): View | null => (this.#isRow ? this.laid : this.match.view));
  /** All that I am about to do, if a list belongs to it. */
  readonly #all = $derived.by((): readonly Move[] => {
    const entries = this.leaves.open ? this.leaves.moves : this.gardens.moves;
    return entries.length > 0 ? [...this.#leading, ...entries] : [];
  });
  /** The view after the aim with what is chosen in its list; null until the house has said it. */
  readonly whole = $derived.by((): View | null => this.#whole.viewAfter(this.#all));
  readonly refused = $derived.by((): (Move & { problem: Problem }) | null => {
    const { refused, refusal } = this.trial;
    return refused !== null && refusal ? { ...refused.at(-1)!, problem: refusal } : null;
  });

  /** The view in which a list of leaves or gardens is asked: now, or after the aim. */
  readonly listView = $derived.by((): View | null => {
    const { kind, match, after } = this;
    if (!this.mine && !this.busy) return null;
    if (kind !== "menu" && kind !== "side") return match.view;
    return after && after.table.active === match.seat ? after : null;
  });
  readonly finale: Finale;
  readonly leaves: LeafChoice;
  readonly gardens: GardenChoice;

  /** What glows. */
  readonly targets = $derived.by((): Targets => {
    const moves = this.mine || this.busy ? asked(this.legal, this.kind, this.action) : [];
    return targetsOf(this.board, moves, { leaves: this.leaves.fit, regions: this.gardens.fit });
  });
  readonly prompt = $derived.by((): Phrase | null => (this.match.mine ? promptOf(this) : null));
  readonly tentative = $derived.by((): boolean => {
    const { trial } = this;
    if (trial.refused !== null || trial.refusal || this.raised.length > 0 || this.action !== null) return true;
    if (this.listed !== null) return true;
    return (trial.aim !== null && !this.proposed) || this.leaves.changed || this.gardens.changed;
  });

  /** Position that the choices were made for. */
  #known: unknown = null;
  /** The one that was prepared for. */
  #prepared: unknown = null;
  readonly #taps = new Taps();
  readonly #fresh = new Fresh();

  constructor(match: MatchContext<View, BoardFile, Move>) {
    this.match = match;
    this.#raised = new Raised();
    this.#laid = new Answered(match);
    this.#whole = new Answered(match);
    this.trial = new Trial<readonly Move[], View, Move>(match, { moves: (aim) => aim, told: () => this.#told() });
    this.#row = new Row(match, this.trial);
    this.leaves = new LeafChoice(this);
    this.gardens = new GardenChoice(this);
    this.finale = new Finale(match);
    this.cursor = regionPlace(match.board.start_region);
    this.refresh();
    this.#fresh.end();
  }

  /** Cards of my hand that I am about to play, in the order they were raised. */
  get raised(): readonly Card[] {
    return this.#raised.cards;
  }
  get top(): Card | null {
    return this.#raised.top;
  }
  /** Strength of the raised cards; null until the house has said it. */
  get sum(): number | null {
    return this.laid?.outlook.strength ?? null;
  }
  /** I am asked. */
  get mine(): boolean {
    return this.match.mine;
  }
  get board(): BoardFile {
    return this.match.board;
  }
  /** Something of mine is on its way: one move, or several in a row. */
  get busy(): boolean {
    return this.#row.running || this.trial.sending;
  }
  get refusal(): Problem | null {
    return this.trial.refusal;
  }
  /** What could be sent has only just come: the second half of a double press is not meant for it. */
  get fresh(): boolean {
    return this.#fresh.on;
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
  isLegal(move: Move): boolean {
    return this.legal.some((m) => same(m, move));
  }
  aimsAt(move: Move): boolean {
    return same(this.aim, move);
  }

  refresh(): void {
    const { match } = this;
    const { table, hand } = match.view;
    const now = [table, hand, match.legal.length, match.seat];
    if (same(now, this.#known)) return;
    this.#known = now;
    this.#prepared = null;
    this.trial.forget();
    this.action = null;
    this.listed = null;
    this.proposed = false;
    this.#asProposed();
    this.#taps.forget();
    this.#laid.forget();
    this.#whole.forget();
    this.#fresh.begin();
    // Cards stay raised while others' things happen, and after a marker or a step of the track.
    this.#raised.keep(table.turn.played ? [] : (hand ?? []));
  }

  /**
   * I am asked something new: a phone shows where, and a follow-up question comes with an answer that can be confirmed at
   * once. The board calls it when all is drawn.
   */
  prepare(): void {
    if (!this.match.mine || this.busy || this.#prepared === this.#known) return;
    this.#prepared = this.#known;
    this.#show(paneOf(this.kind, this.action, this.legal[0]?.kind));
    this.#propose();
  }
  #propose(): void {
    const { trial, match } = this;
    if (trial.aim !== null || trial.refusal) return;
    const proposal = proposalOf(this.kind, this.legal, match.view);
    if (proposal === null) return;
    trial.take([proposal]);
    this.proposed = true;
  }

  // Cards before they are played.

  raise(card: Card): void {
    this.#raise(() => this.#raised.add(card));
  }
  lower(card: Card): void {
    this.#raise(() => this.#raised.remove(card));
  }
  toggle(card: Card): void {
    if (this.raised.includes(card)) this.lower(card);
    else this.raise(card);
  }
  setTop(card: Card): void {
    this.#raise(() => this.#raised.setTop(card));
  }
  /** What the cards were raised for is tried with the new ones. */
  #raise(change: () => void): void {
    const { aim, trial } = this;
    const together = this.#isRow;
    change();
    this.weigh();
    this.#fresh.end();
    if (trial.refusal) this.#dismiss();
    if (!together || aim === null) return;
    trial.forget();
    if (this.raised.length > 0) this.#take(aim);
  }
  /** What plays the raised cards and nothing more: while others could be added, that is said. */
  get #playing(): readonly Move[] {
    return this.laid && isAsked(this.laid, "cover") ? [...this.#cards, DONE] : this.#cards;
  }
  /** Plays the raised cards. */
  async playCards(): Promise<boolean> {
    if (this.raised.length > 0) return this.#row.send(this.#cards, (after) => (isAsked(after, "cover") ? DONE : null));
    // The house says what comes first: cards, or the fee.
    await this.trial.refuse([{ kind: "harvest" }]);
    return false;
  }
  /** A main action that is not possible with the cards that are played, or raised; null: it is, or the house has not said it. */
  barred(action: Action): Barred | null {
    const outlook = (this.played ? this.match.view : this.laid)?.outlook;
    return outlook?.reach?.barred.find(({ attempt }) => attempt.kind === action) ?? null;
  }
  /** Asks the house what the raised cards are good for. */
  weigh(): void {
    if (this.mine && !this.busy && !this.played && this.raised.length > 0) void this.#laid.ask(this.#cards);
  }
  /** Asks the house what all comes to that I am about to do. */
  count(): void {
    if (this.mine && !this.busy && this.#all.length > 0) void this.#whole.ask(this.#all);
  }
  /** Waits until the house has said what the raised cards lead to; false if they are others by then. */
  async #lay(): Promise<boolean> {
    if (this.laid) return true;
    const [known, cards] = [this.#known, this.#cards];
    await this.#laid.ask(cards);
    return known === this.#known && same(cards, this.#cards);
  }
  /** Cards that would be played for nothing stay raised: the house says why not. */
  async #worth(action: Action): Promise<boolean> {
    if (this.raised.length === 0) return true;
    if (!(await this.#lay())) return false;
    const barred = this.barred(action);
    if (barred) void this.trial.refuse([...this.#playing, barred.attempt]);
    return barred === null;
  }

  /** Picks one of the five; raised cards are played first. */
  async setAction(action: Action | null): Promise<void> {
    if (action === null) {
      this.trial.forget();
      this.action = null;
      return;
    }
    if (!this.mine || this.busy) return;
    if (!this.played && !((await this.#worth(action)) && (await this.playCards()))) return;
    this.trial.forget();
    this.action = action;
    this.#show(paneOfVerb(action));
    const ways = this.waysOf(action);
    const only = ways.length === 1 ? ways[0] : undefined;
    if (only) {
      this.#take(only);
      this.proposed = ON_TABLE.has(action);
    } else if (ways.length === 0) {
      this.action = null;
      const barred = this.barred(action);
      if (barred) void this.trial.refuse([barred.attempt]);
    }
  }

  // Choosing.

  /** A thing of the table, while cards are only raised: they are played for it, in one go. */
  #joins(verb: Verb): boolean {
    return this.kind === "menu" && !this.played && this.raised.length > 0 && isAction(verb);
  }
  /** Makes it the aim; the same once more sends it. What is not legal is asked about: the house says why not. */
  choose(move: Move): void {
    if (!this.mine || this.busy) return;
    if (this.aimsAt(move)) {
      // What was only proposed is not sent by the first tap on it: that takes it over.
      const again = !this.proposed;
      this.proposed = false;
      if (again && this.trial.seen && this.match.confirm === "tap") this.confirm();
    } else if (this.isLegal(move) || this.#joins(move.kind)) this.#take(move);
    else void this.#refuse(move);
  }
  #take(move: Move): void {
    this.#asProposed();
    this.#fresh.end();
    this.proposed = false;
    const { kind } = move;
    if (!this.#joins(kind)) {
      if (this.kind === "menu") this.action = isAction(kind) ? kind : null;
      return this.trial.take([move]);
    }
    void this.#takeLaid(move);
  }
  /** With the raised cards, in one go. */
  async #takeLaid(move: Move): Promise<void> {
    if (this.laid || (await this.#lay())) this.trial.take([...this.#playing, move]);
  }
  /**
   * The house says why not. Leaves and gardens that I have chosen stay, with what they were chosen for; so does the answer to a
   * question when something is pressed that the question is not about.
   */
  async #refuse(move: Move): Promise<void> {
    const beside = this.kind !== "menu" && this.aim !== null && !this.can(move.kind);
    if (!beside && !this.leaves.changed && !this.gardens.changed) return this.trial.refuse([move]);
    return this.#object(move);
  }
  /** The house says why not; what I am about to do stays. */
  async #object(move: Move): Promise<void> {
    const [known, answer] = [this.#known, await this.match.preview([move])];
    if (known === this.#known && "code" in answer) this.trial.object(answer);
  }
  /** A key of something that cannot be done now: nobody meant to give up what is aimed at. */
  whyNot(move: Move): void {
    if (this.mine && !this.busy) void (this.aim === null ? this.#refuse(move) : this.#object(move));
  }
  /** Something that does not fit into the list that is asked: the house says why not, and the aim with its list stays. */
  async askWhyNot(entry: Move): Promise<void> {
    const { kind, trial, match } = this;
    if (kind !== "menu" && kind !== "side") return this.choose(entry);
    const tried = trial.aim;
    // The list is only to come, with the aim.
    const answer = tried === null ? null : await match.preview([...tried, entry]);
    if (!answer || trial.aim !== tried || !("code" in answer) || answer.code === "not-a-move") return;
    trial.object(answer);
  }
  /** A choice was made in a list. */
  touched(): void {
    this.#fresh.end();
    if (this.trial.refusal) this.#dismiss();
  }
  /** What was refused is put away. */
  dismiss(): void {
    if (this.trial.refused !== null || this.trial.refusal) this.#dismiss();
  }
  #dismiss(): void {
    const { trial } = this;
    if (trial.aim !== null) trial.refusal = null;
    else {
      trial.forget();
      this.#propose();
    }
  }

  /** A region of the valley: a garden there, or one to harvest. */
  pickRegion(region: Region): void {
    if (!this.mine || this.busy) return;
    if (this.gardens.open) {
      if (this.gardens.fit.includes(region)) return this.gardens.toggle(region);
      return void this.askWhyNot({ kind: "pick", region });
    }
    const { aim } = this;
    // The same again: its space stays.
    this.choose(aim?.kind === "garden" && regionOf(this.board, aim.space) === region ? aim : gardenIn(this, region));
  }
  /** The keyboard has moved on the valley. */
  moveTo(place: string): void {
    this.cursor = place;
    this.dismiss();
  }
  /** Enter on the valley: first the consequence, then the move. What is no matter of the valley is confirmed from there, too. */
  enter(): void {
    const { cursor } = this;
    const elsewhere = !answers(this, cursor) && (this.aim !== null || this.leaves.open);
    if (!elsewhere && !isAim(this, cursor)) {
      // What is out of reach says why, whatever it is; but one press more than it took to get here asks for nothing.
      const asks = this.mine && this.kind === "menu" && (this.can("harvest") || !this.fresh);
      if (answers(this, cursor) || asks) pickPlace(this, cursor);
      return;
    }
    // Who wants to be asked is led to the button.
    if (this.match.confirm === "button") this.toButton?.();
    else this.confirm();
  }
  /** A caravan, or one of its trades or tiers: what is not named stays as chosen, or becomes the best possible. */
  pickCaravan(caravan: Caravan, part: Half = {}): void {
    if (!this.mine || this.busy) return;
    const { aim } = this;
    // A half that was only proposed is not sent by the first tap on it.
    if (!this.#taps.isAgain(caravan, part, aim)) return;
    if (this.#joins("caravan")) return void this.#joinCaravan(caravan, part);
    this.choose(caravanWays(this.match, this.waysOf("caravan"), caravan, part, aim)[0]!);
  }
  /** Takes the first way that is possible with the raised cards; if none is, the house says why not the best one. */
  async #joinCaravan(caravan: Caravan, part: Half): Promise<void> {
    if (!(await this.#lay())) return;
    const ways = caravanWays({ board: this.board, view: this.laid }, null, caravan, part, this.aim);
    const sales = new Set(this.laid?.outlook.reach?.sales.map(keyOf));
    const best = ways[0]!;
    this.choose(this.aimsAt(best) ? best : (ways.find((way) => sales.has(keyOf(way))) ?? best));
  }

  // Sending.

  /** At once. */
  async send(move: Move): Promise<void> {
    if (this.mine && !this.busy && !this.fresh) await this.trial.sendNow([move]);
  }
  /** For a list: what leads to it goes before it, and `done` behind it if the house would take more. */
  async sendList(moves: readonly Move[]): Promise<boolean> {
    const row = [...this.#leading, ...moves];
    if (row.length === 0) return this.#row.send([DONE]);
    const before = this.listView;
    return this.#row.send(row, (after) => (before && isOpenAfter(before, moves.length, after) ? DONE : null));
  }
  /** What leads to a list that is not asked yet. */
  get #leading(): readonly Move[] {
    const { kind, trial } = this;
    return (kind === "menu" || kind === "side") && trial.aim !== null ? trial.aim : [];
  }
  confirm(): void {
    const { trial } = this;
    if (!this.mine || this.busy || this.fresh) return;
    if (this.leaves.open) this.leaves.commit();
    else if (this.gardens.open) this.gardens.commit();
    else if (trial.aim && this.#isRow) void (trial.preview && this.#row.send(trial.aim));
    else if (trial.aim !== null) void trial.commit();
    else if (this.raised.length > 0 && !this.played) void this.playCards();
  }

  /** Takes back the last choice that is not sent. */
  cancel(): boolean {
    const { trial } = this;
    if (trial.refused !== null || trial.refusal) this.#dismiss();
    else if (this.leaves.changed || this.gardens.changed) this.#asProposed();
    else if (trial.aim !== null && (!this.proposed || this.kind === "menu")) {
      const one = this.action !== null && this.waysOf(this.action).length === 1;
      trial.forget();
      this.proposed = false;
      if (one) this.action = null;
      this.#propose();
    } else if (this.listed !== null) this.listed = null;
    else if (this.action !== null) this.action = null;
    else if (this.raised.length > 0) this.#raised.keep([]);
    else return false;
    return true;
  }

  #asProposed(): void {
    this.leaves.reset();
    this.gardens.reset();
  }

  showRefused(move: unknown, problem: Problem): void {
    this.trial.show(problem, [move as Move]);
  }

  /** Panes where something can be chosen now. */
  readonly decisive = $derived.by((): ReadonlySet<Pane> => panesOf(this.targets));

  setPane(pane: Pane): void {
    this.pane = pane;
  }
  #show(pane: Pane | null): void {
    if (pane) this.pane = pane;
  }
  /** A move in words, for buttons and consequences. */
  label(move: Move): Phrase {
    return labelOf(this.board, move, effectsOf(move, this.match.view));
  }

  /** The consequence, for the ear. */
  #told(): void {
    const { match, after, prompt } = this;
    if (this.proposed || (this.aim && BY_BUTTON.has(this.aim.kind))) this.#fresh.begin();
    const { seat } = match;
    if (seat === null) return;
    const [before, then] = [match.view, after ?? match.view].map((v) => v.outlook.scores[seat] ?? 0);
    const points = before === then ? "" : match.say("play-points", { before, after: then });
    match.announce([prompt ? match.say(prompt) : "", points].join(" ").trim());
  }
}
