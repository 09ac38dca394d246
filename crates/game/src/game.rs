//! The contract between a game's rules and everything else.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    Data, Dice, Features, Held, OptionSpec, Outcome, Recipe, RuleSets, Seat, Setup, SetupError, SheetLine, Step,
    TextPart, Viewer, Waiting,
};

/// Plain data that travels: to files, to the browser, to other programs.
pub trait Wire: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static {}
impl<T: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static> Wire for T {}

/// Small plain data with a short stable text form that parses back: moves and results of chance.
pub trait Token: Wire + Copy + Eq + Ord + Hash + Display + FromStr<Err: Display> {}
impl<T: Wire + Copy + Eq + Ord + Hash + Display + FromStr<Err: Display>> Token for T {}

/// The number of a rule, such as `Q14`: a clause of the game's RULES.md.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(transparent)]
pub struct Rule(pub &'static str);

impl Display for Rule {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

impl Rule {
    /// The clause that tells of an event, by its kind and, where it has one, its reason ([`Game::EVENT_RULES`]).
    pub fn of_event(rules: &[EventRule], event: &Value) -> Option<Rule> {
        let kind = event.get("kind")?.as_str()?;
        let find = |reason| rules.iter().find(|(of, why, _)| (*of, *why) == (kind, reason)).map(|(.., rule)| *rule);
        let reason = event.get("reason").and_then(Value::as_str);
        reason.and_then(|reason| find(Some(reason))).or_else(|| find(None))
    }
}

/// The clause behind a kind of event or, where its reason decides, behind one reason: `("ended", Some("no-tiles"), Rule("Q37"))`.
pub type EventRule = (&'static str, Option<&'static str>, Rule);

/// Why a move is refused. Serialises to an object with the field `kind` and the parameters of its sentence.
pub trait Violation: std::error::Error + Wire {
    /// The clause that forbids it.
    fn rule(&self) -> Rule;
}

/// Where events go. `()` drops them (and the code that would make them), a `Vec` keeps them.
pub trait Log<E> {
    /// Notes one event; the closure only runs if somebody listens.
    fn push(&mut self, event: impl FnOnce() -> E);
}

impl<E> Log<E> for () {
    #[inline(always)]
    fn push(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Log<E> for Vec<E> {
    fn push(&mut self, event: impl FnOnce() -> E) {
        Vec::push(self, event());
    }
}

/// What a standing order comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obeyed<M> {
    /// It answers the question that is asked now.
    Move(M),
    /// It may answer a later one.
    Wait,
    /// There is no such order, or what it was for is over.
    Void,
}

/// What there is to be said for a proposal ([`Game::proposal`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proposal {
    /// Whether it is good hangs on the answer.
    Open,
    /// Nobody would agree, or it was refused before and nothing has changed since.
    Vain,
}

/// The orders of a game without orders: there are none to be left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NoOrder {}

/// One match of a game: the whole truth, cheap to clone. The board is held by a [`Held`].
///
/// Laws that hold for every game, tested by `teahouse-laws`: `check` and `legal_moves` agree; the asked seat
/// always has a move; text forms parse back; replay gives an equal state; a view tells a seat nothing it may not
/// know, and enough to deal a possible world from it; games end.
pub trait Game: Clone + Debug + Eq + Send + Sync + 'static {
    /// Id in addresses, folders and records. Never changes.
    const ID: &'static str;
    /// The game's own name.
    const NAME: &'static str;
    /// Version of the rules; goes up when an old record would replay differently.
    const VERSION: u16;
    /// Fewest and most players.
    const PLAYERS: (u8, u8);
    /// What a table may choose.
    const OPTIONS: &'static [OptionSpec];
    /// How they hang together, where one of them is a whole set of rules.
    const RULE_SETS: Option<&'static RuleSets> = None;
    /// The rules in words; its numbered clauses are what refusals and tests cite.
    const RULES: &'static str;
    /// The game's catalogues: language code and Fluent text.
    const WORDS: &'static [(&'static str, &'static str)];
    /// Whether the lowest score wins (and the lowest sum in a series).
    const LOWEST_WINS: bool;
    /// The boards of the usual series, one game on each; a game without any has no usual series.
    const SERIES: &'static [&'static str] = &[];
    /// What a victory counts in a series of victories: more than one where partners may share it.
    const VICTORY: i32 = 1;
    /// No game is longer than this many steps.
    const MAX_STEPS: u32;
    /// The clause behind each kind of event, so that a line of the log leads to its rule.
    const EVENT_RULES: &'static [EventRule];

    /// How bots learn it.
    const RECIPE: Recipe = Recipe::USUAL;

    /// Validated board and cards.
    type Data: Data;
    /// The whole truth as plain data, also unreachable ones: for scenarios, snapshots and editors.
    type Position: Wire;
    /// What a seat can be asked.
    type Decision: Wire + Copy;
    /// One atomic choice of one seat.
    type Move: Token;
    /// One atomic result of fate.
    type Chance: Token;
    /// One thing that happened. Secret fields are `Option`; serialises to an object with the field `kind`.
    type Event: Wire;
    /// All that one seat knows.
    type View: Wire;
    /// The fields of a view that are not the same for everybody.
    type Own: Wire;
    /// What pages show about a view, such as odds, prices and standings; `()` where the view says it all.
    type Outlook: Wire;
    /// Why a move is refused.
    type Illegal: Violation;
    /// What a seat may leave as a standing order; [`NoOrder`] where there are none.
    type Order: Wire;

    /// A new match. `setup` has passed [`Setup::validate`].
    fn new(data: impl Into<Held<Self::Data>>, setup: &Setup) -> Result<Self, SetupError>;
    /// The whole truth as plain data.
    fn position(&self) -> Self::Position;
    /// A match that goes on from a position; says what is impossible about it.
    fn from_position(data: impl Into<Held<Self::Data>>, position: &Self::Position) -> Result<Self, String>;
    /// The board it is played on.
    fn data(&self) -> &Held<Self::Data>;
    /// Number of seats.
    fn players(&self) -> u8;

    /// Who or what has to act.
    fn waiting(&self) -> Waiting<Self::Decision>;
    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// The number each seat would be ranked by if the game ended now.
    fn scores(&self) -> Vec<i32>;

    /// Where the numbers of [`Game::scores`] come from; the lines add up to them.
    fn sheet(&self) -> Vec<SheetLine>;

    /// May `seat` do this now? If not, which rule forbids it?
    fn check(&self, seat: Seat, mv: Self::Move) -> Result<(), Self::Illegal>;
    /// Appends every legal move of `seat`, in a fixed order; none if it is not asked.
    fn legal_moves(&self, seat: Seat, out: &mut Vec<Self::Move>);
    /// Appends every possible result of fate with its weight, in a fixed order; none if chance is not waited for.
    fn chances(&self, out: &mut Vec<(Self::Chance, u32)>);
    /// Carries out a step. Trusts its caller that the step is legal; see [`Game::play`].
    fn apply(&mut self, step: Step<Self::Move, Self::Chance>, log: &mut impl Log<Self::Event>);

    /// All that `to` knows, built up from nothing.
    fn view(&self, to: Viewer) -> Self::View;
    /// What `to` knows that others may not: the fields of its view that stand in the place of the public one's. The rest of a view is the
    /// same for everybody, so that it need be written only once.
    fn own(&self, to: Viewer) -> Self::Own;
    /// What the rules tell about a view, counted for pages so that none of them has to. Not for bots, search or redealing: it costs time
    /// and says nothing that is not in the view.
    fn outlook(data: &Held<Self::Data>, view: &Self::View) -> Self::Outlook;
    /// The event with everything emptied that `to` may not know.
    fn redact(event: &Self::Event, to: Viewer) -> Self::Event;
    /// Whether the rules themselves let everybody conclude something about a hand from this event.
    fn reveals(event: &Self::Event) -> bool;
    /// A possible world for somebody who knows only `view`.
    fn determinize(data: &Held<Self::Data>, view: &Self::View, dice: &mut (impl Dice + ?Sized)) -> Self;
    /// Re-draws in place what `viewer` cannot know; the quick way to a possible world, for search.
    fn redeal(&mut self, viewer: Viewer, dice: &mut (impl Dice + ?Sized));

    /// Conservation and consistency: what must hold after every step.
    fn audit(&self) -> Result<(), String>;
    /// Answers a question of a scenario file about this state; `None` if there is no such question.
    fn fact(&self, question: &str) -> Option<Value>;
    /// How good this state looks for `seat`; higher is better. Used by the `greedy` bot.
    fn judge(&self, seat: Seat) -> i32;
    /// The position as `seat` knows it, as inputs of a learnt value: appended to `out`, which is empty. Whoever has equal views gets equal
    /// features. How many inputs there are hangs on players and board alone.
    fn features(&self, seat: Seat, out: &mut Features);
    /// The view as text, for the terminal and for screen readers.
    fn text(data: &Held<Self::Data>, view: &Self::View) -> Vec<TextPart>;

    /// The score of somebody who gave up: the worst there is, so that leaving early never pays in a series.
    fn quitter_score(&self, seat: Seat) -> i32;

    /// The move by which somebody who has given up leaves the game, where the rules have one. Else a bot plays on for the seat.
    fn give_up(&self) -> Option<Self::Move> {
        None
    }

    /// Whether a seat is still in the game: false where it has been eliminated or has joined another one, and cannot win any more.
    fn is_in(&self, _seat: Seat) -> bool {
        true
    }

    /// Whether what is asked now only completes the choice before it, such as how to pay for it. Both are taken back together.
    fn completes(&self) -> bool {
        false
    }

    /// What a standing order of a seat says now. Orders belong to the table: a seat leaves one so that it need not be asked again,
    /// and it changes no rule.
    fn obey(&self, _seat: Seat, _order: &Self::Order) -> Obeyed<Self::Move> {
        Obeyed::Void
    }

    /// Whether a legal move only asks another seat for something, such as a merger. Nothing happens by it, so bots value it by the likely
    /// answer. Beside such moves there is always another one.
    fn proposal(&self, _mv: Self::Move) -> Option<Proposal> {
        None
    }

    /// Whose victory a seat has a part in, and how large that part is, where that is not simply its own: partners, and whoever has promised
    /// something to partners. By it bots weigh what they agree to.
    fn stake(&self, _seat: Seat) -> Option<(Seat, f32)> {
        None
    }

    /// Forgets what was promised for a series: in a single game it counts for nothing, and bots need not know of it.
    fn forget_promises(&mut self) {}

    /// Checks a move and carries it out; a refused move changes nothing.
    fn play(&mut self, seat: Seat, mv: Self::Move, log: &mut impl Log<Self::Event>) -> Result<(), Self::Illegal> {
        self.check(seat, mv)?;
        self.apply(Step::Move(seat, mv), log);
        Ok(())
    }

    /// Draws one result of fate: `below(sum of weights)` counted through the list of [`Game::chances`].
    /// A game may override it for speed, never with another mapping: records are verified with this one.
    fn sample(&self, dice: &mut (impl Dice + ?Sized)) -> Self::Chance {
        let mut all = Vec::new();
        self.chances(&mut all);
        let total = all.iter().map(|(_, weight)| weight).sum();
        let mut rest = dice.below(total);
        for (chance, weight) in all {
            if rest < weight {
                return chance;
            }
            rest -= weight;
        }
        unreachable!("below({total}) stays below {total}")
    }

    /// A uniformly random legal move of the asked seat. A game may override it for speed.
    fn random_move(&self, seat: Seat, dice: &mut (impl Dice + ?Sized)) -> Self::Move {
        let mut legal = Vec::new();
        self.legal_moves(seat, &mut legal);
        legal[dice.below(legal.len() as u32) as usize]
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{EventRule, Rule};

    #[test]
    fn the_reason_of_an_event_decides_where_it_has_a_clause_of_its_own() {
        let rules: [EventRule; 3] =
            [("left", None, Rule("E1")), ("ended", Some("no-tiles"), Rule("E2")), ("ended no-room", None, Rule("E3"))];
        let of = |event| Rule::of_event(&rules, &event).map(|rule| rule.0);
        assert_eq!(of(json!({ "kind": "ended", "reason": "no-tiles" })), Some("E2"));
        assert_eq!(of(json!({ "kind": "left", "reason": "no-tiles" })), Some("E1"));
        assert_eq!(of(json!({ "kind": "ended", "reason": "no-room" })), None, "nothing is put together from two words");
        assert_eq!((of(json!({ "kind": "ended" })), of(json!({ "reason": "no-tiles" }))), (None, None));
    }
}
