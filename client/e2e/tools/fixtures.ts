/** A visitor of the house: a browser context of its own that watches over what no page may do. */
import { createHash } from "node:crypto";
import { basename } from "node:path";
import {
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test as base,
  type TestInfo,
} from "@playwright/test";
import { House } from "./house";
import { painted, unpaint } from "./paint";

export const PHONE = { width: 390, height: 844 };
export const SMALL = { width: 360, height: 640 };
export const DESK = { width: 1280, height: 800 };

export interface Visit extends BrowserContextOptions {
  /** Another house than the worker's. */
  house?: string;
  /** The tests that break the line expect the browser to complain. */
  mayFail?: boolean;
  /** The seed of the tables this visitor opens; it follows from the test's title if it is not named. */
  seed?: string;
}

/** What this test's dice follow from: the same in every run, another one for every test. */
const seedOf = ({ file, titlePath }: TestInfo): string => {
  // Not the folder: a journey plays the same wherever it is put.
  const path = [basename(file), ...titlePath.slice(1)].join("\n");
  return `${basename(file)}:${createHash("sha256").update(path).digest("hex").slice(0, 16)}`;
};

/** A house that would deal by chance is none to test in. */
async function underTest(url: string): Promise<void> {
  const answer = await fetch(`${url}/api/v1/me`);
  if (!(await answer.text()).includes("no-seed")) throw new Error(`${url} was opened without --test-seeds`);
}

/** What was to be seen when a test failed. */
async function attachPictures(contexts: readonly BrowserContext[], info: TestInfo): Promise<void> {
  for (const [n, page] of contexts.flatMap((context) => context.pages()).entries()) {
    const path = info.outputPath(`page-${n + 1}.png`);
    const seen = await painted(page, () => page.screenshot({ path })).catch(() => null);
    if (seen) await info.attach(`screenshot of ${page.url()}`, { path, contentType: "image/png" });
  }
}

interface Fixtures {
  /** Somebody comes in: a page in a fresh context. Fails the test on foreign requests and on errors in the page. */
  visit: (options?: Visit) => Promise<Page>;
}

export const test = base.extend<Fixtures, { house: string }>({
  house: [
    // Playwright wants a pattern here, even an empty one.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      if (process.env.TEAHOUSE_URL) {
        await underTest(process.env.TEAHOUSE_URL);
        return use(process.env.TEAHOUSE_URL);
      }
      const house = await House.open();
      await underTest(house.url);
      await use(house.url);
      await house.close();
    },
    { scope: "worker" },
  ],

  visit: async ({ browser, house, contextOptions }, use, info) => {
    const contexts: BrowserContext[] = [];
    const faults: string[] = [];
    await use(async ({ house: other, mayFail = false, seed, ...options } = {}) => {
      const baseURL = other ?? house;
      const extraHTTPHeaders = { "x-teahouse-seed": seed ?? `${seedOf(info)}:${contexts.length}` };
      const context = await browser.newContext({ ...contextOptions, baseURL, extraHTTPHeaders, ...options });
      contexts.push(context);
      await context.addInitScript(unpaint);
      context.on("request", (request) => {
        const url = new URL(request.url());
        if (url.origin !== baseURL && url.protocol !== "data:") faults.push(`foreign request: ${url.href}`);
      });
      const page = await context.newPage();
      page.on("websocket", (socket) => {
        if (new URL(socket.url()).host !== new URL(baseURL).host) faults.push(`foreign socket: ${socket.url()}`);
      });
      page.on("pageerror", (error) => faults.push(`error in the page: ${error.message}`));
      page.on("console", (message) => {
        // A table that is gone is answered with 404, a move that a lesson refuses with 422; the browser notes both.
        if (message.type() === "error" && !mayFail && !/status of (404|422)/.test(message.text()))
          faults.push(`console: ${message.text()}`);
      });
      return page;
    });
    if (info.status !== info.expectedStatus) await attachPictures(contexts, info);
    for (const context of contexts) await context.close();
    expect(faults).toEqual([]);
  },
});

export { expect };
