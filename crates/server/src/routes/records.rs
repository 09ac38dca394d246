//! Records people bring: each becomes a table like any finished one, to be looked at by whoever has its link.

use axum::Extension;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::StatusCode;
use axum::response::Response;
use teahouse_catalog::{SetupFault, game};
use teahouse_game::record::{Record, RecordError, RecordFault};
use teahouse_wire::{Look, Problem, TableInfo};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::tables::json;
use crate::error::ApiError;
use crate::guests::Known;
use crate::house::House;
use crate::limits::Visitor;
use crate::room::{Ask, Body, BodySeat, Brought, Who, write_table};

/// No record of ours comes near it.
const LARGEST: usize = 256 * 1024;
/// A record may be so many times as long as the longest game, for what was taken back; and so often something may be.
const MOST_TIMES: usize = 4;
const MOST_UNDOS: usize = 200;
/// Boards of strangers that are kept in memory at most, and how large one may be (ours have up to 44 KiB).
const MOST_BOARDS: usize = 200;
const LARGEST_BOARD: usize = 128 * 1024;

pub fn router() -> OpenApiRouter<House> {
    OpenApiRouter::new().routes(routes!(bring)).layer(DefaultBodyLimit::max(LARGEST))
}

impl From<RecordError> for ApiError {
    fn from(error: RecordError) -> ApiError {
        ApiError::bad(error.fault.code()).with("line", error.line).with("what", error.what)
    }
}

/// Brings a `.tea` record: replayed by the rules, then a table of its own. Whether its dice were honest is another question.
#[utoipa::path(post, path = "/records", request_body(content = String, content_type = "text/plain"),
    responses((status = 200, body = TableInfo), (status = 413, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
async fn bring(
    State(house): State<House>,
    Extension(Visitor(from)): Extension<Visitor>,
    Known(guest): Known,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, ApiError> {
    if !house.limits.record(from) {
        return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-fast"));
    }
    let too_large = || ApiError::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large");
    let bytes = body.map_err(|_| too_large())?;
    let no_text = |_| RecordError::new(RecordFault::NoRecord, 0, "this is no text file");
    let text = std::str::from_utf8(&bytes).map_err(no_text)?;
    let record: Record = text.parse()?;
    if record.data.as_ref().is_some_and(|board| board.len() > LARGEST_BOARD) {
        return Err(too_large());
    }
    if record.data.is_some() && teahouse_game::data::kept() >= MOST_BOARDS {
        return Err(ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "too-many-boards"));
    }
    let boards = house.settings.boards.clone();
    let checked = tokio::task::spawn_blocking(move || replayed(&record, boards.as_deref())).await;
    let (game, body, seed, entries) = checked.map_err(ApiError::internal)??;
    let id = write_table(&house, &game, "over", false, &body, &seed, entries).await?;
    json(house.ask(&id, &guest, Ask::Info).await?)
}

/// The table a record makes, if the rules allow everything in it: game, body, seed, entries.
fn replayed(
    record: &Record,
    boards: Option<&std::path::Path>,
) -> Result<(String, Body, String, Vec<String>), ApiError> {
    let no_game = || RecordError::new(RecordFault::Game, 0, format!("{:?} is not played here", record.game));
    let game = game(&record.game).ok_or_else(no_game)?;
    let undos = record.entries.iter().filter(|e| e.starts_with("undo")).count();
    if record.entries.len() > MOST_TIMES * game.longest() as usize || undos > MOST_UNDOS {
        return Err(ApiError::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large"));
    }
    // If the host's own boards cannot be read, that is no fault of the record, and their paths are nobody's business.
    game.board_ids(boards).map_err(SetupFault::from)?;
    let table = game.replay(record, boards)?;
    let board = (record.data.is_some() || game.fingerprint(&record.setup.board).is_none()).then(|| table.board());
    let fingerprint = board.is_none().then(|| record.fingerprint.clone());
    let seat = |n: u8| BodySeat {
        who: Who::Name(record.names.get(&n).cloned().unwrap_or_default()),
        look: Look { color: n, shape: n },
        salt: record.salts.get(usize::from(n)).map(|salt| salt.as_str().to_owned()).unwrap_or_default(),
        order: None,
    };
    let body = Body {
        setup: record.setup.clone(),
        host: String::new(),
        seats: (0..record.setup.players).map(seat).collect(),
        watching: true,
        away_minutes: 0,
        board,
        fingerprint,
        commitment: record.commitment.clone().unwrap_or_default(),
        start_when_full: false,
        next: None,
        series: None,
        origin: None,
        taken: record.taken,
        record: Some(Brought { summed: record.sum.is_some() }),
    };
    Ok((record.game.clone(), body, record.seed.clone().unwrap_or_default(), table.entries(0)))
}
