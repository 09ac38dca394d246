/** What the card of details says about a thing on the board; all of it is in the view and its outlook. */
import { atlas, type Target } from "./geometry";
import type { View } from "../view";
import type { AllianceFile, BoardFile, RegionFile, RegionStanding, SpaceFile } from "../wire";

/** One seat's row. */
export interface Row {
  seat: number;
  houses: number;
  emissaries: number;
  points: number;
}
export type Details =
  | {
      kind: "region";
      region: RegionFile;
      scored: boolean;
      rows: Row[];
      free: number;
      emissaries: number;
      cap: number;
      alliances: number[];
    }
  | { kind: "space"; space: SpaceFile; region: RegionFile; owner: number | null; fort: boolean; roads: string[] }
  | {
      kind: "alliance";
      alliance: AllianceFile;
      regions: [RegionFile, RegionFile];
      /** Emissaries of a seat on both sides, and its points. */
      rows: { seat: number; sides: [number, number]; points: number }[];
    };

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

export function detailsOf(board: BoardFile, view: View, target: Target): Details | null {
  const { space, region, badge, roads } = atlas(board);
  const s = space.get(target);
  const home = s && region.get(s.region);
  if (s && home) {
    const near = (roads.get(s.id) ?? []).flatMap((id) => space.get(id)?.city ?? []);
    const owner = view.houses[s.id] ?? null;
    return { kind: "space", space: s, region: home, owner, fort: view.forts.includes(s.id), roads: near };
  }
  const r = region.get(target);
  if (r) return regionDetails(board, view, r);
  const a = badge.get(target);
  const [p, q] = [a && region.get(a.regions[0]), a && region.get(a.regions[1])];
  if (!a || !p || !q) return null;
  const points = view.outlook.standing.alliances.find((x) => x.number === a.number)?.points ?? [];
  const rows = view.seats
    .map((_, seat) => ({
      seat,
      sides: [view.emissaries[p.id]?.[seat] ?? 0, view.emissaries[q.id]?.[seat] ?? 0] as [number, number],
      points: points[seat] ?? 0,
    }))
    .filter(({ sides }) => sum(sides) > 0)
    .sort((x, y) => y.points - x.points || sum(y.sides) - sum(x.sides));
  return { kind: "alliance", alliance: a, regions: [p, q], rows };
}

function regionDetails(board: BoardFile, view: View, region: RegionFile): Details {
  const now: RegionStanding | undefined = view.outlook.standing.regions.find((r) => r.region === region.id);
  const rows = view.seats
    .map((_, seat) => ({
      seat,
      houses: now?.houses[seat] ?? 0,
      emissaries: view.emissaries[region.id]?.[seat] ?? 0,
      points: now?.points[seat] ?? 0,
    }))
    .filter((row) => row.houses + row.emissaries > 0)
    .sort((a, b) => b.houses - a.houses || b.emissaries - a.emissaries);
  return {
    kind: "region",
    region,
    scored: view.scored.includes(region.id),
    rows,
    free: region.house_spaces.length - sum(now?.houses ?? []),
    emissaries: now?.emissaries ?? 0,
    cap: now?.cap ?? 0,
    alliances: board.alliances.filter((a) => a.regions.includes(region.id)).map((a) => a.number),
  };
}
