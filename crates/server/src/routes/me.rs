//! Who am I, what can be played, where do I sit?

use axum::Extension;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use teahouse_catalog::{GAMES, seat as travelling};
use teahouse_store::{Guest, Phase};
use teahouse_wire::{Choice, Code, EventRule, GameCard, Lesson, Me, Problem, Rename};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::error::ApiError;
use crate::extract::{self, Path};
use crate::guests::{self, Known};
use crate::house::House;
use crate::limits::caps;
use crate::limits::{New, Visitor};
use crate::luck::Luck;
use crate::room::Request;

pub fn router() -> OpenApiRouter<House> {
    OpenApiRouter::new().routes(routes!(me, rename)).routes(routes!(games)).routes(routes!(board))
}

/// Who I am. Whoever has no cookie yet becomes a guest and gets one.
#[utoipa::path(get, path = "/me", responses((status = 200, body = Me), (status = 429, body = Problem)))]
async fn me(
    State(house): State<House>,
    Extension(Visitor(from)): Extension<Visitor>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    if let Some(guest) = guests::find(&house, &headers).await? {
        return Ok(Json(who(guest)).into_response());
    }
    house.limits.new_thing(from, New::Guest).map_err(ApiError::too_many_new)?;
    let (guest, cookie) = guests::create(&house, &Luck::of(&house, &headers)?).await?;
    Ok(([(header::SET_COOKIE, cookie)], Json(who(guest))).into_response())
}

/// A name for others to see.
#[utoipa::path(patch, path = "/me", request_body = Rename,
    responses((status = 200, body = Me), (status = 401, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
async fn rename(
    State(house): State<House>,
    Known(guest): Known,
    extract::Json(rename): extract::Json<Rename>,
) -> Result<Json<Me>, ApiError> {
    if guests::plain_name(&rename.name) == guest.name {
        // A newcomer who chooses no other name stays one.
        return Ok(Json(who(guest)));
    }
    let name = crate::names::chosen_name(&rename.name).ok_or_else(|| ApiError::bad(Code::BadName))?;
    if !house.limits.rename(&guest.id) {
        return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, Code::TooManyRenames));
    }
    house.store.rename_guest(&guest.id, &name).await?;
    house.cards.forget(&guest.id);
    // Tables that are open show the new name at once, the others when they are opened.
    let renamed = Guest { name, ..guest.clone() };
    for row in house.store.tables_of(&guest.id, i64::from(caps::LIST)).await? {
        if house.rooms.known(&row.id).is_some() && row.phase != Phase::Over {
            let _ = house.ask(&row.id, &renamed, Request::Rename).await;
        }
    }
    Ok(Json(who(renamed)))
}

fn who(guest: Guest) -> Me {
    Me { id: guest.id, tag: crate::names::tag(&guest.name), name: guest.name }
}

fn lesson(lesson: teahouse_catalog::Lesson) -> Lesson {
    let teahouse_catalog::Lesson { id, scenario, events, missed, refused } = lesson;
    Lesson { id, scenario, events, missed, refused }
}

fn event_rule(&(kind, reason, rule): &teahouse_game::EventRule) -> EventRule {
    EventRule { kind: kind.to_owned(), reason: reason.map(str::to_owned), rule: rule.0.to_owned() }
}

/// The games of the house.
#[utoipa::path(get, path = "/games", responses((status = 200, body = Vec<GameCard>)))]
async fn games(State(house): State<House>) -> Result<Json<Vec<GameCard>>, ApiError> {
    let card = |game: &&dyn teahouse_catalog::GameEntry| {
        let info = game.info();
        let own = house.settings.boards.as_deref();
        let boards = game.board_ids(own).map_err(ApiError::internal)?;
        let choice = |o: &teahouse_catalog::OptionInfo| Choice {
            values: o.values.iter().map(|v| (*v).to_owned()).collect(),
            default: o.default.to_owned(),
            seats: o.seats.iter().map(|(value, seat)| ((*value).to_owned(), travelling(*seat))).collect(),
        };
        Ok(GameCard {
            id: info.id.to_owned(),
            name: info.name.to_owned(),
            players: info.players,
            boards,
            seats: game.board_seats(own).map_err(ApiError::internal)?,
            series: info.series.iter().map(|b| (*b).to_owned()).collect(),
            options: info.options.iter().map(|(name, o)| ((*name).to_owned(), choice(o))).collect(),
            rule_sets: info.rule_sets,
            bots: teahouse_bots::Level::OFFERED.map(teahouse_catalog::level).to_vec(),
            event_rules: game.event_rules().iter().map(event_rule).collect(),
            lessons: teahouse_catalog::folder(info.id)
                .map(teahouse_catalog::Folder::lessons)
                .unwrap_or_default()
                .into_iter()
                .map(lesson)
                .collect(),
        })
    };
    GAMES.iter().map(card).collect::<Result<_, ApiError>>().map(Json)
}

/// A board file of a game: what the page draws.
#[utoipa::path(get, path = "/games/{game}/boards/{board}", params(("game" = String, Path), ("board" = String, Path)),
    responses((status = 200, description = "the board file", body = serde_json::Value), (status = 404, body = Problem)))]
async fn board(State(house): State<House>, Path((id, board)): Path<(String, String)>) -> Result<Response, ApiError> {
    let game = teahouse_catalog::game(&id).ok_or_else(|| ApiError::not_found(Code::NoSuchGame).with("game", id))?;
    let (file, _) = game
        .board(&board, house.settings.boards.as_deref())
        .map_err(|_| ApiError::not_found(Code::SetupNoBoard).with("board", board))?;
    Ok(([(header::CONTENT_TYPE, "application/json")], file).into_response())
}
