//! Proposals. Nothing happens by them, so that what a net says of the question counts for little: they are valued by the answer that is
//! best for whoever is asked, and made only where that is better for both than not to ask.

use teahouse_game::{Game, Proposal, Seat};

use crate::plan::moved;
use crate::value::Valuer;

/// What an agreement has to be worth, or nobody is troubled with the question.
const GAIN: f32 = 0.02;

/// What a legal move of `seat` leads to, and what that is worth to it; none for a proposal that is better not made.
#[inline]
pub(crate) fn tried<G: Game>(state: &G, seat: Seat, mv: G::Move, valuer: &mut Valuer) -> Option<(G, f32)> {
    match state.proposal(mv) {
        None => {
            let after = moved(state, seat, mv);
            let value = valuer.value(&after, seat);
            Some((after, value))
        }
        Some(Proposal::Vain) => None,
        Some(Proposal::Open) => proposed(state, seat, mv, valuer),
    }
}

fn proposed<G: Game>(state: &G, seat: Seat, mv: G::Move, valuer: &mut Valuer) -> Option<(G, f32)> {
    let question = moved(state, seat, mv);
    let value = match question.waiting().seat() {
        Some(other) if other != seat => {
            let answered = answered(&question, other, valuer);
            valuer.value(&answered, seat)
        }
        _ => valuer.value(&question, seat),
    };
    (value >= valuer.value(state, seat) + GAIN).then_some((question, value))
}

/// After the answer that the one who is asked likes best.
fn answered<G: Game>(question: &G, asked: Seat, valuer: &mut Valuer) -> G {
    let mut answers = Vec::new();
    question.legal_moves(asked, &mut answers);
    let after = answers.iter().map(|mv| moved(question, asked, *mv));
    let rated = after.map(|after| (valuer.value(&after, asked), after));
    rated.max_by(|a, b| a.0.total_cmp(&b.0)).expect("whoever is asked has an answer").1
}
