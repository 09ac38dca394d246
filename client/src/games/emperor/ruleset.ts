/** Which of the two rule sets a table plays by. */
import type { Rules } from "./wire";

/** What differs between them; the map and the additional Plague do not. */
const VIENNA: Partial<Rules> = {
  supply: 30,
  establish: false,
  split: false,
  bonus_adjoining: true,
  cap_at_once: true,
  colonise_leave: 1,
  symbol_garrison: false,
  many_dice: false,
  withdraw_any_time: true,
  attack_once: true,
  advanced_may_attack: false,
  demands: false,
  attacker_senior: false,
  cornered_turns: 0,
  adjoining: true,
  turn_limit: 33,
  classic_decks: false,
};
const CLASSIC: Partial<Rules> = {
  supply: 25,
  establish: true,
  split: true,
  bonus_adjoining: false,
  cap_at_once: false,
  colonise_leave: 0,
  symbol_garrison: true,
  many_dice: true,
  withdraw_any_time: false,
  attack_once: false,
  advanced_may_attack: true,
  demands: true,
  attacker_senior: true,
  cornered_turns: 5,
  adjoining: false,
  turn_limit: 0,
  classic_decks: true,
};

export type RuleSet = "vienna" | "classic";

/** The rule set with all its answers; null if the host has mixed them. */
export function ruleSetOf(rules: Rules): RuleSet | null {
  const fits = (set: Partial<Rules>) => (Object.keys(set) as (keyof Rules)[]).every((key) => rules[key] === set[key]);
  return fits(VIENNA) ? "vienna" : fits(CLASSIC) ? "classic" : null;
}
