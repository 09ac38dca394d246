import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Arrival } from "./arrival";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("the next position", () => {
  it("is waited for until it comes", async () => {
    const arrival = new Arrival();
    const seen: string[] = [];
    const waiting = arrival.next().then(() => seen.push("went on"));
    await vi.advanceTimersByTimeAsync(100);
    expect(seen).toEqual([]);
    arrival.came();
    await waiting;
    expect(seen).toEqual(["went on"]);
    expect(vi.getTimerCount()).toBe(0);
  });
  it("is not waited for without end", async () => {
    const waiting = new Arrival().next();
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(waiting).resolves.toBeUndefined();
  });
  it("may come while nobody waits", () => {
    expect(() => new Arrival().came()).not.toThrow();
  });
});
