/**
 * A turn in few sentences: the cards, then each act with its price and all it brought; points stand behind it. The first sentence
 * names whoever acts, the others need not.
 */
import { seatOf } from "../../../lib/words/seats";
import type { GameEvent, Phrase } from "../../contract";
import { type Act, actsOf, isAct, type Missed, type Tally } from "./eventgroups";
import { faceOf } from "../board/art/cards";
import { namedTile } from "../board/art/cups";
import type { BoardFile, Chance, Event } from "../wire";

const ROMAN = ["", "I", "II", "III", "IV", "V"];

/** A card in words: emperor cards have names, the others are known by their strength. */
export function cardPhrase(card: string, board: BoardFile | undefined): Phrase {
  const face = board && faceOf(board, card);
  if (!face || face.kind === "emperor") return { id: "log-card", args: { card } };
  const { kind, strength, level } = face;
  return { id: `log-card-${kind}`, args: { strength, ...(level !== null && { level: ROMAN[level] ?? level }) } };
}

/** One item of what was paid or gained. */
function item({ thing, n }: Tally[number]): Phrase {
  switch (thing.kind) {
    case "scroll":
      return { id: "brief-scroll", args: { scroll: thing.scroll, n } };
    case "leaves":
      return { id: "brief-leaves", args: { n, q: thing.quality } };
    case "tokens":
      return { id: "brief-emperor_token", args: { n } };
    case "marker":
      return { id: "brief-cup_marker", args: { n } };
    default:
      return { id: `log-some-${thing.kind}`, args: { count: n } };
  }
}
/** Something of which the supply had none left (D1), or that brought nothing. */
const missed = (what: Missed): Phrase =>
  what.kind === "scroll" ? { id: "log-lost-scroll", args: { scroll: what.scroll } } : { id: `log-lost-${what.kind}` };

/** What was done, without price and gain. */
function what(act: Act, board: BoardFile | undefined): Phrase | null {
  const { kind } = act;
  switch (kind) {
    case "garden":
      return { id: "log-garden", args: { region: act.region?.[0], pagoda: act.pagoda } };
    case "buy":
      return { id: "log-buy", args: { what: cardPhrase(act.card ?? "", board) } };
    case "ferment":
      return act.count > 0 ? { id: "log-ferment", args: { count: act.count } } : { id: "action-ferment" };
    case "harvest":
      return act.region?.length ? { id: "log-harvest", args: { region: act.region } } : { id: "action-harvest" };
    case "river":
      return { id: "river-segment", args: { n: act.segment } };
    case "cups":
      return {
        id: "log-cups",
        args: { cup: act.cup && namedTile(board, act.cup), row: act.row, joined: act.joined ? "yes" : "no" },
      };
    case "university":
      return { id: "log-university", args: { sector: act.sector, part: act.part } };
    case "rise":
      return { id: "emperor-row", args: { n: act.row } };
    case "caravan":
    case "marker":
    case "bonus":
    case "fee":
      return { id: `log-${kind}` };
    default:
      return null;
  }
}

class Teller {
  readonly said: Phrase[] = [];
  readonly #board: BoardFile | undefined;
  readonly #seats: number;
  /** Who was named last as the one who acts. */
  #who: number | null = null;

  constructor(board: BoardFile | undefined, seats: number) {
    this.#board = board;
    this.#seats = seats;
  }

  act(act: Act): void {
    const { seat, count, strength } = act;
    const gains =
      act.points > 0 ? { gains: Array.from({ length: this.#seats }, (_, n) => (n === seat ? act.points : 0)) } : {};
    if (act.kind === "cards") {
      const begins = this.#who !== seat;
      this.#who = seat;
      const cards: Phrase = {
        id: begins ? "log-played" : "then-played",
        args: { seat: seatOf(seat), count, strength },
      };
      this.said.push(cards);
      // Cards bring nothing by themselves.
      return;
    }
    const phrase = this.#sentence(act);
    if (phrase) this.#name(seat, { ...phrase, ...gains });
  }

  /** Everything about an act that is worth telling. */
  #sentence(act: Act): Phrase | null {
    const gained = [
      ...act.gained.map(item),
      ...act.emperors.map((card): Phrase => ({ id: "log-some-emperor", args: { card } })),
      ...act.removed.map((card): Phrase => ({ id: "log-some-removed", args: { what: cardPhrase(card, this.#board) } })),
      ...act.lost.map(missed),
    ];
    const paid = act.paid.map(item);
    const done = what(act, this.#board);
    const args = { paid: paid.length > 0 ? paid : null, gained: gained.length > 0 ? gained : null };
    if (done) return { id: act.again ? "log-act-again" : "log-act", args: { what: done, ...args } };
    if (paid.length + gained.length === 0 && act.points === 0) return null;
    return { id: "log-rest", args };
  }

  /** Names whoever acts, where that was not said yet. */
  #name(seat: number, phrase: Phrase): void {
    if (this.#who === seat || seat < 0) return void this.said.push(phrase);
    this.#who = seat;
    const { gains, ...told } = phrase;
    this.said.push({ id: "log-of", args: { seat: seatOf(seat), what: told }, ...(gains && { gains }) });
  }

  event(event: Event, round: readonly Event[]): void {
    switch (event.kind) {
      case "passed":
      case "first":
        this.#who = event.seat;
        return void this.said.push({ id: `event-${event.kind}`, args: { seat: seatOf(event.seat) } });
      case "ripened":
        return void this.said.push({ id: "log-ripened", args: { round: event.round - 1 } });
      case "harvested": {
        const all = round.filter((e) => e.kind === "harvested");
        const harvests = all.map(({ seat, count }): Phrase => ({
          id: "log-harvested-by",
          args: { seat: seatOf(seat), count },
        }));
        if (event === all[0]) this.said.push({ id: "log-harvested", args: { harvests } });
        return;
      }
      case "round":
        // Whoever begins the game was named as it began.
        if (round.some(({ kind }) => kind === "first")) return;
        return void this.said.push({ id: "event-round", args: { round: event.round, seat: seatOf(event.seat) } });
      // Who has won is the house's to say.
      case "ended":
        return void this.said.push({ id: "log-ended" });
      default:
    }
  }
}

/** Cards that are drawn for a new round, and what chance laid out, are nobody's act. */
const outOfTurn = (events: readonly Event[]): boolean =>
  events.some(({ kind }) => kind === "first" || kind === "ripened" || kind === "market-left");

/** What is told of events, as far as they belong to one line. */
function told(events: readonly Event[], board: BoardFile | undefined, seats: number): Phrase[] {
  const teller = new Teller(board, seats);
  // A step may end a turn, and then the round.
  const tidy = events.findIndex((e) => e.kind === "first" || e.kind === "market-left" || e.kind === "ripened");
  const turn = tidy < 0 ? events : events.slice(0, tidy);
  const rest = tidy < 0 ? [] : events.slice(tidy);
  for (const part of actsOf(turn))
    if (isAct(part)) teller.act(part);
    else teller.event(part, turn);
  for (const event of rest) teller.event(event, rest);
  return teller.said;
}

const SEATS = 5;

/** Sentences for these events; a new turn in the middle is told by itself. */
export function tell(events: readonly GameEvent[], board?: unknown): Phrase[] {
  const all = events as unknown as readonly Event[];
  const file = (board ?? undefined) as BoardFile | undefined;
  const seats = Math.max(SEATS, ...all.flatMap((e) => ("seat" in e ? e.seat + 1 : [])));
  const runs: Event[][] = [[]];
  for (const event of all) {
    if (event.kind === "turn" && outOfTurn(runs.at(-1)!)) runs.push([]);
    runs.at(-1)!.push(event);
  }
  return runs.flatMap((run) => told(run, file, seats));
}

/** Whose card a draw was, everybody saw; which one, its result says. */
export function reveal(event: GameEvent, result: unknown): GameEvent {
  const chance = result as Chance;
  return chance.kind === "card" && event.card === null ? { ...event, card: chance.card } : event;
}
