//! Looking back: moments, how it went, what was drawn, the record, and a new table from a position.

use teahouse_catalog::{SetupFault, seat as travelling};
use teahouse_game::fair::Salt;
use teahouse_game::{Seat, Viewer};
use teahouse_wire::{self as wire, Code};

use super::body::{Body, Origin};
use super::effect::{Call, Decided, Effect, Stop, look, reply};
use super::message::Reply;
use super::new::{FreshTable, check_wishes, new_seats};
use super::state::RoomState;
use crate::error::ApiError;
use crate::limits::caps;
use crate::luck::Luck;

/// The past.
pub struct Past<'a>(pub &'a RoomState, pub &'a Call<'a>);

impl Past<'_> {
    /// The match moment by moment, as somebody may see it.
    pub fn moments(self, from: u32, count: u32, eyes: Option<Viewer>) -> Decided {
        let Past(room, _) = self;
        room.table()?;
        let viewer = self.eyes(eyes)?;
        let from = from as usize;
        let table = room.holding(from.saturating_sub(1))?;
        let count = count.clamp(1, caps::MOMENTS) as usize;
        look(room, table, move |table| {
            let moments = table.moments(from, count, viewer);
            Ok(Reply::Moments(wire::Moments { total: table.length() as u32, moments }))
        })
    }

    /// Whose eyes one may look back with: a seat of one's own or everybody's, and any once the match is over.
    fn eyes(&self, eyes: Option<Viewer>) -> Result<Viewer, ApiError> {
        let Past(room, call) = self;
        match eyes {
            None => room.viewer(call.guest, None),
            Some(Viewer::Public) => room.viewer(call.guest, None).map(|_| Viewer::Public),
            Some(Viewer::Seat(seat)) if seat.index() >= room.body.seats.len() => Err(ApiError::bad(Code::NoSuchSeat)),
            Some(Viewer::Seat(seat)) if room.is_over() => room.viewer(call.guest, None).map(|_| Viewer::Seat(seat)),
            Some(Viewer::Seat(seat)) => room.viewer(call.guest, Some(travelling(seat))),
        }
    }

    /// The board of the match as it was when it began; before that, as it is on the shelf.
    pub fn board(self) -> Decided {
        let Past(room, call) = self;
        let file = match (&room.table, &room.body.board) {
            (Some(table), _) => table.board(),
            (None, Some(file)) => file.clone(),
            (None, None) => {
                let shelf = room.game.board(&room.body.setup.board, call.settings.boards.as_deref());
                shelf.map(|(file, _)| file).map_err(|e| ApiError::from(SetupFault::from(e)))?
            }
        };
        reply(Reply::Board(wire::Json::parse(file).map_err(ApiError::internal)?))
    }

    /// How it went.
    pub fn course(self) -> Decided {
        look(self.0, self.whole()?, |table| Ok(Reply::Course(table.course())))
    }

    /// Every draw, to be derived again.
    pub fn draws(self) -> Decided {
        let table = self.whole()?;
        let body = &self.0.body;
        let known = wire::Draws {
            commitment: Some(body.commitment.clone()).filter(|c| !c.is_empty()),
            seed: Some(self.0.seed.clone()).filter(|s| !s.is_empty()),
            salts: body.seats.iter().map(|s| s.salt.clone()).filter(|s| !s.is_empty()).collect(),
            taken: 0,
            draws: Vec::new(),
        };
        look(self.0, table, |table| {
            Ok(Reply::Draws(wire::Draws { taken: table.taken_draws() as u32, draws: table.draws(), ..known }))
        })
    }

    /// The record of a finished match; a running one is secret as a whole.
    pub fn record(self) -> Decided {
        let table = self.whole()?;
        let Past(room, _) = self;
        let names = Seat::all(room.body.seats.len() as u8).map(|seat| (seat.0, room.body.name(seat)));
        let names = names.filter(|(_, name)| !name.is_empty()).collect();
        let (fairness, body, seed) = (room.fairness.clone(), room.body.clone(), room.seed.clone());
        look(room, table, move |table| {
            let mut record = table.record(names, fairness.as_ref());
            if let Some(brought) = &body.record {
                // What somebody brought goes out as it came, good dice or bad ones.
                let some = |text: &String| Some(text.clone()).filter(|t| !t.is_empty());
                let salts = body.seats.iter().filter_map(|s| Salt::new(&s.salt).ok()).collect();
                record = record.with_dice(some(&body.commitment), salts, some(&seed));
                if !brought.summed {
                    record.sum = None;
                }
            }
            Ok(Reply::Record(record.to_string()))
        })
    }

    /// A new table that begins with a position of this match, now that nothing of it is secret.
    pub fn branch(self, ask: &wire::Branch, luck: Luck) -> Decided {
        let table = self.whole()?;
        let Past(room, call) = self;
        let players = room.body.setup.players;
        check_wishes(call.settings, &ask.seats, players)?;
        if ask.at as usize > table.length() {
            return Err(ApiError::bad(Code::NoSuchMoment).into());
        }
        let line = table.line(ask.at as usize).ok_or_else(|| ApiError::conflict(Code::MatchOver))?;
        let luck = luck.after(&format!("{} {}", room.body.commitment, ask.at));
        let seats = new_seats(call.chance, players, &ask.seats, call.guest);
        let body = Body {
            watching: true,
            board: room.body.board.clone(),
            fingerprint: room.body.fingerprint.clone(),
            start_when_full: ask.start,
            origin: Some(Origin { table: room.row.id.clone(), at: ask.at }),
            taken: line.len(),
            ..Body::new(room.body.setup.clone(), &call.guest.id, seats, call.settings.away_minutes)
        };
        let new = FreshTable::new(&luck, room.game.id(), false, body, line);
        let made = Effect::Reply(Reply::Made(wire::TableId { id: new.id.clone() }));
        Ok(vec![Effect::Open(Box::new(new)), made])
    }

    /// The whole match, if nothing of it is secret any more.
    fn whole(&self) -> Result<&dyn teahouse_catalog::Table, Stop> {
        let Past(room, call) = self;
        room.table()?;
        room.viewer(call.guest, None)?;
        if !room.is_over() {
            return Err(ApiError::forbidden(Code::NotOver).into());
        }
        room.holding(0)
    }
}
