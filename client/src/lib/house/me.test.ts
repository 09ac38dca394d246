// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { api } from "../wire/api";
import type { Me } from "../wire/wire";
import { myself } from "./me.svelte";

it("is asked once for a page that asks while it is still on its way, and anew after that", async () => {
  const anna = { id: "a", name: "Anna" } as Me;
  const ask = vi.spyOn(api, "me").mockResolvedValue(anna);
  myself.ask();
  await myself.begin();
  expect([ask.mock.calls.length, myself.me]).toEqual([1, anna]);
  await myself.begin();
  expect(ask.mock.calls.length).toBe(2);
});

it("tells whoever waits that the house did not answer", async () => {
  const ask = vi.spyOn(api, "me").mockRejectedValueOnce(new Error("offline"));
  myself.ask();
  await expect(myself.begin()).rejects.toThrow("offline");
  expect(ask).toHaveBeenCalledOnce();
});
