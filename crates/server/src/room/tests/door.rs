//! Who may come in, and what is noted of those who do.

use super::*;
use crate::room::invite::{self, Door};

fn key(effects: &[Effect]) -> Option<String> {
    let key =
        effects.iter().find_map(|e| if let Effect::Reply(Reply::Key(key)) = e { Some(key.clone()) } else { None });
    key.expect("an answer")
}

#[test]
fn a_link_that_was_withdrawn_lets_in_those_who_were_there_and_whoever_has_the_new_one() {
    let mut table = Fixture::playing("qin");
    let comes = |table: &Fixture, id: &str| invite::check(&table.room, &guest(id)).map_err(|e| e.problem.code);
    assert_eq!(comes(&table, "eve"), Ok(()));
    assert_eq!(table.refused("jade", |room, call| Door(room, call).new_link("k")), Code::HostOnly);
    let effects = table.did("anna", |room, call| Door(room, call).new_link("k1"));
    assert_eq!((key(&effects).as_deref(), tells(&effects)), (Some("k1"), vec![Tell::Table]));
    assert_eq!(comes(&table, "eve"), Err(Code::LinkWithdrawn));
    assert_eq!((comes(&table, "anna"), comes(&table, "jade")), (Ok(()), Ok(())));
    assert_eq!(table.refused("eve", |room, call| Door(room, call).enter("k2")), Code::LinkWithdrawn);
    let effects = table.did("eve", |room, call| Door(room, call).enter("k1"));
    assert!(matches!(effects[..], [Effect::Commit { token: None }, Effect::ReplyTable]));
    assert_eq!(comes(&table, "eve"), Ok(()));
    let again = table.did("eve", |room, call| Door(room, call).enter("anything"));
    assert!(matches!(again[..], [Effect::ReplyTable]), "nothing is written twice");
    // Whoever came by it may pass it on; from the list of open tables one comes without it.
    for (who, knows) in [("jade", true), ("eve", true), ("mallory", false)] {
        assert_eq!(key(&table.did(who, |room, call| Door(room, call).key())).is_some(), knows, "{who}");
    }
    table.room.edit_row().listed = true;
    table.settle();
    assert_eq!(comes(&table, "mallory"), Ok(()));
    assert_eq!(key(&table.did("mallory", |room, call| Door(room, call).key())), None);
    table.room.edit_row().listed = false;
    table.settle();
    table.did("anna", |room, call| Door(room, call).new_link("k2"));
    assert_eq!(comes(&table, "eve"), Err(Code::LinkWithdrawn), "the key before leads nowhere");
}

/// Whoever wants more to come makes another link; those who are in stay in.
#[test]
fn a_link_lets_in_so_many() {
    let mut table = Fixture::playing("qin");
    table.did("anna", |room, call| Door(room, call).new_link("k1"));
    for n in 0..caps::LET_IN {
        table.did(&format!("guest {n}"), |room, call| Door(room, call).enter("k1"));
    }
    assert_eq!(table.refused("eve", |room, call| Door(room, call).enter("k1")), Code::TooManyHere);
    table.did("guest 0", |room, call| Door(room, call).enter("k1"));
    table.did("anna", |room, call| Door(room, call).new_link("k2"));
    table.did("eve", |room, call| Door(room, call).enter("k2"));
}

#[test]
fn whoever_asks_is_greeted_by_the_name_of_today() {
    let mut table = Fixture::playing("qin");
    table.room.edit().away = [("anna".to_owned(), NOW)].into();
    table.settle();
    let mut greet = |now: i64, name: &str| {
        let anna = Guest { name: name.to_owned(), ..guest("anna") };
        let greet = |room: &mut RoomState, call: &Call<'_>| Seating(room, &Call { guest: &anna, ..*call }).greet();
        let effects = table.decide_at(now, "anna", greet).ok().expect("a greeting");
        table.settle();
        (effects, table.room.body.name(Seat(0)), table.room.body.away["anna"])
    };
    let (effects, ..) = greet(NOW + 29_999, "ANNA");
    assert!(effects.is_empty(), "nothing is new, and that she is there was noted a moment ago");
    let (effects, _, away) = greet(NOW + 30_000, "ANNA");
    assert!(matches!(effects[..], [Effect::CommitQuietly]) && away == NOW + 30_000);
    let (effects, name, _) = greet(NOW + 30_001, "Anne");
    assert!(matches!(effects[..], [Effect::Commit { token: None }, Effect::Tell(Tell::Table)]) && name == "Anne");
}

/// A name that is given to somebody at the same screen is theirs, whatever the guest is called.
#[test]
fn a_greeting_renames_nobody_else() {
    let mut table = Fixture::new("qin");
    let ivy = SeatWish::Local { name: "Ivy".to_owned() };
    table.did("anna", |room, call| Seating(room, call).set_seat(wire::Seat(1), &ivy));
    let anne = Guest { name: "Anne".to_owned(), ..guest("anna") };
    table.did("anna", |room, call| Seating(room, &Call { guest: &anne, ..*call }).greet());
    assert_eq!([0, 1].map(|seat| table.room.body.name(Seat(seat))), ["Anne", "Ivy"]);
}
