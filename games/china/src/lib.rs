//! The rules of China (Michael Schacht), for 3 to 5 players.
//!
//! Cards place houses and emissaries in nine regions; majorities, alliances and roads score. The rules in words are in
//! `RULES.md` beside this crate; `C12` in a comment means that clause, `D7` that ruling.
//!
//! | question | file |
//! |---|---|
//! | what is on the table? | [`board`], [`crossing`], [`cards`], [`place`], [`state`], [`position`] |
//! | may I? | [`rules`] |
//! | what happens? | [`apply`] |
//! | who wins? | [`score`], [`roads`], [`standing`] |
//! | what would it come to? | [`outlook`] |
//! | who knows what? | [`view`] |
//! | how good is it? | [`heuristic`] |
//! | what does a learnt value look at? | `features` |
//! | how does it look in text? | [`text`], [`moves`] |

pub mod apply;
pub mod board;
pub mod cards;
pub mod crossing;
mod features;
pub mod heuristic;
pub mod moves;
pub mod outlook;
pub mod place;
pub mod position;
pub mod roads;
pub mod rules;
pub mod score;
pub mod standing;
pub mod state;
pub mod text;
pub mod view;

use serde_json::Value;
use teahouse_game::{
    Dice, EventRule, FastDice, Features, Game, Held, Log, OptionSpec, Outcome, Recipe, Seat, Setup, SetupError,
    SheetLine, Step, TextPart, Viewer, Waiting,
};

pub use crate::apply::Event;
pub use crate::board::{Board, BoardFile};
pub use crate::moves::{Chance, Decision, Move};
pub use crate::outlook::Outlook;
pub use crate::position::Position;
pub use crate::rules::Illegal;
pub use crate::state::State;
pub use crate::view::{Own, View};

impl Game for State {
    const ID: &'static str = "china";
    const NAME: &'static str = "China";
    const VERSION: u16 = 1;
    const PLAYERS: (u8, u8) = (3, 5);
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec { name: "first", values: &["random", "0", "1", "2", "3", "4"], default: "random" },
        OptionSpec { name: "fortifications", values: &["off", "on"], default: "off" },
    ];
    const RULES: &'static str = include_str!("../RULES.md");
    const WORDS: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../locales/en.ftl")),
        ("pl", include_str!("../locales/pl.ftl")),
        ("de", include_str!("../locales/de.ftl")),
        ("it", include_str!("../locales/it.ftl")),
    ];
    const LOWEST_WINS: bool = false;
    const SERIES: &'static [&'static str] = &["3-4", "4-5"];
    // At most 78 cards leave the decks and each turn takes one at least; a turn has at most twelve steps; one round more.
    const MAX_STEPS: u32 = 1 + 19 + 12 * (78 + 5);
    const EVENT_RULES: &'static [EventRule] = apply::EVENT_RULES;
    // Cards are taken and houses built in a few small moves.
    const RECIPE: Recipe = Recipe { beam: 2, ..Recipe::USUAL };

    type Data = Board;
    type Position = Position;
    type Decision = Decision;
    type Move = Move;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Own = Own;
    type Outlook = Outlook;
    type Illegal = Illegal;
    type Order = teahouse_game::NoOrder;

    fn new(board: impl Into<Held<Board>>, setup: &Setup) -> Result<Self, SetupError> {
        State::start(board.into(), setup)
    }
    fn position(&self) -> Position {
        Position::of(self)
    }
    fn from_position(board: impl Into<Held<Board>>, position: &Position) -> Result<Self, String> {
        position.state(board.into())
    }
    fn data(&self) -> &Held<Board> {
        &self.board
    }
    fn players(&self) -> u8 {
        self.players
    }
    #[inline(always)]
    fn waiting(&self) -> Waiting<Decision> {
        self.asks()
    }
    #[inline(always)]
    fn outcome(&self) -> Option<Outcome> {
        score::outcome(self)
    }
    fn scores(&self) -> Vec<i32> {
        score::totals(self)[..self.seats()].to_vec()
    }
    fn sheet(&self) -> Vec<SheetLine> {
        score::sheet(self)
    }
    fn check(&self, seat: Seat, mv: Move) -> Result<(), Illegal> {
        rules::check(self, seat, mv)
    }
    fn legal_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        rules::legal_moves(self, seat, out);
    }
    fn chances(&self, out: &mut Vec<(Chance, u32)>) {
        self.possible_chances(out);
    }
    #[inline(always)]
    fn apply(&mut self, step: Step<Move, Chance>, log: &mut impl Log<Event>) {
        match step {
            Step::Move(_, mv) => apply::act(self, mv, log),
            Step::Chance(chance) => apply::fate(self, chance, log),
        }
    }
    fn view(&self, to: Viewer) -> View {
        View::of(self, to)
    }
    fn own(&self, to: Viewer) -> Own {
        Own::of(self, to)
    }
    fn outlook(board: &Held<Board>, view: &View) -> Outlook {
        Outlook::of(&view.world(board.clone(), &mut FastDice::new(0)))
    }
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
        view::redeal(self, viewer, dice);
    }
    fn audit(&self) -> Result<(), String> {
        score::audit(self)
    }
    fn fact(&self, question: &str) -> Option<Value> {
        position::fact(self, question)
    }
    fn judge(&self, seat: Seat) -> i32 {
        heuristic::judge(self, seat)
    }
    fn features(&self, seat: Seat, out: &mut Features) {
        features::features(self, seat, out);
    }
    fn text(board: &Held<Board>, view: &View) -> Vec<TextPart> {
        text::parts(board, view)
    }
    fn quitter_score(&self, _: Seat) -> i32 {
        0
    }
    #[inline(always)]
    fn sample(&self, dice: &mut (impl Dice + ?Sized)) -> Chance {
        match self.phase {
            state::Phase::First => Chance::First { seat: Seat(dice.below(u32::from(self.players)) as u8) },
            _ => Chance::Draw { card: self.deck.nth(dice.below(u32::from(self.deck.len()))) },
        }
    }
    #[inline(always)]
    fn random_move(&self, _: Seat, dice: &mut (impl Dice + ?Sized)) -> Move {
        rules::random_move(self, dice)
    }
}

#[cfg(test)]
mod types {
    use super::*;
    use crate::board::{AllianceFile, RegionFile, SpaceFile};
    use crate::cards::{Cards, Color};
    use crate::moves::{Payment, Source};
    use crate::place::{Region, Space};
    use crate::standing::{AllianceStanding, Due, RegionStanding, Standing};
    use crate::state::{Phase, Reason};
    use crate::view::SeatView;

    /// `client/src/games/china/wire.ts` is made from these; see `cargo xtask types`.
    #[test]
    fn the_client_knows_these_types() {
        let types = teahouse_testkit::types!(
            Region,
            Space,
            Color,
            Cards,
            Reason,
            Phase,
            SeatView,
            RegionStanding,
            AllianceStanding,
            Due,
            Standing,
            Outlook,
            View,
            Event,
            Decision,
            Payment,
            Source,
            Move,
            Chance,
            Illegal,
            RegionFile,
            SpaceFile,
            AllianceFile,
            BoardFile,
        );
        let seats = teahouse_testkit::seats!("event" Event, "refuse" Illegal, "ask" Decision);
        teahouse_testkit::types::assert_game("china", &[types, seats]);
    }
}
