//! Kills and restarts the house while people play, then holds what they wrote down against what the house says.

use std::collections::BTreeSet;
use std::time::Duration;

use anyhow::{Result, bail};
use serde::Serialize;
use teahouse_game::{Dice, FastDice};
use tokio::sync::watch;
use tokio::task::JoinSet;

use super::check::{Findings, check};
use super::seats::{self, Evening, Played};
use super::truth;
use crate::house::OwnHouse;

/// How long after it is up the house is killed, in milliseconds.
const LIFE: std::ops::RangeInclusive<u32> = 10..=400;
/// One broken promise is enough to look for; a list of thousands helps nobody.
const MOST_FINDINGS: usize = 40;
/// After the last restart people go on for a while.
const AFTER: Duration = Duration::from_millis(400);

/// What to play, and how often to kill.
#[derive(Clone, Debug)]
pub struct CrashPlan {
    /// Kills.
    pub kills: u32,
    /// Tables that are played at the same time.
    pub tables: u32,
    /// Id of the game.
    pub game: String,
    /// Seats of each table.
    pub players: u8,
    /// Chooses moves and the moments of the kills.
    pub seed: u64,
}

/// What came out.
#[derive(Clone, Debug, Default, Serialize)]
#[allow(missing_docs)]
pub struct CrashReport {
    pub kills: u32,
    pub restarts: u32,
    pub tables: usize,
    /// Moves answered with `done`.
    pub acknowledged: usize,
    /// Messages sent a second time.
    pub resent: u32,
    /// Moves that were under way when the house was killed.
    pub interrupted: u32,
    /// Those of them that were on disk although nobody had been told.
    pub kept_unheard: u32,
    /// States and events compared with what was shown at another time, or with the record.
    pub compared: u64,
    pub records_verified: usize,
    pub lost: usize,
    pub doubled: usize,
    pub changed: usize,
    /// Answers that should not have come, records that do not hold.
    pub unexpected: usize,
    /// The first of these in words.
    pub findings: Vec<String>,
}

impl CrashReport {
    /// Whether the house kept its word.
    pub fn holds(&self) -> bool {
        self.lost + self.doubled + self.changed + self.unexpected == 0
    }
}

/// Runs the crash test on a house that is up.
pub async fn run(house: &mut OwnHouse, plan: &CrashPlan) -> Result<CrashReport> {
    let (tell, stop) = watch::channel(false);
    let mut tasks = JoinSet::new();
    for number in 0..plan.tables {
        tasks.spawn(seats::play(house.site().clone(), plan.clone(), number, stop.clone()));
    }
    let mut report = CrashReport::default();
    let mut dice = FastDice::new(plan.seed);
    for _ in 0..plan.kills {
        let life = LIFE.start() + dice.below(LIFE.end() - LIFE.start() + 1);
        tokio::time::sleep(Duration::from_millis(u64::from(life))).await;
        if house.has_ended() {
            bail!("the house ended by itself");
        }
        house.kill();
        report.kills += 1;
        house.start().await?;
        report.restarts += 1;
    }
    tokio::time::sleep(AFTER).await;
    let _ = tell.send(true);
    let mut all = Evening::default();
    while let Some(evening) = tasks.join_next().await {
        let evening = evening?;
        all.tables.extend(evening.tables);
        all.odd.extend(evening.odd);
    }
    judge(house, all, &mut report).await;
    Ok(report)
}

/// Asks for every table and compares.
async fn judge(house: &OwnHouse, all: Evening, report: &mut CrashReport) {
    let mut findings = Findings::default();
    let mut unexpected: BTreeSet<String> = all.odd.into_iter().collect();
    report.tables = all.tables.len();
    for played in &all.tables {
        let journals = &played.journals;
        report.acknowledged += journals.iter().flat_map(|j| &j.sent).filter(|s| s.answers > 0).count();
        report.resent += journals.iter().flat_map(|j| &j.sent).map(|s| s.times.saturating_sub(1)).sum::<u32>();
        report.interrupted += journals.iter().map(|j| j.interrupted).sum::<u32>();
        report.kept_unheard += journals.iter().map(|j| j.kept_unheard).sum::<u32>();
        unexpected.extend(journals.iter().flat_map(|j| j.odd.clone()));
        match judge_one(house, played, &mut findings).await {
            Ok(()) => report.records_verified += 1,
            Err(error) => _ = unexpected.insert(format!("{error:#}")),
        }
    }
    report.compared = findings.compared;
    report.lost = findings.lost.len();
    report.doubled = findings.doubled.len();
    report.changed = findings.changed.len();
    report.unexpected = unexpected.len();
    let named = |kind: &'static str, set: BTreeSet<String>| set.into_iter().map(move |what| format!("{kind}: {what}"));
    report.findings.extend(named("lost", findings.lost));
    report.findings.extend(named("doubled", findings.doubled));
    report.findings.extend(named("changed", findings.changed));
    report.findings.extend(named("unexpected", unexpected));
    report.findings.truncate(MOST_FINDINGS);
}

/// First as it stands, since a match that goes on has no record to show; then the whole.
async fn judge_one(house: &OwnHouse, played: &Played, findings: &mut Findings) -> Result<()> {
    let (mut seen, over) = truth::as_seen(house.site(), played).await?;
    check(&played.id, &played.journals, &seen, findings);
    if !over {
        truth::finish(house.site(), played).await?;
        seen = truth::as_seen(house.site(), played).await?.0;
    }
    truth::add_record(house.site(), played, &mut seen).await?;
    check(&played.id, &played.journals, &seen, findings);
    Ok(())
}
