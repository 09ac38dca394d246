/**
 * What I am about to do: the chosen cards, where a piece would stand, how it is paid, and what the house says to that.
 * Board, dock and prompt all read it from here. Every judgement comes from `match.legal` and `match.preview`.
 */
import { same } from "../../../lib/table/turn/same";
import { SEEN_AFTER_MS, Trial } from "../../../lib/table/turn/trial.svelte";
import type { MatchContext, Phrase, Play } from "../../contract";
import type { Problem } from "../../../lib/wire/problem";
import { type Aim, regionOf } from "./aim";
import { type Consequences, consequences } from "../tell/consequences";
import { Finale } from "../tell/finale.svelte";
import { atlas, regionAt, type Target } from "../board/geometry";
import { isPlacement, type Kind, type Placement, targetOf } from "./moves";
import { cardsAt, colorsOf, guessedCards, indicesOf, toggled, wayCode } from "./payment";
import type { View } from "../view";
import type { BoardFile, Color, Move, Payment, Region, Source, Space } from "../wire";

export class ChinaPlay implements Play {
  readonly match: MatchContext<View, BoardFile, Move>;
  /** The final scoring, when the game is over. */
  readonly finale: Finale;
  /** Cards of my hand that are chosen, by their place in it. */
  picked = $state.raw<readonly number[]>([]);
  /** What would be placed, how it is paid, and what the house says to that. */
  readonly trial: Trial<Placement, View, Move>;
  /** Whose try it was, in an example of the rules; null: my own. */
  refusedOf = $state<number | null>(null);
  /** The chosen card is given away: where the new one comes from is to be said. */
  exchanging = $state(false);
  /** An exchange was asked for before a card was chosen. */
  choosing = $state(false);
  /** The place the keyboard is on. */
  cursor = $state<Target>("");
  /** Moves the focus to the button that commits; the dock brings it. */
  toButton: (() => void) | null = null;
  /** Moves the focus to the board; the board brings it. */
  toBoard: (() => void) | null = null;

  readonly hand = $derived.by((): readonly Color[] => colorsOf(this.match.view.hand ?? {}));
  readonly phase = $derived.by((): string => {
    const { phase } = this.match.view;
    return typeof phase === "string" ? phase : "over";
  });
  readonly legal = $derived.by((): Placement[] => (this.match.mine ? this.match.legal.filter(isPlacement) : []));
  readonly chosen = $derived.by((): Payment => cardsAt(this.hand, this.picked));
  /** Legal placements that the chosen cards pay for; all of them while none is chosen. */
  readonly choices = $derived.by((): Placement[] =>
    this.exchanging ? [] : this.picked.length > 0 ? this.legal.filter((p) => same(p.cards, this.chosen)) : this.legal,
  );
  readonly legalSpaces = $derived.by(
    (): ReadonlySet<Space> => new Set(this.choices.flatMap((p) => (p.kind === "emissary" ? [] : [p.space]))),
  );
  readonly legalRegions = $derived.by(
    (): ReadonlySet<Region> => new Set(this.choices.flatMap((p) => (p.kind === "emissary" ? [p.region] : []))),
  );
  /** What may stand on the aimed place. */
  readonly kinds = $derived.by((): Kind[] => {
    const { aim } = this;
    if (!aim) return [];
    const there = this.legal.filter((p) => targetOf(p) === targetOf(aim)).map((p) => p.kind);
    return (["house", "fort", "emissary"] as const).filter((kind) => there.includes(kind));
  });
  /** The ways to pay for the aim. */
  readonly ways = $derived.by((): Placement[] => {
    const { aim } = this;
    return aim ? this.legal.filter((p) => p.kind === aim.kind && targetOf(p) === targetOf(aim)) : [];
  });
  /** Cards of the hand that leave it if I say yes now. */
  readonly raised = $derived.by((): readonly number[] =>
    this.aim ? indicesOf(this.hand, this.aim.cards, this.picked) : this.picked,
  );
  /** Where a card can come from now. */
  readonly sources = $derived.by((): readonly Source[] => {
    const { mine, legal, view } = this.match;
    if (!mine) return [];
    const [given] = this.chosen;
    if (this.exchanging)
      return legal.flatMap((m) => (m.kind === "exchange" && m.card === given && m.source ? [m.source] : []));
    if (this.phase === "draw") return legal.flatMap((m) => (m.kind === "take" ? [m.source] : []));
    // Taking a card says that no second piece follows.
    return view.outlook.sources;
  });
  /** Cards that are still to come into my hand in this turn. */
  readonly missing = $derived.by((): number => {
    const { view, seat } = this.match;
    return view.active === seat ? view.outlook.to_take : 0;
  });
  /** Whether no second piece can follow, so that there is nothing but cards to take. */
  readonly onlyDraws = $derived.by(
    (): boolean =>
      this.phase === "second" &&
      this.sources.length > 0 &&
      this.legal.length === 0 &&
      this.match.legal.some((m) => m.kind === "stop"),
  );
  /** Whether the turn ends when no second piece follows, as nobody draws any more. */
  readonly lastPiece = $derived.by((): boolean => this.phase === "second" && this.match.view.outlook.to_take === 0);
  /** Whether cards are only discarded, as nobody draws any more. */
  readonly discards = $derived.by((): boolean => this.match.legal.some((m) => m.kind === "exchange" && !m.source));
  readonly canExchange = $derived.by(
    (): boolean => this.match.mine && this.phase === "choose" && this.match.legal.some((m) => m.kind === "exchange"),
  );

  readonly consequences = $derived.by((): Consequences | null => {
    const { aim, match } = this;
    const { preview } = this.trial;
    return aim && preview ? consequences(aim, match.view, preview.events, preview.view, match.board) : null;
  });
  /** The position after the aimed move, as far as it is known. */
  readonly after = $derived.by((): View | null => this.trial.preview?.view ?? null);
  readonly gains = $derived.by((): number[] | null => this.consequences?.gains ?? null);

  readonly prompt = $derived.by((): Phrase | null => {
    const { match } = this;
    if (!match.mine) return null;
    if (this.aim) return this.#naming(this.aim, "play-confirm");
    if (this.choosing) return { id: "play-exchange-what" };
    if (this.exchanging) return { id: "play-exchange-for", args: { card: this.chosen[0] } };
    if (this.phase === "draw") return { id: "play-draw", args: { missing: this.missing } };
    if (this.picked.length > 0) {
      const id = this.choices.length > 0 ? "play-picked" : "play-picked-nothing";
      return { id, args: { way: wayCode(this.chosen) } };
    }
    if (this.phase === "second") {
      const id = this.legal.length > 0 ? "play-second" : "play-second-nothing";
      return { id: this.lastPiece ? `${id}-last` : id, args: { region: match.view.region } };
    }
    return { id: match.view.outlook.last ? "play-choose-last" : "play-choose" };
  });
  readonly tentative = $derived.by(
    (): boolean => this.aim !== null || this.refused !== null || this.exchanging || this.choosing,
  );

  /** When the position on the board came, and the last card taken from where. */
  #cameAt = 0;
  #taken: Source | null = null;
  /** Position that the choices were made for. */
  #known: unknown = null;

  constructor(match: MatchContext<View, BoardFile, Move>) {
    this.match = match;
    this.trial = new Trial(match, {
      moves: (aim) => [aim],
      told: ({ cards }) => this.#tell(cards),
      readable: (problem) => this.#readable(problem),
    });
    this.finale = new Finale(match);
    this.cursor = this.#middle();
    this.refresh();
  }

  /** What would be placed if I said yes now. */
  get aim(): Placement | null {
    return this.trial.aim;
  }
  get refusal(): Problem | null {
    return this.trial.refusal;
  }
  /** What was refused; it stays where it was put. */
  get refused(): Placement | null {
    return this.trial.refused;
  }
  /** My move is on its way. */
  get sending(): boolean {
    return this.trial.sending;
  }

  refresh(): void {
    const { view, legal } = this.match;
    const now = [view.hand, legal.length, view.active, view.phase, view.deck, view.discard, view.houses];
    if (same(now, this.#known)) return;
    this.#known = now;
    this.#cameAt = performance.now();
    this.#forget();
    this.exchanging = false;
    this.picked = [];
  }

  /** Takes back what is not committed yet: first the place, then the exchange, then the chosen cards. */
  cancel(): boolean {
    if (this.aim || this.refused || this.refusal || this.choosing) this.#forget();
    else if (this.exchanging) this.exchanging = false;
    else if (this.picked.length > 0) this.picked = [];
    else return false;
    return true;
  }

  showRefused(tried: unknown, problem: Problem, seat: number | null): void {
    const move = tried as Move;
    this.trial.show(problem, isPlacement(move) ? move : null);
    this.choosing = false;
    this.refusedOf = seat;
  }

  /** A card of my hand. With a piece on the board it says how to pay, if it can. */
  choose(index: number): void {
    const { match } = this;
    if (!match.mine || this.sending || this.phase === "draw" || index < 0 || index >= this.hand.length) return;
    const way = this.ways.find((p) => !same(p, this.aim) && p.cards.includes(this.hand[index]!));
    if (way) return this.payWith(way);
    if (this.aim && this.raised.includes(index) && this.ways.length === 1) return;
    this.#forget();
    this.exchanging = false;
    this.picked = toggled(this.hand, this.picked, index);
    if (this.picked.length === 0) return;
    const count = this.legalSpaces.size + this.legalRegions.size;
    match.announce(match.say("play-pays-for", { way: wayCode(this.chosen), count }));
  }

  /** Nothing can be put on the badge of an alliance: it only tells of itself. */
  #isBadge(target: Target): boolean {
    return atlas(this.match.board).badge.has(target);
  }
  /** A click or tap on a place of the board. */
  tap(target: Target): void {
    if (this.sending) return;
    this.cursor = target;
    if (!this.match.mine || this.#isBadge(target)) return;
    if (this.aim && targetOf(this.aim) === target) {
      if (this.trial.seen && this.match.confirm === "tap") void this.commit();
      return;
    }
    this.#aimAt(target);
  }

  /** The keyboard's place has moved. */
  moveTo(target: Target): void {
    this.cursor = target;
    if (this.aim || this.refused || this.refusal) this.#forget();
  }

  /** Enter: first the consequence, then the move. */
  enter(): void {
    if (!this.match.mine || this.sending || this.#isBadge(this.cursor)) return;
    if (!this.aim || targetOf(this.aim) !== this.cursor) return this.#aimAt(this.cursor);
    // Who wants to be asked is led to the button.
    if (this.match.confirm === "button") this.toButton?.();
    else void this.commit();
  }

  /** House or fortification, where both may stand. */
  become(kind: Kind): void {
    const { aim } = this;
    if (!aim || aim.kind === kind) return;
    const there = this.legal.filter((p) => p.kind === kind && targetOf(p) === targetOf(aim));
    const next = there.find((p) => same(p.cards, aim.cards)) ?? there[0];
    if (next) this.#take(next);
  }

  /** The other kind of piece, by key. */
  turn(): void {
    const next = this.kinds[(this.kinds.indexOf(this.aim?.kind ?? "house") + 1) % this.kinds.length];
    if (next) this.become(next);
  }

  /** Another of the ways to pay. */
  payWith(way: Placement): void {
    if (!this.aim || same(way, this.aim)) return;
    // Otherwise the cards chosen first would keep other places dark.
    this.picked = [];
    this.#take(way);
  }

  /** The next way to pay, by key. */
  payOther(): void {
    const next = this.ways[(this.ways.findIndex((p) => same(p, this.aim)) + 1) % this.ways.length];
    if (next) this.payWith(next);
  }

  /** Places what is aimed at, once its consequence is on the screen. */
  async commit(): Promise<void> {
    await this.trial.commit();
  }

  /** No second piece: the cards are drawn, if anybody still draws. Not by the second half of the double click that placed the first. */
  async stop(): Promise<void> {
    if (this.phase !== "second" || !this.match.mine || this.sending) return;
    if (performance.now() - this.#cameAt < SEEN_AFTER_MS) return;
    this.#taken = null;
    await this.trial.sendNow([{ kind: "stop" }]);
  }

  /** Gives away the chosen card; at the end of the game that is all. */
  async exchange(): Promise<void> {
    if (!this.canExchange || this.sending) return;
    const one = this.picked.length > 0 ? this.picked.slice(-1) : [];
    this.#forget();
    if (one.length === 0) {
      this.choosing = true;
      this.match.announce(this.match.say("play-exchange-what"));
      return;
    }
    this.picked = one;
    if (!this.discards) {
      this.exchanging = !this.exchanging;
      return;
    }
    await this.trial.sendNow([{ kind: "exchange", card: this.chosen[0]! }]);
  }

  /** Whether a card can come from there now. */
  offers(source: Source): boolean {
    return this.sources.some((s) => same(s, source));
  }

  /** Takes a card of the display or the deck. */
  async take(source: Source): Promise<void> {
    const { match } = this;
    if (!match.mine || this.sending) return;
    // A double click takes one card.
    if (same(this.#taken, source) && performance.now() - this.#cameAt < SEEN_AFTER_MS) return;
    this.#taken = source;
    const move: Move = this.exchanging ? { kind: "exchange", card: this.chosen[0]!, source } : { kind: "take", source };
    // Taking a card says that no second piece follows: one choice.
    if (this.phase === "second" && this.offers(source)) {
      await this.trial.sendNow([{ kind: "stop" }, move]);
      return;
    }
    if (!match.legal.some((m) => same(m, move)) && !(await this.trial.allows([move]))) return;
    if (match.mine) await this.trial.sendNow([move]);
  }

  /** The city of an aimed space; nothing for a dragon. */
  cityOf(aim: Aim): string {
    return atlas(this.match.board).space.get(targetOf(aim))?.city ?? "";
  }

  #naming(aim: Aim, id: string): Phrase {
    return { id: `${id}-${aim.kind}`, args: { city: this.cityOf(aim), region: regionOf(this.match.board, aim) } };
  }

  /** Aims at a place, if something may stand there; otherwise the house says by which rule not. */
  #aimAt(target: Target): void {
    this.exchanging = false;
    const there = this.choices.filter((p) => targetOf(p) === target);
    const found = there.find((p) => p.kind !== "fort") ?? there[0];
    if (found) this.#take(found);
    else void this.#refuse(target);
  }

  /** Aims, and asks the house what it would do. */
  #take(placement: Placement): void {
    this.choosing = false;
    this.cursor = targetOf(placement);
    this.trial.take(placement);
  }

  #tell(cards: Payment): void {
    const { match } = this;
    const rows = (this.consequences?.rows ?? []).map((row) => match.say(row.phrase));
    const way = match.say("play-paying", { way: wayCode(cards) });
    match.announce([this.prompt ? match.say(this.prompt) : "", way, ...rows].join(" "));
  }

  /** A place that is not among the legal ones: the house says by which rule. */
  async #refuse(target: Target): Promise<void> {
    this.#forget();
    const { board } = this.match;
    const { space, region } = atlas(board);
    const color = region.get(regionAt(board, target))?.color;
    if (!color) return;
    const cards = this.chosen.length > 0 ? this.chosen : guessedCards(this.hand, color);
    // Where no house can stand any more, a fortification is not what is meant.
    const meant: Placement = space.has(target)
      ? { kind: "house", space: target, cards }
      : { kind: "emissary", region: target, cards };
    await this.trial.refuse(meant);
  }

  #forget(): void {
    this.choosing = false;
    this.refusedOf = null;
    this.trial.forget();
  }

  /** A refusal with its space named as on the board. */
  #readable(problem: Problem): Problem {
    const { illegal } = problem;
    const space = illegal?.["space"];
    const city = typeof space === "string" ? atlas(this.match.board).space.get(space)?.city : undefined;
    return illegal && city ? { ...problem, illegal: { ...illegal, space: city } } : problem;
  }

  /** The keyboard begins in the middle of the map. */
  #middle(): Target {
    const { spaces, canvas } = this.match.board;
    const far = (s: { x: number; y: number }): number => Math.hypot(s.x - canvas.width / 2, s.y - canvas.height / 2);
    return [...spaces].sort((a, b) => far(a) - far(b))[0]?.id ?? "";
  }
}
