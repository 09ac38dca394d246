//! The rules of Tea Garden (Tomáš Holek, 2024), for 2 to 4 players.
//!
//! Five rounds of cards: gardens, leaves to pick, ferment and sell, better cards; river, cups, university and emperor beside that. The
//! rules in words are in `RULES.md` beside this crate; `T12` in a comment means that clause, `D7` that ruling.
//!
//! | question | file |
//! |---|---|
//! | what is on the table? | [`board`], [`file`](mod@file), [`ids`], [`cards`], [`effect`], [`cups`], [`supply`], [`state`], [`point`], [`position`] |
//! | is this file a board? can this position be? | [`faults`], [`possible`] |
//! | may I? why not? what can I do? | [`rules`], [`pay`], [`illegal`], [`choices`] |
//! | what happens? | [`apply`], [`effects`], [`round`], [`event`] |
//! | what can chance bring? | [`fate`] |
//! | who wins? | [`score`] |
//! | who knows what? | [`view`] |
//! | what would it come to? | [`outlook`], [`list`], [`reach`], [`deal`] |
//! | does all add up? | [`audit`], [`fact`] |
//! | how good is it? | [`heuristic`]; what a learnt value sees: `features` |
//! | how does it look in text? | [`text`], [`moves`] |

pub mod apply;
pub mod audit;
pub mod board;
pub mod cards;
pub mod choices;
pub mod cups;
pub mod deal;
pub mod effect;
pub mod effects;
pub mod event;
pub mod fact;
pub mod fate;
pub mod faults;
mod features;
pub mod file;
pub mod heuristic;
pub mod ids;
pub mod illegal;
pub mod list;
pub mod moves;
pub mod outlook;
pub mod pay;
pub mod point;
pub mod position;
pub mod possible;
pub mod reach;
pub mod round;
pub mod rules;
pub mod score;
mod shortage;
pub mod state;
pub mod supply;
pub mod text;
pub mod view;

use serde_json::Value;
use teahouse_game::{
    Dice, EventRule, FastDice, Features, Game, Held, Log, OptionSpec, Outcome, Recipe, Seat, Setup, SetupError,
    SheetLine, Step, TextPart, Viewer, Waiting,
};

pub use crate::board::Board;
pub use crate::event::Event;
pub use crate::file::BoardFile;
pub use crate::illegal::Illegal;
pub use crate::moves::{Chance, Decision, Move};
pub use crate::outlook::Outlook;
use crate::point::Point;
pub use crate::position::Position;
pub use crate::state::State;
pub use crate::view::{Own, View};

impl Game for State {
    const ID: &'static str = "tea_garden";
    const NAME: &'static str = "Tea Garden";
    const VERSION: u16 = 1;
    const PLAYERS: (u8, u8) = (2, 4);
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec { name: "supply", values: &["open", "box"], default: "open" },
        OptionSpec { name: "first", values: &["random", "0", "1", "2", "3"], default: "random" },
    ];
    const RULES: &'static str = include_str!("../RULES.md");
    const WORDS: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../locales/en.ftl")),
        ("pl", include_str!("../locales/pl.ftl")),
        ("de", include_str!("../locales/de.ftl")),
        ("it", include_str!("../locales/it.ftl")),
    ];
    const LOWEST_WINS: bool = false;
    // Five rounds of four turns (T1) for four players. In a turn cards are named one by one, and each leaf is paid, sold, turned or picked
    // at most a few times; markers come one for each tile or bonus. No turn comes near 100 steps on average. With an open supply (D1) that is so too: a
    // turn has one main action, two side actions at most and each bonus once, a marker never brings a marker (T42), and rows are climbed once.
    const MAX_STEPS: u32 = 5 * 4 * 4 * 100;
    const EVENT_RULES: &'static [EventRule] = event::EVENT_RULES;
    // A turn must be planned as a whole.
    const RECIPE: Recipe = Recipe { lambda: 0.97, keep: 0.15, ..Recipe::USUAL };

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
        score::scores(self)
    }
    fn sheet(&self) -> Vec<SheetLine> {
        score::sheet(self)
    }
    fn check(&self, seat: Seat, mv: Move) -> Result<(), Illegal> {
        rules::check(self, seat, mv)
    }
    fn legal_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        choices::legal_moves(self, seat, out);
    }
    fn chances(&self, out: &mut Vec<(Chance, u32)>) {
        fate::chances(self, out);
    }
    #[inline(always)]
    fn apply(&mut self, step: Step<Move, Chance>, log: &mut impl Log<Event>) {
        match step {
            Step::Move(seat, mv) => apply::act(self, seat, mv, log),
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
    // What everybody can conclude is in every view, whatever was drawn.
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
        audit::audit(self)
    }
    fn fact(&self, question: &str) -> Option<Value> {
        fact::fact(self, question)
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
    // D30: a choice of the menu with all that is asked to carry it out.
    fn completes(&self) -> bool {
        !matches!(self.point, Point::Menu | Point::Fate(_) | Point::Over)
    }
    #[inline(always)]
    fn sample(&self, dice: &mut (impl Dice + ?Sized)) -> Chance {
        fate::sample(self, dice)
    }
    #[inline(always)]
    fn random_move(&self, _: Seat, dice: &mut (impl Dice + ?Sized)) -> Move {
        choices::random_move(self, dice)
    }
}

#[cfg(test)]
mod types {
    use super::*;
    use crate::deal::{Cost, Deal};
    use crate::effect::{Count, Effect, Half, Pot, Scoring, Scroll, Side};
    use crate::event::Colour;
    use crate::file::*;
    use crate::ids::{Bonus, Caravan, Card, Cup, Leaf, Province, Region, Space};
    use crate::list::{GardenList, LeafList, Need};
    use crate::moves::{End, Means, Part, Spot, Swap, Zone};
    use crate::outlook::Stuck;
    use crate::point::{Bill, Cause, Fate, Flip, Pick, Purchase, Sale, Task};
    use crate::position::{RowState, SeatState, SlotState, Study, Table};
    use crate::reach::{Barred, Hurdle, PagodaNeed, Reach};
    use crate::state::{Down, Turn};
    use crate::supply::{Limit, Supply};

    /// `client/src/games/tea_garden/wire.ts` is made from these; see `cargo xtask types`.
    #[test]
    fn the_client_knows_these_types() {
        let types = teahouse_testkit::types!(
            Card,
            Caravan,
            Cup,
            Bonus,
            Region,
            Space,
            Province,
            Leaf,
            End,
            Part,
            Swap,
            Means,
            Zone,
            Spot,
            Scroll,
            Side,
            Pot,
            Half,
            Effect,
            Count,
            Scoring,
            Point,
            Fate,
            Purchase,
            Bill,
            Cause,
            Flip,
            Pick,
            Sale,
            Task,
            Turn,
            Limit,
            Supply,
            Down,
            SlotState,
            RowState,
            Study,
            SeatState,
            Table,
            Need,
            LeafList,
            GardenList,
            Hurdle,
            Barred,
            Reach,
            PagodaNeed,
            Cost,
            Deal,
            Stuck,
            Outlook,
            View,
            Colour,
            Event,
            Move,
            Chance,
            Decision,
            Illegal,
            Point2,
            ProvinceFile,
            SpaceFile,
            RegionFile,
            SegmentFile,
            RiverFile,
            PartFile,
            SectorFile,
            CentreFile,
            UniversityFile,
            RowCost,
            RowFile,
            EmperorFile,
            TokenFile,
            CupFile,
            CupsFile,
            CardFile,
            LeavesFile,
            CostFile,
            ActionFile,
            ActionsFile,
            TradeCost,
            TradeFile,
            TierFile,
            CaravanFile,
            CaravansFile,
            EmperorCardFile,
            FeeFile,
            SupplyFile,
            PlayerFile,
            BoardFile,
        );
        let seats = teahouse_testkit::seats!("event" Event, "refuse" Illegal, "ask" Decision);
        teahouse_testkit::types::assert_game("tea_garden", &[types, seats]);
    }
}
