/** Names of places: in the reader's language, else as the host's file has them. */
import type { BoardFile, ProvinceFile, Region, RegionFile } from "./wire";
import { regionFile } from "./geometry";

export type Say = (id: string, args?: Record<string, unknown>) => string;

const known = (id: string, say: Say, else_: string): string => {
  const said = say(id);
  return said === id ? else_ : said;
};
/** The same words as in sentences of the house, so that map and log agree. */
export const nameOfRegion = (region: RegionFile, say: Say): string => known(`region-${region.id}`, say, region.name);
export const nameOfProvince = (province: ProvinceFile, say: Say): string =>
  known(`province-${province.id}`, say, province.name);
export const regionName = (board: BoardFile, region: Region | number, say: Say): string => {
  const file = regionFile(board, String(region));
  return file ? nameOfRegion(file, say) : String(region);
};
