/** Chances as people read them. */
import type { Attack, Province } from "./wire";

/** Whole per cents; neither 0 nor 100 unless it is certain. */
export function percentOf(tenThousandths: number): number {
  const rounded = Math.round(tenThousandths / 100);
  if (tenThousandths > 0 && tenThousandths < 10_000) return Math.min(99, Math.max(1, rounded));
  return rounded;
}

/** One attack for each target: from the chosen province, else the one with the best chance. */
export function bestAttacks(attacks: readonly Attack[], from: Province | null): Attack[] {
  const best = new Map<Province, Attack>();
  for (const attack of attacks) {
    if (from !== null && attack.from !== from) continue;
    const known = best.get(attack.to);
    if (!known || attack.odds.win > known.odds.win) best.set(attack.to, attack);
  }
  return [...best.values()];
}
