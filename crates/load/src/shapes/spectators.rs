//! Many look on at one table: how long until the last of them has seen a move, and whether the players notice.

use std::time::{Duration, Instant};

use anyhow::Result;
use futures_util::future::try_join_all;
use serde::Serialize;
use teahouse_wire::ClientMessage;

use super::spread;
use crate::heard::{Heard, Kind};
use crate::http::Site;
use crate::measure::slot::Slot;
use crate::measure::{AT_ONCE, Plan};
use crate::process::raise_limit;
use crate::socket::Socket;
use crate::table;

impl Spectators {
    /// Everybody was let in.
    pub fn holds(&self) -> bool {
        self.spectators == self.asked_for as usize
    }
}

/// What spectators cost.
#[derive(Clone, Debug, Serialize)]
#[allow(missing_docs)]
pub struct Spectators {
    pub asked_for: u32,
    /// Those who were let in.
    pub spectators: usize,
    pub moves: usize,
    /// From the mover's send to the mover's receipt of the new state.
    pub mover_p50_ms: Option<f64>,
    pub mover_p99_ms: Option<f64>,
    /// To the receipt of the last who looks on.
    pub last_p50_ms: Option<f64>,
    pub last_p99_ms: Option<f64>,
}

/// Plays at one table with so many who look on.
pub async fn spectators(site: &Site, plan: &Plan, count: u32) -> Result<Spectators> {
    raise_limit();
    let mut slot = Slot::new(site, plan, 0).await?;
    slot.open().await?;
    let mut sockets = Vec::new();
    for first in (0..count).step_by(AT_ONCE) {
        let some = (first..count.min(first + AT_ONCE as u32)).map(|_| look_on(site, slot.table()));
        sockets.extend(try_join_all(some).await?.into_iter().flatten());
    }
    let (mut mover, mut last) = (Vec::new(), Vec::new());
    let end = Instant::now() + Duration::from_secs_f64(plan.seconds);
    while Instant::now() < end {
        let start = Instant::now();
        let Some(millis) = slot.step().await? else { break };
        let entries = slot.entries();
        try_join_all(sockets.iter_mut().map(|socket| hear(socket, entries))).await?;
        mover.push(millis);
        last.push(start.elapsed().as_secs_f32() * 1e3);
    }
    let moves = mover.len();
    let ([mover_p50_ms, mover_p99_ms, _], [last_p50_ms, last_p99_ms, _]) = (spread(mover), spread(last));
    let spectators = sockets.len();
    Ok(Spectators { asked_for: count, spectators, moves, mover_p50_ms, mover_p99_ms, last_p50_ms, last_p99_ms })
}

/// Somebody new who looks on; `None` if they are not let in.
async fn look_on(site: &Site, id: &str) -> Result<Option<Socket>> {
    let cookie = table::guest(site).await?;
    let mut socket = Socket::open(site, id, &cookie).await?;
    socket.say(&ClientMessage::Hello { seen: 0, seat: None, curtain: false }).await?;
    loop {
        let text = socket.hear().await?;
        match Heard::read(&text).map_err(|e| anyhow::anyhow!(e))?.kind {
            Kind::State => return Ok(Some(socket)),
            Kind::Refused => return Ok(None),
            _ => {}
        }
    }
}

/// Until it has seen so many entries.
async fn hear(socket: &mut Socket, entries: u32) -> Result<()> {
    loop {
        let text = socket.hear().await?;
        let heard = Heard::read(&text).map_err(|e| anyhow::anyhow!(e))?;
        if heard.kind == Kind::State && heard.entries >= entries {
            return Ok(());
        }
    }
}
