//! Boards and cards as data: what was written in a file, checked as a whole before anybody plays on it.

use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::fmt;
use std::ops::Deref;
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, Weak};

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

/// A board in use. Those that come with the program are always there; a board of somebody's own is there as long as anybody holds it,
/// so that boards of strangers cannot fill the memory.
pub enum Held<D: 'static> {
    /// It comes with the program.
    BuiltIn(&'static D),
    /// Somebody's own.
    Own(Arc<D>),
}

impl<D> Deref for Held<D> {
    type Target = D;

    fn deref(&self) -> &D {
        match self {
            Held::BuiltIn(data) => data,
            Held::Own(data) => data,
        }
    }
}

impl<D> Clone for Held<D> {
    fn clone(&self) -> Self {
        match self {
            Held::BuiltIn(data) => Held::BuiltIn(data),
            Held::Own(data) => Held::Own(Arc::clone(data)),
        }
    }
}

impl<D: fmt::Debug> fmt::Debug for Held<D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        D::fmt(self, f)
    }
}

impl<D: PartialEq> PartialEq for Held<D> {
    fn eq(&self, other: &Self) -> bool {
        let (one, other): (&D, &D) = (self, other);
        std::ptr::eq(one, other) || one == other
    }
}

impl<D: Eq> Eq for Held<D> {}

impl<D> From<&'static D> for Held<D> {
    fn from(data: &'static D) -> Self {
        Held::BuiltIn(data)
    }
}

impl<D> From<&Held<D>> for Held<D> {
    fn from(held: &Held<D>) -> Self {
        held.clone()
    }
}

/// Boards of somebody's own that are in use, by their type and the hash of their file.
type Shared = HashMap<(TypeId, String), Weak<dyn Any + Send + Sync>>;

static SHARED: LazyLock<Mutex<Shared>> = LazyLock::new(Mutex::default);

/// Those that are still in use; what nobody holds any more goes.
fn shared() -> MutexGuard<'static, Shared> {
    let mut shared = SHARED.lock().expect("nobody panics while holding this lock");
    shared.retain(|_, board| board.strong_count() > 0);
    shared
}

/// How many boards that do not come with the program are in use: whoever takes boards from strangers must stop somewhere.
pub fn in_use() -> usize {
    shared().len()
}

/// Whether a file is in use: reading it once more costs no memory.
pub fn is_in_use(file: &str) -> bool {
    let hash = sha256_hex(file.as_bytes());
    shared().keys().any(|(_, known)| *known == hash)
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

    /// The data as it is played on: one and the same file is in memory once, however many hold it.
    fn share(self) -> Held<Self> {
        let key = (TypeId::of::<Self>(), sha256_hex(self.file().as_bytes()));
        let mut shared = shared();
        let known = shared.get(&key).and_then(Weak::upgrade);
        let data: Arc<dyn Any + Send + Sync> = known.unwrap_or_else(|| Arc::new(self));
        shared.insert(key, Arc::downgrade(&data));
        Held::Own(data.downcast().expect("the key holds the type"))
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
