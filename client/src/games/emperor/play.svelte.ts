/**
 * What I am about to do: the chosen provinces, how many markers, and what the house says to that. Board, dock and prompt
 * all read it from here. Every judgement comes from `match.legal` and `match.preview`.
 */
import type { MatchContext, Phrase, Play } from "../contract";
import { SEEN_AFTER_MS, Trial } from "../../lib/table/trial.svelte";
import type { Problem } from "../../lib/wire/problem";
import { inWords } from "./changes";
import { type Grown, grownBy, ONE, stayingRow } from "./growth";
import { isTalk, type Kind, kindOf } from "./kind";
import { labelOf, promptOf } from "./label";
import { isOnTheMap, type Move, parse, provincesOf } from "./moves";
import { middle } from "./places";
import { attempts, nobodyAt, countFor, growthOf, guessSource, seatOf, severalOf } from "./picking";
import { listed } from "./shown";
import type { BoardFile, Province, View } from "./wire";

export type { Kind } from "./kind";
/** What a click on the map means in the free part of phase four. */
export type Mode = "attack" | "merge" | "demand";

/** What the map shows on demand. */
export type Shown = "influence" | "reach" | "fifteen";

const OFFER = "offer_merge";

export class EmperorPlay implements Play {
  readonly match: MatchContext<View, BoardFile>;
  readonly trial: Trial<string, View>;
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
  readonly legal = $derived.by((): Move[] => (this.match.mine || this.sending ? this.match.legal.map(parse) : []));
  /** The verb that a click on the map would say. */
  readonly verb = $derived.by((): string => {
    if (this.kind === "expand") return { attack: "attack", merge: "propose_merge", demand: "demand" }[this.mode];
    if (this.kind === "defend" || this.kind === "demand-asked") return "withdraw";
    return this.kind === "cornered" ? "join" : this.kind;
  });
  /** The legal moves with it. */
  readonly choices = $derived.by((): Move[] => this.legal.filter((m) => m.verb === this.verb));

  /** Provinces to begin from. */
  readonly sources = $derived.by(
    (): ReadonlySet<Province> => new Set(this.source ? [] : this.choices.flatMap((m) => (m.from ? [m.from] : []))),
  );
  /** Provinces to go to, or to name. */
  readonly targets = $derived.by((): ReadonlySet<Province> => {
    const { source, choices, match } = this;
    if (this.verb === "propose_merge" || this.verb === "join") {
      const asked = new Set(choices.map((m) => m.seat));
      const all = Object.entries(match.view.table.provinces);
      return new Set(all.flatMap(([id, p]) => (p.owner !== null && asked.has(p.owner) ? [id] : [])));
    }
    // Either end may be chosen first; only where all provinces are mine, first where it begins.
    const wanted = source ? choices.filter((m) => m.from === source) : this.kind === "move" ? [] : choices;
    return new Set(wanted.flatMap((m) => (m.place ? [m.place] : [])));
  });

  /** How many: markers that move, advance or grow at once; dice. */
  #wanted = $state<number | null>(null);
  readonly #counts = $derived.by((): readonly number[] => {
    const { kind, source, target } = this;
    if (kind === "roll" || kind === "advance") return this.choices.map((m) => m.count ?? 0);
    if (kind === "move") return this.choices.flatMap((m) => (m.from === source && m.place === target ? m.count! : []));
    if (kind === "grow" && target) return severalOf(this.match.view);
    return [];
  });
  readonly least = $derived.by((): number => (this.#counts.length > 0 ? Math.min(...this.#counts) : 0));
  readonly most = $derived.by((): number => (this.#counts.length > 0 ? Math.max(...this.#counts) : 0));
  readonly count = $derived.by((): number => {
    const wanted = this.#wanted ?? countFor(this.kind, this.match.view, this.source, this.most);
    return Math.min(this.most, Math.max(this.least, wanted));
  });

  /** The move that `confirm` would send. */
  readonly aim = $derived.by((): string | null => {
    if (this.trial.aim !== null) return this.trial.aim;
    return (this.kind === "roll" || this.kind === "advance") && this.most > 0 ? `${this.kind} ${this.count}` : null;
  });
  /** The view after it, as far as it is known. */
  readonly after = $derived.by((): View | null => {
    const after = this.trial.preview?.view ?? null;
    return after && this.kind === "grow" && this.target && this.count > 1
      ? growthOf(this.match.view, after, this.target, this.count)
      : after;
  });
  /** What would happen, in the words of the log. */
  readonly events = $derived.by(() => this.trial.preview?.events ?? []);
  /** Points each seat would win or lose by it. */
  readonly gains = $derived.by((): number[] | null => {
    const { after, match } = this;
    return after ? after.scores.map((score, n) => score - (match.view.scores[n] ?? 0)) : null;
  });

  readonly refused = $derived.by((): { move: string; provinces: Province[]; problem: Problem } | null => {
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
  #known = "";
  #begunAt = 0;
  /** The house is asked about several new markers, or they are on their way. */
  #inARow = $state(false);

  constructor(match: MatchContext<View, BoardFile>) {
    this.match = match;
    this.trial = new Trial<string, View>(match, { moves: (aim) => [aim], told: () => this.#tell() });
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
  /** Something of mine is on its way: one move, or several in a row. */
  get busy(): boolean {
    return this.#inARow || this.trial.sending;
  }

  refresh(): void {
    const { match } = this;
    const { table, hand } = match.view;
    const now = JSON.stringify([table, hand, match.legal.length, match.seat]);
    if (now === this.#known) return;
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

  showRefused(move: string, problem: Problem, seat: number | null): void {
    this.trial.show(problem, move);
    this.refusedOf = seat;
  }

  /** A click, a tap or Enter on a province. `sure`: what it would do has been seen, so the same once more sends it. */
  pick(province: Province, sure = this.trial.seen): void {
    this.cursor = province;
    if (!this.match.mine || this.busy) return;
    if (this.#isChosen(province)) {
      if (sure && this.match.confirm === "tap") this.confirm();
      return;
    }
    this.refusedOf = null;
    if (this.verb === "propose_merge" || this.verb === "join") return this.#pickSeat(province);
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
    return this.match.mine && !this.busy && this.choices.some((m) => m.from === province);
  }

  /** From one province to another at once: a drag. */
  link(from: Province, to: Province): void {
    if (!this.match.mine || this.busy || from === to) return;
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
    if (this.kind === "move" && this.target) this.trial.take(`move ${this.source} ${this.target} ${next}`);
    if (this.kind === "advance") this.trial.take(`advance ${next}`);
    if (this.kind === "roll" || this.kind === "grow") this.match.announce(this.match.say(this.label(this.aim ?? "")));
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
    this.#propose();
  }
  setShare(percent: number | null): void {
    this.share = percent;
    if (this.partner !== null) this.#propose();
    else if (this.offering !== null) this.trial.take(percent === null ? OFFER : `${OFFER} ${percent}`);
  }
  /** The merger that I, attacked, am about to offer. */
  get offering(): string | null {
    const { aim } = this.trial;
    return aim !== null && parse(aim).verb === OFFER ? aim : null;
  }
  /** With the share that was named for it, if it is aimed at already. */
  offer(): void {
    this.choose(this.offering ?? OFFER);
  }

  /** Panels: makes this the aim; the same once more sends it, as on the map. */
  choose(move: string): void {
    if (!this.match.mine || this.busy) return;
    if (this.trial.aim === move) {
      if (this.trial.seen && this.match.confirm === "tap") this.confirm();
      return;
    }
    const { from, place, seat, count, verb } = parse(move);
    this.source = from;
    this.target = place;
    this.partner = seat;
    if (place) this.cursor = place;
    if (verb === "propose_merge" || verb === OFFER) this.share = count;
    this.#wanted = count;
    if (verb === "attack" || verb === "demand") this.mode = verb;
    this.trial.take(move);
  }

  /** Panels: at once. */
  async send(move: string): Promise<void> {
    if (!this.match.mine || this.busy) return;
    await this.trial.sendNow([move]);
  }

  /** Several new markers, sent as one. */
  async many(move: string, count: number): Promise<void> {
    const { match, trial } = this;
    if (!match.mine || this.busy) return;
    this.#inARow = true;
    try {
      const row = await stayingRow(match, trial, move, count);
      if (row && match.mine) await trial.sendNow(row);
    } finally {
      this.#inARow = false;
    }
  }

  confirm(): void {
    const { aim, kind } = this;
    if (!aim || !this.match.mine || this.busy) return;
    if (kind === "roll" || this.trial.aim === null) void this.trial.sendNow([aim]);
    else if (kind === "grow" && this.count > 1) void this.many(aim, this.count);
    else void this.trial.commit();
  }

  /** A move in words, for buttons and consequences. */
  label(move: string): Phrase {
    return labelOf(move, this.match.view, move === this.trial.aim ? this.growth : undefined);
  }

  /** New markers that `confirm` would place. */
  get growth(): Grown {
    const { after, target, match } = this;
    if (this.kind !== "grow" || !target) return ONE;
    return grownBy(this.events, match.view, after, target, this.count);
  }

  #isChosen(province: Province): boolean {
    if (this.trial.aim === null) return false;
    if (this.partner !== null) return seatOf(this.match.view, province) === this.partner;
    return province === this.target;
  }

  #pickSeat(province: Province): void {
    const seat = seatOf(this.match.view, province);
    if (seat === null) return this.trial.show(nobodyAt(province, this.verb), null);
    if (this.verb === "join") return this.choose(`join ${seat}`);
    if (this.choices.some((m) => m.seat === seat)) this.setPartner(seat);
    else void this.trial.refuse(`propose_merge ${seat}`);
  }

  /** Source and target in either order; what was guessed is changed by another click. */
  #pickPair(province: Province): void {
    const { source, target, choices } = this;
    // Not by the second half of a double click.
    if (source === province)
      return performance.now() - this.#begunAt > SEEN_AFTER_MS ? this.#drop("source") : undefined;
    if (source && choices.some((m) => m.from === source && m.place === province)) return this.#aimAt(source, province);
    // Another province to begin from, for the same target if that can be.
    const again = target && choices.some((m) => m.from === province && m.place === target);
    if (again) return this.#aimAt(province, target);
    if (choices.some((m) => m.from === province)) return this.begin(province);
    const guess = guessSource(this.match.view, choices, province);
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
    const move = [this.verb, from, to].filter(Boolean).join(" ");
    const text = this.kind === "move" ? `${move} ${this.count}` : move;
    if (this.match.legal.includes(text)) return this.trial.take(text);
    // Not possible: only the way there stays lit.
    this.target = null;
    void this.trial.refuse(this.kind === "move" ? `${move} 1` : move);
  }

  #propose(): void {
    const move = `propose_merge ${this.partner}`;
    this.trial.take(this.share === null ? move : `${move} ${this.share}`);
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
    if (after) match.announce([prompt ? match.say(prompt) : "", inWords(match, after)].join(" "));
  }
}
