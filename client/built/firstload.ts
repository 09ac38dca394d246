/** What a browser fetches before the first thing is on the screen, from the notes that the build leaves beside the pages (`build.manifest`). */
import { existsSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { GAMES } from "../chunks";

export const DIST = resolve(process.env.DIST ?? join(import.meta.dirname, "../dist"));
export const LANGUAGES = ["en", "pl", "de", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

interface Chunk {
  file: string;
  isEntry?: boolean;
  css?: string[];
  imports?: string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

export const manifest = (): Manifest => JSON.parse(readFileSync(join(DIST, ".vite/manifest.json"), "utf8")) as Manifest;

/** The page itself. Its picture for the tab is one of the pictures. */
const PAGE = ["index.html", "theme.js"];

/** Scripts and styles of some modules, with all that these import. */
export function filesOf(chunks: Manifest, modules: readonly string[]): Set<string> {
  const files = new Set(PAGE);
  const seen = new Set<string>();
  const add = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    const chunk = chunks[name];
    if (!chunk) throw new Error(`${name}: the build has made no such file`);
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    for (const other of chunk.imports ?? []) add(other);
  };
  modules.forEach(add);
  return files;
}

/** Everybody fetches what index.html names. */
const entries = (chunks: Manifest): string[] => Object.keys(chunks).filter((name) => chunks[name]!.isEntry);

/** The lobby with its list of games; pictures of their boards come when they are in sight. */
export const lobbyFiles = (chunks: Manifest, language: Language): Set<string> =>
  filesOf(chunks, [
    ...entries(chunks),
    "src/routes/Lobby.svelte",
    `../locales/${language}.ftl?lobby`,
    ...GAMES.map((game) => `../games/${game}/locales/${language}.ftl?card`),
  ]);

/** A table with its first board. */
export const tableFiles = (chunks: Manifest, game: string, language: Language): Set<string> =>
  filesOf(chunks, [
    ...entries(chunks),
    "src/routes/Table.svelte",
    "src/lib/tableassets.ts",
    `src/games/${game}/index.ts`,
    `src/games/${game}/wire.ts?seats`,
    `../locales/${language}.ftl?house`,
    `../games/${game}/locales/${language}.ftl?game`,
  ]);

/** What follows right after that board; the panel of a question in the middle of a turn is in it. */
export const secondFiles = (chunks: Manifest, game: string, language: Language): Set<string> =>
  filesOf(chunks, [
    ...[`src/games/${game}/afterboardparts.ts`].filter((name) => name in chunks),
    `../locales/${language}.ftl?house-second`,
    `../games/${game}/locales/${language}.ftl?game-second`,
  ]);

/** How many bytes a browser gets that knows Brotli: what does not get shorter by it is sent as it is. */
export function bytesOf(files: Iterable<string>): number {
  const sent = [...files].map((file) => join(DIST, file));
  return sent.reduce((sum, file) => sum + statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size, 0);
}
