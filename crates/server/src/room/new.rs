//! New tables: their seats, and how they are written.

use teahouse_catalog::level_of;
use teahouse_game::Seat;
use teahouse_store::{Guest, Millis, NewTable, Opener, Phase, Shows, TableRow};
use teahouse_wire::{Code, Look, SeatWish};

use super::body::{Body, BodySeat, Who};
use crate::error::ApiError;
use crate::house::{House, Settings};
use crate::limits::caps;
use crate::luck::{Chance, Luck};

/// A table at which nothing has happened for so many milliseconds (14 days) counts no more: people close a tab and forget it.
const ABANDONED: Millis = 14 * 24 * 3_600_000;

/// A table that nobody knows of yet.
pub struct FreshTable {
    pub id: String,
    pub game: &'static str,
    pub phase: Phase,
    pub listed: bool,
    pub body: Body,
    /// The seed as it is stored.
    pub seed: String,
    /// Entries it begins with: taken over from another match, or those of a record.
    pub entries: Vec<String>,
    /// What lists show of them.
    pub shows: Shows,
    /// Id of the guest who opens it: they may have only so many.
    pub opener: String,
}

impl FreshTable {
    /// A table with a seed of its own, to be set up.
    pub fn new(luck: &Luck, game: &'static str, listed: bool, mut body: Body, entries: Vec<String>) -> FreshTable {
        let seed = luck.seed();
        body.commitment = seed.commitment();
        let shows = Shows { entries: entries.len() as i64, ..Shows::default() };
        let (id, phase, seed) = (luck.id().to_owned(), Phase::SetUp, seed.reveal());
        let opener = body.host.clone();
        FreshTable { id, game, phase, listed, body, seed, entries, shows, opener }
    }
}

impl House {
    /// Writes a new table, all of it in one commit. Nobody knows its id before that is on disk.
    pub(crate) async fn open_table(&self, new: FreshTable, now: Millis) -> Result<String, ApiError> {
        let row = TableRow {
            id: new.id,
            game: new.game.to_owned(),
            phase: new.phase,
            listed: new.listed,
            body: serde_json::to_string(&new.body).map_err(ApiError::internal)?,
            board: new.body.board.clone(),
            version: 0,
            created: now,
            touched: now,
            shows: new.shows,
        };
        // Who opened it is noted in any case: what is a record that somebody brought goes by another time than games that were played here.
        let most = |cap: u32| if self.settings.limits { i64::from(cap) } else { i64::MAX };
        let record = new.body.record.is_some();
        let opener = Opener {
            guest: new.opener,
            record,
            most: most(if record { caps::RECORDS_OF_A_GUEST } else { caps::TABLES_OF_A_GUEST }),
            since: now - ABANDONED,
            most_listed: most(caps::LISTED_OF_A_GUEST),
        };
        let (id, seats) = (row.id.clone(), new.body.index());
        let table = NewTable { row, seed: new.seed, seats, entries: new.entries, opener: Some(opener) };
        self.store.open_table(table).await?;
        Ok(id)
    }
}

/// Seats of a new table, each with a look and a salt.
pub fn new_seats(chance: Chance, players: u8, wishes: &[SeatWish], guest: &Guest) -> Vec<BodySeat> {
    let wish = |n: u8| wishes.get(usize::from(n)).cloned().unwrap_or(SeatWish::Open);
    let seat = |n: u8| {
        let who = Who::of(&wish(n), &guest.id, &guest.name);
        let salt = first_salt(chance, Seat(n), &who);
        BodySeat::new(who, Look { color: n, shape: n }, salt)
    };
    (0..players).map(seat).collect()
}

/// Refuses seats of which one guest has several, whatever they are called there: at a listed table strangers sit down beside them.
pub fn one_hand_each(seats: &[BodySeat]) -> Result<(), ApiError> {
    let people: Vec<&str> = seats.iter().filter_map(|seat| seat.who.guest()).collect();
    let twice = people.iter().enumerate().any(|(n, id)| people[..n].contains(id));
    if twice { Err(ApiError::conflict(Code::OneSeatEach)) } else { Ok(()) }
}

/// The salt of a seat until a person brings their own. A bot's is always the same: one the house could choose would let
/// it choose the draws (docs/fair-dice.md).
pub fn first_salt(chance: Chance, seat: Seat, who: &Who) -> String {
    match who {
        Who::Bot(_) => BOTS_SALT.to_owned(),
        Who::Nobody | Who::Person { .. } | Who::Name(_) => chance.salt(seat),
    }
}

pub const BOTS_SALT: &str = "bot";

/// Wishes for seats: not more than there are, and each one that can be fulfilled.
pub fn check_wishes(settings: &Settings, wishes: &[SeatWish], players: u8) -> Result<(), ApiError> {
    if wishes.len() > usize::from(players) {
        return Err(ApiError::bad(Code::TooManySeats));
    }
    wishes.iter().try_for_each(|wish| check_wish(settings, wish))
}

/// Names must be names, and bots of a level that people are offered.
pub fn check_wish(settings: &Settings, wish: &SeatWish) -> Result<(), ApiError> {
    match wish {
        SeatWish::Local { name } => check_name(name),
        SeatWish::Bot { level } => {
            let level = level_of(*level);
            let refused = || ApiError::bad(Code::NoSuchBot).with("level", level.name());
            if settings.offers(level) { Ok(()) } else { Err(refused()) }
        }
        SeatWish::Open | SeatWish::Me => Ok(()),
    }
}

/// How long somebody may be away: never so short that a bot takes the seat of whoever blinks.
pub fn check_away(minutes: u16) -> Result<(), ApiError> {
    if (caps::AWAY_LEAST..=caps::AWAY_MOST).contains(&u32::from(minutes)) {
        return Ok(());
    }
    Err(ApiError::bad(Code::BadAwayMinutes).with("least", caps::AWAY_LEAST).with("most", caps::AWAY_MOST))
}

/// A name that somebody may choose.
pub fn check_name(name: &str) -> Result<(), ApiError> {
    crate::names::chosen_name(name).map(drop).ok_or_else(|| ApiError::bad(Code::BadName))
}
