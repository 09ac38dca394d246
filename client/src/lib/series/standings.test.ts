// @vitest-environment jsdom
import { expect, it } from "vitest";
import type { TableInfo } from "../wire/wire";
import { newestOf } from "./standings.svelte";

const table = (id: string, number: number, next: string | null): TableInfo =>
  ({ id, next, series: { number, games: [{}, {}, {}] } }) as unknown as TableInfo;
const house = [table("a", 0, "b"), table("b", 1, "c"), table("c", 2, "d"), table("d", 0, null)];
const ask = (id: string) => Promise.resolve(house.find((t) => t.id === id)!);

it("goes on to the newest game of the series, and not into the next series", async () => {
  expect((await newestOf("a", ask)).id).toBe("c");
  expect((await newestOf("c", ask)).id).toBe("c");
  expect((await newestOf("d", ask)).id).toBe("d");
});
