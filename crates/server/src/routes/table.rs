//! One table: seats, moves, chat, record, links.

use axum::Extension;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use teahouse_game::Viewer;
use teahouse_store::Guest;
use teahouse_wire::{
    Branch, ChatAsk, ChatLine, Code, Course, Done, Draws, Link, LinkKey, Moments, MoveAsk, OrderAsk, PreviewAsk,
    Previewed, Problem, Seat, SeatAsk, SeatWish, Sit, State as MatchState, TableChange, TableId, TableInfo, UndoAnswer,
    UndoAsk,
};
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::answer::{self, Packs};
use super::tables::{
    BESIDE, check_brought, check_new_table, check_preview, in_its_place, place_in_lobby, wait_to_open,
};
use crate::edge::host::Called;
use crate::edge::links;
use crate::error::ApiError;
use crate::extract::{Json, Path, Query};
use crate::guests::Known;
use crate::house::House;
use crate::limits::{Visitor, caps};
use crate::luck::Luck;
use crate::room::{Reply, Request};
use crate::secrets;
use crate::socket::{__path_table_socket, table_socket};

pub fn router() -> OpenApiRouter<House> {
    OpenApiRouter::new()
        .routes(routes!(info, change))
        .routes(routes!(sit, leave, set_seat))
        .routes(routes!(start))
        .routes(routes!(state))
        .routes(routes!(play))
        .routes(routes!(preview))
        .routes(routes!(undo))
        .routes(routes!(answer_undo))
        .routes(routes!(resign))
        .routes(routes!(order))
        .routes(routes!(stand_in))
        .routes(routes!(hand_back))
        .routes(routes!(say, chat))
        .routes(routes!(record))
        .routes(routes!(rematch))
        .routes(routes!(board))
        .routes(routes!(moments))
        .routes(routes!(course))
        .routes(routes!(draws))
        .routes(routes!(branch))
        .routes(routes!(link, new_link))
        .routes(routes!(enter))
        .routes(routes!(qr))
        .routes(routes!(table_socket))
}

type Answer = Result<Response, ApiError>;

macro_rules! ask {
    ($house:expr, $id:expr, $guest:expr, $ask:expr) => {
        Ok(axum::Json($house.ask(&$id, &$guest, $ask).await?).into_response())
    };
    // Where the answer may be long.
    ($house:expr, $id:expr, $guest:expr, $ask:expr, $packs:expr) => {
        Ok(answer::ask(&$house, &$id, &$guest, $ask, $packs).await?.into_response())
    };
}

/// The table as everybody may see it.
#[utoipa::path(get, path = "/tables/{id}", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 404, body = Problem)))]
async fn info(State(house): State<House>, Known(guest): Known, Path(id): Path<String>) -> Answer {
    ask!(house, id, guest, Request::Info)
}

/// Changes what the table agreed on; for the host, before the start.
#[utoipa::path(patch, path = "/tables/{id}", params(("id" = String, Path)), request_body = TableChange,
    responses((status = 200, body = TableInfo), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem)))]
async fn change(
    State(house): State<House>,
    Extension(Visitor(from)): Extension<Visitor>,
    Known(guest): Known,
    Path(id): Path<String>,
    Json(body): Json<TableChange>,
) -> Answer {
    let lists = body.listed == Some(true);
    let place = if lists { Some(place_in_lobby(&house, from, &guest, &id).await?) } else { None };
    let answer = in_its_place(place, async move { house.ask(&id, &guest, Request::Change(body)).await }).await?;
    Ok(axum::Json(answer).into_response())
}

/// Sits down, or changes the look or the salt of one's own seat.
#[utoipa::path(post, path = "/tables/{id}/seats/{seat}", params(("id" = String, Path), ("seat" = Seat, Path)), request_body = Sit,
    responses((status = 200, body = TableInfo), (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem)))]
async fn sit(
    State(house): State<House>,
    Known(guest): Known,
    Path((id, seat)): Path<(String, Seat)>,
    Json(sit): Json<Sit>,
) -> Answer {
    ask!(house, id, guest, Request::Sit { seat, sit })
}

/// Stands up; the host may also empty a seat.
#[utoipa::path(delete, path = "/tables/{id}/seats/{seat}", params(("id" = String, Path), ("seat" = Seat, Path)),
    responses((status = 200, body = TableInfo), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
async fn leave(State(house): State<House>, Known(guest): Known, Path((id, seat)): Path<(String, Seat)>) -> Answer {
    ask!(house, id, guest, Request::Leave { seat })
}

/// Opens a seat, gives it to a bot or takes it; for the host.
#[utoipa::path(put, path = "/tables/{id}/seats/{seat}", params(("id" = String, Path), ("seat" = Seat, Path)), request_body = SeatWish,
    responses((status = 200, body = TableInfo), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem)))]
async fn set_seat(
    State(house): State<House>,
    Known(guest): Known,
    Path((id, seat)): Path<(String, Seat)>,
    Json(wish): Json<SeatWish>,
) -> Answer {
    ask!(house, id, guest, Request::SetSeat { seat, wish })
}

/// Begins the match; for the host, once every seat is taken.
#[utoipa::path(post, path = "/tables/{id}/start", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
async fn start(State(house): State<House>, Known(guest): Known, Path(id): Path<String>) -> Answer {
    ask!(house, id, guest, Request::Start)
}

/// What to tell of a match.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Since {
    /// Entries seen so far.
    #[serde(default)]
    #[param(value_type = u64, maximum = 4294967295.0)]
    seen: u32,
    /// My seat; needed only if I have several.
    seat: Option<Seat>,
}

/// The match as I may see it.
#[utoipa::path(get, path = "/tables/{id}/state", params(("id" = String, Path), Since),
    responses((status = 200, body = MatchState), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
async fn state(
    State(house): State<House>,
    Known(guest): Known,
    packs: Packs,
    Path(id): Path<String>,
    Query(since): Query<Since>,
) -> Answer {
    ask!(house, id, guest, Request::State { seat: since.seat, seen: since.seen }, packs)
}

/// Makes a move; answered once it is on disk.
#[utoipa::path(post, path = "/tables/{id}/moves", params(("id" = String, Path)), request_body = MoveAsk,
    responses((status = 200, body = Done), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem)))]
async fn play(
    State(house): State<House>,
    Known(guest): Known,
    Path(id): Path<String>,
    Json(body): Json<MoveAsk>,
) -> Answer {
    ask!(house, id, guest, Request::Move { ask: body, may_ask: true })
}

/// What would this move do?
#[utoipa::path(post, path = "/tables/{id}/previews", params(("id" = String, Path)), request_body = PreviewAsk,
    responses((status = 200, body = Previewed), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem)))]
async fn preview(
    State(house): State<House>,
    Extension(Visitor(from)): Extension<Visitor>,
    Known(guest): Known,
    packs: Packs,
    Path(id): Path<String>,
    Json(body): Json<PreviewAsk>,
) -> Answer {
    check_preview(&house, from)?;
    if !house.limits.preview(&guest.id) {
        return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, Code::TooManyPreviews));
    }
    ask!(house, id, guest, Request::Preview(body), packs)
}

/// Takes my last move back, at once where that is free; else the others are asked.
#[utoipa::path(post, path = "/tables/{id}/undo", params(("id" = String, Path)), request_body = UndoAsk,
    responses((status = 200, body = TableInfo), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
async fn undo(
    State(house): State<House>,
    Known(guest): Known,
    Path(id): Path<String>,
    Json(body): Json<UndoAsk>,
) -> Answer {
    ask!(house, id, guest, Request::Undo(body))
}

/// Answers somebody who asks to take a move back.
#[utoipa::path(post, path = "/tables/{id}/undo/answer", params(("id" = String, Path)), request_body = UndoAnswer,
    responses((status = 200, body = TableInfo), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
async fn answer_undo(
    State(house): State<House>,
    Known(guest): Known,
    Path(id): Path<String>,
    Json(body): Json<UndoAnswer>,
) -> Answer {
    ask!(house, id, guest, Request::AnswerUndo(body))
}

/// Gives up.
#[utoipa::path(post, path = "/tables/{id}/resign", params(("id" = String, Path)), request_body = SeatAsk,
    responses((status = 200, body = TableInfo), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
async fn resign(
    State(house): State<House>,
    Known(guest): Known,
    Path(id): Path<String>,
    Json(body): Json<SeatAsk>,
) -> Answer {
    ask!(house, id, guest, Request::Resign(body))
}

/// Leaves a standing order, or takes it back.
#[utoipa::path(post, path = "/tables/{id}/order", params(("id" = String, Path)), request_body = OrderAsk,
    responses((status = 200, body = TableInfo), (status = 422, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
async fn order(
    State(house): State<House>,
    Known(guest): Known,
    Path(id): Path<String>,
    Json(body): Json<OrderAsk>,
) -> Answer {
    ask!(house, id, guest, Request::Order(body))
}

/// Lets a bot play for somebody who has been away long enough.
#[utoipa::path(post, path = "/tables/{id}/stand-in", params(("id" = String, Path)), request_body = SeatAsk,
    responses((status = 200, body = TableInfo), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
async fn stand_in(
    State(house): State<House>,
    Known(guest): Known,
    Path(id): Path<String>,
    Json(body): Json<SeatAsk>,
) -> Answer {
    ask!(house, id, guest, Request::StandIn(body))
}

/// Takes one's seat back from a bot.
#[utoipa::path(post, path = "/tables/{id}/hand-back", params(("id" = String, Path)), request_body = SeatAsk,
    responses((status = 200, body = TableInfo), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
async fn hand_back(
    State(house): State<House>,
    Known(guest): Known,
    Path(id): Path<String>,
    Json(body): Json<SeatAsk>,
) -> Answer {
    ask!(house, id, guest, Request::HandBack(body))
}

/// Says something at the table.
#[utoipa::path(post, path = "/tables/{id}/chat", params(("id" = String, Path)), request_body = ChatAsk,
    responses((status = 200, body = ChatLine), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
async fn say(
    State(house): State<House>,
    Extension(Visitor(from)): Extension<Visitor>,
    Known(guest): Known,
    Path(id): Path<String>,
    Json(body): Json<ChatAsk>,
) -> Answer {
    Ok(axum::Json(house.talk(&id, &guest, Some(from), body).await?).into_response())
}

/// What was said.
#[utoipa::path(get, path = "/tables/{id}/chat", params(("id" = String, Path), Since),
    responses((status = 200, body = Vec<ChatLine>), (status = 403, body = Problem), (status = 404, body = Problem)))]
async fn chat(
    State(house): State<House>,
    Known(guest): Known,
    Path(id): Path<String>,
    Query(since): Query<Since>,
) -> Answer {
    ask!(house, id, guest, Request::ChatSince(since.seen))
}

/// The record of a finished match, as a `.tea` file.
#[utoipa::path(get, path = "/tables/{id}/record", params(("id" = String, Path)),
    responses((status = 200, description = "a .tea file", content_type = "text/plain"), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
async fn record(State(house): State<House>, Known(guest): Known, packs: Packs, Path(id): Path<String>) -> Answer {
    let record = answer::ask(&house, &id, &guest, Request::Record, packs).await?;
    let name = format!("attachment; filename=\"{id}.tea\"");
    Ok(([(header::CONTENT_DISPOSITION, name)], record).into_response())
}

/// A table for the next game with the same people, seats moved on by one.
#[utoipa::path(post, path = "/tables/{id}/rematch", params(("id" = String, Path)),
    responses((status = 200, body = TableId), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem), (status = 429, body = Problem)))]
async fn rematch(
    State(house): State<House>,
    Extension(Visitor(from)): Extension<Visitor>,
    Known(guest): Known,
    luck: Luck,
    Path(id): Path<String>,
) -> Answer {
    check_new_table(&house, from)?;
    wait_to_open(&house).await?;
    ask!(house, id, guest, Request::Rematch(luck))
}

/// The board the match is played on: a host's board stays as it was when the match began.
#[utoipa::path(get, path = "/tables/{id}/board", params(("id" = String, Path)),
    responses((status = 200, description = "the board file", body = serde_json::Value), (status = 404, body = Problem)))]
async fn board(State(house): State<House>, Known(guest): Known, Path(id): Path<String>) -> Answer {
    ask!(house, id, guest, Request::Board)
}

/// A stretch of the match.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Stretch {
    /// The first moment: after how many entries.
    #[serde(default)]
    #[param(value_type = u64, maximum = 4294967295.0)]
    from: u32,
    /// How many moments; at most 64.
    #[serde(default = "one")]
    #[param(value_type = u64, maximum = 4294967295.0)]
    count: u32,
    /// Whose eyes: a seat, or `public`. Left out: my own. While the match runs only mine and everybody's.
    eyes: Option<String>,
}

fn one() -> u32 {
    1
}

fn read_eyes(eyes: &str) -> Result<Viewer, ApiError> {
    match eyes {
        "public" => Ok(Viewer::Public),
        seat => seat.parse().map(Viewer::Seat).map_err(|_| ApiError::bad(Code::NoSuchSeat)),
    }
}

/// The match moment by moment, as I may see it.
#[utoipa::path(get, path = "/tables/{id}/moments", params(("id" = String, Path), Stretch),
    responses((status = 200, body = Moments), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
async fn moments(
    State(house): State<House>,
    Known(guest): Known,
    packs: Packs,
    Path(id): Path<String>,
    Query(stretch): Query<Stretch>,
) -> Answer {
    let Stretch { from, count, eyes } = stretch;
    let eyes = eyes.map(|eyes| read_eyes(&eyes)).transpose()?;
    ask!(house, id, guest, Request::Moments { from, count, eyes }, packs)
}

/// How a finished match went: standing, decisive moves, score sheet.
#[utoipa::path(get, path = "/tables/{id}/course", params(("id" = String, Path)),
    responses((status = 200, body = Course), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
async fn course(State(house): State<House>, Known(guest): Known, packs: Packs, Path(id): Path<String>) -> Answer {
    ask!(house, id, guest, Request::Course, packs)
}

/// Every draw of a finished match, to be derived again.
#[utoipa::path(get, path = "/tables/{id}/draws", params(("id" = String, Path)),
    responses((status = 200, body = Draws), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
async fn draws(State(house): State<House>, Known(guest): Known, packs: Packs, Path(id): Path<String>) -> Answer {
    ask!(house, id, guest, Request::Draws, packs)
}

/// A new table that begins with a position of this finished match.
#[utoipa::path(post, path = "/tables/{id}/branch", params(("id" = String, Path)), request_body = Branch,
    responses((status = 200, body = TableInfo), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
async fn branch(
    State(house): State<House>,
    Extension(Visitor(from)): Extension<Visitor>,
    Known(guest): Known,
    luck: Luck,
    Path(id): Path<String>,
    Json(body): Json<Branch>,
) -> Answer {
    check_new_table(&house, from)?;
    // The entries up to there are copied, those of them that stand.
    check_brought(&house, from, (body.at.min(caps::ENTRIES) as usize).saturating_mul(BESIDE))?;
    wait_to_open(&house).await?;
    let start = body.start;
    let Reply::Made(made) = house.ask(&id, &guest, Request::Branch(body, luck)).await? else {
        return Err(ApiError::internal("a new table was asked for"));
    };
    if start {
        match house.ask(&made.id, &guest, Request::Start).await {
            // Seats that are still open only mean that the match begins later.
            Err(error) if error.problem.code == Code::SeatsOpen => {}
            started => return Ok(axum::Json(started?).into_response()),
        }
    }
    ask!(house, made.id, guest, Request::Info)
}

/// The table's link for others; none if only this machine reaches the house.
#[utoipa::path(get, path = "/tables/{id}/link", params(("id" = String, Path)), responses((status = 200, body = Link), (status = 404, body = Problem)))]
async fn link(
    State(house): State<House>,
    Known(guest): Known,
    Path(id): Path<String>,
    Extension(called): Extension<Called>,
) -> Answer {
    let link = link_of(&house, &guest, &id, &called, Request::LinkKey).await?;
    Ok(axum::Json(link).into_response())
}

/// Makes a new link; for the host. The one before leads nowhere from then on; whoever sits at the table stays.
#[utoipa::path(post, path = "/tables/{id}/link", params(("id" = String, Path)),
    responses((status = 200, body = Link), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
async fn new_link(
    State(house): State<House>,
    Known(guest): Known,
    Path(id): Path<String>,
    Extension(called): Extension<Called>,
) -> Answer {
    let key = secrets::link_key();
    let link = link_of(&house, &guest, &id, &called, Request::NewLink { key }).await?;
    Ok(axum::Json(link).into_response())
}

/// Comes in with the key of a link: what stands behind its hash sign.
#[utoipa::path(post, path = "/tables/{id}/enter", params(("id" = String, Path)), request_body = LinkKey,
    responses((status = 200, body = TableInfo), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
async fn enter(
    State(house): State<House>,
    Known(guest): Known,
    Path(id): Path<String>,
    Json(body): Json<LinkKey>,
) -> Answer {
    ask!(house, id, guest, Request::Enter { key: body.key })
}

async fn link_of(house: &House, guest: &Guest, id: &str, called: &Called, request: Request) -> Result<Link, ApiError> {
    let Reply::Key(key) = house.ask(id, guest, request).await? else {
        return Err(ApiError::internal("the key of a link was asked for"));
    };
    Ok(Link { link: links::table(house, called, id, key.as_deref()), key })
}

/// The table's link as a QR code. It uses the base URL, or the address the browser itself used.
#[utoipa::path(get, path = "/tables/{id}/qr.svg", params(("id" = String, Path)),
    responses((status = 200, description = "an SVG", content_type = "image/svg+xml"), (status = 404, body = Problem), (status = 409, body = Problem)))]
async fn qr(
    State(house): State<House>,
    Known(guest): Known,
    Path(id): Path<String>,
    Extension(called): Extension<Called>,
) -> Answer {
    let link = link_of(&house, &guest, &id, &called, Request::LinkKey).await?;
    let link = link.link.ok_or_else(|| ApiError::conflict(Code::OnlyThisMachine))?;
    let code = qrcode::QrCode::new(link.as_bytes()).map_err(ApiError::internal)?;
    let svg = code.render::<qrcode::render::svg::Color>().min_dimensions(200, 200).build();
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], svg).into_response())
}
