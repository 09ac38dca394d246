/** Chances as people read them. */
import { mayAttack } from "../play/moves";
import type { Attack, Move, Province } from "../wire";

/** Whole per cents; neither 0 nor 100 unless it is certain. */
export function percentOf(tenThousandths: number): number {
  const rounded = Math.round(tenThousandths / 100);
  if (tenThousandths > 0 && tenThousandths < 10_000) return Math.min(99, Math.max(1, rounded));
  return rounded;
}

/** One attack for each target: all from the chosen province, else those that may be made with the best chance. */
export function bestAttacks(attacks: readonly Attack[], from: Province | null, legal: readonly Move[]): Attack[] {
  const best = new Map<Province, Attack>();
  for (const attack of attacks) {
    if (from === null ? !mayAttack(legal, attack) : attack.from !== from) continue;
    const known = best.get(attack.to);
    if (!known || attack.odds.win > known.odds.win) best.set(attack.to, attack);
  }
  return [...best.values()];
}
