//! Each duty by itself: no task, no store, no socket, no clock. Only those of the files beside it that look at how a table fares in a house open one, in
//! memory.

mod apart;
mod beside;
mod chat;
mod crowd;
mod door;
mod fresh;
mod late;
mod lists;
mod loading;
mod orders;
mod stale;
mod strained;

use teahouse_catalog::{GAMES, game};
use teahouse_game::{Seat, Viewer};
use teahouse_store::{Change, Guest, Phase, Shows, TableRow};
use teahouse_wire::{self as wire, Code, Json, SeatWish, UndoRight};

use super::body::{Body, BodySeat, Who};
use super::chat::Chat;
use super::effect::{Call, Decided, Effect, Need, Stop, Tell};
use super::message::Reply;
use super::new::{check_wishes, new_seats};
use super::next::Next;
use super::past::Past;
use super::play::Play;
use super::seating::{Seating, note_absent};
use super::state::RoomState;
use super::telling::{update_now, update_with};
use super::undo::Undo;
use crate::house::Settings;
use crate::limits::caps;
use crate::luck::{Chance, Luck};

const NOW: i64 = 1_000_000;

fn guest(id: &str) -> Guest {
    Guest { id: id.to_owned(), name: id.to_uppercase(), created: 0 }
}

struct Fixture {
    room: RoomState,
    settings: Settings,
    /// Who has a page open.
    here: Vec<String>,
}

impl Fixture {
    /// A table that Anna has opened, with a seat for Jade; bots take the others where a game needs more.
    fn new(id: &str) -> Fixture {
        let game = game(id).expect("a game");
        let (anna, players) = (guest("anna"), game.info().players[0]);
        let setup = game.setup(players, None, &[("first".to_owned(), "0".to_owned())].into(), None).expect("a setup");
        let mut wishes = vec![SeatWish::Bot { level: wire::Level::Random }; usize::from(players)];
        (wishes[0], wishes[1]) = (SeatWish::Me, SeatWish::Open);
        let seats = new_seats(chance(), players, &wishes, &anna);
        let row = TableRow {
            id: "t".to_owned(),
            game: id.to_owned(),
            phase: Phase::SetUp,
            listed: false,
            body: String::new(),
            board: None,
            version: 0,
            created: 0,
            touched: 0,
            shows: Shows::default(),
        };
        let mut room = RoomState::new(game, row, Body::new(setup, "anna", seats, 10));
        room.seed = "07".repeat(32);
        Fixture { room, settings: Settings::default(), here: Vec::new() }
    }

    /// Jade has sat down and the match is on.
    fn playing(id: &str) -> Fixture {
        let mut table = Fixture::new(id);
        table.did("jade", |room, call| Seating(room, call).sit(wire::Seat(1), sit()));
        table.did("anna", |room, call| Seating(room, call).start());
        table
    }

    fn decide(&mut self, who: &str, duty: impl FnOnce(&mut RoomState, &Call<'_>) -> Decided) -> Decided {
        self.decide_at(NOW, who, duty)
    }

    fn decide_at(&mut self, now: i64, who: &str, duty: impl FnOnce(&mut RoomState, &Call<'_>) -> Decided) -> Decided {
        let guest = guest(who);
        let here = |id: &str| self.here.iter().any(|here| here == id);
        duty(&mut self.room, &Call { guest: &guest, now, settings: &self.settings, chance: chance(), here: &here })
    }

    /// A decision that is carried out: everything is on disk, everybody has been told.
    fn did(&mut self, who: &str, duty: impl FnOnce(&mut RoomState, &Call<'_>) -> Decided) -> Vec<Effect> {
        let Ok(effects) = self.decide(who, duty) else { panic!("refused") };
        self.settle();
        effects
    }

    fn settle(&mut self) {
        self.room.committed(NOW, None);
        self.room.forget_news();
    }

    fn refused(&mut self, who: &str, duty: impl FnOnce(&mut RoomState, &Call<'_>) -> Decided) -> Code {
        let Err(Stop::Refused(error)) = self.decide(who, duty) else { panic!("not refused") };
        assert!(!self.room.is_ahead(), "{:?} left something behind", error.problem.code);
        error.problem.code
    }

    fn legal(&self, seat: u8) -> Vec<String> {
        self.room.table().expect("a match").legal(Seat(seat))
    }

    fn ask(&self, token: &str, moves: &[&str]) -> wire::MoveAsk {
        let moves = moves.iter().map(|text| self.typed(text)).collect();
        wire::MoveAsk { token: token.to_owned(), at: self.room.length() as u32, seat: None, moves }
    }

    /// A move as records write it, as it travels; whatever is none, as it is.
    fn typed(&self, text: &str) -> Json {
        let game = teahouse_catalog::game(&self.room.row.game).expect("a game");
        game.read_move(text).unwrap_or_else(|_| Json::of(text))
    }

    fn asked(&self) -> u8 {
        self.room.asked().expect("somebody is asked").0
    }
}

fn chance() -> Chance {
    Chance::of(&Settings { test_seeds: true, ..Settings::default() })
}

fn sit() -> wire::Sit {
    wire::Sit { look: None, salt: None, name: None }
}

fn tells(effects: &[Effect]) -> Vec<Tell> {
    effects.iter().filter_map(|e| if let Effect::Tell(tell) = e { Some(*tell) } else { None }).collect()
}

fn done(effects: &[Effect]) -> Option<u32> {
    effects.iter().find_map(|e| if let Effect::Reply(Reply::Done(done)) = e { Some(done.entries) } else { None })
}

#[test]
fn whatever_is_decided_is_written_before_it_is_told_and_told_before_it_is_answered() {
    let mut table = Fixture::new("qin");
    let mut all = vec![
        table.did("jade", |room, call| Seating(room, call).sit(wire::Seat(1), sit())),
        table.did("anna", |room, call| Seating(room, call).start()),
    ];
    let first = table.legal(0)[0].clone();
    let ask = table.ask("a", &[&first]);
    all.push(table.did("anna", |room, call| Play(room, call).moves(&ask, true)));
    all.push(table.did("jade", |room, call| Play(room, call).resign(&wire::SeatAsk { seat: None })));
    for effects in all {
        let rank = |effect: &Effect| match effect {
            Effect::Commit { .. } | Effect::CommitQuietly | Effect::CountMatch => 0,
            Effect::Open(_) | Effect::ReadChat { .. } => 0,
            Effect::Tell(_) => 1,
            Effect::Reply(_) | Effect::ReplyTable => 2,
            Effect::Wake => 3,
        };
        let ranks: Vec<u8> = effects.iter().map(rank).collect();
        assert!(ranks.is_sorted() && ranks[0] == 0, "{ranks:?}");
    }
}

#[test]
fn seats_are_taken_once_and_by_the_rules_of_the_table() {
    let mut table = Fixture::new("qin");
    assert_eq!(table.refused("jade", |room, call| Seating(room, call).sit(wire::Seat(0), sit())), Code::SeatTaken);
    assert_eq!(table.refused("jade", |room, call| Seating(room, call).sit(wire::Seat(9), sit())), Code::NoSuchSeat);
    assert_eq!(table.refused("anna", |room, call| Seating(room, call).start()), Code::SeatsOpen);
    assert_eq!(table.refused("jade", |room, call| Seating(room, call).start()), Code::HostOnly);
    assert_eq!(table.refused("jade", |room, call| Seating(room, call).leave(wire::Seat(0))), Code::NotYourSeat);
    let like_anna = wire::Sit { look: Some(wire::Look { color: 0, shape: 3 }), ..sit() };
    assert_eq!(table.refused("jade", |room, call| Seating(room, call).sit(wire::Seat(1), like_anna)), Code::LookTaken);
    let salted = wire::Sit { salt: Some("jasmine".to_owned()), ..sit() };
    let effects = table.did("jade", |room, call| Seating(room, call).sit(wire::Seat(1), salted));
    assert_eq!(tells(&effects), [Tell::Table]);
    assert_eq!((table.room.body.seats[1].salt.as_str(), table.room.row.version), ("jasmine", 1));
    table.did("anna", |room, call| Seating(room, call).start());
    assert_eq!(table.refused("jade", |room, call| Seating(room, call).leave(wire::Seat(1))), Code::AlreadyStarted);
}

/// Whose salt it is is noted when it is brought: no salt looks like one of the house.
#[test]
fn a_salt_is_somebodys_own_if_they_brought_it() {
    for own in ["jasmine", "0123456789abcdef", "bot"] {
        let mut table = Fixture::new("qin");
        let told = |table: &Fixture, phase: Phase| {
            let row = TableRow { phase, ..table.room.row.clone() };
            // As lists read it, too.
            let body = serde_json::to_string(&table.room.body).expect("JSON");
            let bodies = [table.room.body.clone(), super::shown(&body).expect("a body")];
            let [room, list] = bodies.map(|body| {
                super::info(&row, &body, |_| false, None).seats.iter().map(|seat| seat.own_salt).collect::<Vec<_>>()
            });
            assert_eq!(room, list);
            room
        };
        let salted = wire::Sit { salt: Some(own.to_owned()), ..sit() };
        table.did("jade", |room, call| Seating(room, call).sit(wire::Seat(1), salted.clone()));
        let looks = wire::Sit { look: Some(wire::Look { color: 4, shape: 4 }), ..sit() };
        table.did("jade", |room, call| Seating(room, call).sit(wire::Seat(1), looks));
        assert_eq!(told(&table, Phase::Playing), [false, true], "{own}: it is kept when they choose another look");
        assert_eq!(told(&table, Phase::SetUp), [false, false], "told once the match is on");
        // It goes with them.
        table.did("jade", |room, call| Seating(room, call).leave(wire::Seat(1)));
        table.did("eve", |room, call| Seating(room, call).sit(wire::Seat(1), sit()));
        assert_eq!(told(&table, Phase::Playing), [false, false], "{own}");
        table.did("eve", |room, call| Seating(room, call).sit(wire::Seat(1), salted));
        table.did("anna", |room, call| Seating(room, call).start());
        table.did("eve", |room, call| Play(room, call).resign(&wire::SeatAsk { seat: None }));
        let effects = table.did("eve", |room, call| Next(room, call).rematch(Luck::of_test("next")));
        let Some(Effect::Open(next)) = effects.first() else { panic!("no table") };
        assert!(next.body.seats.iter().all(|seat| !seat.own_salt && seat.salt != own), "nor to the next game");
    }
}

/// A seat of a table that was opened before it was noted.
#[test]
fn an_older_seat_can_be_read() {
    let seat = r#"{"who":"nobody","look":{"color":0,"shape":0},"salt":"jasmine"}"#;
    let seat: BodySeat = serde_json::from_str(seat).expect("a seat");
    assert_eq!((seat.salt.as_str(), seat.own_salt), ("jasmine", false));
}

#[test]
fn a_table_that_waits_for_its_last_seat_begins_with_it() {
    let mut table = Fixture::new("china");
    table.room.edit().start_when_full = true;
    let effects = table.did("jade", |room, call| Seating(room, call).sit(wire::Seat(1), sit()));
    assert_eq!(tells(&effects), [Tell::Since(0), Tell::Table]);
    assert!(matches!(effects[..2], [Effect::Commit { .. }, Effect::CountMatch]), "counted when it is on disk");
    assert_eq!(table.room.row.phase, Phase::Playing);
    assert_eq!(table.room.row.shows.asked, Some(table.asked()));
    assert_eq!(table.room.row.shows.since, NOW);
}

#[test]
fn the_same_message_is_carried_out_once() {
    let mut table = Fixture::playing("qin");
    let ask = table.ask("a", &[&table.legal(0)[0]]);
    // Whoever is in time may have asked too often.
    let effects = table.decide("anna", |room, call| Play(room, call).moves(&ask, false)).ok().expect("legal");
    let entries = done(&effects).expect("an answer");
    let Some(Effect::Commit { token: Some(token) }) = effects.first() else { panic!("not written") };
    table.room.committed(NOW, Some(token));
    let again = table.did("anna", |room, call| Play(room, call).moves(&ask, true));
    assert_eq!((done(&again), again.len()), (Some(entries), 1), "answered, nothing else");
    // Somebody else may use the same token.
    assert!(matches!(
        table.decide("jade", |room, call| Play(room, call).moves(&ask, true)),
        Err(Stop::Needs(Need::Token(_)))
    ));
}

#[test]
fn a_late_message_is_looked_for_before_it_is_refused() {
    let mut table = Fixture::playing("qin");
    let late = wire::MoveAsk { at: 0, ..table.ask("b", &[&table.legal(0)[0]]) };
    let Err(Stop::Needs(Need::Token(token))) = table.decide("anna", |room, call| Play(room, call).moves(&late, true))
    else {
        panic!("decided without looking");
    };
    table.room.remember(token, None);
    assert_eq!(table.refused("anna", |room, call| Play(room, call).moves(&late, true)), Code::Stale);
    // A page that has asked too often is told nothing, and nothing is looked up for it.
    let late = wire::MoveAsk { token: "later still".to_owned(), ..late };
    assert_eq!(table.refused("anna", |room, call| Play(room, call).moves(&late, false)), Code::TooFast);
}

#[test]
fn a_row_is_all_or_nothing() {
    // A tile is drawn after every placement.
    let mut table = Fixture::playing("qin");
    let legal = table.legal(0);
    let two = table.ask("a", &[&legal[0], &legal[1]]);
    assert_eq!(table.refused("anna", |room, call| Play(room, call).moves(&two, true)), Code::ChanceFirst);
    let nothing = table.ask("a", &[]);
    assert_eq!(table.refused("anna", |room, call| Play(room, call).moves(&nothing, true)), Code::NotAMove);
    let word = table.ask("a", &["dance"]);
    assert_eq!(table.refused("anna", |room, call| Play(room, call).moves(&word, true)), Code::NotAMove);
    let not_mine = table.ask("a", &[&legal[0]]);
    assert_eq!(table.refused("jade", |room, call| Play(room, call).moves(&not_mine, true)), Code::Rule);

    // Cards are played one on another.
    let mut table = Fixture::playing("tea_garden");
    let who = ["anna", "jade"][usize::from(table.asked())];
    let top = table.legal(table.asked()).into_iter().find(|mv| mv.starts_with("top ")).expect("a card");
    let (before, bad) = (table.room.length(), table.ask("r", &[&top, "done", "pass"]));
    assert_eq!(table.refused(who, |room, call| Play(room, call).moves(&bad, true)), Code::Rule);
    assert_eq!(table.room.length(), before);
    let good = table.ask("r", &[&top, "done"]);
    let effects = table.decide(who, |room, call| Play(room, call).moves(&good, true)).ok().expect("legal");
    assert_eq!(done(&effects), Some(before as u32 + 2));
    let commit = table.room.commit(NOW, Some("r")).expect("plain data").expect("something to write");
    assert_eq!((commit.at, commit.entries.len()), (before as i64, 2));
    assert_eq!(commit.entries.iter().filter(|e| e.token.is_some()).count(), 1, "one message, one token");
    let told = update_now(&table.room, Viewer::Public).expect("a state").told;
    assert_eq!(told.iter().map(|t| t.entry as usize).collect::<Vec<_>>(), [before, before + 1]);
}

#[test]
fn a_move_writes_what_lists_show_and_leaves_the_row_alone() {
    let mut table = Fixture::playing("qin");
    let ask = table.ask("a", &[&table.legal(0)[0]]);
    table.decide_at(NOW + 5, "anna", |room, call| Play(room, call).moves(&ask, true)).ok().expect("legal");
    let commit = table.room.commit(NOW + 5, None).expect("plain data").expect("something to write");
    let Change::Shows(shows, touched) = commit.change else { panic!("the whole row for a move") };
    assert_eq!((shows.asked, shows.since, touched), (Some(1), NOW + 5, NOW + 5));
    assert_eq!(shows.entries, table.room.length() as i64);
}

/// A disk that was full when somebody went away is told of it with the next move, and once.
#[test]
fn what_could_not_be_written_quietly_goes_along_with_the_next_move() {
    let mut table = Fixture::playing("qin");
    table.here = vec!["anna".to_owned()];
    table.room.edit().away.clear();
    table.settle();
    table.decide("jade", |room, call| Seating(room, call).went()).ok().expect("noted");
    table.room.put_off();
    assert!(!table.room.is_ahead(), "nothing is refused because of it");
    for (token, row) in [("a", true), ("b", false)] {
        let (seat, version) = (table.asked(), table.room.row.version);
        let ask = table.ask(token, &[&table.legal(seat)[0]]);
        let who = ["anna", "jade"][usize::from(seat)];
        table.decide(who, |room, call| Play(room, call).moves(&ask, true)).ok().expect("legal");
        let commit = table.room.commit(NOW, None).expect("plain data").expect("something to write");
        let away = matches!(&commit.change, Change::Row(row, _) if row.body.contains(r#""away":{"jade""#));
        assert_eq!(away, row);
        table.settle();
        assert_eq!(table.room.row.version, version + i64::from(row));
    }
}

#[test]
fn undo_is_free_until_something_is_seen_then_the_others_decide() {
    let mut table = Fixture::playing("qin");
    let ask = |at: Option<u32>| wire::UndoAsk { seat: None, at };
    assert_eq!(table.refused("anna", |room, call| Undo(room, call).ask(&ask(None))), Code::NothingToUndo);
    let mv = table.ask("a", &[&table.legal(0)[0]]);
    table.did("anna", |room, call| Play(room, call).moves(&mv, true));
    let length = table.room.length() as u32;
    assert_eq!(table.refused("anna", |room, call| Undo(room, call).ask(&ask(Some(length - 1)))), Code::Stale);
    // A tile was drawn: Jade is asked.
    table.did("anna", |room, call| Undo(room, call).ask(&ask(Some(length))));
    let asked = table.room.body.undo.clone().expect("a request");
    assert_eq!((asked.seat, asked.waiting), (Seat(0), vec![Seat(1)]));
    let answer = |agree| wire::UndoAnswer { seat: None, agree };
    assert_eq!(table.refused("anna", |room, call| Undo(room, call).answer(&answer(true))), Code::NobodyAsks);
    table.did("jade", |room, call| Undo(room, call).answer(&answer(false)));
    assert_eq!(table.room.body.undo, None);
    table.did("anna", |room, call| Undo(room, call).ask(&ask(None)));
    let effects = table.did("jade", |room, call| Undo(room, call).answer(&answer(true)));
    // How the request was settled is told before it is gone: else its page would take it for refused.
    assert_eq!(tells(&effects), [Tell::News, Tell::Table]);
    assert_eq!((table.asked(), &table.room.body.undo), (0, &None));
    // Nothing stands any more: the same request again finds nothing.
    assert_eq!(table.refused("anna", |room, call| Undo(room, call).ask(&ask(None))), Code::NothingToUndo);
    let state = update_with(&table.room, Viewer::Seat(Seat(0)), Vec::new()).expect("a state");
    assert_eq!(state.undo, UndoRight::None);
}

/// A page that sends its request again, because no answer came, loses no consent that was given meanwhile; nor does anybody else's request take its place.
#[test]
fn a_request_to_take_back_stays_as_it_is() {
    let mut table = Fixture::new("china");
    table.did("anna", |room, call| Seating(room, call).set_seat(wire::Seat(2), &SeatWish::Open));
    table.did("jade", |room, call| Seating(room, call).sit(wire::Seat(1), sit()));
    table.did("boris", |room, call| Seating(room, call).sit(wire::Seat(2), sit()));
    table.did("anna", |room, call| Seating(room, call).start());
    let names = ["anna", "jade", "boris"];
    let ask = wire::UndoAsk { seat: None, at: None };
    let answer = wire::UndoAnswer { seat: None, agree: true };
    while !matches!(table.room.table().map(|t| t.undo_right(Seat(0))), Ok(teahouse_game::UndoRight::Consent)) {
        let seat = table.asked();
        let mv = table.ask(&format!("m{}", table.room.length()), &[&table.legal(seat)[0]]);
        table.did(names[usize::from(seat)], |room, call| Play(room, call).moves(&mv, true));
    }
    table.did(names[0], |room, call| Undo(room, call).ask(&ask));
    let waiting = |table: &Fixture| table.room.body.undo.as_ref().map(|open| (open.seat, open.waiting.clone()));
    assert_eq!(waiting(&table), Some((Seat(0), vec![Seat(1), Seat(2)])));
    table.did(names[1], |room, call| Undo(room, call).answer(&answer));
    let again = table.did(names[0], |room, call| Undo(room, call).ask(&ask));
    assert!(matches!(again[..], [Effect::ReplyTable]), "nothing is written or told");
    assert_eq!(waiting(&table), Some((Seat(0), vec![Seat(2)])), "one has agreed");
    assert_eq!(table.refused(names[2], |room, call| Undo(room, call).ask(&ask)), Code::UndoAskedAlready);
    let length = table.room.length();
    table.did(names[2], |room, call| Undo(room, call).answer(&answer));
    assert!(table.room.length() > length && waiting(&table).is_none(), "taken back");
}

#[test]
fn a_bot_takes_the_seat_of_somebody_who_is_away_long_enough() {
    let mut table = Fixture::playing("qin");
    table.decide_at(NOW, "jade", |room, call| Seating(room, call).went()).ok().expect("noted");
    table.settle();
    let ask = wire::SeatAsk { seat: Some(wire::Seat(1)) };
    let minutes = |n: i64| NOW + n * 60_000;
    let Err(Stop::Refused(early)) = table.decide_at(minutes(9), "anna", |room, call| Play(room, call).stand_in(&ask))
    else {
        panic!("too early");
    };
    assert_eq!(early.problem.code, Code::NotAway);
    // Nor while they are here, whatever the clock says.
    table.here = vec!["jade".to_owned()];
    let Err(Stop::Refused(here)) = table.decide_at(minutes(99), "anna", |room, call| Play(room, call).stand_in(&ask))
    else {
        panic!("a present person was replaced");
    };
    assert_eq!(here.problem.code, Code::NotAway);
    table.here.clear();
    table.decide_at(minutes(10), "anna", |room, call| Play(room, call).stand_in(&ask)).ok().expect("long enough");
    assert!(table.room.body.seats[1].stand_in.is_some(), "lists show it");
    table.settle();
    // Back again.
    table.decide_at(minutes(11), "jade", |room, call| Seating(room, call).came()).ok().expect("noted");
    assert!(!table.room.body.away.contains_key("jade"));
    table.did("jade", |room, call| Play(room, call).hand_back(&wire::SeatAsk { seat: None }));
    assert_eq!(table.room.body.seats[1].stand_in, None);
}

#[test]
fn whoever_was_not_known_to_be_away_is_from_now_on() {
    let mut table = Fixture::playing("qin");
    table.room.edit().away.clear();
    table.settle();
    note_absent(&mut table.room, |id| id == "anna", NOW + 3);
    assert_eq!(table.room.body.away, [("jade".to_owned(), NOW + 3)].into());
    table.settle();
    note_absent(&mut table.room, |id| id == "anna", NOW + 99);
    assert!(!table.room.is_ahead(), "known already");
}

#[test]
fn a_thought_about_another_moment_is_worth_nothing() {
    let mut table = Fixture::playing("qin");
    let (at, mv) = (table.room.length(), table.typed(&table.legal(0)[0]));
    let none = |effects: Decided| effects.ok().expect("no refusal").is_empty();
    assert!(none(table.decide("", |room, call| Play(room, call).thought(
        at - 1,
        Seat(0),
        Some(std::slice::from_ref(&mv))
    ))));
    assert!(none(table.decide("", |room, call| Play(room, call).thought(
        at,
        Seat(1),
        Some(std::slice::from_ref(&mv))
    ))));
    // Anna is no bot and has left no order.
    assert!(none(table.decide("", |room, call| Play(room, call).thought(
        at,
        Seat(0),
        Some(std::slice::from_ref(&mv))
    ))));
    table.room.edit().seats[0].who = Who::Bot(teahouse_bots::Level::Random);
    table.settle();
    let effects = table.did("", |room, call| Play(room, call).thought(at, Seat(0), Some(std::slice::from_ref(&mv))));
    assert_eq!(tells(&effects), [Tell::News]);
}

#[test]
fn the_end_is_told_with_the_table() {
    let mut table = Fixture::playing("qin");
    for seat in [0, 1] {
        table.room.edit().seats[seat].who = Who::Bot(teahouse_bots::Level::Random);
    }
    table.settle();
    let mut last = Vec::new();
    while let Some(seat) = table.room.asked() {
        let (at, mv) = (table.room.length(), table.typed(&table.legal(seat.0)[0]));
        last = table.did("", |room, call| Play(room, call).thought(at, seat, Some(std::slice::from_ref(&mv))));
        assert_eq!(tells(&last).contains(&Tell::Table), table.room.asked().is_none());
    }
    assert_eq!(tells(&last), [Tell::Table, Tell::News]);
}

#[test]
fn what_is_secret_stays_so_until_the_end() {
    let mut table = Fixture::playing("qin");
    for duty in [|p: Past<'_>| p.record(), |p: Past<'_>| p.draws(), |p: Past<'_>| p.course()] {
        assert_eq!(table.refused("anna", |room, call| duty(Past(room, call))), Code::NotOver);
    }
    let refused = table.refused("anna", |room, call| Past(room, call).moments(0, 9, Some(Viewer::Seat(Seat(1)))));
    assert_eq!(refused, Code::NotYourSeat);
    table.did("jade", |room, call| Play(room, call).resign(&wire::SeatAsk { seat: None }));
    assert_eq!((table.room.row.phase, table.room.row.shows.asked), (Phase::Over, None));
    assert!(table.room.row.shows.result.is_some());
    table.did("anna", |room, call| Past(room, call).record());
    table.did("anna", |room, call| Past(room, call).moments(0, 9, Some(Viewer::Seat(Seat(1)))));
}

/// Lists say who is waited for and since when, and how it ended, from the row alone.
#[test]
fn lists_tell_how_a_match_stands() {
    let mut table = Fixture::playing("qin");
    let told = |table: &Fixture| super::info(&table.room.row, &table.room.body, |_| false, None);
    let ask = table.ask("a", &[&table.legal(0)[0]]);
    table.decide_at(NOW + 7, "anna", |room, call| Play(room, call).moves(&ask, true)).ok().expect("legal");
    table.settle();
    let info = told(&table);
    assert_eq!((info.asked, info.since, info.result), (Some(wire::Seat(1)), Some((NOW + 7) as f64), None));
    table.did("jade", |room, call| Play(room, call).resign(&wire::SeatAsk { seat: None }));
    let info = told(&table);
    assert_eq!((info.asked, info.since), (None, None));
    assert_eq!(info.result.expect("an end").places, [1, 2]);
}

fn made(effects: &[Effect]) -> String {
    let id = effects.iter().find_map(|e| if let Effect::Reply(Reply::Made(made)) = e { Some(&made.id) } else { None });
    id.expect("an id").clone()
}

/// The next table may be gone by the time somebody asks for it again: the store is asked every time, and a new one is made if it is.
#[test]
fn a_next_table_that_is_gone_is_replaced() {
    let mut table = Fixture::playing("qin");
    table.did("jade", |room, call| Play(room, call).resign(&wire::SeatAsk { seat: None }));
    let rematch = |room: &mut RoomState, call: &Call<'_>| Next(room, call).rematch(Luck::of_test("next"));
    // However often it is decided, it is the same table.
    let luck = Luck::of_test("next");
    let first = made(&table.did("anna", |room, call| Next(room, call).rematch(luck.clone())));
    assert_eq!(first, luck.id());
    for _ in 0..2 {
        let asked = table.decide("jade", rematch);
        assert!(matches!(asked, Err(Stop::Needs(Need::Next(ref id))) if *id == first), "known without looking");
        table.room.next_is_there = Some(true);
        let again = table.did("jade", rematch);
        assert_eq!((made(&again), again.len()), (first.clone(), 1), "answered, nothing else");
    }
    table.room.next_is_there = Some(false);
    let effects = table.did("jade", rematch);
    assert_ne!(made(&effects), first);
    assert!(matches!(&effects[0], Effect::Open(new) if new.id == made(&effects) && new.body.host == "jade"));
    assert_eq!(table.room.body.next, Some(made(&effects)), "from now on it is this one");
}

#[test]
fn every_game_can_be_begun_here() {
    for game in GAMES {
        let table = Fixture::playing(game.id());
        assert_eq!(table.room.written, table.room.length());
        assert!(table.room.fairness.is_some());
    }
}

/// People have chosen the bots they play against: whoever leaves is followed by one like them, and by the usual one where there is none.
#[test]
fn a_bot_plays_on_about_as_well_as_the_others_here() {
    use teahouse_bots::Level::{Adept, Champion, Greedy, Master, Novice, Player, Random};
    let stands_in = |bots: &[teahouse_bots::Level]| {
        let mut table = Fixture::playing("qin");
        for level in bots {
            let other = table.room.body.seats[0].clone();
            table.room.edit().seats.push(BodySeat { who: Who::Bot(*level), ..other });
        }
        super::play::stand_in_level(&table.room.body)
    };
    for (bots, level) in [
        (&[][..], Player),
        (&[Champion], Champion),
        (&[Master, Novice], Novice),
        (&[Champion, Novice, Adept], Adept),
        (&[Random], Novice),
        (&[Greedy, Greedy], Novice),
    ] {
        assert_eq!(stands_in(bots), level, "{bots:?}");
    }
    let mut table = against_a_bot();
    table.room.edit().seats[1].who = Who::Bot(Master);
    table.settle();
    table.did("anna", |room, call| Play(room, call).stand_in(&wire::SeatAsk { seat: Some(wire::Seat(0)) }));
    assert_eq!(table.room.body.seats[0].stand_in, Some(Master));
    assert_eq!(table.room.playing().expect("a match").stands_in(Seat(0)), Some(Master));
}

/// Bots that research measures others by have no seat in a house, however one asks for it: neither at a new table nor in place of another nor in the
/// next game of an old table.
#[test]
fn bots_of_research_are_for_the_command_line() {
    let bot = |level| SeatWish::Bot { level };
    let refused = |error: crate::error::ApiError| (error.problem.code, error.problem.params["level"].clone());
    let settings = Settings::default();
    for level in [wire::Level::Random, wire::Level::Greedy] {
        let name = serde_json::to_value(level).expect("plain data");
        let wishes = [SeatWish::Me, bot(level)];
        let new = check_wishes(&settings, &wishes, 2).expect_err("refused");
        assert_eq!(refused(new), (Code::NoSuchBot, name));
        let mut table = Fixture::new("qin");
        let set = table.refused("anna", |room, call| Seating(room, call).set_seat(wire::Seat(1), &bot(level)));
        assert_eq!(set, Code::NoSuchBot);
        assert!(check_wishes(&Settings { test_seeds: true, ..Settings::default() }, &wishes, 2).is_ok(), "under test");
    }
    let mut table = Fixture::new("qin");
    table.did("anna", |room, call| Seating(room, call).set_seat(wire::Seat(1), &bot(wire::Level::Novice)));
    let mut old = against_a_bot();
    old.did("anna", |room, call| Play(room, call).resign(&wire::SeatAsk { seat: None }));
    let effects = old.did("anna", |room, call| Next(room, call).rematch(Luck::of_test("next")));
    let next = effects.iter().find_map(|e| if let Effect::Open(new) = e { Some(&new.body) } else { None });
    let bots: Vec<_> = next.expect("a table").seats.iter().filter(|seat| matches!(seat.who, Who::Bot(_))).collect();
    assert!(bots.len() == 1 && bots[0].who == Who::Bot(teahouse_bots::Level::Novice));
}

/// The whole table is one person's and the bots': nobody else minds.
fn against_a_bot() -> Fixture {
    let mut table = Fixture::playing("qin");
    table.room.edit().seats[1].who = Who::Bot(teahouse_bots::Level::Random);
    table.settle();
    table
}

#[test]
fn moves_and_undos_in_turn_come_to_an_end() {
    let mut table = against_a_bot();
    let undo = wire::UndoAsk { seat: None, at: None };
    for n in 0..caps::UNDOS_OF_A_SEAT {
        let ask = table.ask(&format!("m{n}"), &[&table.legal(0)[0]]);
        table.did("anna", |room, call| Play(room, call).moves(&ask, true));
        table.did("anna", |room, call| Undo(room, call).ask(&undo));
    }
    let ask = table.ask("last", &[&table.legal(0)[0]]);
    table.did("anna", |room, call| Play(room, call).moves(&ask, true));
    assert_eq!(table.refused("anna", |room, call| Undo(room, call).ask(&undo)), Code::TooManyUndos);
    // What others have taken back counts too.
    let seats = &mut table.room.edit().seats;
    (seats[0].undos, seats[1].undos) = (50, 150);
    table.settle();
    assert_eq!(table.refused("anna", |room, call| Undo(room, call).ask(&undo)), Code::TooManyUndos);
}

#[test]
fn a_match_has_an_end_however_it_is_played() {
    let mut table = against_a_bot();
    let length = caps::ENTRIES as usize;
    let mut snapshot: serde_json::Value =
        serde_json::from_str(&table.room.table().expect("a match").snapshot()).expect("plain data");
    snapshot["length"] = length.into();
    let long = table.room.game.resume(&table.room.body.setup, None, 0, Some(&snapshot.to_string()), &[]);
    table.room.table = Some(long.expect("a long match"));
    table.room.written = length;
    let ask = table.ask("a", &[&table.legal(0)[0]]);
    assert_eq!(table.refused("anna", |room, call| Play(room, call).moves(&ask, true)), Code::TooManyEntries);
    let undo = wire::UndoAsk { seat: None, at: None };
    assert_eq!(table.refused("anna", |room, call| Undo(room, call).ask(&undo)), Code::TooManyUndos);
    // Giving up is always possible.
    table.did("anna", |room, call| Play(room, call).resign(&wire::SeatAsk { seat: None }));
}

#[test]
fn a_bot_takes_a_seat_so_many_times() {
    let mut table = Fixture::playing("qin");
    let own = wire::SeatAsk { seat: Some(wire::Seat(1)) };
    for _ in 0..caps::STAND_INS_OF_A_SEAT {
        table.did("jade", |room, call| Play(room, call).stand_in(&own));
        table.did("jade", |room, call| Play(room, call).hand_back(&own));
    }
    assert_eq!(table.refused("jade", |room, call| Play(room, call).stand_in(&own)), Code::TooManyStandIns);
}

#[test]
fn whoever_lost_their_seat_to_a_bot_lately_is_asked_before_something_is_drawn_anew() {
    let mut table = Fixture::playing("qin");
    let minutes = |n: i64| NOW + n * 60_000;
    let mv = table.ask("a", &[&table.legal(0)[0]]);
    table.did("anna", |room, call| Play(room, call).moves(&mv, true));
    table.decide_at(NOW, "jade", |room, call| Seating(room, call).went()).ok().expect("noted");
    let ask = wire::SeatAsk { seat: Some(wire::Seat(1)) };
    table.decide_at(minutes(10), "anna", |room, call| Play(room, call).stand_in(&ask)).ok().expect("long enough");
    table.settle();
    let undo = wire::UndoAsk { seat: None, at: None };
    table.decide_at(minutes(11), "anna", |room, call| Undo(room, call).ask(&undo)).ok().expect("a request");
    table.settle();
    assert_eq!(table.room.body.undo.as_ref().map(|asked| asked.waiting.clone()), Some(vec![Seat(1)]));
    // An hour later they have had their time.
    let late = minutes(11 + i64::from(caps::ASKED_AFTER_MINUTES));
    table.decide_at(late, "anna", |room, call| Undo(room, call).ask(&undo)).ok().expect("taken back");
    table.settle();
    assert_eq!((table.asked(), &table.room.body.undo), (0, &None));
}

#[test]
fn nobody_is_taken_for_away_at_once() {
    let mut table = Fixture::new("qin");
    let change = |minutes| wire::TableChange {
        board: None,
        options: None,
        listed: None,
        watching: None,
        away_minutes: Some(minutes),
    };
    for minutes in [0, u16::MAX] {
        let refused = table.refused("anna", |room, call| Seating(room, call).change(change(minutes)));
        assert_eq!(refused, Code::BadAwayMinutes);
    }
    table.did("anna", |room, call| Seating(room, call).change(change(1)));
}

fn listing(listed: bool) -> wire::TableChange {
    wire::TableChange { board: None, options: None, listed: Some(listed), watching: None, away_minutes: None }
}

#[test]
fn everybody_takes_one_seat_where_others_play() {
    // Tea Garden is for four: Anna is the host, the rest is open.
    let game = game("tea_garden").expect("a game");
    let setup = game.setup(4, None, &Default::default(), None).expect("a setup");
    let fresh = || {
        let mut table = Fixture::new("tea_garden");
        let seats = new_seats(chance(), 4, &[SeatWish::Me], &guest("anna"));
        table.room.body = Body::new(setup.clone(), "anna", seats, 10);
        table
    };
    let named = || wire::Sit { name: Some("Ivy".to_owned()), ..sit() };
    let mut table = fresh();
    // The host alone does as they like, but for a table where strangers would sit down beside several hands of theirs.
    table.did("anna", |room, call| Seating(room, call).sit(wire::Seat(1), sit()));
    assert_eq!(table.refused("anna", |room, call| Seating(room, call).change(listing(true))), Code::OneSeatEach);
    assert!(!table.room.row.listed);
    table.did("jade", |room, call| Seating(room, call).sit(wire::Seat(2), sit()));
    assert_eq!(table.refused("jade", |room, call| Seating(room, call).sit(wire::Seat(3), sit())), Code::OneSeatEach);
    let me = |room: &mut RoomState, call: &Call<'_>| Seating(room, call).set_seat(wire::Seat(3), &SeatWish::Me);
    assert_eq!(table.refused("anna", me), Code::OneSeatEach);
    // Around one screen, under a name that everybody sees.
    table.did("jade", |room, call| Seating(room, call).sit(wire::Seat(3), named()));
    assert!(matches!(&table.room.body.seats[3].who, Who::Person { local: true, .. }));
    // Where strangers meet: not even that.
    let mut table = fresh();
    table.room.edit_row().listed = true;
    table.settle();
    table.did("jade", |room, call| Seating(room, call).sit(wire::Seat(1), sit()));
    assert_eq!(table.refused("jade", |room, call| Seating(room, call).sit(wire::Seat(2), named())), Code::OneSeatEach);
    let local = |room: &mut RoomState, call: &Call<'_>| {
        Seating(room, call).set_seat(wire::Seat(2), &SeatWish::Local { name: "Ivy".to_owned() })
    };
    assert_eq!(table.refused("anna", local), Code::OneSeatEach);
    table.did("eve", |room, call| Seating(room, call).sit(wire::Seat(2), sit()));
    // Nor the host, who is alone there as yet.
    let mut table = fresh();
    table.did("anna", |room, call| Seating(room, call).change(listing(true)));
    table.settle();
    for name in [None, Some("Ivy".to_owned())] {
        let sit = wire::Sit { name, ..sit() };
        assert_eq!(table.refused("anna", |room, call| Seating(room, call).sit(wire::Seat(1), sit)), Code::OneSeatEach);
    }
    assert_eq!(table.refused("anna", me), Code::OneSeatEach);
    // Not even by taking the table out of the list for a moment.
    table.did("anna", |room, call| Seating(room, call).change(listing(false)));
    table.did("anna", |room, call| Seating(room, call).sit(wire::Seat(1), named()));
    assert_eq!(table.refused("anna", |room, call| Seating(room, call).change(listing(true))), Code::OneSeatEach);
    // Once the match has begun nobody can sit down any more: whoever comes only watches.
    let mut table = Fixture::playing("qin");
    table.room.edit().seats[1].who = table.room.body.seats[0].who.clone();
    table.settle();
    table.did("anna", |room, call| Seating(room, call).change(listing(true)));
    assert!(table.room.row.listed);
}

#[test]
fn a_standing_order_is_short() {
    let mut table = Fixture::playing("emperor");
    let order = Json::of(&"x".repeat(caps::ORDER_BYTES as usize));
    let ask = wire::OrderAsk { seat: None, order: Some(order) };
    assert_eq!(table.refused("anna", |room, call| super::orders::Orders(room, call).give(&ask)), Code::OrderTooLong);
}

/// What grows with a match is not worked out where others wait.
#[test]
fn looking_back_at_a_long_match_is_left_to_other_threads() {
    let mut table = Fixture::playing("qin");
    for seat in [0, 1] {
        table.room.edit().seats[seat].who = Who::Bot(teahouse_bots::Level::Random);
    }
    table.room.edit().watching = true;
    table.settle();
    let later = |table: &mut Fixture| {
        let looks: [fn(&mut RoomState, &Call<'_>) -> Decided; 2] =
            [|room, call| Play(room, call).state(None, 0), |room, call| Past(room, call).moments(0, 9, None)];
        looks.map(|look| {
            let effects = table.decide("eve", look).ok().expect("an answer");
            matches!(&effects[..], [Effect::Reply(Reply::Later(_))])
        })
    };
    assert_eq!(later(&mut table), [false; 2]);
    while let Some(seat) = table.room.asked() {
        let (at, mv) = (table.room.length(), table.typed(&table.legal(seat.0)[0]));
        table.did("", |room, call| Play(room, call).thought(at, seat, Some(std::slice::from_ref(&mv))));
    }
    assert!(table.room.length() > caps::AT_ONCE as usize);
    assert_eq!(later(&mut table), [true; 2]);
    for duty in [|p: Past<'_>| p.record(), |p: Past<'_>| p.draws(), |p: Past<'_>| p.course()] {
        let effects = table.did("eve", |room, call| duty(Past(room, call)));
        assert!(matches!(&effects[..], [Effect::Reply(Reply::Later(_))]));
    }
    // Whoever has seen everything gets an answer at once.
    let effects = table.did("eve", |room, call| Play(room, call).state(None, 9999));
    assert!(matches!(&effects[..], [Effect::Reply(Reply::State(_))]));
}
