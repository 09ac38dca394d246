//! What may a table choose? One option for each difference between the two rule sets.

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
    /// The options of a table; refuses those that do not go together.
    pub(crate) fn of(setup: &Setup) -> Result<Rules, SetupError> {
        let is = |name: &str, value: &str| setup.holds::<State>(name) == value;
        let number = |name: &str| setup.holds::<State>(name).parse::<u8>().unwrap_or_default();
        let rules = Rules {
            supply: number("supply"),
            establish: is("setup", "establish"),
            split: is("base_markers", "split"),
            bonus_adjoining: is("bonus_target", "origin_or_adjoining"),
            cap_at_once: is("cap_check", "at_once"),
            colonise_leave: number("colonise_leave"),
            symbol_garrison: is("symbol_garrison", "true"),
            many_dice: is("dice", "up_to_markers"),
            withdraw_any_time: is("withdraw", "any_time"),
            attack_once: is("repeat_attack", "once"),
            advanced_may_attack: is("advanced_may_attack", "true"),
            demands: is("demand_withdrawal", "true"),
            attacker_senior: is("battle_merge_senior", "attacker"),
            cornered_turns: number("cornered_turns"),
            adjoining: is("inference", "adjoining_or_enclosed"),
            withdrawn_advance: is("withdrawn", "advance"),
            colonists_move: is("colonists_move", "true"),
            claim_any_time: is("claim_start", "any_time"),
            influenced_symbols: is("influenced_symbols", "true"),
            turn_limit: if is("timer", "turn_limit") { number("turn_limit") } else { 0 },
            classic_decks: is("decks", "classic"),
            yin_33: is("yin_33", "true"),
            honan_shensi_mountain: is("honan_shensi", "mountain"),
            shantung_anhwei_open: is("shantung_anhwei", "open"),
        };
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
