//! Laws about knowledge: a view tells nothing it should not, and enough to deal a possible world from it.

use teahouse_game::{FastDice, Features, Game, Seat, Step, Viewer, Waiting};

use crate::laws::need;

/// For every viewer: a world dealt from the view, and the state re-dealt in place, look the same to that viewer, to the
/// byte; the viewer's own moves are the same there; whoever is asked there can move. What everybody knows with the viewer's own fields in
/// it is the view, no more and no less.
pub(crate) fn view_laws<G: Game>(game: &G, probe: &mut FastDice, broken: &mut Vec<String>) {
    let open = fields(&game.view(Viewer::Public));
    for viewer in Viewer::all(game.players()) {
        let view = game.view(viewer);
        let seen = json(&view);
        let mut both = open.clone();
        both.extend(fields(&game.own(viewer)));
        need(broken, both == fields(&view), || format!("what is open and {viewer:?}'s own is not the view: {both:?}"));
        let back = serde_json::from_str::<G::View>(&seen).ok();
        need(broken, back.as_ref() == Some(&view), || format!("the view of {viewer:?} does not survive JSON"));
        need(broken, survives(&game.own(viewer)), || format!("{viewer:?}'s own does not survive JSON"));
        let world = G::determinize(game.data(), &view, probe);
        let mut redealt = game.clone();
        redealt.redeal(viewer, probe);
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
            if let Viewer::Seat(seat) = viewer {
                same_features(game, other, seat, name, broken);
            }
        }
    }
}

/// What pages show beside a view follows from what lies open: it is the same whoever looks, so hidden things have no say in it, nor has the
/// one world it may have been counted in.
pub fn outlook_law<G: Game>(game: &G, broken: &mut Vec<String>) {
    let open = G::outlook(game.data(), &game.view(Viewer::Public));
    need(broken, survives(&open), || "the outlook does not survive JSON".into());
    for viewer in Viewer::all(game.players()) {
        let own = G::outlook(game.data(), &game.view(viewer));
        need(broken, own == open, || format!("{viewer:?} has another outlook: {own:?} instead of {open:?}"));
    }
}

/// How many inputs there are: for every seat and at all times as many as for the first seat in the beginning.
pub(crate) fn inputs_law<G: Game>(start: &G, game: &G, broken: &mut Vec<String>) {
    let inputs = |state: &G, seat: Seat| {
        let mut features = Features::new();
        state.features(seat, &mut features);
        features.inputs()
    };
    let first = inputs(start, Seat(0));
    for seat in Seat::all(game.players()) {
        let here = inputs(game, seat);
        need(broken, here == first, || format!("seat {seat} has {here} inputs instead of {first}"));
    }
}

/// What a bot learns by and chooses by is the same in all worlds that its seat cannot tell apart.
fn same_features<G: Game>(game: &G, world: &G, seat: Seat, name: &str, broken: &mut Vec<String>) {
    let [here, there] = [game, world].map(|state| {
        let mut features = Features::new();
        state.features(seat, &mut features);
        features
    });
    need(broken, here == there, || {
        format!("features of seat {seat} differ after {name}: {:?} and {:?}", here.active(), there.active())
    });
    let sound = here.active().iter().all(|(_, value)| value.is_finite() && value.abs() <= 16.0);
    need(broken, sound, || format!("features of seat {seat} are no small numbers: {:?}", here.active()));
}

/// Whether worlds dealt for somebody ever differ from the truth: a deal that changes nothing would let a search peek.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Variety {
    determinize: bool,
    redeal: bool,
    /// How likely it is, at most, that an honest deal has given the truth every time.
    luck: f64,
}

impl Default for Variety {
    fn default() -> Self {
        Variety { determinize: false, redeal: false, luck: 1.0 }
    }
}

/// Luck that nobody has.
const TOO_LUCKY: f64 = 1e-9;

impl Variety {
    /// Deals two worlds right after a draw that `viewer` did not see, of which at least `odds` of all were other ones.
    fn look<G: Game>(&mut self, game: &G, viewer: Viewer, odds: f64, probe: &mut FastDice) {
        let mut redealt = game.clone();
        redealt.redeal(viewer, probe);
        self.redeal |= redealt != *game;
        self.determinize |= G::determinize(game.data(), &game.view(viewer), probe) != *game;
        self.luck *= 1.0 - odds;
    }

    pub(crate) fn law(&self, broken: &mut Vec<String>) {
        if self.luck < TOO_LUCKY {
            need(broken, self.determinize, || "determinize always gives the true world".into());
            need(broken, self.redeal, || "redeal always gives the true world".into());
        }
    }
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
/// step, unless the rules themselves reveal something then. And the draw is open again in worlds dealt after it.
pub(crate) fn hidden_draw_law<G: Game>(
    game: &G,
    drawn: G::Chance,
    variety: &mut Variety,
    probe: &mut FastDice,
    broken: &mut Vec<String>,
) {
    let mut all = Vec::new();
    game.chances(&mut all);
    let weight = all.iter().find(|(chance, _)| *chance == drawn).map_or(0, |(_, weight)| *weight);
    all.retain(|(chance, _)| *chance != drawn);
    if all.is_empty() {
        return;
    }
    let (other, other_weight) = all[teahouse_game::Dice::below(probe, all.len() as u32) as usize];
    let [(one, one_log), (two, two_log)] = [drawn, other].map(|chance| {
        let (mut after, mut log) = (game.clone(), Vec::new());
        after.apply(Step::Chance(chance), &mut log);
        (after, log)
    });
    if one_log.iter().chain(&two_log).any(G::reveals) {
        return;
    }
    for viewer in Viewer::all(game.players()) {
        let redacted = |log: &[G::Event]| log.iter().map(|e| json(&G::redact(e, viewer))).collect::<Vec<_>>();
        let (told_one, told_two) = (redacted(&one_log), redacted(&two_log));
        let (view_one, view_two) = (json(&one.view(viewer)), json(&two.view(viewer)));
        if told_one != told_two && view_one != view_two {
            continue; // Everybody sees this draw.
        }
        need(broken, told_one == told_two, || {
            format!("{viewer:?} is told {told_one:?} after {drawn} but {told_two:?} after {other}")
        });
        need(broken, view_one == view_two, || format!("the view of {viewer:?} tells {drawn} from {other}"));
        let same_ask = one.waiting() == two.waiting();
        need(broken, same_ask, || format!("who is asked tells {viewer:?} whether {drawn} or {other} was drawn"));
        if broken.is_empty() {
            variety.look(&one, viewer, f64::from(other_weight) / f64::from(weight + other_weight), probe);
        }
    }
}

/// Whether it comes back from JSON as it went.
pub(crate) fn survives<T: teahouse_game::Wire>(value: &T) -> bool {
    serde_json::from_str(&json(value)).ok().as_ref() == Some(value)
}

fn fields<T: teahouse_game::Wire>(value: &T) -> serde_json::Map<String, serde_json::Value> {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::Object(fields)) => fields,
        _ => serde_json::Map::new(),
    }
}

fn json<T: teahouse_game::Wire>(value: &T) -> String {
    serde_json::to_string(value).expect("views and events are plain data")
}
