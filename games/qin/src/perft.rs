//! Counts placement sequences from a fixed deal: two engines with the same rules give the same numbers.

use teahouse_game::{Game, Held, Seat, Step, Waiting};

use crate::board::Board;
use crate::moves::{Chance, Move};
use crate::state::{HAND, Phase, State, starting_supply};
use crate::tile::{Kind, TILES_OF_A_KIND, Tiles};

/// Number of placement sequences of exactly `depth`. Seat 0 begins; the tiles come in the order of `deal`: three to
/// seat 0, three to seat 1 and so on, then drawn one by one. Forced passes are free.
pub fn perft(board: impl Into<Held<Board>>, players: u8, deal: &[Kind], depth: u32) -> Result<u64, String> {
    let board = board.into();
    let hands = usize::from(players) * usize::from(HAND);
    if deal.len() < hands {
        return Err(format!("{players} players need at least {hands} tiles, the deal has {}", deal.len()));
    }
    if let Some(kind) = Kind::ALL.iter().find(|k| deal.iter().filter(|d| d == k).count() > usize::from(TILES_OF_A_KIND))
    {
        return Err(format!("the deal has more than {TILES_OF_A_KIND} tiles {kind}"));
    }
    if board.written().sketch {
        return Err(format!("board {} is a sketch for scenarios", board.written().id));
    }
    let mut state = State::empty(board.clone(), players);
    board.printed().for_each(|(square, color)| state.put_lone(square, color));
    state.find_open();
    state.supply[..usize::from(players)].fill(starting_supply(players));
    for seat in Seat::all(players) {
        let own = &deal[seat.index() * usize::from(HAND)..][..usize::from(HAND)];
        state.hands[seat.index()] = own.iter().copied().collect();
    }
    state.stock = deal[hands..].iter().copied().collect::<Tiles>();
    state.count_all();
    state.phase = Phase::Place;
    crate::apply::next_turn(&mut state, Seat(0), &mut ());
    Ok(count(&state, &deal[hands..], depth))
}

fn count(state: &State, stock: &[Kind], depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let Waiting::Seat(ask) = state.waiting() else { return 0 };
    if depth == 1 {
        return crate::rules::count_placements(state, state.hands[ask.seat.index()]);
    }
    let mut moves: Vec<Move> = Vec::new();
    state.legal_moves(ask.seat, &mut moves);
    let branch = |mv: Move| {
        let mut after = state.clone();
        after.apply(Step::Move(ask.seat, mv), &mut ());
        match (after.waiting(), stock.split_first()) {
            (Waiting::Chance, Some((next, rest))) => {
                after.apply(Step::Chance(Chance::Draw { tile: *next }), &mut ());
                count(&after, rest, depth - 1)
            }
            _ => count(&after, stock, depth - 1),
        }
    };
    moves.into_iter().map(branch).sum()
}
