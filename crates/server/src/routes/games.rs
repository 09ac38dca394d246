//! What a game's folder has to show: rules, coverage, scenarios played through, and a board to try things on.

use axum::Extension;
use axum::extract::State;
use teahouse_catalog::{Folder, GameEntry, Table, TableAsk, folder, game};
use teahouse_game::rulebook::{Block, Book, Section, positions};
use teahouse_game::scenario::{Scenario, ScenarioStep};
use teahouse_game::{FastDice, Seat, Viewer};
use teahouse_wire as wire;
use teahouse_wire::{ClauseCover, Code, Practice, PracticePreview, Previewed, Problem, RuleBook, Scene};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::answer::{Packs, Written};
use super::kept;
use super::tables::check_preview;
use crate::error::ApiError;
use crate::extract::{Json, Path};
use crate::house::House;
use crate::limits::Visitor;
use crate::limits::caps;
use crate::work::blocking::Share;

pub fn router() -> OpenApiRouter<House> {
    OpenApiRouter::new()
        .routes(routes!(rules))
        .routes(routes!(coverage))
        .routes(routes!(scene))
        .routes(routes!(practice))
        .routes(routes!(practice_preview))
}

/// Practice draws are always the same: a lesson should go the same way for everybody.
const PRACTICE_SEED: u64 = 8137;

fn find(id: &str) -> Result<(&'static dyn GameEntry, &'static Folder), ApiError> {
    let found = game(id).zip(folder(id));
    found.ok_or_else(|| ApiError::not_found(Code::NoSuchGame).with("game", id))
}

/// The rules of a game in one language.
#[utoipa::path(get, path = "/games/{game}/rules/{language}", params(("game" = String, Path), ("language" = String, Path)),
    responses((status = 200, body = RuleBook), (status = 404, body = Problem)))]
async fn rules(
    State(house): State<House>,
    Extension(Visitor(from)): Extension<Visitor>,
    packs: Packs,
    Path((id, language)): Path<(String, String)>,
) -> Result<Written, ApiError> {
    let (game, folder) = find(&id)?;
    let name = format!("{} rules {language}", game.id());
    let make = move || {
        let book = folder.book(&language).ok_or_else(|| ApiError::not_found(Code::NoSuchLanguage))?;
        Ok(rule_book(folder, book, folder.advice(&language).unwrap_or_default()))
    };
    kept::answer(&house, from, packs, name, make).await
}

/// A block as it is written; a clause without examples.
fn plain(block: Block) -> wire::RuleBlock {
    match block {
        Block::Clause(id, title, text) => wire::RuleBlock::Clause { id, title, text, scenarios: Vec::new() },
        Block::Text(text) => wire::RuleBlock::Text { text },
        Block::Item(text) => wire::RuleBlock::Item { text },
        Block::Table(rows) => wire::RuleBlock::Table { rows },
    }
}

fn rule_book(folder: &Folder, book: Book, advice: Book) -> RuleBook {
    let cover = folder.coverage();
    let scenarios = |id: &str| -> Vec<String> {
        let shown = cover.iter().filter(|c| c.clause == id).flat_map(|c| &c.scenarios);
        shown.map(|name| (*name).to_owned()).collect()
    };
    let block = |block: Block| match block {
        Block::Clause(id, title, text) => wire::RuleBlock::Clause { scenarios: scenarios(&id), id, title, text },
        other => plain(other),
    };
    let blocks = |list: Vec<Block>| list.into_iter().map(block).collect();
    let section = |s: Section| wire::RuleSection { title: s.title, blocks: blocks(s.blocks) };
    RuleBook {
        title: book.title,
        blocks: blocks(book.blocks),
        sections: book.sections.into_iter().map(section).collect(),
        advice: advised(advice),
    }
}

/// The title of the file is that of its first section. A piece of advice shows the positions it names.
fn advised(book: Book) -> Vec<wire::RuleSection> {
    let block = |block: Block| match block {
        Block::Clause(id, title, text) => {
            let (words, names) = positions(&text);
            let scenarios = names.into_iter().map(str::to_owned).collect();
            wire::RuleBlock::Clause { id, title, text: words.to_owned(), scenarios }
        }
        other => plain(other),
    };
    let blocks = |list: Vec<Block>| list.into_iter().map(block).collect();
    let first = (!book.blocks.is_empty()).then_some(Section { title: book.title, blocks: book.blocks });
    let sections = first.into_iter().chain(book.sections);
    sections.map(|s| wire::RuleSection { title: s.title, blocks: blocks(s.blocks) }).collect()
}

/// Where each clause lives: code, tests, example positions. Made by the build.
#[utoipa::path(get, path = "/games/{game}/coverage", params(("game" = String, Path)),
    responses((status = 200, body = Vec<ClauseCover>), (status = 404, body = Problem)))]
async fn coverage(
    State(house): State<House>,
    Extension(Visitor(from)): Extension<Visitor>,
    packs: Packs,
    Path(id): Path<String>,
) -> Result<Written, ApiError> {
    let (game, folder) = find(&id)?;
    kept::answer(&house, from, packs, format!("{} coverage", game.id()), move || Ok(covered(folder))).await
}

fn covered(folder: &Folder) -> Vec<ClauseCover> {
    let owned = |list: Vec<&str>| list.into_iter().map(str::to_owned).collect();
    let cover = folder.coverage().into_iter().map(|c| ClauseCover {
        clause: c.clause,
        code: owned(c.code),
        tests: owned(c.tests),
        scenarios: owned(c.scenarios),
    });
    cover.collect()
}

fn scenario_of(folder: &Folder, name: &str) -> Result<Scenario, ApiError> {
    folder.scenario(name).ok_or_else(|| ApiError::not_found(Code::NoSuchScenario))
}

fn staged(game: &dyn GameEntry, scenario: &Scenario) -> Result<Box<dyn Table>, ApiError> {
    game.stage(scenario).map_err(ApiError::internal)
}

/// A scenario, played through.
#[utoipa::path(get, path = "/games/{game}/scenarios/{name}", params(("game" = String, Path), ("name" = String, Path)),
    responses((status = 200, body = Scene), (status = 404, body = Problem)))]
async fn scene(
    State(house): State<House>,
    Extension(Visitor(from)): Extension<Visitor>,
    packs: Packs,
    Path((id, name)): Path<(String, String)>,
) -> Result<Written, ApiError> {
    let (game, folder) = find(&id)?;
    let kept_as = format!("{} scenario {name}", game.id());
    kept::answer(&house, from, packs, kept_as, move || played(game, folder, name)).await
}

fn played(game: &dyn GameEntry, folder: &Folder, name: String) -> Result<Scene, ApiError> {
    let scenario = scenario_of(folder, &name)?;
    let mut table = staged(game, &scenario)?;
    let first = scenario.steps.iter().find_map(|step| step.seat).map(Seat);
    let viewer = first.or(asked(table.as_ref())).map_or(Viewer::Public, Viewer::Seat);
    Ok(Scene {
        name,
        start: table.state(viewer, Vec::new()),
        board: wire::Json::parse(table.board()).map_err(ApiError::internal)?,
        players: table.setup().players,
        steps: scenario.steps.iter().map(|step| shown(game, table.as_mut(), step, viewer)).collect(),
        title: scenario.title,
        clauses: scenario.clauses,
    })
}

fn asked(table: &dyn Table) -> Option<Seat> {
    match table.asks() {
        TableAsk::Seat(seat, _) => Some(seat),
        TableAsk::Chance | TableAsk::Over => None,
    }
}

/// Carries out a step of a scenario; one that is refused changes nothing and says why.
fn shown(game: &dyn GameEntry, table: &mut dyn Table, step: &ScenarioStep, viewer: Viewer) -> wire::SceneStep {
    let before = table.length();
    let text = step.mv.as_deref().or(step.chance.as_deref()).unwrap_or_default();
    let typed = if step.seat.is_some() { game.read_move(text) } else { game.read_chance(text) };
    let done = match step.seat {
        Some(seat) => table.play(Seat(seat), text),
        None => table.fate(text),
    };
    wire::SceneStep {
        seat: step.seat.map(wire::Seat),
        mv: typed.unwrap_or_else(|_| wire::Json::of(&())),
        refused: done.err().map(|refusal| ApiError::from(refusal).problem),
        state: table.state(viewer, table.told(before, viewer)),
    }
}

/// A scenario's board with some moves made on it: the table, and whose eyes it is seen with.
fn practised(id: &str, scenario: &str, moves: &[wire::Json]) -> Result<(Box<dyn Table>, Seat), ApiError> {
    if moves.len() > caps::PRACTICE as usize {
        return Err(ApiError::bad(Code::PracticeTooLong));
    }
    let (game, folder) = find(id)?;
    let mut table = staged(game, &scenario_of(folder, scenario)?)?;
    let seat = asked(table.as_ref()).ok_or_else(|| ApiError::conflict(Code::MatchOver))?;
    let mut dice = FastDice::new(PRACTICE_SEED);
    for mv in moves {
        let asked = asked(table.as_ref()).ok_or_else(|| ApiError::conflict(Code::MatchOver))?;
        table.play_row(asked, std::slice::from_ref(mv))?;
        while table.asks() == TableAsk::Chance {
            table.draw(&mut dice)?;
        }
    }
    Ok((table, seat))
}

/// Tries moves on a scenario's board, each by whoever is asked. Nothing is kept.
#[utoipa::path(post, path = "/games/{game}/practice", params(("game" = String, Path)), request_body = Practice,
    responses((status = 200, body = wire::State), (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem)))]
async fn practice(
    State(house): State<House>,
    Extension(Visitor(from)): Extension<Visitor>,
    packs: Packs,
    Path(id): Path<String>,
    Json(ask): Json<Practice>,
) -> Result<Written, ApiError> {
    let tried = move || -> Result<_, ApiError> {
        let (table, seat) = practised(&id, &ask.scenario, &ask.moves)?;
        let viewer = Viewer::Seat(seat);
        Ok(Written::json(&table.state(viewer, table.told(0, viewer)), packs))
    };
    house.blocking.work(Share::Look, &from.to_string(), tried).await?
}

/// What a row of moves would do after the given ones.
#[utoipa::path(post, path = "/games/{game}/practice/preview", params(("game" = String, Path)), request_body = PracticePreview,
    responses((status = 200, body = Previewed), (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem)))]
async fn practice_preview(
    State(house): State<House>,
    Extension(Visitor(from)): Extension<Visitor>,
    packs: Packs,
    Path(id): Path<String>,
    Json(ask): Json<PracticePreview>,
) -> Result<Written, ApiError> {
    check_preview(&house, from)?;
    if ask.row.is_empty() {
        return Err(ApiError::bad(Code::NotAMove));
    }
    if ask.row.len() > caps::MOVES_IN_A_ROW as usize {
        return Err(ApiError::bad(Code::RowTooLong).with("most", caps::MOVES_IN_A_ROW));
    }
    let tried = move || -> Result<_, ApiError> {
        let (table, _) = practised(&id, &ask.scenario, &ask.moves)?;
        let seat = asked(table.as_ref()).ok_or_else(|| ApiError::conflict(Code::MatchOver))?;
        Ok(Written::json(&table.preview(seat, &ask.row, PRACTICE_SEED)?, packs))
    };
    house.blocking.work(Share::Preview, &from.to_string(), tried).await?
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use axum::extract::FromRequestParts;
    use axum::http::Request;
    use axum::http::header::ACCEPT_ENCODING;
    use axum::response::IntoResponse;
    use teahouse_store::Store;

    use super::*;
    use crate::house::Settings;

    const HERE: Visitor = Visitor(std::net::IpAddr::V4(Ipv4Addr::LOCALHOST));

    async fn house() -> House {
        let store = Store::open("sqlite::memory:").await.expect("a store in memory");
        House::new(store, Settings::default())
    }

    async fn packs(accepts: &str) -> Packs {
        let request = Request::builder().header(ACCEPT_ENCODING, accepts).body(()).expect("a request");
        let Ok(packs) = Packs::from_request_parts(&mut request.into_parts().0, &()).await;
        packs
    }

    async fn example(house: &House, name: &str, accepts: &str) -> Result<Written, ApiError> {
        let path = Path(("qin".to_owned(), name.to_owned()));
        scene(State(house.clone()), Extension(HERE), packs(accepts).await, path).await
    }

    async fn read(answer: Written) -> Vec<u8> {
        let body = answer.into_response().into_body();
        axum::body::to_bytes(body, usize::MAX).await.expect("a body").to_vec()
    }

    /// They are made on threads apart, and once: afterwards no place there is needed. What there is not is not kept.
    #[tokio::test]
    async fn an_example_is_made_once_and_apart() {
        let house = house().await;
        let cover = folder("qin").expect("Qin").coverage();
        let name = cover.iter().find_map(|clause| clause.scenarios.first()).expect("a scenario").to_string();
        let full = house.blocking.fill(Share::Look);
        let refused = example(&house, &name, "gzip").await.err().map(|error| error.problem.code);
        assert_eq!(refused, Some(Code::TooManyLooks), "nothing of it is done where moves are played");
        drop(full);
        let first = read(example(&house, &name, "gzip").await.expect("a scene")).await;
        assert!(example(&house, "no-such-example", "gzip").await.is_err());
        assert_eq!(house.kept.count(), 1);
        let text = read(example(&house, &name, "").await.expect("a scene")).await;
        assert_eq!(Written::unpacked(&first).bytes(), text);
        let scene: Scene = serde_json::from_slice(&text).expect("JSON");
        assert_eq!(scene.name, name);
        let _full = house.blocking.fill(Share::Look);
        assert_eq!(read(example(&house, &name, "gzip").await.expect("kept")).await, first);
    }
}
