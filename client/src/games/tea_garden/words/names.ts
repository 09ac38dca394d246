/** Names of places and emperor cards: in the reader's language, but where a host's file has its own names, as that has them. */
import type { Args } from "../../../lib/words/seats";
import type { BoardFile, Card, ProvinceFile, RegionFile } from "../wire";

export type Say = (id: string, args?: Args) => string;

/** What the file of the house calls them, for those that have other names in other languages. Regions have the same in all. */
export const USUAL: ReadonlyMap<string, string> = new Map([
  ["province-yellow", "Home Valley"],
  ["province-green", "Sichuan"],
  ["province-blue", "Guizhou"],
  ["province-orange", "Hunan"],
  ["province-red", "Hubei"],
  ["card-E01", "Master of the Cellar"],
  ["card-E02", "Keeper of Dark Tea"],
  ["card-E03", "Spring Harvest"],
  ["card-E04", "Imperial Seal"],
  ["card-E05", "Imperial Decree"],
  ["card-E06", "Keeper of the Teapots"],
  ["card-E07", "Lord of the Gardens"],
  ["card-E08", "Garden Architect"],
  ["card-E09", "Caravan Master"],
  ["card-E10", "Road Warden"],
  ["card-E11", "Refined Court"],
  ["card-E12", "Admiral of the River"],
  ["card-E13", "Chancellor of Studies"],
  ["card-E14", "Porcelain Patron"],
  ["card-E15", "Tea Ceremony"],
  ["card-E16", "Grand Tea Ceremony"],
  ["river-name", "Yangtze"],
]);

const typeset = (name: string): string => name.replaceAll("'", "’");

/** A name that the file leaves empty is as in the catalogue. */
const isOwn = (id: string, name: string): boolean => name.trim() !== "" && USUAL.get(id) !== name;

/** `plain`: what it is called where neither file nor catalogue has a name. */
function named(id: string, name: string, plain: string, say: Say): string {
  if (isOwn(id, name)) return typeset(name);
  const said = say(id);
  return said === id ? name || plain : said;
}
export const nameOfRegion = ({ name }: RegionFile): string => typeset(name);
export const nameOfProvince = ({ id, name }: ProvinceFile, say: Say): string => named(`province-${id}`, name, id, say);
export const nameOfRiver = ({ decor }: BoardFile, say: Say): string =>
  named("river-name", decor.river.name, "name", say);
export const nameOfEmperor = (card: Card, title: string, say: Say): string => named(`card-${card}`, title, card, say);

/** The names that are the file's own, by message id: so map, cards and all sentences agree. */
export function ownNames(board: BoardFile): ReadonlyMap<string, string> {
  const all = [
    ...board.regions.map(({ id, name }) => [`region-${id}`, name] as const),
    ...board.provinces.map(({ id, name }) => [`province-${id}`, name] as const),
    ...board.emperor_cards.map(({ id, title }) => [`card-${id}`, title] as const),
    ["river-name", board.decor.river.name] as const,
  ];
  return new Map(all.flatMap(([id, name]) => (isOwn(id, name) ? [[id, typeset(name)] as const] : [])));
}
