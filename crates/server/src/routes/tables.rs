//! All tables: opening one, the list of open ones, mine.

use std::net::IpAddr;

use axum::Extension;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use teahouse_catalog::game;
use teahouse_game::series::Count;
use teahouse_store::Guest;
use teahouse_wire::{Code, NewTable, Problem, SeriesCount, TableInfo};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::error::ApiError;
use crate::extract::Json;
use crate::guests::Known;
use crate::house::House;
use crate::limits::caps;
use crate::limits::{Listing, New, Visitor};
use crate::lobby::{__path_lobby_socket, MOST, infos, listed, lobby_socket};
use crate::luck::Luck;
use crate::room::{Body, FreshTable, Request, Series, check_away, check_wishes, new_seats, one_hand_each};

pub fn router() -> OpenApiRouter<House> {
    OpenApiRouter::new().routes(routes!(open, list)).routes(routes!(mine)).routes(routes!(lobby_socket))
}

/// Opens a table.
#[utoipa::path(post, path = "/tables", request_body = NewTable,
    responses((status = 200, body = TableInfo), (status = 401, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
async fn open(
    State(house): State<House>,
    Extension(Visitor(from)): Extension<Visitor>,
    Known(guest): Known,
    luck: Luck,
    Json(new): Json<NewTable>,
) -> Result<Response, ApiError> {
    check_new_table(&house, from)?;
    let game = game(&new.game).ok_or_else(|| ApiError::bad(Code::NoSuchGame).with("game", new.game.as_str()))?;
    let boards = house.settings.boards.as_deref();
    let setup = game.setup(new.players, new.board.as_deref(), &new.options, boards)?;
    check_wishes(&house.settings, &new.seats, new.players)?;
    new.away_minutes.map_or(Ok(()), check_away)?;
    let seats = new_seats(house.chance(), new.players, &new.seats, &guest);
    if new.listed {
        one_hand_each(&seats)?;
    }
    let away_minutes = new.away_minutes.unwrap_or(house.settings.away_minutes);
    let mut body =
        Body { watching: new.watching, start_when_full: new.start, ..Body::new(setup, &guest.id, seats, away_minutes) };
    if let Some(series) = new.series {
        let count = match series.count {
            SeriesCount::Scores => Count::Scores,
            SeriesCount::Wins => Count::Wins,
        };
        Series::begin(boards, &luck, game, series.boards, count, &mut body)?;
    }
    let full = body.is_full();
    wait_to_open(&house).await?;
    let made = FreshTable::new(&luck, game.id(), new.listed, body, Vec::new());
    let place = if new.listed { Some(place_in_lobby(&house, from, &guest, &made.id).await?) } else { None };
    let opening = house.clone();
    let id = in_its_place(place, async move { opening.open_table(made, crate::clock::now()).await }).await?;
    if new.listed {
        house.lobby.changed();
    }
    let ask = if new.start && full { Request::Start } else { Request::Info };
    Ok(axum::Json(house.ask(&id, &guest, ask).await?).into_response())
}

/// Whether an address may open one more table, for whatever reason.
pub fn check_new_table(house: &House, from: IpAddr) -> Result<(), ApiError> {
    house.limits.new_thing(from, New::Table).map_err(ApiError::too_many_new)
}

/// Waits until one more table may be opened in the house. Whoever asks waits here: a table that is to be followed by another one does not.
pub async fn wait_to_open(house: &House) -> Result<(), ApiError> {
    let opens = house.limits.opening().await;
    if opens { Ok(()) } else { Err(ApiError::too_many_new(caps::id::NEW_TABLES_IN_ALL)) }
}

/// Whether an address may bring so much more of matches that are to be kept.
pub fn check_brought(house: &House, from: IpAddr, bytes: usize) -> Result<(), ApiError> {
    let refused = |cap: &str| ApiError::new(StatusCode::TOO_MANY_REQUESTS, Code::TooMuchBrought).with("cap", cap);
    house.limits.bring(from, bytes).map_err(refused)
}

/// What the database keeps of an entry beside its text.
pub const BESIDE: usize = 100;

/// Whether an address may ask for one more preview, wherever.
pub fn check_preview(house: &House, from: IpAddr) -> Result<(), ApiError> {
    let may = house.limits.preview_of_an_address(from);
    if may { Ok(()) } else { Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, Code::TooManyPreviews)) }
}

/// One more place in the lobby, for a table that is about to be written; refused if the guest or their address has as many as they may. Those of
/// the guest are counted once more when it is written.
pub async fn place_in_lobby(house: &House, from: IpAddr, guest: &Guest, table: &str) -> Result<Listing, ApiError> {
    let full = || ApiError::conflict(Code::TooManyListed);
    if house.settings.limits && house.store.listed_of(&guest.id, table).await? >= i64::from(caps::LISTED_OF_A_GUEST) {
        return Err(full());
    }
    if let Some(place) = house.limits.list(from, table) {
        return Ok(place);
    }
    let mark = house.limits.mark_listed();
    let rows = listed(house).await?;
    house.limits.keep_listed(mark, |id| rows.iter().any(|row| row.id == id));
    house.limits.list(from, table).ok_or_else(full)
}

/// Writes a table, which keeps its place in the lobby if that can be done. It goes on when whoever asked hangs up: the table would be listed, but
/// not counted.
pub async fn in_its_place<T: Send + 'static>(
    place: Option<Listing>,
    write: impl Future<Output = Result<T, ApiError>> + Send + 'static,
) -> Result<T, ApiError> {
    let Some(place) = place else { return write.await };
    let writing = async move {
        let written = write.await;
        if written.is_ok() {
            place.keep();
        }
        written
    };
    tokio::spawn(writing).await.map_err(ApiError::internal)?
}

/// Open tables that are listed, newest first.
#[utoipa::path(get, path = "/tables", responses((status = 200, body = Vec<TableInfo>)))]
async fn list(State(house): State<House>, Known(_): Known) -> Result<axum::Json<Vec<TableInfo>>, ApiError> {
    let rows = listed(&house).await?;
    Ok(axum::Json(infos(&house, rows)))
}

/// The tables I sit at, most recently touched first.
#[utoipa::path(get, path = "/me/tables", responses((status = 200, body = Vec<TableInfo>), (status = 401, body = Problem)))]
async fn mine(State(house): State<House>, Known(guest): Known) -> Result<axum::Json<Vec<TableInfo>>, ApiError> {
    let rows = house.store.tables_of(&guest.id, MOST).await?;
    Ok(axum::Json(infos(&house, rows)))
}
