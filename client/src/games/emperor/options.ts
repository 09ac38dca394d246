/** The two rule sets, option by option, as in the table of RULES.md (a test compares them), and how the lobby orders them. */
import type { OptionPlan } from "../contract";

const plan: OptionPlan = {
  set: "rules",
  follows: "preset",
  means: {
    vienna: {
      supply: "30",
      setup: "first_turn",
      base_markers: "together",
      bonus_target: "origin_or_adjoining",
      cap_check: "at_once",
      colonise_leave: "1",
      symbol_garrison: "false",
      dice: "single",
      withdraw: "any_time",
      repeat_attack: "once",
      advanced_may_attack: "false",
      demand_withdrawal: "false",
      battle_merge_senior: "stronger",
      cornered_turns: "0",
      inference: "adjoining_or_enclosed",
      timer: "turn_limit",
      turn_limit: "33",
      decks: "vienna",
    },
    classic: {
      supply: "25",
      setup: "establish",
      base_markers: "split",
      bonus_target: "origin",
      cap_check: "end_of_phase_three",
      colonise_leave: "0",
      symbol_garrison: "true",
      dice: "up_to_markers",
      withdraw: "before_first_throw",
      repeat_attack: "unlimited",
      advanced_may_attack: "true",
      demand_withdrawal: "true",
      battle_merge_senior: "attacker",
      cornered_turns: "5",
      inference: "enclosed",
      timer: "mandate",
      turn_limit: "33",
      decks: "classic",
    },
  },
  groups: [
    ["growth", ["setup", "supply", "base_markers", "bonus_target", "cap_check", "colonise_leave", "symbol_garrison"]],
    ["attack", ["dice", "withdraw", "repeat_attack", "advanced_may_attack"]],
    ["talks", ["demand_withdrawal", "battle_merge_senior", "cornered_turns"]],
    ["end", ["timer", "turn_limit", "inference"]],
    ["cards", ["decks", "yin_33"]],
    ["map", ["honan_shensi", "shantung_anhwei"]],
  ],
  idle: { turn_limit: ["timer", "turn_limit"] },
  apart: [
    { values: { timer: "mandate", decks: "vienna" }, why: "setup-mandate" },
    { values: { yin_33: "true", decks: "vienna" }, why: "setup-yin-33" },
  ],
};

export default plan;
