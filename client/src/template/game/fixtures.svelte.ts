/** For the tests: a house at which seat 0 plays a whole game. It keeps the rules of RULES.md as far as a page meets them. */
import { illegal, type Problem } from "../../lib/wire/problem";
import type { GameEvent, Preview } from "../../games/contract";
import { Fake } from "../../games/fake";
import { VALUES } from "./play/moves";
import type { BoardFile, Cards, Move, View } from "./wire";

export const board: BoardFile = { id: "standard", source: "ours", copies: 2 };

interface Truth {
  hands: readonly [Cards, Cards];
  scores: readonly [number, number];
  turn: 0 | 1;
  played: number | null;
  gone: number;
}
/** Six cards; the deck is used up. */
const START: Truth = {
  hands: [
    [1, 1, 1],
    [0, 2, 1],
  ],
  scores: [0, 0],
  turn: 0,
  played: null,
  gone: 0,
};

const without = (cards: Cards, value: number): Cards => cards.map((n, at) => (at + 1 === value ? n - 1 : n)) as Cards;
const count = (cards: Cards): number => cards.reduce((sum, n) => sum + n, 0);
const other = (seat: 0 | 1): 0 | 1 => (seat === 0 ? 1 : 0);

/** Whom the house asks; null: nobody any more (N10). */
function askedIn({ hands, turn, played }: Truth): 0 | 1 | null {
  if (played !== null) return other(turn);
  return count(hands[turn]) > 0 ? turn : null;
}
function legalIn({ hands, played }: Truth, seat: 0 | 1): Move[] {
  const held = VALUES.filter((value) => hands[seat][value - 1]! > 0);
  if (played === null) return held.map((value) => ({ play: value }));
  return (held as readonly number[]).includes(played) ? ["match", "let"] : ["let"];
}
function give(truth: Truth, seat: 0 | 1, value: number): Truth["hands"] {
  const hand = without(truth.hands[seat], value);
  return seat === 0 ? [hand, truth.hands[1]] : [truth.hands[0], hand];
}
/** N9: to the next seat with cards. */
function passed(truth: Truth): Truth {
  const next = other(truth.turn);
  return { ...truth, played: null, turn: count(truth.hands[next]) > 0 ? next : truth.turn };
}
/** The truth after a legal move, and what happened. */
function after(truth: Truth, move: Move): { truth: Truth; events: GameEvent[] } {
  const { turn } = truth;
  if (typeof move === "object") {
    const { play: card } = move;
    const laid: Truth = { ...truth, hands: give(truth, turn, card), played: card };
    const events: GameEvent[] = [{ kind: "played", seat: turn, card }];
    // N6: nobody is asked who holds no cards.
    if (count(laid.hands[other(turn)]) > 0) return { truth: laid, events };
    const scored = after(laid, "let");
    return { truth: scored.truth, events: [...events, ...scored.events] };
  }
  const card = truth.played!;
  if (move === "match") {
    const next = { ...truth, hands: give(truth, other(turn), card), gone: truth.gone + 2 };
    return { truth: passed(next), events: [{ kind: "matched", seat: other(turn), card }] };
  }
  const scores = truth.scores.map((n, seat) => (seat === turn ? n + card : n)) as [number, number];
  const next = { ...truth, scores, gone: truth.gone + 1 };
  return { truth: passed(next), events: [{ kind: "scored", seat: turn, points: card }] };
}
const viewOf = ({ hands, scores, turn, played, gone }: Truth): View => ({
  viewer: { seat: 0 },
  scores: [...scores],
  sizes: hands.map(count),
  hand: hands[0],
  unseen: hands[1],
  turn,
  played,
  draws: false,
  dealing: false,
  gone,
});

export class House extends Fake<View, BoardFile, Move> {
  #truth = $state.raw(START);
  past = false;
  override view = $state.raw<View>(viewOf(START));
  override legal = $state.raw<Move[]>([]);
  override mine = $state(true);
  override since = $state.raw<GameEvent[]>([]);
  readonly table = { seats: [{}, {}] };

  constructor() {
    super(viewOf(START), board, ["Ann", "Ben"]);
    // The fields of the class below would hide these, and nothing would follow them.
    for (const name of ["view", "legal", "mine", "since"]) Reflect.deleteProperty(this, name);
    this.answer = (moves) => this.#tried(moves[0]!);
    this.then = (moves) => this.#carryOut(moves[0]!);
    this.#show([]);
  }
  get state(): unknown {
    const seat = askedIn(this.#truth);
    return { waiting: seat === null ? { kind: "over" } : { kind: "seat", seat }, result: null };
  }

  #tried(move: Move): Preview<View> | Problem {
    const said = JSON.stringify(move);
    if (!legalIn(this.#truth, 0).some((known) => JSON.stringify(known) === said))
      return illegal("N5", "not-in-hand", { value: typeof move === "object" ? move.play : 0 });
    const { truth, events } = after(this.#truth, move);
    return { events, view: viewOf(truth) };
  }
  /** My move, and what the other one answers: their lowest card, and a match whenever they can. */
  #carryOut(move: Move): void {
    const mine = after(this.#truth, move);
    this.#truth = mine.truth;
    const told: GameEvent[] = [];
    while (askedIn(this.#truth) === 1) {
      const { truth, events } = after(this.#truth, legalIn(this.#truth, 1)[0]!);
      this.#truth = truth;
      told.push(...events);
    }
    this.#show(told);
  }
  #show(told: GameEvent[]): void {
    this.mine = askedIn(this.#truth) === 0;
    this.view = viewOf(this.#truth);
    this.legal = this.mine ? legalIn(this.#truth, 0) : [];
    this.since = told;
  }
}
