//! Holds what people wrote down against what a house says: the one they played in, or one on a copy of its files.

use std::collections::BTreeSet;

use anyhow::Result;
use futures_util::future::join_all;

use super::check::{Findings, check};
use super::journal::{Journal, Tick};
use super::ledger::{Ledger, Played, open};
use super::records::Brought;
use super::report::CrashReport;
use super::truth;
use crate::house::OwnHouse;
use crate::http::Site;

/// One broken promise is enough to look for; a list of thousands helps nobody.
const MOST_FINDINGS: usize = 40;
/// Tables of a copy, and records, that are asked for at the same time.
const AT_ONCE: usize = 4;

/// What was found so far.
#[derive(Default)]
pub(crate) struct Judge {
    pub findings: Findings,
    pub unexpected: BTreeSet<String>,
    /// Acknowledged moves that were looked for in copies.
    pub looked_for: usize,
}

impl Judge {
    /// Asks the house itself for every table, to the end.
    pub async fn house(&mut self, site: &Site, ledger: &Ledger, report: &mut CrashReport) {
        self.unexpected.extend(ledger.odd());
        let tables = ledger.tables();
        report.tables = tables.len();
        for played in &tables {
            let journals: Vec<Journal> = played.journals.iter().map(|journal| open(journal).clone()).collect();
            count(&journals, report);
            self.unexpected.extend(journals.iter().flat_map(|j| j.odd.clone()));
            match self.whole(site, played, &journals).await {
                Ok(game) => {
                    report.records_verified += 1;
                    *report.games.entry(game).or_default() += 1;
                }
                Err(error) => _ = self.unexpected.insert(format!("{error:#}")),
            }
        }
        let records = ledger.records();
        report.brought = records.len();
        self.records(site, &records, "in the end").await;
    }

    /// Asks for records that were brought.
    async fn records(&mut self, site: &Site, records: &[Brought], when: &str) {
        for some in records.chunks(AT_ONCE) {
            let given = join_all(some.iter().map(|brought| brought.is_given_back(site))).await;
            for (brought, given) in some.iter().zip(given) {
                let what = format!("the record brought as table {} ({when})", brought.table);
                self.findings.compared += 1;
                match given {
                    Ok(true) => {}
                    Ok(false) => _ = self.findings.changed.insert(what),
                    Err(error) => _ = self.findings.lost.insert(format!("{what}: {error:#}")),
                }
            }
        }
    }

    /// Lets the program look at the data of a house that has closed: nothing in it may be there by halves.
    pub fn examine(&mut self, house: &OwnHouse) -> Result<()> {
        self.unexpected.extend(house.examine()?);
        Ok(())
    }

    /// First as it stands, since a match that goes on has no record to show; then the whole.
    async fn whole(&mut self, site: &Site, played: &Played, journals: &[Journal]) -> Result<String> {
        let (mut seen, over) = truth::as_seen(site, played).await?;
        check(&played.id, journals, &seen, &mut self.findings);
        if !over {
            truth::finish(site, played).await?;
            seen = truth::as_seen(site, played).await?.0;
        }
        let game = truth::add_record(site, played, journals, &mut seen).await?;
        check(&played.id, journals, &seen, &mut self.findings);
        Ok(game)
    }

    /// Asks a house on a copy for what was known at a moment: all of it must be there.
    pub async fn copy(&mut self, site: &Site, ledger: &Ledger, moment: Tick, what: &str) {
        let tables: Vec<Played> = ledger.tables().into_iter().filter(|played| played.since <= moment).collect();
        for some in tables.chunks(AT_ONCE) {
            let seen = join_all(some.iter().map(|played| truth::as_seen(site, played))).await;
            for (played, seen) in some.iter().zip(seen) {
                let journals = played.as_of(moment);
                self.looked_for += journals.iter().flat_map(|j| &j.sent).filter(|s| s.answers > 0).count();
                match seen {
                    Ok((seen, _)) => check(&format!("{} ({what})", played.id), &journals, &seen, &mut self.findings),
                    Err(error) => _ = self.unexpected.insert(format!("{what}: {error:#}")),
                }
            }
        }
        let records: Vec<Brought> = ledger.records().into_iter().filter(|brought| brought.since <= moment).collect();
        self.records(site, &records, what).await;
    }

    /// Writes down what was found.
    pub fn close(self, report: &mut CrashReport) {
        let Judge { findings, unexpected, looked_for } = self;
        report.looked_for = looked_for;
        report.compared = findings.compared;
        report.lost = findings.lost.len();
        report.doubled = findings.doubled.len();
        report.changed = findings.changed.len();
        report.unexpected = unexpected.len();
        let named =
            |kind: &'static str, set: BTreeSet<String>| set.into_iter().map(move |what| format!("{kind}: {what}"));
        report.findings.extend(named("lost", findings.lost));
        report.findings.extend(named("doubled", findings.doubled));
        report.findings.extend(named("changed", findings.changed));
        report.findings.extend(named("unexpected", unexpected));
        report.findings.truncate(MOST_FINDINGS);
    }
}

fn count(journals: &[Journal], report: &mut CrashReport) {
    for journal in journals {
        let answered = || journal.sent.iter().filter(|s| s.answers > 0);
        report.acknowledged += answered().count();
        report.rows += answered().filter(|s| s.moves.len() > 1).count();
        report.taken_back += journal.undos.iter().filter(|undo| undo.agreed.is_some()).count();
        report.orders += journal.orders.iter().filter(|order| order.agreed.is_some()).count();
        report.resent += journal.sent.iter().map(|s| s.times.saturating_sub(1)).sum::<u32>();
        report.interrupted += journal.interrupted;
        report.kept_unheard += journal.kept_unheard;
    }
}
