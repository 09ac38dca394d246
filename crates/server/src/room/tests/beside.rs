//! Beside the match: what a row would do, the board, a new table from a position.

use super::*;

#[test]
fn a_preview_is_worked_out_apart_for_whoever_sits_here() {
    let mut table = Fixture::playing("qin");
    let row = |moves: Vec<Json>| wire::PreviewAsk { seat: None, moves };
    let mv = table.typed(&table.legal(0)[0]);
    let ask = row(vec![mv.clone()]);
    let mut effects = table.did("anna", |room, call| Play(room, call).preview(&ask));
    assert_eq!(effects.len(), 1);
    let Some(Effect::Reply(Reply::Later(work))) = effects.pop() else { panic!("worked out on the spot") };
    assert!(matches!((work.0)(), Ok(Reply::Previewed(_))));
    assert_eq!(table.refused("eve", |room, call| Play(room, call).preview(&ask)), Code::NotYourSeat);
    let most = caps::MOVES_IN_A_ROW as usize;
    for (moves, code) in [(vec![], Code::NotAMove), (vec![mv; most + 1], Code::RowTooLong)] {
        let ask = row(moves);
        assert_eq!(table.refused("anna", |room, call| Play(room, call).preview(&ask)), code);
    }
}

#[test]
fn the_board_is_the_one_of_the_match() {
    let mut table = Fixture::new("qin");
    let board = |table: &mut Fixture| {
        let effects = table.did("eve", |room, call| Past(room, call).board());
        let [Effect::Reply(Reply::Board(file))] = &effects[..] else { panic!("no board") };
        file.clone()
    };
    let shelf = board(&mut table);
    assert_eq!(shelf.read::<serde_json::Value>().expect("JSON")["id"], table.room.body.setup.board.as_str());
    let mut table = Fixture::playing("qin");
    assert_eq!(board(&mut table), shelf);
}

#[test]
fn a_position_of_a_match_that_is_over_begins_another_table() {
    let mut table = Fixture::playing("qin");
    let mv = table.ask("a", &[&table.legal(0)[0]]);
    table.did("anna", |room, call| Play(room, call).moves(&mv, true));
    let at = table.room.length() as u32;
    let luck = Luck::of_test("branch");
    let branch = |ask: wire::Branch| {
        let luck = luck.clone();
        move |room: &mut RoomState, call: &Call<'_>| Past(room, call).branch(&ask, luck)
    };
    let ask = |at| wire::Branch { at, seats: vec![SeatWish::Me], start: true };
    assert_eq!(table.refused("jade", branch(ask(at))), Code::NotOver);
    table.did("jade", |room, call| Play(room, call).resign(&wire::SeatAsk { seat: None }));
    assert_eq!(table.refused("eve", branch(ask(at))), Code::NoWatching);
    assert_eq!(table.refused("jade", branch(ask(at + 99))), Code::NoSuchMoment);
    assert_eq!(table.refused("jade", branch(ask(table.room.length() as u32))), Code::MatchOver);
    let too_many = wire::Branch { seats: vec![SeatWish::Open; 3], ..ask(at) };
    assert_eq!(table.refused("jade", branch(too_many)), Code::TooManySeats);
    let effects = table.did("jade", branch(ask(at)));
    assert_eq!(made(&effects), luck.id());
    let [Effect::Open(new), Effect::Reply(Reply::Made(_))] = &effects[..] else { panic!("another decision") };
    assert_eq!((new.body.host.as_str(), new.body.taken, new.entries.len()), ("jade", at as usize, at as usize));
    let origin = new.body.origin.as_ref().expect("where it comes from");
    assert_eq!((origin.table.as_str(), origin.at, new.body.start_when_full), ("t", at, true));
    assert!(matches!(&new.body.seats[0].who, Who::Person { id, .. } if id == "jade"));
}
