/**
 * What I am about to do: raised cards, the action, what is aimed at, and what the house says to that. Board, dock and prompt
 * all read it from here. Every judgement comes from `match.legal`, `match.preview` and the view.
 */
import type { GameEvent, MatchContext, Phrase, Play } from "../contract";
import { Row } from "../../lib/table/row.svelte";
import { Trial } from "../../lib/table/trial.svelte";
import type { Problem } from "../../lib/wire/wire";
import { faceOf } from "./cards";
import { type Kind, kindOf } from "./kind";
import { labelOf } from "./label";
import { GardenChoice, isListAfter, LeafChoice } from "./lists.svelte";
import { type Action, isAction, type Move, parse } from "./moves";
import { type Pane, paneOf, paneOfVerb, panesOf } from "./panes";
import { Finale } from "./finale.svelte";
import { answers, isAim, pickPlace } from "./pointing";
import { regionPlace } from "./places";
import { promptOf } from "./prompt";
import { attemptOf, proposalOf } from "./proposals";
import { actionOf, asked, NO_MOVE, type Targets, targetsOf } from "./targets";
import type { BoardFile, Caravan, Card, Province, Region, SeatState, Space, View } from "./wire";

export type { Kind } from "./kind";
export type { Action, Move } from "./moves";
export type { Pane } from "./panes";
export type { Targets } from "./targets";

export class TeaPlay implements Play {
  readonly match: MatchContext<View, BoardFile>;
  readonly trial: Trial<string, View>;
  readonly #row: Row<View>;
  /** Cards of my hand that I am about to play, in the order they were raised. */
  raised = $state.raw<readonly Card[]>([]);
  #top = $state<Card | null>(null);
  /** The main action I am about to do. */
  action = $state<Action | null>(null);
  /** What the keyboard is on, on the board: `region 9`, `river`, `cups red`. */
  cursor = $state("");
  hovered = $state<string | null>(null);
  /** The pane of a phone. */
  pane = $state<Pane>("valley");
  /** The aim was proposed, not chosen. */
  proposed = $state(false);
  /** Whose try it was that was refused, in an example of the rules; null: my own. */
  refusedOf = $state<number | null>(null);
  /** Moves the focus to the button that commits; the dock brings it. */
  toButton: (() => void) | null = null;
  /** Moves the focus to the board; the board brings it. */
  toBoard: (() => void) | null = null;

  /** What is asked now, of whomever. */
  readonly kind = $derived.by((): Kind => kindOf(this.match.view.table.point));
  /** My legal moves, also while one of them is on its way: lists and lights stay until the next question. */
  readonly legal = $derived.by((): readonly Move[] => (this.mine || this.busy ? this.match.legal.map(parse) : []));
  readonly me = $derived.by((): SeatState | null => {
    const { seat, view } = this.match;
    return seat === null ? null : (view.table.seats[seat] ?? null);
  });
  /** The card on top: the one named, else the first one raised. */
  readonly top = $derived.by((): Card | null => {
    const { raised } = this;
    return raised.find((c) => c === this.#top) ?? raised[0] ?? null;
  });
  /** Strength of the raised cards. */
  readonly sum = $derived.by((): number =>
    this.raised.reduce((sum, card) => sum + faceOf(this.match.board, card).strength, 0),
  );

  readonly aim = $derived.by((): string | null => this.trial.aim);
  /** The aim, taken apart. */
  readonly chosen = $derived.by((): Move => (this.trial.aim === null ? NO_MOVE : parse(this.trial.aim)));
  /** The view right after the aim. */
  readonly after = $derived.by((): View | null => this.trial.preview?.view ?? null);
  readonly events = $derived.by((): readonly GameEvent[] => this.trial.preview?.events ?? []);
  /** Points each seat would win or lose by it, were the game to end then. */
  readonly gains = $derived.by((): number[] | null => {
    const { after, match } = this;
    return after ? after.scores.map((score, n) => score - (match.view.scores[n] ?? 0)) : null;
  });
  readonly refused = $derived.by((): (Move & { problem: Problem }) | null => {
    const { refused, refusal } = this.trial;
    return refused !== null && refusal ? { ...parse(refused), problem: refusal } : null;
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
    return targetsOf(moves, { leaves: this.leaves.fit, regions: this.gardens.fit });
  });
  readonly prompt = $derived.by((): Phrase | null => (this.match.mine ? promptOf(this) : null));
  readonly tentative = $derived.by((): boolean => {
    const { trial } = this;
    if (trial.refused !== null || trial.refusal || this.raised.length > 0 || this.action !== null) return true;
    return (trial.aim !== null && !this.proposed) || this.leaves.changed || this.gardens.changed;
  });

  /** Position that the choices were made for. */
  #known = "";
  /** The one that was prepared for. */
  #prepared = "";

  constructor(match: MatchContext<View, BoardFile>) {
    this.match = match;
    this.trial = new Trial<string, View>(match, { text: (aim) => aim, told: () => this.#tell() });
    this.#row = new Row<View>(match, this.trial);
    this.leaves = new LeafChoice(this);
    this.gardens = new GardenChoice(this);
    this.finale = new Finale(match);
    this.cursor = regionPlace(match.board.start_region);
    this.refresh();
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
  get sending(): boolean {
    return this.busy;
  }
  get refusal(): Problem | null {
    return this.trial.refusal;
  }
  /** Cards of this turn are on the table. */
  get played(): boolean {
    return this.match.view.table.turn.played;
  }
  can(verb: string): boolean {
    return this.legal.some((m) => m.verb === verb);
  }
  waysOf(verb: string): Move[] {
    return this.legal.filter((m) => m.verb === verb);
  }
  isLegal(move: string): boolean {
    return this.legal.some((m) => m.text === move);
  }

  refresh(): void {
    const { match } = this;
    const { table, hand } = match.view;
    const now = JSON.stringify([table, hand, match.legal.length, match.seat]);
    if (now === this.#known) return;
    this.#known = now;
    this.#row.arrived();
    this.trial.forget();
    this.action = null;
    this.#asProposed();
    this.refusedOf = null;
    // Cards stay raised while others' things happen, and after a marker or a step of the track.
    this.raised = table.turn.played ? [] : this.raised.filter((card) => hand?.includes(card));
  }

  /**
   * I am asked something new: a phone shows where, and a follow-up question comes with an answer that can be confirmed at
   * once. The board calls it when all is drawn.
   */
  prepare(): void {
    const { trial, match } = this;
    if (!match.mine || this.busy || this.#prepared === this.#known) return;
    this.#prepared = this.#known;
    this.#show(paneOf(this.kind, this.action, [...new Set(this.legal.map((m) => m.verb))]));
    if (trial.aim !== null || trial.refusal) return;
    const proposal = proposalOf(this.kind, this.legal, match.view);
    if (proposal === null) return;
    trial.take(proposal);
    this.proposed = true;
  }

  // Cards before they are played.

  raise(card: Card): void {
    if (!this.raised.includes(card)) this.raised = [...this.raised, card];
  }
  lower(card: Card): void {
    this.raised = this.raised.filter((c) => c !== card);
  }
  toggle(card: Card): void {
    if (this.raised.includes(card)) this.lower(card);
    else this.raise(card);
  }
  setTop(card: Card): void {
    this.raise(card);
    this.#top = card;
  }
  /** Plays the raised cards: the top card, the others under it. */
  async playCards(): Promise<boolean> {
    const { top, raised } = this;
    if (top === null) {
      // The house says that cards come first.
      await this.trial.refuse("harvest");
      return false;
    }
    const covers = raised.filter((card) => card !== top).sort();
    const moves = [`top ${top}`, ...covers.map((card) => `cover ${card}`)];
    return this.#row.send(moves, ({ table }) => (kindOf(table.point) === "cover" ? "done" : null));
  }

  /** Picks one of the five; raised cards are played first. */
  async setAction(action: Action | null): Promise<void> {
    if (action === null) {
      this.trial.forget();
      this.action = null;
      return;
    }
    if (!this.mine || this.busy || (!this.played && !(await this.playCards()))) return;
    this.trial.forget();
    this.action = action;
    this.#show(paneOfVerb(action));
    const ways = this.waysOf(action);
    const only = ways.length === 1 ? ways[0] : undefined;
    if (only) this.#take(only.text);
    else if (ways.length === 0) {
      this.action = null;
      const attempt = attemptOf(action, this.match.view, this.match.board);
      if (attempt) void this.trial.refuse(attempt);
    }
  }

  // Choosing.

  /** Makes it the aim; the same once more sends it. What is not legal is asked about: the house says why not. */
  choose(move: string | Move): void {
    const text = typeof move === "string" ? move : move.text;
    const { verb } = parse(text);
    if (!this.mine || this.busy) return;
    // A thing of the table is tapped while cards are raised: they are played for it.
    if (this.kind === "menu" && !this.played && this.raised.length > 0 && isAction(verb))
      return void this.playCards().then((done) => done && this.choose(text));
    if (this.trial.aim === text) {
      if (this.trial.seen && this.match.confirm === "tap") this.confirm();
      return;
    }
    this.#asProposed();
    if (this.isLegal(text)) this.#take(text);
    else void this.trial.refuse(text);
  }
  #take(text: string): void {
    this.refusedOf = null;
    this.proposed = false;
    if (this.kind === "menu") this.action = actionOf(parse(text));
    this.trial.take(text);
  }

  /** A region of the valley: a garden there, or one to harvest. */
  pickRegion(region: Region): void {
    if (!this.mine || this.busy) return;
    if (this.gardens.open && this.gardens.fit.includes(region)) return this.gardens.toggle(region);
    const { chosen } = this;
    // The same again: its space stays.
    if (chosen.verb === "garden" && chosen.region === region) return this.choose(chosen.text);
    const worth = (space: Space | undefined): number =>
      this.board.regions.flatMap((r) => r.spaces).find((s) => s.id === space)?.vp ?? 0;
    const ways = this.waysOf("garden").filter((m) => m.region === region);
    const best = ways.sort((a, b) => worth(b.space) - worth(a.space))[0];
    this.choose(best?.text ?? `garden ${this.#freeSpace(region)}`);
  }
  pickSpace(space: Space): void {
    this.choose(`garden ${space}`);
  }
  /** The keyboard has moved on the valley. */
  moveTo(place: string): void {
    this.cursor = place;
    if (this.trial.refused !== null || this.trial.refusal) this.trial.forget();
  }
  /** Enter on the valley: first the consequence, then the move. What is no matter of the valley is confirmed from there, too. */
  enter(): void {
    const { cursor } = this;
    const elsewhere = !answers(this, cursor) && (this.aim !== null || this.leaves.open);
    if (!elsewhere && !isAim(this, cursor)) {
      // A region that is out of reach says why, as long as a garden could be founded.
      if (answers(this, cursor) || (this.can("harvest") && this.kind === "menu")) pickPlace(this, cursor);
      return;
    }
    // Who wants to be asked is led to the button.
    if (this.match.confirm === "button") this.toButton?.();
    else this.confirm();
  }
  #freeSpace(region: Region): Space {
    const { seats } = this.match.view.table;
    const spaces = this.board.regions.find((r) => String(r.id) === region)?.spaces ?? [];
    const free = spaces.find((s) => !seats.some((seat) => seat.gardens.includes(s.id)));
    return (free ?? spaces[0])?.id ?? `${region}a`;
  }
  pickStack(province: Province): void {
    this.choose(`cups ${province}`);
  }
  /** A caravan, or one of its trades or tiers: what is not named stays as chosen, or becomes the best possible. */
  pickCaravan(caravan: Caravan, part: { trade?: number; tier?: number } = {}): void {
    const { chosen } = this;
    const before = chosen.caravan === caravan ? chosen : NO_MOVE;
    const wanted = { trade: part.trade ?? before.trade, tier: part.tier ?? before.tier };
    const ways = this.waysOf("caravan").filter((m) => m.caravan === caravan);
    const fits = (m: Move, key: "trade" | "tier"): boolean => wanted[key] === undefined || m[key] === wanted[key];
    const [trade, tier] = [part.trade, part.tier];
    const named = ways.filter((m) => (trade ?? m.trade) === m.trade && (tier ?? m.tier) === m.tier);
    const all = named.filter((m) => fits(m, "trade") && fits(m, "tier"));
    const best = (all.length > 0 ? all : named).at(-1);
    this.choose(best?.text ?? `caravan ${caravan} ${wanted.trade ?? 1} ${wanted.tier ?? 1}`);
  }

  // Sending.

  /** At once. */
  async send(move: string): Promise<void> {
    if (this.mine && !this.busy) await this.trial.sendNow(move);
  }
  /** Several in a row; it ends with the first that is refused or no longer asked. */
  async many(moves: readonly string[]): Promise<boolean> {
    return this.#row.send(moves);
  }
  /** For a list: what leads to it is sent first, and `done` if the house would take more. */
  async sendList(moves: readonly string[]): Promise<boolean> {
    const { aim, kind } = this;
    const first = (kind === "menu" || kind === "side") && aim !== null ? [aim] : [];
    if (first.length + moves.length === 0) return this.many(["done"]);
    const isOpen = ({ table }: View): boolean => isListAfter(table.point, moves.length);
    return this.#row.send([...first, ...moves], (view) => (isOpen(view) ? "done" : null));
  }
  confirm(): void {
    if (!this.mine || this.busy) return;
    if (this.leaves.open) this.leaves.commit();
    else if (this.gardens.open) this.gardens.commit();
    else if (this.aim !== null) void this.trial.commit();
    else if (this.raised.length > 0 && !this.played) void this.playCards();
  }

  /** Takes back the last choice that is not sent. */
  cancel(): boolean {
    const { trial } = this;
    if (trial.refused !== null || trial.refusal) trial.forget();
    else if (this.leaves.changed || this.gardens.changed) this.#asProposed();
    else if (trial.aim !== null && !this.proposed) {
      const one = this.action !== null && this.waysOf(this.action).length === 1;
      trial.forget();
      if (one) this.action = null;
    } else if (this.action !== null) this.action = null;
    else if (this.raised.length > 0) this.raised = [];
    else return false;
    return true;
  }

  #asProposed(): void {
    this.leaves.reset();
    this.gardens.reset();
  }

  showRefused(move: string, problem: Problem, seat: number | null): void {
    this.trial.show(problem, move);
    this.refusedOf = seat;
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
  label(move: string): Phrase {
    return labelOf(move);
  }

  /** The consequence, for the ear. */
  #tell(): void {
    const { match, after, prompt } = this;
    if (!after || match.seat === null) return;
    const [before, then] = [match.view, after].map((v) => v.scores[match.seat ?? 0] ?? 0);
    const points = before === then ? "" : match.say("play-points", { before, after: then });
    match.announce([prompt ? match.say(prompt) : "", points].join(" ").trim());
  }
}
