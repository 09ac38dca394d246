/** The board in words, line by line: the states with their provinces, what is under way, the cards. */
import { seatOf, type Args } from "../../../lib/words/seats";
import type { MatchContext, Phrase } from "../../contract";
import { decksOf } from "../tell/standing/figures";
import { SYMBOLS } from "../board/geometry";
import type { View } from "../view";
import { knownOf } from "./knowncards";
import { fifteenOf, influenceOver, reachOf } from "./overlays";
import { seniorOf } from "../tell/standing/states";
import type { BoardFile, Province, ProvinceState } from "../wire";

const NONE: Phrase = { id: "words-none" };

const symbolsOf = ({ symbols }: ProvinceState): Phrase[] =>
  SYMBOLS.flatMap((kind, n) => Array.from({ length: symbols[n] ?? 0 }, () => ({ id: `symbol-${kind}` })));

function provinceIn(province: Province, state: ProvinceState): Phrase {
  const symbols = symbolsOf(state);
  const count = state.markers;
  if (count === 0) return { id: "words-symbols", args: { province, symbols } };
  return symbols.length > 0
    ? { id: "words-markers-symbols", args: { province, count, symbols } }
    : { id: "words-markers", args: { province, count } };
}

export function text(match: MatchContext): string[] {
  const { view, board } = match as MatchContext<View, BoardFile>;
  const { table } = view;
  const lines: string[] = [];
  const line = (id: string, args: Args = {}) => void lines.push(match.say({ id, args }));
  const held = (seat: number | null): Phrase[] =>
    board.provinces.flatMap(({ id }) => {
      const state = table.provinces[id];
      return state && state.owner === seat ? [provinceIn(id, state)] : [];
    });

  line("text-turn", { turn: table.turn });
  table.seats.forEach(({ status, claim, cornered, known, reliefs }, seat) => {
    const owner = seniorOf(status);
    if (owner !== null) return line("words-junior", { seat: seatOf(seat), owner: seatOf(owner) });
    if (status === "eliminated") return line("words-out", { seat: seatOf(seat) });
    line("text-seat", {
      seat: seatOf(seat),
      score: view.outlook.scores[seat],
      supply: view.supply[seat],
      cards: view.cards[seat],
    });
    const own = held(seat);
    if (own.length > 0) line("words-holds", { seat: seatOf(seat), held: own });
    // Reach is what my own map shows; the fifteenth is everybody's concern.
    const lists = [
      ...influenceOver(view, seat),
      ...(seat === (match.seat ?? table.active) ? reachOf(view, seat) : []),
      ...fifteenOf(view, seat),
    ];
    for (const { id, args } of lists) line(id, args);
    if (claim) line("words-claim", { seat: seatOf(seat) });
    if (cornered > 0) line("words-cornered", { seat: seatOf(seat), turns: cornered });
    const cards = knownOf(known, reliefs);
    if (cards.length > 0) line("words-known", { seat: seatOf(seat), cards });
  });
  const free = held(null);
  if (free.length > 0) line("words-free", { held: free });
  if (table.battle) {
    const { from, to, defender } = table.battle;
    line("words-battle", { from, to, owner: seatOf(defender) });
  }
  if (table.pending) line("words-pending", { seat: seatOf(table.active), owner: seatOf(table.pending.senior) });
  const { yang, yin } = decksOf(view);
  line("text-decks", { yang: yang.held, yin: yin.held });
  if (view.hand)
    line("text-hand", { hand: view.hand.length > 0 ? view.hand.map((card) => ({ id: `card-${card}` })) : [NONE] });
  return lines;
}
