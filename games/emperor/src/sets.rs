//! What is a rule set? Each of the two gives an answer to every option that follows it.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use teahouse_game::{Apart, OptionValue, RuleSets, Setup};

use crate::options::Rules;
use crate::state::State;

/// How options hang together: every one can be switched singly, as long as the cards are there that it needs.
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

    /// The one whose answers these all are; none if they are mixed. The map and the additional Plague are no part of it (A35 to A37).
    pub(crate) fn of(rules: &Rules) -> Option<RuleSet> {
        let answers = Rules { yin_33: false, honan_shensi_mountain: false, shantung_anhwei_open: false, ..*rules };
        RuleSet::ALL.into_iter().find(|set| *set.rules() == answers)
    }

    /// What a table plays by that chooses nothing else.
    fn rules(self) -> &'static Rules {
        static RULES: LazyLock<[Rules; 2]> = LazyLock::new(|| {
            let rules = |set| Rules::of(&Setup::new::<State>(2).with(RULE_SETS.option, set));
            ["vienna", "classic"].map(|set| rules(set).expect("a rule set goes together"))
        });
        &RULES[self as usize]
    }
}

#[cfg(test)]
mod tests {
    use teahouse_game::{OptionSpec, Phrase};

    use super::*;
    use crate::options::OPTIONS;

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
        let set = |values: &[OptionValue]| RuleSet::of(&Rules::of(&table(values)).expect("a table"));
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
