/** Events as sentences. A turn is told as one: who places what, then what follows in few words. */
import { argsOf, seatOf } from "../../../lib/words/seats";
import type { GameEvent, Phrase } from "../../contract";
import { regionAt } from "../board/geometry";
import { inWords } from "../play/payment";
import { SEATS, type BoardFile, type Chance, type Color, type Event } from "../wire";

/** A card that was drawn: its colour, as far as the reader may know it. */
type Drawn = Color | "deck";

const names = (board: BoardFile | undefined, space: string) => ({
  city: board?.spaces.find(({ id }) => id === space)?.city ?? space,
  region: board ? regionAt(board, space) : space,
});

/** The alliance as a sentence that ends with its points. */
function alliance(number: number, points: readonly number[], board: BoardFile | undefined): Phrase {
  const regions = board?.alliances?.find((a) => a.number === number)?.regions;
  if (!regions) return { id: "event-alliance-scored", args: { number }, gains: points };
  const [a, b] = regions.map((region) => ({ id: `region-${region}` }));
  const nobody = points.every((p) => p === 0);
  return { id: nobody ? "log-alliance-nobody" : "log-alliance", args: { number, a, b }, gains: points };
}

class Teller {
  readonly said: Phrase[] = [];
  readonly #board: BoardFile | undefined;
  /** Whose turn is being told. */
  #seat: number | null = null;
  /** The cards that the last sentence lists. */
  #cards: Drawn[] | null = null;
  /** Among them the one that was reached for; who may know it hears its colour next. */
  #reached = false;

  constructor(board: BoardFile | undefined) {
    this.#board = board;
  }

  tell(event: Event): void {
    switch (event.kind) {
      case "house":
      case "fort":
        return this.#piece(event.kind, event, names(this.#board, event.space));
      case "emissary":
        return this.#piece(event.kind, event, { region: event.region });
      case "region-scored": {
        const id = event.full ? "log-full" : "log-houses";
        return this.#say({ id, args: { region: event.region }, gains: event.points });
      }
      case "exchanged":
        [this.#seat, this.#cards] = [event.seat, []];
        return this.#say({ id: "event-exchanged", args: { seat: seatOf(event.seat), card: event.card } });
      case "dealt":
        if (event.card) this.#draw(event.seat, event.card, "log-dealt");
        return;
      case "took":
        return this.#draw(event.seat, event.card);
      case "reached":
        this.#draw(event.seat, "deck");
        this.#reached = true;
        return;
      case "drew":
        if (this.#reached && this.#seat === event.seat) this.#cards?.pop();
        this.#reached = false;
        return this.#draw(event.seat, event.card ?? "deck");
      case "alliance-scored":
        return this.#say(alliance(event.number, event.points, this.#board));
      case "roads-scored": {
        const { seat, points, lines } = event;
        const gains = Array.from({ length: seat + 1 }, (_, n) => (n === seat ? points : 0));
        return this.#say({ id: "log-roads", args: { count: lines.length, lines: lines.map((l) => l.length) }, gains });
      }
      // The winners of the game may have given up: who has won is the house's to say.
      case "ended":
        return this.#say({ id: "log-ended", args: { reason: event.reason } });
      // Nothing that anybody would look for.
      case "shown":
      case "stopped":
        return;
      default:
        return this.#say({ id: `event-${event.kind}`, args: argsOf(SEATS, "event", event) });
    }
  }

  #say(phrase: Phrase): void {
    this.said.push(phrase);
  }

  #piece(kind: string, paid: { seat: number; card: Color; count: number }, place: Record<string, string>): void {
    const { seat, card, count } = paid;
    const begins = this.#seat !== seat || this.#cards !== null;
    [this.#seat, this.#cards] = [seat, null];
    this.#say({
      id: `${begins ? "log" : "then"}-${kind}`,
      // What was paid is worth a word only if it was a pair.
      args: { seat: seatOf(seat), ...place, pair: count > 1 ? card : null },
    });
  }

  #draw(seat: number, card: Drawn, id?: string): void {
    const goesOn = this.#seat === seat;
    if (!goesOn || this.#cards === null) {
      this.#cards = [];
      this.#say({ id: id ?? (goesOn ? "then-drew" : "log-drew"), args: { seat: seatOf(seat) } });
    }
    this.#seat = seat;
    this.#cards.push(card);
    // The sentence that lists them may not be the last one: a deck that runs out is told between two cards.
    const last = this.said.findLast((phrase) => LISTS.has(phrase.id))!;
    if (last.id === "event-exchanged") last.id = "log-exchanged";
    last.args = { ...last.args, count: this.#cards.length, cards: inWords(this.#cards) };
  }
}

const LISTS: ReadonlySet<string> = new Set(["log-dealt", "log-drew", "then-drew", "event-exchanged", "log-exchanged"]);

/** More of one kind than this are told as their sum: the score sheet has them all. */
const FEW = 2;
const SUMS: Record<string, string> = {
  "log-houses": "log-houses-all",
  "log-alliance": "log-alliances-all",
  "log-roads": "log-roads-all",
};

/** A final scoring in three sentences. */
function summedUp(phrases: readonly Phrase[]): Phrase[] {
  const done = new Set<string>();
  return phrases.flatMap((phrase) => {
    const sum = SUMS[phrase.id];
    const alike = phrases.filter(({ id }) => id === phrase.id);
    if (!sum || alike.length <= FEW) return [phrase];
    if (done.has(sum)) return [];
    done.add(sum);
    const seats = Math.max(...alike.map(({ gains }) => gains?.length ?? 0));
    const of = (seat: number) => alike.reduce((all, { gains }) => all + (gains?.[seat] ?? 0), 0);
    return [{ id: sum, gains: Array.from({ length: seats }, (_, seat) => of(seat)) }];
  });
}

export function tell(events: readonly GameEvent[], board?: unknown): Phrase[] {
  const teller = new Teller(board as BoardFile | undefined);
  for (const event of events) teller.tell(event as Event);
  return summedUp(teller.said);
}

const DRAWS: ReadonlySet<string> = new Set(["took", "reached", "drew"]);

/** The deal is one line, and so is a turn: pieces of one seat, then its cards. */
export function continues(event: GameEvent, line: readonly GameEvent[]): boolean {
  const [first] = line;
  const deal = first?.kind === "first" || first?.kind === "dealt";
  switch (event.kind) {
    // Nobody does these: they follow from what was done.
    case "shown":
    case "region-scored":
    case "reshuffled":
    case "deck-empty":
    case "alliance-scored":
    case "roads-scored":
    case "ended":
      return true;
    case "dealt":
      return deal;
    case "house":
    case "emissary":
    case "fort":
      return !deal && event.seat === first?.seat && !line.some(({ kind }) => DRAWS.has(kind));
    case "stopped":
    case "took":
    case "reached":
    case "drew":
      return !deal && event.seat === first?.seat;
    default:
      return false;
  }
}

/** Whose card a draw was, everybody saw; which one, its result says. */
export function reveal(event: GameEvent, result: unknown): GameEvent {
  const chance = result as Chance;
  return chance.kind === "draw" && event.card === null ? { ...event, card: chance.card } : event;
}
