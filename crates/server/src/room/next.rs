//! The next game with the same people: a rematch, or the next game of a series.

use std::path::Path;

use teahouse_bots::Level;
use teahouse_catalog::{GameEntry, result};
use teahouse_game::series::Count;
use teahouse_game::{Outcome, Seat};
use teahouse_wire::{self as wire, Code};

use super::body::{Body, BodySeat, Series, Who};
use super::effect::{Call, Decided, Effect, Need, Stop, Tell};
use super::message::Reply;
use super::new::{FreshTable, first_salt};
use super::state::RoomState;
use crate::error::ApiError;
use crate::limits::caps;
use crate::luck::Luck;

impl Series {
    /// A new series; its boards are checked here, its first setup is put into `body`.
    pub fn begin(
        own_boards: Option<&Path>,
        luck: &Luck,
        game: &dyn GameEntry,
        boards: Vec<String>,
        count: Count,
        body: &mut Body,
    ) -> Result<(), ApiError> {
        if boards.len() > caps::SERIES as usize {
            return Err(ApiError::bad(Code::SeriesTooLong).with("most", caps::SERIES));
        }
        for board in &boards {
            game.setup(body.setup.players, Some(board), &body.setup.options, own_boards)?;
        }
        // Where nobody is named to begin, the lot falls now: from then on the first seat moves on by itself.
        let first = body.setup.first().unwrap_or_else(|| Seat(luck.lot(body.setup.players)));
        let setups = game.series(&body.setup, &boards, first);
        let boards = setups.iter().map(|s| s.board.clone()).collect();
        body.setup = setups[0].clone();
        body.series = Some(Series { boards, count, first, past: Vec::new() });
        Ok(())
    }
}

/// The next game.
pub struct Next<'a>(pub &'a mut RoomState, pub &'a Call<'a>);

impl Next<'_> {
    /// A table for the next game with the same people, the same one whoever asks. In a series everybody keeps their seat and the one who
    /// begins moves on; after it, or without one, everybody moves on one seat.
    pub fn rematch(self, luck: Luck) -> Decided {
        let Next(room, call) = self;
        room.own_seat(call.guest, None)?;
        let Some(outcome) = room.table.as_ref().and_then(|t| t.outcome()) else {
            return Err(ApiError::conflict(Code::NotOver).into());
        };
        let made = |id: &str| Effect::Reply(Reply::Made(wire::TableId { id: id.to_owned() }));
        if let Some(next) = &room.body.next {
            // One that never began is gone after some weeks (`retention.rs`): then there is another one.
            match room.next_is_there.take() {
                None => return Err(Stop::Needs(Need::Next(next.clone()))),
                Some(true) => return Ok(vec![made(next)]),
                Some(false) => {}
            }
        }
        let luck = luck.after(&room.body.commitment);
        let boards = call.settings.boards.as_deref();
        // The next game is played on the shelf's board, as it is then, unless this one came from elsewhere.
        let on_shelf = room.game.board(&room.body.setup.board, boards).is_ok();
        let mut body = Body {
            // Whoever asks is the host of the next table: the old one may have gone.
            host: call.guest.id.clone(),
            board: room.body.board.clone().filter(|_| room.body.origin.is_some() || !on_shelf),
            next: None,
            origin: None,
            taken: 0,
            start_when_full: false,
            undo: None,
            away: Default::default(),
            ..room.body.clone()
        };
        match body.series.take() {
            Some(series) if series.past.len() + 1 < series.boards.len() => go_on(room, &mut body, series, outcome),
            Some(series) => {
                body.seats.rotate_left(1);
                Series::begin(boards, &luck, room.game, series.boards, series.count, &mut body)?;
            }
            None => body.seats.rotate_left(1),
        }
        for (n, seat) in body.seats.iter_mut().enumerate() {
            let who = match &seat.who {
                // A table may be older than the levels of today.
                Who::Bot(level) if !call.settings.offers(*level) => Who::Bot(Level::OFFERED[0]),
                who => who.clone(),
            };
            let salt = first_salt(call.chance, Seat(n as u8), &who);
            *seat = BodySeat::new(who, seat.look.clone(), salt);
        }
        let new = FreshTable::new(&luck, room.game.id(), false, body, Vec::new());
        room.edit().next = Some(new.id.clone());
        let reply = made(&new.id);
        Ok(vec![Effect::Open(Box::new(new)), Effect::Commit { token: None }, Effect::Tell(Tell::Table), reply])
    }
}

fn go_on(room: &RoomState, body: &mut Body, mut series: Series, outcome: Outcome) {
    series.past.push((room.row.id.clone(), outcome));
    let setups = room.game.series(&body.setup, &series.boards, series.first);
    body.setup = setups[series.past.len()].clone();
    body.series = Some(series);
}

/// The series a table belongs to, with its standings; `outcome` is how this game of it ended.
pub fn series_info(game: &dyn GameEntry, id: &str, body: &Body, outcome: Option<Outcome>) -> Option<wire::SeriesInfo> {
    let series = body.series.as_ref()?;
    let number = series.past.len();
    let mut outcomes: Vec<Outcome> = series.past.iter().map(|(_, outcome)| outcome.clone()).collect();
    outcomes.extend(outcome);
    let table_of = |n: usize| match series.past.get(n) {
        Some((id, _)) => Some(id.clone()),
        None if n == number => Some(id.to_owned()),
        None if n == number + 1 => body.next.clone(),
        None => None,
    };
    let each = |(n, board): (usize, &String)| wire::SeriesGame {
        board: board.clone(),
        table: table_of(n),
        result: outcomes.get(n).map(result),
    };
    Some(wire::SeriesInfo {
        number: number as u8,
        count: match series.count {
            Count::Scores => wire::SeriesCount::Scores,
            Count::Wins => wire::SeriesCount::Wins,
        },
        games: series.boards.iter().enumerate().map(each).collect(),
        standings: result(&game.standings(body.setup.players, &outcomes, series.count).table),
    })
}
