// Made from the Rust types by `cargo xtask types`. Do not edit.

import type { GameCard } from "../lib/wire/wire";

/** The options of all games, for tests alone. */
export const CARDS: Readonly<Record<string, Pick<GameCard, "options" | "rule_sets">>> = {
  "china": {
    "options": {
      "first": {
        "default": "random",
        "values": [
          "random",
          "0",
          "1",
          "2",
          "3",
          "4"
        ]
      },
      "fortifications": {
        "default": "off",
        "values": [
          "off",
          "on"
        ]
      }
    }
  },
  "emperor": {
    "options": {
      "advanced_may_attack": {
        "default": "preset",
        "values": [
          "preset",
          "true",
          "false"
        ]
      },
      "base_markers": {
        "default": "preset",
        "values": [
          "preset",
          "split",
          "together"
        ]
      },
      "battle_merge_senior": {
        "default": "preset",
        "values": [
          "preset",
          "attacker",
          "stronger"
        ]
      },
      "bonus_target": {
        "default": "preset",
        "values": [
          "preset",
          "origin",
          "origin_or_adjoining"
        ]
      },
      "cap_check": {
        "default": "preset",
        "values": [
          "preset",
          "end_of_phase_three",
          "at_once"
        ]
      },
      "claim_start": {
        "default": "preset",
        "values": [
          "preset",
          "own_turn",
          "any_time"
        ]
      },
      "colonise_leave": {
        "default": "preset",
        "values": [
          "preset",
          "0",
          "1"
        ]
      },
      "colonists_move": {
        "default": "preset",
        "values": [
          "preset",
          "true",
          "false"
        ]
      },
      "cornered_turns": {
        "default": "preset",
        "values": [
          "preset",
          "5",
          "0"
        ]
      },
      "decks": {
        "default": "preset",
        "values": [
          "preset",
          "classic",
          "vienna"
        ]
      },
      "demand_withdrawal": {
        "default": "preset",
        "values": [
          "preset",
          "true",
          "false"
        ]
      },
      "dice": {
        "default": "preset",
        "values": [
          "preset",
          "up_to_markers",
          "single"
        ]
      },
      "first": {
        "default": "random",
        "values": [
          "random",
          "0",
          "1",
          "2",
          "3",
          "4"
        ]
      },
      "honan_shensi": {
        "default": "open",
        "values": [
          "open",
          "mountain"
        ]
      },
      "inference": {
        "default": "preset",
        "values": [
          "preset",
          "enclosed",
          "adjoining_or_enclosed"
        ]
      },
      "influenced_symbols": {
        "default": "preset",
        "values": [
          "preset",
          "true",
          "false"
        ]
      },
      "repeat_attack": {
        "default": "preset",
        "values": [
          "preset",
          "unlimited",
          "once"
        ]
      },
      "rules": {
        "default": "vienna",
        "values": [
          "vienna",
          "classic"
        ]
      },
      "setup": {
        "default": "preset",
        "values": [
          "preset",
          "establish",
          "first_turn"
        ]
      },
      "shantung_anhwei": {
        "default": "impassable",
        "values": [
          "impassable",
          "open"
        ]
      },
      "supply": {
        "default": "preset",
        "values": [
          "preset",
          "25",
          "30"
        ]
      },
      "symbol_garrison": {
        "default": "preset",
        "values": [
          "preset",
          "true",
          "false"
        ]
      },
      "timer": {
        "default": "preset",
        "values": [
          "preset",
          "mandate",
          "turn_limit"
        ]
      },
      "turn_limit": {
        "default": "preset",
        "values": [
          "preset",
          "20",
          "24",
          "28",
          "30",
          "32",
          "33",
          "36",
          "40"
        ]
      },
      "withdraw": {
        "default": "preset",
        "values": [
          "preset",
          "before_first_throw",
          "any_time"
        ]
      },
      "withdrawn": {
        "default": "preset",
        "values": [
          "preset",
          "recolonise",
          "advance"
        ]
      },
      "yin_33": {
        "default": "false",
        "values": [
          "false",
          "true"
        ]
      }
    },
    "rule_sets": {
      "apart": [
        {
          "values": {
            "decks": "vienna",
            "timer": "mandate"
          },
          "why": "setup-mandate"
        },
        {
          "values": {
            "decks": "vienna",
            "yin_33": "true"
          },
          "why": "setup-yin-33"
        }
      ],
      "follows": "preset",
      "idle": {
        "turn_limit": {
          "option": "timer",
          "value": "turn_limit"
        }
      },
      "means": {
        "classic": {
          "advanced_may_attack": "true",
          "base_markers": "split",
          "battle_merge_senior": "attacker",
          "bonus_target": "origin",
          "cap_check": "end_of_phase_three",
          "claim_start": "own_turn",
          "colonise_leave": "0",
          "colonists_move": "false",
          "cornered_turns": "5",
          "decks": "classic",
          "demand_withdrawal": "true",
          "dice": "up_to_markers",
          "inference": "enclosed",
          "influenced_symbols": "false",
          "repeat_attack": "unlimited",
          "setup": "establish",
          "supply": "25",
          "symbol_garrison": "true",
          "timer": "mandate",
          "turn_limit": "33",
          "withdraw": "before_first_throw",
          "withdrawn": "recolonise"
        },
        "vienna": {
          "advanced_may_attack": "false",
          "base_markers": "together",
          "battle_merge_senior": "stronger",
          "bonus_target": "origin_or_adjoining",
          "cap_check": "at_once",
          "claim_start": "any_time",
          "colonise_leave": "1",
          "colonists_move": "true",
          "cornered_turns": "0",
          "decks": "vienna",
          "demand_withdrawal": "false",
          "dice": "single",
          "inference": "adjoining_or_enclosed",
          "influenced_symbols": "true",
          "repeat_attack": "once",
          "setup": "first_turn",
          "supply": "30",
          "symbol_garrison": "false",
          "timer": "turn_limit",
          "turn_limit": "33",
          "withdraw": "any_time",
          "withdrawn": "advance"
        }
      },
      "option": "rules"
    }
  },
  "qin": {
    "options": {
      "first": {
        "default": "random",
        "values": [
          "random",
          "0",
          "1",
          "2",
          "3"
        ]
      },
      "joining": {
        "default": "largest",
        "values": [
          "largest",
          "sum"
        ]
      }
    }
  },
  "tea_garden": {
    "options": {
      "first": {
        "default": "random",
        "values": [
          "random",
          "0",
          "1",
          "2",
          "3"
        ]
      },
      "supply": {
        "default": "open",
        "values": [
          "open",
          "box"
        ]
      }
    }
  }
};
