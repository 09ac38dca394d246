//! A law of bots: whoever cannot tell two worlds apart chooses alike in both. The types see to it that a bot is given a view; this sees to it that
//! nothing else has a say in what it makes of it.

use teahouse_game::{Dice, FastDice, Game, Held, Setup, Step, Viewer, Waiting};

use crate::train::self_play::until_asked;
use crate::{Level, Nets, Settings, never};

/// Decisions of a random game before the one that is looked at.
const LATEST: u32 = 60;

/// Plays at random for a while and lets bots choose in that world and in another one that their seat cannot tell from it; what is wrong, if
/// anything is.
pub fn differing_choices<G: Game>(data: &Held<G::Data>, setup: &Setup, nets: &Nets, seed: u64) -> Option<String> {
    let mut dice = FastDice::new(seed);
    let mut state = G::new(data, setup).ok()?;
    for _ in 0..dice.below(LATEST) {
        let seat = until_asked(&mut state, &mut dice)?;
        let mv = state.random_move(seat, &mut dice);
        state.apply(Step::Move(seat, mv), &mut ());
    }
    until_asked(&mut state, &mut dice)?;
    let Waiting::Seat(ask) = state.waiting() else { return None };
    let mut other = state.clone();
    other.redeal(Viewer::Seat(ask.seat), &mut dice);
    let search: Settings = "search:iters=6:beam=2:plans=4".parse().expect("settings");
    [Level::Novice.into(), Level::Adept.into(), search].into_iter().find_map(|bot: Settings| {
        let [here, there] = [&state, &other].map(|world| {
            let mut legal = Vec::new();
            world.legal_moves(ask.seat, &mut legal);
            let mut bot = bot.seat::<G>(data, setup, nets, seed).ok()?;
            Some(bot.choose(&world.view(Viewer::Seat(ask.seat)), ask, &legal, &never))
        });
        (here != there).then(|| format!("{bot} chooses {here:?}, and {there:?} in a world that looks the same to it"))
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use teahouse_game::{Held, Setup};

    use super::differing_choices;
    use crate::Nets;
    use crate::toy::{BOARDS, Toy};

    #[test]
    fn the_toy_is_played_honestly() {
        let setup = Setup { rules: 1, players: 2, board: "toy".to_owned(), options: BTreeMap::new() };
        for seed in 0..20 {
            assert_eq!(differing_choices::<Toy>(&Held::from(&BOARDS[0]), &setup, &Nets::new(&[]), seed), None);
        }
    }
}
