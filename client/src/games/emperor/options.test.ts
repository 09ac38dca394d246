// The sets of rules are those of RULES.md, in the words of the options, in every language.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../lib/words/catalogues";
import plan from "./options";

const FOLDER = resolve(import.meta.dirname, "../../../../games/emperor");
const read = (path: string) => readFileSync(resolve(FOLDER, path), "utf8");
const SETS = ["classic", "vienna"] as const;
const folded = plan.groups.flatMap(([, names]) => names);

/** Rows of the table of both rule sets: what it is about, and both answers. */
function rowsOf(language: string): string[][] {
  const text = read(language === "en" ? "RULES.md" : `rules/${language}.md`);
  const lines = text.split("\n");
  const start = lines.findIndex((line) => /^\|[^|]*\| (Classic|Klasyka|Klassik|Classico) \| /.test(line));
  const end = lines.findIndex((line, n) => n > start && !line.startsWith("|"));
  return lines.slice(start + 2, end).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

describe.each(LANGUAGES)("the table of both rule sets in %s", (language) => {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(read(`locales/${language}.ftl`)));
  const say = (id: string) => bundle.formatPattern(bundle.getMessage(id)!.value!);
  const rows = rowsOf(language);

  it("has a line for every folded option", () => {
    expect(rows.map((row) => row[0]).sort()).toEqual(folded.map((name) => say(`option-${name}`)).sort());
  });

  it("says the same as the sets", () => {
    for (const name of folded) {
      const row = rows.find((r) => r[0] === say(`option-${name}`))!;
      SETS.forEach((set, n) => {
        const means = plan.means[set]![name];
        const answer = row[n + 1]!.toLowerCase();
        // The cards are counted in the table; a dash stands where an option means nothing.
        if (means === undefined || name === "decks" || answer === "–") return;
        expect(`${name}: ${answer}`).toBe(`${name}: ${say(`option-${name}-${means}`).toLowerCase()}`);
      });
    }
  });
});

describe("the sets", () => {
  it("name the same options, all of them folded", () => {
    const [first, second] = SETS.map((set) => Object.keys(plan.means[set]!).sort());
    expect(first).toEqual(second);
    expect(first!.filter((name) => !folded.includes(name))).toEqual([]);
  });
});
