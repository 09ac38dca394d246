/**
 * Components in tests: what was rendered is taken away again after each test, and what a page fetches after its first board is there. Only tests
 * that render pay for it.
 */
import "@testing-library/svelte/vitest";
import { beforeAll } from "vitest";
import { fetchAfterBoard } from "./lib/afterboard.svelte";

beforeAll(fetchAfterBoard);

export * from "@testing-library/svelte";
