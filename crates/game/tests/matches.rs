//! Matches, records and fair dice, shown with the tiny game of `xtask/template`: hidden hands, draws, and a question to
//! another seat in the middle of a turn.

use std::collections::BTreeMap;

use teahouse_game::fair::{Salt, Seed};
use teahouse_game::record::{Fairness, Record};
use teahouse_game::{Data, Entry, FastDice, Game, Match, Refused, Seat, Setup, Step, UndoRight, Waiting, data};
use teahouse_template::{Board, Chance, Move, State};

type Tiny = Match<State>;

fn new(players: u8) -> Tiny {
    Match::new(&Board::built_in()[0], Setup::new::<State>(players)).expect("a setup")
}

fn mv(seat: u8, text: &str) -> Entry<Move, Chance> {
    Entry::Step(Step::Move(Seat(seat), text.parse().expect("a move")))
}

fn draw(text: &str) -> Entry<Move, Chance> {
    Entry::Step(Step::Chance(text.parse().expect("a draw")))
}

fn undo(seat: u8, consent: bool) -> Entry<Move, Chance> {
    Entry::Undo { seat: Seat(seat), consent }
}

fn push_all(played: &mut Tiny, entries: &[Entry<Move, Chance>]) {
    for entry in entries {
        played.push(entry.clone(), &mut ()).unwrap_or_else(|e| panic!("{entry}: {e}"));
    }
}

/// Two players, both with a 1 and a 2.
fn dealt() -> Tiny {
    let mut played = new(2);
    push_all(&mut played, &[draw("draw 1"), draw("draw 2"), draw("draw 1"), draw("draw 2")]);
    played
}

#[test]
fn only_what_is_waited_for_is_accepted() {
    let mut played = new(2);
    assert_eq!(played.push(mv(0, "play 1"), &mut ()), Err(Refused::ChanceFirst));
    let mut played_on = dealt();
    assert_eq!(played_on.push(draw("draw 1"), &mut ()), Err(Refused::NoChance));
    assert_eq!(played_on.push(mv(4, "play 1"), &mut ()), Err(Refused::NoSuchSeat(Seat(4))));
    assert!(matches!(played_on.push(mv(0, "play 3"), &mut ()), Err(Refused::Illegal(_))));
    for _ in 0..2 {
        played.push(draw("draw 3"), &mut ()).expect("possible");
    }
    let mut all_threes = played.clone();
    push_all(&mut all_threes, &[draw("draw 3"), draw("draw 3")]);
    push_all(&mut all_threes, &[mv(0, "play 3"), mv(1, "let"), draw("draw 3"), mv(1, "play 3"), mv(0, "let")]);
    assert_eq!(all_threes.push(draw("draw 3"), &mut ()), Err(Refused::Impossible("draw 3".into())), "there are five");
}

#[test]
fn a_refused_entry_changes_nothing() {
    let mut played = dealt();
    let (before, state) = (played.entries().clone(), played.game().clone());
    for entry in [mv(1, "play 1"), undo(0, false), Entry::HandBack(Seat(0)), Entry::Resign(Seat(3)), draw("draw 1")] {
        assert!(played.push(entry, &mut ()).is_err());
        assert_eq!((played.entries(), played.game()), (&before, &state));
    }
}

#[test]
fn undo_is_free_until_something_is_drawn_or_another_seat_moves() {
    let mut played = dealt();
    assert_eq!(played.undo_right(Seat(0)), UndoRight::None);
    let start = played.game().clone();
    played.push(mv(0, "play 1"), &mut ()).expect("legal");
    assert_eq!(played.undo_right(Seat(0)), UndoRight::Free);
    played.push(undo(0, false), &mut ()).expect("free");
    assert_eq!(played.game(), &start);
    assert_eq!(played.entries().len(), 6, "the list only grows");

    push_all(&mut played, &[mv(0, "play 2"), mv(1, "let")]);
    assert_eq!(played.undo_right(Seat(0)), UndoRight::Consent);
    assert_eq!(played.undo_right(Seat(1)), UndoRight::Free);
    assert_eq!(played.push(undo(0, false), &mut ()), Err(Refused::NeedsConsent));
    played.push(draw("draw 3"), &mut ()).expect("possible");
    assert_eq!(played.undo_right(Seat(1)), UndoRight::Consent, "a card was drawn since");
    played.push(undo(0, true), &mut ()).expect("the others agree");
    assert_eq!(played.game(), &start);
}

/// The match keeps the last move of each seat; what is taken back takes those that went with it.
#[test]
fn whose_last_move_it_was_is_known_after_taking_back() {
    let mut played = dealt();
    let last = |played: &Tiny| [Seat(0), Seat(1)].map(|seat| played.undone_from(seat));
    assert_eq!(last(&played), [None, None]);
    push_all(&mut played, &[mv(0, "play 1"), mv(1, "let"), draw("draw 3")]);
    assert_eq!(last(&played), [Some(4), Some(5)]);
    played.push(undo(0, true), &mut ()).expect("consent");
    assert_eq!(last(&played), [None, None], "both are gone");
    push_all(&mut played, &[mv(0, "play 2"), mv(1, "let")]);
    assert_eq!(last(&played), [Some(8), Some(9)]);
    played.push(undo(1, false), &mut ()).expect("free");
    assert_eq!(last(&played), [Some(8), None], "the other one stands");
}

#[test]
fn an_undo_never_replays_a_known_draw() {
    let mut played = dealt();
    push_all(&mut played, &[mv(0, "play 1"), mv(1, "let"), draw("draw 3")]);
    assert_eq!(played.chances_written(), 5);
    played.push(undo(0, true), &mut ()).expect("consent");
    assert_eq!(played.chances_written(), 5, "the next draw reads a new stream");
}

#[test]
fn any_past_moment_can_be_looked_at() {
    let mut played = dealt();
    let start = played.game().clone();
    push_all(&mut played, &[mv(0, "play 1"), undo(0, false), mv(0, "play 2")]);
    assert_eq!(played.at(4).game(), &start);
    assert_eq!(played.at(6).game(), &start);
    assert_ne!(played.at(5).game(), &start);
    assert_eq!(played.at(99).game(), played.game());
}

#[test]
fn resigning_for_two_ends_the_match() {
    let mut played = dealt();
    played.push(Entry::Resign(Seat(0)), &mut ()).expect("anybody may give up");
    let outcome = played.outcome().expect("over");
    assert_eq!((outcome.reason.as_str(), outcome.winners()), ("resigned", vec![Seat(1)]));
    assert!(matches!(played.waiting(), Waiting::Over));
    for entry in [mv(0, "play 1"), undo(0, true), Entry::Resign(Seat(1)), Entry::StandIn(Seat(0), "greedy".into())] {
        assert_eq!(played.push(entry, &mut ()), Err(Refused::Over));
    }
}

#[test]
fn resigning_for_three_lets_a_bot_play_on_and_ranks_the_person_last() {
    let mut played = new(3);
    played.push(Entry::Resign(Seat(0)), &mut ()).expect("anybody may give up");
    played.push(Entry::StandIn(Seat(0), "greedy".into()), &mut ()).expect("a bot takes the seat");
    assert_eq!(played.stand_in(Seat(0)), Some("greedy"));
    assert_eq!(played.push(Entry::HandBack(Seat(0)), &mut ()), Err(Refused::HasResigned(Seat(0))));
    assert_eq!(played.push(Entry::Resign(Seat(0)), &mut ()), Err(Refused::HasResigned(Seat(0))));
    let mut alone = played.clone();
    finish(&mut played, 3);
    let outcome = played.outcome().expect("over");
    assert_eq!((outcome.places[0], outcome.scores[0]), (3, 0));
    alone.push(Entry::Resign(Seat(2)), &mut ()).expect("anybody may give up");
    assert_eq!(alone.outcome().expect("over").places, [3, 1, 2], "the one who stayed wins");
}

#[test]
fn a_bot_stands_in_and_hands_back() {
    let mut played = dealt();
    assert_eq!(played.push(Entry::HandBack(Seat(1)), &mut ()), Err(Refused::NoStandIn(Seat(1))));
    played.push(Entry::StandIn(Seat(1), "random".into()), &mut ()).expect("away");
    assert_eq!(played.push(Entry::StandIn(Seat(1), "greedy".into()), &mut ()), Err(Refused::HasStandIn(Seat(1))));
    played.push(Entry::HandBack(Seat(1)), &mut ()).expect("back again");
    assert_eq!(played.stand_in(Seat(1)), None);
}

/// Plays on at random with plain dice.
fn finish(played: &mut Tiny, seed: u64) {
    let mut dice = FastDice::new(seed);
    while let Some(entry) = match played.waiting() {
        Waiting::Seat(ask) => Some(Entry::Step(Step::Move(ask.seat, played.game().random_move(ask.seat, &mut dice)))),
        Waiting::Chance => Some(Entry::Step(Step::Chance(played.game().sample(&mut dice)))),
        Waiting::Over => None,
    } {
        played.push(entry, &mut ()).expect("legal");
    }
}

fn fairness() -> Fairness {
    let salts = ["plum", "orchid"].map(|s| Salt::new(s).expect("a salt")).to_vec();
    Fairness { seed: Seed::new([7; 32]), salts }
}

/// A match with fair dice and an undo in the middle of it.
fn fair_match(until: usize) -> Tiny {
    let (fair, mut dice, mut played) = (fairness().dice(), FastDice::new(1), new(2));
    while played.entries().len() < until {
        match played.waiting() {
            Waiting::Over => break,
            Waiting::Chance => {
                let mut stream = fair.stream(played.chances_written());
                played.draw(&mut stream, &mut ()).expect("chance");
            }
            Waiting::Seat(ask) => {
                let choice = played.game().random_move(ask.seat, &mut dice);
                played.push(Entry::Step(Step::Move(ask.seat, choice)), &mut ()).expect("legal");
            }
        }
        if played.entries().len() == 12 {
            played.push(undo(0, true), &mut ()).expect("somebody has moved by now");
        }
    }
    played
}

fn names() -> BTreeMap<u8, String> {
    BTreeMap::from([(0, "Żółw".to_owned()), (1, "Jade".to_owned())])
}

#[test]
fn a_record_is_a_text_that_replays_and_verifies() {
    let played = fair_match(usize::MAX);
    let text = Record::of(&played, names(), Some(&fairness())).to_string();
    let record: Record = text.parse().expect("our own text");
    assert_eq!(record.to_string(), text);
    assert!(record.entries.iter().any(|e| e == "undo 0 consent"));
    for again in [record.replay::<State>(&[]), record.verify::<State>(&[])] {
        let again = again.expect("an honest record");
        assert_eq!((again.game(), again.outcome()), (played.game(), played.outcome()));
        assert_eq!(again.entries(), played.entries());
    }
    // Comments are for people.
    let commented = text.replacen("\n\n", "\n# a remark\n\n", 1);
    assert!(commented.parse::<Record>().expect("a comment").verify::<State>(&[]).is_ok());
}

#[test]
fn verification_catches_every_flipped_bit() {
    let text = Record::of(&fair_match(usize::MAX), names(), Some(&fairness())).to_string();
    let mut caught = 0;
    for index in 0..text.len() {
        for bit in 0..7 {
            let mut bytes = text.clone().into_bytes();
            bytes[index] ^= 1 << bit;
            let Ok(changed) = String::from_utf8(bytes) else { continue };
            let verdict = changed.parse::<Record>().and_then(|r| r.verify::<State>(&[]).map(|_| ()));
            // A line that became a comment is not part of the record any more, and then something is missing.
            assert!(verdict.is_err(), "byte {index}, bit {bit}: {changed}");
            caught += 1;
        }
    }
    assert!(caught > 3000);
}

/// Even with a checksum made to fit, a draw that does not follow from seed and salts is found.
#[test]
fn verification_catches_a_forged_draw_with_a_good_checksum() {
    let played = fair_match(usize::MAX);
    let mut forged = Record::of(&played, names(), Some(&fairness()));
    forged.salts[0] = Salt::new("plumb").expect("a salt");
    let honest_sum = |record: &Record| {
        let mut bare = record.clone();
        bare.sum = None;
        teahouse_game::data::sha256_hex(bare.to_string().as_bytes())
    };
    forged.sum = Some(honest_sum(&forged));
    let why = forged.verify::<State>(&[]).expect_err("another salt, other draws");
    assert!(why.what.contains("should be"), "{why}");
    forged.salts.pop();
    forged.sum = Some(honest_sum(&forged));
    assert!(forged.verify::<State>(&[]).expect_err("a salt is missing").what.contains("salt"));
}

#[test]
fn the_seed_stays_secret_until_the_end() {
    let secret = fairness().seed.reveal();
    let running = Record::of(&fair_match(20), names(), Some(&fairness()));
    assert!(!running.to_string().contains(&secret));
    assert!(running.to_string().contains(&fairness().seed.commitment()));
    assert!(running.verify::<State>(&[]).expect_err("not yet").what.contains("after the end"));
    assert!(running.replay::<State>(&[]).is_ok());
    assert!(!format!("{:?}", fairness()).contains(&secret));
    assert!(Record::of(&fair_match(usize::MAX), names(), Some(&fairness())).to_string().contains(&secret));
}

#[test]
fn a_board_that_is_not_built_in_travels_with_its_record() {
    let board = Board::parse(r#"{"id": "mine", "copies": 3}"#).expect("a board").share();
    let setup = Setup { board: "mine".into(), ..Setup::new::<State>(2) };
    let mut played = Match::<State>::new(&board, setup).expect("a setup");
    finish(&mut played, 5);
    let text = Record::of(&played, BTreeMap::new(), None).to_string();
    assert!(text.contains("\ndata {"));
    let record: Record = text.parse().expect("our own text");
    assert_eq!(record.replay::<State>(&[]).expect("embedded").game(), played.game());
    let other: Record = text.replace(r#""copies":3"#, r#""copies":4"#).parse().expect("well-formed");
    assert!(other.replay::<State>(&[]).expect_err("another board").what.contains("fingerprint"));
    let line = |l: &&str| !l.starts_with("data ") && !l.starts_with("sum ");
    let without: String = text.lines().filter(line).map(|l| format!("{l}\n")).collect();
    let without: Record = without.parse().expect("well-formed");
    assert!(without.replay::<State>(&[]).is_err());
    assert!(without.replay::<State>(&[board]).is_ok(), "the host has that board");
}

/// Boards of strangers: each is in memory once, and as long as anybody holds it.
#[test]
fn a_board_that_nobody_holds_goes() {
    let read = || Board::parse(r#"{"id": "passing", "copies": 3}"#).expect("a board");
    let file = read().file();
    assert!(!data::is_in_use(&file));
    let (one, other) = (read().share(), read().share());
    assert!(std::ptr::eq::<Board>(&*one, &*other) && data::is_in_use(&file));
    let setup = Setup { board: "passing".into(), ..Setup::new::<State>(2) };
    let played = Match::<State>::new(one, setup).expect("a setup");
    drop(other);
    assert!(data::is_in_use(&file), "a match is on it");
    drop(played);
    assert!(!data::is_in_use(&file));
}

#[test]
fn broken_records_name_line_and_cause() {
    let good = Record::of(&dealt(), BTreeMap::new(), None).to_string();
    let why = |text: &str| {
        let read = text.parse::<Record>().and_then(|r| r.replay::<State>(&[]).map(|_| ()));
        read.expect_err("broken").to_string()
    };
    for (from, to, part) in [
        ("teahouse-record 1", "teahouse-record 9", "line 1: \"teahouse-record 9\" was written by a newer"),
        ("teahouse-record 1", "hello", "line 1: this is no Teahouse record"),
        ("players 2", "players two", "\"two\" is no number of players"),
        ("players 2", "players 300", "300 is no number of players"),
        ("players 2", "players 9", "2 to 3 players"),
        ("players 2", "players 2\nplayers 2", "line 4: players is said twice"),
        ("players 2", "shoes 2 3", "line 3: \"shoes\" is no header word"),
        ("players 2\n", "", "has no players line"),
        ("template 1", "template 2", "this program knows versions up to 1"),
        ("game template 1", "game qin 1", "record of qin"),
        ("* draw 1", "* draw 9", "line 6: \"draw 9\" is no result of chance"),
        ("* draw 1", "7 play 1", "line 6: \"7 play 1\" is no entry"),
        ("* draw 1", "0 play 1", "line 6: \"0 play 1\" is refused: fate has to decide first"),
        ("* draw 1", "stand-in 0 ../x", "is no name of a bot"),
    ] {
        assert!(good.contains(from), "{from}");
        let found = why(&good.replacen(from, to, 1));
        assert!(found.contains(part), "{part}: {found}");
    }
    assert!(why("").contains("no Teahouse record"));
    assert!(why("teahouse-record 1\ngame template 1\n").contains("ends within the header"));
    assert!(why(&format!("{good}more")).contains("does not belong"));
    let finished = why(&good.replacen("\nsum", "\nresult no-cards places 1 1 scores 0 0\nsum", 1));
    assert!(finished.contains("is not over, but the record has: result no-cards"), "{finished}");
}

/// A match that begins with the entries of another one: they stand, but nobody made them here.
#[test]
fn what_was_taken_over_cannot_be_taken_back_or_proven() {
    let mut other = dealt();
    push_all(&mut other, &[mv(0, "play 1"), mv(1, "let")]);
    let seed = Seed::new([7; 32]);
    let salts = vec![Salt::new("a").expect("a salt"), Salt::new("b").expect("a salt")];
    let fairness = Fairness { seed, salts };
    let taken: Vec<_> = other.line().map(|(_, step)| Entry::Step(step)).collect();
    assert_eq!(taken.len(), 6);
    let mut played = new(2).with_taken(taken.len());
    push_all(&mut played, &taken);
    assert_eq!((played.undo_right(Seat(0)), played.undo_right(Seat(1))), (UndoRight::None, UndoRight::None));
    while played.outcome().is_none() {
        match played.waiting() {
            Waiting::Chance => {
                let mut stream = fairness.dice().stream(played.chances_written());
                played.draw(&mut stream, &mut ()).expect("a draw");
            }
            Waiting::Seat(ask) => {
                let mut legal = Vec::new();
                played.game().legal_moves(ask.seat, &mut legal);
                played.push(Entry::Step(Step::Move(ask.seat, legal[0])), &mut ()).expect("legal");
                let own = played.undo_right(ask.seat);
                assert!(played.outcome().is_some() || own != UndoRight::None, "its own moves can be taken back");
            }
            Waiting::Over => break,
        }
    }
    let record = Record::of(&played, BTreeMap::new(), Some(&fairness));
    let text = record.to_string();
    assert!(text.contains("\ntaken 6\n"));
    let read: Record = text.parse().expect("a record");
    assert_eq!(read.verify::<State>(&[]).expect("the rest is provable").taken(), 6);
    let mut all = read.clone();
    all.taken = 0;
    assert_eq!(
        all.verify::<State>(&[]).expect_err("its dice did not draw the first ones").fault,
        teahouse_game::record::RecordFault::Dice
    );
    let mut more = read;
    more.taken = 999;
    assert!(more.replay::<State>(&[]).expect_err("too many").to_string().contains("taken over"));
}
