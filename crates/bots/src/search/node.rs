//! A node of the tree: one seat's question, and the rows it might answer with.
//!
//! It stands for all worlds that lead there. A row may be legal in some and not in others, and what was promising in the world where the
//! node grew need not be so elsewhere.

use teahouse_game::{Game, MAX_SEATS, Seat};

use super::{Choice, Values};
use crate::plan::Plan;

#[derive(Clone, Debug)]
pub(super) struct Edge<M> {
    pub row: Vec<M>,
    /// What the net said of it, added up over the worlds in which it was planned.
    said: f32,
    worlds: u32,
    /// Whether it was the best row of one of them.
    best: bool,
    pub visits: u32,
    sum: Values,
    /// Where it led to: the node for each seat that was asked next.
    pub to: Vec<(Seat, u32)>,
}

#[derive(Clone, Debug)]
pub(super) struct Node<M> {
    pub seat: Seat,
    pub edges: Vec<Edge<M>>,
    visits: u32,
    /// After so many visits the turn may be planned in one more world with few open rows, and the last gap between two such plans.
    again: u32,
    gap: u32,
}

impl<M: Copy + PartialEq> Node<M> {
    /// With the rows of one world, best first.
    pub fn of<G: Game<Move = M>>(seat: Seat, found: Vec<Plan<G>>) -> Node<M> {
        let edges = found.into_iter().enumerate().map(|(rank, plan)| Edge::of(plan, rank == 0)).collect();
        Node { seat, edges, visits: 0, again: 0, gap: 0 }
    }

    /// Whether the turn should be planned in the world in which only these rows are `open`: if none of them was the best of a world that is
    /// known; also if they are few of the `plans` rows that a plan gives, though there are other moves; and now and then anyway, ever more
    /// seldom: a row that is always open, such as to pass, says nothing about the others. A node that is full plans only where it does not
    /// know a single row.
    pub fn is_strange(&self, open: &[u32], legal: &[M], plans: usize, most: usize) -> bool {
        if open.is_empty() || self.edges.len() >= most {
            return open.is_empty();
        }
        let edges = || open.iter().map(|at| &self.edges[*at as usize]);
        if !edges().any(|edge| edge.best) {
            return true;
        }
        let few = 2 * open.len() <= plans;
        let due = if few { self.visits >= self.again } else { self.visits >= 2 && self.visits.is_power_of_two() };
        due && !legal.iter().all(|mv| edges().any(|edge| edge.row[0] == *mv))
    }

    /// Adds the rows of another world. The best of them always finds a place: in a full node that of the row which was visited least. The
    /// more often there was nothing new, the later the next try.
    pub fn learn<G: Game<Move = M>>(&mut self, found: Vec<Plan<G>>, most: usize) {
        let mut new = false;
        for (rank, plan) in found.into_iter().enumerate() {
            if let Some(known) = self.edges.iter_mut().find(|edge| edge.row == plan.row) {
                known.said += plan.value;
                known.worlds += 1;
                known.best |= rank == 0;
            } else if self.edges.len() < most {
                self.edges.push(Edge::of(plan, rank == 0));
                new = true;
            } else if rank == 0 {
                let least = self.edges.iter_mut().min_by_key(|edge| edge.visits).expect("a full node has rows");
                *least = Edge::of(plan, true);
            }
        }
        self.gap = if new { 1 } else { 2 * self.gap.max(1) };
        self.again = self.visits + self.gap;
    }

    /// The row that PUCT picks. Visits and first impressions count only over the rows that are open: the others are not there.
    pub fn tempting(&self, open: &[u32], curiosity: f32, temperature: f32) -> u32 {
        let edges = || open.iter().map(|at| &self.edges[*at as usize]);
        let top = edges().map(Edge::first).fold(f32::NEG_INFINITY, f32::max);
        let tempting = |edge: &Edge<M>| ((edge.first() - top) / temperature).exp();
        let (mut all, mut visits) = (0.0, 1);
        for edge in edges() {
            all += tempting(edge);
            visits += edge.visits;
        }
        let reach = curiosity * (visits as f32).sqrt() / all;
        let score = |edge: &Edge<M>| edge.mean(self.seat) + reach * tempting(edge) / (1 + edge.visits) as f32;
        let (mut best, mut most) = (open[0], f32::NEG_INFINITY);
        for (at, edge) in open.iter().zip(edges()) {
            let score = score(edge);
            if score > most {
                (best, most) = (*at, score);
            }
        }
        best
    }

    pub fn visit(&mut self, edge: u32, values: &Values) {
        self.visits += 1;
        let edge = &mut self.edges[edge as usize];
        edge.visits += 1;
        for (sum, value) in edge.sum.iter_mut().zip(values) {
            *sum += value;
        }
    }

    /// Adds what another tree found out about the same rows.
    pub fn add(&mut self, other: &Node<M>) {
        self.visits += other.visits;
        for (edge, same) in self.edges.iter_mut().zip(&other.edges) {
            debug_assert!(edge.row == same.row, "trees of one search begin with the same rows");
            edge.visits += same.visits;
            for (sum, value) in edge.sum.iter_mut().zip(same.sum) {
                *sum += value;
            }
        }
    }

    /// All rows, best first: most visited, then most worth. Where there were fewer walks than rows, visits say too little: by value alone.
    pub fn choices(self) -> Vec<Choice<M>> {
        let few = (self.visits as usize) < self.edges.len();
        let choice = |edge: Edge<M>| Choice { value: edge.mean(self.seat), visits: edge.visits, row: edge.row };
        let mut choices: Vec<_> = self.edges.into_iter().map(choice).collect();
        let visits = |choice: &Choice<M>| if few { 0 } else { choice.visits };
        choices.sort_by(|a, b| visits(b).cmp(&visits(a)).then(b.value.total_cmp(&a.value)));
        choices
    }
}

impl<M> Edge<M> {
    fn of<G: Game<Move = M>>(plan: Plan<G>, best: bool) -> Edge<M> {
        let (row, said) = (plan.row, plan.value);
        Edge { row, said, worlds: 1, best, visits: 0, sum: [0.0; MAX_SEATS], to: Vec::new() }
    }

    /// What the net says of it at once.
    fn first(&self) -> f32 {
        self.said / self.worlds as f32
    }

    /// What it is worth to a seat so far; the first impression counts as one visit.
    fn mean(&self, seat: Seat) -> f32 {
        (self.first() + self.sum[seat.index()]) / (1 + self.visits) as f32
    }
}
