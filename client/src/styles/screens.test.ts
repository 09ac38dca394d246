import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { queryOf, SCREENS, withQueries } from "./screens";

const SRC = join(import.meta.dirname, "..");
const FILES = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((file) => /\.(svelte|css)$/.test(file));
/** What stands between `@media` and its brace, in every style of the client. */
const PRELUDES = FILES.flatMap((file) =>
  [...readFileSync(join(SRC, file), "utf8").matchAll(/@media([^{]*)\{/g)].map((m) => ({ file, prelude: m[1]!.trim() })),
);

describe("the sizes of screens", () => {
  it("puts the query in the place of its name", () => {
    expect(withQueries("@media (--phone) {\n  a {}\n}")).toBe("@media (max-width: 719px) {\n  a {}\n}");
    expect(withQueries("@media (--phone) and (--short) {}")).toBe(
      "@media (max-width: 719px) and (max-height: 700px) {}",
    );
    expect(withQueries("@media (--cramped) {}")).toBe(`@media ${queryOf("small")}, ${queryOf("side")} {}`);
    expect(withQueries("@media print {}")).toBe("@media print {}");
  });
  it("refuses a name that nobody has given, and an alternative within a condition", () => {
    expect(() => withQueries("@media (--fone) {}")).toThrow("no screen named fone");
    expect(() => withQueries("@media (--touch) and (--short) {}")).toThrow("has alternatives");
  });
  it("are named wherever a style depends on one", () => {
    expect(PRELUDES.length).toBeGreaterThan(100);
    const stated = PRELUDES.filter(({ prelude }) => !/^(\(--[\w-]+\)|\s+and\s+|,\s*)+$/.test(prelude));
    expect(stated).toEqual([]);
  });
  it("have no name that nobody uses", () => {
    const used = PRELUDES.flatMap(({ prelude }) => [...prelude.matchAll(/--([\w-]+)/g)].map((m) => m[1]!));
    const asked = [...readFileSync(join(SRC, "lib/ui/screen.svelte.ts"), "utf8").matchAll(/"([\w-]+)"/g)];
    const parts = Object.values(SCREENS).flatMap((of) =>
      typeof of === "string" ? [] : of.join(" and ").split(" and "),
    );
    const known = new Set([...used, ...asked.map((m) => m[1]!), ...parts]);
    expect(Object.keys(SCREENS).filter((name) => !known.has(name))).toEqual([]);
  });
});
