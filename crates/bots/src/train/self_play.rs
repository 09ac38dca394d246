//! Games of a net against itself, and what there is to learn from them.

use teahouse_game::{Dice, FastDice, Game, Held, Outcome, Seat, Setup, SetupError, Step, Waiting};

use super::TrainError;
use super::adam::Sample;
use crate::net::{ANSWERS, Net, Worth, lead};
use crate::plan::{Beam, LONGEST, goes_on, moved, plans};
use crate::value::Valuer;

/// Values this far apart are clearly different; noise chooses among moves by it.
const TEMPERATURE: f32 = 0.03;

/// A table to learn at.
pub(crate) struct School<G: Game> {
    pub data: Held<G::Data>,
    pub setup: Setup,
}

/// Who sits there.
#[derive(Clone, Copy, PartialEq)]
enum Player {
    /// The net, which now and then plays something else that looks good.
    Net,
    /// One step by the game's own judgement, now and then anything.
    Greedy,
}

/// Who sits where, and how often they play something else than what looks best.
pub(crate) struct Cast {
    players: Vec<Player>,
    noise: f32,
}

impl Cast {
    /// The net in every seat, which errs now and then.
    pub fn of_net(seats: usize, dice: &mut FastDice) -> Cast {
        Cast { players: vec![Player::Net; seats], noise: 0.03 + 0.03 * unit(dice) }
    }

    /// The same for most games that are learnt from; in others everybody errs more, or `greedy` takes a seat, so that the net comes to
    /// know what it would not play itself. Without `taught` nobody trusts the net yet.
    fn to_learn(seats: usize, taught: bool, dice: &mut FastDice) -> Cast {
        let mut cast = Cast::of_net(seats, dice);
        if !taught {
            cast.players.fill(Player::Greedy);
        }
        if dice.below(4) == 0 {
            cast.noise *= 3.0;
        }
        if dice.below(4) == 0 {
            cast.players[dice.below(seats as u32) as usize] = Player::Greedy;
        }
        cast
    }
}

/// One position as one seat saw it.
struct Seen {
    step: usize,
    seat: Seat,
    active: Box<[(u16, f32)]>,
}

impl<G: Game> School<G> {
    /// A table that can be set up.
    pub fn new(data: &Held<G::Data>, setup: Setup) -> Result<School<G>, SetupError> {
        G::new(data, &setup)?;
        Ok(School { data: data.clone(), setup })
    }

    /// Whether a net is for this table.
    pub fn fits(&self, net: &Net) -> Result<(), TrainError> {
        let (has, needs) = (net.inputs(), self.inputs());
        if has == needs { Ok(()) } else { Err(TrainError::WrongNet { has, needs }) }
    }

    fn new_game(&self) -> G {
        G::new(&self.data, &self.setup).expect("the setup was checked")
    }

    /// Inputs of a net for this table.
    pub fn inputs(&self) -> usize {
        let mut features = teahouse_game::Features::new();
        self.new_game().features(Seat(0), &mut features);
        features.inputs()
    }

    /// A lead that is usual at the end: what leads are measured by.
    pub fn usual_lead(&self, games: u32, dice: &mut FastDice) -> f32 {
        let (mut sum, mut count) = (0.0, 0);
        for _ in 0..games {
            let mut state = self.new_game();
            while let Some(seat) = until_asked(&mut state, dice) {
                let mv = state.random_move(seat, dice);
                state.apply(Step::Move(seat, mv), &mut ());
            }
            let outcome = state.outcome().expect("over");
            for seat in Seat::all(state.players()) {
                sum += lead::<G>(&outcome, seat).abs();
                count += 1;
            }
        }
        (sum / count.max(1) as f32).max(1.0)
    }

    /// One game to learn from. Without `taught` nobody trusts the net yet: `greedy` plays, and only the result is learnt.
    pub fn play(&self, net: &Net, taught: bool, dice: &mut FastDice) -> Vec<Sample> {
        let cast = Cast::to_learn(usize::from(self.setup.players), taught, dice);
        let (mut seen, mut worths): (Vec<Seen>, Vec<Vec<Worth>>) = (Vec::new(), Vec::new());
        let outcome = self.game(&cast, net, dice, &mut |state, valuer, dice| {
            let step = worths.len();
            worths.push(Vec::with_capacity(cast.players.len()));
            for seat in Seat::all(state.players()) {
                worths[step].push(valuer.worth(state, seat));
                if unit(dice) < G::RECIPE.keep {
                    seen.push(Seen { step, seat, active: valuer.features.active().into() });
                }
            }
        });
        let lambda = if taught { G::RECIPE.lambda } else { 1.0 };
        let targets = targets::<G>(&worths, &outcome, lambda, net.usual_lead);
        let sample = |seen: Seen| Sample { active: seen.active, target: targets[seen.step][seen.seat.index()] };
        seen.into_iter().map(sample).collect()
    }

    /// Plays a game to its end, which is given. `look` is shown what each move but the last one has led to.
    pub fn game(
        &self,
        Cast { players, noise }: &Cast,
        net: &Net,
        dice: &mut FastDice,
        look: &mut dyn FnMut(&G, &mut Valuer, &mut FastDice),
    ) -> Outcome {
        let mut state = self.new_game();
        let mut valuer = Valuer::new(net);
        let mut rows: Vec<Vec<G::Move>> = vec![Vec::new(); players.len()];
        while let Some(seat) = until_asked(&mut state, dice) {
            let row = &mut rows[seat.index()];
            let mv = match players[seat.index()] {
                Player::Greedy => greedy(&state, seat, *noise, dice),
                Player::Net if unit(dice) < *noise => {
                    row.clear();
                    softmax(&state, seat, &mut valuer, dice)
                }
                Player::Net => {
                    if row.is_empty() {
                        let beam = Beam { width: G::RECIPE.beam, plans: 1, longest: LONGEST, sift: usize::MAX };
                        *row = plans(&state, seat, beam, &mut valuer).swap_remove(0).row;
                        row.reverse();
                    }
                    row.pop().expect("a plan has a move")
                }
            };
            state.apply(Step::Move(seat, mv), &mut ());
            if !goes_on(&state, seat) {
                rows[seat.index()].clear();
            }
            if matches!(state.waiting(), Waiting::Over) {
                break;
            }
            look(&state, &mut valuer, dice);
        }
        state.outcome().expect("over")
    }
}

/// What each position turned out to be worth to each seat: partly what the one after it was said to be worth, partly the end (TD(λ)).
fn targets<G: Game>(
    worths: &[Vec<Worth>],
    outcome: &Outcome,
    lambda: f32,
    usual_lead: f32,
) -> Vec<Vec<[f32; ANSWERS]>> {
    let end = |seat| Worth::of_end::<G>(outcome, seat, usual_lead);
    let mut later: Vec<[f32; ANSWERS]> =
        (0..outcome.places.len()).map(|s| end(Seat(s as u8))).map(|w| [w.win, w.lead]).collect();
    let mut targets = vec![Vec::new(); worths.len()];
    for (step, worths) in worths.iter().enumerate().rev() {
        targets[step] = later.clone();
        for (later, now) in later.iter_mut().zip(worths) {
            for (later, now) in later.iter_mut().zip([now.win, now.lead]) {
                *later = lambda * *later + (1.0 - lambda) * now;
            }
        }
    }
    targets
}

/// Lets fate decide until a seat is asked, which is given; none if the game is over.
pub(crate) fn until_asked<G: Game>(state: &mut G, dice: &mut FastDice) -> Option<Seat> {
    loop {
        match state.waiting() {
            Waiting::Seat(ask) => return Some(ask.seat),
            Waiting::Chance => {
                let chance = state.sample(dice);
                state.apply(Step::Chance(chance), &mut ());
            }
            Waiting::Over => return None,
        }
    }
}

fn greedy<G: Game>(state: &G, seat: Seat, noise: f32, dice: &mut FastDice) -> G::Move {
    if unit(dice) < noise {
        return state.random_move(seat, dice);
    }
    let mut legal = Vec::new();
    state.legal_moves(seat, &mut legal);
    // Equally good moves are equally likely.
    let worth = |mv: &G::Move| moved(state, seat, *mv).judge(seat);
    let rated: Vec<(i32, u64, G::Move)> = legal.iter().map(|mv| (worth(mv), dice.bits(), *mv)).collect();
    rated.into_iter().max_by_key(|(worth, tie, _)| (*worth, *tie)).expect("the asked seat has a move").2
}

fn softmax<G: Game>(state: &G, seat: Seat, valuer: &mut Valuer, dice: &mut FastDice) -> G::Move {
    let mut legal = Vec::new();
    state.legal_moves(seat, &mut legal);
    let values: Vec<f32> = legal.iter().map(|mv| valuer.worth(&moved(state, seat, *mv), seat).value()).collect();
    legal[crate::dial::softmax(&values, TEMPERATURE, dice)]
}

/// A number from 0 to 1.
pub(crate) fn unit(dice: &mut FastDice) -> f32 {
    (dice.bits() >> 40) as f32 / (1u32 << 24) as f32
}
