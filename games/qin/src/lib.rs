//! The rules of Qin (Reiner Knizia), for 2 to 4 players.
//!
//! Lay domino tiles, found and conquer provinces, be the first to place all pagodas. The rules in words are in
//! `RULES.md` beside this crate; `Q12` in a comment means that clause, `A7` that ruling.
//!
//! | question | file |
//! |---|---|
//! | what is on the table? | [`board`], [`tile`], [`square`], [`state`], [`position`] |
//! | may I? | [`rules`] |
//! | what happens? | [`apply`] |
//! | who wins? | [`score`] |
//! | who knows what? | [`view`] |
//! | what do pages show beside it? | [`outlook`] |
//! | how good is it? | [`heuristic`] |
//! | what does a learnt value look at? | `features` |
//! | how many ways are there? | [`perft`] |
//! | how does it look in text? | [`text`], [`moves`] |

pub mod apply;
pub mod board;
mod features;
pub mod heuristic;
pub mod moves;
pub mod outlook;
pub mod perft;
pub mod position;
pub mod rules;
pub mod score;
pub mod square;
pub mod state;
pub mod text;
pub mod tile;
pub mod view;

use serde_json::Value;
use teahouse_game::{
    Dice, EventRule, Features, Game, Held, Log, OptionSpec, Outcome, Recipe, Seat, Setup, SetupError, SheetLine, Step,
    TextPart, Viewer, Waiting,
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
    const ID: &'static str = "qin";
    const NAME: &'static str = "Qin";
    const VERSION: u16 = 1;
    const PLAYERS: (u8, u8) = (2, 4);
    // Q6, A2: random, or as the table likes; a series moves it on from game to game (A14). Q4: the side is the board.
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec { name: "first", values: &["random", "0", "1", "2", "3"], default: "random" },
        OptionSpec { name: "joining", values: &["largest", "sum"], default: "largest" },
    ];
    const RULES: &'static str = include_str!("../RULES.md");
    const WORDS: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../locales/en.ftl")),
        ("pl", include_str!("../locales/pl.ftl")),
        ("de", include_str!("../locales/de.ftl")),
        ("it", include_str!("../locales/it.ftl")),
    ];
    // Q39, Q40: fewest pagodas left.
    const LOWEST_WINS: bool = true;
    // Q40: one game on each printed side; boards of our own are for whoever asks for them.
    const SERIES: &'static [&'static str] = &["bird", "lion"];
    // Who begins, and every tile drawn once and laid once.
    const MAX_STEPS: u32 = 1 + 72 + 72;
    const EVENT_RULES: &'static [EventRule] = apply::EVENT_RULES;
    // A turn is one placement, so the next position tells much.
    const RECIPE: Recipe = Recipe { lambda: 0.8, keep: 0.5, beam: 1, sift: 24, ..Recipe::USUAL };

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
    fn outcome(&self) -> Option<Outcome> {
        score::outcome(self)
    }
    fn scores(&self) -> Vec<i32> {
        score::left_over(self)
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
            Step::Move(_, mv) => apply::place(self, mv, log),
            Step::Chance(chance) => apply::fate(self, chance, log),
        }
    }
    fn view(&self, to: Viewer) -> View {
        View::of(self, to)
    }
    fn own(&self, to: Viewer) -> Own {
        Own::of(self, to)
    }
    fn outlook(_: &Held<Board>, view: &View) -> Outlook {
        Outlook::of(view)
    }
    fn redact(event: &Event, to: Viewer) -> Event {
        view::redact(event, to)
    }
    fn reveals(event: &Event) -> bool {
        view::reveals(event)
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
    fn quitter_score(&self, seat: Seat) -> i32 {
        // All the pagodas of the start: otherwise somebody who falls behind could save points in a series by leaving.
        i32::from(self.pagodas[seat.index()])
    }
    #[inline(always)]
    fn sample(&self, dice: &mut (impl Dice + ?Sized)) -> Chance {
        self.draw_chance(dice)
    }
    #[inline(always)]
    fn random_move(&self, _: Seat, dice: &mut (impl Dice + ?Sized)) -> Move {
        rules::random_placement(self, dice)
    }
}

#[cfg(test)]
mod types {
    use super::*;
    use crate::position::KnownBarred;
    use crate::square::Square;
    use crate::state::{Joining, Phase, Reason};
    use crate::tile::{Color, Kind};
    use crate::view::{RegionView, SeatView};
    use board::VillageFile;

    /// `client/src/games/qin/wire.ts` is made from these; see `cargo xtask types`.
    #[test]
    fn the_client_knows_these_types() {
        let types = teahouse_testkit::types!(
            Square,
            Color,
            Kind,
            Reason,
            Phase,
            Joining,
            KnownBarred,
            SeatView,
            RegionView,
            View,
            Outlook,
            Event,
            Decision,
            Move,
            Chance,
            Illegal,
            VillageFile,
            BoardFile,
        );
        let seats = teahouse_testkit::seats!("event" Event, "refuse" Illegal, "ask" Decision);
        teahouse_testkit::types::assert_game("qin", &[types, seats]);
    }
}
