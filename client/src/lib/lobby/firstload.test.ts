// @vitest-environment jsdom
// The lobby is fetched without what only others need; what it needs itself must be there.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { withImports } from "../../../chunks";
import { games, icons, optionGroups } from "../../games";
import { CARDS } from "../../games/cards.fixture";
import { catalogue, LANGUAGES } from "../words/catalogues";
import { idsSaid } from "../words/scan";
import { gameIcon } from "./icons";

describe("the first load of the lobby", () => {
  const src = resolve(import.meta.dirname, "../..");
  const sources = withImports(`${src}/routes/Lobby.svelte`, withImports(`${src}/main.ts`));
  const idsOf = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);

  it("has all icons that are shown before anything is opened", () => {
    const drawn = readFileSync(`${src}/lib/ui/Sprite.svelte`, "utf8");
    const shown = [...sources].flatMap((path) =>
      [...readFileSync(path, "utf8").matchAll(/<Icon name=(?:"([\w-]+)"|{([^}]+)})/g)].flatMap(([, name, choice]) =>
        name ? [name] : [...choice!.matchAll(/"([\w-]+)"/g)].map((match) => match[1]!),
      ),
    );
    shown.push(...["", ...Object.keys(games)].map(gameIcon));
    expect(shown.length).toBeGreaterThan(15);
    const brought = Object.keys(icons).map(gameIcon);
    expect(shown.filter((name) => !drawn.includes(`id="i-${name}"`) && !brought.includes(name))).toEqual([]);
  });

  it("has the names of all sets of rules: one of them is played unless somebody chooses", async () => {
    const cards = Object.keys(games).map((game) => ({ game, sets: CARDS[game]?.rule_sets ?? null }));
    expect(cards.some(({ sets }) => sets)).toBe(true);
    for (const { game, sets } of cards) {
      const words = await catalogue("en", game, "card");
      for (const set of Object.keys(sets?.means ?? {})) expect(words).toContain(`option-${sets!.option}-${set} = `);
    }
  });

  it("knows how to fold options where there are sets of rules, and folds no others than there are", () => {
    for (const game of Object.keys(games)) {
      const { options, rule_sets: sets } = CARDS[game]!;
      const folded = optionGroups(game)?.flatMap(([, names]) => names) ?? [];
      const follows = Object.keys(options).filter((name) => options[name]!.values.includes(sets?.follows ?? ""));
      expect(folded.filter((name) => !(name in options))).toEqual([]);
      expect(follows.filter((name) => !folded.includes(name))).toEqual([]);
    }
  });

  it.each(LANGUAGES)("has all that is said before anything is opened, in %s", async (language) => {
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
