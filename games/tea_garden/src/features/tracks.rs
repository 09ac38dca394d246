//! How far a seat has come: river, university, emperor track with tokens and scrolls, cups, emperor cards.

use teahouse_game::Features;

use crate::cards::Cards;
use crate::effect::{Count, Effect, Half, Scoring};
use crate::features::prospect::Prospect;
use crate::features::{KINDS, bins, kind, part};
use crate::file::RowFile;
use crate::ids::Province;
use crate::rules;
use crate::score;
use crate::state::{Player, State};

pub(super) fn put(state: &State, seat: &Prospect, out: &mut Features) {
    let player = &seat.player;
    // T34, T35: the boat.
    bins(out, 11, player.boat.into());
    // T39, T40: the worker, and those in the centre.
    bins(out, 8, player.university.into());
    bins(out, 3, player.centre.into());
    emperor(state, player, out);
    cups(state, seat, out);
    scoring(state, seat, out);
}

/// T41: the row, tokens, and what the next row still lacks; scrolls.
fn emperor(state: &State, player: &Player, out: &mut Features) {
    bins(out, 6, player.emperor.into());
    bins(out, 7, player.tokens.into());
    let mut block = out.block(16);
    if let Some(row) = state.board.rows().get(usize::from(player.emperor)) {
        let lack = usize::from(u16::from(row.cost.tokens).saturating_sub(player.tokens)).min(3);
        let brings = |effect: &Effect| matches!(effect, Effect::EmperorCard { .. });
        block.on(4 * lack + 2 * usize::from(has_leaf(player, row)) + usize::from(row.reward.iter().any(brings)));
    }
    for scrolls in player.scrolls {
        bins(out, 4, scrolls.into());
    }
}

fn has_leaf(player: &Player, row: &RowFile) -> bool {
    let from = usize::from(row.cost.leaf_min_quality) - 1;
    player.leaves[from..6].iter().chain(&player.leaves[from + 6..]).any(|n| *n > 0)
}

/// T36 to T38, T42.
fn cups(state: &State, seat: &Prospect, out: &mut Features) {
    let (board, rows) = (&*state.board, &seat.player.rows);
    // D12: one-coloured connections, by the table.
    bins(out, 7, rows.matches(board));
    bins(out, 5, rows.all_markers() as usize);
    out.block(1).put(0, part(rows.len(), 8.0));
    if !seat.own {
        return;
    }
    bins(out, 8, rows.len().into());
    bins(out, 4, rows.count().into());
    let half = |half: Half| half as usize;
    // Colours at the left and the right ends.
    let mut ends = [[0u8; 3]; 2];
    for (first, last) in rows.outer() {
        ends[0][half(board.cups[first.index()].left)] += 1;
        ends[1][half(board.cups[last.index()].right)] += 1;
    }
    let mut block = out.block(2 * 3);
    for (n, count) in ends.as_flattened().iter().enumerate() {
        block.put(n, part(*count, 2.0));
    }
    // Stacks that are open to it, and tiles among them that would match.
    let (mut open, mut matching) = (0, 0);
    for province in Province::all().filter(|province| rules::opens(board, &seat.player, *province)) {
        if let Some(cup) = state.tops[province.index()] {
            let tile = &board.cups[cup.index()];
            open += 1;
            matching += usize::from(ends[0][half(tile.right)] > 0 || ends[1][half(tile.left)] > 0);
        }
    }
    bins(out, 5, open);
    bins(out, 5, matching);
    // Bonuses that markers can bring, for each of the two tiles.
    let mut bonuses = [0u16; KINDS];
    for (_, at) in rows.spots().filter(|(_, at)| rows.markers(*at) > 0) {
        for cup in [rows.tile(at), rows.tile(at + 1)] {
            let effects = &board.cups[cup.index()].bonus;
            effects.iter().for_each(|effect| bonuses[kind(effect)] += rows.markers(at).min(9));
        }
    }
    let mut block = out.block(KINDS);
    for (n, count) in bonuses.iter().enumerate() {
        block.put(n, part(*count, 2.0));
    }
}

/// What emperor cards score by; those with a number of points come last.
const SCORINGS: usize = Count::StartingCards as usize + 2;

/// Emperor cards by what they score, and the points that each could still gain.
fn scoring(state: &State, seat: &Prospect, out: &mut Features) {
    let mut block = out.block(2 * SCORINGS);
    for card in seat.deck.both(Cards::EMPERORS).iter() {
        let Some(scoring) = state.board.card(card).scoring else { continue };
        let counted = |count: Count| score::counted(state, &seat.player, seat.deck, count);
        let (at, room) = match scoring {
            Scoring::Per { count, vp, max } => {
                let room = i32::from(max) - counted(count).min(max.into());
                (count as usize, i32::from(vp) * room)
            }
            Scoring::Flat { .. } => (SCORINGS - 1, 0),
            Scoring::FlatMinus { minus_per, minus, .. } => (minus_per as usize, i32::from(minus) * counted(minus_per)),
        };
        block.on(at).put(SCORINGS + at, part(room as f32, 10.0));
    }
    // The best of the open ones for this seat, if it were scored now.
    let open = state.emperors.iter().flatten().filter_map(|card| state.board.card(*card).scoring);
    let best = open.map(|scoring| score::emperor_points(state, &seat.player, seat.deck, scoring)).max();
    out.block(1).put(0, part(best.unwrap_or(0) as f32, 18.0));
}
