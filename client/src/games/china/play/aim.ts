/** What a move would place, and where. */
import { atlas } from "../board/geometry";
import type { BoardFile, Region, Space } from "../wire";

export type Aim = { kind: "house" | "fort"; space: Space } | { kind: "emissary"; region: Region };

export const regionOf = (board: BoardFile, aim: Aim): Region =>
  aim.kind === "emissary" ? aim.region : (atlas(board).space.get(aim.space)?.region ?? "");
