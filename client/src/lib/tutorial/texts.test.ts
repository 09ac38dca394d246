// @vitest-environment jsdom
// Every lesson of every game has its words, and its scenario lies where the house looks for it.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import type { Lesson } from "../wire/wire";
import { LANGUAGES } from "../words/catalogues";
import { Speaker } from "../words/speaker";
import { TIPS } from "./remarks.svelte";

const GAMES = resolve(import.meta.dirname, "../../../../games");
const taught = readdirSync(GAMES).filter((game) => existsSync(join(GAMES, game, "tutorial.json")));

describe.each(taught)("the lessons of %s", (game) => {
  const lessons = JSON.parse(readFileSync(join(GAMES, game, "tutorial.json"), "utf8")) as Lesson[];

  it.each(LANGUAGES)("have all their words in %s, and none too many", (language) => {
    const text = readFileSync(join(GAMES, game, "locales", `${language}.ftl`), "utf8");
    const speaker = new Speaker(language, [text]);
    const wanted = lessons.flatMap(({ id }) => ["title", "text", "done", "hint"].map((part) => `lesson-${id}-${part}`));
    const tips = Array.from({ length: TIPS }, (_, n) => `remark-turn-${n + 1}`);
    expect([...wanted, ...tips].filter((id) => !speaker.has(id))).toEqual([]);
    const there = [...text.matchAll(/^(lesson-[\w-]+) =/gm)].map((match) => match[1]!);
    expect(there.filter((id) => !wanted.includes(id))).toEqual([]);
  });

  it("are played on scenarios that are there", () => {
    expect(lessons.length).toBeGreaterThan(0);
    const missing = lessons.filter((l) => !existsSync(join(GAMES, game, "scenarios", `${l.scenario}.json`)));
    expect(missing).toEqual([]);
  });
});
