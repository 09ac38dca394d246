import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

/** The same engine without the window around it starts and runs in three quarters of the time. */
const SHELL = "/usr/bin/chromium-headless-shell";
const CHROMIUM = process.env.CHROMIUM ?? (existsSync(SHELL) ? SHELL : "/usr/bin/chromium");

/** Pictures and speed run alone, when asked. */
const PROJECT = process.env.PICTURES
  ? { name: "pictures", testMatch: "pictures.ts" }
  : process.env.SPEED
    ? { name: "speed", testMatch: "speed.ts" }
    : { name: "chromium", testMatch: "*.spec.ts" };

/** A real Chromium against a real house; every worker starts its own (e2e/tools/house.ts). */
export default defineConfig({
  testDir: "e2e",
  // Pages that are timed have the machine for themselves.
  workers: process.env.SPEED ? 1 : 2,
  fullyParallel: true,
  // Nets, not measures: a busy machine takes as long as it takes.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [["list"]],
  use: {
    actionTimeout: 30_000,
    locale: "en-GB",
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: "reduce" },
    // A trace of every test costs a sixth of the time: TRACE=1 keeps those of tests that fail.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    launchOptions: {
      executablePath: CHROMIUM,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [PROJECT],
});
