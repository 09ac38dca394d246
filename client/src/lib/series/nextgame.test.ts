// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { myself } from "../house/me.svelte";
import { api } from "../wire/api";
import type { TableInfo } from "../wire/wire";
import { nextGame } from "./nextgame";

const ended = (number: number | null): TableInfo =>
  ({ id: "a", series: number === null ? null : { number, games: [{}, {}] } }) as unknown as TableInfo;

/** How often the next table is started. */
async function starts(table: TableInfo, next: Partial<TableInfo>): Promise<number> {
  vi.spyOn(api, "rematch").mockResolvedValue({ id: "b" });
  vi.spyOn(api, "table").mockResolvedValue(next as TableInfo);
  myself.me = { id: "me", name: "Ann" };
  const start = vi.spyOn(api, "start").mockResolvedValue(next as TableInfo);
  start.mockClear();
  expect(await nextGame(table)).toBe("b");
  return start.mock.calls.length;
}

it("starts the next game of a series at once, if it is mine to start", async () => {
  expect(await starts(ended(0), { phase: "set-up", host: "me" })).toBe(1);
  expect(await starts(ended(0), { phase: "set-up", host: "other" })).toBe(0);
  expect(await starts(ended(0), { phase: "playing", host: "me" })).toBe(0);
});

it("leaves a rematch, and another series, to be set first", async () => {
  expect(await starts(ended(null), { phase: "set-up", host: "me" })).toBe(0);
  expect(await starts(ended(1), { phase: "set-up", host: "me" })).toBe(0);
});
