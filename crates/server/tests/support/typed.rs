//! Whatever the house says is read back into its type and written again: nothing is lost, nothing is added. What a message has of a
//! game is read as that game's own types.

use std::collections::{BTreeSet, HashMap};
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use teahouse_catalog::{Part, game};
use teahouse_wire::{self as wire, Json};

/// What has been heard in this run.
#[derive(Default)]
struct Heard {
    /// Tables and their games.
    tables: HashMap<String, String>,
    /// Parts that were read, by game.
    parts: HashMap<String, BTreeSet<Part>>,
}

fn heard() -> MutexGuard<'static, Heard> {
    static HEARD: LazyLock<Mutex<Heard>> = LazyLock::new(Mutex::default);
    HEARD.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The parts of a game that were read in this run.
pub fn parts_of(game: &str) -> BTreeSet<Part> {
    heard().parts.get(game).cloned().unwrap_or_default()
}

fn part(of: &str, part: Part, value: &Value) {
    let game = game(of).expect("a game");
    let again = game.again(part, &Json::of(value)).unwrap_or_else(|e| panic!("{of}, {part:?}: {e} in {value}"));
    assert_eq!(again.read::<Value>().expect("JSON"), *value, "{of}, {part:?}");
    heard().parts.entry(of.to_owned()).or_default().insert(part);
}

fn each(game: &str, what: Part, list: &Value) {
    list.as_array().expect("a list").iter().for_each(|value| part(game, what, value));
}

/// Whatever a message has of a game, wherever in it that is.
fn of_game(game: &str, value: &Value) {
    match value {
        Value::Object(fields) => fields.iter().filter(|(_, value)| !value.is_null()).for_each(|(name, value)| {
            match name.as_str() {
                "view" | "open" => part(game, Part::View, value),
                "own" => part(game, Part::Own, value),
                "outlook" => part(game, Part::Outlook, value),
                "legal" => each(game, Part::Move, value),
                "decision" => part(game, Part::Decision, value),
                "events" => each(game, Part::Event, value),
                "illegal" => part(game, Part::Illegal, value),
                "order" => part(game, Part::Order, value),
                "move" if fields.contains_key("seat") => part(game, Part::Move, value),
                "move" => part(game, Part::Chance, value),
                // Files of the game's are no messages; what the house did is read with the message.
                "board" | "house" => {}
                "draws" => {
                    value.as_array().expect("a list").iter().for_each(|d| part(game, Part::Chance, &d["result"]))
                }
                _ => of_game(game, value),
            }
        }),
        Value::Array(list) => list.iter().for_each(|value| of_game(game, value)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// The game that is played at a table, if the house has told of it.
fn game_at(table: &str) -> Option<String> {
    heard().tables.get(table).cloned()
}

/// Remembers a table that was told of.
fn note(table: &Value) {
    let text = |name: &str| table[name].as_str().expect("a text").to_owned();
    heard().tables.insert(text("id"), text("game"));
}

fn again<T: Serialize + DeserializeOwned>(value: &Value, what: &str) {
    let read: T = serde_json::from_value(value.clone()).unwrap_or_else(|e| panic!("{what}: {e} in {value}"));
    assert_eq!(serde_json::to_value(&read).expect("plain data"), *value, "{what}");
}

/// A message over a socket at this table; the lobby is none.
pub fn message(table: Option<&str>, value: &Value) {
    let Some(table) = table else { return again::<wire::LobbyMessage>(value, "lobby") };
    again::<wire::ServerMessage>(value, "table");
    if value["type"] == "table" {
        return note(&value["table"]);
    }
    if let Some(game) = game_at(table) {
        of_game(&game, value);
    }
}

/// An answer over HTTP. What is no message of ours is left out: records, boards, pages, the API's own description.
pub fn answer(method: &str, path: &str, status: u16, value: &Value) {
    let what = format!("{method} {path}");
    let path = path.split('?').next().unwrap_or_default();
    if path == "/api/health" && status == 200 {
        return again::<wire::Health>(value, &what);
    }
    let Some(path) = path.strip_prefix("/api/v1/") else { return };
    let parts: Vec<&str> = path.split('/').collect();
    match parts[..] {
        ["games", game, "scenarios" | "practice", ..] => of_game(game, value),
        ["tables", id, what] if !["record", "board"].contains(&what) => {
            if let Some(game) = game_at(id) {
                of_game(&game, value);
            }
        }
        _ => {}
    }
    if status != 200 {
        // Whatever stands before the house (a body that is too large) may answer in words.
        return if value.is_object() {
            again::<wire::Problem>(value, &what)
        };
    }
    match parts[..] {
        ["me"] => again::<wire::Me>(value, &what),
        ["games"] => again::<Vec<wire::GameCard>>(value, &what),
        ["games", _, "rules", _] => again::<wire::RuleBook>(value, &what),
        ["games", _, "coverage"] => again::<Vec<wire::ClauseCover>>(value, &what),
        ["games", _, "scenarios", _] => again::<wire::Scene>(value, &what),
        ["games", _, "practice"] => again::<wire::State>(value, &what),
        ["games", _, "practice", "preview"] | ["tables", _, "previews"] => again::<wire::Previewed>(value, &what),
        ["tables"] | ["me", "tables"] if method == "GET" => again::<Vec<wire::TableInfo>>(value, &what),
        ["tables", _, "state"] => again::<wire::State>(value, &what),
        ["tables", _, "moves"] => again::<wire::Done>(value, &what),
        ["tables", _, "chat"] if method == "GET" => again::<Vec<wire::ChatLine>>(value, &what),
        ["tables", _, "chat"] => again::<wire::ChatLine>(value, &what),
        ["tables", _, "moments"] => again::<wire::Moments>(value, &what),
        ["tables", _, "course"] => again::<wire::Course>(value, &what),
        ["tables", _, "draws"] => again::<wire::Draws>(value, &what),
        ["tables", _, "rematch"] => again::<wire::TableId>(value, &what),
        ["tables", _, "link"] => again::<wire::Link>(value, &what),
        ["tables", _, "record" | "board" | "qr.svg"] | ["games", _, "boards", _] => {}
        ["tables" | "records", ..] => {
            again::<wire::TableInfo>(value, &what);
            note(value);
        }
        _ => panic!("{what}: no type is known for this answer"),
    }
}
