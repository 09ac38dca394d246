//! One game of the list, seen from outside.

use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::path::Path;
use std::sync::Arc;

use serde::Serialize;
use teahouse_bots::{
    ArenaReport, Calibration, Course, Net, Nets, Progress, Series, Settings, Work, arena, calibrate, consult, never,
    repeat, train,
};
use teahouse_game::record::{Record, RecordError, RecordFault};
use teahouse_game::rulebook::{clauses, rules_count};
use teahouse_game::scenario::Scenario;
use teahouse_game::series::{Count, Standings, standings};
use teahouse_game::{
    Data, Entry, EventRule, Game, Held, Match, OptionValue, Outcome, Phrase, RuleSets, Seat, Setup, Viewer,
};
use teahouse_wire::{self as wire, Json};

use crate::resume::{ResumeFault, resume};
use crate::seated::Seated;
use crate::shelf::{SetupFault, ShelfError, host_boards, pick, read_board};
use crate::sim::{SimJob, SimReport, simulate};
use crate::table::Table;

/// What `teahouse games --json` tells of a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct GameInfo {
    pub id: &'static str,
    pub name: &'static str,
    pub players: [u8; 2],
    pub boards: Vec<String>,
    /// Numbers of players each of these boards is for.
    pub seats: BTreeMap<String, Vec<u8>>,
    /// The boards of its usual series.
    pub series: &'static [&'static str],
    pub options: BTreeMap<&'static str, OptionInfo>,
    /// How they hang together, where one of them chooses a whole set of rules.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule_sets: Option<wire::RuleSets>,
    /// Number of clauses of its rules (rulings not counted).
    pub clauses: usize,
}

/// Values of an option.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct OptionInfo {
    pub values: &'static [&'static str],
    pub default: &'static str,
    /// Values that name a seat.
    #[serde(skip)]
    pub seats: BTreeMap<&'static str, Seat>,
}

/// What a game's own types say in messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum Part {
    View,
    Own,
    Outlook,
    Decision,
    Move,
    Chance,
    Event,
    Illegal,
    Order,
}

/// Reads a value and writes it again.
fn again<T: teahouse_game::Wire>(json: &Json) -> Result<Json, String> {
    json.read::<T>().map(|value| Json::of(&value)).map_err(|e| e.to_string())
}

/// A game of the list. `boards` is the host's folder of boards, if there is one.
pub trait GameEntry: Sync {
    /// Its id.
    fn id(&self) -> &'static str;
    /// Id, players, boards and options, with the boards that come with the program.
    fn info(&self) -> GameInfo;
    /// Ids of all boards, the host's included.
    fn board_ids(&self, boards: Option<&Path>) -> Result<Vec<String>, ShelfError>;
    /// Numbers of players each of these boards is for.
    fn board_seats(&self, boards: Option<&Path>) -> Result<BTreeMap<String, Vec<u8>>, ShelfError>;
    /// The game's catalogues.
    fn words(&self) -> &'static [(&'static str, &'static str)];
    /// Ids of the clauses of its rules, rulings included.
    fn clauses(&self) -> Vec<String>;
    /// Reads and checks a board file; returns its id and fingerprint.
    fn check_board(&self, file: &Path) -> Result<(String, String), ShelfError>;
    /// A setup with the newest rules, checked for this game.
    fn setup(
        &self,
        players: u8,
        board: Option<&str>,
        options: &BTreeMap<String, String>,
        boards: Option<&Path>,
    ) -> Result<Setup, SetupFault>;
    /// The file of a board, as one line of JSON, and whether it is the host's own.
    fn board(&self, id: &str, boards: Option<&Path>) -> Result<(String, bool), ShelfError>;
    /// The fingerprint of a board that comes with the program.
    fn fingerprint(&self, board: &str) -> Option<String>;
    /// A new table.
    fn table(&self, setup: &Setup, boards: Option<&Path>) -> Result<Box<dyn Table>, String>;
    /// A table that goes on: from a snapshot if there is one, then the entries written after it. `board` is the file of
    /// a host's board as it was when the match began; without it the board is one of the program's own. The first
    /// `taken` entries of the match were taken over from another one.
    fn resume(
        &self,
        setup: &Setup,
        board: Option<&str>,
        taken: usize,
        snapshot: Option<&str>,
        entries: &[String],
    ) -> Result<Box<dyn Table>, ResumeFault>;
    /// A table in the position a scenario begins with.
    fn stage(&self, scenario: &Scenario) -> Result<Box<dyn Table>, String>;
    /// No game is longer than this many steps.
    fn longest(&self) -> u32;
    /// The clause behind each kind of event.
    fn event_rules(&self) -> &'static [EventRule];
    /// The setups of a series on these boards; if none are named, the usual series on its boards for so many, or one game on
    /// the board of `base` where there is none. The seat that begins moves on from game to game, from `first` on.
    fn series(&self, base: &Setup, boards: &[String], first: Seat) -> Vec<Setup>;
    /// Sums up a series.
    fn standings(&self, players: u8, games: &[Outcome], count: Count) -> Standings;
    /// Random games.
    fn sim(
        &self,
        setup: &Setup,
        boards: Option<&Path>,
        job: &SimJob,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<SimReport, String>;
    /// Bot against bot.
    fn arena(
        &self,
        setup: &Setup,
        boards: Option<&Path>,
        bots: &[Settings],
        series: Series,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<ArenaReport, String>;
    /// A net learns the game at a table; `watch` is called after each game and says whether to go on.
    fn train(
        &self,
        course: &Course,
        boards: Option<&Path>,
        watch: &mut dyn FnMut(Progress) -> bool,
    ) -> Result<Net, String>;
    /// The net that plays at a table, with its name.
    fn net(&self, setup: &Setup, boards: Option<&Path>) -> Result<Option<(&'static str, Arc<Net>)>, String>;
    /// How far what a net says is from what comes out, in games against itself at a table.
    fn calibrate(
        &self,
        setup: &Setup,
        boards: Option<&Path>,
        net: &Net,
        series: Series,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Calibration, String>;
    /// Does a piece of work at the usual table of the fewest players, for whoever counts what it costs; says how many pieces it was.
    fn repeat(&self, work: Work) -> Result<u32, String>;
    /// The row of moves that a bot plays where the steps of a scenario have led.
    fn tactic(
        &self,
        scenario: &Scenario,
        boards: Option<&Path>,
        bot: &Settings,
        seed: u64,
    ) -> Result<Vec<String>, String>;
    /// Runs a scenario: `Err` if it is broken, else the expectations that did not hold.
    fn scenario(&self, scenario: &Scenario, boards: Option<&Path>) -> Result<Vec<String>, String>;
    /// Replays a record.
    fn replay(&self, record: &Record, boards: Option<&Path>) -> Result<Box<dyn Table>, RecordError>;
    /// Re-derives every draw of a finished record.
    fn verify(&self, record: &Record, boards: Option<&Path>) -> Result<(), RecordError>;
    /// What happened in a record, entry by entry: the text of the entry and its events, as `to` may see them or whole.
    fn story(
        &self,
        record: &Record,
        boards: Option<&Path>,
        to: Option<Viewer>,
    ) -> Result<Vec<(String, Vec<Phrase>)>, RecordError>;
    /// A move that is written as text, as it travels.
    fn read_move(&self, text: &str) -> Result<Json, String>;
    /// A move that has travelled, as records write it.
    fn write_move(&self, mv: &Json) -> Result<String, String>;
    /// A result of chance that is written as text, as it travels.
    fn read_chance(&self, text: &str) -> Result<Json, String>;
    /// A result of chance that has travelled, as records write it.
    fn write_chance(&self, chance: &Json) -> Result<String, String>;
    /// Reads a part of a message as the game's own type and writes it again, for whoever doubts what they were told.
    fn again(&self, part: Part, json: &Json) -> Result<Json, String>;
    /// Parses a board file's text.
    fn read_board(&self, text: &str) -> Result<String, String>;
}

/// The boards that come with the program.
fn built_in<G: Game>() -> impl Iterator<Item = Held<G::Data>> {
    G::Data::built_in().iter().map(Held::from)
}

/// Numbers of players a board is for.
fn seats_on<G: Game>(board: &Held<G::Data>) -> Vec<u8> {
    let fits = |players: &u8| {
        let setup = Setup { board: board.id().to_owned(), ..Setup::new::<G>(*players) };
        G::new(board, &setup).is_ok()
    };
    (G::PLAYERS.0..=G::PLAYERS.1).filter(fits).collect()
}

/// How options hang together, as it travels.
fn rule_sets(sets: &RuleSets) -> wire::RuleSets {
    let values = |all: &[OptionValue]| all.iter().map(|(o, value)| ((*o).to_owned(), (*value).to_owned())).collect();
    let is =
        |(option, value): &OptionValue| wire::OptionIs { option: (*option).to_owned(), value: (*value).to_owned() };
    wire::RuleSets {
        option: sets.option.to_owned(),
        follows: sets.follows.to_owned(),
        means: sets.means.iter().map(|(set, means)| ((*set).to_owned(), values(means))).collect(),
        idle: sets.idle.iter().map(|(option, needs)| ((*option).to_owned(), is(needs))).collect(),
        apart: sets.apart.iter().map(|a| wire::Apart { values: values(a.values), why: a.why.to_owned() }).collect(),
    }
}

/// The entry of one game.
pub(crate) struct Of<G>(PhantomData<fn() -> G>);

impl<G: Game> Of<G> {
    pub(crate) const NEW: Of<G> = Of(PhantomData);

    fn host(&self, boards: Option<&Path>) -> Result<Vec<Held<G::Data>>, ShelfError> {
        host_boards::<G::Data>(boards, G::ID)
    }

    fn data(&self, setup: &Setup, boards: Option<&Path>) -> Result<Held<G::Data>, String> {
        let host = self.host(boards).map_err(|e| e.to_string())?;
        pick::<G::Data>(Some(&setup.board), &host).map_err(|e| e.to_string())
    }

    fn host_for_record(&self, boards: Option<&Path>) -> Result<Vec<Held<G::Data>>, RecordError> {
        self.host(boards).map_err(|e| RecordError::new(RecordFault::Board, 0, e.to_string()))
    }
}

impl<G: Game> GameEntry for Of<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn info(&self) -> GameInfo {
        let option = |o: &teahouse_game::OptionSpec| {
            let seats = o.values.iter().filter_map(|value| Some((*value, o.seat(value)?))).collect();
            (o.name, OptionInfo { values: o.values, default: o.default, seats })
        };
        GameInfo {
            id: G::ID,
            name: G::NAME,
            players: [G::PLAYERS.0, G::PLAYERS.1],
            boards: G::Data::built_in().iter().map(|b| b.id().to_owned()).collect(),
            seats: built_in::<G>().map(|b| (b.id().to_owned(), seats_on::<G>(&b))).collect(),
            series: G::SERIES,
            options: G::OPTIONS.iter().map(option).collect(),
            rule_sets: G::RULE_SETS.map(rule_sets),
            clauses: rules_count(G::RULES),
        }
    }

    fn board_ids(&self, boards: Option<&Path>) -> Result<Vec<String>, ShelfError> {
        let host = self.host(boards)?;
        Ok(built_in::<G>().chain(host).map(|b| b.id().to_owned()).collect())
    }

    fn board_seats(&self, boards: Option<&Path>) -> Result<BTreeMap<String, Vec<u8>>, ShelfError> {
        let host = self.host(boards)?;
        Ok(built_in::<G>().chain(host).map(|b| (b.id().to_owned(), seats_on::<G>(&b))).collect())
    }

    fn words(&self) -> &'static [(&'static str, &'static str)] {
        G::WORDS
    }

    fn clauses(&self) -> Vec<String> {
        clauses(G::RULES)
    }

    fn check_board(&self, file: &Path) -> Result<(String, String), ShelfError> {
        let board = read_board::<G::Data>(file)?;
        Ok((board.id().to_owned(), board.fingerprint()))
    }

    fn setup(
        &self,
        players: u8,
        board: Option<&str>,
        options: &BTreeMap<String, String>,
        boards: Option<&Path>,
    ) -> Result<Setup, SetupFault> {
        let host = self.host(boards)?;
        // Nobody named a board: the first one that is for so many players.
        let fits = |data: &Held<G::Data>| seats_on::<G>(data).contains(&players);
        let fitting = built_in::<G>().find(fits).filter(|_| board.is_none());
        let data = pick::<G::Data>(board.or(fitting.as_ref().map(|data| data.id())), &host)?;
        let setup = Setup { rules: G::VERSION, players, board: data.id().to_owned(), options: options.clone() };
        setup.validate::<G>()?;
        G::new(&data, &setup)?;
        Ok(setup)
    }

    fn board(&self, id: &str, boards: Option<&Path>) -> Result<(String, bool), ShelfError> {
        let data = pick::<G::Data>(Some(id), &self.host(boards)?)?;
        let own = G::Data::built_in().iter().all(|b| b.id() != id);
        Ok((data.file(), own))
    }

    fn fingerprint(&self, board: &str) -> Option<String> {
        G::Data::built_in().iter().find(|b| b.id() == board).map(Data::fingerprint)
    }

    fn table(&self, setup: &Setup, boards: Option<&Path>) -> Result<Box<dyn Table>, String> {
        let played = Match::<G>::new(self.data(setup, boards)?, setup.clone()).map_err(|e| e.to_string())?;
        Ok(Box::new(Seated::new(played)))
    }

    fn resume(
        &self,
        setup: &Setup,
        board: Option<&str>,
        taken: usize,
        snapshot: Option<&str>,
        entries: &[String],
    ) -> Result<Box<dyn Table>, ResumeFault> {
        let data = match board {
            None => self.data(setup, None).map_err(ResumeFault::Beginning)?,
            Some(text) => G::Data::parse(text).map_err(|e| ResumeFault::Beginning(e.to_string()))?.share(),
        };
        Ok(Box::new(Seated::new(resume::<G>(data, setup, taken, snapshot, entries)?)))
    }

    fn stage(&self, scenario: &Scenario) -> Result<Box<dyn Table>, String> {
        let game = scenario.start::<G>(&[])?;
        Ok(Box::new(Seated::new(Match::from_game(setup_of(scenario, &game), game))))
    }

    fn longest(&self) -> u32 {
        G::MAX_STEPS
    }

    fn event_rules(&self) -> &'static [EventRule] {
        G::EVENT_RULES
    }

    fn series(&self, base: &Setup, boards: &[String], first: Seat) -> Vec<Setup> {
        let fits = |b: &Held<G::Data>| seats_on::<G>(b).contains(&base.players);
        let with_id = |id: &&str| built_in::<G>().filter(fits).any(|b| b.id() == *id);
        let mut usual: Vec<String> = G::SERIES.iter().filter(|id| with_id(id)).map(|id| (*id).to_owned()).collect();
        if usual.is_empty() {
            usual.push(base.board.clone());
        }
        teahouse_game::series::setups::<G>(base, if boards.is_empty() { &usual } else { boards }, first)
    }

    fn standings(&self, players: u8, games: &[Outcome], count: Count) -> Standings {
        standings::<G>(players, games, count)
    }

    fn sim(
        &self,
        setup: &Setup,
        boards: Option<&Path>,
        job: &SimJob,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<SimReport, String> {
        simulate::<G>(&self.data(setup, boards)?, setup, job, progress).map_err(|e| e.to_string())
    }

    fn arena(
        &self,
        setup: &Setup,
        boards: Option<&Path>,
        bots: &[Settings],
        series: Series,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<ArenaReport, String> {
        let data = self.data(setup, boards)?;
        arena::<G>(&data, setup, nets::<G>(), bots, series, progress).map_err(|e| e.to_string())
    }

    fn train(
        &self,
        course: &Course,
        boards: Option<&Path>,
        watch: &mut dyn FnMut(Progress) -> bool,
    ) -> Result<Net, String> {
        train::<G>(&self.data(&course.setup, boards)?, course, watch).map_err(|e| e.to_string())
    }

    fn net(&self, setup: &Setup, boards: Option<&Path>) -> Result<Option<(&'static str, Arc<Net>)>, String> {
        Ok(nets::<G>().of::<G>(&self.data(setup, boards)?, setup))
    }

    fn calibrate(
        &self,
        setup: &Setup,
        boards: Option<&Path>,
        net: &Net,
        series: Series,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Calibration, String> {
        calibrate::<G>(&self.data(setup, boards)?, setup, net, series, progress).map_err(|e| e.to_string())
    }

    fn repeat(&self, work: Work) -> Result<u32, String> {
        let setup = self.setup(G::PLAYERS.0, None, &BTreeMap::new(), None).map_err(|e| e.to_string())?;
        repeat::<G>(&self.data(&setup, None)?, &setup, work).map_err(|e| e.to_string())
    }

    fn tactic(
        &self,
        scenario: &Scenario,
        boards: Option<&Path>,
        bot: &Settings,
        seed: u64,
    ) -> Result<Vec<String>, String> {
        let game = scenario.end::<G>(&self.host(boards).map_err(|e| e.to_string())?)?;
        let (data, setup) = (game.data(), setup_of(scenario, &game));
        let mut bot = bot.seat::<G>(data, &setup, nets::<G>(), seed).map_err(|e| e.to_string())?;
        let chosen = consult(&Match::from_game(setup, game), &mut *bot, &never).ok_or("nobody is asked")?;
        Ok(chosen.1.iter().map(ToString::to_string).collect())
    }

    fn scenario(&self, scenario: &Scenario, boards: Option<&Path>) -> Result<Vec<String>, String> {
        scenario.run::<G>(&self.host(boards).map_err(|e| e.to_string())?)
    }

    fn replay(&self, record: &Record, boards: Option<&Path>) -> Result<Box<dyn Table>, RecordError> {
        let played = record.replay::<G>(&self.host_for_record(boards)?)?;
        Ok(Box::new(Seated::new(played)))
    }

    fn verify(&self, record: &Record, boards: Option<&Path>) -> Result<(), RecordError> {
        record.verify::<G>(&self.host_for_record(boards)?).map(|_| ())
    }

    fn story(
        &self,
        record: &Record,
        boards: Option<&Path>,
        to: Option<Viewer>,
    ) -> Result<Vec<(String, Vec<Phrase>)>, RecordError> {
        let played = record.replay::<G>(&self.host_for_record(boards)?)?;
        let mut again = played.at(0);
        let told = |entry: &Entry<G::Move, G::Chance>| {
            let mut events = Vec::new();
            again.push(entry.clone(), &mut events).expect("an entry that was accepted once is accepted again");
            let seen = |e: &G::Event| to.map_or_else(|| e.clone(), |viewer| G::redact(e, viewer));
            let phrases = events.iter().map(|e| Phrase::of("event", &seen(e))).collect();
            (entry.to_string(), phrases)
        };
        Ok(played.entries().iter().map(told).collect())
    }

    fn read_move(&self, text: &str) -> Result<Json, String> {
        text.parse::<G::Move>().map(|mv| Json::of(&mv)).map_err(|e| e.to_string())
    }

    fn write_move(&self, mv: &Json) -> Result<String, String> {
        mv.read::<G::Move>().map(|mv| mv.to_string()).map_err(|e| e.to_string())
    }

    fn read_chance(&self, text: &str) -> Result<Json, String> {
        text.parse::<G::Chance>().map(|chance| Json::of(&chance)).map_err(|e| e.to_string())
    }

    fn write_chance(&self, chance: &Json) -> Result<String, String> {
        chance.read::<G::Chance>().map(|chance| chance.to_string()).map_err(|e| e.to_string())
    }

    fn again(&self, part: Part, json: &Json) -> Result<Json, String> {
        match part {
            Part::View => again::<G::View>(json),
            Part::Own => again::<G::Own>(json),
            Part::Outlook => again::<G::Outlook>(json),
            Part::Decision => again::<G::Decision>(json),
            Part::Move => again::<G::Move>(json),
            Part::Chance => again::<G::Chance>(json),
            Part::Event => again::<G::Event>(json),
            Part::Illegal => again::<G::Illegal>(json),
            Part::Order => again::<G::Order>(json),
        }
    }

    fn read_board(&self, text: &str) -> Result<String, String> {
        G::Data::parse(text).map(|b| b.file()).map_err(|e| e.to_string())
    }
}

/// What the table of a scenario has agreed on, as far as it says.
fn setup_of<G: Game>(scenario: &Scenario, game: &G) -> Setup {
    let options = scenario.setup.as_ref().map(|fresh| fresh.options.clone()).unwrap_or_default();
    Setup { board: game.data().id().to_owned(), options, ..Setup::new::<G>(game.players()) }
}

/// The nets of a game's folder; a game that is not in the catalogue has none.
pub(crate) fn nets<G: Game>() -> &'static Nets {
    static NONE: Nets = Nets::new(&[]);
    crate::folder::folder(G::ID).map_or(&NONE, |folder| folder.nets())
}
