//! A match of one game behind the [`Table`] of any: moves and views become JSON here, and what is refused says why.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use teahouse_bots::{Level, bot};
use teahouse_game::record::{Fairness, Record};
use teahouse_game::{
    Data, Dice, Entry, FastDice, Game, Match, Obeyed, Outcome, Phrase, Preview, Refused, RowRefused, Seat, Setup, Step,
    TextPart, Token, UndoRight, Viewer, Violation, Waiting, play_row, preview_row,
};
use teahouse_wire::{self as wire, Course, Draw, HouseEvent, Json, Previewed, State, Told, Update};

use crate::entry::nets;
use crate::past;
use crate::table::{Refusal, Table, TableAsk, Thought, level, seat as travelling};

/// A match with the events nobody has been told yet.
pub(crate) struct Seated<G: Game> {
    played: Match<G>,
    news: Vec<News<G>>,
    /// The game before the first of them.
    before: Option<G>,
    /// What lies open now, once somebody has asked for it.
    open: OnceLock<Open>,
}

/// What everybody may see, as it travels.
struct Open {
    view: Json,
    outlook: Json,
}

/// What a viewer may do now.
struct Rights {
    legal: Json,
    undo: wire::UndoRight,
    undo_from: Option<u32>,
}

/// What one entry brought.
struct News<G: Game> {
    entry: usize,
    by: Option<Seat>,
    happened: Happened<G::Event>,
}

/// An entry is a step of the game, or something beside it.
pub(crate) enum Happened<E> {
    Game(Vec<E>),
    House(HouseEvent),
}

impl<G: Game> Seated<G> {
    pub(crate) fn new(played: Match<G>) -> Self {
        Seated { played, news: Vec::new(), before: None, open: OnceLock::new() }
    }

    fn push(&mut self, entry: Entry<G::Move, G::Chance>) -> Result<(), Refusal> {
        let (number, by, before) = (self.played.length(), entry.mover(), self.first_news());
        let happened = push_told(&mut self.played, entry).map_err(refusal)?;
        self.note(number, by, before, happened);
        Ok(())
    }

    /// The game as it is, if nothing has happened since everybody was told.
    fn first_news(&self) -> Option<G> {
        self.news.is_empty().then(|| self.played.game().clone())
    }

    fn note(&mut self, entry: usize, by: Option<Seat>, before: Option<G>, happened: Happened<G::Event>) {
        self.open = OnceLock::new();
        self.before = before.or(self.before.take());
        self.news.push(News { entry, by, happened });
    }

    fn open(&self) -> &Open {
        self.open.get_or_init(|| {
            let game = self.played.game();
            let view = game.view(Viewer::Public);
            Open { outlook: Json::of(&G::outlook(game.data(), &view)), view: Json::of(&view) }
        })
    }

    fn rights(&self, to: Viewer) -> Rights {
        let seat = to.seat();
        let undo = seat.map_or(UndoRight::None, |s| self.played.undo_right(s));
        let from = seat.filter(|_| undo != UndoRight::None).and_then(|s| self.played.undone_from(s));
        Rights {
            legal: seat.map_or_else(|| Json::of::<[G::Move]>(&[]), |s| Json::of(&self.moves_of(s))),
            undo: match undo {
                UndoRight::None => wire::UndoRight::None,
                UndoRight::Free => wire::UndoRight::Free,
                UndoRight::Consent => wire::UndoRight::Consent,
            },
            undo_from: from.map(|n| n as u32),
        }
    }

    fn moves_of(&self, seat: Seat) -> Vec<G::Move> {
        let mut legal = Vec::new();
        // The match may be over although the game is not: somebody gave up.
        if self.played.waiting().seat() == Some(seat) {
            self.played.game().legal_moves(seat, &mut legal);
        }
        legal
    }
}

/// Adds an entry and says what happened.
fn push_told<G: Game>(
    played: &mut Match<G>,
    entry: Entry<G::Move, G::Chance>,
) -> Result<Happened<G::Event>, Refused<G::Illegal>> {
    let house = match &entry {
        Entry::Step(_) => None,
        Entry::Undo { seat, .. } => {
            let from = played.undone_from(*seat).map(|n| n as u32);
            Some(HouseEvent::Undone { seat: travelling(*seat), from })
        }
        Entry::Resign(seat) => Some(HouseEvent::Resigned { seat: travelling(*seat) }),
        Entry::StandIn(seat, bot) => {
            Some(HouseEvent::StoodIn { seat: travelling(*seat), level: Level::named(bot).map(level) })
        }
        Entry::HandBack(seat) => Some(HouseEvent::HandedBack { seat: travelling(*seat) }),
    };
    let mut events = Vec::new();
    played.push(entry, &mut events)?;
    Ok(house.map_or(Happened::Game(events), Happened::House))
}

/// The same for an entry that was accepted once.
pub(crate) fn again<G: Game>(played: &mut Match<G>, entry: &Entry<G::Move, G::Chance>, to: Viewer) -> Told {
    let number = played.length();
    let happened = push_told(played, entry.clone()).expect("an entry that was accepted once is accepted again");
    told::<G>(number, entry.mover(), &happened, to)
}

/// What `to` may see of an entry.
fn told<G: Game>(entry: usize, by: Option<Seat>, happened: &Happened<G::Event>, to: Viewer) -> Told {
    let (house, events) = match happened {
        Happened::Game(events) => (None, events.iter().map(|e| G::redact(e, to)).collect::<Vec<_>>()),
        Happened::House(event) => (Some(event.clone()), Vec::new()),
    };
    Told { entry: entry as u32, by: by.map(travelling), house, events: Json::of(&events) }
}

fn refusal<I: Violation>(refused: Refused<I>) -> Refusal {
    Refusal::NotNow(match refused {
        Refused::Illegal(why) => {
            let (rule, phrase) = (why.rule().to_string(), Phrase::of("refuse", &why));
            return Refusal::Rule { rule, illegal: Json::of(&why), phrase };
        }
        Refused::Over => Refused::Over,
        Refused::NoSuchSeat(seat) => Refused::NoSuchSeat(seat),
        Refused::ChanceFirst => Refused::ChanceFirst,
        Refused::NoChance => Refused::NoChance,
        Refused::Impossible(what) => Refused::Impossible(what),
        Refused::NothingToUndo(seat) => Refused::NothingToUndo(seat),
        Refused::NeedsConsent => Refused::NeedsConsent,
        Refused::HasResigned(seat) => Refused::HasResigned(seat),
        Refused::HasStandIn(seat) => Refused::HasStandIn(seat),
        Refused::NoStandIn(seat) => Refused::NoStandIn(seat),
        Refused::NoBotName => Refused::NoBotName,
        Refused::NeedsHistory => Refused::NeedsHistory,
    })
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
        self.moves_of(seat).iter().map(ToString::to_string).collect()
    }

    fn view(&self, to: Viewer) -> Json {
        Json::of(&self.played.game().view(to))
    }

    fn state(&self, to: Viewer, told: Vec<Told>) -> State {
        let Rights { legal, undo, undo_from } = self.rights(to);
        State { legal, undo, undo_from, ..past::moment(&self.played, to, told) }
    }

    fn update(&self, to: Viewer, told: Vec<Told>) -> Update {
        let Rights { legal, undo, undo_from } = self.rights(to);
        let open = self.open();
        Update {
            entries: self.played.length() as u32,
            seat: to.seat().map(travelling),
            waiting: past::waiting(&self.played),
            open: Some(open.view.clone()),
            own: Some(Json::of(&self.played.game().own(to))),
            outlook: Some(open.outlook.clone()),
            legal: Some(legal),
            told,
            undo,
            undo_from,
            order: None,
            result: self.played.outcome().map(past::result),
        }
    }

    fn text(&self, to: Viewer) -> Vec<TextPart> {
        G::text(self.played.game().data(), &self.played.game().view(to))
    }

    fn play(&mut self, seat: Seat, mv: &str) -> Result<(), Refusal> {
        let mv = parse(mv)?;
        self.push(Entry::Step(Step::Move(seat, mv)))
    }

    fn play_row(&mut self, seat: Seat, moves: &[Json]) -> Result<(), Refusal> {
        let row = moves.iter().map(read::<G>).collect::<Result<Vec<_>, _>>()?;
        // One move is refused or carried out by itself; several are tried on a copy first.
        if row.len() > 1 {
            if self.played.outcome().is_some() {
                return Err(Refusal::NotNow(Refused::Over));
            }
            play_row(&mut self.played.game().clone(), seat, &row, &mut Vec::new()).map_err(row_refusal)?;
        }
        row.into_iter().try_for_each(|mv| self.push(Entry::Step(Step::Move(seat, mv))))
    }

    fn preview(&self, seat: Seat, moves: &[Json], seed: u64) -> Result<Previewed, Refusal> {
        let row = moves.iter().map(read::<G>).collect::<Result<Vec<_>, _>>()?;
        if self.played.outcome().is_some() {
            return Err(Refusal::NotNow(Refused::Over));
        }
        let game = self.played.game();
        let Preview { events, after } = preview_row(game, seat, &row, &mut FastDice::new(seed)).map_err(row_refusal)?;
        let after =
            after.map(|view| wire::After { outlook: Json::of(&G::outlook(game.data(), &view)), view: Json::of(&view) });
        Ok(Previewed { events: Json::of(&events), after })
    }

    fn draw(&mut self, mut dice: &mut dyn Dice) -> Result<(), Refusal> {
        let (entry, before, mut events) = (self.played.length(), self.first_news(), Vec::new());
        self.played.draw(&mut dice, &mut events).map_err(refusal)?;
        self.note(entry, None, before, Happened::Game(events));
        Ok(())
    }

    fn think(&self, level: Level, seed: u64, in_series: bool) -> Option<(Seat, Thought)> {
        let Waiting::Seat(ask) = self.played.waiting() else { return None };
        let game = self.played.game();
        // Whoever gave up leaves as soon as they are asked, if the rules say how.
        let leaving = game.give_up().filter(|_| self.played.quitters().contains(&ask.seat));
        if let Some(mv) = leaving {
            return Some((ask.seat, Box::new(move |_| vec![Json::of(&mv)])));
        }
        let mut bot = bot::<G>(level, game.data(), self.played.setup(), nets::<G>(), seed);
        let mut known = game.clone();
        if !in_series {
            known.forget_promises();
        }
        let view = known.view(Viewer::Seat(ask.seat));
        let mut legal = Vec::new();
        game.legal_moves(ask.seat, &mut legal);
        Some((ask.seat, Box::new(move |stop| bot.choose(&view, ask, &legal, stop).iter().map(Json::of).collect())))
    }

    fn obey(&self, seat: Seat, order: &Json) -> Obeyed<Json> {
        if self.played.outcome().is_some() {
            return Obeyed::Void;
        }
        obey(self.played.game(), seat, order)
    }

    fn obeyed(&self, seat: Seat, order: &Json) -> Obeyed<Json> {
        match &self.before {
            // Whatever has happened since, the match was not over then.
            Some(before) => obey(before, seat, order),
            None => self.obey(seat, order),
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

    fn stand_in(&mut self, seat: Seat, level: Level) -> Result<(), Refusal> {
        self.push(Entry::StandIn(seat, level.name().to_owned()))
    }

    fn hand_back(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.push(Entry::HandBack(seat))
    }

    fn stands_in(&self, seat: Seat) -> Option<Level> {
        // A record may name a level of another version.
        self.played.stand_in(seat).map(|name| Level::named(name).unwrap_or(Level::USUAL))
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
        self.played.entries().since(skip).map(ToString::to_string).collect()
    }

    fn news(&self, to: Viewer) -> Vec<Told> {
        self.news.iter().map(|news| told::<G>(news.entry, news.by, &news.happened, to)).collect()
    }

    fn said(&self, to: Viewer) -> Vec<Phrase> {
        let of = |news: &News<G>| match &news.happened {
            Happened::Game(events) => events.iter().map(|e| Phrase::of("event", &G::redact(e, to))).collect(),
            Happened::House(event) => vec![Phrase::of("house", event)],
        };
        self.news.iter().flat_map(of).collect()
    }

    fn forget_news(&mut self) {
        self.news.clear();
        self.before = None;
        // It is large, and seldom asked for between two moves.
        self.open = OnceLock::new();
    }

    fn news_from(&self) -> Option<usize> {
        self.news.first().map(|news| news.entry)
    }

    fn told(&self, from: usize, to: Viewer) -> Vec<Told> {
        if from >= self.played.length() {
            return Vec::new();
        }
        let mut past = self.played.at(from);
        let rest = self.played.entries().since(past.length() - self.played.held_from());
        rest.map(|entry| again(&mut past, entry, to)).collect()
    }

    fn copy(&self) -> Box<dyn Table> {
        Box::new(Seated::new(self.played.clone()))
    }

    fn snapshot(&self) -> String {
        serde_json::to_string(&self.played.snapshot()).expect("snapshots are plain data")
    }

    fn moments(&self, from: usize, count: usize, to: Viewer) -> Vec<State> {
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

    fn taken_draws(&self) -> usize {
        let taken = self.played.entries().iter().take(self.played.taken());
        taken.filter(|entry| matches!(entry, Entry::Step(Step::Chance(_)))).count()
    }

    fn fate(&mut self, chance: &str) -> Result<(), Refusal> {
        let chance = parse(chance)?;
        self.push(Entry::Step(Step::Chance(chance)))
    }

    fn board(&self) -> String {
        self.played.game().data().file()
    }

    fn record(&self, names: BTreeMap<u8, String>, fairness: Option<&Fairness>) -> Record {
        Record::of(&self.played, names, fairness)
    }
}

/// What a standing order says in a game that is on.
fn obey<G: Game>(game: &G, seat: Seat, order: &Json) -> Obeyed<Json> {
    let Ok(order) = order.read::<G::Order>() else { return Obeyed::Void };
    match game.obey(seat, &order) {
        Obeyed::Move(mv) => Obeyed::Move(Json::of(&mv)),
        Obeyed::Wait => Obeyed::Wait,
        Obeyed::Void => Obeyed::Void,
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

fn row_refusal<I: Violation>(refused: RowRefused<I>) -> Refusal {
    match refused {
        RowRefused::Illegal(why) => refusal(Refused::Illegal(why)),
        RowRefused::ChanceFirst => refusal::<I>(Refused::ChanceFirst),
        RowRefused::NotAsked => Refusal::NotAsked,
    }
}

/// A move that came over the wire.
fn read<G: Game>(mv: &Json) -> Result<G::Move, Refusal> {
    mv.read().map_err(|e| Refusal::NotAMove(e.to_string()))
}

fn parse<T: Token>(text: &str) -> Result<T, Refusal> {
    text.parse().map_err(|e: T::Err| Refusal::NotAMove(e.to_string()))
}
