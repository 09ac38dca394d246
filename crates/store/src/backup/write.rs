//! From a database into a file: one moment of it, while others go on writing.

use std::collections::BTreeMap;
use std::io::Write;

use sha2::{Digest, Sha256};

use super::format::{
    ChatLine, Counts, Damaged, EndLine, EntryLine, FORMAT, GuestLine, Header, Line, Scope, SeatLine, TableLine, hex,
};
use super::moment::{Moment, newest_schema};
use super::read::{Kept, KeptGuest};
use super::{BackupError, sound};
use crate::{EntryRow, Phase, Result, Shows, StoreError, TableRow, now};

/// Writes the whole house, or only the tables named, with the program's `version` in the first line. Of a house, tables that are
/// damaged are left out and named in the file; whoever names one gets [`BackupError::Damaged`].
pub async fn write(
    moment: &mut Moment,
    tables: Option<&[String]>,
    version: &str,
    out: &mut impl Write,
) -> Result<Counts, BackupError> {
    let mut out = Summing { out, sum: Sha256::new(), lines: 0 };
    let header = |scope, counts| Header {
        format: FORMAT,
        schema: newest_schema(),
        program: version.to_owned(),
        made: now(),
        scope,
        counts,
    };
    let counts = match tables {
        None => {
            let (counts, damaged) = survey(moment).await?;
            out.line(&header(Scope::House, counts))?;
            let mut after = String::new();
            loop {
                let page = moment.guests(&after).await?;
                let Some(last) = page.last() else { break };
                after.clone_from(&last.id);
                page.into_iter().try_for_each(|guest| out.line(&Line::Guest(guest_line(guest))))?;
            }
            let mut after = String::new();
            loop {
                let page = moment.tables(&after).await?;
                let Some(last) = page.last() else { break };
                after.clone_from(last);
                for id in page {
                    if let Some(what) = damaged.get(&id) {
                        out.line(&Line::Damaged(Damaged { id, what: what.clone() }))?;
                        continue;
                    }
                    let kept = moment.table(&id).await?.ok_or(BackupError::NoTable(id))?;
                    write_table(&mut out, kept)?;
                }
            }
            counts
        }
        Some(ids) => {
            let (kept, guests) = some_tables(moment, ids).await?;
            let counts = Counts {
                guests: guests.len() as i64,
                tables: kept.len() as i64,
                entries: kept.iter().map(|kept| kept.entries.len() as i64).sum(),
                chat: kept.iter().map(|kept| kept.chat.len() as i64).sum(),
                damaged: 0,
            };
            out.line(&header(Scope::Tables, counts))?;
            guests.into_iter().try_for_each(|guest| out.line(&Line::Guest(guest_line(guest))))?;
            kept.into_iter().try_for_each(|kept| write_table(&mut out, kept))?;
            counts
        }
    };
    let end = EndLine { lines: out.lines, sha256: hex(out.sum.clone().finalize()) };
    out.line(&Line::End(end))?;
    out.out.flush()?;
    Ok(counts)
}

/// What there is to save, and which tables are damaged, with what is wrong with them. Everything is read for that, because the first
/// line announces what follows.
async fn survey(moment: &mut Moment) -> Result<(Counts, BTreeMap<String, String>), BackupError> {
    let guests = moment.count("SELECT COUNT(*) FROM guests").await?;
    let (mut counts, mut damaged) = (Counts { guests, ..Counts::default() }, BTreeMap::new());
    let mut after = String::new();
    loop {
        let page = moment.tables(&after).await?;
        let Some(last) = page.last() else { break };
        after.clone_from(last);
        for id in page {
            match moment.sound_table(&id).await? {
                Ok(kept) => {
                    counts.tables += 1;
                    counts.entries += kept.entries.len() as i64;
                    counts.chat += kept.chat.len() as i64;
                }
                Err(what) => _ = damaged.insert(id, what),
            }
        }
    }
    counts.damaged = damaged.len() as i64;
    // Where no table is to blame, rows that are there and are not found are the fault of an index: that is no backup.
    if damaged.is_empty() {
        let there = moment.counts().await?;
        if there != counts {
            let what = format!("{there:?} are there, {counts:?} are found: `teahouse doctor` looks for the cause");
            return Err(StoreError::Database(what).into());
        }
    }
    Ok((counts, damaged))
}

/// Some tables and whoever is named in them: without the hashes of anybody's cookie, without seeds of matches that go on.
async fn some_tables(moment: &mut Moment, ids: &[String]) -> Result<(Vec<Kept>, Vec<KeptGuest>), BackupError> {
    let mut ids = ids.to_vec();
    ids.sort();
    ids.dedup();
    let (mut all, mut people) = (Vec::new(), Vec::new());
    for id in &ids {
        let mut kept = moment.table(id).await?.ok_or_else(|| BackupError::NoTable(id.clone()))?;
        let damaged = |what| BackupError::Damaged(Damaged { id: id.clone(), what });
        sound::to_be_read(&kept).map_err(damaged)?;
        // What somebody may keep is counted by their own house.
        kept.opener = None;
        if kept.row.phase != Phase::Over {
            kept.seed = None;
        }
        people.extend(kept.seats.iter().map(|(_, guest)| guest.clone()));
        people.extend(kept.chat.iter().map(|line| line.guest.clone()));
        all.push(kept);
    }
    people.sort();
    people.dedup();
    let mut guests = moment.guests_named(&people).await?;
    guests.iter_mut().for_each(|guest| guest.token_hash = None);
    Ok((all, guests))
}

fn write_table(out: &mut Summing<impl Write>, kept: Kept) -> Result<(), BackupError> {
    let Kept { row, seed, opener, seats, entries, chat } = kept;
    let TableRow { id, game, phase, listed, body, version, created, touched, shows } = row;
    let Shows { entries: length, asked, since, result } = shows;
    out.line(&Line::Table(TableLine {
        id,
        game,
        phase: phase.text().to_owned(),
        listed,
        body,
        version,
        created,
        touched,
        entries: length,
        asked,
        since,
        result,
    }))?;
    seed.into_iter().try_for_each(|seed| out.line(&Line::Seed(seed)))?;
    opener.into_iter().try_for_each(|opener| out.line(&Line::Opener(opener)))?;
    seats.into_iter().try_for_each(|(seat, guest)| out.line(&Line::Seat(SeatLine { seat, guest })))?;
    let entry = |EntryRow { n, body, token, at }| Line::Entry(EntryLine { n, body, token, at });
    entries.into_iter().try_for_each(|row| out.line(&entry(row)))?;
    let said = |crate::ChatLine { n, guest, text, at }| Line::Chat(ChatLine { n, guest, text, at });
    chat.into_iter().try_for_each(|line| out.line(&said(line)))
}

fn guest_line(guest: KeptGuest) -> GuestLine {
    let KeptGuest { id, name, token_hash, created, seen } = guest;
    GuestLine { id, name, token_hash, created, seen }
}

/// Counts lines and adds up what is written.
struct Summing<'a, W: Write> {
    out: &'a mut W,
    sum: Sha256,
    lines: u64,
}

impl<W: Write> Summing<'_, W> {
    fn line(&mut self, line: &impl serde::Serialize) -> Result<(), BackupError> {
        let mut text = serde_json::to_string(line).map_err(std::io::Error::from)?;
        text.push('\n');
        self.sum.update(&text);
        self.lines += 1;
        Ok(self.out.write_all(text.as_bytes())?)
    }
}
