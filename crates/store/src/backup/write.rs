//! From a database into a file: one moment of it, while others go on writing.

use std::io::Write;

use sha2::{Digest, Sha256};

use super::format::{
    ChatLine, Counts, Damaged, EndLine, EntryLine, FORMAT, GuestLine, Header, Line, Part, Scope, SeatLine, TableLine,
    hex,
};
use super::listing::{Listing, Rows};
use super::moment::{Moment, newest_schema};
use super::read::{Kept, KeptGuest};
use super::{BackupError, sound};
use crate::{EntryRow, Phase, Result, Shows, TableRow, now};

/// Writes the whole house, or only the tables named, with the program's `version` in the first line. Of a house, what is damaged is left
/// out and named in the file; whoever names a damaged table gets [`BackupError::Damaged`].
pub async fn write(
    moment: &mut Moment,
    tables: Option<&[String]>,
    version: &str,
    out: &mut impl Write,
) -> Result<Counts, BackupError> {
    let mut out = Summing::new(out);
    let scope = if tables.is_none() { Scope::House } else { Scope::Tables };
    let (program, made) = (version.to_owned(), now());
    out.line(&Header { format: FORMAT, schema: newest_schema(), program, made, scope, counts: None })?;
    match tables {
        None => write_house(moment, &mut out).await?,
        Some(ids) => write_some(moment, ids, &mut out).await?,
    }
    out.end()
}

/// Everything, each row read once. Guests come last: should the moment be lost on the way, everybody at a table that was read is still found.
async fn write_house(moment: &mut Moment, out: &mut Summing<'_, impl Write>) -> Result<(), BackupError> {
    let mut tables = Listing::of(Rows::Tables);
    loop {
        let page = tables.page(moment).await?;
        if page.is_empty() {
            break;
        }
        for id in page {
            match moment.sound_table(&id).await? {
                Ok(kept) => out.table(kept)?,
                Err(what) => out.damaged(Part::Table, id, what)?,
            }
        }
    }
    let mut guests = Listing::of(Rows::Guests);
    loop {
        let page = guests.page(moment).await?;
        if page.is_empty() {
            break;
        }
        for (id, guest) in moment.sound_guests(&page).await? {
            match guest.and_then(|guest| guest.ok_or_else(|| "cannot be found again".to_owned())) {
                Ok(guest) => out.guest(guest)?,
                Err(what) => out.damaged(Part::Guest, id, what)?,
            }
        }
    }
    for what in [tables.unlisted(), guests.unlisted()].into_iter().flatten() {
        out.damaged(Part::House, String::new(), what)?;
    }
    if moment.moved() {
        let what = "the disk failed while it was read: what comes after the damage is of a later moment than the rest";
        out.damaged(Part::House, String::new(), what.to_owned())?;
    }
    // Where nothing is to blame, rows that are there and were not found are the fault of an index.
    if out.counts.damaged == 0 {
        let what = match moment.counts().await {
            Ok(there) if there == out.counts => return Ok(()),
            Ok(there) => format!("{there:?} are there, {:?} are found", out.counts),
            Err(error) => format!("how much there is cannot be counted: {error}"),
        };
        out.damaged(Part::House, String::new(), format!("{what}: `teahouse doctor` looks for the cause"))?;
    }
    Ok(())
}

/// Some tables and whoever is named in them: without the hashes of anybody's cookie, without seeds of matches that go on.
async fn write_some(moment: &mut Moment, ids: &[String], out: &mut Summing<'_, impl Write>) -> Result<(), BackupError> {
    let mut ids = ids.to_vec();
    ids.sort();
    ids.dedup();
    let mut people = Vec::new();
    for id in ids {
        let mut kept = moment.table(&id).await?.ok_or_else(|| BackupError::NoTable(id.clone()))?;
        let damaged = |what| BackupError::Damaged(Damaged { part: Part::Table, id, what });
        sound::to_be_read(&kept).map_err(damaged)?;
        // What somebody may keep is counted by their own house.
        kept.opener = None;
        if kept.row.phase != Phase::Over {
            kept.seed = None;
        }
        people.extend(kept.seats.iter().map(|(_, guest)| guest.clone()));
        people.extend(kept.chat.iter().map(|line| line.guest.clone()));
        out.table(kept)?;
    }
    people.sort();
    people.dedup();
    for (id, guest) in moment.sound_guests(&people).await? {
        match guest {
            // Somebody whom the house has forgotten.
            Ok(None) => {}
            Ok(Some(guest)) => out.guest(KeptGuest { token_hash: None, ..guest })?,
            Err(what) => out.damaged(Part::Guest, id, what)?,
        }
    }
    Ok(())
}

/// Counts and adds up what is written.
pub(super) struct Summing<'a, W: Write> {
    out: &'a mut W,
    sum: Sha256,
    lines: u64,
    counts: Counts,
}

impl<'a, W: Write> Summing<'a, W> {
    pub fn new(out: &'a mut W) -> Summing<'a, W> {
        Summing { out, sum: Sha256::new(), lines: 0, counts: Counts::default() }
    }

    pub fn line(&mut self, line: &impl serde::Serialize) -> Result<(), BackupError> {
        let mut text = serde_json::to_string(line).map_err(std::io::Error::from)?;
        text.push('\n');
        self.sum.update(&text);
        self.lines += 1;
        Ok(self.out.write_all(text.as_bytes())?)
    }

    pub fn guest(&mut self, guest: KeptGuest) -> Result<(), BackupError> {
        let KeptGuest { id, name, token_hash, created, seen } = guest;
        self.counts.guests += 1;
        self.line(&Line::Guest(GuestLine { id, name, token_hash, created, seen }))
    }

    pub fn damaged(&mut self, part: Part, id: String, what: String) -> Result<(), BackupError> {
        self.counts.damaged += 1;
        self.line(&Line::Damaged(Damaged { part, id, what }))
    }

    pub fn table(&mut self, kept: Kept) -> Result<(), BackupError> {
        let Kept { row, seed, opener, seats, entries, chat } = kept;
        self.counts.tables += 1;
        self.counts.entries += entries.len() as i64;
        self.counts.chat += chat.len() as i64;
        self.line(&Line::Table(table_line(row)))?;
        seed.into_iter().try_for_each(|seed| self.line(&Line::Seed(seed)))?;
        opener.into_iter().try_for_each(|opener| self.line(&Line::Opener(opener)))?;
        seats.into_iter().try_for_each(|(seat, guest)| self.line(&Line::Seat(SeatLine { seat, guest })))?;
        let entry = |EntryRow { n, body, token, at }| Line::Entry(EntryLine { n, body, token, at });
        entries.into_iter().try_for_each(|row| self.line(&entry(row)))?;
        let said = |crate::ChatLine { n, guest, text, at }| Line::Chat(ChatLine { n, guest, text, at });
        chat.into_iter().try_for_each(|line| self.line(&said(line)))
    }

    /// The last line.
    pub fn end(mut self) -> Result<Counts, BackupError> {
        let (lines, sha256) = (self.lines, hex(self.sum.clone().finalize()));
        self.line(&Line::End(EndLine { counts: Some(self.counts), lines, sha256 }))?;
        self.out.flush()?;
        Ok(self.counts)
    }
}

fn table_line(row: TableRow) -> TableLine {
    let TableRow { id, game, phase, listed, body, board, version, created, touched, shows } = row;
    let Shows { entries, asked, since, result } = shows;
    let phase = phase.text().to_owned();
    TableLine { id, game, phase, listed, body, board, version, created, touched, entries, asked, since, result }
}
