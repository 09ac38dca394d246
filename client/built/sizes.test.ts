// A first load stays small, and what the build has compressed is what it says.
import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { GAMES } from "../chunks";
import { compressible } from "../compress";
import { bytesOf, DIST, LANGUAGES, lobbyFiles, manifest, tableFiles } from "./firstload";

/** In thousands of bytes, compressed: page, scripts, styles, and the words of one language. Fonts and pictures are told apart. */
const MOST = { lobby: 120, table: 170 };

const chunks = manifest();
const told: string[] = [];
const thousands = (bytes: number): number => Math.round(bytes / 100) / 10;

afterAll(() => console.log(told.join("\n")));

it("knows all games", () => expect(GAMES.length).toBeGreaterThan(3));

describe.each(LANGUAGES)("a first load in %s", (language) => {
  it("of the lobby is small", () => {
    const size = thousands(bytesOf(lobbyFiles(chunks, language)));
    told.push(`lobby ${language} ${size}`);
    expect(size).toBeLessThanOrEqual(MOST.lobby);
    // The page itself, the client's own script and a catalogue are in it.
    expect(size).toBeGreaterThan(40);
  });
  it.each(GAMES)("of a table of %s is small", (game) => {
    const files = tableFiles(chunks, game, language);
    const size = thousands(bytesOf(files));
    told.push(`${game} ${language} ${size}`);
    expect([...files].some((file) => file.includes(game))).toBe(true);
    expect(size).toBeLessThanOrEqual(MOST.table);
    expect(size).toBeGreaterThan(80);
  });
});

it("has a compressed form beside each file that gets shorter by it", () => {
  const files = compressible(DIST);
  expect(files.length).toBeGreaterThan(100);
  const short = files.filter((file) => existsSync(`${file}.br`));
  expect(short.length).toBeGreaterThan(files.length * 0.9);
  for (const file of short)
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).equals(readFileSync(file)), relative(DIST, file)).toBe(
      true,
    );
});
