//! What the next main action of a seat could be: caravans, market and gardens against its leaves, teapots and strength.

use teahouse_game::Features;

use crate::effect::{Effect, Scroll};
use crate::features::prospect::{Ground, Prospect, STAGES};
use crate::features::{bins, part};
use crate::file::TradeFile;
use crate::ids::Region;
use crate::pay;
use crate::state::State;

pub(super) fn put(state: &State, ground: &Ground, seat: &Prospect, out: &mut Features) {
    let reach = seat.reach as u8;
    // T18: all strength that there is.
    let mut block = out.block(16);
    if !seat.is_done() {
        block.on(reach.into());
    }
    caravans(state, seat, reach, out);
    market(state, seat, reach, out);
    if seat.own {
        garden(state, ground, seat, reach, out);
    }
}

/// T29: the best trade with the best tier.
fn caravans(state: &State, seat: &Prospect, reach: u8, out: &mut Features) {
    let (brown, all) = (seat.player.brown(), seat.player.all_leaves());
    // What could be sold now, what it would be with more strength, and caravans that can be served.
    let (mut best, mut most, mut served) = (0.0f32, 0.0f32, 0usize);
    for caravan in state.caravans.iter().flatten().filter(|_| !seat.is_done()) {
        if seat.player.caravans >> caravan.0 & 1 == 1 {
            continue;
        }
        let card = state.board.caravan(*caravan);
        // T14: a brown leaf does for a green one.
        let payable = |trade: &&TradeFile| {
            let pay = trade.pay;
            brown >= u16::from(pay.brown) && all >= u16::from(pay.green + pay.brown)
        };
        let Some(trade) = card.trades.iter().filter(payable).map(|trade| worth(&trade.reward)).reduce(f32::max) else {
            continue;
        };
        let tiers = card.strengths.iter().map(|tier| (tier.strength, worth(&tier.reward)));
        let high = tiers.clone().map(|(_, tier)| tier).fold(0.0, f32::max);
        most = most.max(trade + high);
        if let Some(tier) = tiers.filter(|(need, _)| *need <= reach).map(|(_, tier)| tier).reduce(f32::max) {
            best = best.max(trade + tier);
            served += 1;
        }
    }
    bins(out, 10, (best / 2.0).ceil() as usize);
    out.block(STAGES).put(seat.stage(), part(best, 12.0));
    if seat.own {
        bins(out, 3, served);
        out.block(1).put(0, part(most - best, 10.0));
    }
}

/// T24 to T27: what each card of the market lacks.
fn market(state: &State, seat: &Prospect, reach: u8, out: &mut Features) {
    let (board, player) = (&*state.board, &seat.player);
    let seen = pay::seen(board, player);
    let scrolls = player.scrolls_of(Scroll::Teapot);
    let all = player.all_leaves();
    let (mut lacks, mut best, mut strongest, mut points) = ([0u8; 12], 0usize, 0u8, 0u8);
    let places = &board.player().market_slot_strengths;
    for (card, need) in state.market.iter().zip(places).filter(|_| !seat.is_done()) {
        // One that is being paid for is counted as its owner's.
        if player.known.has(*card) {
            continue;
        }
        let data = board.card(*card);
        let from = usize::from(data.quality) - 1;
        let good = player.leaves[from..6].iter().chain(&player.leaves[from + 6..]).sum::<u16>();
        let missing = pay::missing(&data.cost_pots, &seen).saturating_sub(scrolls);
        let rich = good >= u16::from(data.leaves);
        let strong = *need <= reach;
        lacks[6 * usize::from(strong) + 3 * usize::from(rich) + usize::from(missing).min(2)] += 1;
        let price = u16::from(data.leaves) + u16::from(missing) * u16::from(board.player().teapot_leaves);
        if rich && strong && all >= price {
            best = best.max(card.level() + 1);
            (strongest, points) = (strongest.max(data.strength), points.max(data.vp));
        }
    }
    // The level of the best card that can be bought, its strength and its points.
    bins(out, 5, best);
    out.block(2).put(0, part(strongest, 4.0)).put(1, part(points, 8.0));
    if seat.own {
        // Cards by what they lack: strength, leaves, teapots.
        let mut block = out.block(lacks.len());
        for (n, count) in lacks.iter().enumerate() {
            block.put(n, part(*count, 3.0));
        }
    }
}

/// T20, T21: the largest pagoda that can go next door, and the best region there.
fn garden(state: &State, ground: &Ground, seat: &Prospect, reach: u8, out: &mut Features) {
    let (board, player) = (&*state.board, &seat.player);
    let numbers = &board.player().garden_strengths;
    let fits = |at: &usize| player.pagodas >> at & 1 == 1 && numbers[*at] <= reach;
    let largest = (0..numbers.len()).rev().find(fits).filter(|_| !seat.is_done());
    let near = |region: &Region| board.near[region.index()] & player.gardens != 0;
    let open = ground.free & !player.gardens;
    let values = Region::all().filter(|r| open & r.bit() != 0).filter(near).map(|r| board.value[r.index()]);
    let best = if largest.is_some() { values.max().unwrap_or(0) } else { 0 };
    bins(out, 6, largest.map_or(0, |at| at + 1));
    bins(out, 6, best.into());
}

/// What a reward is worth, roughly and in points.
fn worth(effects: &[Effect]) -> f32 {
    let one = |effect: &Effect| match *effect {
        Effect::Vp { n } => f32::from(n),
        Effect::Leaves { n, .. } => 0.6 * f32::from(n),
        Effect::Ferment { n } => 0.4 * f32::from(n),
        Effect::EmperorToken { n } | Effect::CupMarker { n } => 2.0 * f32::from(n),
        Effect::Scroll { n, .. } | Effect::DrawDiscard { n } | Effect::RemoveCard { n } => 1.3 * f32::from(n),
        Effect::Draw { n } => 1.7 * f32::from(n),
        Effect::SellLeaves { max, .. } => 0.5 * f32::from(max),
        Effect::EmperorCard { n } => 10.0 * f32::from(n),
    };
    effects.iter().map(one).sum()
}
