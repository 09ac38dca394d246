/** The court in words, line by line: the parts of the university and the steps of the emperor's stair, and who is there. */
import type { Args } from "../../../lib/words/seats";
import type { MatchContext } from "../../contract";
import { effectsWords } from "../board/art/cards";
import type { View } from "../view";
import type { Seat } from "../../wire";
import type { BoardFile, Part, SeatState } from "../wire";

type Match = MatchContext<View, BoardFile>;

/** Who is at a place; empty if nobody is. */
function hereWords(match: Match, isHere: (seat: SeatState) => boolean): string[] {
  const names = match.view.table.seats.flatMap((seat, n: Seat) => (isHere(seat) ? [match.names[n] ?? ""] : []));
  return names.length > 0 ? [match.say("court-here", { names: names.join(", ") })] : [];
}

/** As one sentence, for those who hear it. */
export const inOne = (lines: readonly string[]): string => lines.join("; ");

/** "Sector 2, inner part", "Bonus: draw 1 card", "3 points at the end", "here: Wen" */
export function partLines(match: Match, sector: number, part: Part): string[] {
  const file = match.board.university.sectors.find((s) => s.sector === sector)?.parts.find((p) => p.part === part);
  if (!file) return [];
  const say = (id: string, args?: Args): string => match.say(id, args);
  return [
    `${say("university-sector", { n: sector })}, ${say(`part-${part}`)}`,
    `${say("face-bonus")}: ${effectsWords(file.bonus, say)}`,
    say("end-points", { n: file.end_vp }),
    ...hereWords(match, ({ university }) => university?.sector === sector && university.part === part),
  ];
}

/** Workers in the centre, and what each is worth; and whose worker has not begun. */
export function centreLines(match: Match): string[] {
  const { centre } = match.board.university;
  const there = match.view.table.seats.flatMap((seat, n) =>
    seat.centre > 0 ? [`${match.names[n] ?? ""} ${seat.centre}`] : [],
  );
  const waiting = match.view.outlook.reserve.map((count, n) => `${match.names[n] ?? ""} ${count}`);
  return [
    match.say("university-centre"),
    match.say("court-each", { n: centre.vp_each }),
    ...(there.length > 0 ? [match.say("court-here", { names: there.join(", ") })] : []),
    match.say("court-reserve", { names: waiting.join(", ") }),
  ];
}

/** "Segment 3 of the river", "Bonus: draw 1 card", "5 points at the end", "here: Wen"; the harbour has berths instead. */
export function stationLines(match: Match, n: number): string[] {
  const file = match.board.river.segments.find(({ index }) => index === n);
  if (!file) return [];
  const say = (id: string, args?: Args): string => match.say(id, args);
  return [
    say("river-segment", { n }),
    ...(file.bonus.length > 0 ? [`${say("face-bonus")}: ${effectsWords(file.bonus, say)}`] : []),
    // As written, a segment has one or the other.
    ...(file.final_slots?.length
      ? file.final_slots.map((points) => say("river-berth", { n: points }))
      : [say("end-points", { n: file.end_vp ?? 0 })]),
    ...hereWords(match, ({ boat }) => boat === n),
  ];
}

/** "Emperor row 3", "Price: 2 emperor tokens, a leaf of quality 3 or better", "Reward: choose 1 emperor card", "here: Marta" */
export function rowLines(match: Match, row: number): string[] {
  const say = (id: string, args?: Args): string => match.say(id, args);
  const here = hereWords(match, ({ emperor }) => emperor === row);
  const file = match.board.emperor_track.rows.find((r) => r.row === row);
  if (!file) return [say("emperor-start"), ...here];
  const { tokens, leaf_min_quality: quality } = file.cost;
  return [
    say("emperor-row", { n: row }),
    `${say("face-cost")}: ${say("price-row", { tokens, quality })}`,
    `${say("face-reward")}: ${effectsWords(file.reward, say)}`,
    ...(file.end_vp > 0 ? [say("end-points", { n: file.end_vp })] : []),
    ...here,
  ];
}
