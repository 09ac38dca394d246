//! The match at the table: moves, previews, giving up, bots that take a seat. What the rules say is the game's business.

use teahouse_bots::Level;
use teahouse_catalog::seat_of;
use teahouse_game::{Seat, Viewer};
use teahouse_store::{Guest, Phase};
use teahouse_wire::{self as wire, Code};

use super::body::{Body, BodySeat, Who};
use super::effect::{Call, Decided, Effect, Need, Stop, Tell, later, look, reply};
use super::message::Reply;
use super::orders::Orders;
use super::state::RoomState;
use crate::error::ApiError;
use crate::limits::caps;

/// Playing.
pub struct Play<'a>(pub &'a mut RoomState, pub &'a Call<'a>);

impl Play<'_> {
    /// Whether a row of moves is about another moment than this one.
    pub fn is_late(room: &RoomState, ask: &wire::MoveAsk) -> bool {
        room.length() != ask.at as usize
    }

    /// A row of moves, carried out as one: all of them, or none. One that comes late is looked up and answered with the match, as a hello is: `may_ask`
    /// says whether its page has not done that too often.
    pub fn moves(self, ask: &wire::MoveAsk, may_ask: bool) -> Decided {
        let Play(room, call) = self;
        if Play::is_late(room, ask) && !may_ask {
            return Err(ApiError::too_fast(caps::id::HELLOS).into());
        }
        let seat = room.own_seat(call.guest, ask.seat)?;
        if ask.token.is_empty() || ask.token.len() > caps::TOKEN as usize || ask.token.contains(char::is_control) {
            return Err(ApiError::bad(Code::BadToken).into());
        }
        check_row(&ask.moves)?;
        let done = |first: u32| Effect::Reply(Reply::Done(wire::Done { entries: first + ask.moves.len() as u32 }));
        let token = scoped(call.guest, &ask.token);
        let length = room.table()?.length();
        // The same message twice is carried out once. Only one that comes late can be a second one.
        match room.known(&token) {
            Some(Some(first)) => return Ok(vec![done(first)]),
            None if (ask.at as usize) < length => return Err(Stop::Needs(Need::Token(token))),
            Some(None) | None => {}
        }
        if ask.at as usize != length {
            return Err(ApiError::conflict(Code::Stale).into());
        }
        if room.table()?.stands_in(seat).is_some() {
            return Err(ApiError::conflict(Code::BotPlaysForYou).into());
        }
        if length + ask.moves.len() > caps::ENTRIES as usize {
            return Err(ApiError::conflict(Code::TooManyEntries).into());
        }
        room.playing()?.play_row(seat, &ask.moves)?;
        carried_out(room, call)?;
        let mut effects = told(room, Some(token));
        effects.extend([done(length as u32), Effect::Wake]);
        Ok(effects)
    }

    /// What a row of moves would do, as far as the seat can know.
    pub fn preview(self, ask: &wire::PreviewAsk) -> Decided {
        let Play(room, call) = self;
        let seat = room.own_seat(call.guest, ask.seat)?;
        let table = room.table()?;
        let seed = call.chance.guess(&room.body.commitment, table.length());
        check_row(&ask.moves)?;
        let moves = ask.moves.clone();
        // It is tried in many dealt worlds: the table itself goes on meanwhile.
        later(table, move |table| Ok(Reply::Previewed(table.preview(seat, &moves, seed)?)))
    }

    /// A bot has thought about the match as it was after `at` entries, or an order speaks. Without moves it is time to try again.
    pub fn thought(self, at: usize, seat: Seat, row: Option<&[wire::Json]>) -> Decided {
        let Play(room, call) = self;
        if room.length() != at || room.asked() != Some(seat) || at >= caps::ENTRIES as usize {
            return Ok(Vec::new());
        }
        let Some(row) = row else { return Ok(vec![Effect::Wake]) };
        // No record is longer than this; the beginning of a row is a row.
        let row = &row[..row.len().min(caps::ENTRIES as usize - at)];
        // Somebody who plays for themselves may have taken their order back meanwhile.
        if bot_of(room, seat).is_none() && Orders::speaks(room, seat).as_slice() != row {
            return Ok(Vec::new());
        }
        let table = room.playing()?;
        // Whatever is the matter with the rest of a row, its first move is legal: nobody waits for a bot for ever.
        table.play_row(seat, row).or_else(|refused| match row {
            [first, _, ..] => table.play_row(seat, std::slice::from_ref(first)),
            _ => Err(refused),
        })?;
        carried_out(room, call)?;
        let mut effects = told(room, None);
        effects.push(Effect::Wake);
        Ok(effects)
    }

    /// Gives up; a bot plays on where the match goes on.
    pub fn resign(self, ask: &wire::SeatAsk) -> Decided {
        let Play(room, call) = self;
        let seat = room.own_seat(call.guest, ask.seat)?;
        let level = stand_in_level(&room.body);
        let table = room.playing()?;
        table.resign(seat)?;
        if table.outcome().is_none() && table.stands_in(seat).is_none() {
            table.stand_in(seat, level)?;
        }
        carried_out(room, call)?;
        Ok(step(room))
    }

    /// The others let a bot take the seat of somebody who has been away long enough.
    pub fn stand_in(self, ask: &wire::SeatAsk) -> Decided {
        let Play(room, call) = self;
        room.own_seat(call.guest, None)?;
        let seat = ask.seat.map(seat_of).filter(|s| s.index() < room.body.seats.len());
        let seat = seat.ok_or_else(|| ApiError::not_found(Code::NoSuchSeat))?;
        let Who::Person { id, .. } = &room.body.seats[seat.index()].who else {
            return Err(ApiError::conflict(Code::NotAPerson).into());
        };
        let long = i64::from(room.body.away_minutes) * 60_000;
        let away = !(call.here)(id) && room.body.away.get(id).is_some_and(|since| call.now - since >= long);
        let own = *id == call.guest.id;
        if !away && !own {
            return Err(ApiError::conflict(Code::NotAway).into());
        }
        // The others can always go on without somebody who is away.
        if own && u32::from(room.body.seats[seat.index()].stand_ins) >= caps::STAND_INS_OF_A_SEAT {
            return Err(ApiError::conflict(Code::TooManyStandIns).into());
        }
        let level = stand_in_level(&room.body);
        room.playing()?.stand_in(seat, level)?;
        let given = &mut room.edit_quietly().seats[seat.index()];
        given.stand_ins = given.stand_ins.saturating_add(1);
        given.given = (!own).then_some(call.now);
        carried_out(room, call)?;
        Ok(step(room))
    }

    /// Takes one's seat back from a bot.
    pub fn hand_back(self, ask: &wire::SeatAsk) -> Decided {
        let Play(room, call) = self;
        let seat = room.own_seat(call.guest, ask.seat)?;
        room.playing()?.hand_back(seat)?;
        room.edit_quietly().seats[seat.index()].given = None;
        carried_out(room, call)?;
        Ok(step(room))
    }

    /// The match as somebody may see it, with what happened since entry `seen`.
    pub fn state(self, seat: Option<wire::Seat>, seen: u32) -> Decided {
        let Play(room, call) = self;
        let viewer = room.viewer(call.guest, seat)?;
        let (seen, order) = (seen as usize, order_of(room, viewer));
        let table = room.holding(seen)?;
        if seen >= table.length() && !room.counts_slowly() {
            let state = table.state(viewer, Vec::new());
            return reply(Reply::State(wire::State { order, ..state }));
        }
        look(room, table, move |table| {
            let state = table.state(viewer, table.told(seen, viewer));
            Ok(Reply::State(wire::State { order, ..state }))
        })
    }
}

fn check_row(moves: &[wire::Json]) -> Result<(), ApiError> {
    if moves.len() > caps::MOVES_IN_A_ROW as usize {
        return Err(ApiError::bad(Code::RowTooLong).with("most", caps::MOVES_IN_A_ROW));
    }
    if moves.is_empty() { Err(ApiError::bad(Code::NotAMove)) } else { Ok(()) }
}

/// After a step in memory: what follows from it without anybody's doing.
pub fn carried_out(room: &mut RoomState, call: &Call<'_>) -> Result<(), Stop> {
    room.after_step(call.now)?;
    Orders::forget_settled(room)
}

/// A step is written and told. With it the table may have changed, too. That the match is over is told before its last state, so that pages
/// know how it stands; that a request is settled after it, so that they know how.
fn told(room: &RoomState, token: Option<String>) -> Vec<Effect> {
    let (commit, news, table) = (Effect::Commit { token }, Effect::Tell(Tell::News), Effect::Tell(Tell::Table));
    match (room.is_changed(), room.row.phase) {
        (false, _) => vec![commit, news],
        (true, Phase::Over) => vec![commit, table, news],
        (true, Phase::SetUp | Phase::Playing) => vec![commit, news, table],
    }
}

/// The same, answered with the table; then the next one is asked.
pub fn step(room: &RoomState) -> Vec<Effect> {
    let mut effects = told(room, None);
    effects.extend([Effect::ReplyTable, Effect::Wake]);
    effects
}

/// How well a bot plays on for somebody who left: about as well as they did. The house rates nobody, but people choose whom they play
/// against: the bots of this table tell, the middle one of several, and of two in the middle the weaker. Where no bot sits, the usual one.
pub fn stand_in_level(body: &Body) -> Level {
    let bot = |seat: &BodySeat| if let Who::Bot(level) = seat.who { Some(level.max(Level::OFFERED[0])) } else { None };
    let mut levels: Vec<Level> = body.seats.iter().filter_map(bot).collect();
    levels.sort();
    levels.get(levels.len().saturating_sub(1) / 2).copied().unwrap_or(Level::USUAL)
}

/// The level of the bot that is to move for a seat.
pub fn bot_of(room: &RoomState, seat: Seat) -> Option<Level> {
    match &room.body.seats[seat.index()].who {
        Who::Bot(level) => Some(*level),
        Who::Person { .. } | Who::Name(_) | Who::Nobody => room.table.as_ref()?.stands_in(seat),
    }
}

/// A standing order is its owner's business alone.
pub fn order_of(room: &RoomState, viewer: Viewer) -> Option<wire::Json> {
    viewer.seat().and_then(|seat| room.body.seats[seat.index()].order.clone())
}

/// Tokens of different people never meet.
fn scoped(guest: &Guest, token: &str) -> String {
    format!("{}:{token}", guest.id)
}
