//! The differences between the two rule sets: one option each, and two presets.

use serde::{Deserialize, Serialize};
use teahouse_game::{OptionSpec, Phrase, Setup, SetupError};

use crate::state::State;

/// Every option. `preset` means: as the chosen rule set has it.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec { name: "rules", values: &["vienna", "classic"], default: "vienna" },
    OptionSpec { name: "first", values: &["random", "0", "1", "2", "3", "4"], default: "random" },
    OptionSpec { name: "supply", values: &["preset", "25", "30"], default: "preset" },
    OptionSpec { name: "setup", values: &["preset", "establish", "first_turn"], default: "preset" },
    OptionSpec { name: "base_markers", values: &["preset", "split", "together"], default: "preset" },
    OptionSpec { name: "bonus_target", values: &["preset", "origin", "origin_or_adjoining"], default: "preset" },
    OptionSpec { name: "cap_check", values: &["preset", "end_of_phase_three", "at_once"], default: "preset" },
    OptionSpec { name: "colonise_leave", values: &["preset", "0", "1"], default: "preset" },
    OptionSpec { name: "symbol_garrison", values: &["preset", "true", "false"], default: "preset" },
    OptionSpec { name: "dice", values: &["preset", "up_to_markers", "single"], default: "preset" },
    OptionSpec { name: "withdraw", values: &["preset", "before_first_throw", "any_time"], default: "preset" },
    OptionSpec { name: "repeat_attack", values: &["preset", "unlimited", "once"], default: "preset" },
    OptionSpec { name: "advanced_may_attack", values: &["preset", "true", "false"], default: "preset" },
    OptionSpec { name: "demand_withdrawal", values: &["preset", "true", "false"], default: "preset" },
    OptionSpec { name: "battle_merge_senior", values: &["preset", "attacker", "stronger"], default: "preset" },
    OptionSpec { name: "cornered_turns", values: &["preset", "5", "0"], default: "preset" },
    OptionSpec { name: "inference", values: &["preset", "enclosed", "adjoining_or_enclosed"], default: "preset" },
    OptionSpec { name: "withdrawn", values: &["preset", "recolonise", "advance"], default: "preset" },
    OptionSpec { name: "colonists_move", values: &["preset", "true", "false"], default: "preset" },
    OptionSpec { name: "claim_start", values: &["preset", "own_turn", "any_time"], default: "preset" },
    OptionSpec { name: "influenced_symbols", values: &["preset", "true", "false"], default: "preset" },
    OptionSpec { name: "timer", values: &["preset", "mandate", "turn_limit"], default: "preset" },
    OptionSpec {
        name: "turn_limit",
        values: &["preset", "20", "24", "28", "30", "32", "33", "36", "40"],
        default: "preset",
    },
    OptionSpec { name: "decks", values: &["preset", "classic", "vienna"], default: "preset" },
    OptionSpec { name: "yin_33", values: &["false", "true"], default: "false" },
    OptionSpec { name: "honan_shensi", values: &["open", "mountain"], default: "open" },
    OptionSpec { name: "shantung_anhwei", values: &["impassable", "open"], default: "impassable" },
];

/// What a game is played by. `true` is what the name says; the fields follow the table of options in RULES.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Rules {
    /// Markers of each colour (E9, E24).
    pub supply: u8,
    /// A round of its own before the first turn (E4), else the first turn begins with the holding (E5).
    pub establish: bool,
    /// Regular markers may be spread (E7).
    pub split: bool,
    /// Bonus markers may also go to an adjoining province (E8).
    pub bonus_adjoining: bool,
    /// The eleventh marker goes back at once (E10), else what is above ten after phase three (E20).
    pub cap_at_once: bool,
    /// Markers that stay when colonists leave (E13).
    pub colonise_leave: u8,
    /// A symbol keeps one marker (E13, E18, E46, A16).
    pub symbol_garrison: bool,
    /// As many dice as markers (E42), else one.
    pub many_dice: bool,
    /// The defender is asked after every throw (E37).
    pub withdraw_any_time: bool,
    /// Each pair of provinces once a turn (E35).
    pub attack_once: bool,
    /// Advanced markers may attack again (E48).
    pub advanced_may_attack: bool,
    /// Formal demands (E30, E31).
    pub demands: bool,
    /// A defender who merges becomes the attacker's junior whatever the strengths (E49).
    pub attacker_senior: bool,
    /// Turns until a cornered state has to give in; 0 = never (E71).
    pub cornered_turns: u8,
    /// Influence also over provinces that only adjoin (E63).
    pub adjoining: bool,
    /// The attacker may enter a province that its defender has left (E46, A20), else it has to be colonised anew. Positions that do not
    /// say are older than this choice, as with the three below.
    #[serde(default = "yes")]
    pub withdrawn_advance: bool,
    /// Colonists may move in phase three (E14, A5).
    #[serde(default)]
    pub colonists_move: bool,
    /// Fifteen provinces are a claim at any moment (E65, A14), else at the end of one's own turn.
    #[serde(default)]
    pub claim_any_time: bool,
    /// Symbols under influence count points (E68, A3).
    #[serde(default)]
    pub influenced_symbols: bool,
    /// The last turn; 0 = the Mandate alone ends the game (E60, E67, A52).
    pub turn_limit: u8,
    /// Which decks (E2).
    pub classic_decks: bool,
    /// One more Plague (A35).
    pub yin_33: bool,
    /// Honan–Shensi is a mountain border (A36).
    pub honan_shensi_mountain: bool,
    /// Shantung–Anhwei is open (A37).
    pub shantung_anhwei_open: bool,
}

impl Rules {
    /// One column of the table of options.
    pub(crate) const fn preset(classic: bool) -> Rules {
        Rules {
            supply: if classic { 25 } else { 30 },
            establish: classic,
            split: classic,
            bonus_adjoining: !classic,
            cap_at_once: !classic,
            colonise_leave: if classic { 0 } else { 1 },
            symbol_garrison: classic,
            many_dice: classic,
            withdraw_any_time: !classic,
            attack_once: !classic,
            advanced_may_attack: classic,
            demands: classic,
            attacker_senior: classic,
            cornered_turns: if classic { 5 } else { 0 },
            adjoining: !classic,
            withdrawn_advance: !classic,
            colonists_move: !classic,
            claim_any_time: !classic,
            influenced_symbols: !classic,
            turn_limit: if classic { 0 } else { 33 },
            classic_decks: classic,
            yin_33: false,
            honan_shensi_mountain: false,
            shantung_anhwei_open: false,
        }
    }

    /// The options of a table; refuses those that do not go together.
    pub(crate) fn of(setup: &Setup) -> Result<Rules, SetupError> {
        let said = |name: &str| Some(setup.option::<State>(name)).filter(|value| *value != "preset");
        let mut rules = Rules::preset(said("rules") == Some("classic"));
        let set = |field: &mut bool, name: &str, yes: &str| {
            if let Some(value) = said(name) {
                *field = value == yes;
            }
        };
        let count = |field: &mut u8, name: &str| {
            if let Some(value) = said(name).and_then(|value| value.parse().ok()) {
                *field = value;
            }
        };
        count(&mut rules.supply, "supply");
        set(&mut rules.establish, "setup", "establish");
        set(&mut rules.split, "base_markers", "split");
        set(&mut rules.bonus_adjoining, "bonus_target", "origin_or_adjoining");
        set(&mut rules.cap_at_once, "cap_check", "at_once");
        count(&mut rules.colonise_leave, "colonise_leave");
        set(&mut rules.symbol_garrison, "symbol_garrison", "true");
        set(&mut rules.many_dice, "dice", "up_to_markers");
        set(&mut rules.withdraw_any_time, "withdraw", "any_time");
        set(&mut rules.attack_once, "repeat_attack", "once");
        set(&mut rules.advanced_may_attack, "advanced_may_attack", "true");
        set(&mut rules.demands, "demand_withdrawal", "true");
        set(&mut rules.attacker_senior, "battle_merge_senior", "attacker");
        count(&mut rules.cornered_turns, "cornered_turns");
        set(&mut rules.adjoining, "inference", "adjoining_or_enclosed");
        set(&mut rules.withdrawn_advance, "withdrawn", "advance");
        set(&mut rules.colonists_move, "colonists_move", "true");
        set(&mut rules.claim_any_time, "claim_start", "any_time");
        set(&mut rules.influenced_symbols, "influenced_symbols", "true");
        set(&mut rules.classic_decks, "decks", "classic");
        set(&mut rules.yin_33, "yin_33", "true");
        set(&mut rules.honan_shensi_mountain, "honan_shensi", "mountain");
        set(&mut rules.shantung_anhwei_open, "shantung_anhwei", "open");
        let mut timed = rules.turn_limit > 0;
        set(&mut timed, "timer", "turn_limit");
        rules.turn_limit = if timed { 33 } else { 0 };
        // Beside the Mandate a number of turns means nothing, and may still be said: every option is switched singly.
        if timed {
            count(&mut rules.turn_limit, "turn_limit");
        }
        rules.check()?;
        Ok(rules)
    }

    /// Whether they go together.
    pub(crate) fn check(&self) -> Result<(), SetupError> {
        if self.turn_limit == 0 && !self.classic_decks {
            return conflict("timer=mandate needs decks=classic: only they have the Mandate", "setup-mandate");
        }
        if self.yin_33 && !self.classic_decks {
            return conflict("yin_33 is a card of decks=classic", "setup-yin-33");
        }
        Ok(())
    }
}

fn yes() -> bool {
    true
}

fn conflict<T>(what: &str, id: &'static str) -> Result<T, SetupError> {
    Err(SetupError::Conflict { what: what.to_owned(), phrase: Phrase::new(id) })
}
