//! A tiny game for the tests of this crate. Seat 0 makes some small moves of 0 to 3, then seat 1 answers, and it is over. The higher the
//! moves, the better for seat 0; but seat 1 may hold a card, which nobody else sees, and strikes with it the harder the higher they were.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use teahouse_game::{
    Ask, Data, Dice, EventRule, Faults, Features, Game, Held, Log, NoOrder, OptionSpec, Outcome, Rule, Seat, Setup,
    SetupError, SheetLine, Step, TextPart, Viewer, Violation, Waiting,
};
use thiserror::Error;

use crate::net::{HIDDEN, Net};

#[derive(Debug)]
pub(crate) struct Board;

pub(crate) static BOARDS: [Board; 1] = [Board];

impl Data for Board {
    fn built_in() -> &'static [Board] {
        &BOARDS
    }
    fn parse(_: &str) -> Result<Board, Faults> {
        Ok(Board)
    }
    fn id(&self) -> &str {
        "toy"
    }
    fn canonical(&self) -> String {
        String::new()
    }
    fn file(&self) -> String {
        "{}".to_owned()
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Toy {
    /// Small moves of seat 0 that there will be.
    pub steps: usize,
    /// Those that were made.
    pub made: Vec<u8>,
    /// What seat 1 holds, 1 to 3, or 0 for nothing.
    pub card: u8,
    /// What it answered: its card, or 0.
    pub answer: Option<u8>,
}

#[derive(Clone, Debug, PartialEq, Error, Serialize, Deserialize)]
#[error("no")]
pub(crate) struct No;

impl Violation for No {
    fn rule(&self) -> Rule {
        Rule("T1")
    }
}

impl Toy {
    pub fn new(steps: usize) -> Toy {
        Toy { steps, made: Vec::new(), card: 0, answer: None }
    }

    /// What seat 0 is ahead.
    fn lead(&self) -> i32 {
        let made: i32 = self.made.iter().map(|mv| i32::from(*mv)).sum();
        let struck = self.answer.is_some_and(|answer| answer > 0);
        if struck { -5 * made } else { made }
    }
}

/// A net that says what the one input says.
pub(crate) fn net() -> Net {
    let mut net = Net::empty(1);
    net.inputs[0][HIDDEN..].fill(1.0);
    net
}

impl Game for Toy {
    const ID: &'static str = "toy";
    const NAME: &'static str = "Toy";
    const VERSION: u16 = 1;
    const PLAYERS: (u8, u8) = (2, 2);
    const OPTIONS: &'static [OptionSpec] = &[];
    const RULES: &'static str = "";
    const WORDS: &'static [(&'static str, &'static str)] = &[];
    const LOWEST_WINS: bool = false;
    const MAX_STEPS: u32 = 10;
    const EVENT_RULES: &'static [EventRule] = &[];

    type Data = Board;
    type Position = Toy;
    type Decision = ();
    type Move = u8;
    type Chance = u8;
    type Event = ();
    type View = Toy;
    type Own = ();
    type Outlook = ();
    type Illegal = No;
    type Order = NoOrder;

    fn new(_: impl Into<Held<Board>>, _: &Setup) -> Result<Toy, SetupError> {
        Ok(Toy::new(1))
    }
    fn position(&self) -> Toy {
        self.clone()
    }
    fn from_position(_: impl Into<Held<Board>>, position: &Toy) -> Result<Toy, String> {
        Ok(position.clone())
    }
    fn data(&self) -> &Held<Board> {
        static HELD: Held<Board> = Held::BuiltIn(&BOARDS[0]);
        &HELD
    }
    fn players(&self) -> u8 {
        2
    }
    fn waiting(&self) -> Waiting<()> {
        let ask = |seat: u8| Waiting::Seat(Ask { seat: Seat(seat), decision: () });
        match self.answer {
            _ if self.made.len() < self.steps => ask(0),
            None => ask(1),
            Some(_) => Waiting::Over,
        }
    }
    fn outcome(&self) -> Option<Outcome> {
        self.answer.map(|_| Outcome::ranked("over", self.scores(), false))
    }
    fn scores(&self) -> Vec<i32> {
        vec![self.lead(), 0]
    }
    fn sheet(&self) -> Vec<SheetLine> {
        Vec::new()
    }
    fn check(&self, seat: Seat, mv: u8) -> Result<(), No> {
        let mut legal = Vec::new();
        self.legal_moves(seat, &mut legal);
        if legal.contains(&mv) { Ok(()) } else { Err(No) }
    }
    fn legal_moves(&self, seat: Seat, out: &mut Vec<u8>) {
        match self.waiting().seat() {
            Some(asked) if asked != seat => {}
            Some(Seat(0)) => out.extend(0..4),
            Some(_) if self.card == 0 => out.push(0),
            Some(_) => out.extend([0, self.card]),
            None => {}
        }
    }
    fn chances(&self, _: &mut Vec<(u8, u32)>) {}
    fn apply(&mut self, step: Step<u8, u8>, _: &mut impl Log<()>) {
        match step {
            Step::Move(Seat(0), mv) => self.made.push(mv),
            Step::Move(_, mv) => self.answer = Some(mv),
            Step::Chance(_) => unreachable!("nothing is left to fate"),
        }
    }
    fn view(&self, to: Viewer) -> Toy {
        Toy { card: if to.is(Seat(1)) { self.card } else { 0 }, ..self.clone() }
    }
    fn own(&self, _: Viewer) {}
    fn outlook(_: &Held<Board>, _: &Toy) {}
    fn redact((): &(), _: Viewer) {}
    fn reveals((): &()) -> bool {
        false
    }
    fn determinize(_: &Held<Board>, view: &Toy, _: &mut (impl Dice + ?Sized)) -> Toy {
        view.clone()
    }
    fn redeal(&mut self, viewer: Viewer, dice: &mut (impl Dice + ?Sized)) {
        if viewer.is(Seat(0)) {
            self.card = dice.below(4) as u8;
        }
    }
    fn audit(&self) -> Result<(), String> {
        Ok(())
    }
    fn fact(&self, _: &str) -> Option<Value> {
        None
    }
    fn judge(&self, seat: Seat) -> i32 {
        if seat == Seat(0) { self.lead() } else { -self.lead() }
    }
    fn features(&self, seat: Seat, out: &mut Features) {
        out.block(1).put(0, self.judge(seat) as f32 / (2 * self.steps) as f32);
    }
    fn text(_: &Held<Board>, _: &Toy) -> Vec<TextPart> {
        Vec::new()
    }
    fn quitter_score(&self, _: Seat) -> i32 {
        0
    }
}
