//! The differences between the two rule sets: one option each, and two presets.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use teahouse_game::{Apart, OptionSpec, OptionValue, Phrase, RuleSets, Setup, SetupError};

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

/// How they hang together: every option can be switched singly, as long as the cards are there that it needs.
pub(crate) const RULE_SETS: RuleSets = RuleSets {
    option: "rules",
    follows: "preset",
    means: &[("vienna", VIENNA), ("classic", CLASSIC)],
    // E66, E67: beside the Mandate a number of turns means nothing; it may still be said.
    idle: &[("turn_limit", ("timer", "turn_limit"))],
    // E2, E66, A35: the Mandate and the additional Plague are cards of the Classic decks.
    apart: &[
        Apart { values: &[("timer", "mandate"), ("decks", "vienna")], why: "setup-mandate" },
        Apart { values: &[("yin_33", "true"), ("decks", "vienna")], why: "setup-yin-33" },
    ],
};

/// One column of the table of options.
const VIENNA: &[OptionValue] = &[
    ("supply", "30"),
    ("setup", "first_turn"),
    ("base_markers", "together"),
    ("bonus_target", "origin_or_adjoining"),
    ("cap_check", "at_once"),
    ("colonise_leave", "1"),
    ("symbol_garrison", "false"),
    ("dice", "single"),
    ("withdraw", "any_time"),
    ("repeat_attack", "once"),
    ("advanced_may_attack", "false"),
    ("demand_withdrawal", "false"),
    ("battle_merge_senior", "stronger"),
    ("cornered_turns", "0"),
    ("inference", "adjoining_or_enclosed"),
    ("withdrawn", "advance"),
    ("colonists_move", "true"),
    ("claim_start", "any_time"),
    ("influenced_symbols", "true"),
    ("timer", "turn_limit"),
    ("turn_limit", "33"),
    ("decks", "vienna"),
];

/// The other one.
const CLASSIC: &[OptionValue] = &[
    ("supply", "25"),
    ("setup", "establish"),
    ("base_markers", "split"),
    ("bonus_target", "origin"),
    ("cap_check", "end_of_phase_three"),
    ("colonise_leave", "0"),
    ("symbol_garrison", "true"),
    ("dice", "up_to_markers"),
    ("withdraw", "before_first_throw"),
    ("repeat_attack", "unlimited"),
    ("advanced_may_attack", "true"),
    ("demand_withdrawal", "true"),
    ("battle_merge_senior", "attacker"),
    ("cornered_turns", "5"),
    ("inference", "enclosed"),
    ("withdrawn", "recolonise"),
    ("colonists_move", "false"),
    ("claim_start", "own_turn"),
    ("influenced_symbols", "false"),
    ("timer", "mandate"),
    ("turn_limit", "33"),
    ("decks", "classic"),
];

/// One of the two rule sets, with all its answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum RuleSet {
    Vienna,
    Classic,
}

impl RuleSet {
    const ALL: [RuleSet; 2] = [RuleSet::Vienna, RuleSet::Classic];

    /// What a table plays by that chooses nothing else.
    fn rules(self) -> &'static Rules {
        static RULES: LazyLock<[Rules; 2]> = LazyLock::new(|| {
            let rules = |set| Rules::of(&Setup::new::<State>(2).with(RULE_SETS.option, set));
            ["vienna", "classic"].map(|set| rules(set).expect("a rule set goes together"))
        });
        &RULES[self as usize]
    }
}

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

    /// The rule set with all its answers; none if they are mixed. The map and the additional Plague are no part of it (A35 to A37).
    pub(crate) fn set(&self) -> Option<RuleSet> {
        let answers = Rules { yin_33: false, honan_shensi_mountain: false, shantung_anhwei_open: false, ..*self };
        RuleSet::ALL.into_iter().find(|set| *set.rules() == answers)
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

#[cfg(test)]
mod tests {
    use super::*;

    fn table(values: &[OptionValue]) -> Setup {
        values.iter().fold(Setup::new::<State>(2), |setup, (name, value)| setup.with(name, value))
    }

    fn values(name: &str) -> &'static [&'static str] {
        OPTIONS.iter().find(|option| option.name == name).expect("an option").values
    }

    #[test]
    fn both_sets_say_what_every_option_means_that_follows_them() {
        let following = |option: &&OptionSpec| option.values.contains(&RULE_SETS.follows);
        let following: Vec<&str> = OPTIONS.iter().filter(following).map(|option| option.name).collect();
        assert_eq!(RULE_SETS.means.iter().map(|(set, _)| *set).collect::<Vec<_>>(), values(RULE_SETS.option));
        for (set, means) in RULE_SETS.means {
            assert_eq!(means.iter().map(|(name, _)| *name).collect::<Vec<_>>(), following, "{set}");
            assert!(means.iter().all(|(name, value)| values(name).contains(value)), "{set}");
            // Said one by one it is the same, at a table of either set.
            let chosen = Rules::of(&table(&[("rules", set)])).expect("a rule set");
            for other in values(RULE_SETS.option) {
                let said = table(means).with(RULE_SETS.option, other);
                assert_eq!(Rules::of(&said), Ok(chosen), "{set} at a table of {other}");
            }
        }
    }

    #[test]
    fn a_table_plays_by_a_set_if_it_has_all_its_answers() {
        let set = |values: &[OptionValue]| Rules::of(&table(values)).expect("a table").set();
        assert_eq!([set(&[]), set(&[("rules", "classic")])], [Some(RuleSet::Vienna), Some(RuleSet::Classic)]);
        assert_eq!(set(&[("dice", "up_to_markers")]), None);
        assert_eq!(set(&[("rules", "classic"), ("supply", "30")]), None);
        // The map and the additional Plague are no part of it.
        assert_eq!(set(&[("honan_shensi", "mountain"), ("shantung_anhwei", "open")]), Some(RuleSet::Vienna));
        assert_eq!(set(&[("rules", "classic"), ("yin_33", "true")]), Some(RuleSet::Classic));
    }

    /// All tables that can be made of these options and a rule set.
    fn tables(names: &[&'static str]) -> Vec<Vec<OptionValue>> {
        let mut all = vec![Vec::new()];
        for name in [RULE_SETS.option].iter().chain(names) {
            let with = |made: &Vec<OptionValue>| {
                values(name).iter().map(|value| [made.as_slice(), &[(*name, *value)]].concat()).collect::<Vec<_>>()
            };
            all = all.iter().flat_map(with).collect();
        }
        all
    }

    #[test]
    fn a35_e66_just_what_does_not_go_together_is_refused() {
        let met = |setup: &Setup, apart: &Apart| apart.values.iter().all(|(n, v)| setup.holds::<State>(n) == *v);
        let mut refused = 0;
        for values in tables(&["timer", "turn_limit", "decks", "yin_33"]) {
            let setup = table(&values);
            let why = RULE_SETS.apart.iter().find(|apart| met(&setup, apart)).map(|apart| Phrase::new(apart.why));
            assert_eq!(Rules::of(&setup).err().map(|fault| fault.phrase()), why, "{values:?}");
            refused += usize::from(why.is_some());
        }
        assert!(refused > 0);
        // No other option has a part in it.
        for option in OPTIONS.iter().filter(|option| option.name != "first") {
            let alone = |set, value| Rules::of(&table(&[("rules", set), (option.name, value)]));
            let apart = RULE_SETS.apart.iter().flat_map(|apart| apart.values).any(|(name, _)| *name == option.name);
            let all =
                option.values.iter().all(|value| alone("vienna", value).is_ok() && alone("classic", value).is_ok());
            assert!(all != apart, "{}", option.name);
        }
    }

    #[test]
    fn e67_an_option_counts_for_nothing_just_where_it_is_idle() {
        for (name, (other, wanted)) in RULE_SETS.idle {
            for set in values(RULE_SETS.option) {
                for said in values(other).iter().filter(|value| **value != RULE_SETS.follows) {
                    // With the cards that either needs.
                    let base = [("rules", *set), ("decks", "classic"), (*other, *said)];
                    let rules = |value| Rules::of(&table(&base).with(name, value)).expect("a table");
                    let mut played: Vec<Rules> = values(name).iter().map(|value| rules(value)).collect();
                    played.dedup();
                    assert_eq!(played.len() > 1, said == wanted, "{name} beside {other} = {said}");
                }
            }
        }
    }
}
