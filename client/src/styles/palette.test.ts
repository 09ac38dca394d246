// Colours keep their promises: no seat looks like what is mine to do, and the clear palette is clear, measured as a person with each
// kind of colour blindness would see it.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

type Rgb = readonly [number, number, number];
type Tokens = Record<string, string>;

const CSS = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");
function block(selector: string): Tokens {
  const body = CSS.split(`\n${selector} {`)[1]!.split("\n}")[0]!;
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+): (#[0-9a-f]{6}|var\(--[\w-]+\))/g)].map((m) => [m[1]!, m[2]!]),
  );
}
/** The tokens of these blocks, the later ones over the earlier; those that are another one are what that one is. */
function tokensOf(...selectors: string[]): Tokens {
  const all = selectors.map(block).reduce((before, more) => ({ ...before, ...more }));
  const colour = (value: string): string => (value.startsWith("#") ? value : colour(all[value.slice(6, -1)]!));
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, colour(value)]));
}
const [CLEAR, NIGHT] = ['[data-palette="clear"]', '[data-theme="night"]'];
const USUAL = { day: tokensOf(":root"), night: tokensOf(":root", NIGHT) };
const THEMES = { day: tokensOf(":root", CLEAR), night: tokensOf(":root", NIGHT, CLEAR, `${CLEAR}${NIGHT}`) };

/** Linear light of a colour. */
function light(hex: string): Rgb {
  const part = (at: number) => {
    const v = parseInt(hex.slice(at, at + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}
function contrast(a: string, b: string): number {
  const [x, y] = [a, b].map((c) => {
    const [r, g, bl] = light(c);
    return 0.2126 * r + 0.7152 * g + 0.0722 * bl + 0.05;
  });
  return Math.max(x!, y!) / Math.min(x!, y!);
}

/** Machado, Oliveira and Fernandes 2009, full severity: the matrices browsers simulate with. */
const EYES: Record<string, readonly Rgb[]> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const times = (matrix: readonly Rgb[], [a, b, c]: Rgb): Rgb => {
  const [x, y, z] = matrix.map((row) => Math.min(1, Math.max(0, row[0] * a + row[1] * b + row[2] * c)));
  return [x!, y!, z!];
};
/** OKLab, where distances are close to what is seen. */
function seen([r, g, b]: Rgb): Rgb {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
function tooClose(tokens: Tokens, names: readonly string[], least: number): string[] {
  return Object.entries(EYES).flatMap(([eyes, matrix]) => {
    const points = names.map((n) => seen(times(matrix, light(tokens[n]!))));
    return names.flatMap((a, i) =>
      names.slice(i + 1).flatMap((b, j) => {
        const apart = Math.hypot(...points[i]!.map((v, n) => v - points[i + 1 + j]![n]!));
        return apart >= least ? [] : [`${eyes}: ${a} and ${b} ${apart.toFixed(3)}`];
      }),
    );
  });
}

const SEATS = [0, 1, 2, 3, 4].map((n) => `seat-${n}`);
/** What is mine to do. */
const MINE = ["your-move", "legal", "chosen", "preview", "confirm"];
const LANDS = ["q-red", "q-yellow", "q-blue"];
const REGIONS = ["red", "green", "yellow", "orange", "purple"].map((color) => `c-${color}`);

describe.each(Object.entries(THEMES))("the clear palette by %s", (_, tokens) => {
  it("keeps the five seats apart for all eyes", () => {
    expect(tooClose(tokens, SEATS, 0.12)).toEqual([]);
  });
  it("keeps the lands apart, from each other and from all they lie on", () => {
    expect(tooClose(tokens, LANDS, 0.15)).toEqual([]);
    for (const ground of ["q-grass", "q-water", "q-town"])
      expect(tooClose(tokens, [...LANDS, ground], 0.08)).toEqual([]);
  });
  it("keeps the five colours of China apart, and names readable on them", () => {
    expect(tooClose(tokens, REGIONS, 0.09)).toEqual([]);
    expect(REGIONS.filter((r) => contrast(tokens["ink"]!, tokens[r]!) < 4.5)).toEqual([]);
  });
  it("shows seats 3 to 1 on paper, on cards and on grass", () => {
    const grounds = ["paper", "paper-2", "card", "q-grass", "q-grass-2"];
    const faint = SEATS.flatMap((s) => grounds.filter((g) => contrast(tokens[s]!, tokens[g]!) < 3).map((g) => [s, g]));
    expect(faint).toEqual([]);
  });
  it("shows lands and villages 3 to 1 on grass, by their face or by their edge", () => {
    const best = (name: string) =>
      Math.max(...[name, `${name}-d`].map((n) => contrast(tokens[n]!, tokens["q-grass"]!)));
    expect([...LANDS, "q-town"].filter((l) => best(l) < 3)).toEqual([]);
  });
});

describe.each([
  ["usual, by day", USUAL.day],
  ["usual, by night", USUAL.night],
  ["clear, by day", THEMES.day],
  ["clear, by night", THEMES.night],
])("what is mine to do, %s", (_, tokens) => {
  it("has a colour that no seat has, for all eyes", () => {
    for (const name of MINE)
      for (const seat of SEATS) expect(tooClose(tokens, [name, seat], 0.07), `${name} ${seat}`).toEqual([]);
  });
  it("stands out 3 to 1 from all it lies on", () => {
    const grounds = ["paper", "paper-2", "card", "q-grass", "q-grass-2"];
    const faint = MINE.flatMap((m) => grounds.filter((g) => contrast(tokens[m]!, tokens[g]!) < 3).map((g) => [m, g]));
    expect(faint).toEqual([]);
  });
});

describe("styles ask for a colour by what it says", () => {
  const SRC = join(import.meta.dirname, "..");
  const FILES = readdirSync(SRC, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(svelte|css)$/.test(file) && !file.endsWith("tokens.css"))
    .map((file) => ({ file, css: readFileSync(join(SRC, file), "utf8") }));
  /** Files with what is found in them. */
  const found = (what: RegExp): string[] =>
    FILES.flatMap(({ file, css }) => [...css.matchAll(what)].map(([text]) => `${file}: ${text}`));

  it("never for vermilion itself", () => {
    expect(FILES.length).toBeGreaterThan(300);
    expect(found(/--vermilion\b/g)).toEqual([]);
  });
  it("and for a seat's only where the seat says which", () => {
    const asked = found(/var\(--seat-\d(?:-d)?\)/g);
    expect(asked.filter((at) => !at.startsWith("styles/ui.css"))).toEqual([]);
    expect(asked).toHaveLength(10);
  });
  it("so that what is mine, legal, chosen or a preview never wears a seat's colour", () => {
    const rules = FILES.flatMap(({ file, css }) =>
      [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector, body]) => ({
        file,
        selector: selector!.trim(),
        body: body!,
      })),
    ).filter(({ selector }) =>
      /\.(mine|me|your-move|legal|lit|chosen|picked|preview|maybe)\b(?!-)[^ ]*$/.test(selector),
    );
    expect(rules.length).toBeGreaterThan(30);
    const wrong = rules.filter(({ body }) => /var\(--(seat|jade|indigo|gold|plum)\b/.test(body));
    expect(wrong.map(({ file, selector }) => `${file}: ${selector}`)).toEqual([]);
  });
});

it("measures: the usual palette is not that clear", () => {
  expect(tooClose(USUAL.day, SEATS, 0.12)).not.toEqual([]);
});
