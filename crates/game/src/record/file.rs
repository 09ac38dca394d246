//! Reading and writing the lines of a `.tea` file.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use super::{Record, RecordError, RecordFault};
use crate::fair::Salt;
use crate::{MAX_SEATS, Setup};

const FIRST_LINE: &str = "teahouse-record 1";

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FIRST_LINE}")?;
        writeln!(f, "game {} {}", self.game, self.setup.rules)?;
        writeln!(f, "players {}", self.setup.players)?;
        writeln!(f, "board {} {}", self.setup.board, self.fingerprint)?;
        for (key, value) in [("data", &self.data), ("commit", &self.commitment), ("seed", &self.seed)] {
            if let Some(value) = value {
                writeln!(f, "{key} {value}")?;
            }
        }
        if self.taken > 0 {
            writeln!(f, "taken {}", self.taken)?;
        }
        for (name, value) in &self.setup.options {
            writeln!(f, "option {name} {value}")?;
        }
        for (seat, name) in &self.names {
            writeln!(f, "name {seat} {name}")?;
        }
        for (seat, salt) in self.salts.iter().enumerate() {
            writeln!(f, "salt {seat} {}", salt.as_str())?;
        }
        writeln!(f)?;
        for entry in &self.entries {
            writeln!(f, "{entry}")?;
        }
        writeln!(f)?;
        if let Some(result) = &self.result {
            writeln!(f, "result {result}")?;
        }
        if let Some(sum) = &self.sum {
            writeln!(f, "sum {sum}")?;
        }
        Ok(())
    }
}

/// The beginning of a text, for messages.
fn short(text: &str) -> String {
    let mut start: String = text.chars().take(60).collect();
    if start.len() < text.len() {
        start.push('…');
    }
    start
}

/// The header lines met so far.
#[derive(Default)]
struct Header {
    single: BTreeMap<&'static str, String>,
    options: BTreeMap<String, String>,
    names: BTreeMap<u8, String>,
    salts: Vec<Salt>,
}

const SINGLE: [&str; 7] = ["game", "players", "board", "data", "commit", "seed", "taken"];

impl Header {
    fn add(&mut self, line: &str) -> Result<(), String> {
        let (key, value) = line.split_once(' ').ok_or_else(|| format!("{:?} is no header line", short(line)))?;
        if let Some(known) = SINGLE.iter().find(|k| **k == key) {
            let before = self.single.insert(known, value.to_owned());
            return if before.is_none() { Ok(()) } else { Err(format!("{key} is said twice")) };
        }
        let (first, rest) = value.split_once(' ').ok_or_else(|| format!("{:?} is no header line", short(line)))?;
        let seat = || match first.parse::<u8>() {
            Ok(n) if (n as usize) < MAX_SEATS && first.len() == 1 => Ok(n),
            _ => Err(format!("{:?} is no seat", short(first))),
        };
        match key {
            "option" => match self.options.insert(first.to_owned(), rest.to_owned()) {
                None => Ok(()),
                Some(_) => Err(format!("option {first} is said twice")),
            },
            "name" if !super::is_name(rest) => {
                Err("a name has 1 to 60 characters, none of them control characters".to_owned())
            }
            "name" => match self.names.insert(seat()?, rest.to_owned()) {
                None => Ok(()),
                Some(_) => Err(format!("seat {first} is named twice")),
            },
            "salt" => {
                if seat()? as usize != self.salts.len() {
                    return Err("salts come in seat order".to_owned());
                }
                self.salts.push(Salt::new(rest).map_err(|e| e.to_string())?);
                Ok(())
            }
            _ => Err(format!("{:?} is no header word", short(key))),
        }
    }

    fn take(&mut self, key: &'static str) -> Result<String, String> {
        self.single.remove(key).ok_or_else(|| format!("the header has no {key} line"))
    }

    fn finish(mut self) -> Result<Record, String> {
        let pair = |text: String, what: &str| match text.split_once(' ') {
            Some((a, b)) => Ok((a.to_owned(), b.to_owned())),
            None => Err(format!("the {what} line needs two words")),
        };
        let number = |text: &str, what: &str| match text.parse::<u16>() {
            Ok(n) if n.to_string() == text => Ok(n),
            _ => Err(format!("{:?} is no {what}", short(text))),
        };
        let (game, rules) = pair(self.take("game")?, "game")?;
        let (board, fingerprint) = pair(self.take("board")?, "board")?;
        let players = number(&self.take("players")?, "number of players")?;
        let players = u8::try_from(players).map_err(|_| format!("{players} is no number of players"))?;
        if let Some(seat) = self.names.keys().find(|seat| **seat >= players) {
            return Err(format!("there is no seat {seat} to name"));
        }
        let taken = self.single.remove("taken").map_or(Ok(0), |n| number(&n, "number of entries"))?;
        let setup = Setup { rules: number(&rules, "version of the rules")?, players, board, options: self.options };
        Ok(Record {
            game,
            setup,
            fingerprint,
            data: self.single.remove("data"),
            names: self.names,
            commitment: self.single.remove("commit"),
            salts: self.salts,
            seed: self.single.remove("seed"),
            taken: usize::from(taken),
            entries: Vec::new(),
            result: None,
            sum: None,
            entry_lines: Vec::new(),
        })
    }
}

/// Header, entries, result: the parts are parted by blank lines.
enum Part {
    Header(Header),
    Entries(Record),
    End(Record),
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        // Some editors put a mark at the head of every UTF-8 file.
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        // Some systems end lines with \r\n; of the last one only half may be there.
        let lines = text.lines().map(|line| line.trim_end_matches('\r'));
        let mut lines = lines.enumerate().filter(|(_, line)| !line.starts_with('#'));
        match lines.next() {
            Some((_, FIRST_LINE)) => {}
            Some((n, line)) if line.starts_with("teahouse-record ") => {
                return Err(RecordError::new(
                    RecordFault::Newer,
                    n + 1,
                    format!("{:?} was written by a newer Teahouse; this one reads {FIRST_LINE:?}", short(line)),
                ));
            }
            _ => {
                return Err(RecordError::new(
                    RecordFault::NoRecord,
                    1,
                    format!("this is no Teahouse record: it should begin with {FIRST_LINE:?}"),
                ));
            }
        }
        let mut part = Part::Header(Header::default());
        for (n, line) in lines {
            let at = |what: String| RecordError::new(RecordFault::Header, n + 1, what);
            part = match part {
                Part::Header(header) if line.is_empty() => Part::Entries(header.finish().map_err(at)?),
                Part::Header(mut header) => {
                    header.add(line).map_err(at)?;
                    Part::Header(header)
                }
                Part::Entries(record) if line.is_empty() => Part::End(record),
                Part::Entries(mut record) => {
                    record.entries.push(line.to_owned());
                    record.entry_lines.push(n + 1);
                    Part::Entries(record)
                }
                Part::End(mut record) => {
                    let slot = match line.split_once(' ') {
                        Some(("result", rest)) if record.result.is_none() && record.sum.is_none() => {
                            (&mut record.result, rest)
                        }
                        Some(("sum", rest)) if record.sum.is_none() => (&mut record.sum, rest),
                        _ => return Err(at(format!("{:?} does not belong after the entries", short(line)))),
                    };
                    *slot.0 = Some(slot.1.to_owned());
                    Part::End(record)
                }
            };
        }
        match part {
            Part::Header(_) => Err(RecordError::new(RecordFault::Header, 0, "the file ends within the header")),
            Part::Entries(record) | Part::End(record) => Ok(record),
        }
    }
}
