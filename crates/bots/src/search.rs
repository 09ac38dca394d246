//! Looking ahead: a tree of whole turns over possible worlds, grown where the net and what was found so far promise most (PUCT), each
//! seat for itself (max-n).
//!
//! Every walk begins in another world that the bot cannot tell from the real one. Fate is drawn on the way, and what others hold differs
//! from world to world; so a node stands for all of them, and a row that is not legal in the world at hand is passed over.

use teahouse_game::{FastDice, Game, MAX_SEATS, Seat, Step, Viewer};

use crate::plan::{Beam, Plan, goes_on, plans};
use crate::train::self_play::until_asked;
use crate::value::Valuer;

/// How to look ahead.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Manner {
    /// Walks through the tree.
    pub walks: u32,
    /// How a turn is planned at the root.
    pub root: Beam,
    /// How it is planned further on.
    pub inner: Beam,
    /// How much untried rows tempt.
    pub curiosity: f32,
    /// Values this far apart make a row e times as tempting from the start.
    pub temperature: f32,
}

type Values = [f32; MAX_SEATS];

struct Edge<M> {
    row: Vec<M>,
    /// What the net said of it at once; counts as one visit.
    first: f32,
    visits: u32,
    sum: Values,
    /// Where it led to: the node for each seat that was asked next.
    to: Vec<(Seat, u32)>,
}

struct Node<M> {
    seat: Seat,
    edges: Vec<Edge<M>>,
}

/// A row at the root and what was found out about it.
#[derive(Clone, Debug)]
pub(crate) struct Choice<M> {
    pub row: Vec<M>,
    /// Mean value for the seat that searches.
    pub value: f32,
    pub visits: u32,
}

pub(crate) struct Search<'v, 'n, G: Game> {
    manner: Manner,
    valuer: &'v mut Valuer<'n>,
    nodes: Vec<Node<G::Move>>,
    path: Vec<(u32, u32)>,
}

/// The rows open to `seat` in `world`, which is a possible one for it, most visited first. `stop` is asked before each walk.
pub(crate) fn search<G: Game>(
    world: &G,
    seat: Seat,
    manner: Manner,
    valuer: &mut Valuer,
    dice: &mut FastDice,
    stop: &dyn Fn() -> bool,
) -> Vec<Choice<G::Move>> {
    let mut search = Search { manner, valuer, nodes: Vec::new(), path: Vec::new() };
    search.grow(world, seat, manner.root);
    let only = search.nodes[0].edges.len() == 1;
    for _ in 0..manner.walks {
        if only || stop() {
            break;
        }
        let mut state = world.clone();
        state.redeal(Viewer::Seat(seat), dice);
        search.walk(state, dice);
    }
    search.choices(seat)
}

impl<G: Game> Search<'_, '_, G> {
    /// A new node, with the rows that are promising in this world. Gives what it is worth to everybody.
    fn grow(&mut self, state: &G, seat: Seat, beam: Beam) -> (u32, Values) {
        let found = plans(state, seat, beam, self.valuer);
        let top = found[0].value;
        let tempting = |value: f32| ((value - top) / self.manner.temperature).exp();
        let all: f32 = found.iter().map(|plan| tempting(plan.value)).sum();
        let mut values = [0.0; MAX_SEATS];
        values[seat.index()] = found.iter().map(|plan| plan.value * tempting(plan.value)).sum::<f32>() / all;
        for other in Seat::all(state.players()).filter(|other| *other != seat) {
            values[other.index()] = if state.players() == 2 {
                1.0 - values[seat.index()]
            } else {
                self.valuer.worth(&found[0].after, other).value()
            };
        }
        self.nodes.push(Node { seat, edges: found.into_iter().map(Edge::of).collect() });
        (self.nodes.len() as u32 - 1, values)
    }

    /// From the root to a new node or the end of the game, and back with what was found there.
    fn walk(&mut self, mut state: G, dice: &mut FastDice) {
        self.path.clear();
        let mut node = 0;
        let values = loop {
            let edge = self.pick(node, &state);
            self.path.push((node, edge));
            let Edge { row, to, .. } = &self.nodes[node as usize].edges[edge as usize];
            let seat = self.nodes[node as usize].seat;
            for mv in row {
                state.apply(Step::Move(seat, *mv), &mut ());
            }
            let Some(next) = until_asked(&mut state, dice) else { break self.end(&state) };
            match to.iter().find(|(seat, _)| *seat == next) {
                Some((_, there)) => node = *there,
                None => {
                    let (there, values) = self.grow(&state, next, self.manner.inner);
                    self.nodes[node as usize].edges[edge as usize].to.push((next, there));
                    break values;
                }
            }
        };
        for (node, edge) in &self.path {
            let edge = &mut self.nodes[*node as usize].edges[*edge as usize];
            edge.visits += 1;
            for (sum, value) in edge.sum.iter_mut().zip(values) {
                *sum += value;
            }
        }
    }

    fn end(&mut self, state: &G) -> Values {
        let mut values = [0.0; MAX_SEATS];
        for seat in Seat::all(state.players()) {
            values[seat.index()] = self.valuer.worth(state, seat).value();
        }
        values
    }

    /// The most tempting row that is legal here. If none is known, the turn is planned in this world, too.
    fn pick(&mut self, node: u32, state: &G) -> u32 {
        let Node { seat, edges } = &self.nodes[node as usize];
        let seat = *seat;
        let root = node == 0;
        let top = edges.iter().map(|edge| edge.first).fold(f32::NEG_INFINITY, f32::max);
        let tempting = |edge: &Edge<G::Move>| ((edge.first - top) / self.manner.temperature).exp();
        let (mut all, mut visits) = (0.0, 1);
        for edge in edges {
            all += tempting(edge);
            visits += edge.visits;
        }
        let reach = self.manner.curiosity * (visits as f32).sqrt() / all;
        let score = |edge: &Edge<G::Move>| edge.mean(seat) + reach * tempting(edge) / (1 + edge.visits) as f32;
        let mut order: Vec<(f32, u32)> = edges.iter().enumerate().map(|(at, edge)| (score(edge), at as u32)).collect();
        order.sort_by(|a, b| b.0.total_cmp(&a.0));
        for (_, at) in &order {
            if root || self.legal(state, seat, &self.nodes[node as usize].edges[*at as usize].row) {
                return *at;
            }
        }
        let found = plans(state, seat, self.manner.inner, self.valuer);
        let edges = &mut self.nodes[node as usize].edges;
        let first = edges.len() as u32;
        edges.extend(found.into_iter().map(Edge::of));
        first
    }

    /// Whether a whole row may be played in this world, and the seat is asked until its end.
    fn legal(&self, state: &G, seat: Seat, row: &[G::Move]) -> bool {
        let Some((last, before)) = row.split_last() else { return false };
        if before.is_empty() {
            return state.check(seat, *last).is_ok();
        }
        let mut tried = state.clone();
        for mv in before {
            if tried.check(seat, *mv).is_err() {
                return false;
            }
            tried.apply(Step::Move(seat, *mv), &mut ());
            if !goes_on(&tried, seat) {
                return false;
            }
        }
        tried.check(seat, *last).is_ok()
    }

    fn choices(self, seat: Seat) -> Vec<Choice<G::Move>> {
        let root = self.nodes.into_iter().next().expect("the root was grown");
        let choice = |edge: Edge<G::Move>| Choice { value: edge.mean(seat), visits: edge.visits, row: edge.row };
        let mut choices: Vec<_> = root.edges.into_iter().map(choice).collect();
        choices.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.value.total_cmp(&a.value)));
        choices
    }
}

impl<M> Edge<M> {
    fn of<G: Game<Move = M>>(plan: Plan<G>) -> Edge<M> {
        Edge { row: plan.row, first: plan.value, visits: 0, sum: [0.0; MAX_SEATS], to: Vec::new() }
    }

    fn mean(&self, seat: Seat) -> f32 {
        (self.first + self.sum[seat.index()]) / (1 + self.visits) as f32
    }
}
