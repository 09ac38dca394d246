//! A game being played: its setup and an append-only list of entries. Everything else is recomputed from them.
//!
//! A running match is secret as a whole (it holds the draws); only views and redacted events leave the server.

use thiserror::Error;

use crate::{Dice, Entry, Game, Outcome, Seat, Setup, SetupError, Step, Waiting};

/// The entry type of a game.
pub type EntryOf<G> = Entry<<G as Game>::Move, <G as Game>::Chance>;

/// Setup plus entries, and the state they lead to.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    setup: Setup,
    start: G,
    entries: Vec<EntryOf<G>>,
    game: G,
    /// Indices of the entries whose steps still stand (undone ones are folded away).
    standing: Vec<usize>,
    chances_written: u64,
    quitters: Vec<Seat>,
    stand_ins: Vec<Option<String>>,
    result: Option<Outcome>,
}

/// Why an entry cannot be added. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Error)]
#[allow(missing_docs)]
pub enum Refused<I> {
    #[error("{0}")]
    Illegal(I),
    #[error("the match is over")]
    Over,
    #[error("there is no seat {0} at this table")]
    NoSuchSeat(Seat),
    #[error("fate has to decide first")]
    ChanceFirst,
    #[error("no result of chance is waited for")]
    NoChance,
    #[error("fate cannot bring {0} here")]
    Impossible(String),
    #[error("seat {0} has no move to take back")]
    NothingToUndo(Seat),
    #[error("something was drawn or another seat has moved since: taking back needs the others' consent")]
    NeedsConsent,
    #[error("seat {0} has given up")]
    HasResigned(Seat),
    #[error("a bot already plays for seat {0}")]
    HasStandIn(Seat),
    #[error("no bot plays for seat {0}")]
    NoStandIn(Seat),
}

/// What a seat may do about its last move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoRight {
    /// Nothing to take back.
    None,
    /// Free: nothing was drawn and nobody else has moved since.
    Free,
    /// Only if the others agree.
    Consent,
}

impl<G: Game> Match<G> {
    /// A match before its first entry.
    pub fn new(data: &'static G::Data, setup: Setup) -> Result<Self, SetupError> {
        setup.validate::<G>()?;
        let start = G::new(data, &setup)?;
        Ok(Self::from_start(setup, start))
    }

    fn from_start(setup: Setup, start: G) -> Self {
        let stand_ins = vec![None; start.players() as usize];
        let result = start.outcome();
        Match {
            setup,
            game: start.clone(),
            start,
            entries: Vec::new(),
            standing: Vec::new(),
            chances_written: 0,
            quitters: Vec::new(),
            stand_ins,
            result,
        }
    }

    /// What the table agreed on.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Every entry ever written, undone ones included.
    pub fn entries(&self) -> &[EntryOf<G>] {
        &self.entries
    }

    /// The state now.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// What is waited for; nothing once the match is over.
    pub fn waiting(&self) -> Waiting<G::Decision> {
        if self.result.is_some() { Waiting::Over } else { self.game.waiting() }
    }

    /// The result, once the match is over: by the rules, or because only one seat has not given up.
    pub fn outcome(&self) -> Option<&Outcome> {
        self.result.as_ref()
    }

    /// The bot that plays for `seat`, if one does.
    pub fn stand_in(&self, seat: Seat) -> Option<&str> {
        self.stand_ins.get(seat.index())?.as_deref()
    }

    /// Who gave up, in order.
    pub fn quitters(&self) -> &[Seat] {
        &self.quitters
    }

    /// How many results of chance were ever written, undone ones included. The next one reads this stream of the
    /// fair dice, so an undo never replays a draw somebody has already seen.
    pub fn chances_written(&self) -> u64 {
        self.chances_written
    }

    /// The match as it was after its first `count` entries.
    pub fn at(&self, count: usize) -> Self {
        let mut past = Self::from_start(self.setup.clone(), self.start.clone());
        for entry in self.entries.iter().take(count) {
            past.push(entry.clone(), &mut ()).expect("an entry that was accepted once is accepted again");
        }
        past
    }

    /// May `seat` take back its last move?
    pub fn undo_right(&self, seat: Seat) -> UndoRight {
        if self.result.is_some() || self.quitters.contains(&seat) {
            return UndoRight::None;
        }
        let Some(from) = self.last_move_of(seat) else { return UndoRight::None };
        let alone = self.standing[from..].iter().all(|&n| self.is_move_of(n, seat));
        if alone { UndoRight::Free } else { UndoRight::Consent }
    }

    /// Adds an entry and carries it out; events go to `log`. A refused entry changes nothing.
    pub fn push(&mut self, entry: EntryOf<G>, log: &mut impl crate::Log<G::Event>) -> Result<(), Refused<G::Illegal>> {
        if self.result.is_some() {
            return Err(Refused::Over);
        }
        match &entry {
            Entry::Step(step) => {
                self.check_step(*step)?;
                self.game.apply(*step, log);
                self.standing.push(self.entries.len());
                self.chances_written += u64::from(matches!(step, Step::Chance(_)));
                self.result = self.game.outcome().map(|o| o.with_quitters(&self.quitters));
            }
            Entry::Undo { seat, consent } => {
                match self.undo_right(self.at_table(*seat)?) {
                    UndoRight::None => return Err(Refused::NothingToUndo(*seat)),
                    UndoRight::Consent if !consent => return Err(Refused::NeedsConsent),
                    UndoRight::Free | UndoRight::Consent => {}
                }
                let from = self.last_move_of(*seat).expect("a right to undo means there is a move");
                self.standing.truncate(from);
                self.game = self.start.clone();
                for &n in &self.standing {
                    let Entry::Step(step) = self.entries[n] else { unreachable!("only steps stand") };
                    self.game.apply(step, &mut ());
                }
            }
            Entry::Resign(seat) => {
                if self.quitters.contains(&self.at_table(*seat)?) {
                    return Err(Refused::HasResigned(*seat));
                }
                self.quitters.push(*seat);
                if self.quitters.len() + 1 == self.game.players() as usize {
                    self.result = Some(self.last_one_left(*seat));
                }
            }
            Entry::StandIn(seat, bot) => {
                if self.stand_ins[self.at_table(*seat)?.index()].is_some() {
                    return Err(Refused::HasStandIn(*seat));
                }
                self.stand_ins[seat.index()] = Some(bot.clone());
            }
            Entry::HandBack(seat) => {
                if self.quitters.contains(&self.at_table(*seat)?) {
                    return Err(Refused::HasResigned(*seat));
                }
                if self.stand_ins[seat.index()].take().is_none() {
                    return Err(Refused::NoStandIn(*seat));
                }
            }
        }
        self.entries.push(entry);
        Ok(())
    }

    /// Draws what fate has to decide with `dice` and adds it. The dice must be those of [`Match::chances_written`].
    pub fn draw(
        &mut self,
        dice: &mut impl Dice,
        log: &mut impl crate::Log<G::Event>,
    ) -> Result<G::Chance, Refused<G::Illegal>> {
        if !matches!(self.waiting(), Waiting::Chance) {
            return Err(if self.result.is_some() { Refused::Over } else { Refused::NoChance });
        }
        let chance = self.game.sample(dice);
        self.push(Entry::Step(Step::Chance(chance)), log)?;
        Ok(chance)
    }

    fn check_step(&self, step: Step<G::Move, G::Chance>) -> Result<(), Refused<G::Illegal>> {
        let waiting = self.game.waiting();
        match step {
            Step::Move(seat, mv) => {
                self.at_table(seat)?;
                if matches!(waiting, Waiting::Chance) {
                    return Err(Refused::ChanceFirst);
                }
                self.game.check(seat, mv).map_err(Refused::Illegal)
            }
            Step::Chance(chance) => {
                if !matches!(waiting, Waiting::Chance) {
                    return Err(Refused::NoChance);
                }
                let mut all = Vec::new();
                self.game.chances(&mut all);
                let possible = all.iter().any(|&(c, weight)| c == chance && weight > 0);
                if possible { Ok(()) } else { Err(Refused::Impossible(chance.to_string())) }
            }
        }
    }

    /// All but one have given up: the one who stayed wins.
    fn last_one_left(&self, quitter: Seat) -> Outcome {
        if self.game.players() == 2 {
            return self.game.forfeit(quitter);
        }
        let places = vec![1; self.game.players() as usize];
        let everyone = Outcome { reason: "resigned".to_owned(), places, scores: self.game.scores() };
        everyone.with_quitters(&self.quitters)
    }

    fn at_table(&self, seat: Seat) -> Result<Seat, Refused<G::Illegal>> {
        if seat.0 < self.game.players() { Ok(seat) } else { Err(Refused::NoSuchSeat(seat)) }
    }

    fn is_move_of(&self, entry: usize, seat: Seat) -> bool {
        matches!(self.entries[entry], Entry::Step(Step::Move(who, _)) if who == seat)
    }

    fn last_move_of(&self, seat: Seat) -> Option<usize> {
        self.standing.iter().rposition(|&n| self.is_move_of(n, seat))
    }
}
