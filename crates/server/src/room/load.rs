//! From the store into memory: the row, then the match, from its latest snapshot if it can be used.

use teahouse_catalog::{ResumeFault, Table, game};
use teahouse_game::data;
use teahouse_game::fair::{Salt, Seed};
use teahouse_game::record::Fairness;
use teahouse_store::{Phase, Store};
use teahouse_wire::Code;

use super::body::Body;
use super::chat::Said;
use super::effect::Need;
use super::state::RoomState;
use crate::error::ApiError;
use crate::house::{House, Settings};
use crate::limits::caps;
use crate::work::blocking::Share;

impl RoomState {
    /// Reads a table; `None` if there is none with this id. The match is read apart (`load_match`).
    pub async fn load(store: &Store, id: &str) -> Result<Option<RoomState>, ApiError> {
        let Some(mut row) = store.table(id).await? else { return Ok(None) };
        let game = game(&row.game).ok_or_else(|| ApiError::internal(format!("table {id}: no game {}", row.game)))?;
        // What cannot be read is not quoted: salts are in it, and names.
        let unreadable = |e: serde_json::Error| {
            ApiError::internal(format!("table {id}: its description cannot be read ({:?})", e.classify()))
        };
        let body: Body = serde_json::from_str(&row.body).map_err(unreadable)?;
        let body = Body { board: row.board.take().or(body.board), ..body };
        let mut room = RoomState::new(game, row, body);
        room.seed = store.seed(id).await?.unwrap_or_default();
        if room.row.phase == Phase::SetUp && room.body.taken > 0 {
            room.begins_with = entries(store, id, 0).await?;
            room.written = room.begins_with.len();
        }
        Ok(Some(room))
    }

    /// Whether there should be a match in memory that is not.
    pub fn lacks_match(&self) -> bool {
        self.table.is_none() && self.row.phase != Phase::SetUp
    }

    /// Reads the match. The entries are the truth, a snapshot only a short cut: one that cannot be used is left aside.
    pub async fn load_match(&mut self, house: &House) -> Result<(), ApiError> {
        self.same_board()?;
        self.room_for_board(&house.settings)?;
        let read = match self.read_match(house, true).await? {
            Err(error) => {
                let (table, game) = (&self.row.id, &self.row.game);
                tracing::warn!(
                    table,
                    game,
                    error = place_of(&error),
                    "the snapshot of a match cannot be used; the match is replayed from its entries instead, nothing is lost"
                );
                self.read_match(house, false).await?
            }
            read => read,
        };
        self.take(read)
    }

    /// Reads what a decision lacked.
    pub async fn fetch(&mut self, house: &House, need: Need) -> Result<(), ApiError> {
        match need {
            Need::History(_) => {
                let read = self.read_match(house, false).await?;
                self.take(read)
            }
            Need::Token(token) => {
                let found = house.store.find_token(&self.row.id, &token).await?;
                self.remember(token, found.map(|n| n as u32));
                Ok(())
            }
            Need::Next(next) => {
                self.next_is_there = Some(house.store.table(&next).await?.is_some());
                Ok(())
            }
            Need::Said => {
                self.said = Some(Said::new(house.store.chat_sizes(&self.row.id).await?));
                Ok(())
            }
        }
    }

    /// A match that begins: the steps it takes over, if any, and nothing else.
    pub fn begin_match(&mut self) -> Result<(), ApiError> {
        let Body { setup, board, taken, .. } = &self.body;
        let table = self.game.resume(setup, board.as_deref(), *taken, None, &self.begins_with);
        self.take(table)
    }

    /// Entries of another board would be nonsense on this one: such a match is left as it is.
    pub fn same_board(&self) -> Result<(), ApiError> {
        if self.body.board.is_some() || self.body.fingerprint == self.game.fingerprint(&self.body.setup.board) {
            return Ok(());
        }
        let (table, game, board) = (&self.row.id, &self.row.game, &self.body.setup.board);
        tracing::debug!(
            table,
            game,
            board,
            "a match was begun with another edition of its board: it is kept as it is, and nobody can play on"
        );
        Err(ApiError::conflict(Code::OtherBoard))
    }

    /// There is an end to the boards of others that are in use at the same time: beyond it a table on another one is opened when somewhere
    /// else nobody is left. The host's own boards always have room: they are few.
    pub fn room_for_board(&self, settings: &Settings) -> Result<(), ApiError> {
        let Some(board) = &self.body.board else { return Ok(()) };
        let fits = || data::is_in_use(board) || data::in_use() < caps::BOARDS_IN_ALL as usize;
        let hosts = || self.game.board(&self.body.setup.board, settings.boards.as_deref());
        if fits() || hosts().is_ok_and(|(file, _)| file == *board) {
            return Ok(());
        }
        Err(ApiError::conflict(Code::TooManyBoards))
    }

    /// The outer error is the store's, the inner one says why what it gave makes no match.
    /// A long match is read and replayed apart: nobody at another table waits for it.
    async fn read_match(
        &self,
        house: &House,
        from_snapshot: bool,
    ) -> Result<Result<Box<dyn Table>, ResumeFault>, ApiError> {
        let (id, store) = (&self.row.id, &house.store);
        let usable = from_snapshot && self.row.phase == Phase::Playing;
        let snapshot = if usable { store.snapshot(id).await? } else { None };
        let from = snapshot.as_ref().map_or(0, |s| s.n);
        let long = self.row.shows.entries - from > i64::from(caps::AT_ONCE);
        let reading = if long { house.blocking.long_read().await } else { None };
        let entries = entries(store, id, from).await?;
        drop(reading);
        let Body { setup, board, taken, .. } = self.body.clone();
        let (game, position) = (self.game, snapshot.map(|s| s.position));
        let resume = move || game.resume(&setup, board.as_deref(), taken, position.as_deref(), &entries);
        if long { house.blocking.work(Share::Table, id, resume).await } else { Ok(resume()) }
    }

    fn take(&mut self, read: Result<Box<dyn Table>, ResumeFault>) -> Result<(), ApiError> {
        let broken = |cause: ResumeFault| {
            let (table, at) = (&self.row.id, place_of(&cause));
            ApiError::internal(format!("table {table}: {at} cannot be replayed; `teahouse doctor` says why"))
        };
        let table = read.map_err(broken)?;
        // In a record nothing is drawn any more.
        if self.body.record.is_none() && self.fairness.is_none() {
            self.fairness = Some(self.dice()?);
        }
        // A match that begins is ahead of the disk by its first draws; any other one was just read from there.
        if self.begins_with.is_empty() && self.row.phase != Phase::SetUp {
            self.written = self.written.max(table.length());
        }
        self.table = Some(table);
        Ok(())
    }

    fn dice(&self) -> Result<Fairness, ApiError> {
        let none = |_| ApiError::internal(format!("table {}: no seed", self.row.id));
        let seed = Seed::parse(&self.seed).map_err(none)?;
        let salts = self.body.seats.iter().map(|s| Salt::new(&s.salt)).collect::<Result<_, _>>();
        let salts = salts.map_err(|_| ApiError::internal(format!("table {}: a bad salt", self.row.id)))?;
        Ok(Fairness { seed, salts })
    }
}

/// Where a match breaks off, without what is written there: an entry may be a hidden draw, and others than the players read the log.
fn place_of(fault: &ResumeFault) -> String {
    match fault {
        ResumeFault::Beginning(_) => "its beginning".to_owned(),
        ResumeFault::Snapshot(_) => "snapshot".to_owned(),
        ResumeFault::Entry { at, .. } => format!("entry {at}"),
    }
}

async fn entries(store: &Store, id: &str, from: i64) -> Result<Vec<String>, ApiError> {
    Ok(store.entry_bodies(id, from).await?)
}
