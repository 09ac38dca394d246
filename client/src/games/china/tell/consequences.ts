/**
 * What a piece would do, in rule order, for the dock and the board. Read off the house's own preview: its events say
 * what happens at once, the standings before and after what would count at the end. Nothing is judged here.
 */
import { seatOf } from "../../../lib/words/seats";
import type { GameEvent, Phrase } from "../../contract";
import { type Aim, regionOf } from "../play/aim";
import type { View } from "../view";
import type { AllianceStanding, BoardFile, Event, Region, RegionStanding } from "../wire";

export interface Delta {
  seat: number;
  points: number;
}

export interface Row {
  sign: "full" | "house" | "emissary" | "fort" | "alliance" | "road" | "end";
  phrase: Phrase;
  deltas: Delta[];
  /** A count at the right, such as emissaries of the most there may be. */
  note?: Phrase;
  /** The points go on the wall at once; those of other rows wait for the end. */
  now?: boolean;
  /** Left out where there is little room. */
  minor?: boolean;
}

export interface Total {
  seat: number;
  before: number;
  after: number;
}

export interface Consequences {
  rows: Row[];
  /** Seats whose points, if it ended, change; null where hidden things decide what comes. */
  totals: Total[] | null;
  /** Points on the wall by this piece, for each seat; null if there are none. */
  gains: number[] | null;
}

const regionIn = (view: View, region: Region): RegionStanding | undefined =>
  view.outlook.standing.regions.find((r) => r.region === region);

const changes = (before: readonly number[], after: readonly number[]): Delta[] =>
  after.flatMap((points, seat) => {
    const by = points - (before[seat] ?? 0);
    return by !== 0 ? [{ seat, points: by }] : [];
  });

/** How the mover stands among those who had and have the most: what to say of it. */
function lead(was: readonly number[], is: readonly number[], seat: number): "takes" | "shares" | "keeps" | null {
  if (!is.includes(seat)) return null;
  if (is.length > 1) return "shares";
  return was.length === 1 && was[0] === seat ? "keeps" : "takes";
}

/** Houses of a region that is not full: who has the most, and what that would bring. */
function housesRow(before: View, after: View, region: Region, seat: number): Row[] {
  const [was, is] = [regionIn(before, region), regionIn(after, region)];
  if (!was || !is) return [];
  const how = lead(was.most_houses, is.most_houses, seat);
  const deltas = changes(was.points, is.points);
  if (!how && deltas.length === 0) return [];
  const id = how ? `will-houses-${how}` : "will-houses";
  return [{ sign: "house", phrase: { id, args: { seat: seatOf(seat), region } }, deltas, minor: how === "keeps" }];
}

/** Room on the dragon space; it is said whenever a house is built, as an emissary may follow. */
function roomRow(before: View, after: View, region: Region): Row[] {
  const [was, is] = [regionIn(before, region), regionIn(after, region)];
  if (!was || !is) return [];
  const { cap, emissaries } = is;
  const id = emissaries < cap ? "will-room" : "will-no-room";
  const note = { id: "play-of", args: { count: emissaries, most: cap } };
  return [{ sign: "emissary", phrase: { id, args: { region } }, deltas: [], note, minor: cap === was.cap }];
}

function emissariesRow(before: View, after: View, region: Region, seat: number): Row[] {
  const [was, is] = [regionIn(before, region), regionIn(after, region)];
  if (!was || !is) return [];
  const how = lead(was.most_emissaries, is.most_emissaries, seat);
  const id = how ? `will-emissaries-${how}` : "will-emissaries";
  const note = { id: "play-of", args: { count: is.emissaries, most: is.cap } };
  return [{ sign: "emissary", phrase: { id, args: { seat: seatOf(seat), region } }, deltas: [], note }];
}

/** Alliances that change hands or value. */
function allianceRows(before: View, after: readonly AllianceStanding[], board: BoardFile): Row[] {
  const was = (number: number): AllianceStanding | undefined =>
    before.outlook.standing.alliances.find((a) => a.number === number);
  return after.flatMap((is): Row[] => {
    const old = was(is.number)?.points ?? [];
    const deltas = changes(old, is.points);
    if (deltas.length === 0) return [];
    const [region, other] = board.alliances.find((a) => a.number === is.number)?.regions ?? ["", ""];
    const args = { number: is.number, region, other: { id: `region-${other}` } };
    const gained = deltas.find((d) => d.points > 0 && !old[d.seat]);
    const lost = deltas.find((d) => !is.points[d.seat]);
    const phrase = gained
      ? { id: "will-allied", args: { ...args, seat: seatOf(gained.seat) } }
      : lost
        ? { id: "will-alliance-lost", args: { ...args, seat: seatOf(lost.seat) } }
        : { id: "will-alliance", args };
    return [{ sign: "alliance", phrase, deltas }];
  });
}

function roadRow(before: View, is: number, seat: number): Row[] {
  const was = before.outlook.standing.due[seat]?.roads ?? 0;
  if (is === was) return [];
  const id = was === 0 ? "will-line" : "will-line-grows";
  const note = { id: "play-from-to", args: { before: was, after: is } };
  return [
    {
      sign: "road",
      phrase: { id, args: { seat: seatOf(seat) } },
      deltas: changes([was], [is]).map((d) => ({ ...d, seat })),
      note,
    },
  ];
}

/** A fortification doubles, for whoever builds on it. */
function fortRow(aim: Aim, before: View, region: Region, seat: number): Row[] {
  if (aim.kind === "fort") return [{ sign: "fort", phrase: { id: "will-fort", args: { region } }, deltas: [] }];
  if (aim.kind !== "house" || !before.forts.includes(aim.space)) return [];
  return [{ sign: "fort", phrase: { id: "will-fortified", args: { seat: seatOf(seat), region } }, deltas: [] }];
}

/** The final scoring: what this piece brings the mover by it, then all the rest as a sum. */
function finalRows(before: View, events: readonly Event[], board: BoardFile, seat: number): Row[] {
  const alliances = events.filter((event) => event.kind === "alliance-scored");
  const roads = events.find((event) => event.kind === "roads-scored" && event.seat === seat);
  const mine = [
    ...allianceRows(before, alliances, board),
    ...roadRow(before, roads?.kind === "roads-scored" ? roads.points : 0, seat),
  ].filter((row) => row.deltas.some((d) => d.seat === seat && d.points > 0));
  const rest = before.seats.map(() => 0);
  const add = (to: number, points: number) => (rest[to] = (rest[to] ?? 0) + points);
  for (const event of events) {
    if (event.kind === "roads-scored") add(event.seat, event.points);
    if (event.kind === "alliance-scored" || (event.kind === "region-scored" && !event.full))
      event.points.forEach((points, n) => add(n, points));
  }
  for (const { deltas } of mine) for (const { seat, points } of deltas) add(seat, -points);
  const deltas = changes([], rest);
  return deltas.length > 0 ? [...mine, { sign: "end", phrase: { id: "will-final-rest" }, deltas }] : mine;
}

/** What the position after it says of the rest of the board, and of the rest of the turn. */
function laterRows(aim: Aim, before: View, after: View, board: BoardFile): Row[] {
  const [seat, region] = [before.active, regionOf(board, aim)];
  const { standing } = after.outlook;
  const rows: Row[] = [];
  if (aim.kind === "house") rows.push(...roomRow(before, after, region));
  if (aim.kind === "emissary") rows.push(...emissariesRow(before, after, region, seat));
  rows.push(...allianceRows(before, standing.alliances, board));
  rows.push(...roadRow(before, standing.due[seat]?.roads ?? 0, seat));
  if (after.outlook.alone)
    rows.push({ sign: "end", phrase: { id: "will-alone", args: { region } }, deltas: [], minor: true });
  return rows;
}

export function consequences(
  aim: Aim,
  before: View,
  events: readonly GameEvent[],
  after: View | null,
  board: BoardFile,
): Consequences {
  const seat = before.active;
  const region = regionOf(board, aim);
  const rows: Row[] = [];
  let gains: number[] | null = null;
  for (const event of events) {
    if (event.kind !== "region-scored" || event.full !== true) continue;
    const points = event.points as number[];
    gains = points.map((p, n) => p + (gains?.[n] ?? 0));
    const phrase = { id: "will-full", args: { region: event.region as Region } };
    rows.push({ sign: "full", phrase, deltas: changes([], points), now: true });
  }
  const ended = events.some((event) => event.kind === "ended");
  if (ended) {
    rows.push({ sign: "end", phrase: { id: "will-ended" }, deltas: [] });
    rows.push(...finalRows(before, events as readonly Event[], board, seat));
  } else {
    if (after && aim.kind === "house" && !gains) rows.push(...housesRow(before, after, region, seat));
    rows.push(...fortRow(aim, before, region, seat));
    if (after) rows.push(...laterRows(aim, before, after, board));
  }
  return { rows, totals: after && totalsOf(before, after), gains };
}

function totalsOf(before: View, after: View): Total[] {
  return after.outlook.totals.flatMap((is, seat): Total[] => {
    const was = before.outlook.totals[seat] ?? 0;
    return is === was ? [] : [{ seat, before: was, after: is }];
  });
}
