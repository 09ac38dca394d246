/** A visitor of the house: a browser context of its own that watches over what no page may do. */
import { type BrowserContext, type BrowserContextOptions, expect, type Page, test as base } from "@playwright/test";
import { House } from "./house";

export const PHONE = { width: 390, height: 844 };
export const SMALL = { width: 360, height: 640 };
export const DESK = { width: 1280, height: 800 };

export interface Visit extends BrowserContextOptions {
  /** Another house than the worker's. */
  house?: string;
  /** The tests that break the line expect the browser to complain. */
  mayFail?: boolean;
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
      if (process.env.TEAHOUSE_URL) return use(process.env.TEAHOUSE_URL);
      const house = await House.open();
      await use(house.url);
      await house.close();
    },
    { scope: "worker" },
  ],

  visit: async ({ browser, house, contextOptions }, use) => {
    const contexts: BrowserContext[] = [];
    const faults: string[] = [];
    await use(async ({ house: other, mayFail = false, ...options } = {}) => {
      const baseURL = other ?? house;
      const context = await browser.newContext({ ...contextOptions, baseURL, ...options });
      contexts.push(context);
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
    for (const context of contexts) await context.close();
    expect(faults).toEqual([]);
  },
});

export { expect };
