/** Tests of the client as it was built: `npm run sizes`, after `npm run build`. */
import { defineConfig } from "vitest/config";

export default defineConfig({ test: { environment: "node", dir: import.meta.dirname } });
