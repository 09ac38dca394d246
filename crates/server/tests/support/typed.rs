//! Whatever the house says is read back into its type and written again: nothing is lost, nothing is added.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use teahouse_wire as wire;

fn again<T: Serialize + DeserializeOwned>(value: &Value, what: &str) {
    let read: T = serde_json::from_value(value.clone()).unwrap_or_else(|e| panic!("{what}: {e} in {value}"));
    assert_eq!(serde_json::to_value(&read).expect("plain data"), *value, "{what}");
}

/// A message over a socket.
pub fn message(value: &Value) {
    match value["type"].as_str() {
        Some("tables") => again::<wire::LobbyMessage>(value, "lobby"),
        _ => again::<wire::ServerMessage>(value, "table"),
    }
}

/// An answer over HTTP. What is no message of ours is left out: records, boards, pages, the API's own description.
pub fn answer(method: &str, path: &str, status: u16, value: &Value) {
    let what = format!("{method} {path}");
    let path = path.split('?').next().unwrap_or_default();
    let Some(path) = path.strip_prefix("/api/v1/") else { return };
    if status != 200 {
        // Whatever stands before the house (a body that is too large) may answer in words.
        return if value.is_object() {
            again::<wire::Problem>(value, &what)
        };
    }
    let parts: Vec<&str> = path.split('/').collect();
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
        ["tables" | "records", ..] => again::<wire::TableInfo>(value, &what),
        _ => panic!("{what}: no type is known for this answer"),
    }
}
