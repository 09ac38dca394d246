//! Reading a file: line by line, with every check that needs no rules. What comes out was written so, or it does not come out.

use std::io::{BufRead, Read};

use sha2::{Digest, Sha256};

use super::BackupError;
use super::format::{Counts, Damaged, EndLine, FORMAT, Header, Line, Opened, hex};
use crate::{ChatLine, EntryRow, Millis, Phase, Shows, TableRow, check_texts};

/// No row is longer: a table's body with a host's board has a few hundred kilobytes at most.
const LONGEST: u64 = 64 * 1024 * 1024;

/// A guest, as kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptGuest {
    /// Never changes.
    pub id: String,
    /// What the others call them.
    pub name: String,
    /// The hash of their cookie; files with some tables only do not have it.
    pub token_hash: Option<String>,
    /// When they first came.
    pub created: Millis,
    /// When they were last here, to the day.
    pub seen: Millis,
}

/// A table with everything that belongs to it. Snapshots do not: they are made again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// The table.
    pub row: TableRow,
    /// The seed of its dice; files with some tables only do not have it before the end.
    pub seed: Option<String>,
    /// Who has opened it, if that is known; files with some tables only do not have it.
    pub opener: Option<Opened>,
    /// Who sits where.
    pub seats: Vec<(u8, String)>,
    /// Its record.
    pub entries: Vec<EntryRow>,
    /// What was said.
    pub chat: Vec<ChatLine>,
}

/// What comes out of a file.
#[allow(clippy::large_enum_variant)]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Item {
    /// Somebody.
    Guest(KeptGuest),
    /// A table.
    Table(Kept),
    /// What could not be saved.
    Damaged(Damaged),
}

/// What a whole file was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Its first line.
    pub header: Header,
    /// What was in it.
    pub counts: Counts,
}

/// Reads a file from its beginning to its end.
pub struct Reader<R> {
    from: R,
    header: Header,
    counts: Counts,
    sum: Sha256,
    lines: u64,
    /// The line that was read when a table ended.
    next: Option<Line>,
    ended: bool,
}

impl<R: BufRead> Reader<R> {
    /// Reads the first line.
    pub fn new(from: R) -> Result<Reader<R>, BackupError> {
        #[derive(serde::Deserialize)]
        struct First {
            #[serde(rename = "teahouse-backup")]
            format: u32,
        }
        let none = Header {
            format: FORMAT,
            schema: 0,
            program: String::new(),
            made: 0,
            scope: super::Scope::House,
            counts: None,
        };
        let counts = Counts::default();
        let mut reader = Reader { from, header: none, counts, sum: Sha256::new(), lines: 0, next: None, ended: false };
        let text = reader.text().map_err(|error| match error {
            BackupError::File(_) => error,
            _ => BackupError::NotABackup,
        })?;
        let first: First = serde_json::from_str(&text).map_err(|_| BackupError::NotABackup)?;
        if first.format > FORMAT {
            return Err(BackupError::NewerFormat { format: first.format, known: FORMAT });
        }
        reader.header = serde_json::from_str(&text).map_err(|e| reader.bad(e))?;
        reader.sum.update(&text);
        Ok(reader)
    }

    /// The first line.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The next table or guest; `None` after the last line, if it and everything before it were right.
    pub fn item(&mut self) -> Result<Option<Item>, BackupError> {
        let Some(line) = self.take_line()? else { return Ok(None) };
        match line {
            Line::Guest(guest) => {
                self.counts.guests += 1;
                let super::format::GuestLine { id, name, token_hash, created, seen } = guest;
                self.clean([id.as_str(), &name, token_hash.as_deref().unwrap_or_default()])?;
                Ok(Some(Item::Guest(KeptGuest { id, name, token_hash, created, seen })))
            }
            Line::Table(table) => {
                let kept = self.table(table)?;
                self.counts.tables += 1;
                self.counts.entries += kept.entries.len() as i64;
                self.counts.chat += kept.chat.len() as i64;
                Ok(Some(Item::Table(kept)))
            }
            Line::Damaged(damaged) => {
                self.counts.damaged += 1;
                Ok(Some(Item::Damaged(damaged)))
            }
            Line::End(end) => self.end(&end).map(|()| None),
            Line::Seed(_) | Line::Opener(_) | Line::Seat(_) | Line::Entry(_) | Line::Chat(_) => {
                Err(self.bad("it belongs to no table"))
            }
        }
    }

    /// Reads to the end and says what was there.
    pub fn finish(mut self) -> Result<Summary, BackupError> {
        while !self.ended {
            self.item()?;
        }
        Ok(Summary { header: self.header, counts: self.counts })
    }

    fn table(&mut self, line: super::format::TableLine) -> Result<Kept, BackupError> {
        let phase = Phase::read(&line.phase).ok_or_else(|| self.bad(format!("there is no phase {:?}", line.phase)))?;
        let shows = Shows { entries: line.entries, asked: line.asked, since: line.since, result: line.result };
        let row = TableRow {
            id: line.id,
            game: line.game,
            phase,
            listed: line.listed,
            body: line.body,
            board: line.board,
            version: line.version,
            created: line.created,
            touched: line.touched,
            shows,
        };
        let may_lack = [&row.board, &row.shows.result].map(|text| text.as_deref().unwrap_or_default());
        self.clean([row.id.as_str(), &row.game, &row.body].into_iter().chain(may_lack))?;
        let (seats, entries, chat) = (Vec::new(), Vec::new(), Vec::new());
        let mut kept = Kept { row, seed: None, opener: None, seats, entries, chat };
        loop {
            match self.take_line()? {
                Some(Line::Seed(seed)) if kept.seed.is_none() => {
                    self.clean([seed.as_str()])?;
                    kept.seed = Some(seed);
                }
                Some(Line::Seed(_)) => return Err(self.bad("a second seed")),
                Some(Line::Opener(opener)) if kept.opener.is_none() => {
                    self.clean([opener.guest.as_str()])?;
                    kept.opener = Some(opener);
                }
                Some(Line::Opener(_)) => return Err(self.bad("a second one who has opened it")),
                Some(Line::Seat(seat)) => {
                    self.clean([seat.guest.as_str()])?;
                    if kept.seats.iter().any(|(taken, _)| *taken == seat.seat) {
                        return Err(self.bad(format!("seat {} is there twice", seat.seat)));
                    }
                    kept.seats.push((seat.seat, seat.guest));
                }
                Some(Line::Entry(entry)) => {
                    self.clean([entry.body.as_str(), entry.token.as_deref().unwrap_or_default()])?;
                    if entry.n != kept.entries.len() as i64 {
                        let what = format!("entry {} where {} was due", entry.n, kept.entries.len());
                        return Err(self.bad(format!("table {}: {what}", kept.row.id)));
                    }
                    kept.entries.push(EntryRow { n: entry.n, body: entry.body, token: entry.token, at: entry.at });
                }
                Some(Line::Chat(said)) => {
                    self.clean([said.guest.as_str(), &said.text])?;
                    if kept.chat.last().is_some_and(|last| last.n >= said.n) {
                        return Err(self.bad(format!("table {}: chat is out of order", kept.row.id)));
                    }
                    kept.chat.push(ChatLine { n: said.n, guest: said.guest, text: said.text, at: said.at });
                }
                other @ (Some(Line::Guest(_) | Line::Table(_) | Line::Damaged(_) | Line::End(_)) | None) => {
                    self.next = other;
                    return Ok(kept);
                }
            }
        }
    }

    fn end(&mut self, end: &EndLine) -> Result<(), BackupError> {
        self.ended = true;
        if end.sha256 != hex(self.sum.clone().finalize()) {
            return Err(BackupError::Checksum);
        }
        // Whatever number is written there: this line is one of those that were read.
        if end.lines != self.lines - 1 {
            return Err(self.bad(format!("there should be {} lines before the last one", end.lines)));
        }
        let announced = end.counts.or(self.header.counts).unwrap_or_default();
        if self.counts != announced {
            return Err(self.bad(format!("{announced:?} were announced, {:?} are here", self.counts)));
        }
        let mut more = [0];
        if self.from.read(&mut more)? > 0 {
            return Err(self.bad("something follows the last line"));
        }
        Ok(())
    }

    /// The line that was put back, or the next one; `None` once the last one was read.
    fn take_line(&mut self) -> Result<Option<Line>, BackupError> {
        if self.ended {
            return Ok(None);
        }
        if let Some(line) = self.next.take() {
            return Ok(Some(line));
        }
        let text = self.text()?;
        let line: Line = serde_json::from_str(&text).map_err(|e| self.bad(e))?;
        if !matches!(line, Line::End(_)) {
            self.sum.update(&text);
        }
        Ok(Some(line))
    }

    fn text(&mut self) -> Result<String, BackupError> {
        let mut bytes = Vec::new();
        self.from.by_ref().take(LONGEST).read_until(b'\n', &mut bytes)?;
        if bytes.last() != Some(&b'\n') {
            return Err(BackupError::Torn { line: self.lines });
        }
        self.lines += 1;
        String::from_utf8(bytes).map_err(|_| self.bad("it is no text"))
    }

    fn clean<'a>(&self, texts: impl IntoIterator<Item = &'a str>) -> Result<(), BackupError> {
        check_texts(texts).map_err(|error| self.bad(error))
    }

    fn bad(&self, what: impl std::fmt::Display) -> BackupError {
        BackupError::Bad { line: self.lines, what: what.to_string() }
    }
}
