/** The log in turns: what the game tells in one line. What happened around the board has lines of its own. */
import type { GameClient, GameEvent } from "../../games/contract";
import type { Told } from "../wire/wire";
import { linked } from "./moments";

type Game = Pick<GameClient, "continues" | "opens" | "turnOf">;

function goesOn(told: Told, line: readonly Told[], game: Game): boolean {
  const [first] = told.events as GameEvent[];
  if (!first || line.some(({ house }) => house)) return false;
  const before = line.flatMap(({ events }) => events as GameEvent[]);
  return game.continues?.(first, before) ?? false;
}

export const turnsOf = (log: readonly Told[], game: Game): Told[][] =>
  linked(log, (told, line) => goesOn(told, line, game));

/**
 * Steps that end one turn and begin the next, parted. What belongs to the next turn goes with the step after it, and has its
 * number, or `total` where none has come yet; it stays where it is if that step does not go on from it.
 */
export const parted = (log: readonly Told[], total: number, game: Game): Told[] =>
  log.flatMap((told, n) => {
    const events = told.events as GameEvent[];
    const cut = events.findLastIndex((event, i) => i > 0 && game.opens?.(event, events.slice(i + 1)));
    if (cut < 0) return [told];
    const next = log[n + 1];
    // It is no move of whoever made the step: it belongs to the seat whose turn begins.
    const by = game.turnOf?.(events[cut]!) ?? null;
    const begun: Told = { entry: next?.entry ?? total, ...(by !== null && { by }), events: events.slice(cut) };
    if (next && !goesOn(next, [begun], game)) return [told];
    return [{ ...told, events: events.slice(0, cut) }, begun];
  });
