/** How styles are built: breakpoints by name (src/styles/screens.ts), and the layer that follows from a file's folder (src/styles/layers.css). */
import { relative } from "node:path";
import type { Plugin } from "vite";
import { withQueries } from "./src/styles/screens";

/** A stylesheet, or what stands in a component's `<style>`. */
const STYLE = /\.css(?:$|\?)|[?&]type=style\b/;

/** The first that fits. What is in none is no rule: the order itself, and the fonts. */
const LAYERS: readonly (readonly [RegExp, string | null])[] = [
  [/^styles\/(layers|fonts)\.css$/, null],
  [/^styles\/tokens\.css$/, "tokens"],
  [/^styles\/touch\.css$/, "touch"],
  [/^styles\//, "base"],
  [/^(lib|routes|App\.svelte)/, "components"],
  [/^(games|template)\//, "games"],
];

/** The layer of a style, by where it lies in src; null: none. */
export function layerOf(id: string): string | null {
  const file = relative(`${import.meta.dirname}/src`, id.split("?")[0]!);
  return LAYERS.find(([where]) => where.test(file))?.[1] ?? null;
}

export const styles: Plugin = {
  name: "styles-by-name",
  // Before anything reads it as CSS.
  enforce: "pre",
  transform(code, id) {
    if (!STYLE.test(id)) return null;
    const layer = layerOf(id);
    const css = withQueries(code);
    return { code: layer ? `@layer ${layer} {\n${css}\n}` : css, map: null };
  },
};
