//! Codes with parameters instead of sentences. Words and languages live in the catalogues.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A sentence to be said in the reader's language: a message id of the catalogue and what to put into it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Phrase {
    /// Message id, such as `event-founded`.
    pub id: String,
    /// Its variables.
    pub args: BTreeMap<String, Value>,
}

impl Phrase {
    /// A phrase without variables.
    pub fn new(id: impl Into<String>) -> Phrase {
        Phrase { id: id.into(), args: BTreeMap::new() }
    }

    /// Adds a variable.
    pub fn with(mut self, name: &str, value: impl Into<Value>) -> Phrase {
        self.args.insert(name.to_owned(), value.into());
        self
    }

    /// The phrase for a tagged value: `{"kind": "founded", "seat": 0}` becomes `event-founded` with `$seat`.
    /// Works for events (`prefix` "event") and refusals ("refuse"); the tag is the field `kind`.
    pub fn of(prefix: &str, value: &impl Serialize) -> Phrase {
        let mut args = match serde_json::to_value(value) {
            Ok(Value::Object(map)) => map.into_iter().collect::<BTreeMap<_, _>>(),
            Ok(Value::String(kind)) => BTreeMap::from([("kind".to_owned(), Value::String(kind))]),
            Ok(_) | Err(_) => BTreeMap::new(),
        };
        let kind = args.remove("kind").and_then(|k| k.as_str().map(str::to_owned)).unwrap_or_default();
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
