//! Lets bad things happen to a house while people play, then holds what they wrote down against what the house says.

use std::path::Path;
use std::time::Duration;

use anyhow::Result;
use tokio::sync::watch;
use tokio::task::JoinSet;

use super::fault::Fault;
use super::report::CrashReport;
use super::seats::Hall;
use super::stage::Stage;
use crate::house::DATABASE;

/// After the last fault people go on for a while.
const AFTER: Duration = Duration::from_millis(400);

/// What to play, and what happens.
#[derive(Clone, Debug)]
pub struct CrashPlan {
    /// What happens, in turns.
    pub faults: Vec<Fault>,
    /// How often, all together.
    pub times: u32,
    /// On PostgreSQL, with everything on that makes it durable; else on SQLite.
    pub postgres: bool,
    /// Tables that are played at the same time.
    pub tables: u32,
    /// Ids of games, each with the seats of its tables.
    pub games: Vec<(String, u8)>,
    /// Chooses moves and moments.
    pub seed: u64,
}

impl CrashPlan {
    pub(crate) fn has(&self, what: impl Fn(Fault) -> bool) -> bool {
        self.faults.iter().any(|fault| what(*fault))
    }

    /// Whether the house may have to say that it cannot write now.
    pub(crate) fn has_trouble(&self) -> bool {
        self.has(Fault::is_trouble)
    }
}

/// Runs the crash test on a house of its own, started from `program` inside `dir`.
pub async fn run(program: &Path, dir: &Path, plan: &CrashPlan) -> Result<CrashReport> {
    let mut stage = Stage::set(program, dir, plan).await?;
    let (tell, stop) = watch::channel(false);
    let hall = Hall { site: stage.house.site().clone(), plan: plan.clone(), ledger: stage.ledger.clone(), stop };
    let mut tasks = JoinSet::new();
    for number in 0..plan.tables {
        tasks.spawn(hall.clone().play(number));
    }
    tasks.spawn(hall.bring());
    let mut observers = JoinSet::new();
    if plan.has(Fault::copies) {
        let log = stage.house.data().join(format!("{DATABASE}-wal"));
        observers.spawn(stage.marks.clone().keep(log));
    }
    for n in 0..plan.times {
        stage.strike(plan.faults[n as usize % plan.faults.len()]).await?;
    }
    tokio::time::sleep(AFTER).await;
    let _ = tell.send(true);
    while let Some(done) = tasks.join_next().await {
        done?;
    }
    // Its database stays: it goes with the stage.
    let Stage { mut house, ledger, mut judge, mut report, .. } = stage;
    judge.house(house.site(), &ledger, &mut report).await;
    house.close()?;
    judge.examine(&house)?;
    report.troubles = ledger.troubles();
    judge.close(&mut report);
    Ok(report)
}
