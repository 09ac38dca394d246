/** Which of the two rule sets a table plays by. What they are stands in options.ts alone. */
import plan from "./options";
import type { Rules } from "./wire";

export type RuleSet = "vienna" | "classic";

/** The answers of a set as a table has them; the map and the additional Plague are not among them. */
export type SetRules = Omit<Rules, "yin_33" | "honan_shensi_mountain" | "shantung_anhwei_open">;

export function rulesOf(set: RuleSet): SetRules {
  const means = plan.means[set]!;
  return {
    supply: Number(means.supply),
    establish: means.setup === "establish",
    split: means.base_markers === "split",
    bonus_adjoining: means.bonus_target === "origin_or_adjoining",
    cap_at_once: means.cap_check === "at_once",
    colonise_leave: Number(means.colonise_leave),
    symbol_garrison: means.symbol_garrison === "true",
    many_dice: means.dice === "up_to_markers",
    withdraw_any_time: means.withdraw === "any_time",
    attack_once: means.repeat_attack === "once",
    advanced_may_attack: means.advanced_may_attack === "true",
    demands: means.demand_withdrawal === "true",
    attacker_senior: means.battle_merge_senior === "attacker",
    cornered_turns: Number(means.cornered_turns),
    adjoining: means.inference === "adjoining_or_enclosed",
    withdrawn_advance: means.withdrawn === "advance",
    colonists_move: means.colonists_move === "true",
    claim_any_time: means.claim_start === "any_time",
    influenced_symbols: means.influenced_symbols === "true",
    turn_limit: means.timer === "turn_limit" ? Number(means.turn_limit) : 0,
    classic_decks: means.decks === "classic",
  };
}

/** The rule set with all its answers; null if the host has mixed them. */
export function ruleSetOf(rules: Rules): RuleSet | null {
  const fits = (set: RuleSet) =>
    Object.entries(rulesOf(set)).every(([key, value]) => rules[key as keyof Rules] === value);
  return fits("vienna") ? "vienna" : fits("classic") ? "classic" : null;
}
