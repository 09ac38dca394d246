/** Sensible answers to follow-up questions, offered first; and a try for what is not possible, so that the house says why. */
import { askedFor, type Kind } from "./kind";
import { type Action, type Move, regionOf } from "./moves";
import type { BoardFile, View } from "./wire";

/** The answer that is aimed at when a question comes; null: nothing is as good as something else. */
export function proposalOf(kind: Kind, legal: readonly Move[], view: View): string | null {
  if (kind === "menu" || kind === "discard" || kind === "remove" || legal.length === 0) return null;
  if (kind === "pay" || kind === "flip" || kind === "sell" || kind === "pick") return null;
  if (legal.length === 1) return legal[0]!.text;
  if (kind === "pagoda") return pagodaOf(legal, view);
  if (kind === "teapot") return (legal.find((m) => m.swap === "scroll") ?? legal[0]!).text;
  if (kind === "draw") return "draw";
  return null;
}

/** The greatest number that takes no scroll: small ones stay for weaker turns. */
function pagodaOf(legal: readonly Move[], view: View): string | null {
  const space = askedFor(view.table.point, "pagoda")?.space;
  const extra = space ? (view.outlook.gardens[Number(regionOf(space)) - 1] ?? 0) : 0;
  const numbers = legal.flatMap((m) => m.n ?? []).sort((a, b) => a - b);
  const free = numbers.filter((n) => n + extra <= view.outlook.strength);
  const best = free.at(-1) ?? numbers[0];
  return best === undefined ? null : `pagoda ${best}`;
}

/** A move of an action of which none is possible. */
export function attemptOf(action: Action, view: View, board: BoardFile): string | null {
  const { market, caravans, seats, active } = view.table;
  if (action === "ferment" || action === "harvest") return action;
  if (action === "buy") return market[0] ? `buy ${market[0]}` : null;
  if (action === "caravan") {
    const open = caravans.find((c) => c !== null);
    return open ? `caravan ${open} 1 1` : null;
  }
  const taken = seats.flatMap((seat) => seat.gardens);
  const mine = new Set((seats[active]?.gardens ?? []).map(regionOf));
  const near = view.outlook.gardens.findIndex((extra, n) => extra !== null && !mine.has(String(n + 1)));
  const region = board.regions.find((r) => r.id === near + 1) ?? board.regions[1];
  const space = region?.spaces.find((s) => !taken.includes(s.id)) ?? region?.spaces[0];
  return space ? `garden ${space.id}` : null;
}
