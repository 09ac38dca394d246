//! Codes with parameters instead of sentences. Words and languages live in the catalogues.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;

use crate::arg::{self, Arg};

/// A sentence to be said in the reader's language: a message id of the catalogue and what to put into it.
#[derive(Clone, Debug, PartialEq)]
pub struct Phrase {
    /// Message id, such as `event-founded`.
    pub id: String,
    /// Its variables.
    pub args: BTreeMap<String, Arg>,
}

impl Phrase {
    /// A phrase without variables.
    pub fn new(id: impl Into<String>) -> Phrase {
        Phrase { id: id.into(), args: BTreeMap::new() }
    }

    /// Adds a variable; a [`Seat`](crate::Seat) is said as a player's name, a number as a number.
    pub fn with(mut self, name: &str, value: impl Serialize) -> Phrase {
        self.args.insert(name.to_owned(), Arg::of(&value));
        self
    }

    /// The phrase for a tagged value: `{"kind": "founded", "seat": 0}` becomes `event-founded` with `$seat`.
    /// Works for events (`prefix` "event") and refusals ("refuse"); the tag is the field `kind`. It has to be the value itself: its
    /// JSON no longer knows what was a seat.
    pub fn of(prefix: &str, value: &impl Serialize) -> Phrase {
        let mut args = arg::fields(value);
        let kind = args.remove("kind").unwrap_or_else(|| Arg::of(value));
        let kind = if let Arg::Value(Value::String(kind)) = kind { kind } else { String::new() };
        Phrase { id: format!("{prefix}-{kind}"), args }
    }
}

/// A piece of a board in text, for the terminal and for screen readers.
#[derive(Clone, Debug, PartialEq)]
pub enum TextPart {
    /// Drawn as it is, no words in it.
    Raw(String),
    /// Said in the reader's language.
    Say(Phrase),
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seat::Seat;
    use serde_json::json;

    #[derive(Serialize)]
    #[serde(tag = "kind", rename_all = "kebab-case")]
    enum Event {
        Conquered { seat: Seat, from: Seat },
        Moved { seat: Seat, from: &'static str },
        Undone { from: Option<u32> },
        Counted { owner: u8, winners: Vec<u8> },
        Ended { winners: Vec<Seat>, asked: Option<Seat>, nobody: Option<Seat> },
        Inside(Inside),
        Plain,
    }

    #[derive(Serialize)]
    struct Inside {
        at: (Seat, u8),
        who: Status,
    }

    #[derive(Serialize)]
    #[serde(rename_all = "kebab-case")]
    enum Status {
        Junior(Seat),
    }

    #[derive(Serialize)]
    #[serde(rename_all = "kebab-case")]
    enum Decision {
        Place,
    }

    fn args(event: Event) -> Vec<(String, Arg)> {
        Phrase::of("event", &event).args.into_iter().collect()
    }
    fn named(list: impl IntoIterator<Item = (&'static str, Arg)>) -> Vec<(String, Arg)> {
        list.into_iter().map(|(name, arg)| (name.to_owned(), arg)).collect()
    }

    #[test]
    fn a_seat_is_known_by_its_type() {
        let seat = |n| Arg::Seat(Seat(n));
        assert_eq!(
            args(Event::Conquered { seat: Seat(1), from: Seat(0) }),
            named([("from", seat(0)), ("seat", seat(1))])
        );
        let from = Arg::Value(json!("honan"));
        assert_eq!(args(Event::Moved { seat: Seat(1), from: "honan" }), named([("from", from), ("seat", seat(1))]));
        let ended = Event::Ended { winners: vec![Seat(2), Seat(0)], asked: Some(Seat(3)), nobody: None };
        let seats = Arg::Seats(vec![Seat(2), Seat(0)]);
        let nobody = Arg::Value(json!(null));
        assert_eq!(args(ended), named([("asked", seat(3)), ("nobody", nobody), ("winners", seats)]));
    }

    #[test]
    fn a_number_is_no_seat_whatever_its_name() {
        assert_eq!(args(Event::Undone { from: Some(1) }), named([("from", Arg::Value(json!(1)))]));
        let counted = Event::Counted { owner: 1, winners: vec![0, 1] };
        let (owner, winners) = (Arg::Value(json!(1)), Arg::Value(json!([0, 1])));
        assert_eq!(args(counted), named([("owner", owner), ("winners", winners)]));
        let phrase = Phrase::new("x").with("seat", 1).with("owner", Seat(1)).with("winners", vec![Seat(1)]);
        let values = [Arg::Seat(Seat(1)), Arg::Value(json!(1)), Arg::Seats(vec![Seat(1)])];
        assert_eq!(phrase.args.into_values().collect::<Vec<_>>(), values);
    }

    #[test]
    fn a_phrase_holds_what_the_wire_does() {
        let inside = || Event::Inside(Inside { at: (Seat(1), 2), who: Status::Junior(Seat(3)) });
        let json: Value =
            Phrase::of("event", &inside()).args.iter().map(|(key, arg)| (key.clone(), arg.json())).collect();
        assert_eq!(json, json!({ "at": [1, 2], "who": { "junior": 3 } }));
        let mut sent = serde_json::to_value(inside()).expect("plain data");
        sent.as_object_mut().expect("fields").remove("kind");
        assert_eq!(json, sent);
    }

    #[test]
    fn the_kind_is_part_of_the_id() {
        assert_eq!(Phrase::of("event", &Event::Plain), Phrase::new("event-plain"));
        assert_eq!(Phrase::of("ask", &Decision::Place), Phrase::new("ask-place"));
    }
}
