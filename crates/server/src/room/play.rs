//! The match at the table: moves, draws, undo, resignation, bots. A step is answered only after its commit.

use teahouse_catalog::{Refusal, SetupFault, Table, TableAsk};
use teahouse_game::fair::{Salt, Seed};
use teahouse_game::record::Fairness;
use teahouse_game::{Seat, UndoRight};
use teahouse_store::{Guest, NewEntry, Snapshot, StoreError, TableRow};
use teahouse_wire as wire;

use super::body::{Body, Who};
use super::{Answer, Mail, Room, UndoPending};
use crate::error::ApiError;

/// A snapshot goes along with every so many entries.
const SNAPSHOT_EVERY: usize = 64;
/// Client ids that are remembered in memory; older ones are found in the store.
const TOKENS: usize = 64;
/// The bot that plays on for somebody who left.
const STAND_IN: &str = "greedy";

impl Room {
    /// The match from the store: from a snapshot if allowed, then the entries after it. Draws that were due are drawn.
    pub(super) async fn load_match(&mut self, from_snapshot: bool) -> Result<(), ApiError> {
        if self.row.phase == "set-up" {
            return Ok(());
        }
        self.same_board()?;
        let table = match self.read_match(from_snapshot).await? {
            Ok(table) => table,
            // The entries are the truth, a snapshot only a short cut: one that cannot be used is left aside.
            Err(cause) if from_snapshot => {
                tracing::warn!(table = %self.row.id, %cause, "the snapshot is left aside");
                self.read_match(false).await?.map_err(|cause| self.broken(&cause))?
            }
            Err(cause) => return Err(self.broken(&cause)),
        };
        self.table = Some(table);
        // In a record nothing is due any more.
        if self.body.record.is_some() {
            return Ok(());
        }
        if self.fairness.is_none() {
            self.fairness = Some(self.read_fairness().await?);
        }
        let length = self.table()?.length();
        self.draw_due()?;
        self.commit(length, None).await
    }

    /// Entries of another board would be nonsense on this one: such a match is left as it is.
    fn same_board(&self) -> Result<(), ApiError> {
        if self.body.board.is_some() || self.body.fingerprint == self.game.fingerprint(&self.body.setup.board) {
            return Ok(());
        }
        tracing::debug!(table = %self.row.id, board = %self.body.setup.board, "begun with an earlier Teahouse or board");
        Err(ApiError::conflict("other-board"))
    }

    /// The outer error is the store's, the inner one says why what it gave makes no match.
    async fn read_match(&self, from_snapshot: bool) -> Result<Result<Box<dyn Table>, String>, ApiError> {
        let (store, id) = (&self.house.store, &self.row.id);
        let snapshot = if from_snapshot && self.row.phase == "playing" { store.snapshot(id).await? } else { None };
        let from = snapshot.as_ref().map_or(0, |s| s.n);
        let entries: Vec<String> = store.entries(id, from).await?.into_iter().map(|e| e.body).collect();
        let position = snapshot.as_ref().map(|s| s.position.as_str());
        Ok(self.game.resume(&self.body.setup, self.body.board.as_deref(), self.body.taken, position, &entries))
    }

    fn broken(&self, cause: &str) -> ApiError {
        ApiError::internal(format!("table {}: {cause}", self.row.id))
    }

    /// A match that is under way but not in memory (the store failed when it was needed) is read again.
    pub(super) async fn have_match(&mut self) -> Result<(), ApiError> {
        if self.table.is_none() && self.row.phase != "set-up" {
            self.load_match(true).await?;
            self.forget_events();
            self.wake_bot();
        }
        Ok(())
    }

    /// Makes sure the match holds its entries from `from` on: one opened from a snapshot may have to be read as a whole.
    pub(super) async fn hold_from(&mut self, from: usize) -> Result<(), ApiError> {
        let lacks = self.table.as_ref().is_some_and(|t| from < t.held_from());
        if lacks { self.load_match(false).await } else { Ok(()) }
    }

    async fn read_fairness(&self) -> Result<Fairness, ApiError> {
        let seed = self.house.store.seed(&self.row.id).await?;
        let seed = seed.and_then(|s| Seed::parse(&s).ok());
        let seed = seed.ok_or_else(|| ApiError::internal(format!("table {}: no seed", self.row.id)))?;
        let salts = self.body.seats.iter().map(|s| Salt::new(&s.salt)).collect::<Result<_, _>>();
        Ok(Fairness { seed, salts: salts.map_err(ApiError::internal)? })
    }

    /// The first draws. From here on seats and salts are fixed.
    pub(super) async fn begin(&mut self) -> Result<(), ApiError> {
        // Steps taken over from another match belong to its board.
        if self.body.taken > 0 {
            self.same_board()?;
        }
        // A host's board is kept with the table: its file may change or go while people play.
        let board = match &self.body.board {
            // A match that goes on from a position, and the games after it, stay on the board of that match.
            Some(file) => Some(file.clone()),
            None => {
                let (file, own) = self
                    .game
                    .board(&self.body.setup.board, self.house.settings.boards.as_deref())
                    .map_err(|e| ApiError::from(SetupFault::from(e)))?;
                own.then_some(file)
            }
        };
        let row = TableRow { phase: "playing".to_owned(), ..self.row.clone() };
        let fingerprint = if board.is_none() { self.game.fingerprint(&self.body.setup.board) } else { None };
        let body = Body { board, fingerprint, ..self.body.clone() };
        self.save(row, body).await?;
        metrics::counter!("teahouse_matches_started", "game" => self.game.info().id).increment(1);
        self.load_match(false).await?;
        self.forget_events();
        self.tell_since(0);
        self.wake_bot();
        Ok(())
    }

    pub(super) async fn play(&mut self, guest: &Guest, ask: wire::MoveAsk) -> Result<u32, ApiError> {
        let seat = self.own_seat(guest, ask.seat)?;
        if ask.token.is_empty() || ask.token.len() > 64 {
            return Err(ApiError::bad("bad-token"));
        }
        if let Some(entries) = self.known_token(guest, &ask).await? {
            return Ok(entries);
        }
        let length = self.table()?.length();
        if ask.at as usize != length {
            return Err(ApiError::conflict("stale"));
        }
        if self.table()?.stands_in(seat).is_some() {
            return Err(ApiError::conflict("bot-plays-for-you"));
        }
        self.playing()?.play(seat, &ask.mv)?;
        let token = scoped(guest, &ask.token);
        self.carry_out(length, Some(token)).await?;
        Ok(length as u32 + 1)
    }

    /// Whether this very message was carried out before; then it is answered again, not carried out again.
    async fn known_token(&self, guest: &Guest, ask: &wire::MoveAsk) -> Result<Option<u32>, ApiError> {
        let token = scoped(guest, &ask.token);
        if let Some((_, entries)) = self.tokens.iter().find(|(t, _)| *t == token) {
            return Ok(Some(*entries));
        }
        // Only a message that comes late can be a second one.
        if ask.at as usize >= self.table()?.length() {
            return Ok(None);
        }
        let found = self.house.store.find_token(&self.row.id, &token).await?;
        Ok(found.map(|n| n as u32 + 1))
    }

    pub(super) fn preview(&self, guest: Guest, ask: wire::PreviewAsk) -> Answer {
        let seat = self.own_seat(&guest, ask.seat)?;
        let table = self.table()?;
        let seed = self.house.guess(&self.body.commitment, table.length());
        let previewed = table.preview(seat, &ask.mv, seed)?;
        Ok(crate::frame::previewed(&previewed))
    }

    /// Draws what fate has to decide now.
    fn draw_due(&mut self) -> Result<(), ApiError> {
        let dice = self.fairness.as_ref().map(Fairness::dice).ok_or_else(|| ApiError::internal("no dice"))?;
        let table = self.playing()?;
        while table.asks() == TableAsk::Chance {
            let mut stream = dice.stream(table.chances_written());
            table.draw(&mut stream)?;
        }
        Ok(())
    }

    /// After a step in memory: draws, commit, tell everybody, wake the next bot.
    async fn carry_out(&mut self, before: usize, token: Option<String>) -> Result<(), ApiError> {
        self.thinking = None;
        let written = match self.draw_due() {
            Ok(()) => self.commit(before, token.clone()).await,
            Err(error) => Err(error),
        };
        if let Err(error) = written {
            return self.after_failure(before, token, error).await;
        }
        let asked = self.undo.take().is_some();
        self.drop_orders().await;
        self.tell_state(before);
        self.wake_bot();
        if asked {
            self.tell_table();
        }
        Ok(())
    }

    /// The write failed, or nobody knows whether it did. The match is read again: what is on disk counts, and if this
    /// very message is there, it was carried out after all.
    async fn after_failure(&mut self, before: usize, token: Option<String>, error: ApiError) -> Result<(), ApiError> {
        self.table = None;
        if self.have_match().await.is_err() {
            // Read again with the next letter.
            return Err(error);
        }
        let done = match &token {
            Some(token) => self.house.store.find_token(&self.row.id, token).await.is_ok_and(|n| n.is_some()),
            None => false,
        };
        if self.table()?.length() > before {
            self.tell_since(before);
        }
        if done { Ok(()) } else { Err(error) }
    }

    /// Writes what the match has beyond `before`. After a failure memory must not be trusted: the caller reads again.
    async fn commit(&mut self, before: usize, token: Option<String>) -> Result<(), ApiError> {
        let table = self.table()?;
        let length = table.length();
        if length > before {
            let mut token = token;
            let entries: Vec<NewEntry> =
                table.entries(before).into_iter().map(|body| NewEntry { body, token: token.take() }).collect();
            // An undo may reach behind the last snapshot; a new one keeps the next opening short.
            let undone = entries.iter().any(|e| e.body.starts_with("undo"));
            let due = (undone || length / SNAPSHOT_EVERY > before / SNAPSHOT_EVERY) && table.outcome().is_none();
            let snapshot = due.then(|| Snapshot { n: length as i64, position: table.snapshot() });
            let first = entries.first().and_then(|e| e.token.clone());
            if let Err(error) = self.house.store.append(&self.row.id, before as i64, entries, snapshot).await {
                self.table = None;
                // Somebody else has written to this record: whoever asked is late.
                let late = matches!(error, StoreError::Conflict { .. });
                return Err(if late { ApiError::conflict("stale") } else { error.into() });
            }
            metrics::counter!("teahouse_entries_written").increment((length - before) as u64);
            if let Some(token) = first {
                if self.tokens.len() == TOKENS {
                    self.tokens.pop_front();
                }
                self.tokens.push_back((token, before as u32 + 1));
            }
        }
        if self.table()?.outcome().is_some() && self.row.phase != "over" {
            let row = TableRow { phase: "over".to_owned(), listed: false, ..self.row.clone() };
            // The record says that it is over. Should the row not be written now, it is at the next opening.
            if let Err(error) = self.save(row, self.body.clone()).await {
                tracing::warn!(table = %self.row.id, code = %error.problem.code, "the end is not in the table's row yet");
            }
            self.tell_table();
        }
        Ok(())
    }

    /// If a bot is asked, lets it think; the answer comes as a letter, and so does what a person has ordered.
    pub(super) fn wake_bot(&mut self) {
        self.thinking = None;
        let Some(seat) = self.asked() else { return };
        let Some(table) = self.table.as_ref() else { return };
        if let Some(mv) = self.ordered(seat) {
            let (at, pause, mailbox) = (table.length(), self.house.settings.bot_pause, self.mailbox.clone());
            tokio::spawn(async move {
                tokio::time::sleep(pause).await;
                let Some(mailbox) = mailbox.upgrade() else { return };
                let _ = mailbox.send(Box::new(Mail::Thought { at, seat, mv: Some(mv) })).await;
            });
            return;
        }
        let level = match (&self.body.seats[seat.index()].who, table.stands_in(seat)) {
            (Who::Bot(level), _) => level.clone(),
            (_, Some(level)) => level.to_owned(),
            (Who::Person { .. } | Who::Name(_) | Who::Nobody, None) => return,
        };
        let at = table.length();
        let seed = self.house.guess(&self.body.commitment, at);
        let Some((seat, thought)) = table.think(&level, seed) else { return };
        let Some(mailbox) = self.mailbox.upgrade() else { return };
        let (pool, pause) = (self.house.pool.clone(), self.house.settings.bot_pause);
        match pool.think(thought) {
            Some((ticket, answer)) => {
                self.thinking = Some(ticket);
                tokio::spawn(async move {
                    let (mv, ()) = tokio::join!(answer, tokio::time::sleep(pause));
                    let _ = mailbox.send(Box::new(Mail::Thought { at, seat, mv: mv.ok() })).await;
                });
            }
            None => {
                // Too many thoughts are waiting: come back later.
                tokio::spawn(async move {
                    tokio::time::sleep(std::time::Duration::from_millis(200)).await;
                    let _ = mailbox.send(Box::new(Mail::Thought { at, seat, mv: None })).await;
                });
            }
        }
    }

    pub(super) async fn bot_moves(&mut self, at: usize, seat: Seat, mv: Option<String>) {
        let current = self.table.as_ref().is_some_and(|t| t.length() == at) && self.asked() == Some(seat);
        if !current {
            return;
        }
        let Some(mv) = mv else { return self.wake_bot() };
        // Somebody who plays for themselves may have taken their order back meanwhile.
        let bot = matches!(self.body.seats[seat.index()].who, Who::Bot(_))
            || self.table.as_ref().is_some_and(|t| t.stands_in(seat).is_some());
        if !bot && self.ordered(seat).as_ref() != Some(&mv) {
            return;
        }
        let played = match self.playing() {
            Ok(table) => table.play(seat, &mv).map_err(ApiError::from),
            Err(error) => Err(error),
        };
        let done = match played {
            Ok(()) => self.carry_out(at, None).await,
            Err(error) => Err(error),
        };
        if let Err(error) = done {
            tracing::warn!(table = %self.row.id, code = %error.problem.code, "a bot's move was not written; trying again");
            tokio::time::sleep(std::time::Duration::from_millis(500)).await;
            self.wake_bot();
        }
    }

    pub(super) async fn ask_undo(&mut self, guest: Guest, ask: wire::SeatAsk) -> Answer {
        let seat = self.own_seat(&guest, ask.seat)?;
        match self.table()?.undo_right(seat) {
            UndoRight::None => Err(ApiError::conflict("nothing-to-undo")),
            UndoRight::Free => self.take_back(seat, false).await,
            UndoRight::Consent => {
                let table = self.table()?;
                let asked = |(other, id): &(Seat, &str)| {
                    *id != guest.id && table.stands_in(*other).is_none() && !table.quitters().contains(other)
                };
                let waiting: Vec<Seat> = self.body.people().filter(asked).map(|(s, _)| s).collect();
                if waiting.is_empty() {
                    // Only bots and people at the same screen are there: they do not mind, or have been asked aloud.
                    return self.take_back(seat, true).await;
                }
                self.undo = Some(UndoPending { seat, at: self.table()?.length(), waiting });
                self.tell_table();
                self.info_json()
            }
        }
    }

    pub(super) async fn answer_undo(&mut self, guest: Guest, answer: wire::UndoAnswer) -> Answer {
        let seat = self.own_seat(&guest, answer.seat)?;
        let length = self.table()?.length();
        let Some(pending) = self.undo.as_mut().filter(|p| p.at == length && p.waiting.contains(&seat)) else {
            return Err(ApiError::conflict("nobody-asks"));
        };
        if !answer.agree {
            self.undo = None;
            self.tell_table();
            return self.info_json();
        }
        pending.waiting.retain(|s| *s != seat);
        let asker = pending.seat;
        if pending.waiting.is_empty() {
            return self.take_back(asker, true).await;
        }
        self.tell_table();
        self.info_json()
    }

    async fn take_back(&mut self, seat: Seat, consent: bool) -> Answer {
        self.forget_order(seat).await?;
        let length = self.table()?.length();
        match self.playing()?.undo(seat, consent) {
            Err(Refusal::NotNow("needs-history")) => {
                self.load_match(false).await?;
                self.playing()?.undo(seat, consent)?;
            }
            other => other?,
        }
        self.carry_out(length, None).await?;
        self.tell_table();
        self.info_json()
    }

    pub(super) async fn resign(&mut self, guest: Guest, ask: wire::SeatAsk) -> Answer {
        let seat = self.own_seat(&guest, ask.seat)?;
        let length = self.table()?.length();
        let table = self.playing()?;
        table.resign(seat)?;
        if table.outcome().is_none() && table.stands_in(seat).is_none() {
            table.stand_in(seat, STAND_IN)?;
        }
        self.carry_out(length, None).await?;
        self.tell_table();
        self.info_json()
    }

    /// The others let a bot take the seat of somebody who has been away long enough.
    pub(super) async fn stand_in(&mut self, guest: Guest, ask: wire::SeatAsk) -> Answer {
        self.own_seat(&guest, None)?;
        let seat = ask.seat.map(Seat).filter(|s| s.index() < self.body.seats.len());
        let seat = seat.ok_or_else(|| ApiError::not_found("no-such-seat"))?;
        let Who::Person { id, .. } = &self.body.seats[seat.index()].who else {
            return Err(ApiError::conflict("not-a-person"));
        };
        let long = i64::from(self.body.away_minutes) * 60_000;
        let away = self.away.get(id).is_some_and(|since| crate::clock::now() - since >= long);
        if !away && *id != guest.id {
            return Err(ApiError::conflict("not-away"));
        }
        let length = self.table()?.length();
        self.playing()?.stand_in(seat, STAND_IN)?;
        self.carry_out(length, None).await?;
        self.tell_table();
        self.info_json()
    }

    pub(super) async fn hand_back(&mut self, guest: Guest, ask: wire::SeatAsk) -> Answer {
        let seat = self.own_seat(&guest, ask.seat)?;
        let length = self.table()?.length();
        self.playing()?.hand_back(seat)?;
        self.carry_out(length, None).await?;
        self.tell_table();
        self.info_json()
    }

    /// The record of a finished match; a running one is secret as a whole.
    pub(super) async fn record(&mut self, guest: &Guest) -> Answer {
        self.only_over(guest)?;
        self.hold_from(0).await?;
        let table = self.table()?;
        let names = (0..self.body.seats.len()).map(|n| (n as u8, Body::name(&self.body, n)));
        let record = table.record(names.filter(|(_, name)| !name.is_empty()).collect(), self.fairness.as_ref());
        let Some(brought) = &self.body.record else { return Ok(record.to_string()) };
        // What somebody brought goes out as it came, good dice or bad ones.
        let seed = self.house.store.seed(&self.row.id).await?;
        let some = |text: String| Some(text).filter(|t| !t.is_empty());
        let salts = self.body.seats.iter().filter_map(|s| Salt::new(&s.salt).ok()).collect();
        let mut record = record.with_dice(some(self.body.commitment.clone()), salts, seed.and_then(some));
        if !brought.summed {
            record.sum = None;
        }
        Ok(record.to_string())
    }
}

/// Tokens of different people never meet.
fn scoped(guest: &Guest, token: &str) -> String {
    format!("{}:{token}", guest.id)
}
