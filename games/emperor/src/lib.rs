//! The rules of Emperor of China (G. L. Lamborn, 1972) and its Vienna reworking (1985), for 2 to 5 players.
//!
//! One engine with named options and two presets. The rules in words are in `RULES.md` beside this crate; `E12` in a comment
//! means that clause, `A7` that ruling.
//!
//! | question | file |
//! |---|---|
//! | what is on the table? | [`board`], [`cards`], [`place`], [`options`], [`sets`], [`state`], [`position`] |
//! | could this position be? | [`possible`] |
//! | is this file a board? | [`faults`], [`ways`], [`drawing`] |
//! | may I? | [`rules`] |
//! | what happens? | [`turn`], [`battle`], [`merge`], [`fate`], [`event`] |
//! | who wins? | [`score`], [`influence`] |
//! | who knows what? | [`view`] |
//! | what could come of it? | [`outlook`], [`odds`], [`growing`], [`course`] |
//! | what was the order? | [`orders`] |
//! | how good is it? | [`heuristic`], [`features`] |
//! | what is worth asking for? | [`bargain`] |
//! | how does it look in text? | [`text`], [`moves`] |

pub mod bargain;
pub mod battle;
pub mod board;
pub mod cards;
pub mod course;
pub mod drawing;
pub mod event;
pub mod fate;
pub mod faults;
pub mod features;
pub mod growing;
pub mod heuristic;
pub mod influence;
pub mod merge;
pub mod moves;
pub mod odds;
pub mod options;
pub mod orders;
pub mod outlook;
pub mod place;
pub mod position;
pub mod possible;
pub mod rules;
pub mod score;
pub mod sets;
pub mod state;
pub mod text;
pub mod turn;
pub mod view;
pub mod ways;

use serde_json::Value;
use teahouse_game::{
    Dice, EventRule, FastDice, Features, Game, Held, Log, Obeyed, OptionSpec, Outcome, Proposal, Recipe, RuleSets,
    Seat, Setup, SetupError, SheetLine, Step, TextPart, Viewer, Waiting,
};

pub use crate::board::{Board, BoardFile};
pub use crate::event::Event;
pub use crate::moves::{Chance, Decision, Move};
pub use crate::orders::Order;
pub use crate::outlook::Outlook;
pub use crate::position::Position;
pub use crate::rules::Illegal;
pub use crate::state::State;
pub use crate::view::{Own, View};

use crate::state::{Pending, Point};

impl Game for State {
    const ID: &'static str = "emperor";
    const NAME: &'static str = "Emperor of China";
    const VERSION: u16 = 1;
    const PLAYERS: (u8, u8) = (2, 5);
    const OPTIONS: &'static [OptionSpec] = options::OPTIONS;
    const RULE_SETS: Option<&'static RuleSets> = Some(&sets::RULE_SETS);
    const RULES: &'static str = include_str!("../RULES.md");
    const WORDS: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../locales/en.ftl")),
        ("pl", include_str!("../locales/pl.ftl")),
        ("de", include_str!("../locales/de.ftl")),
        ("it", include_str!("../locales/it.ftl")),
    ];
    const LOWEST_WINS: bool = false;
    // E29: a victory can be shared by percent.
    const VICTORY: i32 = 100;
    // E83: at most 40 turns, or 33 Yang cards and the states that die out. In a turn at most 19 markers grow, 10 groups colonise, 150
    // markers move; every throw of up to ten dice removes a marker, of which there are at most 150; every attack without a
    // throw closes one of 92 pairs; the answers in between come on top.
    const MAX_STEPS: u32 = 45 * 4_000;
    const EVENT_RULES: &'static [EventRule] = event::EVENT_RULES;
    // A turn is dozens of small moves: with less patience bots march to and fro.
    const RECIPE: Recipe = Recipe { lambda: 0.992, keep: 0.15, beam: 1, row: 1, ..Recipe::USUAL };

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
    type Order = Order;

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
        rules::legal_moves(self, seat, out);
    }
    fn chances(&self, out: &mut Vec<(Chance, u32)>) {
        match self.point {
            Point::First => out.extend(Seat::all(self.players).map(|seat| (Chance::First { seat }, 1))),
            Point::Die => out.extend((1..=6).map(|face| (Chance::Die { face }, 1))),
            Point::DrawYang => out.extend(self.yang.next().map(|(card, n)| (Chance::DrawYang { card }, n))),
            Point::DrawYin => out.extend(self.yin.next().map(|(card, n)| (Chance::DrawYin { card }, n))),
            _ => {}
        }
    }
    #[inline(always)]
    fn apply(&mut self, step: Step<Move, Chance>, log: &mut impl Log<Event>) {
        match step {
            Step::Move(seat, mv) => turn::act(self, seat, mv, log),
            Step::Chance(chance) => turn::fate(self, chance, log),
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
    fn reveals(event: &Event) -> bool {
        event::reveals(event)
    }
    fn determinize(board: &Held<Board>, view: &View, dice: &mut (impl Dice + ?Sized)) -> Self {
        view.world(board.clone(), dice)
    }
    fn redeal(&mut self, viewer: Viewer, dice: &mut (impl Dice + ?Sized)) {
        *self = View::of(self, viewer).world(self.board.clone(), dice);
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
    fn obey(&self, seat: Seat, order: &Order) -> Obeyed<Move> {
        orders::obey(self, seat, *order)
    }
    // E73
    fn give_up(&self) -> Option<Move> {
        Some(Move::Resign)
    }

    fn is_in(&self, seat: Seat) -> bool {
        self.is_live(seat)
    }
    fn proposal(&self, mv: Move) -> Option<Proposal> {
        bargain::proposal(self, mv)
    }
    fn stake(&self, seat: Seat) -> Option<(Seat, f32)> {
        bargain::stake(self, seat)
    }
    // E29
    fn forget_promises(&mut self) {
        (self.share, self.shares) = (None, Default::default());
        self.pending = self.pending.map(|pending| Pending { share: None, ..pending });
    }
    #[inline(always)]
    fn sample(&self, dice: &mut (impl Dice + ?Sized)) -> Chance {
        fn pick<K: Copy>(mut cards: impl Iterator<Item = (K, u32)> + Clone, dice: &mut (impl Dice + ?Sized)) -> K {
            let mut rest = dice.below(cards.clone().map(|(_, n)| n).sum());
            let found = cards.find(|(_, n)| {
                let hit = rest < *n;
                rest = rest.wrapping_sub(*n);
                hit
            });
            found.expect("a card is there").0
        }
        match self.point {
            Point::Die => Chance::Die { face: 1 + dice.below(6) as u8 },
            Point::DrawYang => Chance::DrawYang { card: pick(self.yang.next(), dice) },
            Point::DrawYin => Chance::DrawYin { card: pick(self.yin.next(), dice) },
            _ => Chance::First { seat: Seat(dice.below(u32::from(self.players)) as u8) },
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
    use crate::board::{Barrier, BorderFile, ChoiceFile, DecksFile, ProvinceFile};
    use crate::cards::{Yang, Yin};
    use crate::course::{Countdown, Phase, Progress, Timer};
    use crate::growing::{Growing, Lot, Room};
    use crate::odds::Odds;
    use crate::options::Rules;
    use crate::orders::OrderRange;
    use crate::outlook::{Attack, Joining, Merger, Refuge, Refusal};
    use crate::place::Province;
    use crate::position::{Declined, Drawn, ProvinceState, SeatState, Table};
    use crate::sets::RuleSet;
    use crate::state::{Battle, Ending, Growth, Status};

    /// `client/src/games/emperor/wire.ts` is made from these; see `cargo xtask types`.
    #[test]
    fn the_client_knows_these_types() {
        let types = teahouse_testkit::types!(
            Province,
            Yang,
            Yin,
            Barrier,
            Rules,
            Ending,
            Point,
            Status,
            Growth,
            Battle,
            Pending,
            ProvinceState,
            SeatState,
            Declined,
            Table,
            Drawn<Option<Yang>>,
            Odds,
            Attack,
            Refuge,
            OrderRange,
            Merger,
            Joining,
            Refusal,
            Growing,
            Lot,
            Room,
            Phase,
            Progress,
            Countdown,
            Timer,
            RuleSet,
            Outlook,
            View,
            Event,
            Decision,
            Move,
            Chance,
            Illegal,
            Order,
            ChoiceFile,
            DecksFile,
            ProvinceFile,
            BorderFile,
            BoardFile,
        );
        let seats = teahouse_testkit::seats!("event" Event, "refuse" Illegal, "ask" Decision);
        teahouse_testkit::types::assert_game("emperor", &[types, seats]);
    }
}
