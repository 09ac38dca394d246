//! Boards and cards as data: what was written in a file, checked as a whole before anybody plays on it.

use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::fmt;
use std::sync::{LazyLock, Mutex};

use serde_json::Value;
use sha2::{Digest, Sha256};

/// One thing that is wrong with a data file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The offending id or place: `village "a"`, `rows[3]`.
    pub at: String,
    /// What is wrong there.
    pub what: String,
}

/// Everything that is wrong with a data file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Faults(pub Vec<Fault>);

impl Faults {
    /// Notes one more fault.
    pub fn add(&mut self, at: impl fmt::Display, what: impl fmt::Display) {
        self.0.push(Fault { at: at.to_string(), what: what.to_string() });
    }

    /// Notes a fault unless `ok`.
    pub fn need(&mut self, ok: bool, at: impl fmt::Display, what: impl fmt::Display) {
        if !ok {
            self.add(at, what);
        }
    }

    /// `value` if nothing is wrong.
    pub fn into_result<T>(self, value: T) -> Result<T, Faults> {
        if self.0.is_empty() { Ok(value) } else { Err(self) }
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, fault) in self.0.iter().enumerate() {
            let gap = if n == 0 { "" } else { "\n" };
            write!(f, "{gap}{}: {}", fault.at, fault.what)?;
        }
        Ok(())
    }
}

impl std::error::Error for Faults {}

/// Data that was kept, by its type and the hash of its file.
type Kept = HashMap<(TypeId, String), &'static (dyn Any + Send + Sync)>;

static KEPT: LazyLock<Mutex<Kept>> = LazyLock::new(Mutex::default);

/// How many boards [`Data::keep`] keeps: whoever takes boards from strangers must stop somewhere.
pub fn kept() -> usize {
    KEPT.lock().expect("nobody panics while holding this lock").len()
}

/// Whether a file has been kept: reading it again costs no memory.
pub fn is_kept(file: &str) -> bool {
    let hash = sha256_hex(file.as_bytes());
    KEPT.lock().expect("nobody panics while holding this lock").keys().any(|(_, known)| *known == hash)
}

/// Longest text in a file of somebody's own, in characters: names, sources and remarks of ours have less than a hundred.
pub const LONGEST_TEXT: usize = 2_000;

/// Names the fields in which there is a text that is too long, and which of a list it is.
fn long_texts(file: &Value, faults: &mut Faults) {
    let what = format!("a text has at most {LONGEST_TEXT} characters");
    for (name, value) in file.as_object().into_iter().flatten() {
        match value {
            _ if is_long(name) => faults.add("file", &what),
            Value::Array(list) => {
                for (n, _) in list.iter().enumerate().filter(|(_, value)| has_long_text(value)) {
                    faults.add(format!("{name}[{n}]"), &what);
                }
            }
            value => faults.need(!has_long_text(value), name, &what),
        }
    }
}

fn is_long(text: &str) -> bool {
    text.chars().nth(LONGEST_TEXT).is_some()
}

/// Whether there is one anywhere in it; names of fields are texts, too.
fn has_long_text(value: &Value) -> bool {
    match value {
        Value::String(text) => is_long(text),
        Value::Array(list) => list.iter().any(has_long_text),
        Value::Object(fields) => fields.iter().any(|(name, value)| is_long(name) || has_long_text(value)),
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
    }
}

/// Validated boards and cards of a game, built in or the host's own.
pub trait Data: Sized + fmt::Debug + Send + Sync + 'static {
    /// The boards that come with the program; the first is the default.
    fn built_in() -> &'static [Self];

    /// Reads and checks a file. Reports every fault, not just the first.
    fn parse(text: &str) -> Result<Self, Faults>;

    /// The same for a file from elsewhere, whose texts everybody would have to read: none is longer than [`LONGEST_TEXT`].
    fn read(text: &str) -> Result<Self, Faults> {
        let mut long = Faults::default();
        // What is no JSON at all has no texts either: `parse` says so.
        if let Ok(file) = serde_json::from_str(text) {
            long_texts(&file, &mut long);
        }
        match Self::parse(text) {
            Ok(data) => long.into_result(data),
            Err(mut faults) => {
                faults.0.extend(long.0);
                Err(faults)
            }
        }
    }

    /// The name used in flags, records and addresses.
    fn id(&self) -> &str;

    /// Whether whole games can be played on it; scenarios may use smaller things.
    fn is_playable(&self) -> bool {
        true
    }

    /// All that rules depend on, in one fixed text form. Decoration is left out, so that a prettier drawing of a
    /// board leaves old records valid.
    fn canonical(&self) -> String;

    /// The whole file as one line of JSON, from which `parse` makes an equal value; records embed it.
    fn file(&self) -> String;

    /// SHA-256 of the canonical form, in hex. A record names it.
    fn fingerprint(&self) -> String {
        sha256_hex(self.canonical().as_bytes())
    }

    /// Keeps the data for the rest of the program, once for each fingerprint and decoration.
    fn keep(self) -> &'static Self {
        let key = (TypeId::of::<Self>(), sha256_hex(self.file().as_bytes()));
        let mut kept = KEPT.lock().expect("nobody panics while holding this lock");
        let known = kept.entry(key).or_insert_with(|| Box::leak(Box::new(self)));
        known.downcast_ref().expect("the key holds the type")
    }
}

/// SHA-256 in lower-case hex.
pub fn sha256_hex(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes))
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    use fmt::Write;
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}
