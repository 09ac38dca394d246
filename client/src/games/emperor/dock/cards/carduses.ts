/** What a Yang card in my hand can do now. */
import type { Phrase } from "../../../contract";
import { mayAttack, mayRelieve } from "../../play/moves";
import type { View } from "../../view";
import type { Move, Yang } from "../../wire";

const CROSSINGS: ReadonlySet<Yang> = new Set(["cross_water", "cross_mountain", "cross_wall"]);
const RELIEFS: ReadonlySet<Yang> = new Set(["relief_famine", "relief_flood"]);
export const isCrossing = (card: Yang): boolean => CROSSINGS.has(card);
export const isRelief = (card: Yang): boolean => RELIEFS.has(card);

export interface Use {
  /** A few words below its name. */
  note: Phrase;
  /** It can be played at this very moment. */
  now: boolean;
}

/** For the seat whose hand it is; `legal` are its moves, if it is asked. */
export function useOf(view: View, seat: number, card: Yang, legal: readonly Move[]): Use {
  const { table } = view;
  const mine = table.active === seat;
  if (!isCrossing(card)) {
    const now = mine && view.outlook.relief === card && mayRelieve(legal);
    return { note: { id: now ? "hand-use-helps" : "hand-use-kept" }, now };
  }
  if (!mine) return { note: { id: "hand-use-later" }, now: false };
  const over = view.outlook.attacks.filter((a) => a.card === card);
  // Outside of phase four nobody knows yet which of them will be allowed.
  const asked = table.point === "idle" && legal.length > 0;
  const open = asked ? over.filter((a) => mayAttack(legal, a)) : over;
  const targets = new Set(open.map((a) => a.to)).size;
  return { note: { id: "hand-use-targets", args: { count: targets } }, now: asked && targets > 0 };
}
