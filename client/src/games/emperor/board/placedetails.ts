/** What the card of a province says; all of it is in the view and on the map. */
import { atlas, symbolsOf, SYMBOLS, type SymbolKind } from "./geometry";
import type { View } from "../view";
import type { BoardFile, Province, ProvinceFile, ProvinceState } from "../wire";

export interface Neighbour {
  id: Province;
  /** What lies on the border (`map-…`): its barrier, or the sea. */
  border: string;
  owner: number | null;
  markers: number;
}
export interface Details {
  province: ProvinceFile;
  state: ProvinceState | null;
  /** Unoccupied, and under this seat's influence. */
  influence: number | null;
  symbols: { kind: SymbolKind; count: number }[];
  neighbours: Neighbour[];
  /** Seats whose colonists could go there (E12). */
  reach: number[];
  /** Seats that would hold fifteen with it. */
  fifteen: number[];
}

const seatsWith = (lists: readonly (readonly Province[])[], id: Province): number[] =>
  lists.flatMap((list, seat) => (list.includes(id) ? [seat] : []));

export function detailsOf(board: BoardFile, view: View, id: Province): Details | null {
  const { province, near } = atlas(board, view.outlook.barriers);
  const file = province.get(id);
  if (!file) return null;
  const held = view.outlook.influence.findIndex((list) => list.includes(id));
  const kinds = symbolsOf(view, id);
  return {
    province: file,
    state: view.table.provinces[id] ?? null,
    influence: held < 0 ? null : held,
    symbols: SYMBOLS.map((kind) => ({ kind, count: kinds.filter((k) => k === kind).length })).filter(
      (s) => s.count > 0,
    ),
    neighbours: [...(near.get(id) ?? [])].map(([other, border]) => ({
      id: other,
      border: border.kind === "sea" ? "sea" : border.counts,
      owner: view.table.provinces[other]?.owner ?? null,
      markers: view.table.provinces[other]?.markers ?? 0,
    })),
    reach: seatsWith(view.outlook.reach, id),
    fifteen: seatsWith(view.outlook.completing, id),
  };
}
