/** What there is to say of a seat besides its figures. */
import type { SeatFigure, SeatNote } from "../../../games/contract";
import type { SeatInfo } from "../../wire/wire";
import { say } from "../../words/words.svelte";
import { awayMinutes, clock } from "./away.svelte";
import type { Match } from "../match.svelte";

export function noteOf(match: Match, seat: SeatInfo, n: number, figure?: SeatFigure): SeatNote {
  // At an earlier moment nothing is said of who is there now, and how.
  const earlier = match.past && match.state.entries < match.now.entries;
  const away = earlier ? null : awayMinutes(seat, clock.now);
  const own = figure?.notes?.map((note) => match.say(note)).join(", ");
  const [icon, words] = ((): [icon: string, words: string] => {
    if (seat.resigned && !earlier) return ["flag", say("note-resigned")];
    if (figure?.gone && own) return ["flag", own];
    if (seat.stand_in && !earlier) return ["bot", say("note-stand-in")];
    if (seat.sitter.kind === "bot") return ["bot", say(`strength-${seat.sitter.level}`)];
    if (away !== null) return ["clock", say("note-away", { minutes: away })];
    return ["person", own || (match.table.record || earlier ? "" : say("note-here"))];
  })();
  const me = n === match.seat && !match.past;
  return { name: match.names[n] ?? "", icon, words, turn: match.asked === n, me, away: away !== null };
}
