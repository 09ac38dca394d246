//! Messages of the house, read only as far as a player needs: the view stays text.

use serde::Deserialize;
use serde_json::value::RawValue;
use teahouse_game::Dice;
use teahouse_wire::{Code, Json, Problem, UndoRight};

/// Any message of the house.
#[derive(Deserialize)]
pub(crate) struct Heard<'a> {
    #[serde(default, rename = "type")]
    pub kind: Kind,
    #[serde(default)]
    pub entries: u32,
    #[serde(default, borrow)]
    pub waiting: Option<&'a RawValue>,
    #[serde(default, borrow)]
    pub open: Option<&'a RawValue>,
    #[serde(default, borrow)]
    pub own: Option<&'a RawValue>,
    #[serde(default, borrow)]
    pub legal: Option<&'a RawValue>,
    #[serde(default, borrow)]
    pub told: Option<&'a RawValue>,
    /// What may be done about the last move.
    #[serde(default)]
    pub undo: Option<UndoRight>,
    /// The standing order that was left.
    #[serde(default, borrow)]
    pub order: Option<&'a RawValue>,
    #[serde(default)]
    pub token: Option<&'a str>,
    #[serde(default)]
    pub problem: Option<Problem>,
}

/// The kinds that a player knows; the house has more.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Kind {
    State,
    Done,
    Refused,
    Table,
    #[default]
    #[serde(other)]
    Other,
}

/// The parts of a match that a page has: the house does not repeat what has not changed.
#[derive(Default)]
pub(crate) struct Known {
    pub open: String,
    pub own: String,
    pub legal: String,
}

impl Known {
    pub fn learn(&mut self, heard: &Heard<'_>) {
        let parts = [(&mut self.open, heard.open), (&mut self.own, heard.own), (&mut self.legal, heard.legal)];
        for (known, new) in parts.into_iter().filter_map(|(known, new)| Some((known, new?.get()))) {
            known.clear();
            known.push_str(new);
        }
    }

    /// One of the legal moves.
    pub fn choose(&self, dice: &mut impl Dice) -> Result<Json, String> {
        self.choose_after(dice, None)?.ok_or_else(|| "asked, but no move is legal".to_owned())
    }

    /// One of the legal moves other than `first`; none if there is no other.
    pub fn choose_after(&self, dice: &mut impl Dice, first: Option<&Json>) -> Result<Option<Json>, String> {
        let mut others: Vec<&RawValue> = serde_json::from_str(&self.legal).map_err(|e| e.to_string())?;
        others.retain(|mv| first.is_none_or(|first| first.text() != mv.get()));
        if others.is_empty() {
            return Ok(None);
        }
        let chosen = others[dice.below(others.len() as u32) as usize];
        Ok(Some(Json::from(chosen.to_owned())))
    }
}

/// Whom a state waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asked {
    Seat(u8),
    Over,
}

/// One element of `told`: the number of its entry, and as text what the house did or the game's events.
#[derive(Deserialize)]
pub(crate) struct ToldText<'a> {
    pub entry: u32,
    #[serde(default, borrow)]
    house: Option<&'a RawValue>,
    #[serde(borrow)]
    events: Vec<&'a RawValue>,
}

impl ToldText<'_> {
    /// All that happened, one text each.
    pub fn texts(&self) -> Vec<String> {
        self.house.iter().chain(&self.events).map(|text| text.get().to_owned()).collect()
    }
}

impl<'a> Heard<'a> {
    pub fn read(text: &'a str) -> Result<Heard<'a>, String> {
        serde_json::from_str(text).map_err(|e| format!("a message that cannot be read ({e}): {}", start_of(text)))
    }

    pub fn asked(&self) -> Result<Asked, String> {
        #[derive(Deserialize)]
        struct Waiting {
            seat: Option<u8>,
        }
        let waiting = self.waiting.ok_or("a state that waits for nothing")?;
        let waiting: Waiting = serde_json::from_str(waiting.get()).map_err(|e| e.to_string())?;
        Ok(waiting.seat.map_or(Asked::Over, Asked::Seat))
    }

    pub fn told(&self) -> Result<Vec<ToldText<'a>>, String> {
        serde_json::from_str(self.told.map_or("[]", RawValue::get)).map_err(|e| e.to_string())
    }

    /// The code of a refusal.
    pub fn code(&self) -> Option<Code> {
        self.problem.as_ref().map(|p| p.code)
    }

    /// What a refusal says.
    pub fn refusal(&self) -> String {
        format!("refused: {}", self.code().map_or("?", Code::text))
    }
}

fn start_of(text: &str) -> String {
    text.chars().take(80).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use teahouse_game::FastDice;

    #[test]
    fn a_state_is_read_as_far_as_needed() {
        let text = r#"{"type":"state","entries":7,"seat":1,"waiting":{"kind":"seat","seat":1,"decision":{"kind":"place"}},"open":{"a":[1]},"own":{},"legal":[{"squares":["g5","h5"]}],"told":[{"entry":5,"by":1,"events":[{"kind":"x"},{"kind":"y"}]},{"entry":6,"house":{"kind":"resigned","seat":0},"events":[]}],"undo":"none","result":null}"#;
        let state = Heard::read(text).expect("a state");
        assert_eq!((state.kind, state.entries, state.asked()), (Kind::State, 7, Ok(Asked::Seat(1))));
        let mut known = Known::default();
        known.learn(&state);
        let chosen = known.choose(&mut FastDice::new(1)).expect("a move");
        assert_eq!(chosen.text(), r#"{"squares":["g5","h5"]}"#);
        known.learn(&Heard::read(r#"{"type":"state","own":{"b":2}}"#).expect("a part"));
        assert_eq!((&*known.open, &*known.own), (r#"{"a":[1]}"#, r#"{"b":2}"#), "what is not repeated stays");
        let told = state.told().expect("told");
        assert_eq!((told.len(), told[0].entry, told[1].entry), (2, 5, 6));
        assert_eq!(told[0].texts(), [r#"{"kind":"x"}"#, r#"{"kind":"y"}"#]);
        assert_eq!(told[1].texts(), [r#"{"kind":"resigned","seat":0}"#], "what the house did counts too");
    }

    #[test]
    fn other_messages_too() {
        let done = Heard::read(r#"{"type":"done","token":"t1","entries":9}"#).expect("done");
        assert_eq!((done.kind, done.token, done.entries), (Kind::Done, Some("t1"), 9));
        let no = Heard::read(r#"{"type":"refused","problem":{"code":"stale","params":{}}}"#).expect("refused");
        assert_eq!(no.refusal(), "refused: stale");
        assert_eq!(
            Heard::read(r#"{"type":"state","waiting":{"kind":"over"}}"#).expect("over").asked(),
            Ok(Asked::Over)
        );
        assert!(Heard::read("tea").is_err());
    }
}
