//! Who knows what? Q7: board, supplies, sizes of hands and stock are public; a hand is its owner's; the next tile is
//! nobody's. What a careful player remembers (which tiles are still unseen, what a forced pass told) is in the view.

use serde::{Deserialize, Serialize};
use teahouse_game::{Dice, Held, Outcome, Seat, Viewer};

use crate::apply::Event;
use crate::board::Board;
use crate::position::KnownBarred;
use crate::score;
use crate::square::Square;
use crate::state::{Barred, Joining, NO_HOME, NOBODY, Phase, Reason, Region, State};
use crate::tile::{Color, Kind, Tiles};

/// All that one viewer knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct View {
    /// Whose eyes these are.
    pub viewer: Viewer,
    /// Id of the board.
    pub board: String,
    /// Where the game stands.
    pub phase: Phase,
    /// Who began.
    pub first: Seat,
    /// The mover.
    pub turn: Seat,
    /// How joined provinces are compared (A4).
    pub joining: Joining,
    /// Every region on the board, lone squares included.
    pub regions: Vec<RegionView>,
    /// Owner of each village, in the order of the board file.
    pub villages: Vec<Option<Seat>>,
    /// What everybody can see in front of each seat.
    pub seats: Vec<SeatView>,
    /// Tiles in the stock.
    pub stock: u8,
    /// The viewer's own tiles; a spectator has none.
    pub hand: Option<Vec<Kind>>,
    /// The tiles the viewer has not seen: stock and hidden hands together.
    pub unseen: Vec<Kind>,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

/// The fields of a view that hang on who looks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Own {
    viewer: Viewer,
    hand: Option<Vec<Kind>>,
    unseen: Vec<Kind>,
}

impl Own {
    pub(crate) fn of(state: &State, viewer: Viewer) -> Own {
        let (mut unseen, mut own) = (state.stock, None);
        for seat in Seat::all(state.players) {
            let hand = state.hands[seat.index()];
            if viewer.is(seat) {
                own = Some(hand.list());
            } else {
                Kind::ALL.iter().for_each(|k| unseen.0[k.index()] += hand.count(*k));
            }
        }
        Own { viewer, hand: own, unseen: unseen.list() }
    }
}

/// A region as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RegionView {
    /// The square the pagoda stands on, or would.
    pub home: Square,
    /// Its colour.
    pub color: Color,
    /// Whose province it is; a lone square is nobody's.
    pub owner: Option<Seat>,
    /// 0, 1 or 2.
    pub pagodas: u8,
    /// All its squares, in reading order.
    pub squares: Vec<Square>,
}

/// What lies open in front of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatView {
    /// Pagodas left.
    pub supply: u8,
    /// Tiles in hand.
    pub tiles: u8,
    /// What it is known not to hold, from forced passes.
    pub barred: KnownBarred,
    /// Pagodas due but not placed when the game ended (Q33).
    pub unpaid: u8,
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let seat_of = |owner: u8| (owner != NOBODY).then_some(Seat(owner));
        // One pass over the board: regions in the order of their homes, squares in reading order.
        let mut slot = [u8::MAX; 256];
        let mut regions: Vec<RegionView> = Vec::new();
        for home in (0..=255).map(Square).filter(|s| state.regions[s.index()] != Region::NONE) {
            let Region { color, owner, .. } = state.regions[home.index()];
            let pagodas = state.regions[home.index()].pagodas();
            slot[home.index()] = regions.len() as u8;
            regions.push(RegionView { home, color, owner: seat_of(owner), pagodas, squares: Vec::new() });
        }
        for square in (0..=255).map(Square).filter(|s| state.home[s.index()] != NO_HOME) {
            let region = slot[state.home[square.index()].index()];
            regions[usize::from(region)].squares.push(square);
        }
        let seat = |seat: Seat| SeatView {
            supply: state.supply[seat.index()],
            tiles: state.hands[seat.index()].len(),
            barred: state.barred[seat.index()].into(),
            unpaid: state.unpaid[seat.index()],
        };
        let Own { viewer, hand, unseen } = Own::of(state, viewer);
        View {
            viewer,
            board: state.board.written().id.clone(),
            phase: state.phase,
            first: state.first,
            turn: state.turn,
            joining: state.joining,
            regions,
            villages: state.villages[..state.board.villages().len()].iter().map(|o| seat_of(*o)).collect(),
            seats: Seat::all(state.players).map(seat).collect(),
            stock: state.stock.len(),
            hand,
            unseen,
            outcome: score::outcome(state),
        }
    }

    /// A possible world for somebody who knows only this view.
    pub(crate) fn world(&self, board: Held<Board>, dice: &mut (impl Dice + ?Sized)) -> State {
        let mut state = State::empty(board, self.seats.len() as u8);
        state.joining = self.joining;
        for region in &self.regions {
            for &square in &region.squares {
                state.put_lone(square, region.color);
                state.regions[square.index()] = Region::NONE;
                state.home[square.index()] = region.home;
            }
            let owner = region.owner.map_or(NOBODY, |s| s.0);
            state.regions[region.home.index()] =
                Region { size: region.squares.len() as u8, owner, color: region.color };
        }
        state.find_open();
        for (slot, owner) in state.villages.iter_mut().zip(&self.villages) {
            *slot = owner.map_or(NOBODY, |s| s.0);
        }
        let mut sizes = [0; 4];
        for (n, seat) in self.seats.iter().enumerate() {
            (state.supply[n], state.unpaid[n]) = (seat.supply, seat.unpaid);
            (sizes[n], state.barred[n]) = (seat.tiles, Barred::from(&seat.barred));
        }
        (state.phase, state.first, state.turn) = (self.phase, self.first, self.turn);
        state.stock = self.unseen.iter().copied().collect();
        if let (Viewer::Seat(seat), Some(hand)) = (self.viewer, &self.hand) {
            state.hands[seat.index()] = hand.iter().copied().collect();
        }
        deal_hidden(&mut state, self.viewer, sizes, dice);
        state.count_all();
        state
    }
}

/// Re-draws in place what `viewer` cannot know: the other hands and the stock.
pub(crate) fn redeal(state: &mut State, viewer: Viewer, dice: &mut (impl Dice + ?Sized)) {
    let mut sizes = [0; 4];
    for seat in Seat::all(state.players) {
        sizes[seat.index()] = state.hands[seat.index()].len();
        if !viewer.is(seat) {
            let hand = std::mem::take(&mut state.hands[seat.index()]);
            Kind::ALL.iter().for_each(|k| state.stock.0[k.index()] += hand.count(*k));
        }
    }
    deal_hidden(state, viewer, sizes, dice);
}

/// Deals the hidden hands from the stock so that they agree with all that is public: what passes told, and that the
/// seat that is asked holds something it can lay.
fn deal_hidden(state: &mut State, viewer: Viewer, sizes: [u8; 4], dice: &mut (impl Dice + ?Sized)) {
    let asked = (state.phase == Phase::Place && !viewer.is(state.turn)).then_some(state.turn);
    let placeable = if asked.is_some() { state.placeable_kinds() } else { 0 };
    // The more a seat is known not to hold, the earlier it is dealt.
    let mut order: arrayvec::ArrayVec<Seat, 4> = Seat::all(state.players).filter(|s| !viewer.is(*s)).collect();
    order.sort_by_key(|s| std::cmp::Reverse(state.barred[s.index()].kinds.count_ones()));
    let bag = state.stock;
    // A plain deal is right nearly always; only when it keeps failing is the asked seat given a fitting tile first.
    for attempt in 0..MOST_DEALS {
        state.stock = bag;
        order.iter().for_each(|seat| state.hands[seat.index()] = Tiles::default());
        let forced = asked.filter(|_| attempt >= 64);
        if let Some(asked) = forced {
            let barred = state.barred[asked.index()];
            let all_known = barred.tiles == sizes[asked.index()];
            deal_tile(state, asked, !placeable | if all_known { barred.kinds } else { 0 }, dice);
        }
        let all_dealt = order.iter().all(|&seat| {
            let (barred, start) = (state.barred[seat.index()], state.hands[seat.index()].len());
            // A tile dealt first to the asked seat counts as the one nothing is known of, if there is one.
            let free = sizes[seat.index()] - barred.tiles;
            (start..sizes[seat.index()]).all(|n| {
                let known = if Some(seat) == forced && free > 0 { n >= free } else { n < barred.tiles };
                deal_tile(state, seat, if known { barred.kinds } else { 0 }, dice)
            })
        });
        let can_move = asked.is_none_or(|s| state.hands[s.index()].mask() & placeable != 0);
        if all_dealt && can_move {
            return;
        }
    }
    debug_assert!(false, "the true world fits its view, so some deal must");
}

/// Far more than ever needed.
const MOST_DEALS: u32 = 10_000;

/// Gives `seat` a random tile of the stock whose kind is not barred; `false` if there is none.
fn deal_tile(state: &mut State, seat: Seat, barred: u8, dice: &mut (impl Dice + ?Sized)) -> bool {
    let mut allowed = state.stock;
    Kind::ALL.iter().filter(|k| barred & k.bit() != 0).for_each(|k| allowed.0[k.index()] = 0);
    if allowed.is_empty() {
        return false;
    }
    let kind = allowed.nth(dice.below(u32::from(allowed.len())));
    state.stock.take(kind);
    state.hands[seat.index()].add(kind);
    true
}

/// Q7: a drawn tile is known to the one who drew it.
pub(crate) fn redact(event: &Event, to: Viewer) -> Event {
    match event {
        Event::Drew { seat, tile: Some(_) } if !to.is(*seat) => Event::Drew { seat: *seat, tile: None },
        other => other.clone(),
    }
}

/// Q7: what a forced pass (Q36) or an end by Q38 tells about a hand is public by the rule itself.
pub(crate) fn reveals(event: &Event) -> bool {
    matches!(event, Event::Passed { .. } | Event::Ended { reason: Reason::NobodyCanPlace, .. })
}
