//! Taking back: at once where nothing was seen, else with everybody's consent.

use teahouse_catalog::Refusal;
use teahouse_game::{Refused, Seat, UndoRight};
use teahouse_wire::{self as wire, Code};

use super::body::UndoAsked;
use super::effect::{Call, Decided, Effect, Need, Stop, change};
use super::play::{carried_out, step};
use super::state::RoomState;
use crate::error::ApiError;
use crate::limits::caps;

/// Undo and consent.
pub struct Undo<'a>(pub &'a mut RoomState, pub &'a Call<'a>);

impl Undo<'_> {
    /// Takes the seat's last choice back, or asks the others. `at` makes a repeated request harmless.
    pub fn ask(self, ask: &wire::UndoAsk) -> Decided {
        let Undo(room, call) = self;
        let seat = room.own_seat(call.guest, ask.seat)?;
        let table = room.table()?;
        let length = table.length();
        if ask.at.is_some_and(|at| at as usize != length) {
            return Err(ApiError::conflict(Code::Stale).into());
        }
        // A request that is open is not replaced by another seat's.
        let open = room.body.undo.as_ref().filter(|open| open.at == length && !open.waiting.is_empty());
        if open.is_some_and(|open| open.seat != seat) {
            return Err(ApiError::conflict(Code::UndoAskedAlready).into());
        }
        check_count(room, seat)?;
        match table.undo_right(seat) {
            UndoRight::None => Err(ApiError::conflict(Code::NothingToUndo).into()),
            UndoRight::Free => take_back(room, call, seat, false),
            UndoRight::Consent => {
                // Whoever lost their seat to a bot a short while ago may come back: nothing is drawn anew behind their back.
                let lately = |seat: &Seat| {
                    let given = room.body.seats[seat.index()].given;
                    given.is_some_and(|at| call.now - at < i64::from(caps::ASKED_AFTER_MINUTES) * 60_000)
                };
                let minds = |(other, id): &(Seat, &str)| {
                    let plays = table.stands_in(*other).is_none() || lately(other);
                    *id != call.guest.id && plays && !table.quitters().contains(other)
                };
                // Asked once more by the same seat it keeps the consents it has.
                let agreed = |seat: &Seat| open.is_some_and(|open| !open.waiting.contains(seat));
                let waiting = room.body.people().filter(minds).map(|(s, _)| s).filter(|s| !agreed(s));
                let waiting: Vec<Seat> = waiting.collect();
                if waiting.is_empty() {
                    // Only bots and people at the same screen are there: they do not mind, or have been asked aloud.
                    return take_back(room, call, seat, true);
                }
                if open.is_some_and(|open| open.waiting == waiting) {
                    return Ok(vec![Effect::ReplyTable]);
                }
                room.edit().undo = Some(UndoAsked { seat, at: length, waiting });
                Ok(change())
            }
        }
    }

    /// Answers somebody who asks.
    pub fn answer(self, answer: &wire::UndoAnswer) -> Decided {
        let Undo(room, call) = self;
        let seat = room.own_seat(call.guest, answer.seat)?;
        let length = room.table()?.length();
        let asked = room.body.undo.clone().filter(|asked| asked.at == length && asked.waiting.contains(&seat));
        let Some(mut asked) = asked else { return Err(ApiError::conflict(Code::NobodyAsks).into()) };
        asked.waiting.retain(|s| *s != seat);
        if answer.agree && asked.waiting.is_empty() {
            return take_back(room, call, asked.seat, true);
        }
        room.edit().undo = answer.agree.then_some(asked);
        Ok(change())
    }
}

/// Moves and undos in turn would make a match as long as somebody likes.
fn check_count(room: &RoomState, seat: Seat) -> Result<(), ApiError> {
    let undos = |n: usize| u32::from(room.body.seats[n].undos);
    let all: u32 = (0..room.body.seats.len()).map(undos).sum();
    let often = all >= caps::UNDOS || undos(seat.index()) >= caps::UNDOS_OF_A_SEAT;
    let long = room.length() >= caps::UNDO_ENTRIES as usize;
    if often || long { Err(ApiError::conflict(Code::TooManyUndos)) } else { Ok(()) }
}

fn take_back(room: &mut RoomState, call: &Call<'_>, seat: Seat, consent: bool) -> Decided {
    match room.playing()?.undo(seat, consent) {
        Err(Refusal::NotNow(Refused::NeedsHistory)) => return Err(Stop::Needs(Need::History(0))),
        other => other?,
    }
    room.note_undo();
    let own = &mut room.edit_quietly().seats[seat.index()];
    own.undos += 1;
    // Somebody who takes a move back wants to decide for themselves.
    own.order = None;
    carried_out(room, call)?;
    Ok(step(room))
}
