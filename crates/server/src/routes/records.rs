//! Records people bring: each becomes a table like any finished one, to be looked at by whoever has its link.

use std::path::Path;

use axum::Extension;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use teahouse_catalog::{GameEntry, SetupFault, game};
use teahouse_game::Seat;
use teahouse_game::record::{Record, RecordError, RecordFault};
use teahouse_store::{Phase, Shows};
use teahouse_wire::{Code, Look, Problem, TableInfo};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::tables::{BESIDE, check_brought, wait_to_open};
use crate::error::ApiError;
use crate::guests::Known;
use crate::house::House;
use crate::limits::caps;
use crate::limits::{New, Visitor};
use crate::room::{BOTS_SALT, Body, BodySeat, Brought, FreshTable, Request, Who};
use crate::secrets;
use crate::work::blocking::Share;

pub fn router() -> OpenApiRouter<House> {
    OpenApiRouter::new().routes(routes!(bring)).layer(DefaultBodyLimit::max(caps::RECORD as usize))
}

impl From<RecordError> for ApiError {
    fn from(error: RecordError) -> ApiError {
        let code = match error.fault {
            RecordFault::NoRecord => Code::RecordNot,
            RecordFault::Newer => Code::RecordNewer,
            RecordFault::Header => Code::RecordHeader,
            RecordFault::Game => Code::RecordGame,
            RecordFault::Board => Code::RecordBoard,
            RecordFault::Entry => Code::RecordEntry,
            RecordFault::Result => Code::RecordResult,
            RecordFault::NoResult => Code::RecordNoResult,
            RecordFault::Sum => Code::RecordSum,
            RecordFault::Dice => Code::RecordDice,
        };
        ApiError::bad(code).with("line", error.line).with("what", error.what)
    }
}

/// Brings a `.tea` record: replayed by the rules, then a table of its own. Whether its dice were honest is another question.
#[utoipa::path(post, path = "/records", request_body(content = String, content_type = "text/plain"),
    responses((status = 200, body = TableInfo), (status = 409, body = Problem), (status = 413, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
async fn bring(
    State(house): State<House>,
    Extension(Visitor(from)): Extension<Visitor>,
    Known(guest): Known,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, ApiError> {
    house.limits.new_thing(from, New::Record).map_err(ApiError::too_many_new)?;
    let bytes = body.map_err(|_| ApiError::too_large(caps::id::RECORD))?;
    // Reading and replaying grow with the record: neither is done where others wait.
    let reading = move || read(&bytes).map(|record| (bytes, record));
    let (bytes, record) = house.blocking.work(Share::Look, &guest.id, reading).await??;
    if record.data.as_ref().is_some_and(|board| !teahouse_game::data::is_in_use(board)) {
        if teahouse_game::data::in_use() >= caps::BOARDS as usize {
            return Err(ApiError::new(StatusCode::SERVICE_UNAVAILABLE, Code::TooManyBoards));
        }
        house.limits.new_thing(from, New::Board).map_err(ApiError::too_many_new)?;
        // A replay that does not come to an end can only be stopped with its process.
        if let Some(program) = &house.settings.checker {
            house.checks.replay(program, bytes, house.settings.boards.clone()).await?;
        }
    }
    let (boards, opener) = (house.settings.boards.clone(), guest.id.clone());
    let replay = move || replayed(&record, boards.as_deref(), opener);
    let table = house.blocking.work(Share::Look, &guest.id, replay).await??;
    check_brought(&house, from, weight(&table))?;
    wait_to_open(&house).await?;
    let id = house.open_table(table, crate::clock::now()).await?;
    Ok(axum::Json(house.ask(&id, &guest, Request::Info).await?).into_response())
}

/// What the database keeps of a table that is a record, in bytes.
fn weight(table: &FreshTable) -> usize {
    let board = table.body.board.as_ref().map_or(0, |board| board.len());
    let entries: usize = table.entries.iter().map(|entry| BESIDE + entry.len()).sum();
    board + entries
}

fn read(bytes: &[u8]) -> Result<Record, ApiError> {
    let no_text = |_| RecordError::new(RecordFault::NoRecord, 0, "this is no text file");
    let text = std::str::from_utf8(bytes).map_err(no_text)?;
    let record: Record = text.parse()?;
    let large = record.data.as_ref().is_some_and(|board| board.len() > caps::BOARD as usize);
    if large { Err(ApiError::too_large(caps::id::BOARD)) } else { Ok(record) }
}

/// Replays a record that somebody has brought, and keeps nothing of it.
pub fn check(bytes: &[u8], boards: Option<&Path>) -> Result<(), ApiError> {
    replayed(&read(bytes)?, boards, String::new()).map(drop)
}

/// Whether somebody at the table of a record seems to have brought this salt. The file does not say so: those of houses are 16 hexadecimal digits, a bot's is
/// a word, and whoever brought one like them is told less than could be said.
fn looks_brought(salt: &str) -> bool {
    let digits = salt.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b));
    !(salt.is_empty() || salt == BOTS_SALT || (salt.len() == 16 && digits))
}

/// Refuses a record that is longer than any match can be that ends at a table here.
fn check_size(game: &dyn GameEntry, record: &Record) -> Result<(), ApiError> {
    let undone = game.longest().saturating_add(caps::UNDOS_IN_A_RECORD * caps::RECORD_UNDONE);
    let most = undone.min(caps::ENTRIES + caps::MOVES_IN_A_ROW);
    let cap = if record.steps() > most as usize {
        caps::id::RECORD_UNDONE
    } else if record.undos() > caps::UNDOS_IN_A_RECORD as usize {
        caps::id::UNDOS_IN_A_RECORD
    } else if record.stand_ins() > caps::STAND_INS_IN_A_RECORD as usize {
        caps::id::STAND_INS_IN_A_RECORD
    } else {
        return Ok(());
    };
    Err(ApiError::too_large(cap))
}

/// The table a record makes, if the rules allow everything in it.
fn replayed(record: &Record, boards: Option<&Path>, opener: String) -> Result<FreshTable, ApiError> {
    let no_game = || RecordError::new(RecordFault::Game, 0, format!("{:?} is not played here", record.game));
    let game = game(&record.game).ok_or_else(no_game)?;
    check_size(game, record)?;
    // If the host's own boards cannot be read, that is no fault of the record, and their paths are nobody's business.
    game.board_ids(boards).map_err(SetupFault::from)?;
    let table = game.replay(record, boards)?;
    let board = (record.data.is_some() || game.fingerprint(&record.setup.board).is_none()).then(|| table.board());
    let fingerprint = board.is_none().then(|| record.fingerprint.clone());
    let seat = |n: u8| {
        let who = Who::Name(record.names.get(&n).cloned().unwrap_or_default());
        let salt = record.salts.get(usize::from(n)).map(|salt| salt.as_str().to_owned()).unwrap_or_default();
        let (stand_in, resigned) = (table.stands_in(Seat(n)), table.quitters().contains(&Seat(n)));
        let own_salt = looks_brought(&salt);
        BodySeat { own_salt, stand_in, resigned, ..BodySeat::new(who, Look { color: n, shape: n }, salt) }
    };
    let seats = (0..record.setup.players).map(seat).collect();
    let body = Body {
        watching: true,
        board,
        fingerprint,
        commitment: record.commitment.clone().unwrap_or_default(),
        taken: record.taken,
        record: Some(Brought { summed: record.sum.is_some() }),
        ..Body::new(record.setup.clone(), "", seats, 0)
    };
    let result = table.outcome().map(|o| serde_json::to_string(&o).expect("an outcome is plain data"));
    Ok(FreshTable {
        id: secrets::table_id(),
        game: game.id(),
        phase: Phase::Over,
        listed: false,
        body,
        seed: record.seed.clone().unwrap_or_default(),
        entries: table.entries(0),
        shows: Shows { entries: table.length() as i64, result, ..Shows::default() },
        opener,
    })
}

#[cfg(test)]
mod tests {
    use teahouse_bots::Level;

    use super::*;
    use crate::house::Settings;
    use crate::luck::Chance;
    use crate::room::first_salt;

    #[test]
    fn a_salt_of_a_record_that_no_house_draws_was_brought() {
        for own in ["plum", "0123456789ABCDEF", "0123456789abcde"] {
            assert!(looks_brought(own), "{own}");
        }
        for test_seeds in [false, true] {
            let chance = Chance::of(&Settings { test_seeds, ..Settings::default() });
            for who in [Who::Bot(Level::Player), Who::Nobody] {
                assert!(!looks_brought(&first_salt(chance, Seat(3), &who)));
            }
        }
        assert!(!looks_brought(""));
    }
}
