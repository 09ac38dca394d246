//! What a duty decided is carried out here, in order: commit, then tell, then answer. After a failure what is on disk counts: the table is
//! read again, and nobody is told of what is not there.

use std::sync::LazyLock;
use std::time::Duration;

use teahouse_store::{Millis, StoreError};
use teahouse_wire::Code;

use super::chat::chat_line;
use super::effect::{Effect, Tell};
use super::message::Reply;
use super::state::RoomState;
use super::{Room, seating};
use crate::error::ApiError;
use crate::limits::caps;
use crate::telemetry::{Seldom, meters};

impl Room {
    pub(super) async fn carry_out(&mut self, now: Millis, effects: Vec<Effect>) -> Result<Option<Reply>, ApiError> {
        let (mut reply, mut recovered) = (None, false);
        for effect in effects {
            match effect {
                Effect::Commit { token } => recovered = self.commit(now, token.as_deref()).await?,
                Effect::CommitQuietly => self.commit_quietly(now).await,
                Effect::CountMatch => {
                    if let Some(state) = &self.state {
                        meters().game(state.game.id()).matches.increment(1);
                    }
                }
                Effect::Open(new) => {
                    // Boxed, as all that is seldom: every room would have space for it all its life.
                    let made = Box::pin(self.house.open_table(*new, now)).await;
                    if made.is_err() {
                        self.state = None;
                    }
                    made?;
                }
                Effect::ReadChat { from } => {
                    let lines = self.house.store.chat(&self.id, i64::from(from), i64::from(caps::CHAT_ANSWER)).await?;
                    reply = Some(Reply::Lines(lines.into_iter().map(|(line, name)| chat_line(line, name)).collect()));
                }
                // What was found on disk has been told from there.
                Effect::Tell(Tell::News) if recovered => {}
                Effect::Tell(what) => self.tell(what).await,
                Effect::Reply(with) => reply = Some(with),
                Effect::ReplyTable => reply = self.info().map(|info| Reply::Table(Box::new(info))),
                // That takes a while: nobody waits for it who could have their answer.
                Effect::Wake => self.sleeping = true,
            }
        }
        Ok(reply)
    }

    /// The table in memory, with its match and nothing due; `false` if there is no such table.
    pub(super) async fn read(&mut self) -> Result<bool, ApiError> {
        self.reload().await?;
        let now = self.now;
        let Some(state) = &mut self.state else { return Ok(false) };
        // Draws that were due when the house fell over. They are told with the past, not as news.
        if state.is_due() {
            state.after_step(now)?;
            state.forget_news();
            self.commit(now, None).await?;
        }
        Ok(true)
    }

    /// The table as it is on disk, if it is not in memory. Nothing is written that anybody has to wait for.
    async fn reload(&mut self) -> Result<(), ApiError> {
        let now = self.now;
        let fresh = self.state.is_none();
        if fresh {
            self.state = Box::pin(RoomState::load(&self.house.store, &self.id)).await?;
        }
        let Some(state) = &mut self.state else { return Ok(()) };
        if state.lacks_match() {
            // A match that cannot be read now is tried again with the next message.
            if let Err(error) = Box::pin(state.load_match(&self.house)).await {
                let (table, game, code) = (&self.id, state.game.id(), error.problem.code.text());
                // It is tried again and again as long as somebody waits to see it.
                static SELDOM: LazyLock<Seldom> = LazyLock::new(|| Seldom::every(Duration::from_secs(10)));
                if let Some(more) = SELDOM.now() {
                    tracing::warn!(
                        table,
                        game,
                        code,
                        more,
                        "a match cannot be read: its table is shown, but nobody can play there. It is tried again with every visit"
                    );
                }
                return Err(error);
            }
            if state.body.record.is_none() {
                state.after_load(now);
            }
            self.sleeping = true;
        }
        if fresh {
            let pages = &self.pages;
            seating::note_absent(state, |guest| pages.here(guest), now);
            // Somebody else may have changed who may look.
            self.pages.review(state);
            self.commit_quietly(now).await;
        }
        Ok(())
    }

    /// Writes what has changed in memory; `true` if that failed and the very message was found on disk all the same. After a failure what is
    /// on disk counts: the table is read again.
    async fn commit(&mut self, now: Millis, token: Option<&str>) -> Result<bool, ApiError> {
        let Some(state) = &mut self.state else { return Err(ApiError::not_found(Code::NoSuchTable)) };
        let Some(commit) = state.commit(now, token)? else { return Ok(false) };
        let (before, entries) = (state.written, commit.entries.len());
        let Err(error) = self.house.store.commit(commit).await else {
            state.committed(now, token);
            meters().entries_written.increment(entries as u64);
            self.pages.review(state);
            return Ok(false);
        };
        self.state = None;
        // Somebody else has written to this record: whoever asked is late.
        let late = matches!(error, StoreError::Conflict { .. });
        let error = if late { ApiError::conflict(Code::Stale) } else { ApiError::from(error) };
        if self.reload().await.is_err() {
            return Err(error);
        }
        let done = match token {
            Some(token) => self.house.store.find_token(&self.id, token).await.is_ok_and(|n| n.is_some()),
            None => false,
        };
        if self.state.as_ref().is_some_and(|state| state.length() > before) {
            self.tell(Tell::Since(before)).await;
        }
        self.tell(Tell::Table).await;
        if done { Ok(true) } else { Err(error) }
    }

    /// Writes who is there and what was ordered, if that can be done now: nobody waits for it, and nothing is refused because of it.
    async fn commit_quietly(&mut self, now: Millis) {
        let Some(state) = &mut self.state else { return };
        let Ok(Some(commit)) = state.commit(now, None) else { return };
        match self.house.store.commit(commit).await {
            Ok(()) => state.committed(now, None),
            Err(error) => {
                tracing::debug!(table = %self.id, %error, "who is at a table could not be written; it goes along with the next write");
                // Somebody else has changed the table: it is read again with the next message.
                if matches!(error, StoreError::Conflict { .. } | StoreError::Changed { .. }) {
                    self.state = None;
                } else {
                    state.put_off();
                }
            }
        }
    }
}
