//! Is this file a board? Every fault names the province, border, choice or deck it stands in, and what is wrong.

use std::collections::BTreeSet;

use serde::de::DeserializeOwned;
use serde_json::Value;
use teahouse_game::{Faults, OptionSpec};

use crate::board::{Barrier, BoardFile, BorderFile, ChoiceFile, DecksFile, ProvinceFile};
use crate::cards::{Kind, MOST_CARDS, Yang, Yin};
use crate::options::OPTIONS;
use crate::place::{NAMES, Province};
use crate::{drawing, ways};

/// The options that choose what lies on a border (A36, A37).
pub(crate) fn choices() -> impl Iterator<Item = &'static OptionSpec> {
    OPTIONS.iter().filter(|option| ["honan_shensi", "shantung_anhwei"].contains(&option.name))
}

/// A file that is no board at all: where the trouble is, all of it that can be found.
pub(crate) fn explain(text: &str, error: &serde_json::Error, faults: &mut Faults) {
    let Ok(mut file) = serde_json::from_str::<Value>(text) else {
        faults.add("file", error);
        return;
    };
    for (at, province) in items(&file["provinces"], "province") {
        whole::<ProvinceFile>(&at, province, faults, |faults| fits::<Province>(&at, province.get("id"), faults));
    }
    for (at, border) in items(&file["borders"], "border") {
        whole::<BorderFile>(&at, border, faults, |faults| {
            ["a", "b"].iter().for_each(|end| fits::<Province>(&format!("{at} {end}"), border.get(end), faults));
            barriers(&format!("{at} barriers"), &border["barriers"], faults);
        });
    }
    for (name, choice) in entries(&file["choices"]) {
        let at = format!("choice {name}");
        whole::<ChoiceFile>(&at, choice, faults, |faults| {
            entries(&choice["values"]).for_each(|(value, list)| barriers(&format!("{at} {value}"), list, faults));
        });
    }
    for (name, decks) in entries(&file["decks"]) {
        let at = format!("decks {name}");
        whole::<DecksFile>(&at, decks, faults, |faults| {
            cards::<Yang>(&format!("{at} yang"), &decks["yang"], faults);
            cards::<Yin>(&format!("{at} yin"), &decks["yin"], faults);
        });
    }
    // What is wrong besides: the same file without its lists.
    for part in ["provinces", "borders", "choices", "decks"] {
        match file.get_mut(part) {
            Some(Value::Array(list)) => list.clear(),
            Some(Value::Object(list)) => list.clear(),
            _ => {}
        }
    }
    fits::<BoardFile>("file", Some(&file), faults);
    if faults.0.is_empty() {
        faults.add("file", error);
    }
}

/// The items of a list with their names.
fn items<'a>(list: &'a Value, what: &'a str) -> impl Iterator<Item = (String, &'a Value)> {
    list.as_array().into_iter().flatten().enumerate().map(move |(n, item)| {
        let name = item.get("id").and_then(Value::as_str).map_or(format!("[{n}]"), str::to_owned);
        (format!("{what} {name}"), item)
    })
}

fn entries(list: &Value) -> impl Iterator<Item = (&String, &Value)> {
    list.as_object().into_iter().flatten()
}

/// An item by its parts; if they are right, as a whole.
fn whole<T: DeserializeOwned>(at: &str, item: &Value, faults: &mut Faults, parts: impl FnOnce(&mut Faults)) {
    let before = faults.0.len();
    parts(faults);
    if faults.0.len() == before {
        fits::<T>(at, Some(item), faults);
    }
}

/// What is not there is for the whole to miss.
fn fits<T: DeserializeOwned>(at: &str, part: Option<&Value>, faults: &mut Faults) {
    if let Some(Err(error)) = part.map(T::deserialize) {
        faults.add(at, error);
    }
}

fn barriers(at: &str, list: &Value, faults: &mut Faults) {
    list.as_array().into_iter().flatten().for_each(|barrier| fits::<Barrier>(at, Some(barrier), faults));
}

fn cards<K: Kind + std::str::FromStr<Err = String>>(at: &str, deck: &Value, faults: &mut Faults) {
    for (card, count) in entries(deck) {
        if let Err(error) = card.parse::<K>() {
            faults.add(at, error);
        }
        fits::<u8>(&format!("{at} {card}"), Some(count), faults);
    }
}

/// Everything that is wrong with a file.
pub(crate) fn check(file: &BoardFile, faults: &mut Faults) {
    let is_id = !file.id.is_empty()
        && file.id.len() <= 40
        && file.id.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
    faults.need(is_id, "id", "lower-case letters, digits and hyphens");
    let mut map = Faults::default();
    provinces(file, &mut map);
    borders(file, &mut map);
    choice(file, &mut map);
    // Where ways lead can be told only of borders that are in order.
    if map.0.is_empty() {
        ways::check(file, &mut map);
    }
    faults.0.append(&mut map.0);
    decks(file, faults);
    drawing::check(file, faults);
}

fn provinces(file: &BoardFile, faults: &mut Faults) {
    let mut seen = BTreeSet::new();
    for province in &file.provinces {
        faults.need(seen.insert(province.id), format!("province {}", province.id), "is there twice");
    }
    for province in Province::all().filter(|province| !seen.contains(province)) {
        faults.add(format!("province {:?}", NAMES[province.index()]), "is missing");
    }
}

fn borders(file: &BoardFile, faults: &mut Faults) {
    let (mut ids, mut pairs) = (BTreeSet::new(), BTreeSet::new());
    for border in &file.borders {
        let at = format!("border {}", border.id);
        let (a, b) = (border.a.min(border.b), border.a.max(border.b));
        faults.need(!border.id.is_empty(), format!("border between {a} and {b}"), "has no id");
        faults.need(ids.insert(&border.id), &at, "another border has this id");
        faults.need(a != b, &at, "leads nowhere");
        faults.need(pairs.insert((a, b)), &at, format!("{a} and {b}: is there twice"));
        faults.need(!border.barriers.contains(&Barrier::Open), &at, "open is no barrier: an open border has none");
    }
}

/// A36, A37: each choice has its border, and barriers for each of its values.
fn choice(file: &BoardFile, faults: &mut Faults) {
    let mut chosen = BTreeSet::new();
    for option in choices() {
        let at = format!("choice {}", option.name);
        let Some(choice) = file.choices.get(option.name) else {
            faults.add(at, "is missing");
            continue;
        };
        let border = file.borders.iter().find(|border| border.id == choice.border);
        faults.need(border.is_some(), &at, format!("there is no border {:?}", choice.border));
        faults.need(chosen.insert(&choice.border), &at, format!("{} is the border of another choice", choice.border));
        let values: BTreeSet<&str> = choice.values.keys().map(String::as_str).collect();
        let wanted = option.values.join(" and ");
        faults.need(values == option.values.iter().copied().collect(), &at, format!("has the values {wanted}"));
        let plain = choice.values.values().flatten().all(|barrier| *barrier != Barrier::Open);
        faults.need(plain, &at, "open is no barrier: an open border has none");
        let usual = option.default;
        faults.need(choice.default == usual, &at, format!("default is {usual}, not {:?}", choice.default));
        if let (Some(border), Some(barriers)) = (border, choice.values.get(usual)) {
            let same = border.barriers.iter().collect::<BTreeSet<_>>() == barriers.iter().collect();
            faults.need(same, &at, format!("border {} has other barriers than the value {usual}", border.id));
        }
    }
    for name in file.choices.keys().filter(|name| choices().all(|option| option.name != *name)) {
        faults.add(format!("choice {name}"), "there is no such option");
    }
}

/// E2, E75: at every draw a card must be there.
fn decks(file: &BoardFile, faults: &mut Faults) {
    for name in ["classic", "vienna"] {
        let Some(decks) = file.decks.get(name) else {
            faults.add(format!("decks {name}"), "are missing");
            continue;
        };
        let sums = [
            ("yang", decks.yang.values().map(|n| usize::from(*n)).sum::<usize>()),
            // E58: the one card that is drawn goes back before the next draw.
            ("yin", decks.yin.values().map(|n| usize::from(*n)).sum()),
        ];
        for (deck, sum) in sums {
            let fits = (1..MOST_CARDS).contains(&sum);
            faults.need(fits, format!("decks {name} {deck}"), format!("1 to {} cards, not {sum}", MOST_CARDS - 1));
        }
        let mandates = decks.yang.get(&Yang::Mandate).copied().unwrap_or(0);
        let right = u8::from(name == "classic");
        faults.need(mandates == right, format!("decks {name} yang mandate"), format!("{right}, not {mandates}"));
        // E59: what can be held can be held by somebody, every card of it: up to five set-up draws and 39 turns of 40 (E60) are more
        // than a deck has. Economy cards always go back, and the Mandate lies in the deck until it ends the game.
        let stays = decks.yang.iter().any(|(card, n)| !card.is_held() && *n > 0);
        let dry =
            "runs dry: without a city, mine or agriculture every card can be in a hand when one is to be drawn (E59)";
        faults.need(stays || sums[0].1 == 0, format!("decks {name} yang"), dry);
    }
    for name in file.decks.keys().filter(|name| !["classic", "vienna"].contains(&name.as_str())) {
        faults.add(format!("decks {name}"), "there are no such decks");
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::sync::Arc;

    use teahouse_game::{Data, FastDice, Game, Held, Setup, Step, Waiting};
    use teahouse_testkit::{Atlas, play};

    use super::*;
    use crate::board::Board;
    use crate::moves::Move;
    use crate::state::{Point, State};

    /// Our board with other cards.
    fn board(name: &str, yang: &[(Yang, u8)], yin: &[(Yin, u8)]) -> (String, Held<Board>) {
        let mut file = Board::built_in()[0].written().clone();
        let decks = DecksFile { yang: yang.iter().copied().collect(), yin: yin.iter().copied().collect() };
        file.decks.insert(name.to_owned(), decks);
        let mut faults = Faults::default();
        check(&file, &mut faults);
        (faults.to_string(), Held::Own(Arc::new(Board::of(file))))
    }

    /// The longest game by the options, in which everybody keeps every card: after so many draws there is none.
    fn dry_after(board: &Held<Board>) -> Option<u32> {
        let options = BTreeMap::from([("first", "0"), ("setup", "establish"), ("turn_limit", "40")]);
        let setup = options.iter().fold(Setup::new::<State>(5), |setup, (name, value)| setup.with(name, value));
        let mut state = State::new(board, &setup).expect("a setup");
        let mut dice = FastDice::new(1);
        let mut draws = 0;
        loop {
            match state.waiting() {
                Waiting::Over => {
                    // Five set-up draws, and all turns but the last.
                    assert_eq!(draws, 44);
                    return None;
                }
                Waiting::Chance => {
                    if state.point == Point::DrawYang {
                        let mut any = Vec::new();
                        state.chances(&mut any);
                        if any.is_empty() {
                            return Some(draws);
                        }
                        draws += 1;
                    }
                    state.apply(Step::Chance(state.sample(&mut dice)), &mut ());
                }
                Waiting::Seat(ask) => {
                    let mut legal = Vec::new();
                    state.legal_moves(ask.seat, &mut legal);
                    let quiet = legal.iter().find(|mv| matches!(mv, Move::EndPhase | Move::Relief { accepted: false }));
                    state.apply(Step::Move(ask.seat, *quiet.unwrap_or(&legal[0])), &mut ());
                }
            }
        }
    }

    fn plays(board: &Held<Board>, rules: &str) {
        let mut atlas = Atlas::<State>::default();
        for (players, seed) in (2..=5).flat_map(|players| (0..4).map(move |seed| (players, seed))) {
            for timer in ["preset", "turn_limit"] {
                let setup = Setup::new::<State>(players).with("rules", rules).with("timer", timer);
                let setup = setup.with("setup", "establish").with("turn_limit", "40");
                let report = play::<State>(board, &setup, seed, &mut atlas);
                assert!(report.violations.is_empty(), "{setup:?}, {seed}: {:#?}", report.violations);
            }
        }
    }

    #[test]
    fn e59_e75_a_yang_deck_that_hands_can_empty_is_refused() {
        let plague = [(Yin::Plague, 39)];
        for held in [1, 10, 39] {
            for card in [Yang::CrossWall, Yang::ReliefFlood] {
                let (faults, board) = board("vienna", &[(card, held)], &plague);
                assert!(faults.starts_with("decks vienna yang: runs dry"), "{faults}");
                assert_eq!(dry_after(&board), Some(u32::from(held)));
            }
        }
        // No card of its kind in it is none.
        assert!(board("vienna", &[(Yang::CrossWall, 9), (Yang::City, 0)], &plague).0.contains("runs dry"));
    }

    #[test]
    fn e59_e75_one_card_that_always_goes_back_is_enough() {
        let plague = [(Yin::Plague, 39)];
        for card in [Yang::City, Yang::Mine, Yang::Agriculture] {
            let (faults, board) = board("vienna", &[(card, 1), (Yang::CrossWall, 38)], &plague);
            assert_eq!((faults.as_str(), dry_after(&board)), ("", None));
        }
        let few = [(Yang::City, 1), (Yang::CrossWater, 1), (Yang::ReliefFamine, 1)];
        for yin in [Yin::Plague, Yin::Famine, Yin::Traitor] {
            // E58: a single Yin card comes again and again.
            let (faults, board) = board("vienna", &few, &[(yin, 1)]);
            assert_eq!(faults, "");
            plays(&board, "vienna");
        }
        // E66: the Mandate is there until the game is over.
        for yang in [&[(Yang::Mandate, 1)][..], &[(Yang::Mandate, 1), (Yang::CrossWall, 38)]] {
            let (faults, board) = board("classic", yang, &[(Yin::Flood, 1)]);
            assert_eq!(faults, "");
            plays(&board, "classic");
        }
    }
}
