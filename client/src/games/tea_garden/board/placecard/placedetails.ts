/** What there is to tell of a region, a stack of cups and the river; all of it is in the view and on the board. */
import { holdersOf, regionFile } from "../valley/geometry";
import type { View } from "../../view";
import { bonusOf } from "../valley/tokens";
import type { BoardFile, Cup, Effect, Province, ProvinceFile, Region, RegionFile, SpaceFile } from "../../wire";

/** A region beside this one. */
export interface Neighbour {
  file: RegionFile;
  /** The river runs between. */
  river: boolean;
}
export interface RegionDetails {
  file: RegionFile;
  province: ProvinceFile | null;
  bonus: readonly Effect[];
  spaces: readonly { file: SpaceFile; owner: number | null }[];
  free: number;
  neighbours: readonly Neighbour[];
  /** T21: strength beyond the pagoda's number that the seat at turn needs there; null: not possible for it. */
  extra: number | null;
}

export function regionDetails(board: BoardFile, view: View, id: Region): RegionDetails | null {
  const file = regionFile(board, id);
  if (!file) return null;
  const at = board.regions.indexOf(file);
  const holders = holdersOf(view);
  const spaces = file.spaces.map((s) => ({ file: s, owner: holders.get(s.id) ?? null }));
  return {
    file,
    province: board.provinces.find((p) => p.id === file.province) ?? null,
    bonus: bonusOf(board, view.table.bonus[at] ?? null),
    spaces,
    free: spaces.filter((s) => s.owner === null).length,
    neighbours: file.adjacent.flatMap((n) => {
      const other = regionFile(board, String(n));
      return other ? [{ file: other, river: file.across_river.includes(n) }] : [];
    }),
    extra: view.outlook.gardens[at] ?? null,
  };
}

export interface StackDetails {
  province: ProvinceFile;
  top: Cup | null;
  /** Tiles in the stack, the top one too. */
  count: number;
  /** T36: seats that may take from it. */
  open: readonly number[];
}
export function stackDetails(board: BoardFile, view: View, id: Province): StackDetails | null {
  const n = board.provinces.findIndex((p) => p.id === id);
  const province = board.provinces[n];
  if (!province) return null;
  const top = view.table.tops[n] ?? null;
  return {
    province,
    top,
    count: (view.table.down.cups[n] ?? 0) + (top ? 1 : 0),
    open: view.outlook.cups[n] ?? [],
  };
}
