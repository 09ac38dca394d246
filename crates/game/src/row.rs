//! Several moves as one: carried out together or not at all, and tried before that in worlds that a seat cannot tell apart.

use crate::{Dice, Game, Seat, Viewer, Waiting};

/// Worlds a row is tried in.
const WORLDS: usize = 16;

/// Why a row is refused.
#[derive(Clone, Debug, PartialEq)]
pub enum RowRefused<I> {
    /// A move is against the rules.
    Illegal(I),
    /// Fate would have to decide before the last of them.
    ChanceFirst,
    /// Somebody else would be asked before the last of them, or something hidden was shown.
    NotAsked,
}

/// What a row would do, as far as a seat can know.
#[derive(Clone, Debug, PartialEq)]
pub struct Preview<G: Game> {
    /// What would happen, up to where that hangs on hidden things.
    pub events: Vec<G::Event>,
    /// What the seat would see then; none if nobody can say.
    pub after: Option<G::View>,
}

/// Plays a row of moves; fate and other seats may come after it only. Whether the turn comes back (because another seat has to pass) may
/// hang on hidden hands: a row that goes beyond the own turn is refused before its next move is looked at, whatever that is. A row that is
/// refused leaves the game somewhere in its middle.
pub fn play_row<G: Game>(
    game: &mut G,
    seat: Seat,
    row: &[G::Move],
    events: &mut Vec<G::Event>,
) -> Result<(), RowRefused<G::Illegal>> {
    for (n, mv) in row.iter().enumerate() {
        if n > 0 {
            match game.waiting() {
                Waiting::Chance => return Err(RowRefused::ChanceFirst),
                Waiting::Seat(ask) if ask.seat == seat && !events.iter().any(G::reveals) => {}
                Waiting::Seat(_) | Waiting::Over => return Err(RowRefused::NotAsked),
            }
        }
        game.play(seat, *mv, events).map_err(RowRefused::Illegal)?;
    }
    Ok(())
}

/// What all worlds that were tried tell alike: the events, and the view after them or why not.
type Known<G> = (Vec<<G as Game>::Event>, Result<Option<<G as Game>::View>, RowRefused<<G as Game>::Illegal>>);

/// What a row would do. Only what the seat knows goes in, so only that can come out: what depends on hidden things (whether the next seat
/// must pass) differs from one dealt world to another, and the preview ends where the worlds part. That one of them refuses it is no
/// knowledge either: it is refused if all of them do, and for the same reason.
pub fn preview_row<G: Game>(
    game: &G,
    seat: Seat,
    row: &[G::Move],
    dice: &mut (impl Dice + ?Sized),
) -> Result<Preview<G>, RowRefused<G::Illegal>> {
    let viewer = Viewer::Seat(seat);
    let view = game.view(viewer);
    let mut known: Option<Known<G>> = None;
    for _ in 0..WORLDS {
        let (mut world, mut log) = (G::determinize(game.data(), &view, dice), Vec::new());
        let played = play_row(&mut world, seat, row, &mut log);
        let events: Vec<G::Event> = log.iter().map(|event| G::redact(event, viewer)).collect();
        let after = played.map(|()| Some(world.view(viewer)));
        match &mut known {
            None => known = Some((events, after)),
            Some((told, then)) => {
                told.truncate(told.iter().zip(&events).take_while(|(a, b)| a == b).count());
                if *then != after {
                    *then = Ok(None);
                }
            }
        }
    }
    let (events, after) = known.unwrap_or_else(|| (Vec::new(), Ok(None)));
    after.map(|after| Preview { events, after })
}
