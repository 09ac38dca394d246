/** Components in tests: what was rendered is taken away again after each test. Only tests that render pay for it. */
import "@testing-library/svelte/vitest";

export * from "@testing-library/svelte";
