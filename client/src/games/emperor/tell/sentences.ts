/**
 * Events as sentences. What belongs together is said together: all new markers, all throws of a fight, Yin and what it took. The first
 * sentence names whoever acts; short ones follow it (`then-…`).
 */
import { argsOf, seatOf, type Args, type SeatArg } from "../../../lib/words/seats";
import type { GameEvent, Phrase } from "../../contract";
import { SEATS, type Chance, type Event, type Province, type Yang } from "../wire";

type Kind = Event["kind"];
type Of<K extends Kind> = Extract<Event, { kind: K }>;

/** More moves than this are told as their sum: nobody reads them, and the replay shows them. */
const FEW_MOVES = 4;
/** More dice than this are not told one by one. */
const FEW_DICE = 8;

/** Nothing that anybody would look for. */
const SILENT: ReadonlySet<string> = new Set(["phase-ended", "rolled"]);
const GROWTH: ReadonlySet<string> = new Set(["grew", "dropped", "lapsed"]);
const THROWS: ReadonlySet<string> = new Set(["rolled", "die", "fought", "stood"]);
/** What becomes of a Yang card that was drawn. */
const USED: ReadonlySet<string> = new Set(["kept", "built", "nothing-built", "betrayed", "relieved", "lost"]);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

/** Counts by province, in the order of their first. */
function counted(pairs: readonly (readonly [Province, number])[]): Phrase[] {
  const counts = new Map<Province, number>();
  for (const [province, count] of pairs) counts.set(province, (counts.get(province) ?? 0) + count);
  return [...counts].map(([province, count]) => ({ id: "log-some-in", args: { count, province } }));
}

class Teller {
  readonly said: Phrase[] = [];
  readonly #events: readonly Event[];
  #at = 0;
  /** Who was named last as the one who acts. */
  #who: number | null = null;
  /** The Yang card that was drawn, as far as the reader may know it. */
  #yang: Yang | null = null;
  #fought = false;

  constructor(events: readonly Event[]) {
    this.#events = events;
  }

  tell(): Phrase[] {
    for (let event = this.#events[0]; event; event = this.#events[this.#at]) this.#next(event);
    return this.said;
  }

  #next(event: Event): void {
    switch (event.kind) {
      case "turn":
        return this.#turn(event);
      case "settled":
        return this.#settled(event.seat);
      case "grew":
      case "dropped":
      case "lapsed":
        return this.#growth(event.seat);
      case "colonised":
        return this.#colonised(event.seat);
      case "moved":
        return this.#moved(event.seat);
      case "trimmed": {
        const places = counted(this.#run("trimmed").map(({ province, count }) => [province, count]));
        return this.#say("then-trimmed", { places });
      }
      case "attacked":
        return this.#attacked(event);
      case "die":
      case "fought":
        return this.#throws();
      case "proposed":
        return this.#proposed(event);
      case "named-yang":
      case "named-yin":
        return this.#named();
      default:
        return this.#single(event);
    }
  }

  /** Events that are told by themselves, or not at all, by what comes next. */
  #single(event: Event): void {
    const next = this.#events[this.#at + 1]?.kind;
    switch (event.kind) {
      case "stood":
        // Whoever is thrown at has stood.
        if (next && (this.#fought || THROWS.has(next))) return this.#skip();
        break;
      case "accepted":
        if (next === "merged" || next === "merger-agreed") return this.#skip();
        break;
      case "eliminated":
        // Whoever leaves or gives up is out: that says it all.
        if (["left", "resigned"].includes(this.#events[this.#at - 1]?.kind ?? "")) return this.#skip();
        break;
      case "drew-yang":
        this.#yang = event.card;
        if (event.card !== "mandate" && this.#follows(USED)) return this.#skip();
        return this.#one(event, event.seat);
      case "drew-yin":
        if (event.card === "traitor" && next === "betrayed") return this.#skip();
        return this.#either("then-yin", event);
      case "not-relieved":
        if (next === "lost") return this.#skip();
        break;
      case "kept":
        return this.#either("then-kept", event, { card: this.#yang });
      case "lost":
      case "relieved":
      case "built":
      case "advanced":
      case "broke-off":
      case "repelled":
        return this.#either(`then-${event.kind}`, event);
      case "ended":
        // The winners of the game may have given up: who has won is the house's to say.
        return this.#one(event, undefined, "log-ended");
    }
    if (SILENT.has(event.kind)) return this.#skip();
    this.#one(event, "seat" in event ? event.seat : undefined);
  }

  /** `from` is whom it befalls, so that they read it as `…-from-you`; where it comes from is `place`. */
  #attacked(event: Of<"attacked">): void {
    this.#fought = false;
    this.#who = event.seat;
    this.#say("log-attacked", { ...argsOf(SEATS, "event", event), place: event.from, from: seatOf(event.owner) });
    this.#at += 1;
  }

  #turn(event: Of<"turn">): void {
    const after = this.#events.slice(this.#at + 1);
    // Whose turn begins is said with what they do.
    if (after.every(({ kind }) => SILENT.has(kind))) return this.#skip();
    this.#one(event, event.seat);
  }

  #settled(seat: number): void {
    const province = this.#run("settled").map(({ province }) => province);
    this.#both("settled", seat, { province, count: province.length });
  }

  #growth(seat: number): void {
    const events = this.#take((event) => GROWTH.has(event.kind) && "seat" in event && event.seat === seat);
    const grew = events.filter((event) => event.kind === "grew");
    const places = counted(grew.flatMap(({ province, back }) => (back ? [] : [[province, 1]])));
    if (places.length > 0) this.#both("grew", seat, { places });
    for (const province of new Set(grew.flatMap((event) => (event.back ? [event.province] : []))))
      this.#say("log-back", { province, count: grew.filter((g) => g.back && g.province === province).length });
    const dropped = events.filter(({ kind }) => kind === "dropped").length;
    const count = dropped + sum(events.flatMap((event) => (event.kind === "lapsed" ? event.count : [])));
    if (count > 0) this.#say("log-lapsed", { count });
  }

  #colonised(seat: number): void {
    const ways = new Map<Province, Province[]>();
    for (const { from, to } of this.#run("colonised")) ways.set(from, [...(ways.get(from) ?? []), to]);
    const told = [...ways].map(([from, to]): Phrase => ({ id: "log-way", args: { from, to } }));
    this.#both("colonised", seat, { ways: told });
  }

  #moved(seat: number): void {
    const steps = new Map<string, { from: Province; to: Province; count: number }>();
    for (const { from, to, count } of this.#run("moved")) {
      const key = `${from} ${to}`;
      steps.set(key, { from, to, count: count + (steps.get(key)?.count ?? 0) });
    }
    const all = [...steps.values()];
    const count = sum(all.map((step) => step.count));
    if (all.length > FEW_MOVES) return this.#both("moved-many", seat, { count });
    this.#both("moved", seat, { count, steps: all.map((args) => ({ id: "log-step", args })) });
  }

  /** All throws of a fight, as far as it has come. */
  #throws(): void {
    const events = this.#take(({ kind }) => THROWS.has(kind));
    const faces = events.flatMap((event) => (event.kind === "die" ? event.face : []));
    const fought = events.filter((event) => event.kind === "fought");
    const [first] = fought;
    if (first) {
      const { from, to } = first;
      const attackers = sum(fought.map((f) => f.attackers));
      const defenders = sum(fought.map((f) => f.defenders));
      const shown = faces.length > 0 && faces.length <= FEW_DICE ? faces : null;
      this.#say("log-fought", { dice: faces.length, faces: shown, from, to, attackers, defenders });
      this.#fought = true;
    }
    // The answer to the last throw, while nothing has come after it.
    const last = events.at(-1);
    if (last?.kind === "stood" && this.#at === this.#events.length) this.#plain(last);
  }

  /** Proposals that come to nothing are told in one sentence. */
  #proposed(event: Of<"proposed">): void {
    const asked: SeatArg[] = [];
    for (;;) {
      const [proposal, answer] = this.#events.slice(this.#at, this.#at + 2);
      if (proposal?.kind !== "proposed" || proposal.share !== null || answer?.kind !== "refused") break;
      asked.push(seatOf(proposal.asked));
      this.#at += 2;
    }
    if (asked.length === 0) return this.#one(event, event.seat);
    this.#who = event.seat;
    this.#say("log-refused", { seat: seatOf(event.seat), asked, count: asked.length });
  }

  /** What was named is said again by what the cards bring. */
  #named(): void {
    const named = this.#take(({ kind }) => kind === "named-yang" || kind === "named-yin");
    if (this.#events.slice(this.#at).some(({ kind }) => kind === "drew-yang" || kind === "drew-yin")) return;
    const [yang, yin] = named;
    if (yang?.kind === "named-yang" && yin?.kind === "named-yin") {
      const { seat, province } = yang;
      this.#who = seat;
      if (province === yin.province) return this.#say("log-named-both", { seat: seatOf(seat), province });
      const name = (of: Province): Phrase => ({ id: `province-${of}` });
      return this.#say("log-named", { seat: seatOf(seat), yang: name(province), yin: name(yin.province) });
    }
    for (const event of named) this.#plain(event);
  }

  #say(id: string, args: Args): void {
    this.said.push({ id, args });
  }

  #plain(event: Event): void {
    this.#say(`event-${event.kind}`, argsOf(SEATS, "event", event));
  }

  #skip(): void {
    this.#at += 1;
  }

  /** Says an event by itself. */
  #one(event: Event, seat?: number, id = `event-${event.kind}`): void {
    if (seat !== undefined) this.#who = seat;
    const args = argsOf(SEATS, "event", event);
    // Who is asked for something reads it as `…-from-you`.
    const asked = "asked" in event ? event.asked : event.kind === "demanded" ? event.owner : null;
    this.#say(id, asked === null ? args : { ...args, from: seatOf(asked) });
    this.#at += 1;
  }

  /** The same in short, where whoever acts was named. */
  #either(short: string, event: Event & { seat: number }, more: Args = {}): void {
    const id = this.#who === event.seat ? short : `event-${event.kind}`;
    this.#say(id, { ...argsOf(SEATS, "event", event), ...more });
    this.#who = event.seat;
    this.#at += 1;
  }

  /** Several events as one, in full or in short. */
  #both(what: string, seat: number, args: Args): void {
    const begins = this.#who !== seat;
    this.#who = seat;
    this.#say(`${begins ? "log" : "then"}-${what}`, { seat: seatOf(seat), ...args });
  }

  /** Takes the events from here on that belong together, over those that say nothing. */
  #take(belongs: (event: Event) => boolean): Event[] {
    const taken: Event[] = [];
    for (; this.#at < this.#events.length; this.#at += 1) {
      const event = this.#events[this.#at]!;
      if (belongs(event)) taken.push(event);
      else if (event.kind !== "phase-ended") break;
    }
    return taken;
  }

  #run<K extends Kind>(kind: K): Of<K>[] {
    const first = this.#events[this.#at] as { seat?: number };
    return this.#take((event) => event.kind === kind && "seat" in event && event.seat === first.seat) as Of<K>[];
  }

  #follows(kinds: ReadonlySet<string>): boolean {
    return this.#events.slice(this.#at + 1).some(({ kind }) => kinds.has(kind));
  }
}

export const tell = (events: readonly GameEvent[]): Phrase[] => new Teller(events as readonly Event[]).tell();

/** Whose card a draw was, everybody saw; which one, its result says. */
export function reveal(event: GameEvent, result: unknown): GameEvent {
  const chance = result as Chance;
  return chance.kind === "draw-yang" && event.card === null ? { ...event, card: chance.card } : event;
}
