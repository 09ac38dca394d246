/** Events as sentences. */
import { argsOf, type Args } from "../../../lib/words/seats";
import type { GameEvent, Phrase } from "../../contract";
import { spoken } from "../board/square";
import { type Kind, SEATS } from "../wire";

/** Squares are written as on the board's edge. */
function readable(event: GameEvent): Args {
  const args = argsOf(SEATS, "event", event);
  for (const key of ["a", "b", "at"]) {
    const value = args[key];
    if (typeof value === "string") args[key] = spoken(value);
  }
  return args;
}

/** What follows from a tile is told in a few words: the line begins with who laid it. */
const SHORT: Record<string, string> = {
  founded: "log-founded",
  enlarged: "then-enlarged",
  "became-major": "log-major",
  joined: "then-joined",
  absorbed: "then-absorbed",
  conquered: "then-conquered",
  // The winners of the game may have given up: who has won is the house's to say.
  ended: "log-ended",
};

/** Pagodas placed are left out (their cause is told), and so is what others draw. */
export function tellEvent(event: GameEvent): Phrase | null {
  if (event.kind === "built") return null;
  if (event.kind === "drew" && event.tile === null) return null;
  if (event.kind === "drew") return { id: "log-drew", args: { ...readable(event), letters: event.tile as Kind } };
  if (event.kind === "placed") return { id: "log-placed", args: { ...readable(event), letters: event.tile as Kind } };
  return { id: SHORT[event.kind] ?? `event-${event.kind}`, args: readable(event) };
}

export const tell = (events: readonly GameEvent[]): Phrase[] => events.flatMap((event) => tellEvent(event) ?? []);
