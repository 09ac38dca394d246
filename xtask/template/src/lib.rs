//! A tiny working game: hidden hands, draws and a question to another seat in the middle of a turn.
//!
//! `cargo xtask new-game NAME` copies this crate. The rules in words are in `RULES.md`; the files answer one
//! question each, as in every game of the house.

pub mod apply;
pub mod board;
mod features;
pub mod moves;
pub mod rules;
pub mod state;
pub mod view;

use serde_json::Value;
use teahouse_game::{
    Dice, EventRule, Features, Game, Held, Log, OptionSpec, Outcome, Phrase, Seat, Setup, SetupError, SheetLine, Step,
    TextPart, Viewer, Waiting,
};

pub use crate::apply::Event;
pub use crate::board::Board;
pub use crate::moves::{Chance, Decision, Move};
pub use crate::rules::Illegal;
pub use crate::state::{Position, State};
pub use crate::view::{Own, View};

impl Game for State {
    const ID: &'static str = "template";
    const NAME: &'static str = "Template";
    const VERSION: u16 = 1;
    const PLAYERS: (u8, u8) = (2, 3);
    const OPTIONS: &'static [OptionSpec] = &[];
    const RULES: &'static str = include_str!("../RULES.md");
    const WORDS: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../locales/en.ftl")),
        ("pl", include_str!("../locales/pl.ftl")),
        ("de", include_str!("../locales/de.ftl")),
        ("it", include_str!("../locales/it.ftl")),
    ];
    const LOWEST_WINS: bool = false;
    const MAX_STEPS: u32 = 100;
    const EVENT_RULES: &'static [EventRule] = apply::EVENT_RULES;

    type Data = Board;
    type Position = Position;
    type Decision = Decision;
    type Move = Move;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Own = Own;
    type Outlook = ();
    type Illegal = Illegal;
    type Order = teahouse_game::NoOrder;

    fn new(board: impl Into<Held<Board>>, setup: &Setup) -> Result<Self, SetupError> {
        Ok(State::start(board.into(), setup.players))
    }
    fn position(&self) -> Position {
        self.truth.clone()
    }
    fn from_position(board: impl Into<Held<Board>>, position: &Position) -> Result<Self, String> {
        State::from_truth(board.into(), position.clone())
    }
    fn data(&self) -> &Held<Board> {
        &self.board
    }
    fn players(&self) -> u8 {
        self.truth.hands.len() as u8
    }
    fn waiting(&self) -> Waiting<Decision> {
        self.asks()
    }
    fn outcome(&self) -> Option<Outcome> {
        // N10
        let over = matches!(self.asks(), Waiting::Over);
        over.then(|| Outcome::ranked("no-cards", self.scores(), false))
    }
    fn scores(&self) -> Vec<i32> {
        self.truth.scores.iter().map(|&n| i32::from(n)).collect()
    }
    fn sheet(&self) -> Vec<SheetLine> {
        vec![SheetLine::new("cards", self.scores())]
    }
    fn check(&self, seat: Seat, mv: Move) -> Result<(), Illegal> {
        rules::check(self, seat, mv)
    }
    fn legal_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        out.extend(Move::ALL.into_iter().filter(|mv| rules::check(self, seat, *mv).is_ok()));
    }
    fn chances(&self, out: &mut Vec<(Chance, u32)>) {
        if matches!(self.asks(), Waiting::Chance) {
            let deck = self.truth.deck;
            out.extend((1..=3).filter(|v| deck.count(*v) > 0).map(|v| (Chance(v), u32::from(deck.count(v)))));
        }
    }
    fn apply(&mut self, step: Step<Move, Chance>, log: &mut impl Log<Event>) {
        match step {
            Step::Move(seat, mv) => apply::act(self, seat, mv, log),
            Step::Chance(chance) => apply::draw(self, chance, log),
        }
    }
    fn view(&self, to: Viewer) -> View {
        View::of(self, to)
    }
    fn own(&self, to: Viewer) -> Own {
        Own::of(self, to)
    }
    fn outlook(_: &Held<Board>, _: &View) {}
    fn redact(event: &Event, to: Viewer) -> Event {
        view::redact(event, to)
    }
    fn reveals(_: &Event) -> bool {
        false
    }
    fn determinize(board: &Held<Board>, view: &View, dice: &mut (impl Dice + ?Sized)) -> Self {
        view.world(board.clone(), dice)
    }
    fn redeal(&mut self, viewer: Viewer, dice: &mut (impl Dice + ?Sized)) {
        *self = self.view(viewer).world(self.board.clone(), dice);
    }
    fn audit(&self) -> Result<(), String> {
        let truth = &self.truth;
        let held: u8 = truth.hands.iter().map(|h| h.len()).sum();
        let on_table = u8::from(truth.played.is_some());
        let sum = held + truth.deck.len() + truth.gone + on_table;
        if sum == truth.cards { Ok(()) } else { Err("cards are not conserved".to_owned()) }
    }
    fn fact(&self, question: &str) -> Option<Value> {
        serde_json::to_value(&self.truth).ok()?.get(question).cloned()
    }
    fn judge(&self, seat: Seat) -> i32 {
        let scores = self.scores();
        2 * scores[seat.index()] - scores.iter().sum::<i32>()
    }
    fn features(&self, seat: Seat, out: &mut Features) {
        features::features(self, seat, out);
    }
    fn quitter_score(&self, _: Seat) -> i32 {
        0
    }
    fn text(_: &Held<Board>, view: &View) -> Vec<TextPart> {
        let line = |n: usize| {
            let phrase = Phrase::new("text-seat").with("seat", Seat(n as u8)).with("points", view.scores[n]);
            TextPart::Say(phrase.with("cards", view.sizes[n]))
        };
        let mut parts: Vec<TextPart> = (0..view.scores.len()).map(line).collect();
        if let Some(hand) = view.hand {
            let cards: Vec<String> = hand.list().iter().map(ToString::to_string).collect();
            parts.push(TextPart::Say(Phrase::new("text-hand").with("hand", cards.join(" "))));
        }
        parts
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::Cards;

    /// The `wire.ts` of its page is made from these; see `cargo xtask types`.
    #[test]
    fn the_client_knows_these_types() {
        let types = teahouse_testkit::types!(Cards, View, Event, Decision, Move, Chance, Illegal, Board);
        let seats = teahouse_testkit::seats!("event" Event);
        teahouse_testkit::types::assert_game("template", &[types, seats]);
    }
}
