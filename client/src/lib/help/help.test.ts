// @vitest-environment jsdom
// Every game has a help card: its words are there in every language, its clauses in the rules, its pictures in the house.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { render } from "../../rendering";
import { describe, expect, it } from "vitest";
import { games, loadHelp } from "../../games";
import type { HelpCard } from "../../games/contract";
import { catalogue, LANGUAGES } from "../words/catalogues";
import HelpPicture from "./HelpPicture.svelte";

const ROOT = resolve(import.meta.dirname, "../../../..");
/** On the page of the rules, and at tables of every size. */
const PLAYERS = [null, 2, 3, 4];
const rowsOf = (card: HelpCard) => card.flatMap(({ rows }) => rows);
const wordsOf = (card: HelpCard): string[] => [
  ...card.map(({ title }) => title),
  ...rowsOf(card).flatMap(({ words }) =>
    typeof words === "string" ? words : PLAYERS.map((players) => words({ options: {}, players }).id),
  ),
];

describe.each(Object.keys(games))("the help card of %s", (game) => {
  it.each(LANGUAGES)("has all its words in %s", async (language) => {
    const card = (await loadHelp(game))!;
    const known = new Set([...(await catalogue(language, game)).matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]));
    expect(wordsOf(card).length).toBeGreaterThan(8);
    expect(wordsOf(card).filter((id) => !known.has(id))).toEqual([]);
  });

  it("leads to clauses that there are", async () => {
    const rules = readFileSync(`${ROOT}/games/${game}/RULES.md`, "utf8");
    const clauses = rowsOf((await loadHelp(game))!).flatMap(({ clause }) => clause ?? []);
    expect(clauses.filter((clause) => !new RegExp(`^- \\*\\*${clause} `, "m").test(rules))).toEqual([]);
  });

  it("has a picture in every line, icons of the house among those that are drawn", async () => {
    const drawn = ["Sprite", "TableSprite"].map((name) =>
      readFileSync(`${ROOT}/client/src/lib/ui/${name}.svelte`, "utf8"),
    );
    for (const { icons, words } of rowsOf((await loadHelp(game))!)) {
      expect(icons.length, String(words)).toBeGreaterThan(0);
      for (const icon of icons) {
        if (typeof icon === "string") expect(drawn.join(""), icon).toContain(`id="i-${icon}"`);
        const { container, unmount } = render(HelpPicture, { icon });
        expect(container.firstElementChild, JSON.stringify(icon)).not.toBeNull();
        unmount();
      }
    }
  });
});
