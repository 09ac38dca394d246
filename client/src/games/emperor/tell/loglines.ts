/**
 * How the log is cut into lines. A turn has many steps and answers of others in between, so it is told by its parts: what is built up
 * (growth, colonists, moves), each attack, each proposal, the cards. These are also the stops of a replay.
 */
import type { GameEvent } from "../../contract";
import type { Event } from "../wire";

const BUILDS: ReadonlySet<string> = new Set(["turn", "settled", "grew", "dropped", "lapsed", "colonised", "moved"]);
/** Somebody does something to somebody else, who answers. */
const AFFAIRS: ReadonlySet<string> = new Set(["attacked", "proposed", "demanded", "asked-to-join"]);
const CARDS: ReadonlySet<string> = new Set([
  "named-yang",
  "named-yin",
  "drew-yang",
  "drew-yin",
  "relieved",
  "not-relieved",
]);

type Part = "build" | "affair" | "cards" | "leave" | "other";

function partOf(event: GameEvent): Part | null {
  if (event.kind === "phase-ended") return event.phase === 4 ? "cards" : "build";
  if (event.kind === "first") return "other";
  if (event.kind === "resigned") return "leave";
  if (BUILDS.has(event.kind)) return "build";
  if (AFFAIRS.has(event.kind)) return "affair";
  return CARDS.has(event.kind) ? "cards" : null;
}

/** A step can end one turn and begin the next; but what ends the game stays where it happened. */
export const opens = (event: GameEvent, after: readonly GameEvent[]): boolean =>
  event.kind === "turn" && !after.some(({ kind }) => kind === "ended");

/** Whose turn it begins. */
export function turnOf(event: GameEvent): number | null {
  const happened = event as unknown as Event;
  return happened.kind === "turn" ? happened.seat : null;
}

/** Whether the log goes on in the same line. */
export function continues(event: GameEvent, line: readonly GameEvent[]): boolean {
  const [first] = line;
  if (!first) return false;
  const mine = event.seat === first.seat;
  const now = line.map(partOf).findLast((part) => part !== null);
  switch (partOf(event)) {
    case "build":
      return mine && now === "build";
    case "cards":
      return mine && now === "cards" && event.kind !== "phase-ended";
    case "affair":
      // Proposals that were all refused are one sentence.
      return mine && event.kind === "proposed" && line.every(({ kind }) => kind === "proposed" || kind === "refused");
    case "leave":
    case "other":
      return false;
    default:
      // Answers, dice, and what follows from all that.
      return now !== "other";
  }
}

/** Events in lines, where they do not come step by step. */
export function linesOf(events: readonly GameEvent[]): GameEvent[][] {
  const lines: GameEvent[][] = [];
  events.forEach((event, at) => {
    const last = lines.at(-1);
    if (last && !opens(event, events.slice(at + 1)) && continues(event, last)) last.push(event);
    else lines.push([event]);
  });
  return lines;
}
