//! A game being played: its setup and an append-only list of entries. Everything else is recomputed from them.
//!
//! A running match is secret as a whole (it holds the draws); only views and redacted events leave the server.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{Dice, Entry, Game, Held, Outcome, Seat, Setup, SetupError, Shared, Step, Waiting};

/// The entry type of a game.
pub type EntryOf<G> = Entry<<G as Game>::Move, <G as Game>::Chance>;

/// Setup plus entries, and the state they lead to.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    setup: Setup,
    /// What the entries begin with: a new game, or a snapshot.
    base: Base,
    start: G,
    entries: Shared<EntryOf<G>>,
    /// So many entries at the beginning were taken over from another match: nobody made them here.
    taken: usize,
    game: G,
    /// The steps that still stand (undone ones are folded away).
    standing: Shared<Standing>,
    /// The last move of each seat among them.
    latest: Vec<Option<usize>>,
    chances_written: u64,
    quitters: Vec<Seat>,
    stand_ins: Vec<Option<String>>,
    result: Option<Outcome>,
}

/// A step that still stands.
#[derive(Clone, Copy, Debug)]
struct Standing {
    /// Index of its entry.
    entry: usize,
    /// Whether the rules revealed something about a hand with it.
    revealing: bool,
    /// Whether it completes the move before it ([`Game::completes`]).
    completing: bool,
}

/// What a match knows of the entries before those it holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Base {
    length: usize,
    chances_written: u64,
    quitters: Vec<Seat>,
    stand_ins: Vec<Option<String>>,
    undo: Vec<UndoRight>,
    undone_from: Vec<Option<usize>>,
}

/// A match without its history: opening it costs the same early and late in the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Snapshot<P> {
    /// How many entries it stands for.
    pub length: usize,
    /// The state.
    pub position: P,
    /// Results of chance ever written.
    pub chances_written: u64,
    /// Who gave up, in order.
    pub quitters: Vec<Seat>,
    /// Bots that play for a seat.
    pub stand_ins: Vec<Option<String>>,
    /// What each seat may do about its last move.
    pub undo: Vec<UndoRight>,
    /// The first entry that would go with it.
    #[serde(default)]
    pub undone_from: Vec<Option<usize>>,
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
    #[error("this is no name of a bot")]
    NoBotName,
    #[error("the move to take back lies before the snapshot: load the whole match")]
    NeedsHistory,
}

impl<I> Refused<I> {
    /// A code for programs; the words live in the catalogues.
    pub fn code(&self) -> &'static str {
        match self {
            Refused::Illegal(_) => "illegal",
            Refused::Over => "match-over",
            Refused::NoSuchSeat(_) => "no-such-seat",
            Refused::ChanceFirst => "chance-first",
            Refused::NoChance => "no-chance",
            Refused::Impossible(_) => "impossible-chance",
            Refused::NothingToUndo(_) => "nothing-to-undo",
            Refused::NeedsConsent => "needs-consent",
            Refused::HasResigned(_) => "has-resigned",
            Refused::HasStandIn(_) => "has-stand-in",
            Refused::NoStandIn(_) => "no-stand-in",
            Refused::NoBotName => "no-bot-name",
            Refused::NeedsHistory => "needs-history",
        }
    }
}

/// What a seat may do about its last move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum UndoRight {
    /// Nothing to take back.
    None,
    /// Free: nothing was drawn or revealed and nobody else has moved since.
    Free,
    /// Only if the others agree.
    Consent,
}

impl<G: Game> Match<G> {
    /// A match before its first entry.
    pub fn new(data: impl Into<Held<G::Data>>, setup: Setup) -> Result<Self, SetupError> {
        setup.validate::<G>()?;
        let start = G::new(data, &setup)?;
        Ok(Self::from_start(setup, start, Base::default()))
    }

    /// A match that begins with a position: for scenarios and lessons.
    pub fn from_game(setup: Setup, game: G) -> Self {
        Self::from_start(setup, game, Base::default())
    }

    /// Says that the first `count` entries are those of another match. They cannot be taken back, and the dice of this
    /// match have not drawn them.
    pub fn with_taken(mut self, count: usize) -> Self {
        self.taken = count;
        self
    }

    /// Entries at the beginning that were taken over from another match.
    pub fn taken(&self) -> usize {
        self.taken
    }

    /// A match that goes on from a snapshot.
    pub fn resume(
        data: impl Into<Held<G::Data>>,
        setup: Setup,
        snapshot: &Snapshot<G::Position>,
    ) -> Result<Self, String> {
        setup.validate::<G>().map_err(|e| e.to_string())?;
        let start = G::from_position(data, &snapshot.position)?;
        if start.players() != setup.players {
            return Err("the snapshot has another number of seats".to_owned());
        }
        let base = Base {
            length: snapshot.length,
            chances_written: snapshot.chances_written,
            quitters: snapshot.quitters.clone(),
            stand_ins: snapshot.stand_ins.clone(),
            undo: snapshot.undo.clone(),
            undone_from: snapshot.undone_from.clone(),
        };
        Ok(Self::from_start(setup, start, base))
    }

    /// The match as a snapshot. Only a running match has one: a finished one is read as a whole.
    pub fn snapshot(&self) -> Snapshot<G::Position> {
        Snapshot {
            length: self.length(),
            position: self.game.position(),
            chances_written: self.chances_written,
            quitters: self.quitters.clone(),
            stand_ins: self.stand_ins.clone(),
            undo: Seat::all(self.game.players()).map(|s| self.undo_right(s)).collect(),
            undone_from: Seat::all(self.game.players()).map(|s| self.undone_from(s)).collect(),
        }
    }

    fn from_start(setup: Setup, start: G, base: Base) -> Self {
        let mut stand_ins = base.stand_ins.clone();
        stand_ins.resize(usize::from(start.players()), None);
        let result = start.outcome();
        Match {
            setup,
            game: start.clone(),
            start,
            entries: Shared::new(),
            taken: 0,
            standing: Shared::new(),
            latest: vec![None; stand_ins.len()],
            chances_written: base.chances_written,
            quitters: base.quitters.clone(),
            base,
            stand_ins,
            result,
        }
    }

    /// What the table agreed on.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Every entry ever written, undone ones included (in a match that was resumed: since the snapshot).
    pub fn entries(&self) -> &Shared<EntryOf<G>> {
        &self.entries
    }

    /// How many entries were ever written.
    pub fn length(&self) -> usize {
        self.base.length + self.entries.len()
    }

    /// Entries before those it holds; 0 unless it was resumed from a snapshot.
    pub fn held_from(&self) -> usize {
        self.base.length
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

    /// The match as it was after its first `count` entries (at the snapshot, if that is later).
    pub fn at(&self, count: usize) -> Self {
        let past = Self::from_start(self.setup.clone(), self.start.clone(), self.base.clone());
        let mut past = past.with_taken(self.taken);
        for entry in self.entries.iter().take(count.saturating_sub(self.base.length)) {
            past.push(entry.clone(), &mut ()).expect("an entry that was accepted once is accepted again");
        }
        past
    }

    /// The steps that still stand, with the numbers of their entries: the way to this position without detours.
    pub fn line(&self) -> impl Iterator<Item = (usize, Step<G::Move, G::Chance>)> {
        self.standing.iter().map(|s| match self.entries[s.entry] {
            Entry::Step(step) => (self.base.length + s.entry, step),
            _ => unreachable!("only steps stand"),
        })
    }

    /// Whether the step of this entry, which still stands, completes the one before it ([`Game::completes`]).
    pub fn is_completing(&self, entry: usize) -> bool {
        let held = entry.checked_sub(self.base.length);
        let found = held.map(|entry| (entry, self.standing.partition_point(|s| s.entry < entry)));
        found.is_some_and(|(entry, at)| {
            at < self.standing.len() && self.standing[at].entry == entry && self.standing[at].completing
        })
    }

    /// May `seat` take back its last move?
    pub fn undo_right(&self, seat: Seat) -> UndoRight {
        // Whoever is out does not come back to life because all others have given up.
        if self.result.is_some() || self.quitters.contains(&seat) || !self.anybody_can_win() {
            return UndoRight::None;
        }
        let Some(from) = self.last_choice_of(seat) else {
            let before = self.base.undo.get(seat.index()).copied().unwrap_or(UndoRight::None);
            let quiet = self.is_alone(0, seat) || before == UndoRight::None;
            return if quiet { before } else { UndoRight::Consent };
        };
        if self.is_alone(from, seat) { UndoRight::Free } else { UndoRight::Consent }
    }

    /// The number of the first entry that goes if `seat` takes back its last move; none if there is none.
    pub fn undone_from(&self, seat: Seat) -> Option<usize> {
        match self.last_choice_of(seat) {
            Some(from) => Some(self.base.length + self.standing[from].entry),
            None => self.base.undone_from.get(seat.index()).copied().flatten(),
        }
    }

    /// Adds an entry and carries it out; events go to `log`. A refused entry changes nothing.
    pub fn push(&mut self, entry: EntryOf<G>, log: &mut impl crate::Log<G::Event>) -> Result<(), Refused<G::Illegal>> {
        if self.result.is_some() {
            return Err(Refused::Over);
        }
        match &entry {
            Entry::Step(step) => {
                self.check_step(*step)?;
                let completing = self.game.completes();
                let stayed = self.anybody_can_win();
                let mut events = Vec::new();
                self.game.apply(*step, &mut events);
                let revealing = events.iter().any(G::reveals);
                events.into_iter().for_each(|event| log.push(|| event));
                if let Step::Move(seat, _) = step {
                    self.latest[seat.index()] = Some(self.standing.len());
                }
                self.standing.push(Standing { entry: self.entries.len(), revealing, completing });
                self.chances_written += u64::from(matches!(step, Step::Chance(_)));
                // Where all who could win have given up, the rules say whose victory it is.
                self.result = self.game.outcome().map(|o| if stayed { self.ranked(o) } else { o });
            }
            Entry::Undo { seat, consent } => {
                match self.undo_right(self.at_table(*seat)?) {
                    UndoRight::None => return Err(Refused::NothingToUndo(*seat)),
                    UndoRight::Consent if !consent => return Err(Refused::NeedsConsent),
                    UndoRight::Free | UndoRight::Consent => {}
                }
                let from = self.last_choice_of(*seat).ok_or(Refused::NeedsHistory)?;
                self.standing.truncate(from);
                let last = |seat| self.standing.iter().rposition(|s| self.is_move_of(s.entry, seat));
                self.latest = Seat::all(self.game.players()).map(last).collect();
                self.game = self.start.clone();
                let steps: Vec<_> = self.line().map(|(_, step)| step).collect();
                steps.into_iter().for_each(|step| self.game.apply(step, &mut ()));
            }
            Entry::Resign(seat) => {
                if self.quitters.contains(&self.at_table(*seat)?) {
                    return Err(Refused::HasResigned(*seat));
                }
                self.quitters.push(*seat);
                // If the last one is out of the game already, those who give up leave one after the other, as the rules say.
                if self.quitters.len() + 1 == self.game.players() as usize && self.anybody_can_win() {
                    self.result = Some(self.last_one_left());
                }
            }
            Entry::StandIn(seat, bot) => {
                if !crate::entry::is_bot_name(bot) {
                    return Err(Refused::NoBotName);
                }
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
                // Whoever gave up does not move any more; a bot does.
                if self.quitters.contains(&seat) && self.stand_ins[seat.index()].is_none() {
                    return Err(Refused::HasResigned(seat));
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

    /// All but one have given up: the one who stayed wins, with the score of the moment.
    fn last_one_left(&self) -> Outcome {
        let places = vec![1; self.game.players() as usize];
        self.ranked(Outcome { reason: "resigned".to_owned(), places, scores: self.game.scores(), shares: Vec::new() })
    }

    /// Whether somebody who has not given up can still win.
    fn anybody_can_win(&self) -> bool {
        let stays = |seat: Seat| !self.quitters.contains(&seat) && self.game.is_in(seat);
        self.quitters.is_empty() || Seat::all(self.game.players()).any(stays)
    }

    /// Quitters are last, whatever the bots in their seats achieved.
    fn ranked(&self, outcome: Outcome) -> Outcome {
        outcome.with_quitters(&self.quitters, |seat| self.game.quitter_score(seat))
    }

    fn at_table(&self, seat: Seat) -> Result<Seat, Refused<G::Illegal>> {
        if seat.0 < self.game.players() { Ok(seat) } else { Err(Refused::NoSuchSeat(seat)) }
    }

    fn is_move_of(&self, entry: usize, seat: Seat) -> bool {
        matches!(self.entries[entry], Entry::Step(Step::Move(who, _)) if who == seat)
    }

    /// Whether nobody else has moved since, nor has anything been drawn or revealed.
    fn is_alone(&self, from: usize, seat: Seat) -> bool {
        self.standing.since(from).all(|s| self.is_move_of(s.entry, seat) && !s.revealing)
    }

    /// The last move of a seat, or the one that it completes, as long as nothing came between them.
    fn last_choice_of(&self, seat: Seat) -> Option<usize> {
        let own = |s: &Standing| self.base.length + s.entry >= self.taken && self.is_move_of(s.entry, seat);
        // What was taken over comes before all else: if the last move is part of it, so are all others.
        let last = self.latest.get(seat.index()).copied().flatten().filter(|last| own(&self.standing[*last]))?;
        let until = (0..=last).rev().map(|at| &self.standing[at]);
        let joined = until.take_while(|s| own(s) && s.completing).count();
        match last.checked_sub(joined) {
            Some(first) if own(&self.standing[first]) => Some(first),
            Some(between) => Some(between + 1),
            // It began before the snapshot, or there with what was taken over.
            None if self.base.length > self.taken => None,
            None => Some(0),
        }
    }
}
