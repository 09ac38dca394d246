//! Everybody's connection breaks, and everybody comes back at once: after a restart, or when a network was gone for a moment.

use std::time::Instant;

use anyhow::Result;
use futures_util::future::{join_all, try_join_all};
use serde::Serialize;

use super::spread;
use crate::http::Site;
use crate::measure::{AT_ONCE, Plan, round, slots};
use crate::process::{raise_limit, usage};

/// Moves that were made at each table before.
const MOVES: u32 = 6;
/// How often everybody comes back.
const TIMES: u32 = 3;

/// How long it takes until everybody is served.
#[derive(Clone, Debug, Serialize)]
#[allow(missing_docs)]
pub struct Storm {
    pub tables: u32,
    pub pages: usize,
    /// How often all of them came back.
    pub times: u32,
    /// Until all pages of a table had its state.
    pub p50_ms: Option<f64>,
    pub p99_ms: Option<f64>,
    /// Until all pages of all tables had it.
    pub all_served_ms: Vec<f64>,
    pub server_cpu_s: Option<f64>,
    /// Tables whose pages did not get it.
    pub errors: usize,
}

/// Lets everybody at the plan's tables come back at once.
pub async fn storm(site: &Site, pid: Option<u32>, plan: &Plan) -> Result<Storm> {
    raise_limit();
    let mut slots = slots(site, plan).await?;
    for some in slots.chunks_mut(AT_ONCE) {
        try_join_all(some.iter_mut().map(async |slot| {
            slot.open().await?;
            for _ in 0..MOVES {
                slot.step().await?;
            }
            Ok::<(), anyhow::Error>(())
        }))
        .await?;
    }
    let before = pid.and_then(usage);
    let (mut times, mut all_served_ms, mut errors) = (Vec::new(), Vec::new(), 0);
    for _ in 0..TIMES {
        slots.iter_mut().for_each(|slot| slot.disconnect());
        let start = Instant::now();
        let served = join_all(
            slots.iter_mut().map(async |slot| slot.connect().await.map(|()| start.elapsed().as_secs_f32() * 1e3)),
        )
        .await;
        all_served_ms.push(round(start.elapsed().as_secs_f64() * 1e3, 0));
        errors += served.iter().filter(|served| served.is_err()).count();
        times.extend(served.into_iter().flatten());
    }
    let after = pid.and_then(usage);
    let [p50_ms, p99_ms, _] = spread(times);
    Ok(Storm {
        tables: plan.tables,
        pages: slots.len() * usize::from(plan.players),
        times: TIMES,
        p50_ms,
        p99_ms,
        all_served_ms,
        server_cpu_s: before.zip(after).map(|(a, b)| round(b.cpu_s - a.cpu_s, 2)),
        errors,
    })
}
