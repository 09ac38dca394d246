/**
 * What I am about to do: the chosen provinces, how many markers, and what the house says to that. Board, dock and prompt
 * all read it from here. Every judgement comes from `match.legal` and `match.preview`.
 */
import type { MatchContext, Phrase } from "../../contract";
import { Controller, type Takeback } from "../../../lib/play/controller.svelte";
import { Fresh } from "../../../lib/play/fresh.svelte";
import type { Plan } from "../../../lib/play/trial.svelte";
import type { Problem } from "../../../lib/wire/problem";
import { inWords } from "../tell/consequences";
import { Amount } from "./amount.svelte";
import { type Grown, grownBy, ONE } from "./growth";
import { Merger } from "./merger.svelte";
import { isTalk, type Kind, kindOf } from "./question";
import { labelOf, promptOf } from "../words/labels";
import { isOnTheMap, isWay, moveTo, ofKind, placeOf, provincesOf, type Verb, type Way } from "./moves";
import { middle } from "../board/places";
import { attempts, guessSource, ownerOf } from "./mapclick";
import { Overlays } from "./overlays.svelte";
import type { View } from "../view";
import { tell } from "../tell/sentences";
import type { BoardFile, Move, Province, Refusal } from "../wire";

export type { Kind } from "./question";
/** What a click on the map means in the free part of phase four. */
export type Mode = "attack" | "merge" | "demand";

export class EmperorPlay extends Controller<View, BoardFile, Move> {
  mode = $state<Mode>("attack");
  source = $state<Province | null>(null);
  target = $state<Province | null>(null);
  hovered = $state<Province | null>(null);
  readonly show: Overlays;
  readonly merger = new Merger(this);
  readonly amount = new Amount(this, (count) => this.#recount(count));
  /** Not by the second half of a double click is the province to begin from let go again. */
  readonly #begun = new Fresh();

  /** What is asked now, of whomever. */
  readonly kind = $derived.by((): Kind => kindOf(this.match.view.table.point));
  /** What a click on the map would say. */
  readonly verb = $derived.by((): Verb => {
    if (this.kind === "expand") return this.mode === "merge" ? "propose-merge" : this.mode;
    if (this.kind === "defend" || this.kind === "demand-asked") return "withdraw";
    return this.kind === "cornered" ? "join" : this.kind;
  });
  /** The legal moves that say it. */
  readonly choices = $derived.by((): Move[] => this.legal.filter((m) => m.kind === this.verb));
  readonly ways = $derived.by((): Way[] => this.choices.filter(isWay));

  /** Provinces to begin from. */
  readonly sources = $derived.by((): ReadonlySet<Province> => new Set(this.source ? [] : this.ways.map((m) => m.from)));
  /** Provinces to go to, or to name. */
  readonly targets = $derived.by((): ReadonlySet<Province> => {
    const { source, choices, match } = this;
    if (this.verb === "propose-merge" || this.verb === "join") {
      const asked = new Set(choices.flatMap((m) => ("seat" in m ? m.seat : [])));
      const all = Object.entries(match.view.table.provinces);
      return new Set(all.flatMap(([id, p]) => (p.owner !== null && asked.has(p.owner) ? [id] : [])));
    }
    // Either end may be chosen first; only where all provinces are mine, first where it begins.
    const wanted = source ? this.ways.filter((m) => m.from === source) : this.kind === "move" ? [] : choices;
    return new Set(wanted.flatMap((m) => placeOf(m) ?? []));
  });

  /** What would happen, in the words of the log. */
  readonly events = $derived.by(() => this.trial.preview?.events ?? []);
  /** Points each seat would win or lose by it. */
  readonly gains = $derived.by((): number[] | null => {
    const { after, match } = this;
    const now = match.view.outlook.scores;
    return after ? after.outlook.scores.map((score, n) => score - (now[n] ?? 0)) : null;
  });

  /** What was refused, with where that was, once the house has said why. */
  readonly declined = $derived.by((): { move: Move; provinces: Province[]; problem: Problem } | null => {
    const { refused, refusal } = this;
    return refused !== null && refusal ? { move: refused, provinces: provincesOf(refused), problem: refusal } : null;
  });
  readonly prompt = $derived.by((): Phrase | null => (this.match.mine ? promptOf(this) : null));
  /** A merger or a province is being talked about. */
  readonly talking = $derived.by((): boolean => {
    const { kind, match } = this;
    if (match.past) return false;
    return isTalk(kind) || (kind === "expand" && match.mine && this.mode !== "attack");
  });

  constructor(match: MatchContext<View, BoardFile, Move>) {
    super(match);
    this.show = new Overlays(match);
    this.cursor = middle(match.board);
    this.refresh();
  }

  /** The move that `confirm` would send. */
  override get aim(): Move | null {
    const { kind, amount } = this;
    if (this.trial.aim !== null || amount.most === 0) return super.aim;
    if (kind === "roll") return { kind, dice: amount.count };
    return kind === "advance" ? { kind, count: amount.count } : null;
  }
  /** Whether a click on the map is an answer now. */
  get picks(): boolean {
    return this.match.mine && isOnTheMap(this.verb);
  }

  protected override begin(): void {
    this.mode = "attack";
  }
  /** Where there is nothing to choose but a number, its consequence is asked for at once. The board calls it. */
  prepare(): void {
    const { trial } = this;
    if (this.kind !== "advance" || !this.aim || trial.aim !== null || trial.refusal) return;
    this.consider(this.aim);
  }

  protected get takebacks(): readonly Takeback[] {
    const { trial, merger } = this;
    return [
      { is: trial.isRefused, back: () => trial.forget() },
      { is: this.target !== null, back: () => this.#drop("target") },
      { is: this.source !== null, back: () => this.#drop("source") },
      { is: merger.partner !== null, back: () => this.forget() },
      { is: trial.aim !== null && this.kind !== "advance", back: () => trial.forget() },
      { is: this.kind === "expand" && this.mode !== "attack", back: () => (this.mode = "attack"), quiet: true },
    ];
  }

  protected isAimedAt(province: Province): boolean {
    if (this.trial.aim === null) return false;
    const { partner } = this.merger;
    return partner !== null ? ownerOf(this.match.view, province) === partner : province === this.target;
  }
  protected override get isAimedElsewhere(): boolean {
    return this.aim !== null && (!this.picks || (this.target === null && this.merger.partner === null));
  }
  protected aimAt(province: Province): void {
    this.refusedOf = null;
    if (this.verb === "propose-merge" || this.verb === "join") return this.#pickSeat(province);
    if (this.verb === "colonise" || this.verb === "move" || this.verb === "attack") this.#pickPair(province);
    else if (this.targets.has(province)) this.#aim(null, province);
    else this.#askWhyNot(province);
  }

  /** Whether something could go from here to another province. */
  beginsAt(province: Province): boolean {
    return this.free && this.ways.some((m) => m.from === province);
  }

  /** From one province to another at once: a drag. */
  link(from: Province, to: Province): void {
    if (!this.free || from === to) return;
    this.forget();
    this.#aim(from, to);
  }

  /** Another number for what is aimed at. */
  #recount(count: number): void {
    const { kind, source, target, aim, match } = this;
    if (kind === "move" && source && target) this.consider({ kind, from: source, to: target, count });
    if (kind === "advance") this.consider({ kind, count });
    if (kind === "grow" && target) this.consider({ kind, province: target });
    if (aim && kind === "roll") match.announce(match.say(this.label(aim)));
  }

  setMode(mode: Mode): void {
    this.forget();
    this.mode = mode;
  }
  /** Panels: makes this the aim; the same once more sends it, as on the map. */
  choose(move: Move): void {
    if (!this.free) return;
    if (this.aimsAt(move)) return this.again();
    this.source = isWay(move) ? move.from : null;
    this.target = placeOf(move);
    const isMerger = move.kind === "propose-merge" || move.kind === "offer-merge";
    this.merger.note("seat" in move ? move.seat : null, isMerger ? (move.share ?? null) : this.merger.share);
    if (this.target) this.cursor = this.target;
    this.amount.begin("count" in move ? move.count : null);
    if (move.kind === "attack" || move.kind === "demand") this.mode = move.kind;
    this.consider(move);
  }

  /** Several new markers in a province, sent as one. */
  async many(province: Province, count: number): Promise<void> {
    await this.send(...Array<Move>(count).fill({ kind: "grow", province }));
  }

  override async commit(): Promise<void> {
    const { aim, kind, trial } = this;
    if (aim !== null && (kind === "roll" || trial.aim === null)) return this.send(aim);
    await super.commit();
  }

  /** A move in words, for buttons and consequences. */
  label(move: Move): Phrase {
    return labelOf(move, this.match.view, this.aimsAt(move) ? this.growth : undefined);
  }

  /** New markers that `confirm` would place. */
  get growth(): Grown {
    const { target } = this;
    if (this.kind !== "grow" || !target) return ONE;
    return this.trial.preview ? grownBy(this.events, target) : { placed: this.amount.count, back: 0 };
  }

  /** Several new markers are one row. */
  protected override planOf(move: Move): Plan<Move> {
    return move.kind === "grow" ? Array<Move>(Math.max(1, this.amount.count)).fill(move) : [move];
  }

  /** A move names a seat: of a province without one the house has said beforehand what it would say. */
  #refuseVacant(refusal: Refusal | null): void {
    if (refusal) this.trial.show({ code: "rule", ...refusal, params: {} }, null);
  }

  #pickSeat(province: Province): void {
    const { view } = this.match;
    const seat = ownerOf(view, province);
    if (seat === null) return this.#refuseVacant(view.outlook.vacant);
    if (this.verb === "join") return this.choose({ kind: "join", seat });
    if (ofKind(this.choices, "propose-merge").some((m) => m.seat === seat)) this.merger.propose(seat);
    else void this.refuse({ kind: "propose-merge", seat });
  }

  /** Source and target in either order; what was guessed is changed by another click. */
  #pickPair(province: Province): void {
    const { source, target, ways } = this;
    const leads = (from: Province, to: Province): boolean => ways.some((m) => m.from === from && m.to === to);
    if (source === province) return this.#begun.on ? undefined : this.#drop("source");
    if (source && leads(source, province)) return this.#aim(source, province);
    // Another province to begin from, for the same target if that can be.
    if (target && leads(province, target)) return this.#aim(province, target);
    if (ways.some((m) => m.from === province)) return this.beginFrom(province);
    const guess = guessSource(this.match.view, ways, province);
    if (!source && guess) return this.#aim(guess, province);
    this.#askWhyNot(province);
  }

  /** A province that is not lit: the house says by which rule. */
  #askWhyNot(province: Province): void {
    this.#drop("target");
    const tried = attempts(this, province);
    if (tried) void this.refuse(tried);
  }

  /** Something is to go from here: where to, is lit then. */
  beginFrom(province: Province): void {
    this.#drop("source");
    this.source = province;
    this.#begun.begin();
    const { match } = this;
    match.announce(match.say("play-lit", { province, count: this.targets.size }));
  }

  #aim(from: Province | null, to: Province): void {
    if (this.source !== from || this.target !== to) this.amount.begin();
    this.source = from;
    this.target = to;
    this.cursor = to;
    // Where nothing leads, there is no number: one is what is asked about.
    const move = moveTo(this.verb, from, to, this.amount.count || 1);
    if (move && this.isLegal(move)) return this.consider(move);
    // Not possible: only the way there stays lit.
    this.target = null;
    if (move) void this.refuse(move);
  }

  #drop(end: "source" | "target"): void {
    this.trial.forget();
    this.amount.begin();
    this.target = null;
    if (end === "source") this.source = null;
  }

  protected override forget(): void {
    super.forget();
    this.source = this.target = null;
    this.merger.note(null, null);
    this.amount.begin();
  }

  protected spoken(): readonly string[] {
    const { match, after } = this;
    return after ? [inWords(match, after)] : tell(this.events).map((phrase) => match.say(phrase));
  }
}
