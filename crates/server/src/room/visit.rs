//! Pages come, say something, and go.

use std::sync::Arc;
use std::time::Instant;

use teahouse_store::Guest;
use teahouse_wire::{self as wire, Code, ServerMessage};

use super::Room;
use super::message::{Reply, Request, Wish, Work};
use super::play::Play;
use super::seating::Seating;
use super::telling::{Sending, admit, eyes};
use crate::error::ApiError;
use crate::house::House;
use crate::socket::Outbox;
use crate::work::blocking::Share;

impl Room {
    /// A page is connected: it gets the table and, if the match is on, what happened since it last looked.
    pub(super) async fn join(
        &mut self,
        socket: u64,
        guest: &Guest,
        wish: Wish,
        seen: usize,
        out: &Arc<Outbox>,
    ) -> Result<(), ApiError> {
        // A table whose match cannot be read is shown all the same.
        if let Err(error) = self.read().await
            && self.state.is_none()
        {
            return Err(error);
        }
        let Some(state) = &self.state else { return Err(ApiError::not_found(Code::NoSuchTable)) };
        let viewer = eyes(state, guest, wish)?;
        let sits = |guest: &str| state.body.seat_of(guest, None).is_some();
        let others = self.pages.lookers().filter(|page| page.socket != socket);
        let near = |page: u64| self.pages.is_near(page, out);
        let admitted = admit(&others.collect::<Vec<_>>(), &guest.id, &sits, &near)?;
        let sits = sits(&guest.id);
        if let Some(oldest) = admitted {
            self.pages.close(oldest, ApiError::conflict(Code::TooManyPages));
            self.pages.remove(oldest);
        }
        // Whoever comes now is shown everything: the others must not be told later what this one knows already.
        self.catch_up().await;
        // Of those who only look a table says nothing: they may come and go as often as they like.
        let first = sits && !self.pages.here(&guest.id);
        self.telling.forget(socket);
        self.pages.add(socket, guest.clone(), wish, viewer, out.clone());
        let _ = self.decided(guest, |room, call| Seating(room, call).came()).await;
        self.send([if first { Sending::Table } else { Sending::TableTo(socket) }]).await;
        self.show(socket, seen).await;
        Ok(())
    }

    /// What a page says over its socket. `done` goes out together with the new state, so that one packet carries both.
    pub(super) async fn said(
        &mut self,
        socket: u64,
        guest: Guest,
        message: wire::ClientMessage,
        out: &Arc<Outbox>,
        came: Instant,
    ) {
        match message {
            // Joins are messages of their own, and so is what is said.
            wire::ClientMessage::Hello { .. } | wire::ClientMessage::Chat(_) => {}
            wire::ClientMessage::Move(ask) => {
                let token = ask.token.clone();
                // Late moves and hellos are counted as one.
                let late = self.state.as_ref().is_some_and(|state| Play::is_late(state, &ask));
                let may_ask = !late || out.may_ask_again();
                match self.request(&guest, Request::Move { ask, may_ask }).await {
                    Ok(Reply::Done(done)) => {
                        out.tell(&ServerMessage::Done { token, done });
                        self.clock(came);
                    }
                    Ok(_) => {}
                    Err(error) => {
                        let stale = error.problem.code == Code::Stale;
                        out.refuse(Some(token), error);
                        // A stale move gets the fresh state, with the eyes the page has now, not those of the mover.
                        if stale {
                            self.show_rest(socket).await;
                        }
                    }
                }
            }
            wire::ClientMessage::Preview { token, ask } => match self.request(&guest, Request::Preview(ask)).await {
                Ok(Reply::Later(work)) => {
                    _ = tokio::spawn(preview(self.house.clone(), guest, token, work, out.clone()))
                }
                Ok(_) => {}
                Err(error) => _ = out.refuse(Some(token), error),
            },
        }
    }

    /// A page is gone.
    pub(super) async fn gone(&mut self, socket: u64) {
        self.telling.forget(socket);
        if let Some(guest) = self.pages.remove(socket) {
            let _ = self.decided(&guest, |room, call| Seating(room, call).went()).await;
        }
    }

    /// Pages that do not keep up are let go; they will come back.
    pub(super) async fn let_go(&mut self) {
        while let Some(socket) = self.slow.pop() {
            self.gone(socket).await;
        }
    }
}

/// Works a preview out and sends it.
async fn preview(house: House, guest: Guest, token: String, work: Work, out: Arc<Outbox>) {
    match house.blocking.work(Share::Preview, &guest.id, work.0).await {
        Ok(Ok(Reply::Previewed(previewed))) => _ = out.tell(&ServerMessage::Preview { token, previewed }),
        Ok(Ok(_)) => {}
        Ok(Err(error)) | Err(error) => _ = out.refuse(Some(token), error),
    }
}
