/** What is drawn on the borders of the map, by kind; made once for a table's map. */
import { round, type Pair } from "../../../../lib/board/paths";
import type { Atlas, Border } from "../geometry";
import { beside, curve, lengthOf, resampled, scatter, smoothed, straight } from "../../../../lib/board/lines";

export interface Peak {
  x: number;
  y: number;
  size: number;
}
export interface BorderArt {
  /** Open borders: one path. */
  open: string;
  rivers: { id: string; d: string; minor: boolean }[];
  /** From north to south, so that the nearer ones cover those behind. */
  peaks: Peak[];
  walls: { id: string; d: string; merlons: string; towers: Pair[] }[];
  closed: { id: string; d: string; crosses: Pair[] }[];
  crossings: { id: string; d: string; ends: [Pair, Pair]; junk: Pair }[];
}

const arts = new WeakMap<Atlas, BorderArt>();
export function artOf(map: Atlas): BorderArt {
  const known = arts.get(map);
  if (known) return known;
  const art: BorderArt = { open: "", rivers: [], peaks: [], walls: [], closed: [], crossings: [] };
  const random = scatter(7);
  for (const border of map.borders) draw(art, border, random);
  art.peaks.sort((a, b) => a.y - b.y);
  arts.set(map, art);
  return art;
}

type Random = (least: number, most: number) => number;

function draw(art: BorderArt, border: Border, random: Random): void {
  const { id, line, barriers, counts } = border;
  if (border.kind === "sea") art.crossings.push({ id, ...crossing(line) });
  else if (counts === "impassable") art.closed.push({ id, ...closedOf(line) });
  else if (barriers.length === 0) art.open += straight(line);
  else {
    if (barriers.includes("water")) art.rivers.push({ id, d: riverOf(line), minor: counts !== "water" });
    if (barriers.includes("mountain")) art.peaks.push(...peaksOf(line, counts !== "mountain", random));
    if (barriers.includes("wall")) art.walls.push({ id, ...wallOf(line) });
  }
}

const riverOf = (line: readonly Pair[]): string => {
  const points = resampled(line, 9);
  return curve(lengthOf(line) > 40 ? smoothed(points, 2) : points);
};

/** Big and small in turn, a little to either side of the border. */
function peaksOf(line: readonly Pair[], behind: boolean, random: Random): Peak[] {
  const ridge = smoothed(resampled(line, 6), 5);
  const [[ax, ay], [bx, by]] = [line[0]!, line[line.length - 1]!];
  const steep = Math.abs(by - ay) > Math.abs(bx - ax);
  const points = resampled(ridge, lengthOf(ridge) / Math.max(2, Math.round(lengthOf(ridge) / (steep ? 15 : 20))));
  return points.slice(0, -1).map(([x, y], i): Peak => {
    const [x2, y2] = points[i + 1]!;
    const n = Math.hypot(x2 - x, y2 - y) || 1;
    const aside = (steep ? 5.5 : 2.5) * (i % 2 ? 1 : -1);
    const size = (i % 2 ? 0.82 : 1.18) * random(0.9, 1.1) * (behind ? 0.72 : 1);
    const px = (x + x2) / 2 - ((y2 - y) / n) * aside + random(-1.2, 1.2);
    const py = (y + y2) / 2 + ((x2 - x) / n) * aside + 2;
    return { x: round(px), y: round(py), size: Math.round(size * 100) / 100 };
  });
}

const MERLONS = 4.6;
const TOWERS = 50;
/** Merlons stand on the upper side; a short wall has a tower at either end. */
function wallOf(line: readonly Pair[]): { d: string; merlons: string; towers: Pair[] } {
  const path = smoothed(resampled(line, 8), 3);
  const up = beside(path, 5).reduce((sum, [x, y], i) => sum + y - path[i]![1] + 0.4 * (x - path[i]![0]), 0);
  const total = lengthOf(path);
  const posts = resampled(path, total / Math.max(2, Math.round(total / TOWERS)));
  const towers = total > 90 ? posts : [posts[0]!, posts[posts.length - 1]!];
  return { d: curve(path), merlons: curve(beside(path, up < 0 ? MERLONS : -MERLONS)), towers };
}

function closedOf(line: readonly Pair[]): { d: string; crosses: Pair[] } {
  const [[ax, ay], [bx, by]] = [line[0]!, line[line.length - 1]!];
  const crosses = [0.12, 0.5, 0.88].map((t): Pair => [round(ax + (bx - ax) * t), round(ay + (by - ay) * t)]);
  return { d: straight([line[0]!, line[line.length - 1]!]), crosses };
}

function crossing(line: readonly Pair[]): { d: string; ends: [Pair, Pair]; junk: Pair } {
  const [a, b] = [line[0]!, line[line.length - 1]!];
  const bend = line[Math.floor(line.length / 2)]!;
  const middle = (axis: 0 | 1): number => round((a[axis] + 2 * bend[axis] + b[axis]) / 4);
  return {
    d: `M${a[0]} ${a[1]}Q${bend[0]} ${bend[1]} ${b[0]} ${b[1]}`,
    ends: [a, b],
    junk: [middle(0), middle(1)],
  };
}
