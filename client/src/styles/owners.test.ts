// Each component owns its style: no game styles the room, and no selector reaches into another component. What a part has to hear of what
// it stands in comes by props and custom properties.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { layerOf } from "../../styles";

const SRC = join(import.meta.dirname, "..");
const read = (file: string): string => readFileSync(join(SRC, file), "utf8");
const FILES = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((file) => !file.includes(".test."));
const GAMES = readdirSync(join(SRC, "games")).filter((game) => existsSync(join(SRC, "games", game, "index.ts")));

/** What stands in a stylesheet, or in a component's `<style>`; without remarks. */
const styleOf = (file: string): string =>
  (file.endsWith(".css") ? read(file) : (/<style>([\s\S]*)<\/style>/.exec(read(file))?.[1] ?? "")).replace(
    /\/\*[\s\S]*?\*\//g,
    "",
  );
/** What stands before each `{`, but for at-rules and steps of an animation. */
const selectorsOf = (css: string): string[] =>
  [...css.matchAll(/([^{};]+)\{/g)].map((m) => m[1]!.trim()).filter((s) => !/^@|^(from|to|[\d.]+%)/.test(s));
const STYLED = FILES.filter((file) => /\.(svelte|css)$/.test(file)).map((file) => ({ file, css: styleOf(file) }));
/** All of `found` in these files, each with where it is. */
const all = (files: typeof STYLED, found: (css: string) => string[]): string[] =>
  files.flatMap(({ file, css }) => found(css).map((what) => `${file}: ${what}`));

describe("layers", () => {
  it("are all in one order", () => {
    const order = /@layer ([^;]+);/.exec(read("styles/layers.css"))![1]!.split(", ");
    const used = new Set(STYLED.map(({ file }) => layerOf(join(SRC, file))));
    expect([...used].filter((layer) => layer !== null && !order.includes(layer))).toEqual([]);
    expect(order.filter((layer) => !used.has(layer))).toEqual([]);
  });
  it("have every style but the order itself and the fonts", () => {
    const without = STYLED.filter(({ file, css }) => css.trim() && layerOf(join(SRC, file)) === null);
    expect(without.map(({ file }) => file).sort()).toEqual(["styles/fonts.css", "styles/layers.css"]);
    expect(layerOf(`${SRC}/games/qin/dock/Dock.svelte?svelte&type=style&lang.css`)).toBe("games");
    expect(layerOf(`${SRC}/lib/ui/Icon.svelte`)).toBe("components");
  });
  it("are declared before any style", () => {
    expect(/import "([^"]+)"/.exec(read("main.ts"))![1]).toBe("./styles/layers.css");
  });
});

describe.each(GAMES)("the styles of %s", (game) => {
  const own = STYLED.filter(({ file }) => file.startsWith(`games/${game}/`));
  /** Everything that the game's markup may be made of. */
  const markup = FILES.filter((file) => file.startsWith(`games/${game}/`) && /\.(svelte|ts)$/.test(file))
    .map((file) => read(file).replace(/<style>[\s\S]*/, ""))
    .join("\n");

  it("reach out of no component", () => {
    expect(own.length).toBeGreaterThan(20);
    // Day or night is said at the root of the page; the focus may be anywhere inside.
    const fine = /^:global\((\[data-theme="night"\]|:focus-visible)\)$/;
    const out = all(own, (css) => css.match(/:global\([^)]*\)/g)?.filter((one) => !fine.test(one)) ?? []);
    expect(out).toEqual([]);
  });
  it("speak in stylesheets of the game's own classes alone", () => {
    const sheets = own.filter(({ file }) => file.endsWith(".css"));
    const foreign = all(sheets, (css) =>
      selectorsOf(css).flatMap((selector) => {
        const classes = [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map((m) => m[1]!);
        const known = (name: string): boolean =>
          // A class may be made of its beginning and a name: `sy-{symbol}`.
          new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(markup) ||
          new RegExp(`(?<![\\w-])${name.replace(/-\w+$/, "-")}[{$]`).test(markup);
        return classes.filter((name) => !known(name)).map((name) => `${selector} (.${name})`);
      }),
    );
    expect(foreign).toEqual([]);
  });
  it("name no part of the room", () => {
    const ROOM =
      /(^|[\s>+~(,])(main|body|html)\b|\.(table|dock|prompt|boardwrap|seats|seat|topbar|refusal|remarks|replay|course|recent)\b(?!-)/;
    const sheets = own.filter(({ file }) => file.endsWith(".css"));
    expect(all(sheets, (css) => selectorsOf(css).filter((selector) => ROOM.test(selector)))).toEqual([]);
  });
});
