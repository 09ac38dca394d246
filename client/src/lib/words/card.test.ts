import { describe, expect, it } from "vitest";
import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { cardWords } from "./card";
import { catalogue, LANGUAGES } from "./catalogues";
import { idsSaid } from "./scan";

describe("the words of a game's card", () => {
  it("are those of name, boards and options, with all their lines", () => {
    const all =
      "# Words\n\ngame-name = Qin\nask-lay = Lay.\n    Now.\noption-first-note = { $n ->\n    [one] One\n\n   *[other] Two\n}\n";
    expect(cardWords(all)).toBe("game-name = Qin\noption-first-note = { $n ->\n    [one] One\n   *[other] Two\n}\n");
  });

  it("are a small part of the whole, in every language", async () => {
    for (const language of LANGUAGES) {
      const [card, whole] = [await catalogue(language, "emperor", "card"), await catalogue(language, "emperor")];
      expect(card).toContain("game-name = ");
      expect(card).not.toContain("event-");
      expect(card.length * 3).toBeLessThan(whole.length);
    }
  });
});

/** A source with all that comes with it: what it imports by name, not what it fetches later. */
function withImports(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const [, type, from] of readFileSync(path, "utf8").matchAll(
    /^\s*import (type )?(?:[^";]* from )?"(\.[^"]+)";/gm,
  )) {
    const file = resolve(dirname(path), from!);
    const found = [`${file}.ts`, `${file}/index.ts`, file].find((f) => /\.(ts|svelte)$/.test(f) && existsSync(f));
    if (found && !type) withImports(found, seen);
  }
  return seen;
}

describe("the words of the lobby", () => {
  const src = resolve(import.meta.dirname, "../..");
  const sources = withImports(`${src}/routes/Lobby.svelte`, withImports(`${src}/main.ts`));
  const idsOf = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);

  it.each(LANGUAGES)("are all that is said there before anything is opened, in %s", async (language) => {
    const [part, whole] = [idsOf(await catalogue(language, "", "card")), idsOf(await catalogue(language))];
    const said = [...sources].flatMap((path) => idsSaid(readFileSync(path, "utf8")));
    // By the parameter `strength`.
    said.push("strength-*");
    const isSaid = (id: string) => said.some((s) => (s.endsWith("*") ? id.startsWith(s.slice(0, -1)) : id === s));
    expect(sources.size).toBeGreaterThan(30);
    expect(whole.filter((id) => isSaid(id) && !part.includes(id))).toEqual([]);
    expect(part.length * 3).toBeLessThan(whole.length);
  });
});
