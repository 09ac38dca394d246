//! A table in memory: all that a decision may look at. There is nothing in it that is not on disk, so it can be thrown away and
//! read again between any two messages.

use std::collections::VecDeque;

use teahouse_catalog::{GameEntry, Table, TableAsk};
use teahouse_game::record::Fairness;
use teahouse_game::{Seat, Viewer};
use teahouse_store::{Change, Commit, Guest, Millis, NewEntry, Phase, Shows, Snapshot, TableRow};
use teahouse_wire::{self as wire, Code};

use super::body::Body;
use super::chat::Said;
use super::effect::{Need, Stop};
use crate::error::ApiError;

/// A snapshot goes along with every so many entries.
const SNAPSHOT_EVERY: usize = 64;
/// Client ids that are remembered in memory; older ones are found in the store.
const TOKENS: usize = 64;

/// One table.
pub struct RoomState {
    pub game: &'static dyn GameEntry,
    pub row: TableRow,
    pub body: Body,
    /// The match, from its start on.
    pub table: Option<Box<dyn Table>>,
    /// What its dice follow from, once it has begun; none in a record that somebody brought.
    pub fairness: Option<Fairness>,
    /// The seed as it is stored: a record that was brought may have a bad one. Secret until the match is over.
    pub seed: String,
    /// Entries a match that has not begun yet will begin with.
    pub begins_with: Vec<String>,
    /// Entries that are on disk.
    pub written: usize,
    /// Whether row or body differ from what is on disk.
    changed: bool,
    /// Whether that is so since a quiet write failed: nothing is written for its sake, but it goes along with the next commit.
    owed: bool,
    /// Whether that is something everybody sees, and somebody did it.
    visible: bool,
    /// Whether a snapshot shall be written: an undo may reach behind the last one.
    undone: bool,
    /// Whether it is about to come into the lobby, of which whoever opened it may have so many others there.
    lists: Option<u32>,
    /// Whether the next table is still there, as it was read for the decision that asked: another one has to read it again.
    pub next_is_there: Option<bool>,
    /// How much everybody has said, once somebody has said something; lines that are about to be written are counted.
    pub said: Option<Said>,
    /// Messages carried out lately, by the client's own id, with the number of their first entry; and those that were looked for in vain.
    tokens: VecDeque<(String, Option<u32>)>,
}

impl RoomState {
    pub fn new(game: &'static dyn GameEntry, row: TableRow, body: Body) -> RoomState {
        RoomState {
            game,
            row,
            body,
            table: None,
            fairness: None,
            seed: String::new(),
            begins_with: Vec::new(),
            written: 0,
            changed: false,
            owed: false,
            visible: false,
            undone: false,
            lists: None,
            next_is_there: None,
            said: None,
            tokens: VecDeque::new(),
        }
    }

    /// Whose eyes a guest may use: their own seat, or a spectator's if the table allows watching.
    pub fn viewer(&self, guest: &Guest, seat: Option<wire::Seat>) -> Result<Viewer, ApiError> {
        match self.body.seat_of(&guest.id, seat) {
            Some(seat) => Ok(Viewer::Seat(seat)),
            None if seat.is_some() => Err(ApiError::forbidden(Code::NotYourSeat)),
            None if self.body.watching => Ok(Viewer::Public),
            None => Err(ApiError::forbidden(Code::NoWatching)),
        }
    }

    /// The seat a guest acts for.
    pub fn own_seat(&self, guest: &Guest, seat: Option<wire::Seat>) -> Result<Seat, ApiError> {
        self.body.seat_of(&guest.id, seat).ok_or_else(|| ApiError::forbidden(Code::NotYourSeat))
    }

    /// The match, if it has begun.
    pub fn table(&self) -> Result<&dyn Table, ApiError> {
        self.table.as_deref().ok_or_else(|| ApiError::conflict(Code::NotStarted))
    }

    /// The same, to be played on.
    pub fn playing(&mut self) -> Result<&mut dyn Table, ApiError> {
        match &mut self.table {
            Some(table) => Ok(table.as_mut()),
            None => Err(ApiError::conflict(Code::NotStarted)),
        }
    }

    /// The match with its entries from `from` on.
    pub fn holding(&self, from: usize) -> Result<&dyn Table, Stop> {
        let table = self.table()?;
        if from < table.held_from() { Err(Stop::Needs(Need::History(from))) } else { Ok(table) }
    }

    /// Whether nothing is secret here any more.
    pub fn is_over(&self) -> bool {
        self.body.record.is_some() || self.table.as_ref().is_some_and(|t| t.outcome().is_some())
    }

    /// Whether it may take long to count what lies open: on a board of somebody's own there may be far more to it than on ours.
    pub fn counts_slowly(&self) -> bool {
        self.body.board.is_some() && self.table.is_some()
    }

    /// The seat that is asked; nobody is in a record, however it ends.
    pub fn asked(&self) -> Option<Seat> {
        if self.body.record.is_some() {
            return None;
        }
        match self.table.as_ref()?.asks() {
            TableAsk::Seat(seat, _) => Some(seat),
            TableAsk::Chance | TableAsk::Over => None,
        }
    }

    /// The body, about to be changed in what everybody sees.
    pub fn edit(&mut self) -> &mut Body {
        (self.changed, self.visible) = (true, true);
        &mut self.body
    }

    /// The body, about to be changed in what nobody else is told of: who is away, and standing orders.
    pub fn edit_quietly(&mut self) -> &mut Body {
        self.changed = true;
        &mut self.body
    }

    /// The row, about to be changed.
    pub fn edit_row(&mut self) -> &mut TableRow {
        (self.changed, self.visible) = (true, true);
        &mut self.row
    }

    /// Puts the table into the lobby, or takes it out. Whoever opened it may have `most` others there, if there is an end to it.
    pub fn list(&mut self, listed: bool, most: Option<u32>) {
        self.lists = most.filter(|_| listed && !self.row.listed);
        self.edit_row().listed = listed;
    }

    /// What was changed quietly could not be written: it stays in memory, and goes along with the next commit that is.
    pub fn put_off(&mut self) {
        (self.changed, self.owed) = (false, true);
    }

    /// Something was taken back.
    pub fn note_undo(&mut self) {
        self.undone = true;
    }

    /// Draws what fate has to decide now.
    pub fn draw_due(&mut self) -> Result<(), ApiError> {
        let dice = self.fairness.as_ref().map(Fairness::dice).ok_or_else(|| ApiError::internal("no dice"))?;
        let table = self.playing()?;
        while table.asks() == TableAsk::Chance {
            let mut stream = dice.stream(table.chances_written());
            table.draw(&mut stream)?;
        }
        Ok(())
    }

    /// After a step: draws what is due, forgets what the step has settled, and notes what lists show.
    pub fn after_step(&mut self, now: Millis) -> Result<(), ApiError> {
        self.draw_due()?;
        if self.body.undo.is_some() {
            self.edit().undo = None;
        }
        self.note(now);
        Ok(())
    }

    /// After loading: row and match may have parted if an older house wrote them.
    pub fn after_load(&mut self, now: Millis) {
        let before = self.row.shows.clone();
        self.note(now);
        if self.row.shows != before {
            self.changed = true;
        }
    }

    /// Everybody has been told.
    pub fn forget_news(&mut self) {
        if let Some(table) = &mut self.table {
            table.forget_news();
        }
    }

    /// What lists show, as the match stands.
    pub fn note(&mut self, now: Millis) {
        let Some(table) = self.table.as_deref() else { return };
        let (entries, outcome) = (table.length() as i64, table.outcome());
        let asked = self.asked().map(|seat| seat.0);
        // Whoever goes on with their own turn has been asked since it began.
        let since = if asked == self.row.shows.asked { self.row.shows.since } else { now };
        let result = outcome.as_ref().map(|o| serde_json::to_string(o).expect("an outcome is plain data"));
        let seats: Vec<_> = (0..self.body.seats.len())
            .map(|n| Seat(n as u8))
            .map(|seat| (table.stands_in(seat), table.quitters().contains(&seat)))
            .collect();
        self.row.shows = Shows { entries, asked, since, result };
        for (n, (stand_in, resigned)) in seats.into_iter().enumerate() {
            let seat = &self.body.seats[n];
            if (seat.stand_in, seat.resigned) != (stand_in, resigned) {
                let seat = &mut self.edit().seats[n];
                (seat.stand_in, seat.resigned) = (stand_in, resigned);
            }
        }
        if outcome.is_some() && self.row.phase != Phase::Over {
            let row = self.edit_row();
            (row.phase, row.listed) = (Phase::Over, false);
        }
    }

    /// Whether the table is not as everybody was told.
    pub fn is_changed(&self) -> bool {
        self.visible
    }

    /// Whether fate has to decide something now.
    pub fn is_due(&self) -> bool {
        let waits = self.table.as_ref().is_some_and(|t| t.asks() == TableAsk::Chance);
        waits && self.body.record.is_none()
    }

    /// Whether memory is ahead of the disk.
    pub fn is_ahead(&self) -> bool {
        self.changed || self.length() > self.written
    }

    /// Entries there are, in memory or only on disk.
    pub fn length(&self) -> usize {
        self.table.as_ref().map_or(self.written, |t| t.length())
    }

    /// What has to be written; nothing if the disk has it all.
    pub fn commit(&self, now: Millis, token: Option<&str>) -> Result<Option<Commit>, ApiError> {
        if !self.is_ahead() {
            return Ok(None);
        }
        let length = self.length();
        let mut token = token.map(str::to_owned);
        let entry = |body| NewEntry { body, token: token.take() };
        let entries = self.table.as_ref().map_or_else(Vec::new, |t| t.entries(self.written));
        let entries: Vec<NewEntry> = entries.into_iter().map(entry).collect();
        let regular = length / SNAPSHOT_EVERY > self.written / SNAPSHOT_EVERY;
        let running = self.table.as_ref().filter(|t| (self.undone || regular) && t.outcome().is_none());
        let snapshot = running.map(|t| Snapshot { n: length as i64, position: t.snapshot() });
        let change = if self.changed || self.owed {
            let body = serde_json::to_string(&self.body).map_err(ApiError::internal)?;
            // Coming and going is nothing that somebody did at the table.
            let touched = if self.visible || length > self.written { now } else { self.row.touched };
            let row = TableRow { body, touched, board: self.body.board.clone(), ..self.row.clone() };
            match self.lists {
                Some(most) => Change::List(Box::new(row), self.body.index(), i64::from(most)),
                // Who sits where is something everybody sees.
                None => Change::Row(Box::new(row), self.visible.then(|| self.body.index())),
            }
        } else {
            Change::Shows(self.row.shows.clone(), now)
        };
        Ok(Some(Commit { table: self.row.id.clone(), at: self.written as i64, entries, snapshot, change }))
    }

    /// The commit is on disk.
    pub fn committed(&mut self, now: Millis, token: Option<&str>) {
        if let Some(token) = token {
            self.remember(token.to_owned(), Some(self.written as u32));
        }
        if self.changed || self.owed {
            self.row.version += 1;
        }
        if self.visible || self.length() > self.written {
            self.row.touched = now;
        }
        self.written = self.length();
        if self.table.is_some() {
            self.begins_with.clear();
        }
        (self.changed, self.owed, self.visible) = (false, false, false);
        (self.undone, self.lists) = (false, None);
    }

    /// What is known of a message: carried out from this entry on, or never seen. `None`: nothing is known.
    pub fn known(&self, token: &str) -> Option<Option<u32>> {
        self.tokens.iter().find(|(t, _)| t == token).map(|(_, entry)| *entry)
    }

    /// Remembers a message.
    pub fn remember(&mut self, token: String, entry: Option<u32>) {
        self.tokens.retain(|(t, _)| *t != token);
        if self.tokens.len() == TOKENS {
            self.tokens.pop_front();
        }
        self.tokens.push_back((token, entry));
    }
}
