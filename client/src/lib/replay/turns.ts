/** The log in turns: what the game tells in one line. What happened around the board has lines of its own. */
import type { GameClient, GameEvent } from "../../games/contract";
import { AROUND } from "../table/room.svelte";
import type { Told } from "../wire/wire";
import { linked } from "./moments";

type Game = Pick<GameClient, "continues">;

function goesOn(told: Told, line: readonly Told[], game: Game): boolean {
  const [first] = told.events as GameEvent[];
  const before = line.flatMap(({ events }) => events as GameEvent[]);
  if (!first || AROUND.has(first.kind) || before.some(({ kind }) => AROUND.has(kind))) return false;
  return game.continues?.(first, before) ?? false;
}

export const turnsOf = (log: readonly Told[], game: Game): Told[][] =>
  linked(log, (told, line) => goesOn(told, line, game));
