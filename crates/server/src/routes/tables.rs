//! All tables: opening one, the list of open ones, mine.

use axum::Extension;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use teahouse_catalog::game;
use teahouse_game::series::Count;
use teahouse_wire::{NewTable, Problem, SeriesCount, TableInfo};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::error::ApiError;
use crate::extract::Json;
use crate::guests::Known;
use crate::house::House;
use crate::limits::Visitor;
use crate::lobby::{__path_lobby_socket, MOST, infos, lobby_socket};
use crate::luck::Luck;
use crate::room::{Ask, Body, Series, check_wish, new_seats, open_table};

pub fn router() -> OpenApiRouter<House> {
    OpenApiRouter::new().routes(routes!(open, list)).routes(routes!(mine)).routes(routes!(lobby_socket))
}

/// Opens a table.
#[utoipa::path(post, path = "/tables", request_body = NewTable,
    responses((status = 200, body = TableInfo), (status = 401, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
async fn open(
    State(house): State<House>,
    Extension(Visitor(from)): Extension<Visitor>,
    Known(guest): Known,
    luck: Luck,
    Json(new): Json<NewTable>,
) -> Result<Response, ApiError> {
    if !house.limits.new_thing(from) {
        return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-fast"));
    }
    let game = game(&new.game).ok_or_else(|| ApiError::bad("no-such-game").with("game", new.game.as_str()))?;
    let boards = house.settings.boards.as_deref();
    let setup = game.setup(new.players, new.board.as_deref(), &new.options, boards)?;
    if new.seats.len() > usize::from(new.players) {
        return Err(ApiError::bad("too-many-seats"));
    }
    new.seats.iter().try_for_each(check_wish)?;
    let mut body = Body {
        seats: new_seats(&house, new.players, &new.seats, &guest),
        setup,
        host: guest.id.clone(),
        watching: new.watching,
        away_minutes: new.away_minutes.unwrap_or(house.settings.away_minutes),
        board: None,
        fingerprint: None,
        commitment: String::new(),
        start_when_full: new.start,
        next: None,
        series: None,
        origin: None,
        taken: 0,
        record: None,
    };
    if let Some(series) = new.series {
        let count = match series.count {
            SeriesCount::Scores => Count::Scores,
            SeriesCount::Wins => Count::Wins,
        };
        Series::begin(&house, &luck, game.info().id, series.boards, count, &mut body)?;
    }
    let full = body.is_full();
    let id = open_table(&house, &luck, game.info().id, new.listed, body, Vec::new()).await?;
    if new.listed {
        house.lobby.changed();
    }
    let ask = if new.start && full { Ask::Start } else { Ask::Info };
    json(house.ask(&id, &guest, ask).await?)
}

/// Open tables that are listed, newest first.
#[utoipa::path(get, path = "/tables", responses((status = 200, body = Vec<TableInfo>)))]
async fn list(State(house): State<House>, Known(_): Known) -> Result<Response, ApiError> {
    let rows = house.store.listed_tables(MOST).await?;
    json(infos(&house, rows).await)
}

/// The tables I sit at, most recently touched first.
#[utoipa::path(get, path = "/me/tables", responses((status = 200, body = Vec<TableInfo>), (status = 401, body = Problem)))]
async fn mine(State(house): State<House>, Known(guest): Known) -> Result<Response, ApiError> {
    let rows = house.store.tables_of(&guest.id, MOST).await?;
    json(infos(&house, rows).await)
}

/// An answer that is JSON already.
pub(super) fn json(text: String) -> Result<Response, ApiError> {
    Ok(([(header::CONTENT_TYPE, "application/json")], text).into_response())
}
