//! The next game with the same people: a rematch, or the next game of a series.

use teahouse_game::Outcome;
use teahouse_game::series::Count;
use teahouse_store::Guest;
use teahouse_wire as wire;

use super::body::{Body, Series};
use super::seats::{first_salt, open_table};
use super::{Answer, Room};
use crate::error::ApiError;
use crate::frame::result;
use crate::house::House;
use crate::luck::Luck;

/// Most games of a series.
const LONGEST: usize = 20;

impl Series {
    /// A new series; its boards are checked here, its first setup is put into `body`.
    pub fn begin(
        house: &House,
        luck: &Luck,
        game: &str,
        boards: Vec<String>,
        count: Count,
        body: &mut Body,
    ) -> Result<(), ApiError> {
        let game = teahouse_catalog::game(game).ok_or_else(|| ApiError::bad("no-such-game"))?;
        if boards.len() > LONGEST {
            return Err(ApiError::bad("series-too-long").with("most", LONGEST));
        }
        for board in &boards {
            game.setup(body.setup.players, Some(board), &body.setup.options, house.settings.boards.as_deref())?;
        }
        // Where nobody is named to begin, the lot falls now: from then on the first seat moves on by itself.
        let lot = luck.lot(body.setup.players);
        let setups = game.series(&body.setup, &boards, lot);
        let first = setups[0].options.get("first").and_then(|f| f.parse().ok()).unwrap_or(lot);
        let boards = setups.iter().map(|s| s.board.clone()).collect();
        body.setup = setups[0].clone();
        body.series = Some(Series { boards, count, first, past: Vec::new() });
        Ok(())
    }
}

impl Room {
    /// A table for the next game with the same people. In a series everybody keeps their seat and the one who begins
    /// moves on; after it, or without one, everybody moves on one seat.
    pub(super) async fn rematch(&mut self, guest: Guest, luck: Luck) -> Answer {
        self.own_seat(&guest, None)?;
        let Some(outcome) = self.table.as_ref().and_then(|t| t.outcome()) else {
            return Err(ApiError::conflict("not-over"));
        };
        if let Some(next) = &self.body.next {
            return Ok(table_id(next));
        }
        let luck = luck.after(&self.body.commitment);
        // Whoever asks is the host of the next table: the old one may have gone.
        let host = guest.id.clone();
        // The next game is played on the shelf's board, as it is then, unless this one came from elsewhere.
        let board = self.body.board.clone().filter(|_| self.body.origin.is_some() || !self.is_on_shelf());
        let mut body =
            Body { next: None, board, origin: None, taken: 0, start_when_full: false, host, ..self.body.clone() };
        match body.series.take() {
            Some(series) if series.past.len() + 1 < series.boards.len() => self.go_on(&mut body, series, outcome),
            Some(series) => {
                body.seats.rotate_left(1);
                Series::begin(&self.house, &luck, &self.row.game, series.boards, series.count, &mut body)?;
            }
            None => body.seats.rotate_left(1),
        }
        for (n, seat) in body.seats.iter_mut().enumerate() {
            (seat.salt, seat.order) = (first_salt(&self.house, n, &seat.who), None);
        }
        let id = open_table(&self.house, &luck, self.game.info().id, false, body, Vec::new()).await?;
        self.save(self.row.clone(), Body { next: Some(id.clone()), ..self.body.clone() }).await?;
        self.tell_table();
        Ok(table_id(&id))
    }

    fn is_on_shelf(&self) -> bool {
        self.game.board(&self.body.setup.board, self.house.settings.boards.as_deref()).is_ok()
    }

    fn go_on(&self, body: &mut Body, mut series: Series, outcome: Outcome) {
        series.past.push((self.row.id.clone(), outcome));
        // The base setup names who began the first game, so that the first seat is counted from there.
        let mut base = body.setup.clone();
        if base.options.contains_key("first") {
            base.options.insert("first".to_owned(), series.first.to_string());
        }
        let setups = self.game.series(&base, &series.boards, series.first);
        body.setup = setups[series.past.len()].clone();
        body.series = Some(series);
    }

    pub(super) fn series_info(&self) -> Option<wire::SeriesInfo> {
        let series = self.body.series.as_ref()?;
        let number = series.past.len();
        let mut outcomes: Vec<Outcome> = series.past.iter().map(|(_, outcome)| outcome.clone()).collect();
        outcomes.extend(self.table.as_ref().and_then(|t| t.outcome()));
        let table_of = |n: usize| match series.past.get(n) {
            Some((id, _)) => Some(id.clone()),
            None if n == number => Some(self.row.id.clone()),
            None if n == number + 1 => self.body.next.clone(),
            None => None,
        };
        let game = |(n, board): (usize, &String)| wire::SeriesGame {
            board: board.clone(),
            table: table_of(n),
            result: outcomes.get(n).cloned().map(result),
        };
        Some(wire::SeriesInfo {
            number: number as u8,
            count: match series.count {
                Count::Scores => wire::SeriesCount::Scores,
                Count::Wins => wire::SeriesCount::Wins,
            },
            games: series.boards.iter().enumerate().map(game).collect(),
            standings: result(self.game.standings(self.body.setup.players, &outcomes, series.count).table),
        })
    }
}

fn table_id(id: &str) -> String {
    serde_json::to_string(&wire::TableId { id: id.to_owned() }).expect("plain data")
}
