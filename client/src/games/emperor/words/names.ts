/** Names of provinces: in the reader's language, but where a host's file has its own names, as that has them. */
import type { BoardFile, Province } from "../wire";

/** What the file of the house calls them. */
export const USUAL: ReadonlyMap<Province, string> = new Map([
  ["kansu", "Kansu"],
  ["shensi", "Shensi"],
  ["shansi", "Shansi"],
  ["hopeh", "Hopeh"],
  ["shantung", "Shantung"],
  ["honan", "Honan"],
  ["kiangsu", "Kiangsu"],
  ["anhwei", "Anhwei"],
  ["hupeh", "Hupeh"],
  ["szechwan", "Szechwan"],
  ["hunan", "Hunan"],
  ["kiangsi", "Kiangsi"],
  ["chekiang", "Chekiang"],
  ["fukien", "Fukien"],
  ["kwangtung", "Kwangtung"],
  ["kwangsi", "Kwangsi"],
  ["kweichow", "Kweichow"],
  ["yunnan", "Yunnan"],
  ["liaoning", "Liaoning"],
  ["korea", "Korea"],
  ["taiwan", "Taiwan"],
]);

/** As sentences ask for a province: each is a family of messages in the catalogues. */
const FAMILIES = ["province", "from", "to", "place", "origin"] as const;

/** The names that are the file's own, by message id: so map and all sentences agree. */
export const ownNames = ({ provinces }: BoardFile): ReadonlyMap<string, string> =>
  new Map(
    provinces.flatMap(({ id, name }) =>
      name === "" || USUAL.get(id) === name
        ? []
        : FAMILIES.map((family) => [`${family}-${id}`, name.replaceAll("'", "’")] as const),
    ),
  );
