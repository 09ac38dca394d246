/**
 * What I am about to do: the chosen cards, where a piece would stand, how it is paid, and what the house says to that.
 * Board, dock and prompt all read it from here. Every judgement comes from `match.legal` and `match.preview`.
 */
import { Controller, type Takeback } from "../../../lib/play/controller.svelte";
import { same } from "../../../lib/table/turn/same";
import type { MatchContext, Phrase } from "../../contract";
import type { Problem } from "../../../lib/wire/problem";
import { type Aim, regionOf } from "./aim";
import { type Consequences, consequences } from "../tell/consequences";
import { Finale } from "../tell/finale.svelte";
import { atlas, type Target } from "../board/geometry";
import { middle } from "../board/places";
import { isPlacement, type Kind, type Placement, targetOf } from "./moves";
import { cardsAt, colorsOf, guessedPlacement, indicesOf, toggled, wayCode } from "./payment";
import type { View } from "../view";
import type { BoardFile, Color, Move, Payment, Region, Source, Space } from "../wire";

export class ChinaPlay extends Controller<View, BoardFile, Move, Placement> {
  /** The final scoring, when the game is over. */
  readonly finale: Finale;
  /** Cards of my hand that are chosen, by their place in it. */
  picked = $state.raw<readonly number[]>([]);
  /** The chosen card is given away: where the new one comes from is to be said. */
  exchanging = $state(false);
  /** An exchange was asked for before a card was chosen. */
  choosing = $state(false);

  readonly hand = $derived.by((): readonly Color[] => colorsOf(this.match.view.hand ?? {}));
  readonly phase = $derived.by((): string => {
    const { phase } = this.match.view;
    return typeof phase === "string" ? phase : "over";
  });
  readonly placements = $derived.by((): Placement[] => (this.match.mine ? this.match.legal.filter(isPlacement) : []));
  readonly chosen = $derived.by((): Payment => cardsAt(this.hand, this.picked));
  /** Legal placements that the chosen cards pay for; all of them while none is chosen. */
  readonly choices = $derived.by((): Placement[] =>
    this.exchanging
      ? []
      : this.picked.length > 0
        ? this.placements.filter((p) => same(p.cards, this.chosen))
        : this.placements,
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
    const there = this.placements.filter((p) => targetOf(p) === targetOf(aim)).map((p) => p.kind);
    return (["house", "fort", "emissary"] as const).filter((kind) => there.includes(kind));
  });
  /** The ways to pay for the aim. */
  readonly ways = $derived.by((): Placement[] => {
    const { aim } = this;
    return aim ? this.placements.filter((p) => p.kind === aim.kind && targetOf(p) === targetOf(aim)) : [];
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
      this.placements.length === 0 &&
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
      const id = this.placements.length > 0 ? "play-second" : "play-second-nothing";
      return { id: this.lastPiece ? `${id}-last` : id, args: { region: match.view.region } };
    }
    return { id: match.view.outlook.last ? "play-choose-last" : "play-choose" };
  });

  /** The card taken last, from where. */
  #taken: Source | null = null;

  constructor(match: MatchContext<View, BoardFile, Move>) {
    super(match);
    this.finale = new Finale(match);
    this.cursor = middle(match.board);
    this.refresh();
  }

  protected override begin(): void {
    this.exchanging = false;
    this.picked = [];
  }
  protected override forget(): void {
    this.choosing = false;
    super.forget();
  }
  /** First the place, then the exchange, then the chosen cards. */
  protected get takebacks(): readonly Takeback[] {
    return [
      { is: this.aim !== null || this.refused !== null || this.choosing, back: () => this.forget() },
      { is: this.refusal !== null, back: () => this.forget(), quiet: true },
      { is: this.exchanging, back: () => (this.exchanging = false) },
      { is: this.picked.length > 0, back: () => (this.picked = []), quiet: true },
    ];
  }

  override showRefused(tried: unknown, problem: Problem, seat: number | null): void {
    super.showRefused(isPlacement(tried as Move) ? tried : null, problem, seat);
    this.choosing = false;
  }

  /** A card of my hand. With a piece on the board it says how to pay, if it can. */
  choose(index: number): void {
    const { match } = this;
    if (!this.free || this.phase === "draw" || index < 0 || index >= this.hand.length) return;
    const way = this.ways.find((p) => !same(p, this.aim) && p.cards.includes(this.hand[index]!));
    if (way) return this.payWith(way);
    if (this.aim && this.raised.includes(index) && this.ways.length === 1) return;
    this.forget();
    this.exchanging = false;
    this.picked = toggled(this.hand, this.picked, index);
    if (this.picked.length === 0) return;
    const count = this.legalSpaces.size + this.legalRegions.size;
    match.announce(match.say("play-pays-for", { way: wayCode(this.chosen), count }));
  }

  override moveTo(target: Target): void {
    this.cursor = target;
    if (this.aim || this.trial.isRefused) this.forget();
  }
  protected isAimedAt(target: Target): boolean {
    return this.aim !== null && targetOf(this.aim) === target;
  }
  /** Aims at a place, if something may stand there; otherwise the house says by which rule not. */
  protected aimAt(target: Target): void {
    // The badge of an alliance only tells of itself.
    if (atlas(this.match.board).badge.has(target)) return;
    this.exchanging = false;
    const there = this.choices.filter((p) => targetOf(p) === target);
    const found = there.find((p) => p.kind !== "fort") ?? there[0];
    if (found) this.#place(found);
    else this.#askWhyNot(target);
  }

  /** House or fortification, where both may stand. */
  become(kind: Kind): void {
    const { aim } = this;
    if (!aim || aim.kind === kind) return;
    const there = this.placements.filter((p) => p.kind === kind && targetOf(p) === targetOf(aim));
    const next = there.find((p) => same(p.cards, aim.cards)) ?? there[0];
    if (next) this.#place(next);
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
    this.#place(way);
  }

  /** The next way to pay, by key. */
  payOther(): void {
    const next = this.ways[(this.ways.findIndex((p) => same(p, this.aim)) + 1) % this.ways.length];
    if (next) this.payWith(next);
  }

  /** No second piece: the cards are drawn, if anybody still draws. Not by the second half of the double click that placed the first. */
  async stop(): Promise<void> {
    if (this.phase !== "second" || this.fresh) return;
    this.#taken = null;
    await this.send({ kind: "stop" });
  }

  /** Gives away the chosen card; at the end of the game that is all. */
  async exchange(): Promise<void> {
    if (!this.canExchange || this.busy) return;
    const one = this.picked.length > 0 ? this.picked.slice(-1) : [];
    this.forget();
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
    await this.send({ kind: "exchange", card: this.chosen[0]! });
  }

  /** Whether a card can come from there now. */
  offers(source: Source): boolean {
    return this.sources.some((s) => same(s, source));
  }

  /** Takes a card of the display or the deck. */
  async take(source: Source): Promise<void> {
    // A double click takes one card.
    if (!this.free || (this.fresh && same(this.#taken, source))) return;
    this.#taken = source;
    const move: Move = this.exchanging ? { kind: "exchange", card: this.chosen[0]!, source } : { kind: "take", source };
    // Taking a card says that no second piece follows: one choice.
    if (this.phase === "second" && this.offers(source)) return this.send({ kind: "stop" }, move);
    if (!this.isLegal(move) && !(await this.trial.allows([move]))) return;
    await this.send(move);
  }

  /** The city of an aimed space; nothing for a dragon. */
  cityOf(aim: Aim): string {
    return atlas(this.match.board).space.get(targetOf(aim))?.city ?? "";
  }

  #naming(aim: Aim, id: string): Phrase {
    return { id: `${id}-${aim.kind}`, args: { city: this.cityOf(aim), region: regionOf(this.match.board, aim) } };
  }

  #place(placement: Placement): void {
    this.choosing = false;
    this.cursor = targetOf(placement);
    this.consider(placement);
  }
  #askWhyNot(target: Target): void {
    this.forget();
    const tried = guessedPlacement(this.match.board, target, this.hand, this.chosen);
    if (tried) void this.refuse(tried);
  }

  protected spoken(): readonly string[] {
    const { match, aim } = this;
    const way = aim ? [match.say("play-paying", { way: wayCode(aim.cards) })] : [];
    return [...way, ...(this.consequences?.rows ?? []).map((row) => match.say(row.phrase))];
  }

  /** A space is named as on the board. */
  protected override readable(problem: Problem): Problem {
    const { illegal } = problem;
    const space = illegal?.["space"];
    const city = typeof space === "string" ? atlas(this.match.board).space.get(space)?.city : undefined;
    return illegal && city ? { ...problem, illegal: { ...illegal, space: city } } : problem;
  }
}
