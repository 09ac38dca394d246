// A table is fetched without what its first board does not need; what that board needs itself must be there.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { GAMES, withImports } from "../../../chunks";
import { catalogue, LANGUAGES } from "../words/catalogues";
import { idsSaid } from "../words/scan";

const src = resolve(import.meta.dirname, "../..");
/** What a first board is made of; of the words themselves, a test only names them. */
const sourcesOf = (...entries: string[]): string[] => {
  const all = new Set<string>();
  for (const entry of entries) withImports(`${src}/${entry}`, all);
  return [...all].filter((path) => !/wire\.ts$|words\/parts\.ts$/.test(path));
};
const idsOf = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
/** A message that is said when the sentence is about me. */
const plain = (id: string): string => id.replace(/-(?:from-|with-)?you$/, "");
const saidBy = (sources: readonly string[]): string[] => sources.flatMap((path) => idsSaid(readFileSync(path, "utf8")));
const isSaid = (said: readonly string[], id: string): boolean =>
  said.some((s) => (s.endsWith("*") ? s.length > 1 && id.startsWith(s.slice(0, -1)) : plain(id) === s || id === s));

/** Said of what goes wrong: whoever shows it fetches the others (Words.problem). */
const PROBLEM = /^error-/;

describe.each(LANGUAGES)("the first load of a table in %s", (language) => {
  it("has all that the house says around any first board", async () => {
    const [part, whole] = [await catalogue(language, "", "table"), await catalogue(language)].map(idsOf);
    const said = saidBy(sourcesOf("main.ts", "routes/Table.svelte"));
    expect(said.length).toBeGreaterThan(100);
    expect(whole!.filter((id) => isSaid(said, id) && !part!.includes(id) && !PROBLEM.test(id))).toEqual([]);
    expect(part!.length * 2).toBeLessThan(whole!.length);
  });

  it.each(GAMES)("has all that the first board of %s says, and is cut into parts without a loss", async (game) => {
    const [part, whole] = [await catalogue(language, game, "table"), await catalogue(language, game)].map(idsOf);
    const said = saidBy(sourcesOf(`games/${game}/index.ts`).filter((path) => path.includes(`/games/${game}/`)));
    expect(said.length).toBeGreaterThan(5);
    expect(whole!.filter((id) => isSaid(said, id) && !part!.includes(id))).toEqual([]);
    expect(part!.length).toBeLessThan(whole!.length * 0.9);
    const file = resolve(src, `../../games/${game}/locales/${language}.ftl`);
    expect([...whole!].sort()).toEqual(idsOf(readFileSync(file, "utf8")).sort());
  });
});
