// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { elsewhere, type OfTable, recall, remember } from "./memory";

const looked = (table: string, who?: OfTable["who"]): OfTable => ({
  what: "looked",
  table,
  ...(who !== undefined && { who }),
});
const seal: OfTable = { what: "seal", table: "second" };

describe("what is remembered of tables", () => {
  beforeEach(() => localStorage.clear());

  it("is forgotten for the oldest, with all that belongs to it", () => {
    remember("theme", "night");
    remember(looked("first"), "3");
    remember(looked("first", 1), "2");
    remember(seal, "abc");
    remember(looked("second", "curtain"), "7");
    localStorage.setItem("teahouse.moved.second.1", "old");
    for (let n = 0; n < 198; n += 1) remember(looked(`t${n}`), "1");
    expect([recall(looked("first")), recall(looked("first", 1)), recall(seal)]).toEqual(["3", "2", "abc"]);
    // Whoever comes back is not the oldest any more.
    const [chat, help]: OfTable[] = [
      { what: "chat", table: "first" },
      { what: "help", table: "another" },
    ];
    remember(chat!, "0");
    remember(help!, "{}");
    expect([recall(seal), recall(looked("second", "curtain")), recall(looked("t0"))]).toEqual([null, null, "1"]);
    expect(localStorage.getItem("teahouse.moved.second.1")).toBeNull();
    expect([recall(looked("first")), recall(chat!), recall(help!)]).toEqual(["3", "0", "{}"]);
    remember(looked("more"), "1");
    remember(looked("more-2"), "1");
    expect([recall(looked("t0")), recall(looked("t1")), recall(looked("t2"))]).toEqual([null, null, "1"]);
    expect(recall("theme")).toBe("night");
  });

  it("is no setting, whatever that is called", () => {
    remember("looked.settings", "kept");
    for (let n = 0; n < 201; n += 1) remember(looked(`t${n}`), "1");
    expect([recall("looked.settings"), recall(looked("t0")), recall(looked("t1"))]).toEqual(["kept", null, "1"]);
  });

  it("does not touch what others keep here", () => {
    localStorage.setItem("looked.other", "x");
    for (let n = 0; n < 201; n += 1) remember(looked(`t${n}`), "1");
    expect(recall(looked("t0"))).toBeNull();
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
