/**
 * Which modules of the client lie in one file. A dozen small files weigh more than one (each is compressed by itself) and each is asked for by itself:
 * what every page has is one, what lobby and table share, what every table has, and of each game the picture of its board and its first board.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

const SRC = join(import.meta.dirname, "src");
/** Every game that has a page. */
export const GAMES = readdirSync(join(SRC, "games")).filter((game) => existsSync(join(SRC, "games", game, "index.ts")));

/** A source with all that comes with it: what it imports by name, not what it fetches later. */
export function withImports(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  if (path.endsWith(".css")) return seen;
  for (const [, type, from] of readFileSync(path, "utf8").matchAll(
    /^\s*(?:import|export) (type )?(?:[^";]* from )?"(\.[^"]+)";/gm,
  )) {
    const file = resolve(dirname(path), from!);
    const found = [`${file}.ts`, `${file}/index.ts`, file].find((f) => /\.(ts|svelte|css)$/.test(f) && existsSync(f));
    if (found && !type) withImports(found, seen);
  }
  return seen;
}

const of = (path: string): Set<string> => withImports(join(SRC, path));
const lobby = of("routes/Lobby.svelte");
const table = of("routes/Table.svelte");
const boards = new Map(GAMES.map((game) => [game, of(`games/${game}/index.ts`)]));
const pictures = new Map(GAMES.map((game) => [game, of(`games/${game}/board/Picture.svelte`)]));
const holders = (sets: ReadonlyMap<string, Set<string>>, file: string): string[] =>
  [...sets].flatMap(([name, files]) => (files.has(file) ? [name] : []));

/** The file that a module goes to; null: wherever it is used. A style goes with its component. */
export function chunkOf(id: string): string | null {
  const [file, query] = id.split("?") as [string, string | undefined];
  if (query !== undefined && !query.includes("type=style")) return null;
  const [of, seen] = [holders(boards, file), holders(pictures, file)];
  if (seen.length > 1 || (lobby.has(file) && (table.has(file) || of.length > 0))) return "house";
  if (seen.length === 1) return `picture-${seen[0]}`;
  if (table.has(file) || of.length > 1) return "table";
  // What lies in the folder of a game is that game's alone, and so is the plan of the room that it asks for; other games' second loads may
  // want the rest as well.
  if (of.length === 1)
    return file.includes(`/games/${of[0]}/`) || file.includes("/lib/table/plans/") ? `board-${of[0]}` : "table";
  return null;
}
