//! Before the first move: sitting down, leaving, changing the table, starting. And who is there.

use teahouse_catalog::{SetupFault, seat_of};
use teahouse_game::Seat;
use teahouse_game::fair::Salt;
use teahouse_store::{Guest, Millis, Phase};
use teahouse_wire::{self as wire, Code, Look, SeatWish, Sit, TableChange};

use super::body::Who;
use super::effect::{Call, Decided, Effect, Tell, change};
use super::new::{check_away, check_name, check_wish, first_salt, one_hand_each};
use super::state::RoomState;
use crate::error::ApiError;
use crate::limits::caps;

/// Colours and shapes there are.
const LOOKS: u8 = 5;

/// Somebody who plays without a page is there as long as they ask for something; that is noted only so often.
const NOTED_EVERY: Millis = 30_000;

/// Who sits where.
pub struct Seating<'a>(pub &'a mut RoomState, pub &'a Call<'a>);

impl Seating<'_> {
    /// Sits down, or changes look, salt or name of one's own seat.
    pub fn sit(self, seat: wire::Seat, sit: Sit) -> Decided {
        let Seating(room, call) = self;
        only_in_set_up(room)?;
        let seat = known_seat(room, seat)?;
        match &room.body.seats[seat.index()].who {
            Who::Nobody => {}
            Who::Person { id, .. } if *id == call.guest.id => {}
            Who::Person { .. } | Who::Bot(_) | Who::Name(_) => return Err(ApiError::conflict(Code::SeatTaken).into()),
        }
        if room.body.seats[seat.index()].who == Who::Nobody {
            one_seat_each(room, call.guest, sit.name.is_some())?;
        }
        let who = match (&sit.name, &room.body.seats[seat.index()].who) {
            (Some(name), _) => {
                check_name(name)?;
                Who::local(&call.guest.id, name)
            }
            // Whoever only changes a look or a salt stays who they are.
            (None, person @ Who::Person { .. }) => person.clone(),
            (None, _) => Who::of(&SeatWish::Me, &call.guest.id, &call.guest.name),
        };
        let look = sit.look.map(|look| free_look(room, seat, look)).transpose()?;
        let salt = sit.salt.map(|salt| Salt::new(&salt).map_err(|_| ApiError::bad(Code::BadSalt))).transpose()?;
        let own = &mut room.edit().seats[seat.index()];
        own.who = who;
        if let Some(look) = look {
            own.look = look;
        }
        if let Some(salt) = salt {
            (own.salt, own.own_salt) = (salt.as_str().to_owned(), true);
        }
        // Without a page open one is away from now on.
        if !(call.here)(&call.guest.id) {
            room.edit().away.entry(call.guest.id.clone()).or_insert(call.now);
        }
        seated(room, call)
    }

    /// Stands up; the host may also empty a seat.
    pub fn leave(self, seat: wire::Seat) -> Decided {
        let Seating(room, call) = self;
        only_in_set_up(room)?;
        let seat = known_seat(room, seat)?;
        let theirs = matches!(&room.body.seats[seat.index()].who, Who::Person { id, .. } if *id == call.guest.id);
        if !theirs && room.body.host != call.guest.id {
            return Err(ApiError::forbidden(Code::NotYourSeat).into());
        }
        replace(room, call, seat, Who::Nobody)
    }

    /// Opens a seat, gives it to a bot or takes it; for the host.
    pub fn set_seat(self, seat: wire::Seat, wish: &SeatWish) -> Decided {
        let Seating(room, call) = self;
        only_in_set_up(room)?;
        only_host(room, call.guest)?;
        let seat = known_seat(room, seat)?;
        check_wish(call.settings, wish)?;
        if matches!(wish, SeatWish::Me | SeatWish::Local { .. })
            && !matches!(room.body.seats[seat.index()].who, Who::Nobody | Who::Bot(_))
        {
            return Err(ApiError::conflict(Code::SeatTaken).into());
        }
        match wish {
            SeatWish::Me => one_seat_each(room, call.guest, false)?,
            SeatWish::Local { .. } => one_seat_each(room, call.guest, true)?,
            SeatWish::Open | SeatWish::Bot { .. } => {}
        }
        replace(room, call, seat, Who::of(wish, &call.guest.id, &call.guest.name))
    }

    /// Changes what the table agreed on; for the host, most of it before the start.
    pub fn change(self, wish: TableChange) -> Decided {
        let Seating(room, call) = self;
        only_host(room, call.guest)?;
        if wish.board.is_some() || wish.options.is_some() || wish.watching.is_some() || wish.away_minutes.is_some() {
            only_in_set_up(room)?;
        }
        if wish.board.is_some() || wish.options.is_some() {
            if room.body.series.is_some() {
                return Err(ApiError::conflict(Code::SeriesFixed).into());
            }
            if room.body.origin.is_some() {
                return Err(ApiError::conflict(Code::PositionFixed).into());
            }
            let setup = &room.body.setup;
            let board = wish.board.unwrap_or_else(|| setup.board.clone());
            let options = wish.options.unwrap_or_else(|| setup.options.clone());
            let boards = call.settings.boards.as_deref();
            let setup = room.game.setup(setup.players, Some(&board), &options, boards).map_err(ApiError::from)?;
            room.edit().setup = setup;
        }
        // Who may look, and when a bot may take a seat, is agreed before the start.
        if let Some(watching) = wish.watching {
            room.edit().watching = watching;
        }
        if let Some(minutes) = wish.away_minutes {
            check_away(minutes)?;
            room.edit().away_minutes = minutes;
        }
        if let Some(listed) = wish.listed {
            // Once the match has begun nobody can sit down any more.
            if listed && room.row.phase == Phase::SetUp {
                one_hand_each(&room.body.seats)?;
            }
            let most = call.settings.limits.then_some(caps::LISTED_OF_A_GUEST);
            room.list(listed && room.row.phase != Phase::Over, most);
        }
        Ok(change())
    }

    /// Begins the match; for the host, once every seat is taken.
    pub fn start(self) -> Decided {
        let Seating(room, call) = self;
        only_in_set_up(room)?;
        only_host(room, call.guest)?;
        if !room.body.is_full() {
            return Err(ApiError::conflict(Code::SeatsOpen).into());
        }
        begin(room, call)?;
        Ok(begun())
    }

    /// Notes a new name, and that somebody without a page is there after all. Only what has changed is written.
    pub fn greet(self) -> Decided {
        let Seating(room, call) = self;
        let old = |who: &Who| matches!(who, Who::Person { id, name, local: false } if *id == call.guest.id && *name != call.guest.name);
        let renamed = room.body.seats.iter().any(|seat| old(&seat.who));
        if renamed {
            for seat in room.edit().seats.iter_mut().filter(|seat| old(&seat.who)) {
                seat.who = Who::of(&SeatWish::Me, &call.guest.id, &call.guest.name);
            }
        }
        let away = room.body.away.get(&call.guest.id);
        let noted = away.is_some_and(|since| call.now - since >= NOTED_EVERY);
        if noted {
            room.edit_quietly().away.insert(call.guest.id.clone(), call.now);
        }
        let mut effects = Vec::new();
        if renamed {
            effects.extend([Effect::Commit { token: None }, Effect::Tell(Tell::Table)]);
        } else if noted {
            effects.push(Effect::CommitQuietly);
        }
        Ok(effects)
    }

    /// A page of somebody who sits here has come.
    pub fn came(self) -> Decided {
        let Seating(room, call) = self;
        if !room.body.away.contains_key(&call.guest.id) {
            return Ok(Vec::new());
        }
        room.edit_quietly().away.remove(&call.guest.id);
        Ok(vec![Effect::CommitQuietly])
    }

    /// The last page of somebody who sits here is gone.
    pub fn went(self) -> Decided {
        let Seating(room, call) = self;
        if room.body.seat_of(&call.guest.id, None).is_none() {
            return Ok(Vec::new());
        }
        room.edit_quietly().away.insert(call.guest.id.clone(), call.now);
        Ok(vec![Effect::CommitQuietly, Effect::Tell(Tell::Table)])
    }
}

/// After loading: whoever sits here without a page, and was not known to be away, is from now on.
pub fn note_absent(room: &mut RoomState, here: impl Fn(&str) -> bool, now: Millis) {
    let unknown = |id: &str| !here(id) && !room.body.away.contains_key(id);
    let absent: Vec<String> = room.body.people().filter(|(_, id)| unknown(id)).map(|(_, id)| id.to_owned()).collect();
    if !absent.is_empty() && room.row.phase != Phase::Over {
        room.edit_quietly().away.extend(absent.into_iter().map(|id| (id, now)));
    }
}

fn replace(room: &mut RoomState, call: &Call<'_>, seat: Seat, who: Who) -> Decided {
    // Whoever comes next brings a salt of their own.
    let salt = first_salt(call.chance, seat, &who);
    let seat = &mut room.edit().seats[seat.index()];
    (seat.who, seat.salt, seat.own_salt) = (who, salt, false);
    // Whoever has no seat any more is nobody's business.
    let sitting: Vec<String> = room.body.people().map(|(_, id)| id.to_owned()).collect();
    room.edit().away.retain(|id, _| sitting.contains(id));
    seated(room, call)
}

/// Somebody sits somewhere else now; the match may begin.
fn seated(room: &mut RoomState, call: &Call<'_>) -> Decided {
    if room.body.start_when_full && room.body.is_full() {
        begin(room, call)?;
        return Ok(begun());
    }
    Ok(change())
}

fn begun() -> Vec<Effect> {
    let told = [Effect::Tell(Tell::Since(0)), Effect::Tell(Tell::Table), Effect::ReplyTable, Effect::Wake];
    [Effect::Commit { token: None }, Effect::CountMatch].into_iter().chain(told).collect()
}

/// The first draws. From here on seats and salts are fixed.
fn begin(room: &mut RoomState, call: &Call<'_>) -> Result<(), ApiError> {
    // Steps taken over from another match belong to its board.
    if room.body.taken > 0 {
        room.same_board()?;
    }
    // A host's board is kept with the table: its file may change or go while people play. A match that goes on from a
    // position, and the games after it, stay on the board of that match.
    if room.body.board.is_none() {
        let shelf = room.game.board(&room.body.setup.board, call.settings.boards.as_deref());
        let (file, own) = shelf.map_err(|e| ApiError::from(SetupFault::from(e)))?;
        let fingerprint = if own { None } else { room.game.fingerprint(&room.body.setup.board) };
        let body = room.edit();
        (body.board, body.fingerprint) = (own.then_some(file), fingerprint);
    }
    room.room_for_board(call.settings)?;
    room.edit_row().phase = Phase::Playing;
    room.begin_match()?;
    room.after_step(call.now)?;
    Ok(())
}

fn only_in_set_up(room: &RoomState) -> Result<(), ApiError> {
    if room.row.phase == Phase::SetUp { Ok(()) } else { Err(ApiError::conflict(Code::AlreadyStarted)) }
}

fn only_host(room: &RoomState, guest: &Guest) -> Result<(), ApiError> {
    if room.body.host == guest.id { Ok(()) } else { Err(ApiError::forbidden(Code::HostOnly)) }
}

/// Who plays against others sees one hand. People around one screen sit down under names of their own (`local`), so that everybody knows; a listed table,
/// where strangers meet, is for one seat each, also as long as its host is alone: whoever sits down later would play against several hands of theirs.
/// A host who is alone at a table that is not listed may do as they like.
fn one_seat_each(room: &RoomState, guest: &Guest, local: bool) -> Result<(), ApiError> {
    let has_one = room.body.seat_of(&guest.id, None).is_some();
    let alone = room.body.host == guest.id && room.body.people().all(|(_, id)| id == guest.id);
    let fits = !has_one || (!room.row.listed && (alone || local));
    if fits { Ok(()) } else { Err(ApiError::conflict(Code::OneSeatEach)) }
}

fn known_seat(room: &RoomState, seat: wire::Seat) -> Result<Seat, ApiError> {
    let seat = seat_of(seat);
    if seat.index() < room.body.seats.len() { Ok(seat) } else { Err(ApiError::not_found(Code::NoSuchSeat)) }
}

fn free_look(room: &RoomState, seat: Seat, look: Look) -> Result<Look, ApiError> {
    if look.color >= LOOKS || look.shape >= LOOKS {
        return Err(ApiError::bad(Code::BadLook));
    }
    if room.body.look_taken(seat, &look) { Err(ApiError::conflict(Code::LookTaken)) } else { Ok(look) }
}
