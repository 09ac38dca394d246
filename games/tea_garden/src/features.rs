//! What does a learnt value see? The position as one seat knows it, in blocks of numbers: its own ones first, then those of the others in
//! turn order.
//!
//! Every seat is told as it will be when it next has a choice: what has begun is carried out in the plainest way, and a seat whose round is
//! over has tidied up already. So states in the middle of a turn, at its end and between two rounds can be compared with each other; which
//! question is open is told beside that. Of a hidden hand only what everybody knows is used: how many cards, of which deck.
//!
//! | what | file |
//! |---|---|
//! | a seat as it will be | `prospect`, `coming` |
//! | leads and sources of points | `points` |
//! | whose move, which question, what the turn still offers | `turn` |
//! | rounds, turns and cards left | `clock` |
//! | leaves, gardens, tokens, scrolls | `goods` |
//! | river, university, emperor track, cups | `tracks` |
//! | deck and hand | `deck` |
//! | what the next main action could be | `next` |

mod clock;
mod coming;
mod deck;
mod goods;
mod next;
mod points;
mod prospect;
mod tracks;
mod turn;

use arrayvec::ArrayVec;
use teahouse_game::{Features, Seat};

use crate::effect::Effect;
use crate::features::prospect::{Ground, Prospect};
use crate::state::{SEATS, State};

pub(crate) fn features(state: &State, seat: Seat, out: &mut Features) {
    let mut seats: ArrayVec<Prospect, SEATS> = ArrayVec::new();
    let mut who = seat;
    for _ in 0..state.players {
        seats.push(Prospect::of(state, who, who == seat));
        who = who.next(state.players);
    }
    let ground = Ground::of(state);
    points::put(state, &seats, out);
    turn::put(state, seat, &seats, out);
    for prospect in &seats {
        clock::put(state, prospect, out);
        goods::put(state, &ground, prospect, out);
        tracks::put(state, prospect, out);
        deck::put(state, prospect, out);
        next::put(state, &ground, prospect, out);
    }
}

/// So many of `of` are 1. Counts without a limit (D1) stay within what a net can bear.
fn part(n: impl Into<f32>, of: f32) -> f32 {
    (n.into() / of).clamp(-4.0, 4.0)
}

/// One input for each count up to `most` or more; none is on for nothing, which is common and says little.
fn bins(out: &mut Features, most: usize, n: usize) {
    let mut block = out.block(most);
    if n > 0 {
        block.on(n - 1);
    }
}

/// Kinds of effects, scrolls by theirs.
const KINDS: usize = 13;

fn kind(effect: &Effect) -> usize {
    match effect {
        Effect::Vp { .. } => 0,
        Effect::Leaves { .. } => 1,
        Effect::Ferment { .. } => 2,
        Effect::EmperorToken { .. } => 3,
        Effect::Scroll { scroll, .. } => 4 + *scroll as usize,
        Effect::CupMarker { .. } => 7,
        Effect::Draw { .. } => 8,
        Effect::DrawDiscard { .. } => 9,
        Effect::RemoveCard { .. } => 10,
        Effect::SellLeaves { .. } => 11,
        Effect::EmperorCard { .. } => 12,
    }
}
