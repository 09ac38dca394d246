//! One random game with every law on.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use teahouse_game::record::Record;
use teahouse_game::{Data, Dice, Entry, FastDice, Game, Held, Match, Seat, Setup, Step, Waiting};

use crate::secrecy;

/// What games have shown so far: moves that were legal somewhere, to be tried elsewhere, where most of them are not; and how
/// dealt worlds differed from the truth.
pub struct Atlas<G: Game> {
    known: HashSet<G::Move>,
    list: Vec<G::Move>,
    /// First words of moves: what kinds there are.
    verbs: BTreeSet<String>,
    variety: secrecy::Variety,
}

impl<G: Game> Default for Atlas<G> {
    fn default() -> Self {
        Atlas { known: HashSet::new(), list: Vec::new(), verbs: BTreeSet::new(), variety: secrecy::Variety::default() }
    }
}

impl<G: Game> Atlas<G> {
    const MOST: usize = 20_000;

    fn learn(&mut self, moves: &[G::Move]) {
        for mv in moves {
            if self.list.len() < Self::MOST && self.known.insert(*mv) {
                self.list.push(*mv);
                self.verbs.insert(verb(mv));
            }
        }
    }

    /// Kinds of moves that are left out in one game. Half of the games have such a taste: where every random game soon comes to the
    /// same end (everybody merges, say), others go on to where nobody comes by chance.
    fn shunned(&self, seed: u64, probe: &mut FastDice) -> BTreeSet<String> {
        let verbs = self.verbs.iter().filter(|_| seed % 2 == 1);
        verbs.filter(|_| probe.below(4) == 0).cloned().collect()
    }
}

/// The first word of a move.
fn verb(mv: &impl std::fmt::Display) -> String {
    mv.to_string().split(' ').next().unwrap_or_default().to_owned()
}

/// What one game was like.
#[derive(Clone, Debug, Default)]
pub struct GameReport {
    /// Choices of seats; results of chance are not counted.
    pub decisions: u64,
    /// Why it ended.
    pub ending: String,
    /// Laws that were broken.
    pub violations: Vec<String>,
}

/// Costly laws run at one step in so many.
const SAMPLE: u32 = 12;
/// The law about hidden draws runs at one result of chance in so many.
const HIDDEN_SAMPLE: u32 = 4;

/// Plays one random game and checks every step.
pub fn play<G: Game>(data: &Held<G::Data>, setup: &Setup, seed: u64, atlas: &mut Atlas<G>) -> GameReport {
    let mut report = GameReport::default();
    let mut dice = FastDice::new(seed);
    // A stream of its own, so that checking does not change the game.
    let mut probe = FastDice::new(seed ^ 0x7EA);
    let mut played = match Match::<G>::new(data, setup.clone()) {
        Ok(played) => played,
        Err(e) => {
            report.violations.push(format!("cannot be set up: {e}"));
            return report;
        }
    };
    let shunned = atlas.shunned(seed, &mut probe);
    let start = played.game().clone();
    let mut steps = 0;
    loop {
        let game = played.game().clone();
        let costly = probe.below(SAMPLE) == 0;
        let mut broken = Vec::new();
        state_laws(&game, costly, &mut probe, &mut broken);
        let step = match game.waiting() {
            Waiting::Over => {
                note(&mut report, broken, steps);
                break;
            }
            Waiting::Seat(ask) => {
                report.decisions += 1;
                spoken_law(&ask.decision, "question", &mut broken);
                let legal = move_laws(&game, ask.seat, atlas, costly, &mut probe, &mut broken);
                let mut mv = game.random_move(ask.seat, &mut dice);
                need(&mut broken, legal.contains(&mv), || format!("random_move gives {mv}, which is not legal"));
                if shunned.contains(&verb(&mv)) {
                    let liked: Vec<G::Move> = legal.into_iter().filter(|mv| !shunned.contains(&verb(mv))).collect();
                    if !liked.is_empty() {
                        mv = liked[dice.below(liked.len() as u32) as usize];
                    }
                }
                Step::Move(ask.seat, mv)
            }
            Waiting::Chance => {
                chance_laws(&game, &mut probe, &mut broken);
                Step::Chance(game.sample(&mut dice))
            }
        };
        if costly {
            secrecy::view_laws(&game, &mut probe, &mut broken);
            secrecy::outlook_law(&game, &mut broken);
            secrecy::inputs_law(&start, &game, &mut broken);
            undo_law(&played, &mut broken);
        }
        if let Step::Chance(chance) = step
            && probe.below(HIDDEN_SAMPLE) == 0
        {
            secrecy::hidden_draw_law(&game, chance, &mut atlas.variety, &mut probe, &mut broken);
        }
        let mut events = Vec::new();
        if let Err(e) = played.push(Entry::Step(step), &mut events) {
            broken.push(format!("a step of the game's own is refused: {e}"));
            note(&mut report, broken, steps);
            return report;
        }
        if costly {
            step_laws(&game, played.game(), step, &events, &mut broken);
        }
        note(&mut report, broken, steps);
        steps += 1;
        if steps > G::MAX_STEPS {
            report.violations.push(format!("the game is longer than {} steps", G::MAX_STEPS));
            return report;
        }
    }
    let mut broken = Vec::new();
    end_laws(&played, &mut broken);
    atlas.variety.law(&mut broken);
    note(&mut report, broken, steps);
    report.ending = played.outcome().map(|o| o.reason.clone()).unwrap_or_default();
    report
}

fn note(report: &mut GameReport, broken: Vec<String>, step: u32) {
    report.violations.extend(broken.into_iter().map(|what| format!("step {step}: {what}")));
}

pub(crate) fn need(broken: &mut Vec<String>, ok: bool, what: impl FnOnce() -> String) {
    if !ok {
        broken.push(what());
    }
}

/// Conservation; an outcome exactly when it is over; the position is the whole truth.
fn state_laws<G: Game>(game: &G, costly: bool, probe: &mut FastDice, broken: &mut Vec<String>) {
    if let Err(e) = game.audit() {
        broken.push(format!("audit: {e}"));
    }
    let (over, outcome) = (matches!(game.waiting(), Waiting::Over), game.outcome());
    need(broken, over == outcome.is_some(), || format!("waiting is over: {over}, outcome: {outcome:?}"));
    if let Some(outcome) = outcome {
        let seats = usize::from(game.players());
        need(broken, outcome.places.len() == seats && outcome.scores.len() == seats, || "a seat has no place".into());
        need(broken, outcome.places.contains(&1), || "nobody won".into());
    }
    if costly {
        let sheet = teahouse_game::sheet::total(&game.sheet(), game.players());
        need(broken, sheet == game.scores(), || {
            format!("the score sheet adds up to {sheet:?}, not {:?}", game.scores())
        });
        let position = game.position();
        match G::from_position(game.data(), &position) {
            Ok(same) => need(broken, same == *game, || "from_position(position) is another state".into()),
            Err(e) => broken.push(format!("its own position is refused: {e}")),
        }
        let text = serde_json::to_string(&position).expect("positions are plain data");
        let back = serde_json::from_str::<G::Position>(&text).ok();
        need(broken, back.as_ref() == Some(&position), || "a position does not survive JSON".into());
        let mut copy = game.clone();
        walk_on(&mut copy, probe);
        need(broken, game.position() == position, || "playing on with a clone changed the original".into());
    }
}

/// Taking back a seat's last move, and what it completes, leads to the state before, and the list of entries only grows.
fn undo_law<G: Game>(played: &Match<G>, broken: &mut Vec<String>) {
    for seat in Seat::all(played.game().players()) {
        let mut undone = played.clone();
        let is_own = |e: &Entry<G::Move, G::Chance>| matches!(e, Entry::Step(Step::Move(who, _)) if *who == seat);
        let last = played.entries().iter().rposition(is_own);
        let done = undone.push(Entry::Undo { seat, consent: true }, &mut ());
        match last {
            None => need(broken, done.is_err(), || format!("seat {seat} took back a move it never made")),
            Some(mut entry) => {
                while played.at(entry).game().completes() && entry > 0 && is_own(&played.entries()[entry - 1]) {
                    entry -= 1;
                }
                let before = played.at(entry);
                need(broken, done.is_ok() && undone.game() == before.game(), || {
                    format!("undo of seat {seat} goes wrong")
                });
                need(broken, undone.chances_written() == played.chances_written(), || "undo forgets draws".into());
            }
        }
    }
}

/// A few random steps.
fn walk_on<G: Game>(game: &mut G, dice: &mut FastDice) {
    for _ in 0..3 {
        match game.waiting() {
            Waiting::Seat(ask) => game.apply(Step::Move(ask.seat, game.random_move(ask.seat, dice)), &mut ()),
            Waiting::Chance => game.apply(Step::Chance(game.sample(dice)), &mut ()),
            Waiting::Over => return,
        }
    }
}

/// `check` and `legal_moves` agree; some move exists that is more than a proposal; nobody else may move; text forms parse back.
fn move_laws<G: Game>(
    game: &G,
    seat: Seat,
    atlas: &mut Atlas<G>,
    costly: bool,
    probe: &mut FastDice,
    broken: &mut Vec<String>,
) -> Vec<G::Move> {
    let mut legal = Vec::new();
    game.legal_moves(seat, &mut legal);
    need(broken, !legal.is_empty(), || format!("seat {seat} is asked but has no move"));
    let acts = legal.iter().any(|mv| game.proposal(*mv).is_none());
    need(broken, acts || legal.is_empty(), || format!("seat {seat} can only make proposals"));
    let set: HashSet<G::Move> = legal.iter().copied().collect();
    need(broken, set.len() == legal.len(), || "a move is listed twice".into());
    for mv in &legal {
        if let Err(e) = game.check(seat, *mv) {
            broken.push(format!("{mv} is listed but refused: {e}"));
        }
    }
    let elsewhere: Vec<G::Move> = if costly {
        atlas.list.clone()
    } else {
        (0..24.min(atlas.list.len())).map(|_| atlas.list[probe.below(atlas.list.len() as u32) as usize]).collect()
    };
    for mv in elsewhere.iter().filter(|mv| !set.contains(mv)) {
        match game.check(seat, *mv) {
            Ok(()) => broken.push(format!("{mv} is accepted but not listed")),
            Err(why) if costly => spoken_law(&why, "refusal", broken),
            Err(_) => {}
        }
    }
    for other in Seat::all(game.players()).filter(|s| *s != seat) {
        let mut none = Vec::new();
        game.legal_moves(other, &mut none);
        need(broken, none.is_empty(), || format!("seat {other} is not asked but has moves"));
        if let Some(mv) = legal.first() {
            need(broken, game.check(other, *mv).is_err(), || format!("seat {other} is not asked but may {mv}"));
        }
    }
    for mv in legal.iter().take(if costly { usize::MAX } else { 1 }) {
        round_trip(mv, broken);
    }
    atlas.learn(&legal);
    legal
}

/// What is said in words is an object with a kind, and comes back from JSON as it went.
fn spoken_law<T: teahouse_game::Wire>(said: &T, what: &str, broken: &mut Vec<String>) {
    let json = serde_json::to_value(said).expect("questions and refusals are plain data");
    need(broken, json["kind"].is_string(), || format!("a {what} without a kind: {json}"));
    need(broken, secrecy::survives(said), || format!("a {what} does not survive JSON: {json}"));
}

/// Text and JSON give the same token back.
fn round_trip<T: teahouse_game::Token>(token: &T, broken: &mut Vec<String>) {
    let text = token.to_string();
    need(broken, text.parse::<T>().ok() == Some(*token), || format!("{text:?} does not parse back"));
    let json = serde_json::to_string(token).expect("tokens are plain data");
    need(broken, serde_json::from_str::<T>(&json).ok() == Some(*token), || format!("{json} does not parse back"));
    let tidy = !text.is_empty()
        && text.trim() == text
        && text.chars().all(|c| (c.is_ascii_graphic() && c != '"' && c != '\\') || c == ' ');
    need(broken, tidy, || format!("{text:?} is not plain text"));
}

/// Dice that always show one number.
struct Fixed(u32);

impl Dice for Fixed {
    fn below(&mut self, n: u32) -> u32 {
        self.0.min(n - 1)
    }
}

/// Results are listed once, with a weight; `sample` counts through that list.
fn chance_laws<G: Game>(game: &G, probe: &mut FastDice, broken: &mut Vec<String>) {
    let mut all = Vec::new();
    game.chances(&mut all);
    let set: HashSet<G::Chance> = all.iter().map(|(c, _)| *c).collect();
    need(broken, !all.is_empty() && set.len() == all.len(), || "results of chance: none, or one listed twice".into());
    need(broken, all.iter().all(|(_, w)| *w > 0), || "a result of chance has no weight".into());
    all.iter().for_each(|(chance, _)| round_trip(chance, broken));
    let number = probe.below(all.iter().map(|(_, w)| w).sum::<u32>().max(1));
    let mut rest = number;
    let expected = all.iter().find(|(_, w)| match rest.checked_sub(*w) {
        Some(left) => {
            rest = left;
            false
        }
        None => true,
    });
    let drawn = game.sample(&mut Fixed(number));
    need(broken, expected.map(|(c, _)| *c) == Some(drawn), || format!("sample maps {number} to {drawn}"));
    for seat in Seat::all(game.players()) {
        let mut none = Vec::new();
        game.legal_moves(seat, &mut none);
        need(broken, none.is_empty(), || format!("seat {seat} has moves while chance is waited for"));
    }
}

/// A step does the same whether or not somebody listens; events survive JSON.
fn step_laws<G: Game>(
    before: &G,
    after: &G,
    step: Step<G::Move, G::Chance>,
    events: &[G::Event],
    broken: &mut Vec<String>,
) {
    let mut silent = before.clone();
    silent.apply(step, &mut ());
    need(broken, silent == *after, || "a silent step differs from a logged one".into());
    need(broken, !events.is_empty(), || "a step without any event".into());
    for event in events {
        let json = serde_json::to_value(event).expect("events are plain data");
        let kind = json.get("kind").and_then(|kind| kind.as_str()).map(str::to_owned);
        need(broken, kind.is_some(), || format!("an event without a kind: {json}"));
        let rule = teahouse_game::Rule::of_event(G::EVENT_RULES, &json);
        let known = rule.is_some_and(|rule| teahouse_game::rulebook::clause(G::RULES, rule.0).is_some());
        // A game that can end in several ways says by which of them it did.
        let (end, reason) = (kind.as_deref() == Some("ended"), json.get("reason").is_some());
        let bare = G::EVENT_RULES.iter().any(|(kind, reason, _)| (*kind, *reason) == ("ended", None));
        need(broken, !(end && reason && bare), || format!("one clause for every end: {json}"));
        need(broken, known, || format!("no clause tells of {json}"));
        need(broken, serde_json::from_value(json).ok().as_ref() == Some(event), || {
            format!("{event:?} does not survive JSON")
        });
    }
}

/// The record of the game is a text that replays to an equal state, and nothing can be added to it.
fn end_laws<G: Game>(played: &Match<G>, broken: &mut Vec<String>) {
    let text = Record::of(played, BTreeMap::new(), None).to_string();
    match text.parse::<Record>().and_then(|record| record.replay::<G>(&[played.game().data().clone()])) {
        Ok(again) => {
            need(broken, again.game() == played.game(), || "replay gives another state".into());
            need(broken, again.outcome() == played.outcome(), || "replay gives another outcome".into());
        }
        Err(e) => broken.push(format!("its own record is refused: {e}")),
    }
    need(broken, !played.game().data().fingerprint().is_empty(), || "the board has no fingerprint".into());
}
