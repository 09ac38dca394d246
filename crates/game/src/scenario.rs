//! Scenario files: a position, steps, and what should come of them. Tests, rules pages and tutorials use them.
//!
//! `docs/scenario-format.md` describes the format. A scenario is *broken* when it cannot be carried out (no such
//! game, board, question; not JSON) and *fails* when an expectation does not hold.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::{Data, Game, Held, Outcome, Seat, Setup, Step, Violation, Waiting};

/// A scenario as written.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// Version of the format: 1.
    pub scenario: u16,
    /// Id of the game.
    pub game: String,
    /// One line for people.
    pub title: String,
    /// The clauses it shows; the coverage test counts them.
    #[serde(default)]
    pub clauses: Vec<String>,
    /// More words for people.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
    /// Id of a built-in board, or a whole board.
    pub board: Value,
    /// A new game with this setup, if no position is given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub setup: Option<FreshSetup>,
    /// The position to begin with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Value>,
    /// What holds before the first step.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expect: Option<Expect>,
    /// Moves and results of chance.
    #[serde(default)]
    pub steps: Vec<ScenarioStep>,
    /// What good bots do where these have led.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bots: Option<Tactic>,
}

/// A move that is plainly good, or plainly bad, for the seat that is asked. All are legal at once.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tactic {
    /// One of these is played in this turn, if there are any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub find: Vec<String>,
    /// None of these.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub avoid: Vec<String>,
}

/// Seats and options of a new game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct FreshSetup {
    pub players: u8,
    #[serde(default)]
    pub options: BTreeMap<String, String>,
}

/// One step and what should come of it: either `seat` and `move`, or `chance`.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScenarioStep {
    /// Who moves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// The move as text.
    #[serde(default, rename = "move", skip_serializing_if = "Option::is_none")]
    pub mv: Option<String>,
    /// A result of chance as text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chance: Option<String>,
    /// The clause that refuses the move; left out, the move must be legal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refused: Option<String>,
    /// What holds after the step.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expect: Option<Expect>,
}

/// Expectations about a state; what is left out is not looked at.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Expect {
    /// Question to the game → answer.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub facts: BTreeMap<String, Value>,
    /// The seat that is asked next, `"chance"` or `"over"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<Value>,
    /// What that seat is asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decision: Option<Value>,
    /// How many legal moves it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moves: Option<usize>,
    /// The number of every seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scores: Option<Vec<i32>>,
    /// How it ended; `null` says that it goes on.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "said")]
    pub outcome: Option<Option<ExpectOutcome>>,
}

/// Tells `"outcome": null` (the game goes on) from no `outcome` at all.
fn said<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Option<Option<ExpectOutcome>>, D::Error> {
    Option::deserialize(from).map(Some)
}

/// Expectations about an end.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct ExpectOutcome {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    pub winners: Vec<Seat>,
}

impl Scenario {
    /// Reads a file; the message names line and cause.
    pub fn parse(text: &str) -> Result<Scenario, String> {
        let scenario: Scenario = serde_json::from_str(text).map_err(|e| e.to_string())?;
        match scenario.scenario {
            1 => Ok(scenario),
            n => Err(format!("scenario format {n} is not known; this program reads format 1")),
        }
    }

    /// Runs it. `Err`: the file is broken. `Ok`: the expectations that did not hold.
    pub fn run<G: Game>(&self, boards: &[Held<G::Data>]) -> Result<Vec<String>, String> {
        let known = crate::rulebook::clauses(G::RULES);
        let refused = self.steps.iter().filter_map(|s| s.refused.as_ref());
        if let Some(unknown) = self.clauses.iter().chain(refused).find(|c| !known.contains(c)) {
            return Err(format!("{} has no clause {unknown:?}", G::ID));
        }
        if !self.expects_something() {
            return Err("nothing is expected: it would pass whatever the game does".to_owned());
        }
        let (mut game, mut failures) = (self.start::<G>(boards)?, Vec::new());
        self.carry_out(&mut game, &mut failures)?;
        if let Some(tactic) = &self.bots {
            tactic.compare(&game, &mut failures)?;
        }
        Ok(failures)
    }

    /// The state that the steps lead to. `Err`: the file is broken, or an expectation does not hold.
    pub fn end<G: Game>(&self, boards: &[Held<G::Data>]) -> Result<G, String> {
        let (mut game, mut failures) = (self.start::<G>(boards)?, Vec::new());
        self.carry_out(&mut game, &mut failures)?;
        failures.into_iter().next().map_or(Ok(game), Err)
    }

    fn carry_out<G: Game>(&self, game: &mut G, failures: &mut Vec<String>) -> Result<(), String> {
        if let Some(expect) = &self.expect {
            expect.compare(game, "at the start", failures)?;
        }
        for (n, step) in self.steps.iter().enumerate() {
            let at = format!("step {}", n + 1);
            match (step.seat, &step.mv, &step.chance) {
                (Some(seat), Some(text), None) => step.try_move(game, Seat(seat), text, &at, failures)?,
                (None, None, Some(text)) => step.try_chance(game, text, &at, failures)?,
                _ => return Err(format!("{at}: give either seat and move, or chance")),
            }
            if let Some(expect) = &step.expect {
                expect.compare(game, &at, failures)?;
            }
        }
        Ok(())
    }

    fn expects_something(&self) -> bool {
        let said = |expect: &Option<Expect>| expect.as_ref().is_some_and(|e| *e != Expect::default());
        self.bots.is_some()
            || said(&self.expect)
            || self.steps.iter().any(|step| step.refused.is_some() || said(&step.expect))
    }

    /// The state the scenario begins with.
    pub fn start<G: Game>(&self, boards: &[Held<G::Data>]) -> Result<G, String> {
        let data = self.data::<G>(boards)?;
        match (&self.position, &self.setup) {
            (Some(position), None) => {
                let position = serde_json::from_value(position.clone()).map_err(|e| format!("position: {e}"))?;
                G::from_position(data, &position).map_err(|e| format!("position: {e}"))
            }
            (None, Some(fresh)) => {
                let board = data.id().to_owned();
                let setup = Setup { rules: G::VERSION, players: fresh.players, board, options: fresh.options.clone() };
                setup.validate::<G>().map_err(|e| format!("setup: {e}"))?;
                G::new(data, &setup).map_err(|e| format!("setup: {e}"))
            }
            _ => Err("give either a position or a setup".to_owned()),
        }
    }

    fn data<G: Game>(&self, boards: &[Held<G::Data>]) -> Result<Held<G::Data>, String> {
        match &self.board {
            Value::String(id) => {
                let mut known = G::Data::built_in().iter().map(Held::from).chain(boards.iter().cloned());
                known.find(|b| b.id() == id).ok_or_else(|| format!("board: {} has no board {id:?}", G::ID))
            }
            whole => Ok(G::Data::parse(&whole.to_string()).map_err(|e| format!("board: {e}"))?.share()),
        }
    }
}

impl ScenarioStep {
    fn try_move<G: Game>(
        &self,
        game: &mut G,
        seat: Seat,
        text: &str,
        at: &str,
        failures: &mut Vec<String>,
    ) -> Result<(), String> {
        let mv: G::Move = text.parse().map_err(|e| format!("{at}: {text:?} is no move: {e}"))?;
        match (game.play(seat, mv, &mut ()), &self.refused) {
            (Ok(()), None) => {}
            (Ok(()), Some(clause)) => failures.push(format!("{at}: {text:?} is legal, but {clause} should refuse it")),
            (Err(why), None) => failures.push(format!("{at}: {text:?} is refused by {}: {why}", why.rule())),
            (Err(why), Some(clause)) if why.rule().0 == clause => {}
            (Err(why), Some(clause)) => {
                failures.push(format!("{at}: {text:?} is refused by {}, not by {clause}: {why}", why.rule()));
            }
        }
        Ok(())
    }

    fn try_chance<G: Game>(
        &self,
        game: &mut G,
        text: &str,
        at: &str,
        failures: &mut Vec<String>,
    ) -> Result<(), String> {
        let chance: G::Chance = text.parse().map_err(|e| format!("{at}: {text:?} is no result of chance: {e}"))?;
        let mut all = Vec::new();
        game.chances(&mut all);
        if all.iter().any(|&(c, weight)| c == chance && weight > 0) {
            game.apply(Step::Chance(chance), &mut ());
        } else {
            failures.push(format!("{at}: fate cannot bring {text:?} here"));
        }
        Ok(())
    }
}

impl Tactic {
    /// What is wrong with a row of moves, if anything is.
    pub fn fault(&self, row: &[String]) -> Option<String> {
        let played = row.join(", ");
        if let Some(bad) = row.iter().find(|mv| self.avoid.contains(mv)) {
            return Some(format!("{bad:?} is to be avoided, and it plays {played}"));
        }
        let found = self.find.is_empty() || row.iter().any(|mv| self.find.contains(mv));
        (!found).then(|| format!("{:?} is to be found, and it plays {played}", self.find))
    }

    /// All moves are written as records write them and legal now, and there is another way than each of them.
    fn compare<G: Game>(&self, game: &G, failures: &mut Vec<String>) -> Result<(), String> {
        if self.find.is_empty() && self.avoid.is_empty() {
            return Err("bots: nothing is to be found or avoided".to_owned());
        }
        let mut legal = Vec::new();
        if let Some(seat) = game.waiting().seat() {
            game.legal_moves(seat, &mut legal);
        }
        let legal: Vec<String> = legal.iter().map(ToString::to_string).collect();
        for text in self.find.iter().chain(&self.avoid) {
            text.parse::<G::Move>().map_err(|e| format!("bots: {text:?} is no move: {e}"))?;
            if !legal.contains(text) {
                failures.push(format!("bots: {text:?} is none of the moves of whoever is asked"));
            }
        }
        let any = |mv: &String| self.fault(std::slice::from_ref(mv)).is_some();
        if !legal.iter().any(any) {
            failures.push("bots: no move could be wrong".to_owned());
        }
        Ok(())
    }
}

impl Expect {
    fn compare<G: Game>(&self, game: &G, at: &str, failures: &mut Vec<String>) -> Result<(), String> {
        let mut same = |what: &str, is: Value, should: &Value| {
            if is != *should {
                failures.push(format!("{at}: {what} is {is}, expected {should}"));
            }
        };
        for (question, should) in &self.facts {
            let is = game.fact(question).ok_or_else(|| format!("{at}: {} has no fact {question:?}", G::ID))?;
            same(question, is, should);
        }
        let waiting = game.waiting();
        if let Some(should) = &self.asked {
            let is = match &waiting {
                Waiting::Seat(ask) => Value::from(ask.seat.0),
                Waiting::Chance => Value::from("chance"),
                Waiting::Over => Value::from("over"),
            };
            same("asked", is, should);
        }
        if let Some(should) = &self.decision {
            let is = match &waiting {
                Waiting::Seat(ask) => serde_json::to_value(ask.decision).map_err(|e| e.to_string())?,
                Waiting::Chance | Waiting::Over => Value::Null,
            };
            // A question that has only its kind may be written as that alone.
            let alone = should.as_str().is_some_and(|kind| is == json!({ "kind": kind }));
            if !alone {
                same("decision", is, should);
            }
        }
        if let Some(should) = self.moves {
            let mut legal = Vec::new();
            if let Some(seat) = waiting.seat() {
                game.legal_moves(seat, &mut legal);
            }
            same("moves", Value::from(legal.len()), &Value::from(should));
        }
        if let Some(should) = &self.scores {
            same("scores", Value::from(game.scores()), &Value::from(should.clone()));
        }
        if let Some(should) = &self.outcome {
            let is = game.outcome();
            let fits = match (&is, should) {
                (None, None) => true,
                (Some(is), Some(should)) => {
                    is.winners() == should.winners && should.reason.as_ref().is_none_or(|r| *r == is.reason)
                }
                (None, Some(_)) | (Some(_), None) => false,
            };
            if !fits {
                let shown = |o: &Outcome| format!("{} won by {:?}", o.reason, o.winners());
                let is = is.as_ref().map_or("none, the game goes on".to_owned(), shown);
                failures.push(format!("{at}: outcome is {is}, expected {should:?}"));
            }
        }
        Ok(())
    }
}
