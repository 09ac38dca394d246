//! A match whose game is not known to the caller: text and JSON in and out.

use std::collections::BTreeMap;
use std::convert::Infallible;

use teahouse_bots::{Level, Stop};
use teahouse_game::record::{Fairness, Record};
use teahouse_game::{Dice, Obeyed, Outcome, Phrase, Refused, Seat, Setup, TextPart, UndoRight, Viewer};
use teahouse_wire::{self as wire, Course, Draw, Json, Previewed, State, Told, Update};

/// What a table waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableAsk {
    /// A seat, with the code of the question.
    Seat(Seat, String),
    /// A result of chance.
    Chance,
    /// Nothing.
    Over,
}

/// Why something was refused.
#[derive(Clone, Debug, PartialEq)]
pub enum Refusal {
    /// The text is no move of this game.
    NotAMove(String),
    /// A rule forbids it.
    Rule {
        /// Its clause.
        rule: String,
        /// Why, as the game's type `Illegal`.
        illegal: Json,
        /// The same as a sentence to be said.
        phrase: Phrase,
    },
    /// Somebody else would be asked before the last move of a row.
    NotAsked,
    /// Not now.
    NotNow(Refused<Infallible>),
}

/// A bot's work, to be done on any thread: it holds a view, never a state, and gives a row of moves as soon as it is told to stop
/// ([`teahouse_bots::never()`] if nobody does).
pub type Thought = Box<dyn FnOnce(Stop<'_>) -> Vec<Json> + Send>;

/// A match of any game.
pub trait Table: Send + Sync {
    /// What the table agreed on.
    fn setup(&self) -> &Setup;
    /// What is waited for.
    fn asks(&self) -> TableAsk;
    /// The result, once it is over.
    fn outcome(&self) -> Option<Outcome>;
    /// Legal moves of the asked seat as text.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// All that `to` knows.
    fn view(&self, to: Viewer) -> Json;
    /// The match as `to` may see it now, with what was told; without the viewer's standing order, which the room knows.
    fn state(&self, to: Viewer, told: Vec<Told>) -> State;
    /// The same in parts, of which those that everybody may see are written once.
    fn update(&self, to: Viewer, told: Vec<Told>) -> Update;
    /// What `to` knows, as text.
    fn text(&self, to: Viewer) -> Vec<TextPart>;
    /// Plays a move that is written as text.
    fn play(&mut self, seat: Seat, mv: &str) -> Result<(), Refusal>;
    /// Plays several moves as one: all of them, or none. Neither fate nor another seat may come in between.
    fn play_row(&mut self, seat: Seat, moves: &[Json]) -> Result<(), Refusal>;
    /// What a row of moves would do, told from the seat's view alone, up to the first result of chance or of hidden things.
    fn preview(&self, seat: Seat, moves: &[Json], seed: u64) -> Result<Previewed, Refusal>;
    /// Draws what fate has to decide.
    fn draw(&mut self, dice: &mut dyn Dice) -> Result<(), Refusal>;
    /// The thinking of a bot for the seat that is asked; `None` if no seat is. What was promised for a series counts in one only.
    fn think(&self, level: Level, seed: u64, in_series: bool) -> Option<(Seat, Thought)>;
    /// What a standing order of a seat says now.
    fn obey(&self, seat: Seat, order: &Json) -> Obeyed<Json>;
    /// What it said before the first of the [`Table::news`].
    fn obeyed(&self, seat: Seat, order: &Json) -> Obeyed<Json>;
    /// Takes back a seat's last move.
    fn undo(&mut self, seat: Seat, consent: bool) -> Result<(), Refusal>;
    /// Whether a seat may take its move back.
    fn undo_right(&self, seat: Seat) -> UndoRight;
    /// The first entry that would go if a seat took back its last move.
    fn undone_from(&self, seat: Seat) -> Option<usize>;
    /// A seat gives up.
    fn resign(&mut self, seat: Seat) -> Result<(), Refusal>;
    /// Who gave up.
    fn quitters(&self) -> &[Seat];
    /// A bot takes a seat.
    fn stand_in(&mut self, seat: Seat, level: Level) -> Result<(), Refusal>;
    /// The person takes the seat back.
    fn hand_back(&mut self, seat: Seat) -> Result<(), Refusal>;
    /// The level of the bot that plays for a seat.
    fn stands_in(&self, seat: Seat) -> Option<Level>;
    /// Results of chance ever written: the stream the next one reads.
    fn chances_written(&self) -> u64;
    /// Entries ever written.
    fn length(&self) -> usize;
    /// Entries it does not hold, because it was opened from a snapshot.
    fn held_from(&self) -> usize;
    /// The entries it holds from number `from` on, as text.
    fn entries(&self, from: usize) -> Vec<String>;
    /// What happened since the last [`Table::forget_news`], as `to` may see it.
    fn news(&self, to: Viewer) -> Vec<Told>;
    /// The same as sentences.
    fn said(&self, to: Viewer) -> Vec<Phrase>;
    /// Everybody has been told.
    fn forget_news(&mut self);
    /// The first entry among them.
    fn news_from(&self) -> Option<usize>;
    /// The same from entry `from` on, found by replaying: long for a long match.
    fn told(&self, from: usize, to: Viewer) -> Vec<Told>;
    /// A copy without news, to be worked with elsewhere while this one is played on.
    fn copy(&self) -> Box<dyn Table>;
    /// The match without its history, as JSON.
    fn snapshot(&self) -> String;
    /// At most `count` moments of the match from the one after `from` entries on, as `to` may see them. Nobody is offered moves in them.
    fn moments(&self, from: usize, count: usize, to: Viewer) -> Vec<State>;
    /// How the match went; for one that is over.
    fn course(&self) -> Course;
    /// What the dice of this match have drawn; for one that is over.
    fn draws(&self) -> Vec<Draw>;
    /// The steps that lead to the position after `at` entries, as entries of a new match; `None` if the match was over
    /// there.
    fn line(&self, at: usize) -> Option<Vec<String>>;
    /// Results of chance among the entries that were taken over from another match.
    fn taken_draws(&self) -> usize;
    /// Carries out a given result of chance: for scenarios.
    fn fate(&mut self, chance: &str) -> Result<(), Refusal>;
    /// The file of the board, as one line of JSON.
    fn board(&self) -> String;
    /// The record so far; the seed only once it is over.
    fn record(&self, names: BTreeMap<u8, String>, fairness: Option<&Fairness>) -> Record;
}

/// A seat as it travels.
pub fn seat(seat: Seat) -> wire::Seat {
    wire::Seat(seat.0)
}

/// A seat that came over the wire; nobody has looked whether the table has it.
pub fn seat_of(seat: wire::Seat) -> Seat {
    Seat(seat.0)
}

/// A level as it travels.
pub fn level(level: Level) -> wire::Level {
    match level {
        Level::Random => wire::Level::Random,
        Level::Greedy => wire::Level::Greedy,
        Level::Novice => wire::Level::Novice,
        Level::Pupil => wire::Level::Pupil,
        Level::Player => wire::Level::Player,
        Level::Adept => wire::Level::Adept,
        Level::Master => wire::Level::Master,
        Level::Champion => wire::Level::Champion,
    }
}

/// A level that came over the wire.
pub fn level_of(level: wire::Level) -> Level {
    match level {
        wire::Level::Random => Level::Random,
        wire::Level::Greedy => Level::Greedy,
        wire::Level::Novice => Level::Novice,
        wire::Level::Pupil => Level::Pupil,
        wire::Level::Player => Level::Player,
        wire::Level::Adept => Level::Adept,
        wire::Level::Master => Level::Master,
        wire::Level::Champion => Level::Champion,
    }
}
