//! Looking ahead: a tree of whole turns over possible worlds, grown where the net and what was found so far promise most (PUCT), each
//! seat for itself (max-n).
//!
//! Every walk begins in another world that the bot cannot tell from the real one. Fate is drawn on the way, and what others hold differs
//! from world to world; so a node stands for all of them. Only the rows that are legal in the world at hand are compared there, and the
//! turn is planned once more in worlds that a node does not know (`node.rs`).

mod node;
mod threads;

use teahouse_game::{FastDice, Game, MAX_SEATS, Seat, Step, Viewer};

use self::node::Node;
use self::threads::each_on_its_thread;
use crate::Stop;
use crate::plan::{Beam, LONGEST, goes_on, plans};
use crate::train::self_play::until_asked;
use crate::value::Valuer;

/// How to look ahead.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Manner {
    /// Walks through the tree, on each thread.
    pub walks: u32,
    /// Trees that are grown at a time, each from its own seed. Their roots are added up.
    pub threads: usize,
    /// Small moves that are looked at as one, at most; none for as many as suit the game.
    pub row: Option<usize>,
    /// Moves that the net values at each step after the root, at most; none for as many as suit the game.
    pub sift: Option<usize>,
    /// How a turn is planned at the root.
    pub root: Beam,
    /// How it is planned further on.
    pub inner: Beam,
    /// How much untried rows tempt.
    pub curiosity: f32,
    /// Values this far apart make a row e times as tempting from the start.
    pub temperature: f32,
}

impl Manner {
    /// The same with rows as long as suit the game. A turn begins in more ways than there are whole turns worth comparing, so the shorter the
    /// rows, the more of them.
    fn for_game<G: Game>(self) -> Manner {
        let longest = if self.walks == 0 { LONGEST } else { self.row.unwrap_or(G::RECIPE.row).min(LONGEST) };
        let wider = if longest == 1 { WIDER } else { 1 };
        let fit = |beam: Beam| Beam { plans: wider * beam.plans, longest, ..beam };
        let inner = Beam { sift: self.sift.unwrap_or(G::RECIPE.sift), ..fit(self.inner) };
        Manner { root: fit(self.root), inner, ..self }
    }

    /// No node further on knows more rows than this.
    fn most_rows(&self) -> usize {
        4 * self.inner.plans
    }
}

/// So many times more rows are compared where each is a single move.
const WIDER: usize = 4;

type Values = [f32; MAX_SEATS];

/// A row at the root and what was found out about it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Choice<M> {
    pub row: Vec<M>,
    /// Mean value for the seat that searches.
    pub value: f32,
    pub visits: u32,
}

struct Search<'v, 'n, G: Game> {
    manner: Manner,
    valuer: &'v mut Valuer<'n>,
    nodes: Vec<Node<G::Move>>,
    path: Vec<(u32, u32)>,
    /// Rows of a node that are legal in the world at hand, and all moves that are.
    open: Vec<u32>,
    legal: Vec<G::Move>,
}

/// The rows open to `seat` in `world`, which is a possible one for it, best first. `stop` is asked before each walk. Without it the same
/// dice and the same manner give the same answer, on however many threads.
pub(crate) fn search<G: Game>(
    world: &G,
    seat: Seat,
    manner: Manner,
    valuer: &mut Valuer,
    dice: &mut FastDice,
    stop: Stop<'_>,
) -> Vec<Choice<G::Move>> {
    let manner = manner.for_game::<G>();
    let mut root = Node::of(seat, plans(world, seat, manner.root, valuer));
    if root.edges.len() == 1 || manner.walks == 0 {
        return root.choices();
    }
    if manner.threads <= 1 {
        return Search::<G>::from(root, manner, valuer).walks(world, dice, stop).choices();
    }
    let (net, seeds) = (valuer.net, (0..manner.threads).map(|_| dice.bits()).collect::<Vec<_>>());
    let grown = each_on_its_thread(&seeds, |seed| {
        let mut valuer = Valuer::new(net);
        Search::<G>::from(root.clone(), manner, &mut valuer).walks(world, &mut FastDice::new(seed), stop)
    });
    grown.iter().for_each(|other| root.add(other));
    root.choices()
}

impl<'v, 'n, G: Game> Search<'v, 'n, G> {
    fn from(root: Node<G::Move>, manner: Manner, valuer: &'v mut Valuer<'n>) -> Self {
        Search { manner, valuer, nodes: vec![root], path: Vec::new(), open: Vec::new(), legal: Vec::new() }
    }

    /// Walks until it is enough, and gives the root with what was found.
    fn walks(mut self, world: &G, dice: &mut FastDice, stop: Stop<'_>) -> Node<G::Move> {
        let seat = self.nodes[0].seat;
        for _ in 0..self.manner.walks {
            if stop() {
                break;
            }
            let mut state = world.clone();
            state.redeal(Viewer::Seat(seat), dice);
            self.walk(state, dice);
        }
        self.nodes.swap_remove(0)
    }

    /// From the root to a new node or the end of the game, and back with what was found there.
    fn walk(&mut self, mut state: G, dice: &mut FastDice) {
        self.path.clear();
        let mut node = 0;
        let values = loop {
            let edge = self.pick(node, &state);
            self.path.push((node, edge));
            let Node { seat, edges, .. } = &self.nodes[node as usize];
            let edge = &edges[edge as usize];
            for mv in &edge.row {
                state.apply(Step::Move(*seat, *mv), &mut ());
            }
            let Some(next) = until_asked(&mut state, dice) else { break self.end(&state) };
            match edge.to.iter().find(|(seat, _)| *seat == next) {
                Some((_, there)) => node = *there,
                None => break self.grow(&state, next),
            }
        };
        for (node, edge) in &self.path {
            self.nodes[*node as usize].visit(*edge, &values);
        }
    }

    /// A new node at the end of the path, with the rows that are promising in this world. Gives what it is worth to everybody.
    fn grow(&mut self, state: &G, seat: Seat) -> Values {
        let found = plans(state, seat, self.manner.inner, self.valuer);
        let top = found[0].value;
        let tempting = |value: f32| ((value - top) / self.manner.temperature).exp();
        let all: f32 = found.iter().map(|plan| tempting(plan.value)).sum();
        let mut values = [0.0; MAX_SEATS];
        values[seat.index()] = found.iter().map(|plan| plan.value * tempting(plan.value)).sum::<f32>() / all;
        for other in Seat::all(state.players()).filter(|other| *other != seat) {
            values[other.index()] = if state.players() == 2 {
                1.0 - values[seat.index()]
            } else {
                self.valuer.value(&found[0].after, other)
            };
        }
        let there = self.nodes.len() as u32;
        self.nodes.push(Node::of(seat, found));
        if let Some((node, edge)) = self.path.last() {
            self.nodes[*node as usize].edges[*edge as usize].to.push((seat, there));
        }
        values
    }

    fn end(&mut self, state: &G) -> Values {
        let mut values = [0.0; MAX_SEATS];
        for seat in Seat::all(state.players()) {
            values[seat.index()] = self.valuer.value(state, seat);
        }
        values
    }

    /// The most tempting row that is legal here. The searching seat knows its own rows; what others can do differs from world to world.
    fn pick(&mut self, node: u32, state: &G) -> u32 {
        if node == 0 {
            self.open.clear();
            self.open.extend(0..self.nodes[0].edges.len() as u32);
        } else {
            self.find_open(node, state);
            let (here, inner, most) = (&mut self.nodes[node as usize], self.manner.inner, self.manner.most_rows());
            if here.is_strange(&self.open, &self.legal, inner.plans, most) {
                here.learn(plans(state, here.seat, inner, self.valuer), most);
                self.find_open(node, state);
            }
        }
        self.nodes[node as usize].tempting(&self.open, self.manner.curiosity, self.manner.temperature)
    }

    fn find_open(&mut self, node: u32, state: &G) {
        let Node { seat, edges, .. } = &self.nodes[node as usize];
        self.legal.clear();
        state.legal_moves(*seat, &mut self.legal);
        self.open.clear();
        self.open.extend((0..).zip(edges).filter(|(_, edge)| is_legal(state, *seat, &edge.row)).map(|(at, _)| at));
    }
}

/// Whether a whole row may be played in this world, and the seat is asked until its end.
fn is_legal<G: Game>(state: &G, seat: Seat, row: &[G::Move]) -> bool {
    let [first, rest @ ..] = row else { return false };
    if state.check(seat, *first).is_err() {
        return false;
    }
    if rest.is_empty() {
        return true;
    }
    let mut tried = state.clone();
    let mut last = *first;
    rest.iter().all(|mv| {
        tried.apply(Step::Move(seat, std::mem::replace(&mut last, *mv)), &mut ());
        goes_on(&tried, seat) && tried.check(seat, *mv).is_ok()
    })
}

#[cfg(test)]
mod tests;
