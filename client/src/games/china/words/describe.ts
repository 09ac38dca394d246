/** What a screen reader says of each place of the map. */
import { seatOf } from "../../../lib/words/seats";
import type { Phrase } from "../../contract";
import { atlas, type Target } from "../board/geometry";
import type { View } from "../view";
import type { BoardFile, Region } from "../wire";

/** `legal`: whether the chosen cards may put a piece there. */
export function describe(view: View, board: BoardFile, target: Target, legal: boolean): Phrase {
  const { space, region, badge } = atlas(board);
  const s = space.get(target);
  const may = String(legal);
  if (s) {
    const fort = String(view.forts.includes(s.id));
    const args = { city: s.city, region: s.region, fort };
    const owner = view.houses[s.id];
    if (owner !== undefined) return { id: "place-house", args: { ...args, owner: seatOf(owner) } };
    return { id: "place-space", args: { ...args, may } };
  }
  const r = region.get(target);
  if (r) {
    const { cap, emissaries } = view.outlook.standing.regions.find((x) => x.region === r.id) ?? {
      cap: 0,
      emissaries: 0,
    };
    return { id: "place-dragon", args: { region: r.id, count: emissaries, most: cap, may } };
  }
  const { number, regions } = badge.get(target) ?? { number: 0, regions: ["", ""] };
  const points = view.outlook.standing.alliances.find((a) => a.number === number)?.points ?? [];
  const winners = points.flatMap((p, seat) => (p > 0 ? [seatOf(seat)] : []));
  const args = { number, region: regions[0], other: { id: `region-${regions[1]}` } };
  if (winners.length === 0) return { id: "place-alliance", args };
  return { id: "place-alliance-held", args: { ...args, winners, points: Math.max(...points) } };
}

/** The heading of a region's places. */
export function describeRegion(view: View, board: BoardFile, id: Region): Phrase {
  const region = atlas(board).region.get(id);
  const houses = view.outlook.standing.regions.find((r) => r.region === id)?.houses ?? [];
  const count = houses.reduce((sum, n) => sum + n, 0);
  const most = region?.house_spaces.length ?? 0;
  return { id: "place-region", args: { region: id, color: region?.color ?? "", count, most } };
}
