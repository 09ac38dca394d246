//! Thousands of pages that only look: what each costs, and whether those who play notice.

use std::time::{Duration, Instant};

use anyhow::Result;
use futures_util::future::try_join_all;
use serde::Serialize;

use super::spread;
use crate::http::Site;
use crate::measure::{AT_ONCE, Plan, round, slots};
use crate::process::{raise_limit, usage};

/// For how long nothing happens, and then one table plays.
const WATCHED: Duration = Duration::from_secs(5);

/// What idle sockets cost.
#[derive(Clone, Debug, Serialize)]
#[allow(missing_docs)]
pub struct Idle {
    pub sockets: usize,
    pub tables: u32,
    pub connected_in_s: f64,
    /// Memory of the house with all tables open, before the first socket.
    pub rss_before_kib: Option<f64>,
    pub rss_with_sockets_kib: Option<f64>,
    pub rss_per_socket_kib: Option<f64>,
    /// CPU seconds in each second while nothing happens.
    pub idle_cpu_share: Option<f64>,
    /// Moves at one of the tables meanwhile.
    pub moves: usize,
    pub p50_ms: Option<f64>,
    pub p99_ms: Option<f64>,
}

/// Connects everybody at the plan's tables and lets one of them play.
pub async fn idle(site: &Site, pid: Option<u32>, plan: &Plan) -> Result<Idle> {
    raise_limit();
    let mut slots = slots(site, plan).await?;
    for some in slots.chunks_mut(AT_ONCE) {
        try_join_all(some.iter_mut().map(|slot| slot.gather())).await?;
    }
    let before = pid.and_then(usage);
    let start = Instant::now();
    for some in slots.chunks_mut(AT_ONCE) {
        try_join_all(some.iter_mut().map(|slot| slot.connect())).await?;
    }
    let connected = start.elapsed();
    let after = pid.and_then(usage);
    tokio::time::sleep(WATCHED).await;
    let still = pid.and_then(usage);
    let sockets = slots.len() * usize::from(plan.players);
    let mut times = Vec::new();
    let end = Instant::now() + WATCHED;
    while Instant::now() < end
        && let Some(millis) = slots[0].step().await?
    {
        times.push(millis);
    }
    let moves = times.len();
    let [p50_ms, p99_ms, _] = spread(times);
    let grown = before.zip(after).map(|(a, b)| (b.rss_kib - a.rss_kib) / sockets as f64);
    let cpu = after.zip(still).map(|(a, b)| (b.cpu_s - a.cpu_s) / WATCHED.as_secs_f64());
    Ok(Idle {
        sockets,
        tables: plan.tables,
        connected_in_s: round(connected.as_secs_f64(), 2),
        rss_before_kib: before.map(|u| u.rss_kib),
        rss_with_sockets_kib: after.map(|u| u.rss_kib),
        rss_per_socket_kib: grown.map(|kib| round(kib, 1)),
        idle_cpu_share: cpu.map(|share| round(share, 3)),
        moves,
        p50_ms,
        p99_ms,
    })
}
