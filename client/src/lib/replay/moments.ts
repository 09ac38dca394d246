/** Which moments of a match are worth a stop, and what of it concerned me. A moment is a number of entries. */
import type { GameEvent } from "../../games/contract";
import { ownerOf } from "../table/log/movers";
import type { Saying } from "../table/log/telling";
import type { Told } from "../wire/wire";
import { seatsOf, type SeatFields } from "../words/seats";

/** A line of the log: an entry that has something to say, or several that are told as one. */
export interface Line {
  /** Its first entry. */
  entry: number;
  /** Its last one. */
  last: number;
  tolds: readonly Told[];
  /** Who did it, or got what was drawn. */
  mover: number | null;
  sayings: readonly Saying[];
  /** All it says, as plain text. */
  text: string;
  /** Whether it happened to me by another's hand. */
  concerns: boolean;
}

/**
 * The start, after every line (given by its last entry), and the end. What is silent at the end belongs to the last line.
 */
export function stopsOf(entries: readonly number[], total: number): number[] {
  const said = entries.map((entry) => entry + 1).filter((n) => n < total);
  if (entries.length > 0 && entries.at(-1)! + 1 < total) said.pop();
  return [...new Set([0, ...said, total])];
}

/** The stop before or after a moment; the moment itself where there is none. */
export function stepFrom(stops: readonly number[], at: number, by: 1 | -1): number {
  const found = by > 0 ? stops.find((s) => s > at) : stops.findLast((s) => s < at);
  return found ?? at;
}

/** Where a line's button leads: to the stop that shows it. */
export const stopFor = (stops: readonly number[], entry: number): number => stops.find((s) => s > entry) ?? entry + 1;

/** The line that tells of a moment: the last thing that was said before it. */
export const lineAt = <L extends { entry: number }>(lines: readonly L[], at: number): L | null =>
  lines.findLast((line) => line.entry < at) ?? null;

/** Entries that are told in one line, by whether what happened goes on in it. */
export function linked(log: readonly Told[], goesOn: (told: Told, line: readonly Told[]) => boolean): Told[][] {
  const lines: Told[][] = [];
  for (const told of log) {
    const line = lines.at(-1);
    if (line && goesOn(told, line)) line.push(told);
    else lines.push([told]);
  }
  return lines;
}

/** The last entry of each line: the one before the next line's. A line that has only begun has the number of a step to come. */
export const lastsOf = (lines: readonly (readonly Told[])[], total: number): number[] =>
  lines.map((_, n) => (lines[n + 1]?.[0]?.entry ?? total) - 1);

/** Whether an entry names my seat though another did it. */
export function concernsMe(told: Told, me: number | null, fields: SeatFields): boolean {
  const owner = ownerOf(told);
  if (me === null || owner === null || owner === me) return false;
  return (told.events as GameEvent[]).some((event) => seatsOf(fields, event).includes(me));
}

/** The whole of what is played back takes so long at most; a step between these. */
const IN_ALL_MS = 6000;
const SLOWEST_MS = 900;
const QUICKEST_MS = 250;

/** What happened since `looked` that is worth playing back: nothing if nobody but me did anything. */
export function missed(lines: readonly Line[], looked: number, me: number | null): Line[] {
  const since = lines.filter((line) => line.last >= looked);
  if (looked === 0 || since.every((line) => line.mover === me && me !== null)) return [];
  return since.slice(-IN_ALL_MS / QUICKEST_MS);
}

export const paceOf = (steps: number): number =>
  Math.max(QUICKEST_MS, Math.min(SLOWEST_MS, IN_ALL_MS / Math.max(steps, 1)));
