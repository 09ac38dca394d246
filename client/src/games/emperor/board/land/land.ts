/** The land round the provinces, carried on beyond the printed frame, so that the map may fill any box. */
import { extent, polygon, type Pair } from "../../../../lib/board/paths";
import { BEYOND, isOurs, landOf } from "../geometry";
import type { BoardFile } from "../../wire";

const EDGE = 4;

/** Points on the printed frame go out to where nobody looks. */
function carriedOn(line: readonly Pair[], [width, height]: readonly [number, number]): Pair[] {
  const out = (v: number, size: number, from: number, to: number): number =>
    v <= -EDGE ? from : v >= size + EDGE ? to : v;
  return line.flatMap(([x, y]): Pair[] => {
    // A coast that leaves the frame in its upper right corner goes on as it ran.
    if (x >= width + EDGE && y > 0 && y < 100)
      return [
        [width + 10, 40],
        [width + 120, -60],
        [width + 500, -500],
      ];
    return [[out(x, width, BEYOND.x, BEYOND.x + BEYOND.width), out(y, height, BEYOND.y, BEYOND.y + BEYOND.height)]];
  });
}

/** Narrower than that, a land on the frame is but a sliver; up to that, an island: it ends soon after. */
const SLIVER = 25;
const ISLAND = 200;
const TAIL = 70;

const onFrame = ([x, y]: Pair, [width, height]: readonly [number, number]): boolean =>
  x <= -EDGE || y <= -EDGE || x >= width + EDGE || y >= height + EDGE;

/** An island that the frame cuts off runs out in a point. */
function endedSoon(line: readonly Pair[], size: readonly [number, number]): Pair[] {
  const box = extent(line);
  return line.map((p): Pair => (onFrame(p, size) && p[1] > 0 ? [box.x + box.width / 2, p[1] + TAIL] : p));
}

export const outerLands = (board: BoardFile): Pair[][] =>
  board.decor.land.flatMap((line) => {
    const { width } = extent(line);
    if (width < SLIVER && line.some((p) => onFrame(p, board.size))) return [];
    return [width < ISLAND ? endedSoon(line, board.size) : carriedOn(line, board.size)];
  });

export const outerLand = (board: BoardFile): string => outerLands(board).map(polygon).join("");

/** All land there is, for the lines along the coast. */
export const allLand = (board: BoardFile): string => outerLand(board) + board.provinces.map(landOf).join("");

/** Lands and seas that have a name in every language; others stand as the file has them. */
const KNOWN: ReadonlySet<string> = new Set([
  "yellow-sea",
  "east-china-sea",
  "south-china-sea",
  "formosa-strait",
  "mongolia",
  "manchuria",
  "tibet",
  "annam",
  "burma",
]);

/** The name of a land or sea of the file, in the reader's language. */
export function geoName(text: string, say: (id: string) => string): string {
  const id = text.toLowerCase().replaceAll(" ", "-");
  return KNOWN.has(id) ? say(`geo-${id}`) : text;
}

/** Longer than this, a name stands in two lines: the sea has no room for more. */
const LONG = 17;

/** A name in one line or two, cut at the space nearest to its middle. */
export function linesOf(name: string): string[] {
  if (name.length <= LONG) return [name];
  const spaces = [...name].flatMap((letter, at) => (letter === " " ? [at] : []));
  const far = (at: number): number => Math.abs(at - name.length / 2);
  const cut = spaces.sort((a, b) => far(a) - far(b))[0];
  return cut === undefined ? [name] : [name.slice(0, cut), name.slice(cut + 1)];
}

/** Where our map has a better place for a name than the file; null: no room for it. */
const BETTER: Readonly<Record<string, Pair | null>> = {
  // Beside the legend, which is wider in some languages.
  Mongolia: [505, 92],
  Tibet: [70, 338],
  Burma: [78, 862],
  "East China Sea": [876, 560],
  "Formosa Strait": null,
};

/** The names of lands and seas with their places. */
export const geography = (board: BoardFile): { text: string; at: Pair }[] =>
  board.decor.texts.flatMap(({ text, at }) => {
    const better = isOurs(board) ? BETTER[text] : undefined;
    return better === null ? [] : [{ text, at: better ?? at }];
  });
