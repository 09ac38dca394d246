/** The board in words, line by line: market and court, the regions, the cups, each seat, my hand. */
import { seatOf, type Args } from "../../../lib/words/seats";
import type { MatchContext, Phrase } from "../../contract";
import { cardWords, faceOf } from "../board/art/cards";
import { inOne, partLines, rowLines, stationLines } from "./courtwords";
import { namedTile } from "../board/art/cups";
import { phraseOf } from "../board/art/icons";
import type { View } from "../view";
import { supplyArgs } from "../board/court/supply";
import { cardPhrase } from "../tell/sentences";
import type { BoardFile, Caravan, Cup, Effect, SeatState } from "../wire";

const NONE: Phrase = { id: "words-none" };
const orNone = <T>(list: readonly T[]): readonly T[] | Phrase[] => (list.length > 0 ? list : [NONE]);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);
const effects = (list: readonly Effect[]): readonly Phrase[] =>
  list.length > 0 ? list.map((effect) => phraseOf(effect) as unknown as Phrase) : [NONE];

class Text {
  readonly lines: string[] = [];
  readonly #match: MatchContext<View, BoardFile>;

  constructor(match: MatchContext<View, BoardFile>) {
    this.#match = match;
  }

  say = (id: string, args?: Args): string => this.#match.say(id, args);
  #line(id: string, args: Args = {}): void {
    this.lines.push(this.say(id, args));
  }

  court(): void {
    const { view, board } = this.#match;
    const { table } = view;
    this.#line("text-round", { round: table.round, seat: seatOf(table.start) });
    const needs = board.player_board.market_slot_strengths;
    table.market.forEach((card, n) =>
      this.#line("words-market", { need: needs[n], what: cardWords(faceOf(board, card), this.say, true) }),
    );
    for (const id of table.caravans) if (id) this.#caravan(id);
    for (const card of table.emperors)
      if (card) this.#line("words-emperor", { what: cardWords(faceOf(board, card), this.say) });
    const { actions, caravans, emperors } = table.down;
    this.#line("words-down", { market: sum(actions), caravans: sum(caravans), emperors });
    if (view.supply) this.#line("words-supply", supplyArgs(view.supply));
  }

  /** River, university and emperor track: what each place gives and is worth, and who is there. */
  tracks(): void {
    const match = this.#match;
    const { river, university, emperor_track } = match.board;
    const all = [
      ...river.segments.filter(({ index }) => index > 0).map(({ index }) => inOne(stationLines(match, index))),
      ...university.sectors.flatMap(({ sector, parts }) =>
        parts.map(({ part }) => inOne(partLines(match, sector, part))),
      ),
      ...emperor_track.rows.map(({ row }) => inOne(rowLines(match, row))),
    ];
    this.lines.push(...all.map((words) => `${words}.`));
  }

  #caravan(id: Caravan): void {
    const file = this.#match.board.caravans.cards.find((card) => card.id === id);
    if (!file) return;
    const trades = file.trades.map(({ pay, reward }) => {
      const { green, brown } = pay;
      const price = [
        ...(green > 0 ? [{ id: "price-any", args: { n: green } }] : []),
        ...(brown > 0 ? [{ id: "price-brown", args: { n: brown } }] : []),
      ];
      return this.say("words-trade", { pay: price, reward: effects(reward) });
    });
    const tiers = file.strengths.map(({ strength, reward }) =>
      this.say("words-tier", { strength, reward: effects(reward) }),
    );
    this.#line("words-caravan", { trades: trades.join("; "), tiers: tiers.join("; ") });
  }

  valley(): void {
    const { view, board } = this.#match;
    const { table } = view;
    for (const [n, region] of board.regions.entries()) {
      const token = board.tokens.find(({ id }) => id === table.bonus[n]);
      const holder = (space: string) => table.seats.findIndex(({ gardens }) => gardens.includes(space));
      const held = region.spaces.flatMap(({ id, vp }) => {
        const seat = holder(id);
        return seat < 0 ? [] : [{ id: "words-owner", args: { seat: seatOf(seat), count: vp } }];
      });
      const points = region.spaces.filter(({ id }) => holder(id) < 0).map(({ vp }) => String(vp));
      const free: Phrase =
        points.length > 0 ? { id: "words-free-points", args: { points } } : { id: "words-full", args: {} };
      const { province, value } = region;
      const bonus = token ? effects(token.bonus) : [NONE];
      this.#line("words-region", { region: String(region.id), province, value, bonus, owners: [...held, free] });
    }
    board.provinces.forEach(({ id: province }, n) => {
      const cup = table.tops[n];
      if (!cup) return this.#line("words-cup-empty", { province });
      this.#line("words-cup", {
        province,
        cup: namedTile(board, cup),
        bonus: this.#bonusOf(cup),
        down: table.down.cups[n],
      });
    });
  }

  #bonusOf = (cup: Cup): readonly Phrase[] =>
    effects(this.#match.board.cups.tiles.find(({ id }) => id === cup)?.bonus ?? []);

  seat(state: SeatState, seat: number): void {
    const { view, board } = this.#match;
    this.#line("text-seat", {
      seat: seatOf(seat),
      score: view.outlook.scores[seat],
      cards: state.cards,
      turns: state.slots.length,
    });
    const leaves = (counts: readonly number[]) =>
      orNone(
        counts.flatMap((count, n) => (count > 0 ? [{ id: "words-basket", args: { count, quality: n + 1 } }] : [])),
      );
    this.#line("words-leaves", { green: leaves(state.green), brown: leaves(state.brown) });
    const [strength, teapot, repeat] = state.scrolls;
    this.#line("words-things", { tokens: state.tokens, strength, teapot, repeat });
    this.#line("words-pagodas", { pagodas: orNone(state.pagodas.map(String)), caravans: state.caravans.length });
    const study: Phrase = state.university
      ? { id: "words-study", args: { ...state.university } }
      : { id: "university-start" };
    this.#line("words-tracks", { boat: state.boat, row: state.emperor, study, centre: state.centre });
    const berth = state.berth === null ? undefined : board.river.segments[state.boat]?.final_slots[state.berth];
    if (berth !== undefined) this.#line("words-berth", { points: berth });
    this.#line("words-reserve", { count: view.outlook.reserve[seat] });
    state.slots.forEach(({ top }, n) => {
      const strength = view.outlook.slots[seat]?.[n];
      this.#line("words-slot", { turn: n + 1, what: cardPhrase(top, this.#match.board), strength });
    });
    state.rows.forEach(({ tiles, markers }, n) => {
      const tile = (cup: Cup): string =>
        `${this.say(`cup-${namedTile(this.#match.board, cup)}`)} (${this.say("words-list", { list: this.#bonusOf(cup) })})`;
      this.#line("words-row", { row: n + 1, tiles: tiles.map(tile), markers: sum(markers) });
    });
    this.#line("words-piles", { pile: state.hidden.length - state.cards, discard: state.discard.length });
  }

  hand(): void {
    const { view, board } = this.#match;
    if (!view.hand) return;
    if (view.hand.length === 0) this.#line("text-hand", { hand: [NONE] });
    for (const card of view.hand) this.#line("text-hand", { hand: cardWords(faceOf(board, card), this.say) });
  }
}

export function text(match: MatchContext): string[] {
  const shown = match as MatchContext<View, BoardFile>;
  const words = new Text(shown);
  words.court();
  words.tracks();
  words.valley();
  shown.view.table.seats.forEach((state, seat) => words.seat(state, seat));
  words.hand();
  return words.lines;
}
