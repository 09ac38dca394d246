/** Some states of China, for pictures of a board that nobody plays on. */
import type { View } from "../view";
import type { BoardFile, ProvinceState } from "../wire";

/** Province: seat, markers, [cities, mines, farms]. */
const HELD: Readonly<Record<string, readonly [number, number, ProvinceState["symbols"]]>> = {
  shansi: [0, 3, [0, 0, 0]],
  honan: [0, 7, [1, 0, 1]],
  hupeh: [0, 4, [0, 0, 0]],
  hunan: [1, 5, [0, 0, 0]],
  kiangsi: [1, 6, [0, 0, 1]],
  kwangtung: [1, 3, [1, 0, 0]],
  shantung: [2, 4, [0, 0, 0]],
  kiangsu: [2, 5, [0, 0, 1]],
  anhwei: [2, 2, [0, 0, 0]],
  korea: [2, 3, [0, 0, 0]],
  szechwan: [3, 8, [0, 2, 0]],
  kansu: [3, 3, [0, 0, 0]],
  shensi: [3, 4, [0, 0, 0]],
  chekiang: [4, 4, [0, 1, 0]],
  fukien: [4, 4, [0, 0, 0]],
  taiwan: [4, 3, [1, 0, 0]],
};

/** Only what the drawn layers of a resting map read. */
export function sampleView(board: BoardFile): View {
  const provinces = Object.fromEntries(
    Object.entries(HELD).map(([id, [owner, markers, symbols]]) => [
      id,
      { owner, markers, spent: 0, exhausted: 0, symbols },
    ]),
  );
  const table = {
    provinces: { ...provinces, yunnan: { owner: null, markers: 0, spent: 0, exhausted: 0, symbols: [0, 0, 1] } },
    battle: null,
    active: 0,
  };
  const outlook = {
    influence: [],
    scores: [],
    points: [],
    reach: [],
    completing: [],
    attacks: [],
    barriers: {},
  };
  return { viewer: "public", board: board.id, table, outlook } as unknown as View;
}
