/** What the others did last on the map: where their markers went, and where they came or were lost. */
import type { GameEvent } from "../../../contract";
import type { View } from "../../view";
import type { Event, Province } from "../../wire";

export interface Trail {
  from: Province;
  to: Province;
  seat: number;
}
export interface Trace {
  province: Province;
  seat: number;
}
export interface Traces {
  trails: Trail[];
  traces: Trace[];
}

/** A seat's trails are there until its next turn; where its markers have gone again, nothing came. */
export function tracesOf(events: readonly GameEvent[], me: number | null, view: View): Traces {
  let trails: Trail[] = [];
  let traces: Trace[] = [];
  const add = (from: Province, to: Province, seat: number): void => {
    trails = [...trails.filter((t) => t.from !== from || t.to !== to), { from, to, seat }];
  };
  for (const event of events as readonly Event[]) {
    if (!("seat" in event) || event.seat === me) continue;
    const { seat } = event;
    switch (event.kind) {
      case "turn":
        trails = trails.filter((t) => t.seat !== seat);
        traces = traces.filter((t) => t.seat !== seat);
        break;
      case "advanced":
        if (event.count > 0) add(event.from, event.to, seat);
        break;
      case "colonised":
      case "moved":
      case "attacked":
        add(event.from, event.to, seat);
        break;
      case "withdrew":
        add(event.province, event.to, seat);
        break;
      case "grew":
      case "settled":
      case "built":
      case "lost":
        traces = [...traces.filter((t) => t.province !== event.province), { province: event.province, seat }];
    }
  }
  const owner = (province: Province): number | null => view.table.provinces[province]?.owner ?? null;
  return { trails, traces: traces.filter((t) => owner(t.province) === t.seat) };
}
