//! All tables: opening one, the list of open ones, mine.

use std::net::SocketAddr;

use axum::Json;
use axum::extract::ws::{Message, WebSocketUpgrade};
use axum::extract::{ConnectInfo, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use teahouse_catalog::game;
use teahouse_store::{Guest, TableRow};
use teahouse_wire::{NewTable, Problem, TableInfo};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::error::ApiError;
use crate::guests::Known;
use crate::house::House;
use crate::room::{Ask, Body, check_wish, new_seats, open_table};

/// Most tables a list shows.
const MOST: i64 = 100;

pub fn router() -> OpenApiRouter<House> {
    OpenApiRouter::new().routes(routes!(open, list)).routes(routes!(mine))
}

/// Opens a table.
#[utoipa::path(post, path = "/tables", request_body = NewTable,
    responses((status = 200, body = TableInfo), (status = 401, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
async fn open(
    State(house): State<House>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Known(guest): Known,
    Json(new): Json<NewTable>,
) -> Result<Response, ApiError> {
    if !house.limits.new_thing(address.ip()) {
        return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-fast"));
    }
    let game = game(&new.game).ok_or_else(|| ApiError::bad("no-such-game").with("game", new.game.as_str()))?;
    let boards = house.settings.boards.as_deref();
    let setup = game
        .setup(new.players, new.board.as_deref(), &new.options, boards)
        .map_err(|cause| ApiError::bad("bad-setup").with("cause", cause))?;
    if new.seats.len() > usize::from(new.players) {
        return Err(ApiError::bad("too-many-seats"));
    }
    new.seats.iter().try_for_each(check_wish)?;
    let body = Body {
        seats: new_seats(new.players, &new.seats, &guest),
        setup,
        host: guest.id.clone(),
        watching: new.watching,
        away_minutes: new.away_minutes.unwrap_or(house.settings.away_minutes),
        commitment: String::new(),
        start_when_full: new.start,
        next: None,
    };
    let full = body.is_full();
    let id = open_table(&house, game.info().id, new.listed, body).await?;
    house.rooms.changed();
    let ask = if new.start && full { Ask::Start } else { Ask::Info };
    json(house.ask(&id, &guest, ask).await?)
}

/// Open tables that are listed, newest first.
#[utoipa::path(get, path = "/tables", responses((status = 200, body = Vec<TableInfo>)))]
async fn list(State(house): State<House>, Known(guest): Known) -> Result<Response, ApiError> {
    let rows = house.store.listed_tables(MOST).await?;
    json(infos(&house, &guest, rows).await)
}

/// The tables I sit at, most recently touched first.
#[utoipa::path(get, path = "/me/tables", responses((status = 200, body = Vec<TableInfo>), (status = 401, body = Problem)))]
async fn mine(State(house): State<House>, Known(guest): Known) -> Result<Response, ApiError> {
    let rows = house.store.tables_of(&guest.id, MOST).await?;
    json(infos(&house, &guest, rows).await)
}

async fn infos(house: &House, guest: &Guest, rows: Vec<TableRow>) -> String {
    let mut all = Vec::new();
    for row in rows {
        // A table that cannot be read is left out of the list; the log has the cause.
        if let Ok(info) = house.ask(&row.id, guest, Ask::Info).await {
            all.push(info);
        }
    }
    format!("[{}]", all.join(","))
}

/// `GET /api/v1/lobby/socket`: the list of open tables, again whenever it changes.
pub async fn lobby_socket(State(house): State<House>, Known(guest): Known, upgrade: WebSocketUpgrade) -> Response {
    let small = upgrade.read_buffer_size(1024).write_buffer_size(0).max_message_size(1024);
    small.on_upgrade(async move |mut socket| {
        let mut changes = house.rooms.watch();
        loop {
            changes.borrow_and_update();
            let Ok(rows) = house.store.listed_tables(MOST).await else { return };
            let tables = infos(&house, &guest, rows).await;
            let message = format!(r#"{{"type":"tables","tables":{tables}}}"#);
            if socket.send(Message::Text(message.into())).await.is_err() {
                return;
            }
            // At most four lists a second, however busy the house is.
            tokio::time::sleep(std::time::Duration::from_millis(250)).await;
            tokio::select! {
                changed = changes.changed() => if changed.is_err() { return },
                message = socket.recv() => match message {
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                    Some(Ok(_)) => {}
                },
            }
        }
    })
}

/// An answer that is JSON already.
pub(super) fn json(text: String) -> Result<Response, ApiError> {
    Ok(([(header::CONTENT_TYPE, "application/json")], text).into_response())
}
