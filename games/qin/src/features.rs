//! A position as one seat knows it, in numbers, for a learnt value.
//!
//! The inputs tell what things are and never where they lie, so that one net serves every board: a village is its owner's
//! lead and the room beside it, a province its size, its room and its danger. What a tile could do next is counted too,
//! for a net that looks at a position before the answer to it would otherwise not see what is about to happen.
//! Own seat first, the others in turn order.

mod land;
mod places;
mod reach;
mod survey;
#[cfg(test)]
mod tests;

use teahouse_game::{Features, Seat};

use self::land::Land;
use self::reach::{MOST, kinds_with};
use self::survey::Survey;
use crate::state::{Joining, Phase, State};
use crate::tile::{KINDS, Kind, Tiles};

/// Q2: nobody begins with more pagodas.
const SUPPLY: usize = 24;
/// Leads beyond this are all alike.
const LEAD: i32 = 8;

/// All inputs, in an order that never changes.
pub(crate) fn features(state: &State, seat: Seat, out: &mut Features) {
    let land = Land::of(state);
    let survey = Survey::of(&land);
    let eyes = Eyes { state, seat, next: next_to_lay(state), unseen: unseen(state, seat) };
    let turns = room(&eyes, &land, out);
    turn(&eyes, out);
    supplies(&eyes, turns, out);
    tiles(&eyes, out);
    places::villages(&eyes, &land, &survey, out);
    places::provinces(&eyes, &land, &survey, out);
    places::joins(&eyes, &survey, out);
    places::lone_squares(&land, &survey, out);
    next_tile(&eyes, &survey, out);
}

/// Who looks.
struct Eyes<'a> {
    state: &'a State,
    seat: Seat,
    /// Who lays the next tile, as far as that is known.
    next: Option<Seat>,
    /// What the stock and the hidden hands hold together.
    unseen: Tiles,
}

impl Eyes<'_> {
    fn players(&self) -> usize {
        usize::from(self.state.players)
    }

    /// Which seat it is from here: 0 is one's own, 1 the next.
    #[inline(always)]
    fn relative(&self, seat: u8) -> usize {
        let (seat, own) = (usize::from(seat), self.seat.index());
        if seat >= own { seat - own } else { seat + self.players() - own }
    }

    /// Seats, one's own first.
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        self.state.clockwise(self.seat)
    }

    /// How likely a seat has a tile of these kinds (as bits) when it lays its next one. Q36: passes tell of other hands.
    fn chance(&self, seat: Seat, kinds: u8) -> f32 {
        let state = self.state;
        let hand = state.hands[seat.index()];
        let draws = u8::from(state.phase == Phase::Draw && state.turn == seat);
        if kinds == 0 {
            0.0
        } else if seat != self.seat {
            let barred = state.barred[seat.index()];
            let others = hand.len().saturating_sub(barred.tiles) + draws;
            1.0 - self.missed(kinds, barred.kinds, barred.tiles) * self.missed(kinds, 0, others)
        } else if hand.mask() & kinds != 0 {
            1.0
        } else {
            1.0 - self.missed(kinds, 0, draws)
        }
    }

    /// How likely none of so many unseen tiles is of these kinds, if none is of the barred ones.
    fn missed(&self, kinds: u8, barred: u8, tiles: u8) -> f32 {
        let count = |kinds: u8| {
            let counted = Kind::ALL.iter().filter(|kind| kinds & kind.bit() != 0);
            counted.map(|kind| self.unseen.count(*kind)).sum::<u8>()
        };
        let all = if tiles == 0 { 0 } else { count(!barred) };
        if all == 0 {
            return 1.0;
        }
        let one = 1.0 - f32::from(count(kinds & !barred)) / f32::from(all);
        (0..tiles).fold(1.0, |chance, _| chance * one)
    }
}

/// Q35; who cannot lay anything is not known before the tile is drawn.
fn next_to_lay(state: &State) -> Option<Seat> {
    match state.phase {
        Phase::First | Phase::Over(_) => None,
        Phase::Deal => Some(state.first),
        Phase::Place => Some(state.turn),
        Phase::Draw => Some(state.turn.next(state.players)),
    }
}

fn unseen(state: &State, seat: Seat) -> Tiles {
    let others = Seat::all(state.players).filter(|other| *other != seat);
    others.fold(state.stock, |mut all, other| {
        all.0.iter_mut().zip(state.hands[other.index()].0).for_each(|(sum, count)| *sum += count);
        all
    })
}

/// In which bin a number falls; bins begin with these.
#[inline(always)]
fn bin(number: usize, begin: &[usize]) -> usize {
    begin.iter().filter(|edge| number >= **edge).count()
}

/// How much can still be laid, and what board and table are like. Returns the tiles that may still be laid.
fn room(eyes: &Eyes, land: &Land, out: &mut Features) -> usize {
    let state = eyes.state;
    let squares = land.roomy.len() as usize;
    let pairs = (state.open[0].len() + state.open[1].len()) as usize;
    let turns = usize::from(eyes.unseen.len() + state.hands[eyes.seat.index()].len()).min(squares / 2);
    // Free squares that a tile can cover.
    let begin = [1, 2, 4, 6, 8, 12, 16, 24, 32, 48, 64, 80, 96, 112, 128];
    out.block(17).on(bin(squares, &begin)).put(16, squares as f32 / 150.0);
    // Pairs of squares for a tile now.
    out.block(10).on(bin(pairs, &[1, 2, 3, 5, 9, 17, 33, 65])).put(9, pairs as f32 / 100.0);
    // Tiles that may still be laid (Q37, Q38).
    out.block(14).on(bin(turns, &[1, 2, 3, 4, 5, 6, 8, 10, 14, 20, 28, 40])).put(13, turns as f32 / 72.0);
    // The board's villages and grass; A4: whether sums are compared.
    let (villages, grass) = (state.board.beside_village.len(), state.board.grass.len());
    let sums = f32::from(state.joining == Joining::Sum);
    out.block(3).put(0, villages as f32 / 18.0).put(1, grass as f32 / 150.0).put(2, sums);
    turns
}

/// Who lays next, and whether somebody draws before.
fn turn(eyes: &Eyes, out: &mut Features) {
    let mut block = out.block(2 * eyes.players());
    if let Some(next) = eyes.next {
        block.on(2 * eyes.relative(next.0) + usize::from(eyes.state.phase == Phase::Draw));
    }
}

/// The race (Q31, Q39): pagodas left, and how far ahead one is.
fn supplies(eyes: &Eyes, turns: usize, out: &mut Features) {
    let left = |seat: Seat| i32::from(eyes.state.supply[seat.index()]);
    for seat in eyes.seats() {
        // Pagodas left, seat by seat.
        let left = left(seat) as usize;
        out.block(SUPPLY + 2).on(left.min(SUPPLY)).put(SUPPLY + 1, left as f32 / SUPPLY as f32);
    }
    let own = left(eyes.seat);
    let rounds = turns as f32 / eyes.players() as f32;
    let mut compare = |other: i32| {
        // By how much one is ahead; the nearer the end, by either way to it, the more it tells.
        let lead = other - own;
        let last = 2 * LEAD as usize + 1;
        out.block(last + 3)
            .on((lead.clamp(-LEAD, LEAD) + LEAD) as usize)
            .put(last, lead as f32 / LEAD as f32)
            .put(last + 1, lead as f32 / (2 + own.min(other)) as f32)
            .put(last + 2, lead as f32 / (1.0 + rounds));
    };
    eyes.seats().skip(1).map(left).for_each(&mut compare);
    if eyes.players() > 2 {
        // The same with whoever of the others is nearest to the end.
        compare(eyes.seats().skip(1).map(left).min().unwrap_or(own));
    }
}

/// Tiles in hand, and what is left of each kind.
fn tiles(eyes: &Eyes, out: &mut Features) {
    let (state, hand) = (eyes.state, eyes.state.hands[eyes.seat.index()]);
    // One, two or three of a kind in hand.
    let mut block = out.block(3 * KINDS);
    for kind in hand.kinds() {
        block.on(3 * kind.index() + usize::from(hand.count(kind)) - 1);
    }
    // How many one-colour tiles are in hand, and halves of each colour.
    let mut block = out.block(4 + 3);
    block.on(hand.kinds().filter(|k| k.is_plain()).map(|k| usize::from(hand.count(k))).sum());
    for kind in hand.kinds() {
        for color in kind.colors() {
            block.put(4 + color as usize, f32::from(hand.count(kind)) / 4.0);
        }
    }
    // Tiles in everybody's hand.
    for seat in eyes.seats() {
        out.block(4).on(usize::from(state.hands[seat.index()].len()));
    }
    // Unseen tiles by kind, and kinds of which there is none.
    let mut block = out.block(2 * KINDS);
    for kind in Kind::ALL {
        let count = eyes.unseen.count(kind);
        block.put(kind.index(), f32::from(count) / 12.0);
        block.put(KINDS + kind.index(), f32::from(count == 0));
    }
    // The stock.
    let stock = usize::from(state.stock.len());
    out.block(14).on(bin(stock, &[1, 2, 3, 5, 9, 17, 25, 33, 41, 49, 57, 65])).put(13, stock as f32 / 72.0);
}

/// What the next tile of each seat could bring, as likely as it has such a tile; most telling of whoever lays next.
fn next_tile(eyes: &Eyes, survey: &Survey, out: &mut Features) {
    let mut own = [0; KINDS];
    for seat in eyes.seats() {
        let lays = usize::from(eyes.next == Some(seat));
        let best = survey.swing[seat.index()].best();
        // One pagoda's difference or more, two or more, and so on.
        let mut block = out.block(2 * MOST);
        for gain in 0..MOST {
            let kinds = kinds_with(best, gain as u8 + 1);
            if kinds == 0 {
                break;
            }
            block.put(lays * MOST + gain, eyes.chance(seat, kinds));
        }
        // Q31: the last pagoda.
        let supply = eyes.state.supply[seat.index()];
        let mut block = out.block(2);
        if usize::from(supply) <= MOST {
            let kinds = kinds_with(survey.placed[seat.index()].best(), supply);
            block.put(lays, eyes.chance(seat, kinds));
        }
        if seat == eyes.seat {
            own = best;
        }
    }
    // Tiles in hand that bring two or more, and three or more: a good one may be lost to the others.
    let hand = eyes.state.hands[eyes.seat.index()];
    for gain in [2, 3] {
        let good = hand.kinds().filter(|kind| own[kind.index()] >= gain);
        out.block(4).on(good.map(|kind| usize::from(hand.count(kind))).sum());
    }
}
