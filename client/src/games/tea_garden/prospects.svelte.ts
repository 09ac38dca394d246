/**
 * What the raised cards are good for: nobody has played them yet, so the house is asked what that would lead to, and then about
 * the most promising tries of each main action. An action for which all of them are refused is not possible with these cards.
 */
import type { MatchContext, Preview } from "../contract";
import { same } from "../../lib/table/same";
import type { Problem } from "../../lib/wire/problem";
import { caravanOf } from "./caravans";
import { faceOf } from "./cards";
import { type Action, ACTIONS, regionOf } from "./moves";
import { attemptOf } from "./proposals";
import type { View } from "./seen";
import type { BoardFile, Move, SeatState } from "./wire";

export interface Prospect {
  /** What was tried: the cards, and then the action if they can be played at all. */
  tried: readonly Move[];
  /** Why the action is not possible; null: it is. */
  problem: Problem | null;
}

const total = (leaves: readonly number[], from = 1): number => leaves.slice(from - 1).reduce((sum, n) => sum + n, 0);

/** Moves of an action that may be possible, the most promising first; at least one, be it to be refused. */
export function triesOf(action: Action, view: View, board: BoardFile): Move[] {
  const { table, outlook } = view;
  const me = table.seats[table.active];
  const tries = me ? promising(action, view, board, me, outlook.strength + me.scrolls[0]) : [];
  return tries.length > 0 ? tries : [attemptOf(action, view, board)];
}

function promising(action: Action, view: View, board: BoardFile, me: SeatState, reach: number): Move[] {
  const { table, outlook } = view;
  switch (action) {
    case "garden": {
      const taken = new Set(table.seats.flatMap((seat) => seat.gardens));
      const mine = new Set(me.gardens.map(regionOf));
      // They differ in the strength that they take beyond the pagoda: the nearest decides.
      return board.regions
        .flatMap((region, n) => {
          const extra = outlook.gardens[n] ?? null;
          const space = region.spaces.find(({ id }) => !taken.has(id));
          return extra === null || !space || mine.has(String(region.id)) ? [] : [{ extra, space: space.id }];
        })
        .sort((a, b) => a.extra - b.extra)
        .slice(0, 1)
        .map(({ space }) => ({ kind: "garden", space }));
    }
    case "buy":
      return table.market
        .map((card, n) => ({ card, lack: outlook.missing[n] ?? 0, need: board.player_board.market_slot_strengths[n]! }))
        .filter(({ card, need }) => {
          const price = faceOf(board, card).cost?.leaves;
          return need <= reach && (!price || total(me.green, price.q) + total(me.brown, price.q) >= price.n);
        })
        .sort((a, b) => a.lack - b.lack)
        .map(({ card }) => ({ kind: "buy", card }));
    case "caravan":
      return table.caravans.flatMap((caravan): Move[] => {
        if (caravan === null) return [];
        const { trades, strengths } = caravanOf(board, caravan);
        const least = Math.min(...strengths.map(({ strength }) => strength));
        const tier = strengths.findIndex(({ strength }) => strength === least);
        if (least > reach) return [];
        const [green, brown] = [total(me.green), total(me.brown)];
        const payable = trades.map(({ pay }) => brown >= pay.brown && green + brown >= pay.green + pay.brown);
        return payable.flatMap((can, trade) => (can ? [{ kind: "caravan", caravan, trade, tier }] : []));
      });
    default:
      return [{ kind: action }];
  }
}

export class Prospects {
  readonly #match: MatchContext<View, BoardFile, Move>;
  /** The cards that were asked about, as moves. */
  #row: readonly Move[] = [];
  #laid: Promise<Preview<View> | Problem> | null = null;
  readonly #asked = new Map<Action, Promise<Prospect>>();
  /** What the house has said so far. */
  known = $state.raw<Readonly<Partial<Record<Action, Prospect>>>>({});

  constructor(match: MatchContext<View, BoardFile, Move>) {
    this.#match = match;
  }

  /** Another position. */
  forget(): void {
    this.#row = [];
    this.#laid = null;
    this.#asked.clear();
    this.known = {};
  }
  askAll(cards: readonly Move[]): void {
    for (const action of ACTIONS) void this.ask(cards, action);
  }
  ask(cards: readonly Move[], action: Action): Promise<Prospect> {
    if (!same(cards, this.#row)) {
      this.forget();
      this.#row = cards;
    }
    const answer = this.#asked.get(action) ?? this.#try(this.#row, action);
    this.#asked.set(action, answer);
    return answer;
  }

  async #try(row: readonly Move[], action: Action): Promise<Prospect> {
    this.#laid ??= this.#match.preview(row);
    const laid = await this.#laid;
    if ("code" in laid) return this.#learn(row, action, { tried: row, problem: forbids(laid) });
    // Where nobody knows what they lead to, nobody can say that it is not possible.
    if (laid.view === null) return this.#learn(row, action, { tried: row, problem: null });
    const refused: Prospect[] = [];
    for (const move of triesOf(action, laid.view, this.#match.board)) {
      const tried = [...row, move];
      const answer = await this.#match.preview(tried);
      const problem = "code" in answer ? forbids(answer) : null;
      if (problem === null) return this.#learn(row, action, { tried, problem });
      refused.push({ tried, problem });
    }
    return this.#learn(row, action, refused[0]!);
  }
  #learn(row: readonly Move[], action: Action, prospect: Prospect): Prospect {
    if (row === this.#row) this.known = { ...this.known, [action]: prospect };
    return prospect;
  }
}

/** What no rule forbids is judged again when it is sent. */
const forbids = (problem: Problem): Problem | null => (problem.rule ? problem : null);
