/** Sensible answers to follow-up questions, offered first; and a try for what is not possible, so that the house says why. */
import type { Kind } from "./question";
import { regionOf } from "../board/valley/geometry";
import { ofKind } from "./moves";
import type { View } from "../view";
import type { BoardFile, Move } from "../wire";

/** The answer that is aimed at when a question comes; null: nothing is as good as something else. */
export function proposalOf(kind: Kind, legal: readonly Move[], view: View): Move | null {
  if (kind === "menu" || kind === "discard" || kind === "remove" || legal.length === 0) return null;
  if (kind === "pay" || kind === "flip" || kind === "sell" || kind === "pick") return null;
  if (legal.length === 1) return legal[0]!;
  if (kind === "pagoda") return pagodaOf(legal, view);
  if (kind === "teapot") return legal.find((m) => m.kind === "teapot" && m.swap === "scroll") ?? legal[0]!;
  if (kind === "draw") return { kind: "draw" };
  return null;
}

/** The greatest number that takes no scroll: small ones stay for weaker turns. */
function pagodaOf(legal: readonly Move[], view: View): Move | null {
  const free = new Set((view.outlook.pagodas ?? []).filter(({ scrolls }) => scrolls === 0).map(({ number }) => number));
  const rising = ofKind(legal, "pagoda").sort((a, b) => a.number - b.number);
  return rising.findLast(({ number }) => free.has(number)) ?? rising[0] ?? null;
}

/** By their keys: side actions, free actions and passing; moves for those that are not possible, so that the house says why. */
export function attemptOfKey(key: string, view: View, board: BoardFile): Move | null {
  const { seats, active } = view.table;
  const mine = new Set((seats[active]?.gardens ?? []).map((space) => regionOf(board, space)));
  const home = board.regions.find((r) => mine.has(String(r.id)))?.province ?? board.provinces[0]!.id;
  const attempts: Readonly<Record<string, Move>> = {
    r: { kind: "river" },
    k: { kind: "cups", province: home },
    u: { kind: "university", part: "outer" },
    e: { kind: "advance" },
    m: { kind: "marker", spot: { row: 0, gap: 0 }, end: "left" },
    p: { kind: "pass" },
  };
  return attempts[key] ?? null;
}
