//! Laws about knowledge: a view tells nothing it should not, and enough to deal a possible world from it.

use teahouse_game::{FastDice, Game, Step, Viewer, Waiting};

use crate::laws::need;

/// For every viewer: a world dealt from the view, and the state re-dealt in place, look the same to that viewer, to the
/// byte; the viewer's own moves are the same there; whoever is asked there can move.
pub(crate) fn view_laws<G: Game>(game: &G, probe: &mut FastDice, broken: &mut Vec<String>) -> Variety {
    let mut variety = Variety::default();
    for viewer in Viewer::all(game.players()) {
        let view = game.view(viewer);
        let seen = json(&view);
        let back = serde_json::from_str::<G::View>(&seen).ok();
        need(broken, back.as_ref() == Some(&view), || format!("the view of {viewer:?} does not survive JSON"));
        let world = G::determinize(game.data(), &view, probe);
        let mut redealt = game.clone();
        redealt.redeal(viewer, probe);
        variety.determinize |= world != *game;
        variety.redeal |= redealt != *game;
        for (name, other) in [("determinize", &world), ("redeal", &redealt)] {
            let there = json(&other.view(viewer));
            need(broken, there == seen, || format!("{name} for {viewer:?} looks different: {there} instead of {seen}"));
            if let Err(e) = other.audit() {
                broken.push(format!("{name} for {viewer:?}: audit: {e}"));
            }
            need(broken, other.waiting() == game.waiting(), || {
                format!("{name} for {viewer:?} waits for something else")
            });
            same_moves(game, other, viewer, name, broken);
        }
    }
    variety
}

/// Whether worlds dealt for somebody ever differ from the truth: a deal that changes nothing would let a search peek.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Variety {
    pub determinize: bool,
    pub redeal: bool,
}

fn same_moves<G: Game>(game: &G, world: &G, viewer: Viewer, name: &str, broken: &mut Vec<String>) {
    let Waiting::Seat(ask) = game.waiting() else { return };
    let (mut here, mut there) = (Vec::new(), Vec::new());
    game.legal_moves(ask.seat, &mut here);
    world.legal_moves(ask.seat, &mut there);
    need(broken, !there.is_empty(), || format!("{name} for {viewer:?}: seat {} is asked but has no move", ask.seat));
    if viewer.is(ask.seat) {
        need(broken, here == there, || {
            format!("{name} for {viewer:?} has other moves: a rule knows more than the view")
        });
    }
}

/// Replacing a draw that is hidden from a viewer by another possible one changes nothing that viewer receives at that
/// step, unless the rules themselves reveal something then.
/// Returns whether something was hidden from somebody.
pub(crate) fn hidden_draw_law<G: Game>(
    game: &G,
    drawn: G::Chance,
    probe: &mut FastDice,
    broken: &mut Vec<String>,
) -> bool {
    let mut all = Vec::new();
    game.chances(&mut all);
    all.retain(|(chance, _)| *chance != drawn);
    if all.is_empty() {
        return false;
    }
    let other = all[teahouse_game::Dice::below(probe, all.len() as u32) as usize].0;
    let [(one, one_log), (two, two_log)] = [drawn, other].map(|chance| {
        let (mut after, mut log) = (game.clone(), Vec::new());
        after.apply(Step::Chance(chance), &mut log);
        (after, log)
    });
    if one_log.iter().chain(&two_log).any(G::reveals) {
        return false;
    }
    let mut hidden = false;
    for viewer in Viewer::all(game.players()) {
        let redacted = |log: &[G::Event]| log.iter().map(|e| json(&G::redact(e, viewer))).collect::<Vec<_>>();
        let (told_one, told_two) = (redacted(&one_log), redacted(&two_log));
        let (view_one, view_two) = (json(&one.view(viewer)), json(&two.view(viewer)));
        if told_one != told_two && view_one != view_two {
            continue; // Everybody sees this draw.
        }
        hidden = true;
        need(broken, told_one == told_two, || {
            format!("{viewer:?} is told {told_one:?} after {drawn} but {told_two:?} after {other}")
        });
        need(broken, view_one == view_two, || format!("the view of {viewer:?} tells {drawn} from {other}"));
        let same_ask = one.waiting() == two.waiting();
        need(broken, same_ask, || format!("who is asked tells {viewer:?} whether {drawn} or {other} was drawn"));
    }
    hidden
}

fn json<T: teahouse_game::Wire>(value: &T) -> String {
    serde_json::to_string(value).expect("views and events are plain data")
}
