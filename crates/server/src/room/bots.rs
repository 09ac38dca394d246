//! Waking whoever answers by itself: a bot in the seat that is asked, or the order its person has left. The answer comes back as a message.

use std::time::Duration;

use teahouse_game::Seat;
use teahouse_wire::Json;
use tokio::sync::mpsc;

use super::message::{Envelope, Message};
use super::orders::Orders;
use super::play::bot_of;
use super::state::RoomState;
use crate::house::House;
use crate::telemetry::{meters, watched};
use crate::work::pool::Ticket;

/// When too many thoughts are waiting, the next try comes so much later.
const LATER: Duration = Duration::from_millis(200);
/// After a move that could not be written.
const AFTER_FAILURE: Duration = Duration::from_millis(500);

/// Lets whoever is asked think; the ticket cancels a thought that has not begun.
pub fn wake(house: &House, room: &RoomState, mailbox: &mpsc::WeakSender<Envelope>) -> Option<Ticket> {
    let (seat, table) = (room.asked()?, room.table.as_ref()?);
    let (at, pause) = (table.length(), house.settings.bot_pause);
    if let Some(mv) = Orders::speaks(room, seat) {
        send_later(mailbox, pause, at, seat, Some(vec![mv]));
        return None;
    }
    let seed = house.chance().guess(&room.body.commitment, at);
    let level = bot_of(room, seat)?;
    let (seat, thought) = table.think(level, seed)?;
    let thought = watched(room.game.id(), level, thought);
    // In turns among those who have opened tables: whoever has many waits for their own.
    let Some((ticket, answer)) = house.bots.submit(&room.body.host, thought) else {
        meters().bots_put_off.increment(1);
        send_later(mailbox, LATER, at, seat, None);
        return None;
    };
    let mailbox = mailbox.clone();
    tokio::spawn(async move {
        let (row, ()) = tokio::join!(answer, tokio::time::sleep(pause));
        send(&mailbox, at, seat, row.ok()).await;
    });
    Some(ticket)
}

/// Tries again later: the bot's move could not be written.
pub fn wake_later(mailbox: &mpsc::WeakSender<Envelope>, at: usize, seat: Seat) {
    send_later(mailbox, AFTER_FAILURE, at, seat, None);
}

fn send_later(mailbox: &mpsc::WeakSender<Envelope>, pause: Duration, at: usize, seat: Seat, row: Option<Vec<Json>>) {
    let mailbox = mailbox.clone();
    tokio::spawn(async move {
        tokio::time::sleep(pause).await;
        send(&mailbox, at, seat, row).await;
    });
}

/// Reminds the table of something a little later.
pub fn remind(mailbox: &mpsc::WeakSender<Envelope>, of: Message) {
    let mailbox = mailbox.clone();
    tokio::spawn(async move {
        tokio::time::sleep(LATER).await;
        if let Some(mailbox) = mailbox.upgrade() {
            let _ = mailbox.send(Box::new(of)).await;
        }
    });
}

/// A room that was put away meanwhile wakes its bot itself when it is opened again.
async fn send(mailbox: &mpsc::WeakSender<Envelope>, at: usize, seat: Seat, row: Option<Vec<Json>>) {
    if let Some(mailbox) = mailbox.upgrade() {
        let _ = mailbox.send(Box::new(Message::Thought { at, seat, row })).await;
    }
}
