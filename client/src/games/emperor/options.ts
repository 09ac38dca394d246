/** How the lobby orders the options: those that follow a rule set, by what they are about. */
import type { OptionGroups } from "../contract";

const groups: OptionGroups = [
  [
    "growth",
    [
      "setup",
      "supply",
      "base_markers",
      "bonus_target",
      "cap_check",
      "colonise_leave",
      "colonists_move",
      "symbol_garrison",
    ],
  ],
  ["attack", ["dice", "withdraw", "withdrawn", "repeat_attack", "advanced_may_attack"]],
  ["talks", ["demand_withdrawal", "battle_merge_senior", "cornered_turns"]],
  ["end", ["timer", "turn_limit", "claim_start", "inference", "influenced_symbols"]],
  ["cards", ["decks", "yin_33"]],
  ["map", ["honan_shensi", "shantung_anhwei"]],
];

export default groups;
