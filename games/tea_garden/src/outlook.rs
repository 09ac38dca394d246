//! What would it come to? All that a page shows about a view, counted by the rules, so that no page has to. Nothing here is secret: it
//! follows from what lies open.

use serde::{Deserialize, Serialize};
use teahouse_game::Seat;

use crate::apply;
use crate::deal::{self, Cost, Deal};
use crate::ids::{Card, Province, Region};
use crate::list::{self, GardenList, LeafList};
use crate::moves::{End, Move};
use crate::pay;
use crate::point::Point;
use crate::reach::{self, PagodaNeed, Reach};
use crate::round;
use crate::rules;
use crate::score;
use crate::state::{Leaves, Player, ROUNDS, State, TURNS};

/// What follows from the open table, so that a page need not know the rules. What only concerns whoever is asked now is left out where there is nothing to tell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Outlook {
    /// T1: rounds of a game, and turns of a round.
    pub rounds: u8,
    /// See `rounds`.
    pub turns: u8,
    /// Points of each seat by source, in the order of the score sheet, if the game ended now.
    pub sheet: Vec<Vec<i32>>,
    /// Their sums.
    pub scores: Vec<i32>,
    /// What each emperor card of each seat would score.
    pub emperors: Vec<Vec<(Card, i32)>>,
    /// T8: strength of the cards of this turn.
    pub strength: u8,
    /// T8: strength of the cards in each turn slot that a seat has used.
    pub slots: Vec<Vec<u8>>,
    /// T6: the turn slot of the active seat, from 0, that its turn fills; none before the first round and at the end.
    pub slot: Option<u8>,
    /// T4: the turn slot, from 0, that costs each seat the fee; none once it is paid, used or lost.
    pub fees: Vec<Option<u8>>,
    /// T4: what the fee takes.
    pub fee: Vec<Cost>,
    /// T26: teapots of each seat that can be seen: green, red, blue, any.
    pub teapots: Vec<[u8; 4]>,
    /// Whether leaves ripen once more.
    pub ripens: bool,
    /// Leaves of each seat after ripening, without the harvest: green, then brown baskets.
    pub ripened: Vec<Leaves>,
    /// Leaves that the harvest will bring each seat, by basket.
    pub harvest: Vec<[u8; 6]>,
    /// T34: the segment of the river that the next step of each seat's boat leads to.
    pub segments: Vec<Option<u8>>,
    /// T39: the sector of the university that the next step of each seat's worker leads to, from 1.
    pub sectors: Vec<u8>,
    /// T40: workers of each seat that wait.
    pub reserve: Vec<u8>,
    /// T41: the emperor row that each seat could rise to next.
    pub rows: Vec<Option<u8>>,
    /// T36: seats that may take cup tiles of each province.
    pub cups: Vec<Vec<Seat>>,
    /// T21: strength that a new garden of the active seat needs in each region beyond the number of its pagoda; none where it is too far, or where it has one.
    pub gardens: [Option<u8>; Region::COUNT],
    /// T27: teapots that the active seat lacks for each card of the market.
    pub missing: Vec<u8>,
    /// What the active seat can do with the cards it has played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub reach: Option<Reach>,
    /// While a pagoda is asked for: those that are there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<PagodaNeed>>"))]
    pub pagodas: Vec<PagodaNeed>,
    /// While leaves are asked for: which, and how many.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub leaves: Option<LeafList>,
    /// While gardens to harvest are asked for: which, and how many.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub picks: Option<GardenList>,
    /// While a cup tile is placed: where it would make a one-coloured connection (D12).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<Move>>"))]
    pub matching: Vec<Move>,
    /// While the active seat can play no card: why.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub stuck: Option<Stuck>,
    /// What the moves that are possible take and bring.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<Deal>>"))]
    pub deals: Vec<Deal>,
}

/// What is missing to play a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Stuck {
    /// T3: the hand is empty.
    Hand,
    /// T4: the fee is due, and cannot be paid.
    Fee,
}

impl Outlook {
    pub(crate) fn of(state: &State) -> Outlook {
        let seats = || Seat::all(state.players);
        let players = &state.seats[..state.seats()];
        let board = &*state.board;
        let seen = pay::seen(board, state.me());
        let missing = |card: &Card| pay::missing(&board.card(*card).cost_pots, &seen);
        let open = |province: Province| {
            seats().filter(|seat| rules::opens(board, &state.seats[seat.index()], province)).collect()
        };
        let next_row = |player: &Player| board.rows().get(usize::from(player.emperor)).map(|row| row.row);
        Outlook {
            rounds: ROUNDS,
            turns: TURNS,
            sheet: seats().map(|seat| score::sources(state, seat).to_vec()).collect(),
            scores: score::scores(state),
            emperors: seats().map(|seat| score::emperors(state, seat).collect()).collect(),
            strength: state.strength,
            slots: players.iter().map(|player| slots(state, player)).collect(),
            slot: slot(state),
            fees: seats().map(|seat| fee(state, seat)).collect(),
            fee: deal::fee(state),
            teapots: players.iter().map(|player| pay::seen(board, player)).collect(),
            ripens: state.round > 0 && round::tidies(state),
            ripened: players
                .iter()
                .map(|player| {
                    let mut leaves = player.leaves;
                    if round::tidies(state) {
                        round::ripen(&mut leaves);
                    }
                    leaves
                })
                .collect(),
            harvest: round::crops(state),
            segments: players.iter().map(|player| (player.boat < board.last()).then_some(player.boat + 1)).collect(),
            sectors: players.iter().map(|player| apply::next_sector(player.university) + 1).collect(),
            reserve: players.iter().map(|player| player.reserve(board)).collect(),
            rows: players.iter().map(next_row).collect(),
            cups: Province::all().map(open).collect(),
            gardens: std::array::from_fn(|n| {
                let region = Region::all().nth(n).expect("as many as there are");
                rules::surcharge(state, region).filter(|_| state.me().gardens & region.bit() == 0)
            }),
            missing: state.market.iter().map(missing).collect(),
            reach: Reach::of(state),
            pagodas: reach::pagodas(state),
            leaves: list::leaves(state),
            picks: list::gardens(state),
            matching: matching(state),
            stuck: stuck(state),
            deals: deal::deals(state),
        }
    }
}

/// T8: covered cards count too.
fn slots(state: &State, player: &Player) -> Vec<u8> {
    let strength = |card: Card| state.board.card(card).strength;
    let used = &player.slots[..usize::from(player.turns)];
    used.iter().map(|slot| slot.iter().map(strength).fold(0, u8::saturating_add)).collect()
}

/// T1, T6: cards go to the next free slot; once they lie there, that is the one.
fn slot(state: &State) -> Option<u8> {
    let me = state.me();
    let asked = state.round > 0 && !me.passed && state.point != Point::Over;
    asked.then(|| me.turns - u8::from(state.turn.played)).filter(|slot| *slot < TURNS)
}

/// T4: the last turn of a round.
fn fee(state: &State, seat: Seat) -> Option<u8> {
    let player = &state.seats[seat.index()];
    let paid = seat == state.active && state.turn.fee;
    (player.turns < TURNS && !player.passed && !paid).then_some(TURNS - 1)
}

fn stuck(state: &State) -> Option<Stuck> {
    if state.point != Point::Menu || state.turn.played {
        return None;
    }
    let hand = Some(Stuck::Hand).filter(|_| state.me().hand.is_empty());
    hand.or_else(|| (state.owes_fee() && rules::fee(state).is_err()).then_some(Stuck::Fee))
}

fn matching(state: &State) -> Vec<Move> {
    let Point::Place { province } = state.point else { return Vec::new() };
    let Some(tile) = state.tops[province.index()].map(|cup| &state.board.cups[cup.index()]) else { return Vec::new() };
    let half = |cup: &crate::ids::Cup| &state.board.cups[cup.index()];
    let rows = state.me().rows.lists();
    let ends = rows.iter().zip(0..).flat_map(|((tiles, _), row)| {
        let left = tiles.first().filter(|first| half(first).left == tile.right).map(|_| End::Left);
        let right = tiles.last().filter(|last| half(last).right == tile.left).map(|_| End::Right);
        [left, right].into_iter().flatten().map(move |end| Move::Place { row, end })
    });
    ends.collect()
}
