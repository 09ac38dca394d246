/** A position as games draw it: all I know, and with it what the rules tell about that. */
import type { GameEvent, Preview } from "../../games/contract";
import type { Previewed } from "./wire";

const known = new WeakMap<object, object>();

/** The view with its outlook, the same object each time; the view itself where the rules tell nothing about it. */
export function seenOf(position: { view: unknown; outlook: unknown }): unknown {
  const { view, outlook } = position;
  if (outlook === null) return view;
  const seen = known.get(position) ?? { ...(view as object), outlook };
  known.set(position, seen);
  return seen;
}

/** What the house says a row of moves would do, as games see it. */
export const previewOf = ({ events, after }: Previewed): Preview<unknown> => ({
  events: events as GameEvent[],
  view: after && seenOf(after),
});
