//! Looking back: moments, how it went, what was drawn, and a new table from a position.

use teahouse_catalog::SetupFault;
use teahouse_game::{Seat, Viewer};
use teahouse_store::Guest;
use teahouse_wire as wire;

use super::body::{Body, Origin};
use super::seats::{check_wish, new_seats, open_table};
use super::{Answer, Room};
use crate::error::ApiError;
use crate::frame;
use crate::luck::Luck;

/// Moments of one answer.
const MOST_MOMENTS: usize = 64;

impl Room {
    /// Whether nothing is secret here any more.
    pub(super) fn is_over(&self) -> bool {
        self.body.record.is_some() || self.table.as_ref().is_some_and(|t| t.outcome().is_some())
    }

    pub(super) fn only_over(&self, guest: &Guest) -> Result<(), ApiError> {
        self.table()?;
        self.viewer(guest, None)?;
        if self.is_over() { Ok(()) } else { Err(ApiError::forbidden("not-over")) }
    }

    /// Whose eyes a guest may look back with: a seat of their own or everybody's, and any once the match is over.
    fn past_eyes(&self, guest: &Guest, eyes: Option<&str>) -> Result<Viewer, ApiError> {
        let Some(eyes) = eyes else { return self.viewer(guest, None) };
        if eyes == "public" {
            return self.viewer(guest, None).map(|_| Viewer::Public);
        }
        let seat = eyes.parse().ok().filter(|n| usize::from(*n) < self.body.seats.len());
        let seat = seat.ok_or_else(|| ApiError::bad("no-such-seat"))?;
        if self.is_over() {
            return self.viewer(guest, None).map(|_| Viewer::Seat(Seat(seat)));
        }
        self.viewer(guest, Some(seat))
    }

    pub(super) async fn moments(&mut self, guest: &Guest, from: u32, count: u32, eyes: Option<String>) -> Answer {
        self.table()?;
        let viewer = self.past_eyes(guest, eyes.as_deref())?;
        let from = from as usize;
        self.hold_from(from.saturating_sub(1)).await?;
        let table = self.table()?;
        let moments = table.moments(from, (count as usize).clamp(1, MOST_MOMENTS), viewer);
        let moments: Vec<String> = moments.iter().map(|m| frame::then(m, viewer)).collect();
        Ok(format!(r#"{{"total":{},"moments":[{}]}}"#, table.length(), moments.join(",")))
    }

    /// The board of the match as it was when it began; before that, as it is on the shelf.
    pub(super) fn board(&self) -> Answer {
        if let Some(table) = &self.table {
            return Ok(table.board());
        }
        if let Some(file) = &self.body.board {
            return Ok(file.clone());
        }
        let shelf = self.game.board(&self.body.setup.board, self.house.settings.boards.as_deref());
        shelf.map(|(file, _)| file).map_err(|e| ApiError::from(SetupFault::from(e)))
    }

    pub(super) async fn course(&mut self, guest: &Guest) -> Answer {
        self.only_over(guest)?;
        self.hold_from(0).await?;
        let course = self.table()?.course();
        let decisive = course.decisive.into_iter().map(|d| wire::Decisive {
            from: d.from as u32,
            entry: d.entry as u32,
            seat: d.seat,
            kind: if d.lead { "lead" } else { "swing" }.to_owned(),
            gain: d.gain,
        });
        let sheet = course.sheet.into_iter().map(|line| wire::SheetLine {
            source: line.source.to_owned(),
            params: line.params,
            points: line.points,
        });
        Ok(frame::json(&wire::Course {
            scores: course.scores,
            lowest_wins: course.lowest_wins,
            decisive: decisive.collect(),
            sheet: sheet.collect(),
        }))
    }

    pub(super) async fn draws(&mut self, guest: &Guest) -> Answer {
        self.only_over(guest)?;
        self.hold_from(0).await?;
        let table = self.table()?;
        let draws: Vec<wire::Draw> = table
            .draws()
            .into_iter()
            .map(|d| wire::Draw {
                entry: d.entry as u32,
                stream: d.stream as u32,
                bound: d.bound,
                low: d.low,
                high: d.high,
                result: d.result,
            })
            .collect();
        let seed = self.house.store.seed(&self.row.id).await?;
        Ok(frame::json(&wire::Draws {
            commitment: Some(self.body.commitment.clone()).filter(|c| !c.is_empty()),
            seed: seed.filter(|s| !s.is_empty()),
            salts: self.body.seats.iter().map(|s| s.salt.clone()).filter(|s| !s.is_empty()).collect(),
            taken: table.entries(0).iter().take(table.taken()).filter(|e| e.starts_with('*')).count() as u32,
            draws,
        }))
    }

    /// A new table that begins with a position of this match, now that nothing of it is secret.
    pub(super) async fn branch(&mut self, guest: Guest, ask: wire::Branch, luck: Luck) -> Answer {
        self.only_over(&guest)?;
        self.hold_from(0).await?;
        let players = self.body.setup.players;
        if ask.seats.len() > usize::from(players) {
            return Err(ApiError::bad("too-many-seats"));
        }
        ask.seats.iter().try_for_each(check_wish)?;
        let table = self.table()?;
        if ask.at as usize > table.length() {
            return Err(ApiError::bad("no-such-moment"));
        }
        let line = table.line(ask.at as usize).ok_or_else(|| ApiError::conflict("match-over"))?;
        let luck = luck.after(&format!("{} {}", self.body.commitment, ask.at));
        let body = Body {
            setup: self.body.setup.clone(),
            host: guest.id.clone(),
            seats: new_seats(&self.house, players, &ask.seats, &guest),
            watching: true,
            away_minutes: self.house.settings.away_minutes,
            board: self.body.board.clone(),
            fingerprint: self.body.fingerprint.clone(),
            commitment: String::new(),
            start_when_full: ask.start,
            next: None,
            series: None,
            origin: Some(Origin { table: self.row.id.clone(), at: ask.at }),
            taken: line.len(),
            record: None,
        };
        let id = open_table(&self.house, &luck, &self.row.game, false, body, line).await?;
        Ok(frame::json(&wire::TableId { id }))
    }
}
