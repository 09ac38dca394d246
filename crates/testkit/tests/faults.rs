//! Laws that never fail prove nothing: here the tiny game is broken in one way at a time, and its law must notice.

use serde_json::Value;
use teahouse_game::{
    Data, Dice, EventRule, FastDice, Features, Game, Held, Log, OptionSpec, Outcome, Preview, RowRefused, Rule, Seat,
    Setup, SetupError, SheetLine, Step, TextPart, Viewer, Waiting, preview_row,
};
use teahouse_template::{Board, Chance, Decision, Event, Illegal, Move, Position, State, View};
use teahouse_testkit::{Atlas, play};

/// The tiny game with fault number `F`; 0 is sound.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Faulty<const F: u8>(State);

const SOUND: u8 = 0;
const HIDES_A_MOVE: u8 = 1;
const LISTS_A_MOVE_TWICE: u8 = 2;
const ACCEPTS_TOO_MUCH: u8 = 3;
const VIEW_LEAKS: u8 = 4;
const EVENT_LEAKS: u8 = 5;
const QUESTION_LEAKS: u8 = 6;
const SAMPLE_CHEATS: u8 = 7;
const LOSES_A_CARD: u8 = 8;
const POSITION_FORGETS: u8 = 9;
const LISTENING_MATTERS: u8 = 10;
const NEVER_ENDS: u8 = 11;
const WORLD_IS_IMPOSSIBLE: u8 = 12;
const OUTCOME_TOO_EARLY: u8 = 13;
const NOTHING_IS_REDACTED: u8 = 14;
const REDEAL_CHANGES_NOTHING: u8 = 15;
const SHEET_DOES_NOT_ADD_UP: u8 = 16;
const EVENT_WITHOUT_RULE: u8 = 17;
const OWN_IS_ANOTHERS: u8 = 18;
const FEATURES_PEEK: u8 = 19;
const OUTLOOK_PEEKS: u8 = 20;
const RULE_PEEKS: u8 = 21;

impl<const F: u8> Game for Faulty<F> {
    const ID: &'static str = State::ID;
    const NAME: &'static str = State::NAME;
    const VERSION: u16 = State::VERSION;
    const PLAYERS: (u8, u8) = State::PLAYERS;
    const OPTIONS: &'static [OptionSpec] = State::OPTIONS;
    const RULES: &'static str = State::RULES;
    const WORDS: &'static [(&'static str, &'static str)] = State::WORDS;
    const LOWEST_WINS: bool = State::LOWEST_WINS;
    const MAX_STEPS: u32 = if F == NEVER_ENDS { 20 } else { State::MAX_STEPS };
    const EVENT_RULES: &'static [EventRule] =
        if F == EVENT_WITHOUT_RULE { &[("played", None, Rule("N3"))] } else { State::EVENT_RULES };
    type Data = Board;
    type Position = Position;
    type Decision = Decision;
    type Move = Move;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Own = <State as Game>::Own;
    type Outlook = u8;
    type Illegal = Illegal;
    type Order = teahouse_game::NoOrder;

    fn new(data: impl Into<Held<Board>>, setup: &Setup) -> Result<Self, SetupError> {
        State::new(data, setup).map(Faulty)
    }
    fn position(&self) -> Position {
        let mut position = self.0.position();
        if F == POSITION_FORGETS {
            position.scores.fill(0);
        }
        position
    }
    fn from_position(data: impl Into<Held<Board>>, position: &Position) -> Result<Self, String> {
        State::from_position(data, position).map(Faulty)
    }
    fn data(&self) -> &Held<Board> {
        self.0.data()
    }
    fn players(&self) -> u8 {
        Game::players(&self.0)
    }
    fn waiting(&self) -> Waiting<Decision> {
        self.0.waiting()
    }
    fn outcome(&self) -> Option<Outcome> {
        let early = F == OUTCOME_TOO_EARLY && self.scores()[0] > 0;
        if early { Some(Outcome::ranked("early", self.scores(), false)) } else { self.0.outcome() }
    }
    fn scores(&self) -> Vec<i32> {
        self.0.scores()
    }
    fn sheet(&self) -> Vec<SheetLine> {
        let extra = if F == SHEET_DOES_NOT_ADD_UP { vec![SheetLine::new("luck", vec![1])] } else { Vec::new() };
        [self.0.sheet(), extra].concat()
    }
    fn check(&self, seat: Seat, mv: Move) -> Result<(), Illegal> {
        if F == ACCEPTS_TOO_MUCH && mv == Move::Match && self.0.waiting().seat() == Some(seat) {
            return Ok(());
        }
        if F == RULE_PEEKS && self.0.position().hands[1].count(1) > 0 {
            return Err(Illegal::NotAsked);
        }
        self.0.check(seat, mv)
    }
    fn legal_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        self.0.legal_moves(seat, out);
        if F == HIDES_A_MOVE && out.len() > 1 {
            out.pop();
        }
        if F == LISTS_A_MOVE_TWICE {
            out.extend(out.first().copied());
        }
    }
    fn chances(&self, out: &mut Vec<(Chance, u32)>) {
        self.0.chances(out);
    }
    fn apply(&mut self, step: Step<Move, Chance>, log: &mut impl Log<Event>) {
        self.0.apply(step, log);
        let mut truth = self.0.position();
        if F == LOSES_A_CARD && truth.gone == 3 {
            truth.gone = 2;
        } else if F == QUESTION_LEAKS && truth.dealing && truth.deck.len().is_multiple_of(2) {
            // Who comes next depends on the secret card just drawn.
            if let Step::Chance(Chance(1)) = step {
                truth.turn = Seat(1);
            }
        } else if F == LISTENING_MATTERS {
            log.push(|| {
                truth.scores[0] = truth.scores[0].wrapping_add(1);
                Event::Scored { seat: Seat(0), points: 1 }
            });
        } else {
            return;
        }
        if let Ok(state) = State::from_position(self.0.data(), &truth) {
            self.0 = state;
        }
    }
    fn view(&self, to: Viewer) -> View {
        let mut view = self.0.view(to);
        if F == VIEW_LEAKS {
            view.gone = view.gone.wrapping_add(self.0.position().hands[1].count(1) * 16);
        }
        view
    }
    fn own(&self, to: Viewer) -> Self::Own {
        self.0.own(if F == OWN_IS_ANOTHERS { Viewer::Seat(Seat(0)) } else { to })
    }
    fn outlook(_: &Held<Board>, view: &View) -> u8 {
        if F == OUTLOOK_PEEKS { view.hand.as_ref().map_or(0, |hand| hand.count(1)) } else { 0 }
    }
    fn redact(event: &Event, to: Viewer) -> Event {
        match event {
            // Hidden at first sight, but the number of points tells the card.
            Event::Drew { seat, card: Some(card) } if F == EVENT_LEAKS && !to.is(*seat) => {
                Event::Scored { seat: *seat, points: *card }
            }
            _ if F == NOTHING_IS_REDACTED => event.clone(),
            _ => State::redact(event, to),
        }
    }
    fn reveals(event: &Event) -> bool {
        State::reveals(event)
    }
    fn determinize(data: &Held<Board>, view: &View, dice: &mut (impl Dice + ?Sized)) -> Self {
        let mut view = view.clone();
        if F == WORLD_IS_IMPOSSIBLE {
            view.sizes.iter_mut().for_each(|n| *n = n.saturating_sub(1));
        }
        Faulty(State::determinize(data, &view, dice))
    }
    fn redeal(&mut self, viewer: Viewer, dice: &mut (impl Dice + ?Sized)) {
        if F != REDEAL_CHANGES_NOTHING {
            self.0.redeal(viewer, dice);
        }
    }
    fn audit(&self) -> Result<(), String> {
        let truth = self.0.position();
        let all = self.0.data().copies * 3;
        if truth.cards == all { self.0.audit() } else { Err(format!("{} cards instead of {all}", truth.cards)) }
    }
    fn fact(&self, question: &str) -> Option<Value> {
        self.0.fact(question)
    }
    fn features(&self, seat: Seat, out: &mut Features) {
        self.0.features(if F == FEATURES_PEEK { Seat(0) } else { seat }, out);
    }
    fn judge(&self, seat: Seat) -> i32 {
        self.0.judge(seat)
    }
    fn quitter_score(&self, seat: Seat) -> i32 {
        self.0.quitter_score(seat)
    }
    fn text(data: &Held<Board>, view: &View) -> Vec<TextPart> {
        State::text(data, view)
    }
    fn sample(&self, dice: &mut (impl Dice + ?Sized)) -> Chance {
        let mut all = Vec::new();
        self.chances(&mut all);
        if F == SAMPLE_CHEATS { all[all.len() - 1].0 } else { self.0.sample(dice) }
    }
}

/// What the laws say about 60 games.
fn verdict<const F: u8>() -> String {
    let (board, mut atlas) = (Held::from(&Board::built_in()[0]), Atlas::<Faulty<F>>::default());
    let setup = Setup::new::<State>(2);
    let games = (0..60).flat_map(|seed| play::<Faulty<F>>(&board, &setup, seed, &mut atlas).violations);
    games.take(200).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_sound_game_breaks_no_law() {
    assert_eq!(verdict::<SOUND>(), "");
}

#[test]
fn every_fault_is_noticed_by_its_law() {
    let found =
        |text: String, part: &str| assert!(text.contains(part), "{part} in:\n{}", &text[..text.len().min(2000)]);
    found(verdict::<HIDES_A_MOVE>(), "is accepted but not listed");
    found(verdict::<LISTS_A_MOVE_TWICE>(), "a move is listed twice");
    found(verdict::<ACCEPTS_TOO_MUCH>(), "is accepted but not listed");
    found(verdict::<VIEW_LEAKS>(), "looks different");
    found(verdict::<OWN_IS_ANOTHERS>(), "own is not the view");
    found(verdict::<FEATURES_PEEK>(), "features of seat");
    found(verdict::<OUTLOOK_PEEKS>(), "has another outlook");
    found(verdict::<EVENT_LEAKS>(), "is told");
    found(verdict::<NOTHING_IS_REDACTED>(), "is told");
    found(verdict::<REDEAL_CHANGES_NOTHING>(), "redeal always gives the true world");
    found(verdict::<QUESTION_LEAKS>(), "tells");
    found(verdict::<SAMPLE_CHEATS>(), "sample maps");
    found(verdict::<LOSES_A_CARD>(), "audit");
    found(verdict::<POSITION_FORGETS>(), "from_position(position) is another state");
    found(verdict::<LISTENING_MATTERS>(), "a silent step differs");
    found(verdict::<NEVER_ENDS>(), "longer than 20 steps");
    found(verdict::<WORLD_IS_IMPOSSIBLE>(), "determinize for");
    found(verdict::<OUTCOME_TOO_EARLY>(), "outcome: Some");
    found(verdict::<SHEET_DOES_NOT_ADD_UP>(), "the score sheet adds up to");
    found(verdict::<EVENT_WITHOUT_RULE>(), "no clause tells of");
}

/// A rule that knows more than a seat gives no answer to it: what only some possible worlds refuse is not refused, and nothing is told of what
/// comes of it. What all of them refuse is.
#[test]
fn one_worlds_refusal_is_no_knowledge() {
    let setup = Setup::new::<State>(2);
    for seed in 0..20 {
        let mut dice = FastDice::new(seed);
        let mut game = Faulty::<RULE_PEEKS>::new(&Board::built_in()[0], &setup).expect("a table");
        while game.waiting() == Waiting::Chance {
            let card = game.sample(&mut dice);
            game.apply(Step::Chance(card), &mut ());
        }
        let mut legal = Vec::new();
        game.legal_moves(Seat(0), &mut legal);
        let told = preview_row(&game, Seat(0), &legal[..1], &mut dice);
        assert_eq!(told, Ok(Preview { events: Vec::new(), after: None }), "seed {seed}");
        let none = (1..=3).map(Move::Play).find(|mv| !legal.contains(mv));
        let Some(none) = none else { continue };
        let sound = Faulty::<SOUND>(game.0.clone());
        let refused = preview_row(&sound, Seat(0), &[none], &mut dice);
        assert!(matches!(refused, Err(RowRefused::Illegal(Illegal::NotInHand { .. }))), "seed {seed}: {refused:?}");
    }
}
