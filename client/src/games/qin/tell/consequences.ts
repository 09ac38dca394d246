/**
 * What a placement would do, in rule order, for the dock and the board. Read off the house's own preview: its events
 * say what happens, the views before and after say to which squares. Where hidden things decide how it goes on there is
 * no view after it: then the events alone are told, and no squares. Nothing is judged here.
 */
import { argsOf, seatOf } from "../../../lib/words/seats";
import type { GameEvent, Phrase } from "../../contract";
import { SEATS, type BoardFile, type Color, type Event, type RegionView, type Square, type View } from "../wire";

export interface Delta {
  seat: number;
  /** Pagodas that go to the board (+) or back to the supply (−). */
  pagodas: number;
}

export interface Row {
  /** What stands before the words: a colour's swatch, a village, or the end of the game. */
  sign: Color | "village" | "end";
  phrase: Phrase;
  deltas: Delta[];
  /** Left out where there is little room. */
  minor?: boolean;
}

/** A pagoda that comes, grows or changes hands, drawn in the preview. */
export interface Gain {
  squares: readonly Square[];
  village: boolean;
  owner: number;
  pagodas: number;
  /** How many are new; 0 draws no flag. */
  added: number;
  /** Who gives way in a village. */
  from: number | null;
}

/** A pagoda that goes back to its owner. */
export interface Loss {
  squares: readonly Square[];
  owner: number;
  pagodas: number;
}

export interface Supply {
  seat: number;
  before: number;
  after: number;
}

export interface Consequences {
  rows: Row[];
  supplies: Supply[];
  gains: Gain[];
  losses: Loss[];
}

/** The old provinces inside a new region. */
function provincesIn(before: View, region: RegionView): RegionView[] {
  const inside = new Set(region.squares);
  return before.regions.filter((r) => r.owner !== null && r.squares.every((s) => inside.has(s)));
}

export function consequences(
  before: View,
  events: readonly GameEvent[],
  after: View | null,
  board: BoardFile,
  me: number | null,
): Consequences {
  const told: Consequences = { rows: [], supplies: [], gains: [], losses: [] };
  const regionAt = (square: Square): RegionView | undefined => after?.regions.find((r) => r.squares.includes(square));

  for (const event of events) {
    switch (event.kind) {
      case "placed":
        for (const square of [event.a, event.b] as Square[]) {
          const region = regionAt(square);
          if (region?.squares.length === 1) told.rows.push(lone(region));
        }
        break;
      case "founded":
      case "enlarged":
      case "joined": {
        const region = regionAt(event.at as Square);
        if (region) settle(told, event.kind, region, provincesIn(before, region));
        else if (!after) told.rows.push(settled(event as Settled, events));
        break;
      }
      case "absorbed":
      case "conquered":
        takeVillage(told, event, board, me);
        break;
      case "ended":
        told.rows.push(ended(event, me));
        break;
    }
  }
  told.supplies = before.seats.flatMap((seat, n) => {
    const left = (after ? after.seats[n]?.supply : seat.supply + returnedTo(n, events)) ?? seat.supply;
    return left === seat.supply ? [] : [{ seat: n, before: seat.supply, after: left }];
  });
  return told;
}

/** Pagodas that a seat gets back by these events, less those it builds. */
const returnedTo = (seat: number, events: readonly GameEvent[]): number =>
  (events as readonly Event[]).reduce((sum, event) => {
    if (event.kind === "returned" && event.seat === seat) return sum + event.count;
    return event.kind === "built" && event.seat === seat ? sum - event.count : sum;
  }, 0);

const lone = (region: RegionView): Row => ({
  sign: region.color,
  phrase: { id: "then-lone", args: { color: region.color } },
  deltas: [],
  minor: true,
});

type Settled = Extract<Event, { kind: "founded" | "enlarged" | "joined" }>;

/** A province of which nothing but the event is known; who gets or loses how many pagodas is in the supplies. */
function settled({ kind, owner, color, size, at }: Settled, events: readonly GameEvent[]): Row {
  const major = kind === "enlarged" && events.some((event) => event.kind === "became-major" && event.at === at);
  return {
    sign: color,
    phrase: { id: major ? "then-major" : `then-${kind}`, args: { color, owner: seatOf(owner), size } },
    deltas: [],
  };
}

function settle(told: Consequences, kind: string, region: RegionView, olds: RegionView[]): void {
  const owner = region.owner!;
  // The province whose pagoda stays; a founded one has none.
  const kept = olds.find((r) => r.home === region.home);
  const lost = olds.filter((r) => r !== kept);
  const added = region.pagodas - (kept?.pagodas ?? 0);
  const size = region.squares.length;
  const args = { color: region.color, owner: seatOf(owner), size };
  const grewMajor = kind === "enlarged" && added > 0;
  told.rows.push({
    sign: region.color,
    phrase: { id: grewMajor ? "then-major" : `then-${kind}`, args },
    deltas: added > 0 ? [{ seat: owner, pagodas: added }] : [],
  });
  for (const old of lost) {
    const own = old.owner === owner;
    told.rows.push({
      sign: region.color,
      phrase: {
        id: own ? "then-merged" : "then-lost",
        args: { color: old.color, owner: seatOf(old.owner), size: old.squares.length },
      },
      deltas: [{ seat: old.owner!, pagodas: -old.pagodas }],
    });
    told.losses.push({ squares: old.squares, owner: old.owner!, pagodas: old.pagodas });
  }
  told.gains.push({ squares: region.squares, village: false, owner, pagodas: region.pagodas, added, from: null });
}

function takeVillage(told: Consequences, event: GameEvent, board: BoardFile, me: number | null): void {
  const village = board.villages.find((v) => v.id === event.village);
  const owner = event.seat as number;
  const from = (event.from as number | undefined) ?? null;
  const deltas: Delta[] = [{ seat: owner, pagodas: 1 }];
  if (from !== null) deltas.push({ seat: from, pagodas: -1 });
  const args = argsOf(SEATS, "event", event);
  const id = from !== null && from === me ? "then-conquered-from-you" : `then-${event.kind}`;
  told.rows.push({ sign: "village", phrase: { id, args }, deltas });
  if (village) told.gains.push({ squares: village.squares, village: true, owner, pagodas: 1, added: 1, from });
}

function ended(event: GameEvent, me: number | null): Row {
  const winners = event.winners as number[];
  const alone = winners.length === 1 && winners[0] === me;
  return {
    sign: "end",
    phrase: alone ? { id: "then-won" } : { id: "then-ended", args: { winners: winners.map((seat) => seatOf(seat)) } },
    deltas: [],
  };
}
