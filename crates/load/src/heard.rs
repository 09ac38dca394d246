//! Messages of the house, read only as far as a player needs: the view stays text.

use serde::Deserialize;
use serde_json::value::RawValue;
use teahouse_game::Dice;
use teahouse_wire::{Json, Problem};

/// Any message of the house.
#[derive(Deserialize)]
pub(crate) struct Heard<'a> {
    #[serde(default, rename = "type")]
    pub kind: &'a str,
    #[serde(default)]
    pub entries: u32,
    #[serde(default, borrow)]
    pub waiting: Option<&'a RawValue>,
    #[serde(default, borrow)]
    pub view: Option<&'a RawValue>,
    #[serde(default, borrow)]
    pub legal: Option<&'a RawValue>,
    #[serde(default, borrow)]
    pub told: Option<&'a RawValue>,
    #[serde(default)]
    pub token: Option<&'a str>,
    #[serde(default)]
    pub problem: Option<Problem>,
}

/// Whom a state waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asked {
    Seat(u8),
    Over,
}

/// One element of `told`: the number of its entry and its events as text.
#[derive(Deserialize)]
pub(crate) struct ToldText<'a> {
    pub entry: u32,
    #[serde(borrow)]
    pub events: Vec<&'a RawValue>,
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

    /// One of the legal moves.
    pub fn choose(&self, dice: &mut impl Dice) -> Result<Json, String> {
        let legal = self.legal.map_or("[]", RawValue::get);
        let legal: Vec<&RawValue> = serde_json::from_str(legal).map_err(|e| e.to_string())?;
        if legal.is_empty() {
            return Err("asked, but no move is legal".to_owned());
        }
        Ok(Json::from(legal[dice.below(legal.len() as u32) as usize].to_owned()))
    }

    pub fn told(&self) -> Result<Vec<ToldText<'a>>, String> {
        serde_json::from_str(self.told.map_or("[]", RawValue::get)).map_err(|e| e.to_string())
    }

    /// What a refusal says.
    pub fn refusal(&self) -> String {
        format!("refused: {}", self.problem.as_ref().map_or("?", |p| p.code.text()))
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
        let text = r#"{"type":"state","entries":7,"seat":1,"waiting":{"kind":"seat","seat":1,"decision":"place"},"view":{"a":[1]},"legal":[{"squares":["g5","h5"]}],"told":[{"entry":5,"events":[{"kind":"x"},{"kind":"y"}]}],"undo":"none","result":null}"#;
        let state = Heard::read(text).expect("a state");
        assert_eq!((state.kind, state.entries, state.asked()), ("state", 7, Ok(Asked::Seat(1))));
        let chosen = state.choose(&mut FastDice::new(1)).expect("a move");
        assert_eq!(chosen.text(), r#"{"squares":["g5","h5"]}"#);
        assert_eq!(state.view.map(RawValue::get), Some(r#"{"a":[1]}"#));
        let told = state.told().expect("told");
        assert_eq!((told.len(), told[0].entry, told[0].events.len()), (1, 5, 2));
    }

    #[test]
    fn other_messages_too() {
        let done = Heard::read(r#"{"type":"done","token":"t1","entries":9}"#).expect("done");
        assert_eq!((done.kind, done.token, done.entries), ("done", Some("t1"), 9));
        let no = Heard::read(r#"{"type":"refused","problem":{"code":"stale","params":{}}}"#).expect("refused");
        assert_eq!(no.refusal(), "refused: stale");
        assert_eq!(
            Heard::read(r#"{"type":"state","waiting":{"kind":"over"}}"#).expect("over").asked(),
            Ok(Asked::Over)
        );
        assert!(Heard::read("tea").is_err());
    }
}
