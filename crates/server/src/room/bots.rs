//! Waking whoever answers by itself: a bot in the seat that is asked, or the order its person has left. The answer comes back as a message.

use std::time::{Duration, Instant};

use teahouse_game::Seat;
use tokio::sync::mpsc;

use super::budget::Budget;
use super::message::{Envelope, Message};
use super::orders::Orders;
use super::play::bot_of;
use super::state::RoomState;
use crate::house::House;
use crate::telemetry::{meters, watched};
use crate::work::pool::{Cancelled, Ticket};

/// When too many thoughts are waiting, the next try comes so much later.
const LATER: Duration = Duration::from_millis(200);
/// After a move that could not be written.
const AFTER_FAILURE: Duration = Duration::from_millis(500);

/// Lets whoever is asked think, as long as the turn's budget lasts. The ticket cancels the thought: one that has not begun never does,
/// one that is under way ends before its next walk.
pub fn wake(house: &House, room: &RoomState, budget: &Budget, mailbox: &mpsc::WeakSender<Envelope>) -> Option<Ticket> {
    let (seat, table) = (room.asked()?, room.table.as_ref()?);
    let (at, pause) = (table.length(), house.settings.bot_pause);
    if let Some(mv) = Orders::speaks(room, seat) {
        send_later(mailbox, pause, Message::Thought { at, seat, row: Some(vec![mv]), took: Duration::ZERO });
        return None;
    }
    let seed = house.chance().guess(&room.body.commitment, at);
    let level = bot_of(room, seat)?;
    let (seat, thought) = table.think(level, seed, room.body.series.is_some())?;
    let left = budget.left(level);
    let thought = watched(room.game.id(), level, move |cancelled: Cancelled| {
        let begun = Instant::now();
        let row = thought(&|| cancelled.is_set() || begun.elapsed() >= left);
        (row, begun.elapsed())
    });
    // In turns among those who have opened tables: whoever has many waits for their own.
    let Some((ticket, answer)) = house.bots.submit(&room.body.host, thought) else {
        meters().bots_put_off.increment(1);
        send_later(mailbox, LATER, try_again(at, seat));
        return None;
    };
    let mailbox = mailbox.clone();
    tokio::spawn(async move {
        let (answer, ()) = tokio::join!(answer, tokio::time::sleep(pause));
        let thought = answer
            .map_or_else(|_| try_again(at, seat), |(row, took)| Message::Thought { at, seat, row: Some(row), took });
        send(&mailbox, thought).await;
    });
    Some(ticket)
}

fn try_again(at: usize, seat: Seat) -> Message {
    Message::Thought { at, seat, row: None, took: Duration::ZERO }
}

/// Tries again later: the bot's move could not be written.
pub fn wake_later(mailbox: &mpsc::WeakSender<Envelope>, at: usize, seat: Seat) {
    send_later(mailbox, AFTER_FAILURE, try_again(at, seat));
}

/// Reminds the table of something a little later.
pub fn remind(mailbox: &mpsc::WeakSender<Envelope>, of: Message) {
    send_later(mailbox, LATER, of);
}

fn send_later(mailbox: &mpsc::WeakSender<Envelope>, pause: Duration, message: Message) {
    let mailbox = mailbox.clone();
    tokio::spawn(async move {
        tokio::time::sleep(pause).await;
        send(&mailbox, message).await;
    });
}

/// A room that was put away meanwhile wakes its bot itself when it is opened again.
async fn send(mailbox: &mpsc::WeakSender<Envelope>, message: Message) {
    if let Some(mailbox) = mailbox.upgrade() {
        let _ = mailbox.send(Box::new(message)).await;
    }
}
