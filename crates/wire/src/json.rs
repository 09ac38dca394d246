//! JSON inside a message whose shape is the game's: written once by the game's own types, then shared.

use std::borrow::Cow;
use std::hash::Hasher;
use std::sync::{Arc, OnceLock};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::RawValue;
use utoipa::openapi::schema::{ObjectBuilder, SchemaType};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

/// A part of a message that is JSON already. Cloning it costs nothing; serialising it copies its text.
#[derive(Clone, Debug)]
pub struct Json(Arc<Written>);

#[derive(Debug)]
struct Written {
    raw: Box<RawValue>,
    /// Counted once for all who share it.
    mark: OnceLock<u64>,
}

impl Json {
    /// A value of the game, written now.
    pub fn of<T: Serialize + ?Sized>(value: &T) -> Json {
        Json::from(serde_json::value::to_raw_value(value).expect("messages are plain data"))
    }

    /// Text that is JSON.
    pub fn parse(text: String) -> serde_json::Result<Json> {
        RawValue::from_string(text).map(Json::from)
    }

    /// For a part that may be left out: if it is there it is JSON, even `null`.
    pub(crate) fn present<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Json>, D::Error> {
        Json::deserialize(deserializer).map(Some)
    }

    /// A short mark of its text: two with the same mark are taken for the same.
    pub fn mark(&self) -> u64 {
        *self.0.mark.get_or_init(|| {
            let mut hasher = rustc_hash::FxHasher::default();
            hasher.write(self.text().as_bytes());
            hasher.finish()
        })
    }

    /// Its text.
    pub fn text(&self) -> &str {
        self.0.raw.get()
    }

    /// Reads it as a type.
    pub fn read<'a, T: Deserialize<'a>>(&'a self) -> serde_json::Result<T> {
        serde_json::from_str(self.text())
    }
}

impl From<Box<RawValue>> for Json {
    fn from(raw: Box<RawValue>) -> Json {
        Json(Arc::new(Written { raw, mark: OnceLock::new() }))
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Json) -> bool {
        self.text() == other.text()
    }
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.raw.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Json {
    /// By way of a value: raw text cannot be had inside of a tagged message.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Json, D::Error> {
        serde_json::Value::deserialize(deserializer).map(|value| Json::of(&value))
    }
}

impl PartialSchema for Json {
    fn schema() -> RefOr<Schema> {
        ObjectBuilder::new().schema_type(SchemaType::AnyValue).build().into()
    }
}

impl ToSchema for Json {
    fn name() -> Cow<'static, str> {
        Cow::Borrowed("Json")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(tag = "type", rename_all = "kebab-case")]
    enum Message {
        Part { part: Json },
    }

    #[test]
    fn it_goes_through_a_tagged_message_unchanged() {
        let sent = Message::Part { part: Json::of(&json!({ "a": [1, "ż"] })) };
        let text = serde_json::to_string(&sent).expect("plain data");
        assert_eq!(text, r#"{"type":"part","part":{"a":[1,"ż"]}}"#);
        assert_eq!(serde_json::from_str::<Message>(&text).expect("a message"), sent);
    }
}
