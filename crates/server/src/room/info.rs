//! A table as everybody sees it, made of its row alone: lists and rooms say the same.

use teahouse_catalog::{game, level, result, seat as travelling};
use teahouse_game::Outcome;
use teahouse_store::{Phase, TableRow};
use teahouse_wire as wire;

use super::body::{Body, BodySeat, Who};
use super::next::series_info;
use crate::names::tag;

/// The table; `here` says who has a page of it open, `seed` is only for a match that is over.
pub fn info(row: &TableRow, body: &Body, here: impl Fn(&str) -> bool, seed: Option<String>) -> wire::TableInfo {
    let begun = row.phase != Phase::SetUp;
    let outcome: Option<Outcome> = row.shows.result.as_deref().and_then(|text| serde_json::from_str(text).ok());
    wire::TableInfo {
        id: row.id.clone(),
        game: row.game.clone(),
        phase: match row.phase {
            _ if body.record.is_some() => wire::TablePhase::Over,
            Phase::SetUp => wire::TablePhase::SetUp,
            Phase::Playing => wire::TablePhase::Playing,
            Phase::Over => wire::TablePhase::Over,
        },
        players: body.setup.players,
        board: body.setup.board.clone(),
        options: body.setup.options.clone(),
        seats: body.seats.iter().enumerate().map(|(n, seat)| seat_info(n, seat, body, begun, &here)).collect(),
        host: Some(body.host.clone()).filter(|_| body.record.is_none()),
        listed: row.listed,
        watching: body.watching,
        away_minutes: body.away_minutes,
        commitment: body.commitment.clone(),
        seed,
        created: row.created as f64,
        asked: row.shows.asked.map(wire::Seat),
        since: row.shows.asked.map(|_| row.shows.since as f64),
        result: outcome.as_ref().map(result),
        next: body.next.clone(),
        series: game(&row.game).and_then(|game| series_info(game, &row.id, body, outcome)),
        origin: body.origin.as_ref().map(|o| wire::Origin { table: o.table.clone(), at: o.at }),
        record: body.record.is_some(),
        undo_asked: body.undo.as_ref().map(|asked| wire::UndoAsked {
            seat: travelling(asked.seat),
            waiting: asked.waiting.iter().copied().map(travelling).collect(),
        }),
    }
}

/// The name of a seat in a record: kept as it came, shown as names are.
fn shown_name(n: usize, name: &str) -> String {
    let name: String = crate::names::plain_name(name).chars().take(crate::names::LONGEST).collect();
    if name.is_empty() { (n + 1).to_string() } else { name }
}

fn seat_info(n: usize, seat: &BodySeat, body: &Body, begun: bool, here: &impl Fn(&str) -> bool) -> wire::SeatInfo {
    let sitter = match &seat.who {
        Who::Nobody => wire::Sitter::Open,
        Who::Bot(bot) => wire::Sitter::Bot { level: level(*bot) },
        Who::Name(name) => wire::Sitter::Named { name: shown_name(n, name), tag: tag(name) },
        Who::Person { id, name, local } => {
            let here = here(id);
            let away_since = body.away.get(id).filter(|_| !here).map(|since| *since as f64);
            wire::Sitter::Person { id: id.clone(), name: name.clone(), tag: tag(name), local: *local, here, away_since }
        }
    };
    wire::SeatInfo {
        sitter,
        look: seat.look.clone(),
        // Salts are shown once all of them are fixed.
        salt: begun.then(|| seat.salt.clone()),
        own_salt: begun && seat.own_salt,
        stand_in: seat.stand_in.map(level),
        resigned: seat.resigned,
    }
}
