/** The score track along the wall, 0 to 49: where markers stand, several on one stone side by side. */
import type { BoardFile } from "../wire";

const STONES = 50;
/** The left wall counts upwards to the tower, the upper one goes on to the right. */
export const onLeft = (value: number): boolean => value < STONES / 2;

export interface Marker {
  seat: number;
  score: number;
  /** Where it would go. */
  ghost: boolean;
}
export interface PlacedMarker extends Marker {
  x: number;
  y: number;
  size: number;
  /** How often it has been round. */
  laps: number;
}

/** The tower in the corner cuts the stones beside it short: their middle is further from it. */
export const cut = (value: number): number => (value === 24 ? 6 : value === 25 ? 7 : 0);

/** Sizes and steps for the markers on one stone: the more, the closer; from four on in a zigzag. */
function spread(count: number): { size: number; step: number; zigzag: number } {
  if (count === 1) return { size: 1.02, step: 0, zigzag: 0 };
  if (count === 2) return { size: 0.95, step: 30, zigzag: 0 };
  if (count === 3) return { size: 0.82, step: 25, zigzag: 0 };
  return { size: 0.78, step: Math.min(18, 72 / (count - 1)), zigzag: 8 };
}

export function placeMarkers(board: BoardFile, markers: readonly Marker[]): PlacedMarker[] {
  const stone = (score: number): number => ((score % STONES) + STONES) % STONES;
  return markers.map((m) => {
    const here = markers.filter((o) => stone(o.score) === stone(m.score));
    const { size, step, zigzag } = spread(here.length);
    const at = board.decor.score_track.find((t) => t.value === stone(m.score)) ?? { value: 0, x: 0, y: 0 };
    const n = here.indexOf(m);
    const across = (n - (here.length - 1) / 2) * step;
    const along = cut(at.value) + (n % 2 ? zigzag : -zigzag);
    const [x, y] = onLeft(at.value) ? [at.x + across, at.y + along] : [at.x + along, at.y + across];
    return { ...m, x, y, size, laps: Math.floor(m.score / STONES) };
  });
}

/** The markers as they are, and ghosts where a gain would lead. */
export function markersOf(scores: readonly number[], gains: readonly number[] | null): Marker[] {
  const ghosts = (gains ?? []).flatMap((gain, seat): Marker[] =>
    gain > 0 ? [{ seat, score: (scores[seat] ?? 0) + gain, ghost: true }] : [],
  );
  return [...ghosts, ...scores.map((score, seat) => ({ seat, score, ghost: false }))];
}
