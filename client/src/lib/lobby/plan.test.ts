import { describe, expect, it } from "vitest";
import type { RuleSets } from "../wire/wire";
import { Plan } from "./plan";

const three = (...values: string[]) => ({ values: ["preset", ...values], default: "preset" });
const card = {
  id: "x",
  options: {
    dice: three("one", "many"),
    first: { values: ["random", "0"], default: "random" },
    limit: three("20", "33"),
    plague: { values: ["no", "yes"], default: "no" },
    rules: { values: ["new", "old"], default: "new" },
    cards: three("old", "new"),
    timer: three("card", "turns"),
  },
};
const sets: RuleSets = {
  option: "rules",
  follows: "preset",
  means: {
    new: { dice: "one", limit: "33", cards: "new", timer: "turns" },
    old: { dice: "many", limit: "33", cards: "old", timer: "card" },
  },
  idle: { limit: { option: "timer", value: "turns" } },
  apart: [
    { values: { timer: "card", cards: "new" }, why: "no-card" },
    { values: { plague: "yes", cards: "new" }, why: "no-plague" },
  ],
};
const plan = new Plan(card, sets, [
  ["fight", ["dice"]],
  ["end", ["timer", "limit", "cards", "plague"]],
]);

describe("options that follow a set of rules", () => {
  it("stand below the set and whatever is not folded", () => {
    expect(plan.above).toEqual(["rules", "first"]);
    expect(plan.valuesOf("dice")).toEqual(["one", "many"]);
  });

  it("are as the set has them until they are changed", () => {
    expect([plan.holds({}, "dice"), plan.holds({ rules: "old" }, "dice")]).toEqual(["one", "many"]);
    expect(plan.changes({ rules: "old", dice: "many" })).toEqual([]);
    expect(plan.changes({ dice: "many", plague: "yes" })).toEqual(["dice", "plague"]);
    expect(plan.undone({ dice: "many", plague: "yes" })).toEqual({ dice: "preset", plague: "no" });
  });

  it("count for nothing where another one makes them idle", () => {
    expect(plan.idle({}, "limit")).toBe(false);
    expect(plan.idle({ rules: "old" }, "limit")).toBe(true);
    expect(plan.changes({ rules: "old", limit: "20" })).toEqual([]);
    expect(plan.changes({ limit: "20" })).toEqual(["limit"]);
  });

  it("follow the set again when what it has anyway is chosen", () => {
    expect(plan.choice({ dice: "many" }, "dice", "one")).toEqual({ dice: "preset" });
    expect(plan.choice({ rules: "old" }, "dice", "one")).toEqual({ dice: "one" });
    expect(plan.choice({}, "rules", "old")).toEqual({ rules: "old" });
    expect(plan.choice({ plague: "yes" }, "plague", "no")).toEqual({ plague: "no" });
  });

  it("say what does not go together, whether chosen or as in the set", () => {
    expect(plan.conflict({})).toBeNull();
    expect(plan.conflict({ rules: "old" })).toBeNull();
    expect(plan.conflict({ timer: "card" })?.why).toBe("no-card");
    expect(plan.conflict({ rules: "old", cards: "new" })?.why).toBe("no-card");
    expect(plan.conflict({ plague: "yes" })?.why).toBe("no-plague");
  });

  it("find what else has to change, and keep what was chosen", () => {
    expect(plan.mending({}, { dice: "many" })).toEqual({});
    expect(plan.mending({}, { timer: "card" })).toEqual({ cards: "old" });
    expect(plan.mending({ rules: "old" }, { cards: "new" })).toEqual({ timer: "turns" });
    expect(plan.mending({ rules: "old", plague: "yes" }, { cards: "new" })).toEqual({ timer: "turns", plague: "no" });
    expect(plan.mending({ rules: "old", plague: "yes" }, { rules: "new" })).toEqual({ plague: "no" });
  });
});
