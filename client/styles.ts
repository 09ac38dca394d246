/** How styles are built: breakpoints by name (src/styles/screens.ts). */
import type { Plugin } from "vite";
import { withQueries } from "./src/styles/screens";

/** A stylesheet, or what stands in a component's `<style>`. */
const STYLE = /\.css(?:$|\?)|[?&]type=style\b/;

export const styles: Plugin = {
  name: "styles-by-name",
  // Before anything reads it as CSS.
  enforce: "pre",
  transform(code, id) {
    return STYLE.test(id) && code.includes("@media") ? { code: withQueries(code), map: null } : null;
  },
};
