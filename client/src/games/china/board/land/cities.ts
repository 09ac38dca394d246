/** Where the names of cities stand on a board that is large enough: beside their space, covering nothing. */
import { touches, type Box } from "../../../../lib/board/paths";
import { atlas, BADGE, DRAGON, HOUSE } from "../geometry";
import { MARK, MARK_STEP, sideOf } from "../pieces/holders";
import { labelPlace } from "./labels";
import type { BoardFile, Space } from "../../wire";

export interface CityPlace {
  id: Space;
  city: string;
  x: number;
  /** Base line. */
  y: number;
  anchor: "start" | "middle" | "end";
  box: Box;
}

const LETTER = 7.9;
const HEIGHT = 17;
/** From the middle of a space to the name: a house's plate, its edge and shadow. */
const BELOW = HOUSE + 20;
const ABOVE = HOUSE + 9;
const BESIDE = HOUSE + 7;

const square = (x: number, y: number, r: number): Box => ({ x: x - r, y: y - r, width: 2 * r, height: 2 * r });

/** Everything a name must stay clear of. */
function taken(board: BoardFile): Box[] {
  return [
    ...board.spaces.map((s) => square(s.x, s.y - 1, HOUSE + 2)),
    // The pips hang below the medallion.
    ...board.regions.map((r) => ({ ...square(r.dragon.x, r.dragon.y, DRAGON + 2), height: 2 * DRAGON + 16 })),
    ...board.alliances.flatMap((a) => {
      const side = sideOf(board, a);
      const marks = [0, 1].map((n) => square(a.x + side.x * (MARK + n * MARK_STEP), a.y + side.y * MARK, 14));
      return [square(a.x, a.y, BADGE + 3), ...marks];
    }),
    ...board.regions.flatMap((r) => {
      const { hx, hy, tx, ty, width } = labelPlace(r);
      return [square(hx, hy, 21), { x: tx - width / 2 - 3, y: ty - 21, width: width + 6, height: 28 }];
    }),
  ];
}

/** How much of the roads a box would cross. */
function crossings(board: BoardFile, box: Box): number {
  const { space } = atlas(board);
  return board.roads.filter(([a, b]) => {
    const [p, q] = [space.get(a), space.get(b)];
    if (!p || !q) return false;
    return Array.from({ length: 41 }, (_, i) => i / 40).some((t) => {
      const [x, y] = [p.x + (q.x - p.x) * t, p.y + (q.y - p.y) * t];
      return x > box.x && x < box.x + box.width && y > box.y - 3 && y < box.y + box.height + 3;
    });
  }).length;
}

const inside = ([x, y]: readonly [number, number], shape: readonly (readonly [number, number])[]): boolean =>
  shape.reduce((odd, [ax, ay], i) => {
    const [bx, by] = shape[(i + shape.length - 1) % shape.length]!;
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !odd : odd;
  }, false);
/** How many corners of a name lie outside its region. */
function abroad(board: BoardFile, { id, box }: CityPlace): number {
  const { space, region } = atlas(board);
  const shape = region.get(space.get(id)?.region ?? "")?.polygon ?? [];
  const corners = [box.x, box.x + box.width].flatMap((x) => [box.y, box.y + box.height].map((y) => [x, y] as const));
  return corners.filter((corner) => !inside(corner, shape)).length;
}

const places = new WeakMap<BoardFile, CityPlace[]>();
/** The names that find room; others are left to the card of details. Made once for a board. */
export function cityPlaces(board: BoardFile): CityPlace[] {
  const known = places.get(board);
  if (known) return known;
  const obstacles = taken(board);
  const found: CityPlace[] = [];
  const options = board.spaces.map((s) => {
    const width = s.city.length * LETTER + 4;
    const at = (x: number, y: number, anchor: CityPlace["anchor"]): CityPlace => {
      const left = anchor === "middle" ? x - width / 2 : anchor === "start" ? x : x - width;
      return { id: s.id, city: s.city, x, y, anchor, box: { x: left, y: y - HEIGHT + 4, width, height: HEIGHT } };
    };
    const list = [
      at(s.x, s.y + BELOW, "middle"),
      at(s.x, s.y - ABOVE, "middle"),
      at(s.x + BESIDE, s.y + 4, "start"),
      at(s.x - BESIDE, s.y + 4, "end"),
      at(s.x + 12, s.y + BELOW, "start"),
      at(s.x - 12, s.y + BELOW, "end"),
      at(s.x + 12, s.y - ABOVE, "start"),
      at(s.x - 12, s.y - ABOVE, "end"),
    ].filter(
      (p) =>
        p.box.x > 100 &&
        p.box.x + p.box.width < 992 &&
        p.box.y > 92 &&
        p.box.y + p.box.height < 992 &&
        !obstacles.some((o) => touches(o, p.box)),
    );
    return list
      .map((p, n) => ({ p, cost: crossings(board, p.box) * 100 + abroad(board, p) * 9 + n }))
      .sort((a, b) => a.cost - b.cost);
  });
  // Those with the least choice go first.
  for (const list of options.sort((a, b) => a.length - b.length)) {
    const free = list.find(({ p, cost }) => cost < 30 && !found.some((o) => touches(o.box, p.box)));
    if (free) found.push(free.p);
  }
  places.set(board, found);
  return found;
}
