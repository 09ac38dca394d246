/** What the others did last in the valley: gardens founded, boats on their way, cup tiles taken. */
import type { GameEvent } from "../../../contract";
import type { Event, Province, Space } from "../../wire";

export interface Traces {
  gardens: { seat: number; space: Space }[];
  boats: { seat: number; from: number; to: number }[];
  cups: { seat: number; province: Province }[];
}

/** A seat's traces are there until its next turn. */
export function tracesOf(events: readonly GameEvent[], me: number | null): Traces {
  const seats = new Map<number, Traces>();
  for (const event of events as readonly Event[]) {
    if (!("seat" in event) || event.seat === me) continue;
    const { seat } = event;
    if (event.kind === "turn" || !seats.has(seat)) seats.set(seat, { gardens: [], boats: [], cups: [] });
    const of = seats.get(seat)!;
    if (event.kind === "founded") of.gardens.push({ seat, space: event.space });
    if (event.kind === "took-cup") of.cups.push({ seat, province: event.province });
    if (event.kind !== "sailed") continue;
    const sailing = of.boats[0];
    if (sailing) sailing.to = event.segment;
    else of.boats.push({ seat, from: event.segment - 1, to: event.segment });
  }
  const all = [...seats.values()];
  return {
    gardens: all.flatMap((t) => t.gardens),
    boats: all.flatMap((t) => t.boats),
    cups: all.flatMap((t) => t.cups),
  };
}
