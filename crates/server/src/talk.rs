//! A line of chat. How fast somebody talks is looked at before their table hears of it, and the line is written while the table goes on:
//! those who talk never keep those who play waiting.

use std::net::IpAddr;

use axum::http::StatusCode;
use teahouse_store::Guest;
use teahouse_wire::{ChatAsk, ChatLine, Code};
use tokio::sync::oneshot;

use crate::error::ApiError;
use crate::house::House;
use crate::room::{Message, Reply, chat_line};
use crate::rooms::post;

impl House {
    /// Says something at a table.
    pub(crate) async fn talk(
        &self,
        table: &str,
        guest: &Guest,
        from: Option<IpAddr>,
        line: ChatAsk,
    ) -> Result<ChatLine, ApiError> {
        self.limits.chat(&guest.id, from).map_err(ApiError::too_fast)?;
        let busy = || ApiError::new(StatusCode::SERVICE_UNAVAILABLE, Code::TableBusy);
        let room = self.room(table).await?;
        let (reply, answer) = oneshot::channel();
        let ask = Message::Talk { guest: guest.clone(), line, reply };
        post(&room, ask).await?;
        let Reply::MaySay(text) = answer.await.map_err(|_| busy())?? else { return Err(busy()) };
        let line = self.store.add_chat(table, &guest.id, &text).await?;
        // A socket knows its guest as they were called when it was opened; whoever reads the chat later reads the name of today.
        let name = self.store.guest(&guest.id).await.ok().flatten().map_or_else(|| guest.name.clone(), |now| now.name);
        let line = chat_line(line, name);
        // Should the table have closed meanwhile, nobody has a page of it.
        let _ = room.send(Box::new(Message::Said(line.clone()))).await;
        Ok(line)
    }
}
