import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { chunkOf } from "./chunks";
import { compress } from "./compress";
import { styles } from "./styles";
import { cardWords, gameSecondWords, gameWords, houseSecondWords, houseWords, lobbyWords } from "./src/lib/words/parts";

// The house to talk to while developing; the built client is served by the house itself.
const house = process.env.TEAHOUSE_URL ?? "http://127.0.0.1:18201";

/** The same as in crates/server/src/routes.rs. */
const POLICY =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; " +
  "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'";

/** `en.ftl?card`: what the lobby says of a game, without the words for its board; `en.ftl?lobby`: what it says of the house; and so on. */
const PARTS = new Map<string, (catalogue: string, game?: string) => string>([
  ["card", cardWords],
  ["game", gameWords],
  ["game-second", gameSecondWords],
  ["lobby", lobbyWords],
  ["house", houseWords],
  ["house-second", houseSecondWords],
]);
const parts = {
  name: "parts-of-words",
  enforce: "pre" as const,
  load(id: string) {
    const [file, query = ""] = id.split("?");
    const part = PARTS.get(query);
    if (!part || !file) return null;
    const [, game] = /games[\\/](\w+)[\\/]locales/.exec(file) ?? [];
    return `export default ${JSON.stringify(part(readFileSync(file, "utf8"), game))};`;
  },
};

/** Without a page runes are compiled for a server, where nothing is reactive: a test of them would prove nothing about the client. */
const runesNeedPages = {
  name: "runes-need-pages",
  enforce: "pre" as const,
  transform(this: { environment: { name: string } }, _: string, id: string) {
    if (process.env.VITEST && this.environment.name === "ssr" && /\.svelte(?:\.test)?(?:\.ts)?$/.test(id))
      throw new Error(`${id}: a test that leads here has to begin with // @vitest-environment jsdom`);
  },
};

/** What is in more files than one goes to the first of these. */
const FILES = ["house", "picture", "table", "board"];

export default defineConfig({
  plugins: [parts, styles, runesNeedPages, svelte(), svelteTesting({ autoCleanup: false }), compress],
  // The languages' catalogues lie beside the client, in locales/ and games/<id>/locales/.
  server: {
    fs: { allow: [fileURLToPath(new URL("..", import.meta.url))] },
    proxy: { "/api": { target: house, ws: true } },
  },
  // `npm run build && npx vite preview` keeps the house's policy, so that what it forbids shows here first.
  preview: { proxy: { "/api": { target: house, ws: true } }, headers: { "content-security-policy": POLICY } },
  // Fonts and pictures stay files: the policy of the house allows no data: fonts.
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // For the test of sizes (built/sizes.test.ts).
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "page", tags: ["$initial"], priority: FILES.length },
            ...FILES.map((kind, n) => ({
              name: chunkOf,
              test: (id: string) => chunkOf(id)?.startsWith(kind) ?? false,
              priority: FILES.length - 1 - n,
            })),
          ],
        },
      },
    },
  },
  // A page costs half a second for each file: those that need one begin with `// @vitest-environment jsdom`.
  test: { environment: "node", pool: "threads", include: ["src/**/*.test.ts"], restoreMocks: true },
});
