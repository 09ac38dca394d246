//! What a fault has to do with: the house, its database and disk, and those who play in it.

use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, Result};
use teahouse_game::FastDice;

use super::director::CrashPlan;
use super::judge::Judge;
use super::ledger::Ledger;
use super::marks::Marks;
use super::report::CrashReport;
use crate::house::{Kind, OwnHouse};
use crate::postgres::Postgres;

/// All that is on the stage. What is declared first goes first: the house before its database.
pub(crate) struct Stage {
    pub house: OwnHouse,
    pub postgres: Option<Postgres>,
    pub ledger: Arc<Ledger>,
    pub marks: Marks,
    pub judge: Judge,
    pub report: CrashReport,
    pub dice: FastDice,
}

impl Stage {
    pub async fn set(program: &Path, dir: &Path, plan: &CrashPlan) -> Result<Stage> {
        let full = plan.has(|fault| fault == super::Fault::FullDisk);
        let postgres = if plan.postgres { Some(Postgres::start(full).context("PostgreSQL")?) } else { None };
        let kind = Kind {
            database: postgres.as_ref().map(Postgres::url),
            own_clock: plan.has(|fault| fault == super::Fault::Clock),
            own_disk: !plan.postgres && plan.has(|fault| fault.needs_disk()),
            limited: false,
        };
        let house = OwnHouse::open(program, dir, kind).await?;
        Ok(Stage {
            house,
            postgres,
            ledger: Arc::default(),
            marks: Marks::default(),
            judge: Judge::default(),
            report: CrashReport::default(),
            dice: FastDice::new(plan.seed),
        })
    }

    /// Starts a house that was killed.
    pub async fn start_again(&mut self) -> Result<()> {
        self.house.start().await?;
        self.report.restarts += 1;
        Ok(())
    }

    /// Everybody must be able to play on.
    pub async fn expect_to_go_on(&mut self, after: &str) -> Result<()> {
        if self.house.has_ended() {
            // A house that has lost its database may close: then its host starts it again.
            self.start_again().await?;
        }
        if !self.ledger.goes_on().await {
            self.judge.unexpected.insert(format!("after {after} no move is acknowledged any more"));
        }
        Ok(())
    }
}
