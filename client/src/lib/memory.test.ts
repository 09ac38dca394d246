// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { elsewhere, recall, remember } from "./memory";

describe("what is remembered of tables", () => {
  beforeEach(() => localStorage.clear());

  it("is forgotten for the oldest, with all that belongs to it", () => {
    remember("theme", "night");
    remember("looked.first", "3");
    remember("moved.first.1", "2");
    remember("seal.second", "abc");
    for (let n = 0; n < 198; n += 1) remember(`looked.t${n}`, "1");
    expect([recall("looked.first"), recall("moved.first.1"), recall("seal.second")]).toEqual(["3", "2", "abc"]);
    // Whoever comes back is not the oldest any more.
    remember("chat.first", "0");
    remember("help.another", "{}");
    expect([recall("seal.second"), recall("looked.t0")]).toEqual([null, "1"]);
    expect([recall("looked.first"), recall("chat.first"), recall("help.another")]).toEqual(["3", "0", "{}"]);
    remember("looked.more", "1");
    remember("looked.more-2", "1");
    expect([recall("looked.t0"), recall("looked.t1"), recall("looked.t2")]).toEqual([null, null, "1"]);
    expect(recall("theme")).toBe("night");
  });

  it("does not touch what others keep here", () => {
    localStorage.setItem("looked.other", "x");
    for (let n = 0; n < 201; n += 1) remember(`looked.t${n}`, "1");
    expect(recall("looked.t0")).toBeNull();
    expect(localStorage.getItem("looked.other")).toBe("x");
  });
});

describe("what another window remembers", () => {
  it("is told to whoever asked for it, and nothing else is", () => {
    const told: (string | null)[] = [];
    elsewhere("language", (value) => told.push(value));
    const write = (key: string, newValue: string | null) =>
      dispatchEvent(new StorageEvent("storage", { key, newValue }));
    write("teahouse.language", "pl");
    write("teahouse.theme", "night");
    write("language", "de");
    write("teahouse.language", null);
    expect(told).toEqual(["pl", null]);
  });
});
