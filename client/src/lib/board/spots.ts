/** The places of a board for keyboard and finger: which one an arrow leads to, and which one a finger means. */

export interface Spot<Target> {
  target: Target;
  x: number;
  y: number;
  /** How far from its middle a pointer still means it. */
  r: number;
}

export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, -1],
};

/**
 * The nearest place in a direction: what lies straight ahead is nearer than what lies aside. Of those that are `wanted`;
 * as they may be few and far between, what lies further aside counts then, too.
 */
export function stepFrom<Target>(
  all: readonly Spot<Target>[],
  from: Target,
  [dx, dy]: readonly [number, number],
  wanted?: (target: Target) => boolean,
): Target | null {
  const here = all.find((s) => s.target === from);
  if (!here) return all[0]?.target ?? null;
  /** Ahead first, within 60 degrees of the arrow. */
  const found: Record<"ahead" | "aside", { target: Target; cost: number } | null> = { ahead: null, aside: null };
  for (const spot of all) {
    if (wanted && !wanted(spot.target)) continue;
    const [x, y] = [spot.x - here.x, spot.y - here.y];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead <= 0) continue;
    const where = aside > ahead * 1.75 ? "aside" : "ahead";
    const cost = Math.hypot(ahead, aside * 2);
    if (cost < (found[where]?.cost ?? Infinity)) found[where] = { target: spot.target, cost };
  }
  return (found.ahead ?? (wanted ? found.aside : null))?.target ?? null;
}

/** What a finger means: what it is right on, though that cannot be chosen; else the nearest that can, within reach. */
export function nearest<Target>(
  all: readonly Spot<Target>[],
  at: { x: number; y: number },
  reach: number,
  wanted: (target: Target) => boolean,
): Target | null {
  const far = (s: Spot<Target>): number => Math.hypot(s.x - at.x, s.y - at.y);
  const near = all.filter((s) => far(s) <= Math.max(reach, s.r)).sort((a, b) => far(a) - far(b));
  const on = near.find((s) => far(s) <= s.r * 0.6);
  return (on ?? near.find((s) => wanted(s.target)) ?? near[0])?.target ?? null;
}

/** The place that is nearest to the middle of a picture. */
export function middleOf<Target>(all: readonly Spot<Target>[], width: number, height: number): Target | null {
  const far = (s: Spot<Target>): number => Math.hypot(s.x - width / 2, s.y - height / 2);
  return all.toSorted((a, b) => far(a) - far(b))[0]?.target ?? null;
}
