//! The `.tea` file: a match as a short text that replays exactly on any later version.
//!
//! A few header lines, a blank line, one entry per line, a blank line, the result. `docs/record-format.md` is the
//! full description. [`Record`] is the file as written; [`Record::replay`] makes a [`Match`] of it.

mod file;

use std::collections::BTreeMap;

use thiserror::Error;

use crate::data::sha256_hex;
use crate::fair::{FairDice, Salt, Seed};
use crate::{Data, Entry, Game, Held, Match, Outcome, Setup, Step};

/// A record as it stands in a file: well-formed, but not yet replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Id of the game.
    pub game: String,
    /// What the table agreed on.
    pub setup: Setup,
    /// Fingerprint of the board.
    pub fingerprint: String,
    /// The board itself, if it is not one that comes with the program.
    pub data: Option<String>,
    /// Names of seats, as far as known.
    pub names: BTreeMap<u8, String>,
    /// The hash of the seed, shown before the first salt.
    pub commitment: Option<String>,
    /// The salts, in seat order.
    pub salts: Vec<Salt>,
    /// The seed in hex, revealed after the end.
    pub seed: Option<String>,
    /// So many entries at the beginning were taken over from another match; the dice of this one did not draw them.
    pub taken: usize,
    /// Entries as text.
    pub entries: Vec<String>,
    /// The result as text.
    pub result: Option<String>,
    /// Checksum of all lines above it.
    pub sum: Option<String>,
    /// The line of each entry, for messages.
    entry_lines: Vec<usize>,
}

/// What kind of thing is wrong with a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum RecordFault {
    NoRecord,
    Newer,
    Header,
    Game,
    Board,
    Entry,
    Result,
    NoResult,
    Sum,
    Dice,
}

impl RecordFault {
    /// A code for programs; the words live in the catalogues.
    pub fn code(self) -> &'static str {
        match self {
            RecordFault::NoRecord => "record-not",
            RecordFault::Newer => "record-newer",
            RecordFault::Header => "record-header",
            RecordFault::Game => "record-game",
            RecordFault::Board => "record-board",
            RecordFault::Entry => "record-entry",
            RecordFault::Result => "record-result",
            RecordFault::NoResult => "record-no-result",
            RecordFault::Sum => "record-sum",
            RecordFault::Dice => "record-dice",
        }
    }
}

/// What is wrong with a record, and on which line (0: with the file as a whole).
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}{what}", if *.line == 0 { String::new() } else { format!("line {line}: ") })]
#[allow(missing_docs)]
pub struct RecordError {
    pub fault: RecordFault,
    pub line: usize,
    pub what: String,
}

impl RecordError {
    /// Something is wrong on this line.
    pub fn new(fault: RecordFault, line: usize, what: impl Into<String>) -> Self {
        RecordError { fault, line, what: what.into() }
    }
}

/// Seed and salts of a match whose draws can be verified.
#[derive(Clone, Debug)]
pub struct Fairness {
    /// The house's secret.
    pub seed: Seed,
    /// One salt for each seat.
    pub salts: Vec<Salt>,
}

impl Fairness {
    /// The dice they make.
    pub fn dice(&self) -> FairDice {
        FairDice::new(&self.seed, &self.salts)
    }
}

impl Record {
    /// The record of a match. The seed is written only once the match is over.
    pub fn of<G: Game>(played: &Match<G>, names: BTreeMap<u8, String>, fairness: Option<&Fairness>) -> Record {
        let data = played.game().data();
        let built_in = G::Data::built_in().iter().any(|b| same_board(b, data.id(), &data.fingerprint()));
        let over = played.outcome().is_some();
        let mut record = Record {
            game: G::ID.to_owned(),
            setup: played.setup().clone(),
            fingerprint: data.fingerprint(),
            data: (!built_in).then(|| data.file()),
            names: names.into_iter().map(|(seat, name)| (seat, clean_name(&name))).collect(),
            commitment: fairness.map(|f| f.seed.commitment()),
            salts: fairness.map(|f| f.salts.clone()).unwrap_or_default(),
            seed: fairness.filter(|_| over).map(|f| f.seed.reveal()),
            taken: played.taken(),
            entries: played.entries().iter().map(Entry::to_string).collect(),
            result: played.outcome().map(result_text),
            sum: None,
            entry_lines: Vec::new(),
        };
        record.sum = Some(record.checksum());
        record
    }

    /// How often something was taken back.
    pub fn undos(&self) -> usize {
        self.entries.iter().filter(|entry| crate::entry::is_undo(entry)).count()
    }

    /// Its entries but for those by which people and bots take turns at a seat, or people give up.
    pub fn steps(&self) -> usize {
        self.entries.iter().filter(|entry| !crate::entry::is_about_seats(entry)).count()
    }

    /// How often a bot has begun to play for a seat, of those the one at which that happened most often.
    pub fn stand_ins(&self) -> usize {
        let mut of_seats = BTreeMap::<&str, usize>::new();
        for seat in self.entries.iter().filter_map(|entry| crate::entry::stands_in_for(entry)) {
            *of_seats.entry(seat).or_default() += 1;
        }
        of_seats.into_values().max().unwrap_or(0)
    }

    /// The same record with these dice in its header.
    pub fn with_dice(mut self, commitment: Option<String>, salts: Vec<Salt>, seed: Option<String>) -> Record {
        (self.commitment, self.salts, self.seed) = (commitment, salts, seed);
        self.sum = Some(self.checksum());
        self
    }

    /// Replays the record. `boards` are the host's own boards, beside those that come with the program.
    pub fn replay<G: Game>(&self, boards: &[Held<G::Data>]) -> Result<Match<G>, RecordError> {
        self.replay_with(boards, |_, _, _| Ok(()))
    }

    /// Re-derives every draw of a finished game from the revealed seed.
    pub fn verify<G: Game>(&self, boards: &[Held<G::Data>]) -> Result<Match<G>, RecordError> {
        let whole = |what: &str| RecordError::new(RecordFault::Dice, 0, what);
        let seed =
            self.seed.as_deref().ok_or_else(|| whole("no seed: the draws can be verified after the end only"))?;
        let seed = Seed::parse(seed).map_err(|e| whole(&e.to_string()))?;
        if self.commitment.as_deref() != Some(&seed.commitment()) {
            return Err(whole("the seed does not match the commitment made before the game"));
        }
        if self.salts.len() != self.setup.players as usize {
            return Err(whole("a salt from each seat is needed"));
        }
        if self.sum.is_none() {
            return Err(whole("no checksum"));
        }
        let dice = FairDice::new(&seed, &self.salts);
        let played = self.replay_with::<G>(boards, |line, played, entry| {
            let Entry::Step(Step::Chance(written)) = entry else { return Ok(()) };
            if played.length() < self.taken {
                return Ok(());
            }
            let n = played.chances_written();
            let drawn = played.game().sample(&mut dice.stream(n));
            if drawn == *written {
                return Ok(());
            }
            Err(RecordError::new(
                RecordFault::Dice,
                line,
                format!(
                    "draw {n} should be {drawn:?}, not {written:?}",
                    drawn = drawn.to_string(),
                    written = written.to_string()
                ),
            ))
        })?;
        if played.outcome().is_none() {
            return Err(whole("the match is not over"));
        }
        Ok(played)
    }

    fn replay_with<G: Game>(
        &self,
        boards: &[Held<G::Data>],
        mut before: impl FnMut(usize, &Match<G>, &Entry<G::Move, G::Chance>) -> Result<(), RecordError>,
    ) -> Result<Match<G>, RecordError> {
        if self.game != G::ID {
            return Err(RecordError::new(
                RecordFault::Game,
                0,
                format!("this is a record of {}, not of {}", self.game, G::ID),
            ));
        }
        let data = self.find_data::<G>(boards)?;
        let played = Match::<G>::new(data, self.setup.clone());
        let played = played.map_err(|e| RecordError::new(RecordFault::Header, 0, e.to_string()))?;
        if self.taken > self.entries.len() {
            let what =
                format!("{} entries should be taken over, but there are only {}", self.taken, self.entries.len());
            return Err(RecordError::new(RecordFault::Header, 0, what));
        }
        let mut played = played.with_taken(self.taken);
        for (n, text) in self.entries.iter().enumerate() {
            let line = self.entry_lines.get(n).copied().unwrap_or(0);
            let at = |what: String| RecordError::new(RecordFault::Entry, line, what);
            let entry: Entry<G::Move, G::Chance> = text.parse().map_err(|e| at(format!("{e}")))?;
            // A draw is compared only where one is due; elsewhere `push` refuses it.
            if matches!(played.waiting(), crate::Waiting::Chance) {
                before(line, &played, &entry)?;
            }
            played.push(entry, &mut ()).map_err(|e| {
                let rule = match &e {
                    crate::Refused::Illegal(why) => format!(" by {}", crate::Violation::rule(why)),
                    _ => String::new(),
                };
                at(format!("{text:?} is refused{rule}: {e}"))
            })?;
        }
        let result = played.outcome().map(result_text);
        if result != self.result {
            let (fault, what) = match (&self.result, &result) {
                (None, Some(is)) => {
                    (RecordFault::NoResult, format!("the match is over, but this line is missing: result {is}"))
                }
                (Some(said), None) => {
                    (RecordFault::Result, format!("the match is not over, but the record has: result {said}"))
                }
                (said, is) => {
                    let text = |result: &Option<String>| result.clone().unwrap_or_default();
                    (RecordFault::Result, format!("the record has: {}; its moves come to: {}", text(said), text(is)))
                }
            };
            return Err(RecordError::new(fault, 0, what));
        }
        // Last, because whatever is wrong above has a better name than this.
        if self.sum.as_ref().is_some_and(|sum| *sum != self.checksum()) {
            return Err(RecordError::new(
                RecordFault::Sum,
                0,
                "the checksum does not match: a line was changed (leave the sum out if that was you)",
            ));
        }
        Ok(played)
    }

    fn find_data<G: Game>(&self, boards: &[Held<G::Data>]) -> Result<Held<G::Data>, RecordError> {
        let fits = |b: &Held<G::Data>| same_board::<G::Data>(b, &self.setup.board, &self.fingerprint);
        if let Some(text) = &self.data {
            let broken = |what: String| RecordError::new(RecordFault::Board, 0, what);
            let data = G::Data::read(text).map_err(|e| broken(format!("the embedded board is broken: {e}")))?;
            if !same_board(&data, &self.setup.board, &self.fingerprint) {
                return Err(broken("the embedded board does not match its id and fingerprint".to_owned()));
            }
            return Ok(data.share());
        }
        let all = || G::Data::built_in().iter().map(Held::from).chain(boards.iter().cloned());
        all().find(fits).ok_or_else(|| {
            let (id, print) = (&self.setup.board, &self.fingerprint);
            let other = all().find(|b| b.id() == id);
            let what = match other {
                Some(other) => format!(
                    "it was played on another board {id:?} (fingerprint {print}) than the one known here (fingerprint {})",
                    other.fingerprint()
                ),
                None => format!("no board {id:?} with fingerprint {print} is known, and the record embeds none"),
            };
            RecordError::new(RecordFault::Board, 0, what)
        })
    }

    /// SHA-256 over the canonical text without the checksum line.
    fn checksum(&self) -> String {
        sha256_hex(Record { sum: None, ..self.clone() }.to_string().as_bytes())
    }
}

fn same_board<D: Data>(board: &D, id: &str, fingerprint: &str) -> bool {
    board.id() == id && board.fingerprint() == fingerprint
}

/// Whether a name can stand on a line of a record: nothing that moves a cursor or turns text around.
pub(crate) fn is_name(name: &str) -> bool {
    let turns = |c: char| matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    !name.is_empty()
        && name.trim() == name
        && name.chars().count() <= 60
        && !name.chars().any(|c| c.is_control() || turns(c))
}

/// A name with everything left out that cannot stand in a record.
pub fn clean_name(name: &str) -> String {
    let clean: String = name.chars().filter(|c| is_name(&c.to_string()) || *c == ' ').take(60).collect();
    let clean = clean.trim();
    if clean.is_empty() { "-".to_owned() } else { clean.to_owned() }
}

fn result_text(outcome: &Outcome) -> String {
    let join = |numbers: Vec<String>| numbers.join(" ");
    let places = join(outcome.places.iter().map(u8::to_string).collect());
    let scores = join(outcome.scores.iter().map(i32::to_string).collect());
    format!("{} places {places} scores {scores}", outcome.reason)
}
