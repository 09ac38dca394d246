//! What is said: who may, how much, and who has the last word.

use super::*;
use crate::room::chat::Said;

fn line(text: &str) -> wire::ChatAsk {
    wire::ChatAsk { text: text.to_owned() }
}

/// A table with a chat that has been counted.
fn counted(mut table: Fixture) -> Fixture {
    table.room.said = Some(Said::default());
    table
}

/// How many lines they can say in turns, until none of them may say any more.
fn flood(table: &mut Fixture, guests: &[&str], text: &str) -> u32 {
    let mut lines = 0;
    while let Some(said) =
        guests.iter().find_map(|guest| table.decide(guest, |room, call| Chat(room, call).say(&line(text))).ok())
    {
        assert!(matches!(&said[..], [Effect::Reply(Reply::MaySay(_))]));
        lines += 1;
    }
    for guest in guests {
        assert_eq!(table.refused(guest, |room, call| Chat(room, call).say(&line(text))), Code::TooMuchChat);
    }
    lines
}

#[test]
fn strangers_talk_only_where_they_may_watch() {
    let mut table = counted(Fixture::new("qin"));
    table.did("eve", |room, call| Chat(room, call).say(&line("is this seat free?")));
    let mut table = counted(Fixture::playing("qin"));
    assert_eq!(table.refused("eve", |room, call| Chat(room, call).say(&line("hello"))), Code::NoWatching);
    let long = "x".repeat(caps::CHAT_LINE as usize + 1);
    for bad in [" \u{7} ", &long] {
        assert_eq!(table.refused("anna", |room, call| Chat(room, call).say(&line(bad))), Code::BadChat);
    }
    let effects = table.did("anna", |room, call| Chat(room, call).say(&line(" tea?\u{7} ")));
    assert!(matches!(&effects[..], [Effect::Reply(Reply::MaySay(text))] if text == "tea?"));
}

/// What was said before the table was read is counted first.
#[test]
fn nobody_speaks_before_it_is_known_how_much_was_said() {
    let mut table = Fixture::playing("qin");
    let say = |room: &mut RoomState, call: &Call<'_>| Chat(room, call).say(&line("tea?"));
    assert!(matches!(table.decide("anna", say), Err(Stop::Needs(Need::Said))));
    let full = teahouse_store::ChatSize { guest: "anna".to_owned(), lines: i64::from(caps::CHAT_LINES), characters: 1 };
    table.room.said = Some(Said::new(vec![full]));
    assert_eq!(table.refused("anna", say), Code::TooMuchChat);
}

/// Those who only watch cannot fill the chat of those who play.
#[test]
fn those_who_play_have_the_last_word() {
    let fresh = || {
        let mut table = counted(Fixture::playing("qin"));
        table.room.edit().watching = true;
        table.settle();
        table
    };
    let mut table = fresh();
    assert_eq!(flood(&mut table, &["eve", "mallory"], "tea"), caps::CHAT_LINES / 2);
    assert_eq!(flood(&mut table, &["anna", "jade"], "tea"), caps::CHAT_LINES / 2);
    // The same by their length.
    let long = "x".repeat(caps::CHAT_LINE as usize);
    let lines = caps::CHAT_CHARACTERS / caps::CHAT_LINE;
    let mut table = fresh();
    assert_eq!(flood(&mut table, &["eve", "mallory"], &long), lines / 2);
    assert_eq!(flood(&mut table, &["anna"], &long), lines - lines / 2);
}

#[test]
fn the_chat_is_read_by_those_who_may_talk() {
    let mut table = Fixture::playing("qin");
    let effects = table.did("jade", |room, call| Chat(room, call).since(7));
    assert!(matches!(effects[..], [Effect::ReadChat { from: 7 }]));
    assert_eq!(table.refused("eve", |room, call| Chat(room, call).since(0)), Code::NoWatching);
    table.room.edit().watching = true;
    table.settle();
    table.did("eve", |room, call| Chat(room, call).since(0));
}
