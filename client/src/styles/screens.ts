/**
 * Every size of screen that anything depends on, by name. Styles say `@media (--phone)` (vite.config.ts puts the query in its place),
 * `screen` in lib/ui asks for the same ones; no other file states a width of the page. What depends on the room it has itself, not on the
 * page, asks its container instead.
 */
export const SCREENS = {
  phone: "(max-width: 719px)",
  "beyond-phone": "(min-width: 720px)",
  /** The narrowest phones: 360 pixels have room, these lose a padding. */
  slim: "(max-width: 375px)",
  tiny: "(max-width: 359px)",
  tablet: "(min-width: 720px) and (max-width: 1099px)",
  /** A tablet or less. */
  narrow: "(max-width: 1099px)",
  broad: "(min-width: 1100px)",
  /** Not much more than a tablet: the column beside the board is narrow. */
  snug: "(max-width: 1239px)",
  "beyond-snug": "(min-width: 1240px)",
  /** A window so wide for its height that the board leaves its column little. */
  squarish: "(max-aspect-ratio: 3/2)",
  /** Room for one more column beside a table that needs all of a usual screen. */
  wide: "(min-width: 1560px)",
  "below-wide": "(max-width: 1559px)",
  /** How many words the steps of a turn have in the bar: all, only those under way, none. */
  "bar-long": "(max-width: 1439px)",
  "bar-short": "(max-width: 1199px)",
  "bar-signs": "(max-width: 899px)",
  /** Pages of text, and the lobby. */
  "one-column": "(max-width: 1023px)",
  "three-columns": "(min-width: 1180px)",

  short: "(max-height: 700px)",
  "beyond-short": "(min-height: 701px)",
  low: "(max-height: 480px)",
  "beyond-low": "(min-height: 481px)",
  upright: "(orientation: portrait)",
  sideways: "(orientation: landscape)",

  /** A small phone: one line where there are two elsewhere. */
  small: "(max-width: 719px) and (max-height: 700px)",
  "phone-shortish": "(max-width: 719px) and (max-height: 760px)",
  "tablet-shortish": "(min-width: 720px) and (max-width: 1099px) and (max-height: 900px)",
  "tablet-low": "(min-width: 720px) and (max-width: 1099px) and (max-height: 800px) and (orientation: landscape)",
  /** A phone on its side. */
  side: "(max-width: 959px) and (max-height: 480px) and (orientation: landscape)",
  /** No room beside the board: what would stand there is a sheet. */
  sheets: ["phone", "side"],
  /** Little height on top of that. */
  cramped: ["small", "side"],
  /** A table that is too much for one view is in panes, one at a time: on a phone, and on a tablet held upright. */
  panes: ["phone", "narrow and upright", "low"],
  /** Everything else: all of it side by side. */
  spread: ["broad and beyond-low", "beyond-phone and beyond-low and sideways"],

  finger: "(pointer: coarse)",
  /** For fingers; whatever is small elsewhere is not small here. */
  touch: ["finger", "phone"],
  hover: "(hover: hover)",
  "no-hover": "(hover: none)",
  /** Whoever wants no motion. */
  still: "(prefers-reduced-motion: reduce)",
} as const satisfies Record<string, string | readonly string[]>;

export type ScreenName = keyof typeof SCREENS;

/** The media query of a name. */
export function queryOf(name: string): string {
  const known: string | readonly string[] | undefined = (SCREENS as Record<string, string | readonly string[]>)[name];
  if (known === undefined) throw new Error(`there is no screen named ${name}: src/styles/screens.ts has them all`);
  if (typeof known === "string") return known;
  return known.map((all) => all.split(" and ").map(queryOf).join(" and ")).join(", ");
}

/** Puts the queries in the place of their names. */
export function withQueries(css: string): string {
  return css.replace(/@media([^{;]*)/g, (rule, prelude: string) => {
    if (!prelude.includes("--")) return rule;
    const alternatives = prelude.split(",").map((one) => {
      const parts = one.trim().split(/\s+and\s+/);
      return parts.map((part) => {
        const name = /^\(--([\w-]+)\)$/.exec(part)?.[1];
        const query = name ? queryOf(name) : part;
        if (parts.length > 1 && query.includes(",")) throw new Error(`@media${prelude}: --${name} has alternatives`);
        return query;
      });
    });
    return `@media ${alternatives.map((parts) => parts.join(" and ")).join(", ")} `;
  });
}
