// The catalogues agree with each other and with the code: nothing is missing, nothing is said in code.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { parse, Visitor, type Message, type VariableReference } from "@fluent/syntax";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "./catalogues";
import { idsSaid, visibleText } from "./scan";

const CLIENT = resolve(import.meta.dirname, "../../..");
const ROOT = resolve(CLIENT, "..");

function walk(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? walk(path) : [path];
  });
}

/** Messages of a catalogue with their variables. */
function messages(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of parse(text, {}).body) {
    if (entry.type !== "Message") continue;
    const variables = new Set<string>();
    class Variables extends Visitor {
      override visitVariableReference(node: VariableReference): void {
        variables.add(node.id.name);
      }
    }
    const message = entry;
    new Variables().visit(message);
    found.set(message.id.name, [...variables].sort().join(" "));
  }
  return found;
}

/** What is wrong with a catalogue by itself: what cannot be read, and messages that are there twice. */
function faults(text: string): string[] {
  const seen = new Set<string>();
  return parse(text, {}).body.flatMap((entry) => {
    if (entry.type === "Junk") return [`junk: ${entry.content}`];
    if (entry.type !== "Message" && entry.type !== "Term") return [];
    const { name } = (entry as Message).id;
    return seen.has(name) ? [`twice: ${name}`] : (seen.add(name), []);
  });
}

const source = (folder: string, language: string) => readFileSync(join(folder, `${language}.ftl`), "utf8");
const read = (folder: string, language: string) => messages(source(folder, language));
const GAMES = readdirSync(join(ROOT, "games")).filter((g) => existsSync(join(ROOT, "games", g, "locales/en.ftl")));
/** Where a game's folder has its words; also the one that `cargo xtask new-game` copies. */
const WORDS = new Map([
  ...GAMES.map((g) => [`games/${g}`, `games/${g}/locales`] as const),
  ["template/game", "xtask/template/locales"],
]);
const house = read(join(ROOT, "locales"), "en");

describe.each(["locales", ...WORDS.values()])("%s", (folder) => {
  it.each(LANGUAGES)("can be read, and says nothing twice, in %s", (language) => {
    expect(faults(source(join(ROOT, folder), language))).toEqual([]);
  });
  it.each(LANGUAGES.slice(1))("has the same messages with the same variables in %s", (language) => {
    const path = join(ROOT, folder);
    expect(Object.fromEntries(read(path, language))).toEqual(Object.fromEntries(read(path, "en")));
  });
});

const sources = walk(join(CLIENT, "src")).filter((p) => /\.(svelte|ts)$/.test(p) && !/\.test\.ts$|wire\.ts$/.test(p));
const gameOf = (path: string) => /src\/((?:games|template)\/[^/]+)\//.exec(path)?.[1];

describe("what the code says", () => {
  it("is in a catalogue", () => {
    const games = new Map([...WORDS].map(([game, folder]) => [game, read(join(ROOT, folder), "en")]));
    const missing = sources.flatMap((path) => {
      const game = gameOf(path);
      // The room says phrases of any game (its name, its boards); a game says its own and the house's.
      const own = game ? [games.get(game)!] : [...games.values()];
      const known = [house, ...own].flatMap((m) => [...m.keys()]);
      const lacks = (id: string) =>
        id.endsWith("*") ? !known.some((k) => k.startsWith(id.slice(0, -1))) : !known.includes(id);
      const said = idsSaid(readFileSync(path, "utf8")).filter((id) => !OPTIONAL.has(id));
      return said.filter(lacks).map((id) => `${relative(CLIENT, path)}: ${id}`);
    });
    expect(missing).toEqual([]);
  });

  it("is not written into the components", () => {
    const found = sources
      .filter((path) => path.endsWith(".svelte"))
      .flatMap((path) => visibleText(readFileSync(path, "utf8")).map((text) => `${relative(CLIENT, path)}: ${text}`));
    expect(found.filter((line) => !CODE.some((c) => line.endsWith(c)))).toEqual([]);
  });
});

/** Asked for with `has` first. */
const OPTIONAL = new Set(["game-time", "game-author"]);
/** A command is the same in every language. */
const CODE = ["teahouse serve --boards DIR"];

describe("a catalogue", () => {
  it("is at fault where a message is there twice, or cannot be read", () => {
    expect(faults("a = 1\nb = 2\na = 3\n")).toEqual(["twice: a"]);
    expect(faults("a = { $\n")[0]).toContain("junk: a");
  });
});

describe("the scanner", () => {
  it("finds ids in calls, choices and templates", () => {
    expect(idsSaid('say("a-b"); match.say(x ? "c" : "d", { e: "f" }); say(`g-${h}`)')).toEqual([
      "a-b",
      "c",
      "d",
      "g-*",
    ]);
  });
  it("finds text that people would see", () => {
    const page =
      '<script>let a = "no";</script><p class="x">{say("no")} Hello</p><img alt="Picture" /><i title={t}>–</i>';
    expect(visibleText(page)).toEqual(["Hello", "Picture"]);
  });
});
