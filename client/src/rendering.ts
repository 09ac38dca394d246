/**
 * Components in tests: what was rendered is taken away again after each test, and what a page fetches after its first board is there. Only tests
 * that render pay for it.
 */
import "@testing-library/svelte/vitest";
import { beforeAll } from "vitest";
import { fetchSecondLoads } from "./lib/secondload.svelte";

beforeAll(fetchSecondLoads);

export * from "@testing-library/svelte";
