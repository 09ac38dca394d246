//! Plain information-set tree search: no knowledge but the rules, games played to their end at random. What learnt bots are measured by.

use teahouse_game::{Ask, Dice, FastDice, Game, Held, Seat, Step, Viewer};

use crate::net::Worth;
use crate::train::self_play::until_asked;
use crate::{Bot, Stop};

/// How much untried moves tempt (UCB1).
const CURIOSITY: f32 = 0.7;

pub(crate) struct Plain<G: Game> {
    pub data: Held<G::Data>,
    pub walks: u32,
    pub dice: FastDice,
}

struct Edge<M> {
    mv: M,
    /// Walks in which it could have been chosen.
    open: u32,
    visits: u32,
    /// Wins of the seat that chooses here.
    wins: f32,
    to: Vec<(Seat, usize)>,
}

struct Node<M> {
    seat: Seat,
    edges: Vec<Edge<M>>,
}

impl<G: Game> Bot<G> for Plain<G> {
    fn choose(&mut self, view: &G::View, ask: Ask<G::Decision>, legal: &[G::Move], stop: Stop<'_>) -> Vec<G::Move> {
        if let [only] = legal {
            return vec![*only];
        }
        let world = G::determinize(&self.data, view, &mut self.dice);
        let mut nodes = vec![Node { seat: ask.seat, edges: Vec::new() }];
        for _ in 0..self.walks {
            if stop() {
                break;
            }
            let mut state = world.clone();
            state.redeal(Viewer::Seat(ask.seat), &mut self.dice);
            walk(&mut nodes, state, &mut self.dice);
        }
        let best = nodes[0].edges.iter().max_by_key(|edge| edge.visits);
        vec![best.map_or(legal[0], |edge| edge.mv)]
    }
}

fn walk<G: Game>(nodes: &mut Vec<Node<G::Move>>, mut state: G, dice: &mut FastDice) {
    let (mut path, mut at, mut legal) = (Vec::new(), 0, Vec::new());
    loop {
        let seat = nodes[at].seat;
        legal.clear();
        state.legal_moves(seat, &mut legal);
        let (edge, new) = pick(&mut nodes[at], &legal, dice);
        path.push((at, edge));
        state.apply(Step::Move(seat, nodes[at].edges[edge].mv), &mut ());
        let Some(next) = until_asked(&mut state, dice) else { break };
        if new {
            break;
        }
        let known = nodes[at].edges[edge].to.iter().find(|(seat, _)| *seat == next).map(|(_, node)| *node);
        at = known.unwrap_or_else(|| {
            nodes.push(Node { seat: next, edges: Vec::new() });
            let node = nodes.len() - 1;
            nodes[at].edges[edge].to.push((next, node));
            node
        });
    }
    while let Some(seat) = until_asked(&mut state, dice) {
        let mv = state.random_move(seat, dice);
        state.apply(Step::Move(seat, mv), &mut ());
    }
    let outcome = state.outcome().expect("over");
    for (node, edge) in path {
        let seat = nodes[node].seat;
        let edge = &mut nodes[node].edges[edge];
        edge.visits += 1;
        edge.wins += Worth::of_end::<G>(&outcome, seat, 1.0).win;
    }
}

/// An untried legal move if there is one, else the most tempting; and whether it is new.
fn pick<M: Copy + PartialEq>(node: &mut Node<M>, legal: &[M], dice: &mut FastDice) -> (usize, bool) {
    let mut untried = Vec::new();
    let mut best = (f32::NEG_INFINITY, 0);
    for mv in legal {
        let Some(at) = node.edges.iter().position(|edge| edge.mv == *mv) else {
            untried.push(*mv);
            continue;
        };
        let edge = &mut node.edges[at];
        edge.open += 1;
        let visits = edge.visits.max(1) as f32;
        let score = edge.wins / visits + CURIOSITY * ((edge.open as f32).ln() / visits).sqrt();
        if score > best.0 {
            best = (score, at);
        }
    }
    if untried.is_empty() {
        return (best.1, false);
    }
    let mv = untried[dice.below(untried.len() as u32) as usize];
    node.edges.push(Edge { mv, open: 1, visits: 0, wins: 0.0, to: Vec::new() });
    (node.edges.len() - 1, true)
}

#[cfg(test)]
mod tests {
    use teahouse_game::{Ask, FastDice, Held, Seat};

    use super::Plain;
    use crate::toy::{BOARDS, Toy};
    use crate::{Bot, Stop, never};

    #[test]
    fn it_answers_at_once_when_it_is_stopped() {
        let mut bot = Plain::<Toy> { data: Held::from(&BOARDS[0]), walks: 400, dice: FastDice::new(1) };
        let mut choose =
            |stop: Stop<'_>| bot.choose(&Toy::new(1), Ask { seat: Seat(0), decision: () }, &[3, 2, 1, 0], stop);
        // The best move is 0; who has not thought at all takes the first.
        assert_eq!(choose(&|| true), [3]);
        assert_eq!(choose(&never), [0]);
    }
}
