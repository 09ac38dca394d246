//! A match whose game is not known to the caller: text and JSON in and out.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::past::{self, Course, Draw, Moment};
use serde_json::{Value, json};
use teahouse_bots::bot;
use teahouse_game::record::{Fairness, Record};
use teahouse_game::{
    Data, Dice, Entry, FastDice, Game, Match, Obeyed, Outcome, Phrase, Refused, Seat, Setup, Step, TextPart, UndoRight,
    Viewer, Violation, Waiting,
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
    /// Not now: a code.
    NotNow(&'static str),
}

/// A bot's work, to be done on any thread: it holds a view, never a state, and gives a move.
pub type Thought = Box<dyn FnOnce() -> String + Send>;

/// What happened at one entry, as somebody may see it.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    /// Number of the entry, from 0.
    pub entry: usize,
    /// Its events, as a JSON list: the very bytes that were told when it happened.
    pub events: String,
}

/// Worlds a preview is tried in.
const PREVIEW_WORLDS: usize = 4;
/// Most moves that are previewed in a row: more than any choice takes.
const PREVIEW_MOVES: usize = 64;

/// What a move would do: its events and the view right after it, both as JSON.
#[derive(Clone, Debug, PartialEq)]
pub struct Previewed {
    /// What would happen, as a JSON list.
    pub events: String,
    /// All that the seat would know then, as JSON.
    pub view: String,
}

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
    /// The same as a JSON list, added to `out`: what a house does most must not make a text for every move.
    fn legal_json(&self, seat: Seat, out: &mut String);
    /// All that `to` knows, as JSON.
    fn view(&self, to: Viewer) -> String;
    /// The same, added to `out`.
    fn view_json(&self, to: Viewer, out: &mut String);
    /// The same as text.
    fn text(&self, to: Viewer) -> Vec<TextPart>;
    /// Plays a move.
    fn play(&mut self, seat: Seat, mv: &str) -> Result<(), Refusal>;
    /// What a move would do, or several in a row parted by `; `, told from the seat's view alone, up to the first result of chance or of hidden
    /// things.
    fn preview(&self, seat: Seat, mv: &str, seed: u64) -> Result<Previewed, Refusal>;
    /// Draws what fate has to decide.
    fn draw(&mut self, dice: &mut dyn Dice) -> Result<(), Refusal>;
    /// The thinking of a bot for the seat that is asked; `None` if there is no such bot or no seat is asked.
    fn think(&self, level: &str, seed: u64) -> Option<(Seat, Thought)>;
    /// What a standing order of a seat says now.
    fn obey(&self, seat: Seat, order: &str) -> Obeyed<String>;
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
    fn stand_in(&mut self, seat: Seat, bot: &str) -> Result<(), Refusal>;
    /// The person takes the seat back.
    fn hand_back(&mut self, seat: Seat) -> Result<(), Refusal>;
    /// The bot that plays for a seat.
    fn stands_in(&self, seat: Seat) -> Option<&str>;
    /// Results of chance ever written: the stream the next one reads.
    fn chances_written(&self) -> u64;
    /// Entries ever written.
    fn length(&self) -> usize;
    /// Entries it does not hold, because it was opened from a snapshot.
    fn held_from(&self) -> usize;
    /// The entries it holds from number `from` on, as text.
    fn entries(&self, from: usize) -> Vec<String>;
    /// Events since the last [`Table::forget_events`], as `to` may see them.
    fn events(&self, to: Viewer) -> Vec<Value>;
    /// The same as a JSON list.
    fn events_json(&self, to: Viewer) -> String;
    /// Everybody has been told.
    fn forget_events(&mut self);
    /// What happened from entry `from` on, as `to` may see it; found by replaying.
    fn told(&self, from: usize, to: Viewer) -> Vec<Told>;
    /// The match without its history, as JSON.
    fn snapshot(&self) -> String;
    /// At most `count` moments of the match from the one after `from` entries on, as `to` may see them.
    fn moments(&self, from: usize, count: usize, to: Viewer) -> Vec<Moment>;
    /// How the match went; for one that is over.
    fn course(&self) -> Course;
    /// What the dice of this match have drawn; for one that is over.
    fn draws(&self) -> Vec<Draw>;
    /// The steps that lead to the position after `at` entries, as entries of a new match; `None` if the match was over
    /// there.
    fn line(&self, at: usize) -> Option<Vec<String>>;
    /// Entries at the beginning that were taken over from another match.
    fn taken(&self) -> usize;
    /// Carries out a given result of chance: for scenarios.
    fn fate(&mut self, chance: &str) -> Result<(), Refusal>;
    /// The file of the board, as one line of JSON.
    fn board(&self) -> String;
    /// The record so far; the seed only once it is over.
    fn record(&self, names: BTreeMap<u8, String>, fairness: Option<&Fairness>) -> Record;
}

/// A match with the events nobody has been told yet.
pub(crate) struct Seated<G: Game> {
    played: Match<G>,
    events: Vec<G::Event>,
    /// What happened beside the game: somebody gave up, a bot took a seat.
    around: Vec<Value>,
}

impl<G: Game> Seated<G> {
    pub(crate) fn new(played: Match<G>) -> Self {
        Seated { played, events: Vec::new(), around: Vec::new() }
    }

    fn push(&mut self, entry: Entry<G::Move, G::Chance>) -> Result<(), Refusal> {
        let around = around(&entry, &self.played);
        self.played.push(entry, &mut self.events).map_err(refusal)?;
        self.around.extend(around);
        Ok(())
    }
}

/// What everybody is told of an entry that is no step of the game; the words are the house's (`event-undone`).
fn around<G: Game>(entry: &Entry<G::Move, G::Chance>, before: &Match<G>) -> Option<Value> {
    match entry {
        Entry::Step(_) => None,
        Entry::Undo { seat, .. } => Some(json!({ "kind": "undone", "seat": seat, "from": before.undone_from(*seat) })),
        Entry::Resign(seat) => Some(json!({ "kind": "resigned", "seat": seat })),
        Entry::StandIn(seat, bot) => Some(json!({ "kind": "stood-in", "seat": seat, "level": bot })),
        Entry::HandBack(seat) => Some(json!({ "kind": "handed-back", "seat": seat })),
    }
}

fn refusal<I: Violation>(refused: Refused<I>) -> Refusal {
    match refused {
        Refused::Illegal(why) => Refusal::Rule(why.rule().to_string(), Phrase::of("refuse", &why)),
        other => Refusal::NotNow(other.code()),
    }
}

impl<G: Game> Table for Seated<G> {
    fn setup(&self) -> &Setup {
        self.played.setup()
    }

    fn asks(&self) -> TableAsk {
        asks(&self.played)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.played.outcome().cloned()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let mut legal = Vec::new();
        // The match may be over although the game is not: somebody gave up.
        if self.played.waiting().seat() == Some(seat) {
            self.played.game().legal_moves(seat, &mut legal);
        }
        legal.iter().map(ToString::to_string).collect()
    }

    fn legal_json(&self, seat: Seat, out: &mut String) {
        let mut legal = Vec::new();
        if self.played.waiting().seat() == Some(seat) {
            self.played.game().legal_moves(seat, &mut legal);
        }
        out.push('[');
        for (n, mv) in legal.iter().enumerate() {
            let gap = if n == 0 { "\"" } else { ",\"" };
            out.push_str(gap);
            // Notation is plain letters, digits, signs and spaces: nothing to escape (a law sees to it).
            let _ = write!(out, "{mv}");
            out.push('"');
        }
        out.push(']');
    }

    fn view(&self, to: Viewer) -> String {
        let mut text = String::with_capacity(2048);
        self.view_json(to, &mut text);
        text
    }

    fn view_json(&self, to: Viewer, out: &mut String) {
        let mut bytes = std::mem::take(out).into_bytes();
        serde_json::to_writer(&mut bytes, &self.played.game().view(to)).expect("views are plain data");
        *out = String::from_utf8(bytes).expect("JSON is UTF-8");
    }

    fn text(&self, to: Viewer) -> Vec<TextPart> {
        G::text(self.played.game().data(), &self.played.game().view(to))
    }

    fn play(&mut self, seat: Seat, mv: &str) -> Result<(), Refusal> {
        let mv = parse::<G>(mv)?;
        self.push(Entry::Step(Step::Move(seat, mv)))
    }

    fn preview(&self, seat: Seat, mv: &str, seed: u64) -> Result<Previewed, Refusal> {
        let row = mv.split("; ").map(parse::<G>).collect::<Result<Vec<_>, _>>()?;
        if row.len() > PREVIEW_MOVES {
            return Err(Refusal::NotAMove(format!("at most {PREVIEW_MOVES} moves in a row")));
        }
        if self.played.outcome().is_some() {
            return Err(Refusal::NotNow("match-over"));
        }
        // Only what the seat knows goes in, so only that can come out. What depends on hidden things (whether the next
        // seat must pass) differs from one dealt world to another: the preview ends where the worlds part.
        let game = self.played.game();
        let view = game.view(Viewer::Seat(seat));
        let mut dice = FastDice::new(seed);
        let mut previewed: Option<(Vec<G::Event>, String)> = None;
        for _ in 0..PREVIEW_WORLDS {
            let mut world = G::determinize(game.data(), &view, &mut dice);
            let mut events = Vec::new();
            for mv in &row {
                if matches!(world.waiting(), Waiting::Chance) {
                    return Err(refusal::<G::Illegal>(Refused::ChanceFirst));
                }
                world.play(seat, *mv, &mut events).map_err(|why| refusal(Refused::Illegal(why)))?;
            }
            match &mut previewed {
                None => {
                    let view = serde_json::to_string(&world.view(Viewer::Seat(seat))).expect("views are plain data");
                    previewed = Some((events, view));
                }
                Some((first, _)) => {
                    let seen = |e: &G::Event| G::redact(e, Viewer::Seat(seat));
                    let common = first.iter().zip(&events).take_while(|(a, b)| seen(a) == seen(b)).count();
                    first.truncate(common);
                }
            }
        }
        let (events, view) = previewed.expect("there is at least one world");
        Ok(Previewed { events: told_json::<G>(&[], &events, Viewer::Seat(seat)), view })
    }

    fn draw(&mut self, mut dice: &mut dyn Dice) -> Result<(), Refusal> {
        self.played.draw(&mut dice, &mut self.events).map(|_| ()).map_err(refusal)
    }

    fn think(&self, level: &str, seed: u64) -> Option<(Seat, Thought)> {
        let Waiting::Seat(ask) = self.played.waiting() else { return None };
        let game = self.played.game();
        // Whoever gave up leaves as soon as they are asked, if the rules say how.
        let leaving = game.give_up().filter(|_| self.played.quitters().contains(&ask.seat));
        if let Some(mv) = leaving {
            return Some((ask.seat, Box::new(move || mv.to_string())));
        }
        let mut bot = bot::<G>(level, game.data(), seed)?;
        let view = game.view(Viewer::Seat(ask.seat));
        let mut legal = Vec::new();
        game.legal_moves(ask.seat, &mut legal);
        Some((ask.seat, Box::new(move || bot.choose(&view, ask, &legal).to_string())))
    }

    fn obey(&self, seat: Seat, order: &str) -> Obeyed<String> {
        if self.played.outcome().is_some() {
            return Obeyed::Void;
        }
        match self.played.game().obey(seat, order) {
            Obeyed::Move(mv) => Obeyed::Move(mv.to_string()),
            Obeyed::Wait => Obeyed::Wait,
            Obeyed::Void => Obeyed::Void,
        }
    }

    fn undo(&mut self, seat: Seat, consent: bool) -> Result<(), Refusal> {
        self.push(Entry::Undo { seat, consent })
    }

    fn undo_right(&self, seat: Seat) -> UndoRight {
        self.played.undo_right(seat)
    }

    fn undone_from(&self, seat: Seat) -> Option<usize> {
        self.played.undone_from(seat)
    }

    fn resign(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.push(Entry::Resign(seat))
    }

    fn quitters(&self) -> &[Seat] {
        self.played.quitters()
    }

    fn stand_in(&mut self, seat: Seat, bot: &str) -> Result<(), Refusal> {
        self.push(Entry::StandIn(seat, bot.to_owned()))
    }

    fn hand_back(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.push(Entry::HandBack(seat))
    }

    fn stands_in(&self, seat: Seat) -> Option<&str> {
        self.played.stand_in(seat)
    }

    fn chances_written(&self) -> u64 {
        self.played.chances_written()
    }

    fn length(&self) -> usize {
        self.played.length()
    }

    fn held_from(&self) -> usize {
        self.played.held_from()
    }

    fn entries(&self, from: usize) -> Vec<String> {
        let skip = from.saturating_sub(self.played.held_from());
        self.played.entries().iter().skip(skip).map(ToString::to_string).collect()
    }

    fn events(&self, to: Viewer) -> Vec<Value> {
        let mut all = self.around.clone();
        all.extend(told::<G>(&self.events, to));
        all
    }

    fn events_json(&self, to: Viewer) -> String {
        told_json::<G>(&self.around, &self.events, to)
    }

    fn forget_events(&mut self) {
        self.events.clear();
        self.around.clear();
    }

    fn told(&self, from: usize, to: Viewer) -> Vec<Told> {
        let mut past = self.played.at(from);
        let start = past.length();
        let rest = self.played.entries().iter().skip(start - self.played.held_from());
        rest.enumerate().map(|(n, entry)| Told { entry: start + n, events: push_told(&mut past, entry, to) }).collect()
    }

    fn snapshot(&self) -> String {
        serde_json::to_string(&self.played.snapshot()).expect("snapshots are plain data")
    }

    fn moments(&self, from: usize, count: usize, to: Viewer) -> Vec<Moment> {
        past::moments(&self.played, from, count, to)
    }

    fn course(&self) -> Course {
        past::course(&self.played)
    }

    fn draws(&self) -> Vec<Draw> {
        past::draws(&self.played)
    }

    fn line(&self, at: usize) -> Option<Vec<String>> {
        let past = self.played.at(at);
        let line = past.line().map(|(_, step)| Entry::Step(step).to_string());
        past.outcome().is_none().then(|| line.collect())
    }

    fn taken(&self) -> usize {
        self.played.taken()
    }

    fn fate(&mut self, chance: &str) -> Result<(), Refusal> {
        let chance =
            chance.parse().map_err(|e: <G::Chance as std::str::FromStr>::Err| Refusal::NotAMove(e.to_string()))?;
        self.push(Entry::Step(Step::Chance(chance)))
    }

    fn board(&self) -> String {
        self.played.game().data().file()
    }

    fn record(&self, names: BTreeMap<u8, String>, fairness: Option<&Fairness>) -> Record {
        Record::of(&self.played, names, fairness)
    }
}

/// What a match waits for, with the code of the question.
pub(crate) fn asks<G: Game>(played: &Match<G>) -> TableAsk {
    match played.waiting() {
        Waiting::Seat(ask) => TableAsk::Seat(ask.seat, Phrase::of("ask", &ask.decision).id),
        Waiting::Chance => TableAsk::Chance,
        Waiting::Over => TableAsk::Over,
    }
}

/// Adds an entry that was accepted once; what `to` is told of it, as a JSON list.
pub(crate) fn push_told<G: Game>(past: &mut Match<G>, entry: &Entry<G::Move, G::Chance>, to: Viewer) -> String {
    let (around, mut events) = (around(entry, past), Vec::new());
    past.push(entry.clone(), &mut events).expect("an entry that was accepted once is accepted again");
    told_json::<G>(&Vec::from_iter(around), &events, to)
}

fn parse<G: Game>(mv: &str) -> Result<G::Move, Refusal> {
    mv.parse().map_err(|e: <G::Move as std::str::FromStr>::Err| Refusal::NotAMove(e.to_string()))
}

/// Events as a JSON list: what happened around the game, then what happened in it.
fn told_json<G: Game>(around: &[Value], events: &[G::Event], to: Viewer) -> String {
    let mut text = String::from("[");
    let around = around.iter().map(Value::to_string);
    let events = events.iter().map(|e| serde_json::to_string(&G::redact(e, to)).expect("events are plain data"));
    for (n, event) in around.chain(events).enumerate() {
        if n > 0 {
            text.push(',');
        }
        text.push_str(&event);
    }
    text.push(']');
    text
}

fn told<G: Game>(events: &[G::Event], to: Viewer) -> Vec<Value> {
    events.iter().map(|e| serde_json::to_value(G::redact(e, to)).expect("events are plain data")).collect()
}
