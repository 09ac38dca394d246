// @vitest-environment jsdom
// The help card says what its table plays, and no more than fits a small phone.
import { describe, expect, it } from "vitest";
import { heldBy } from "../../../lib/lobby/offered";
import type { GameCard } from "../../../lib/wire/wire";
import { CARDS } from "../../cards.fixture";
import type { HelpAt } from "../../contract";
import help from "./help";

const card = { id: "emperor", ...CARDS.emperor } as GameCard;
const means = card.rule_sets!.means as Record<"vienna" | "classic", Record<string, string>>;
const at = (options: Record<string, string>): HelpAt => ({ options: heldBy(card, options), players: null });
const rowsAt = (table: HelpAt) => help.map(({ rows }) => rows.filter((row) => row.when?.(table) ?? true));
function linesAt(options: Record<string, string>): string[] {
  const table = at(options);
  return rowsAt(table)
    .flat()
    .map(({ words }) => (typeof words === "string" ? words : words(table).id));
}
const classic = { rules: "classic" };
const vienna = { rules: "vienna" };

/** Every answer to every question, beside each of the two sets, and all answers of one set at a table of the other. */
function* tables(): Generator<Record<string, string>> {
  const names = Object.keys(means.classic);
  for (const [set, other] of [
    ["vienna", means.classic],
    ["classic", means.vienna],
  ] as const) {
    yield { rules: set };
    yield { rules: set, ...other };
    for (const one of names) for (const two of names) yield { rules: set, [one]: other[one]!, [two]: other[two]! };
  }
}

describe("the help card", () => {
  it("has one answer to each question at every table, and at most eight lines in a part", () => {
    const once = ["grow", "symbols", "colonise", "move", "expand", "repeat", "dice", "withdraw", "merge", "advance"];
    const wrong: unknown[] = [];
    for (const table of tables()) {
      if (rowsAt(at(table)).some((rows) => rows.length > 8)) wrong.push(["too many lines", table]);
      const lines = linesAt(table);
      for (const stem of once)
        if (lines.filter((line) => line.startsWith(`glance-${stem}`)).length !== 1) wrong.push([stem, table]);
    }
    expect(wrong).toEqual([]);
  });

  it.each(["glance-demand", "glance-expand-demand"])("has %s where provinces can be demanded (E30)", (line) => {
    expect(linesAt(classic)).toContain(line);
    expect(linesAt({ ...classic, demand_withdrawal: "false" })).not.toContain(line);
    expect(linesAt(vienna)).not.toContain(line);
    expect(linesAt({ ...vienna, demand_withdrawal: "true" })).toContain(line);
  });

  it("tells of cornered states where they give in (E71), and after how many turns", () => {
    expect(linesAt(vienna)).not.toContain("glance-cornered");
    expect(linesAt({ ...classic, cornered_turns: "0" })).not.toContain("glance-cornered");
    expect(linesAt(classic)).toContain("glance-cornered");
    const table = at({ ...vienna, cornered_turns: "5" });
    const said = rowsAt(table)
      .flat()
      .flatMap(({ words }) => (typeof words === "string" ? [] : [words(table)]));
    expect(said).toContainEqual({ id: "glance-cornered", args: { turns: 5 } });
  });

  it("says that a symbol keeps a marker, where it does (E13, E18, E46)", () => {
    const kept = (options: Record<string, string>) => linesAt(options).filter((line) => line.endsWith("-symbol"));
    expect(kept(vienna)).toEqual([]);
    expect(kept({ ...classic, symbol_garrison: "false" })).toEqual([]);
    expect(kept(classic)).toEqual(["glance-colonise-symbol", "glance-move-others-symbol", "glance-advance-on-symbol"]);
    // One stays anyway.
    expect(kept({ ...vienna, symbol_garrison: "true" })).toEqual(["glance-move-symbol", "glance-advance-rest-symbol"]);
  });

  it("goes by the answer of the table, also where it is not that of its set", () => {
    for (const [option, origin, other] of [
      ["bonus_target", "glance-symbols-origin", "glance-symbols-adjoining"],
      ["repeat_attack", "glance-repeat-unlimited", "glance-repeat-once"],
      ["battle_merge_senior", "glance-merge-attacker", "glance-merge-stronger"],
      ["withdrawn", "glance-withdraw-first-empty", "glance-withdraw-first"],
    ] as const) {
      expect(linesAt(classic)).toContain(origin);
      const mixed = linesAt({ ...classic, [option]: means.vienna[option]! });
      expect(mixed).toContain(other);
      expect(mixed).not.toContain(origin);
    }
  });
});
