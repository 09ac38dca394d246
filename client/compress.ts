/** What the house sends is compressed once, when it is built: the house carries both forms (crates/web). */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin, ResolvedConfig } from "vite";

/** Fonts and photographs are compressed in themselves. */
const COMPRESSIBLE = /\.(?:html|js|css|svg|json|txt|webmanifest)$/;

/** A file in Brotli, as short as it gets. */
export const brotli = (bytes: Buffer): Buffer =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

/** All files below a folder that can be compressed, but for what the build notes about itself. */
export const compressible = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name.startsWith(".") ? [] : compressible(path);
    return COMPRESSIBLE.test(entry.name) ? [path] : [];
  });

let config: ResolvedConfig;
export const compress: Plugin = {
  name: "brotli-beside-each-file",
  apply: "build",
  configResolved: (resolved) => void (config = resolved),
  // After everything is written, also what lay in public/; not when the build has failed.
  closeBundle(error?: Error) {
    if (error) return;
    for (const path of compressible(resolve(config.root, config.build.outDir))) {
      const whole = readFileSync(path);
      const short = brotli(whole);
      if (short.length < whole.length) writeFileSync(`${path}.br`, short);
    }
  },
};
