/**
 * What I am about to do: the chosen provinces, how many markers, and what the house says to that. Board, dock and prompt
 * all read it from here. Every judgement comes from `match.legal` and `match.preview`.
 */
import type { MatchContext, Phrase, Play } from "../../contract";
import { same } from "../../../lib/table/turn/same";
import { SEEN_AFTER_MS, Trial } from "../../../lib/table/turn/trial.svelte";
import type { Problem } from "../../../lib/wire/problem";
import { inWords } from "../tell/consequences";
import { countsAt, type Grown, grownBy, ONE } from "./growth";
import { isTalk, type Kind, kindOf } from "./question";
import { labelOf, promptOf } from "../words/labels";
import { isOnTheMap, isWay, moveTo, ofKind, placeOf, provincesOf, type Verb, type Way, withShare } from "./moves";
import { middle } from "../board/places";
import { attempts, countFor, guessSource, ownerOf } from "./mapclick";
import type { View } from "../view";
import { listed } from "../words/overlays";
import { tell } from "../tell/sentences";
import type { BoardFile, Move, Province, Refusal } from "../wire";

export type { Kind } from "./question";
/** What a click on the map means in the free part of phase four. */
export type Mode = "attack" | "merge" | "demand";

/** What the map shows on demand. */
export type Shown = "influence" | "reach" | "fifteen";

export class EmperorPlay implements Play {
  readonly match: MatchContext<View, BoardFile, Move>;
  readonly trial: Trial<Move, View>;
  mode = $state<Mode>("attack");
  source = $state<Province | null>(null);
  target = $state<Province | null>(null);
  /** A merger being prepared: with whom, and the share that is named (E29). */
  partner = $state<number | null>(null);
  share = $state<number | null>(null);
  /** The province the keyboard is on. */
  cursor = $state<Province>("");
  hovered = $state<Province | null>(null);
  show = $state<Record<Shown, boolean>>({ influence: false, reach: false, fifteen: false });
  /** Whose try it was that was refused, in an example of the rules; null: my own. */
  refusedOf = $state<number | null>(null);
  /** Moves the focus to the button that commits; the dock brings it. */
  toButton: (() => void) | null = null;
  /** Moves the focus to the board; the board brings it. */
  toBoard: (() => void) | null = null;

  /** What is asked now, of whomever. */
  readonly kind = $derived.by((): Kind => kindOf(this.match.view.table.point));
  /** My legal moves, also while one of them is on its way: lists and lights stay until the next question. */
  readonly legal = $derived.by((): readonly Move[] => (this.match.mine || this.sending ? this.match.legal : []));
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

  /** How many: markers that move, advance or grow at once; dice. */
  #wanted = $state<number | null>(null);
  readonly #counts = $derived.by((): readonly number[] => {
    const { kind, source, target, choices } = this;
    if (kind === "roll") return ofKind(choices, "roll").map((m) => m.dice);
    if (kind === "advance") return ofKind(choices, "advance").map((m) => m.count);
    if (kind === "move")
      return ofKind(choices, "move").flatMap((m) => (m.from === source && m.to === target ? m.count : []));
    if (kind === "grow" && target) return countsAt(this.match.view, target);
    return [];
  });
  readonly least = $derived.by((): number => (this.#counts.length > 0 ? Math.min(...this.#counts) : 0));
  readonly most = $derived.by((): number => (this.#counts.length > 0 ? Math.max(...this.#counts) : 0));
  readonly count = $derived.by((): number => {
    const wanted = this.#wanted ?? countFor(this.kind, this.match.view, this.source, this.most);
    return Math.min(this.most, Math.max(this.least, wanted));
  });

  /** The move that `confirm` would send. */
  readonly aim = $derived.by((): Move | null => {
    const { kind, count } = this;
    if (this.trial.aim !== null || this.most === 0) return this.trial.aim;
    if (kind === "roll") return { kind, dice: count };
    return kind === "advance" ? { kind, count } : null;
  });
  /** The view after it; null until the house has said it, and where hidden things decide what comes. */
  readonly after = $derived.by((): View | null => this.trial.preview?.view ?? null);
  /** What would happen, in the words of the log. */
  readonly events = $derived.by(() => this.trial.preview?.events ?? []);
  /** Points each seat would win or lose by it. */
  readonly gains = $derived.by((): number[] | null => {
    const { after, match } = this;
    const now = match.view.outlook.scores;
    return after ? after.outlook.scores.map((score, n) => score - (now[n] ?? 0)) : null;
  });

  readonly refused = $derived.by((): { move: Move; provinces: Province[]; problem: Problem } | null => {
    const { refused, refusal } = this.trial;
    return refused !== null && refusal ? { move: refused, provinces: provincesOf(refused), problem: refusal } : null;
  });
  readonly prompt = $derived.by((): Phrase | null => (this.match.mine ? promptOf(this) : null));
  /** A merger or a province is being talked about. */
  readonly talking = $derived.by((): boolean => {
    const { kind, match } = this;
    if (match.past) return false;
    return isTalk(kind) || (kind === "expand" && match.mine && this.mode !== "attack");
  });
  readonly tentative = $derived.by(
    (): boolean =>
      this.source !== null ||
      this.target !== null ||
      this.partner !== null ||
      this.trial.refused !== null ||
      this.trial.refusal !== null ||
      (this.trial.aim !== null && this.kind !== "advance"),
  );

  /** Position that the choices were made for. */
  #known: unknown = null;
  #begunAt = 0;

  constructor(match: MatchContext<View, BoardFile, Move>) {
    this.match = match;
    this.trial = new Trial<Move, View>(match, { moves: (aim) => this.#rowOf(aim), told: () => this.#tell() });
    this.cursor = middle(match.board);
    // An example without a move is about what everybody holds.
    if (match.example?.moves.length === 0) this.show.influence = true;
    this.refresh();
  }

  /** Whether a click on the map is an answer now. */
  get picks(): boolean {
    return this.match.mine && isOnTheMap(this.verb);
  }
  /** I am asked. */
  get mine(): boolean {
    return this.match.mine;
  }
  get refusal(): Problem | null {
    return this.trial.refusal;
  }
  get sending(): boolean {
    return this.trial.sending;
  }

  refresh(): void {
    const { match } = this;
    const { table, hand } = match.view;
    const now = [table, hand, match.legal.length, match.seat];
    if (same(now, this.#known)) return;
    this.#known = now;
    this.#letGo();
    this.mode = "attack";
  }

  /** Where there is nothing to choose but a number, its consequence is asked for at once. The board calls it. */
  prepare(): void {
    const { trial } = this;
    if (this.kind !== "advance" || !this.aim || trial.aim !== null || trial.refusal) return;
    trial.take(this.aim);
  }

  /** Takes back the last choice that is not sent: a refusal, the target, the source, the partner, the mode. */
  cancel(): boolean {
    const { trial } = this;
    if (trial.refused !== null || trial.refusal) trial.forget();
    else if (this.target !== null) this.#drop("target");
    else if (this.source !== null) this.#drop("source");
    else if (this.partner !== null) this.#letGo();
    else if (trial.aim !== null && this.kind !== "advance") trial.forget();
    else if (this.kind === "expand" && this.mode !== "attack") this.mode = "attack";
    else return false;
    return true;
  }
  back(): void {
    this.cancel();
  }

  showRefused(move: unknown, problem: Problem, seat: number | null): void {
    this.trial.show(problem, move as Move);
    this.refusedOf = seat;
  }

  /** A click, a tap or Enter on a province. `sure`: what it would do has been seen, so the same once more sends it. */
  pick(province: Province, sure = this.trial.seen): void {
    this.cursor = province;
    if (!this.match.mine || this.sending) return;
    if (this.#isChosen(province)) {
      if (sure && this.match.confirm === "tap") this.confirm();
      return;
    }
    this.refusedOf = null;
    if (this.verb === "propose-merge" || this.verb === "join") return this.#pickSeat(province);
    if (this.verb === "colonise" || this.verb === "move" || this.verb === "attack") this.#pickPair(province);
    else if (this.targets.has(province)) this.#aimAt(null, province);
    else this.#askWhyNot(province);
  }

  /** Enter on the map: first the consequence, then the move. What is no matter of the map is confirmed from there, too. */
  enter(): void {
    const { aim, cursor } = this;
    const elsewhere = aim !== null && (!this.picks || (this.target === null && this.partner === null));
    if (!elsewhere && !this.#isChosen(cursor)) return this.pick(cursor, true);
    // Who wants to be asked is led to the button.
    if (this.match.confirm === "button") this.toButton?.();
    else this.confirm();
  }

  /** The keyboard's province has moved. */
  moveTo(province: Province): void {
    this.cursor = province;
    if (this.trial.refused !== null || this.trial.refusal) this.trial.forget();
  }

  /** Whether something could go from here to another province. */
  beginsAt(province: Province): boolean {
    return this.match.mine && !this.sending && this.ways.some((m) => m.from === province);
  }

  /** From one province to another at once: a drag. */
  link(from: Province, to: Province): void {
    if (!this.match.mine || this.sending || from === to) return;
    this.#letGo();
    this.#aimAt(from, to);
  }

  step(by: number): void {
    this.set(this.count + by);
  }
  set(count: number): void {
    if (this.most === 0) return;
    const next = Math.min(this.most, Math.max(this.least, count));
    if (next === this.count) return;
    this.#wanted = next;
    const { kind, source, target, aim } = this;
    if (kind === "move" && source && target) this.trial.take({ kind, from: source, to: target, count: next });
    if (kind === "advance") this.trial.take({ kind, count: next });
    if (kind === "grow" && target) this.trial.take({ kind, province: target });
    if (aim && kind === "roll") this.match.announce(this.match.say(this.label(aim)));
  }

  toggle(what: Shown): void {
    const { match } = this;
    const on = (this.show[what] = !this.show[what]);
    const said = match.say(on ? "show-on" : "show-off", { what: { id: `show-${what}` } });
    // Who cannot see the washes hears the list, or that there is nothing.
    const list = on ? listed(match.view, match.seat ?? match.view.table.active, what) : [];
    const nothing: Phrase = { id: "show-nothing", args: { about: { id: `show-${what}-about` } } };
    const lines = on && list.length === 0 ? [nothing] : list;
    match.announce([said, ...lines.map((line) => match.say(line))].join(". "));
  }

  setMode(mode: Mode): void {
    this.#letGo();
    this.mode = mode;
  }
  setPartner(seat: number | null): void {
    if (seat === null) return this.#letGo();
    this.mode = "merge";
    this.trial.forget();
    this.source = this.target = null;
    this.partner = seat;
    this.#propose(seat);
  }
  setShare(percent: number | null): void {
    this.share = percent;
    if (this.partner !== null) this.#propose(this.partner);
    else if (this.offering !== null) this.trial.take({ kind: "offer-merge", ...withShare(percent) });
  }
  /** The merger that I, attacked, am about to offer. */
  get offering(): Move | null {
    const { aim } = this.trial;
    return aim?.kind === "offer-merge" ? aim : null;
  }
  /** With the share that was named for it, if it is aimed at already. */
  offer(): void {
    this.choose(this.offering ?? { kind: "offer-merge" });
  }

  /** Panels: makes this the aim; the same once more sends it, as on the map. */
  choose(move: Move): void {
    if (!this.match.mine || this.sending) return;
    if (this.trial.is(move)) {
      if (this.trial.seen && this.match.confirm === "tap") this.confirm();
      return;
    }
    this.source = isWay(move) ? move.from : null;
    this.target = placeOf(move);
    this.partner = "seat" in move ? move.seat : null;
    if (this.target) this.cursor = this.target;
    if (move.kind === "propose-merge" || move.kind === "offer-merge") this.share = move.share ?? null;
    this.#wanted = "count" in move ? move.count : null;
    if (move.kind === "attack" || move.kind === "demand") this.mode = move.kind;
    this.trial.take(move);
  }

  /** Panels: at once. */
  async send(move: Move): Promise<void> {
    if (!this.match.mine || this.sending) return;
    await this.trial.sendNow([move]);
  }

  /** Several new markers in a province, sent as one. */
  async many(province: Province, count: number): Promise<void> {
    if (!this.match.mine || this.sending) return;
    await this.trial.sendNow(Array<Move>(count).fill({ kind: "grow", province }));
  }

  confirm(): void {
    const { aim, kind } = this;
    if (!aim || !this.match.mine || this.sending) return;
    if (kind === "roll" || this.trial.aim === null) void this.trial.sendNow([aim]);
    else void this.trial.commit();
  }

  /** A move in words, for buttons and consequences. */
  label(move: Move): Phrase {
    return labelOf(move, this.match.view, this.trial.is(move) ? this.growth : undefined);
  }

  /** New markers that `confirm` would place. */
  get growth(): Grown {
    const { target } = this;
    if (this.kind !== "grow" || !target) return ONE;
    return this.trial.preview ? grownBy(this.events, target) : { placed: this.count, back: 0 };
  }

  /** Several new markers are one row. */
  #rowOf(aim: Move): readonly Move[] {
    return aim.kind === "grow" ? Array<Move>(Math.max(1, this.count)).fill(aim) : [aim];
  }

  #isChosen(province: Province): boolean {
    if (this.trial.aim === null) return false;
    if (this.partner !== null) return ownerOf(this.match.view, province) === this.partner;
    return province === this.target;
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
    if (ofKind(this.choices, "propose-merge").some((m) => m.seat === seat)) this.setPartner(seat);
    else void this.trial.refuse({ kind: "propose-merge", seat });
  }

  /** Source and target in either order; what was guessed is changed by another click. */
  #pickPair(province: Province): void {
    const { source, target, ways } = this;
    const leads = (from: Province, to: Province): boolean => ways.some((m) => m.from === from && m.to === to);
    // Not by the second half of a double click.
    if (source === province)
      return performance.now() - this.#begunAt > SEEN_AFTER_MS ? this.#drop("source") : undefined;
    if (source && leads(source, province)) return this.#aimAt(source, province);
    // Another province to begin from, for the same target if that can be.
    if (target && leads(province, target)) return this.#aimAt(province, target);
    if (ways.some((m) => m.from === province)) return this.begin(province);
    const guess = guessSource(this.match.view, ways, province);
    if (!source && guess) return this.#aimAt(guess, province);
    this.#askWhyNot(province);
  }

  /** A province that is not lit: the house says by which rule. */
  #askWhyNot(province: Province): void {
    this.#drop("target");
    const tried = attempts(this, province);
    if (tried) void this.trial.refuse(tried);
  }

  /** Something is to go from here: where to, is lit then. */
  begin(province: Province): void {
    this.trial.forget();
    this.#wanted = null;
    this.target = null;
    this.source = province;
    this.#begunAt = performance.now();
    const { match } = this;
    match.announce(match.say("play-lit", { province, count: this.targets.size }));
  }

  #aimAt(from: Province | null, to: Province): void {
    if (this.source !== from || this.target !== to) this.#wanted = null;
    this.source = from;
    this.target = to;
    this.cursor = to;
    // Where nothing leads, there is no number: one is what is asked about.
    const move = moveTo(this.verb, from, to, this.count || 1);
    if (move && this.match.legal.some((m) => same(m, move))) return this.trial.take(move);
    // Not possible: only the way there stays lit.
    this.target = null;
    if (move) void this.trial.refuse(move);
  }

  #propose(seat: number): void {
    this.trial.take({ kind: "propose-merge", seat, ...withShare(this.share) });
  }

  #drop(end: "source" | "target"): void {
    this.trial.forget();
    this.#wanted = null;
    this.target = null;
    if (end === "source") this.source = null;
  }

  #letGo(): void {
    this.trial.forget();
    this.source = this.target = this.partner = this.share = null;
    this.#wanted = null;
    this.refusedOf = null;
  }

  #tell(): void {
    const { match, after, prompt } = this;
    const events = (): string =>
      tell(this.events)
        .map((phrase) => match.say(phrase))
        .join(" ");
    match.announce([prompt ? match.say(prompt) : "", after ? inWords(match, after) : events()].join(" "));
  }
}
