//! What each kind of bad luck does.

use std::time::Duration;

use anyhow::{Context, Result, bail};
use teahouse_game::Dice;

use super::copies::Copies;
use super::fault::Fault;
use super::stage::Stage;
use crate::table::expect;

/// How long after it is up the house is killed, in milliseconds.
const LIFE: std::ops::RangeInclusive<u32> = 10..=400;

/// How far the clock jumps, in seconds: an hour, a day, a year and a bit, ten years; forwards and backwards.
const JUMPS: [i64; 8] = [3_600, -3_600, 86_400, -86_400, 34_560_000, -34_560_000, 315_360_000, -315_360_000];

impl Stage {
    /// Strikes once, at a random moment, and sees that play goes on.
    pub async fn strike(&mut self, fault: Fault) -> Result<()> {
        let life = LIFE.start() + self.dice.below(LIFE.end() - LIFE.start() + 1);
        tokio::time::sleep(Duration::from_millis(u64::from(life))).await;
        if self.house.has_ended() {
            bail!("the house ended by itself");
        }
        *self.report.faults.entry(fault.name()).or_default() += 1;
        match fault {
            Fault::Kill => {
                self.kill();
                self.start_again().await
            }
            Fault::PowerCut => self.copies().await,
            Fault::TornLog => self.torn().await,
            Fault::FullDisk => self.full_disk().await,
            Fault::ReadOnly => self.read_only().await,
            Fault::Clock => self.clock().await,
            Fault::HangUp => {
                self.database()?.hang_up()?;
                self.expect_to_go_on("PostgreSQL has hung up").await
            }
            Fault::DatabaseKill => {
                self.database()?.kill()?;
                let gone = u64::from(self.dice.below(300));
                tokio::time::sleep(Duration::from_millis(gone)).await;
                self.database()?.start_again()?;
                self.expect_to_go_on("PostgreSQL was killed").await
            }
        }
    }

    fn kill(&mut self) {
        self.house.kill();
        self.report.kills += 1;
    }

    fn database(&mut self) -> Result<&mut crate::postgres::Postgres> {
        self.postgres.as_mut().context("this needs PostgreSQL")
    }

    async fn copies(&mut self) -> Result<()> {
        let Stage { house, ledger, marks, judge, dice, .. } = self;
        let copies = Copies { house, ledger, marks, judge, dice }.power_cut().await?;
        self.report.copies += copies;
        Ok(())
    }

    async fn torn(&mut self) -> Result<()> {
        let Stage { house, ledger, marks, judge, dice, .. } = self;
        let copies = Copies { house, ledger, marks, judge, dice }.torn_log().await?;
        self.report.copies += copies;
        Ok(())
    }

    /// No room is left until somebody has been told so; every other time the house is killed meanwhile.
    async fn full_disk(&mut self) -> Result<()> {
        self.fill_disk()?;
        if !self.ledger.is_in_trouble().await {
            self.judge.unexpected.insert("the disk is full, but nobody was told".to_owned());
        }
        if self.dice.below(2) == 0 {
            self.kill();
            self.free_disk()?;
            self.start_again().await?;
        } else {
            self.free_disk()?;
        }
        self.expect_to_go_on("the disk was full").await
    }

    /// The disk that the data are on: that of the database, or of the house.
    fn fill_disk(&mut self) -> Result<()> {
        match &mut self.postgres {
            Some(postgres) => postgres.fill_disk(),
            None => self.house.fill_disk(),
        }
    }

    fn free_disk(&mut self) -> Result<()> {
        match &mut self.postgres {
            Some(postgres) => postgres.free_disk(),
            None => self.house.free_disk(),
        }
    }

    fn protect(&mut self, on: bool) -> Result<()> {
        match &mut self.postgres {
            Some(postgres) => postgres.protect(on),
            None => self.house.protect_disk(on),
        }
    }

    /// A house that may not write must not open, and must say why.
    async fn read_only(&mut self) -> Result<()> {
        self.kill();
        self.protect(true)?;
        match self.house.start().await {
            Ok(()) => {
                self.house.kill();
                self.judge.unexpected.insert("the house opened on files that may only be read".to_owned());
            }
            Err(error) if error.to_string().contains("read-only") => {}
            Err(error) => _ = self.judge.unexpected.insert(format!("on files that may only be read: {error:#}")),
        }
        self.protect(false)?;
        self.start_again().await?;
        self.expect_to_go_on("the disk was read-only").await
    }

    /// Whatever the clock says: nobody is forgotten, and everybody plays on.
    async fn clock(&mut self) -> Result<()> {
        let jump = JUMPS[self.dice.below(JUMPS.len() as u32) as usize];
        self.house.set_clock(jump)?;
        let after = format!("the clock jumped by {jump} s");
        self.expect_to_go_on(&after).await?;
        for played in self.ledger.tables() {
            for cookie in &played.people {
                let answer = self.house.site().ask("GET", "/api/v1/me", cookie, None).await?;
                let known = expect(&answer, "who am I").is_ok() && answer.cookie.is_none();
                if !known {
                    self.judge.unexpected.insert(format!("after {after} somebody is not known any more"));
                }
            }
        }
        Ok(())
    }
}
