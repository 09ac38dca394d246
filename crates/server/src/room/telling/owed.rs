//! No page stays blank: one that cannot be shown the match now (no thread has room for it, the store does not answer) is shown all of it a
//! little later, and nothing else of the match before; one that never can be is told why.

use axum::http::StatusCode;
use teahouse_wire::Code;

use crate::error::ApiError;
use crate::room::message::Message;
use crate::room::{Room, bots};

impl Room {
    /// A page gets the match from entry `seen` on.
    pub(in crate::room) async fn show_again(&mut self, socket: u64, seen: usize) {
        let Some(viewer) = self.pages.viewer(socket) else { return };
        match self.update_since(viewer, seen).await {
            Ok(update) => self.slow.extend(self.pages.show(socket, update)),
            Err(error) => self.put_off(socket, seen, &error),
        }
    }

    /// A page whose move came too late gets what it has not been told, and no more: what it says of its own past may be a lie, and a whole match is what a
    /// hello is for. One that has still to be shown the match gets it without asking.
    pub(in crate::room) async fn show_rest(&mut self, socket: u64) {
        let Some((viewer, told)) = self.pages.viewer(socket).zip(self.pages.told(socket)) else { return };
        match self.update_since(viewer, told).await {
            Ok(update) => self.slow.extend(self.pages.show_rest(socket, update)),
            Err(error) => self.put_off(socket, told, &error),
        }
    }

    /// It is time to try again.
    pub(in crate::room) async fn show_owed(&mut self) {
        self.owing = false;
        // As when somebody comes: nobody is told later what they know already.
        if self.read().await.is_ok() {
            self.catch_up().await;
        }
        // If it still cannot be done, the others need not try either.
        while !self.owing
            && let Some((socket, seen)) = self.pages.owed()
        {
            self.show_again(socket, seen).await;
        }
    }

    /// A page could not be shown the match from entry `from` on.
    pub(in crate::room) fn put_off(&mut self, socket: u64, from: usize, error: &ApiError) {
        match error.problem.code {
            // There is nothing to be shown.
            Code::NotStarted => self.pages.owe(socket, None),
            code if error.status == StatusCode::SERVICE_UNAVAILABLE
                || matches!(code, Code::Stale | Code::ChangedMeanwhile) =>
            {
                self.pages.owe(socket, Some(from));
                if !std::mem::replace(&mut self.owing, true) {
                    bots::remind(&self.mailbox, Message::ShowOwed);
                }
            }
            _ => {
                self.pages.owe(socket, None);
                self.pages.refuse(socket, error.clone());
            }
        }
    }
}
