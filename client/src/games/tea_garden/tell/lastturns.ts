/** What each seat did in its last turn, in a few words. */
import { standing } from "../../../lib/table/undo/takeback";
import type { Told } from "../../../lib/wire/wire";
import type { Phrase } from "../../contract";
import { type Act, actsOf, isAct } from "./eventgroups";
import type { Event } from "../wire";

const DID: ReadonlySet<string> = new Set([
  "garden",
  "buy",
  "caravan",
  "ferment",
  "harvest",
  "river",
  "cups",
  "university",
  "rise",
]);

function did(act: Act): Phrase[] {
  if (!DID.has(act.kind)) return [];
  const args = act.kind === "garden" ? { region: act.region?.[0] } : act.kind === "rise" ? { row: act.row } : null;
  return [{ id: `did-${act.kind}`, ...(args && { args }) }];
}

/** A turn in short; nothing if nothing was done yet. */
export function briefly(turn: readonly Event[]): Phrase[] {
  if (turn.some(({ kind }) => kind === "passed")) return [{ id: "did-passed" }];
  const acts = actsOf(turn).filter(isAct);
  const said = acts.flatMap(did);
  // The same side action again says nothing new.
  const each = said.filter(({ id, args }, n) => args || said.findIndex((other) => other.id === id) === n);
  return each.length > 0 ? each : acts.some(({ kind }) => kind === "cards") ? [{ id: "did-cards" }] : [];
}

/** By seat, from the log. A turn in which nothing was done yet does not count. */
export function lastTurns(told: readonly Told[] | undefined, seats: number): Phrase[][] {
  const turns: Event[][][] = Array.from({ length: seats }, () => []);
  let now: Event[] | null = null;
  for (const { events } of standing(told ?? []))
    for (const event of events as unknown as Event[]) {
      if (event.kind === "turn") turns[event.seat]?.push((now = []));
      else if (event.kind === "market-left" || event.kind === "ripened") now = null;
      else now?.push(event);
    }
  return turns.map((all) => {
    for (const turn of all.toReversed()) {
      const said = briefly(turn);
      if (said.length > 0) return said;
    }
    return [];
  });
}
