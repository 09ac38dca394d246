//! A match whose game is not known to the caller: text and JSON in and out.

use std::collections::BTreeMap;

use serde_json::Value;
use teahouse_bots::{bot, consult};
use teahouse_game::record::{Fairness, Record};
use teahouse_game::{
    Dice, Entry, Game, Match, Outcome, Phrase, Refused, Seat, Setup, Step, TextPart, UndoRight, Viewer, Violation,
    Waiting,
};

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
    /// A rule forbids it: its clause, and the sentence to say.
    Rule(String, Phrase),
    /// Not now, for the reason given.
    NotNow(String),
}

/// A match of any game.
pub trait Table: Send {
    /// What the table agreed on.
    fn setup(&self) -> &Setup;
    /// What is waited for.
    fn asks(&self) -> TableAsk;
    /// The result, once it is over.
    fn outcome(&self) -> Option<Outcome>;
    /// Legal moves of the asked seat as text.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// All that `to` knows, as JSON.
    fn view(&self, to: Viewer) -> Value;
    /// The same as text.
    fn text(&self, to: Viewer) -> Vec<TextPart>;
    /// Plays a move; returns what happened, for each event a function of the viewer.
    fn play(&mut self, seat: Seat, mv: &str) -> Result<(), Refusal>;
    /// Draws what fate has to decide.
    fn draw(&mut self, dice: &mut dyn Dice) -> Result<(), Refusal>;
    /// Lets a bot choose for the seat that is asked, and plays it; returns the move.
    fn bot_move(&mut self, name: &str, seed: u64) -> Option<String>;
    /// Takes back a seat's last move.
    fn undo(&mut self, seat: Seat, consent: bool) -> Result<(), Refusal>;
    /// Whether a seat may take its move back.
    fn undo_right(&self, seat: Seat) -> UndoRight;
    /// A seat gives up.
    fn resign(&mut self, seat: Seat) -> Result<(), Refusal>;
    /// A bot takes a seat.
    fn stand_in(&mut self, seat: Seat, bot: &str) -> Result<(), Refusal>;
    /// Results of chance ever written: the stream the next one reads.
    fn chances_written(&self) -> u64;
    /// Events since the last call, as `to` may see them.
    fn take_events(&mut self, to: Viewer) -> Vec<Phrase>;
    /// The record so far; the seed only once it is over.
    fn record(&self, names: BTreeMap<u8, String>, fairness: Option<&Fairness>) -> Record;
}

/// A match with the events nobody has been told yet.
pub(crate) struct Seated<G: Game> {
    played: Match<G>,
    events: Vec<G::Event>,
}

impl<G: Game> Seated<G> {
    pub(crate) fn new(played: Match<G>) -> Self {
        Seated { played, events: Vec::new() }
    }

    fn push(&mut self, entry: Entry<G::Move, G::Chance>) -> Result<(), Refusal> {
        self.played.push(entry, &mut self.events).map_err(refusal)
    }
}

fn refusal<I: Violation>(refused: Refused<I>) -> Refusal {
    match refused {
        Refused::Illegal(why) => Refusal::Rule(why.rule().to_string(), Phrase::of("refuse", &why)),
        other => Refusal::NotNow(other.to_string()),
    }
}

impl<G: Game> Table for Seated<G> {
    fn setup(&self) -> &Setup {
        self.played.setup()
    }

    fn asks(&self) -> TableAsk {
        match self.played.waiting() {
            Waiting::Seat(ask) => {
                let code = Phrase::of("ask", &ask.decision).id;
                TableAsk::Seat(ask.seat, code)
            }
            Waiting::Chance => TableAsk::Chance,
            Waiting::Over => TableAsk::Over,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.played.outcome().cloned()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let mut legal = Vec::new();
        self.played.game().legal_moves(seat, &mut legal);
        legal.iter().map(ToString::to_string).collect()
    }

    fn view(&self, to: Viewer) -> Value {
        serde_json::to_value(self.played.game().view(to)).expect("views are plain data")
    }

    fn text(&self, to: Viewer) -> Vec<TextPart> {
        G::text(self.played.game().data(), &self.played.game().view(to))
    }

    fn play(&mut self, seat: Seat, mv: &str) -> Result<(), Refusal> {
        let mv: G::Move =
            mv.parse().map_err(|e: <G::Move as std::str::FromStr>::Err| Refusal::NotAMove(e.to_string()))?;
        self.push(Entry::Step(Step::Move(seat, mv)))
    }

    fn draw(&mut self, mut dice: &mut dyn Dice) -> Result<(), Refusal> {
        self.played.draw(&mut dice, &mut self.events).map(|_| ()).map_err(refusal)
    }

    fn bot_move(&mut self, name: &str, seed: u64) -> Option<String> {
        let mut bot = bot::<G>(name, self.played.game().data(), seed)?;
        let (seat, mv) = consult(&self.played, &mut *bot)?;
        self.push(Entry::Step(Step::Move(seat, mv))).expect("bots choose from the legal moves");
        Some(mv.to_string())
    }

    fn undo(&mut self, seat: Seat, consent: bool) -> Result<(), Refusal> {
        self.push(Entry::Undo { seat, consent })
    }

    fn undo_right(&self, seat: Seat) -> UndoRight {
        self.played.undo_right(seat)
    }

    fn resign(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.push(Entry::Resign(seat))
    }

    fn stand_in(&mut self, seat: Seat, bot: &str) -> Result<(), Refusal> {
        self.push(Entry::StandIn(seat, bot.to_owned()))
    }

    fn chances_written(&self) -> u64 {
        self.played.chances_written()
    }

    fn take_events(&mut self, to: Viewer) -> Vec<Phrase> {
        let events = std::mem::take(&mut self.events);
        events.iter().map(|e| Phrase::of("event", &G::redact(e, to))).collect()
    }

    fn record(&self, names: BTreeMap<u8, String>, fairness: Option<&Fairness>) -> Record {
        Record::of(&self.played, names, fairness)
    }
}
