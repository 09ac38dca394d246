//! States as JSON, put together by hand: their parts are JSON already, and this is what a house does most.

use std::fmt::Write;

use teahouse_catalog::{Moment, Previewed, Table, TableAsk};
use teahouse_game::{Outcome, Seat, Share, UndoRight, Viewer};
use teahouse_wire as wire;

/// The match as it is now; `told` is a JSON list, `order` the viewer's own.
pub fn now(table: &dyn Table, viewer: Viewer, told: &str, order: Option<&str>) -> String {
    let seat = seat_of(viewer);
    let mut text = String::with_capacity(3072);
    begin(&mut text, table.length(), seat, &table.asks());
    table.view_json(viewer, &mut text);
    text.push_str(r#","legal":"#);
    match seat {
        Some(seat) => table.legal_json(seat, &mut text),
        None => text.push_str("[]"),
    }
    let undo = match seat.map_or(UndoRight::None, |s| table.undo_right(s)) {
        UndoRight::None => "none",
        UndoRight::Free => "free",
        UndoRight::Consent => "consent",
    };
    if let Some(from) = seat.and_then(|s| table.undone_from(s)).filter(|_| undo != "none") {
        let _ = write!(text, r#","undo_from":{from}"#);
    }
    end(&mut text, told, undo, order, table.outcome());
    text
}

/// The match as it was: nobody is offered a move.
pub fn then(moment: &Moment, viewer: Viewer) -> String {
    let mut text = String::with_capacity(3072);
    begin(&mut text, moment.entries, seat_of(viewer), &moment.asks);
    text.push_str(&moment.view);
    text.push_str(r#","legal":[]"#);
    let told = match &moment.events {
        Some(events) => format!(r#"[{{"entry":{},"events":{events}}}]"#, moment.entries - 1),
        None => "[]".to_owned(),
    };
    end(&mut text, &told, "none", None, moment.outcome.clone());
    text
}

/// What a move would do.
pub fn previewed(previewed: &Previewed) -> String {
    format!(r#"{{"events":{},"view":{}}}"#, previewed.events, previewed.view)
}

/// What happened from entry `from` on, as a JSON list.
pub fn told(table: &dyn Table, from: usize, viewer: Viewer) -> String {
    let told: Vec<String> =
        table.told(from, viewer).iter().map(|t| format!(r#"{{"entry":{},"events":{}}}"#, t.entry, t.events)).collect();
    format!("[{}]", told.join(","))
}

fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public => None,
    }
}

fn begin(text: &mut String, entries: usize, seat: Option<Seat>, asks: &TableAsk) {
    let _ = write!(text, r#"{{"type":"state","entries":{entries},"seat":"#);
    let _ = match seat {
        Some(seat) => write!(text, "{}", seat.0),
        None => write!(text, "null"),
    };
    let _ = match asks {
        TableAsk::Seat(seat, question) => {
            write!(text, r#","waiting":{{"kind":"seat","seat":{},"question":"{question}"}},"view":"#, seat.0)
        }
        TableAsk::Chance => write!(text, r#","waiting":{{"kind":"chance"}},"view":"#),
        TableAsk::Over => write!(text, r#","waiting":{{"kind":"over"}},"view":"#),
    };
}

fn end(text: &mut String, told: &str, undo: &str, order: Option<&str>, outcome: Option<Outcome>) {
    let order = json(&order);
    let _ = write!(text, r#","told":{told},"undo":"{undo}","order":{order},"result":"#);
    text.push_str(&json(&outcome.map(result)));
    text.push('}');
}

/// How a match ended.
pub fn result(outcome: Outcome) -> wire::Result {
    let share = |s: Share| wire::Share { from: s.from.0, to: s.to.0, percent: s.percent };
    let shares = outcome.shares.into_iter().map(share).collect();
    wire::Result { reason: outcome.reason, places: outcome.places, scores: outcome.scores, shares }
}

/// Plain data as JSON.
pub fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("messages are plain data")
}
