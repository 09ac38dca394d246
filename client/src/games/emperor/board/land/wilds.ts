/** What is drawn on the lands that nobody plays for and on the open sea, so that they are no empty paper: small, faint signs. */
import { extent, holds, type Box, type Pair } from "../../../../lib/board/paths";
import { geography, outerLands } from "./land";
import { scatter } from "../../../../lib/board/lines";
import type { BoardFile } from "../../wire";

export interface Wilds {
  /** Paths: dunes in the north, hills in the west, trees in the south, waves at sea. */
  dunes: string;
  hills: string;
  trees: string;
  waves: string;
}

/** So far there are signs: as far as a wide screen shows. */
const FAR: Box = { x: -500, y: -300, width: 2000, height: 1600 };
const STEP = 66;
/** So far from what matters. */
const CLEAR = 30;
const NAME = { width: 150, height: 46 };

const made = new WeakMap<BoardFile, Wilds>();
export function wildsOf(board: BoardFile): Wilds {
  const known = made.get(board);
  if (known) return known;
  const wilds: Wilds = { dunes: "", hills: "", trees: "", waves: "" };
  const random = scatter(11);
  const lands = outerLands(board).map(area);
  const homes = board.provinces.flatMap((p) => [p.polygon, ...p.islands]).map(area);
  const names = geography(board).map(({ at: [x, y] }): Box => ({ x: x - NAME.width / 2, y: y - 32, ...NAME }));
  const ways = board.borders.filter((b) => b.kind === "sea").flatMap((b) => b.line);
  const [width, height] = board.size;
  for (let y = FAR.y; y < FAR.y + FAR.height; y += STEP)
    for (let x = FAR.x; x < FAR.x + FAR.width; x += STEP) {
      const at: Pair = [x + random(-20, 20), y + random(-20, 20)];
      const dry = (areas: readonly Area[]): number => around(at).filter((p) => areas.some((a) => lies(p, a))).length;
      if (names.some((box) => inside(box, at)) || dry(homes) > 0) continue;
      const land = dry(lands);
      const pen = `M${Math.round(at[0])} ${Math.round(at[1])}`;
      if (land === 0 && ways.every((p) => Math.hypot(p[0] - at[0], p[1] - at[1]) > 60)) wilds.waves += pen + WAVE;
      else if (land < around(at).length) continue;
      else if (at[1] < height * 0.28) wilds.dunes += pen + DUNE;
      else if (at[0] < width * 0.2 || at[1] < height * 0.6) wilds.hills += pen + HILL;
      else wilds.trees += pen + TREE;
    }
  made.set(board, wilds);
  return wilds;
}

const WAVE = "q5-5 10 0t10 0";
const DUNE = "c6-7 11-7 15-2c2 2 4 3 7 3m-17 4c5-4 8-4 12 0";
const HILL = "l7-11l3 4l4-8l9 15m-12-7l-2 5";
const TREE = "c-5 0-6-7 0-9c1-6 9-6 10 0c6 2 5 9 0 9zm5 0v6";

const inside = (box: Box, [x, y]: Pair): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;

interface Area {
  line: readonly Pair[];
  box: Box;
}
const area = (line: readonly Pair[]): Area => ({ line, box: extent(line) });
const lies = (p: Pair, { line, box }: Area): boolean => inside(box, p) && holds(line, p[0], p[1]);

/** A point and four more round it. */
const around = ([x, y]: Pair): Pair[] => [
  [x, y],
  [x - CLEAR, y],
  [x + CLEAR, y],
  [x, y - CLEAR],
  [x, y + CLEAR],
];
