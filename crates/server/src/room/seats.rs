//! Before the first move, and between people: sitting down, leaving, changing the table, starting, the next game.

use teahouse_game::fair::Salt;
use teahouse_store::{Guest, NewEntry, TableRow};
use teahouse_wire::{Look, SeatWish, Sit, TableChange};

use super::body::{Body, BodySeat, Who};
use super::{Answer, Room};
use crate::error::ApiError;
use crate::house::House;
use crate::luck::Luck;
use crate::secrets;

/// Colours and shapes there are.
const LOOKS: u8 = 5;

impl Room {
    pub(super) async fn sit(&mut self, guest: Guest, seat: u8, sit: Sit) -> Answer {
        self.only_in_set_up()?;
        let n = self.seat_number(seat)?;
        match &self.body.seats[n].who {
            Who::Nobody => {}
            Who::Person { id, .. } if *id == guest.id => {}
            Who::Person { .. } | Who::Bot(_) | Who::Name(_) => return Err(ApiError::conflict("seat-taken")),
        }
        let mut body = self.body.clone();
        body.seats[n].who = match (&sit.name, &body.seats[n].who) {
            (Some(name), _) => {
                check_name(name)?;
                Who::local(&guest.id, name)
            }
            // Whoever only changes a look or a salt stays who they are.
            (None, person @ Who::Person { .. }) => person.clone(),
            (None, _) => Who::Person { id: guest.id.clone(), name: guest.name.clone(), local: false },
        };
        if let Some(look) = sit.look {
            body.seats[n].look = self.free_look(n, look)?;
        }
        if let Some(salt) = sit.salt {
            let salt = Salt::new(&salt).map_err(|_| ApiError::bad("bad-salt"))?;
            body.seats[n].salt = salt.as_str().to_owned();
        }
        self.save(self.row.clone(), body).await?;
        // Whoever has no page open is away from now on.
        if self.listeners.values().all(|l| l.guest.id != guest.id) {
            self.away.insert(guest.id, crate::clock::now());
        }
        self.begin_if_full().await?;
        self.tell_table();
        self.info_json()
    }

    async fn begin_if_full(&mut self) -> Result<(), ApiError> {
        if self.body.start_when_full && self.body.is_full() { self.begin().await } else { Ok(()) }
    }

    pub(super) async fn leave(&mut self, guest: Guest, seat: u8) -> Answer {
        self.only_in_set_up()?;
        let n = self.seat_number(seat)?;
        let theirs = matches!(&self.body.seats[n].who, Who::Person { id, .. } if *id == guest.id);
        if !theirs && self.body.host != guest.id {
            return Err(ApiError::forbidden("not-your-seat"));
        }
        self.replace(n, Who::Nobody).await
    }

    pub(super) async fn set_seat(&mut self, guest: Guest, seat: u8, wish: SeatWish) -> Answer {
        self.only_in_set_up()?;
        self.only_host(&guest)?;
        let n = self.seat_number(seat)?;
        check_wish(&wish)?;
        if matches!(wish, SeatWish::Me | SeatWish::Local { .. })
            && !matches!(self.body.seats[n].who, Who::Nobody | Who::Bot(_))
        {
            return Err(ApiError::conflict("seat-taken"));
        }
        self.replace(n, Who::of(&wish, &guest.id, &guest.name)).await
    }

    async fn replace(&mut self, n: usize, who: Who) -> Answer {
        let mut body = self.body.clone();
        // Whoever comes next brings a salt of their own.
        body.seats[n].salt = first_salt(&self.house, n, &who);
        body.seats[n].who = who;
        self.save(self.row.clone(), body).await?;
        self.begin_if_full().await?;
        self.tell_table();
        self.info_json()
    }

    pub(super) async fn change(&mut self, guest: Guest, change: TableChange) -> Answer {
        self.only_host(&guest)?;
        let mut body = self.body.clone();
        if change.board.is_some() || change.options.is_some() {
            self.only_in_set_up()?;
            if body.series.is_some() {
                return Err(ApiError::conflict("series-fixed"));
            }
            if body.origin.is_some() {
                return Err(ApiError::conflict("position-fixed"));
            }
            let board = change.board.unwrap_or_else(|| body.setup.board.clone());
            let options = change.options.unwrap_or_else(|| body.setup.options.clone());
            let boards = self.house.settings.boards.as_deref();
            body.setup = self.game.setup(body.setup.players, Some(&board), &options, boards).map_err(ApiError::from)?;
        }
        // Who may look, and when a bot may take a seat, is agreed before the start.
        if let Some(watching) = change.watching {
            self.only_in_set_up()?;
            body.watching = watching;
        }
        if let Some(minutes) = change.away_minutes {
            self.only_in_set_up()?;
            body.away_minutes = minutes.max(1);
        }
        let listed = change.listed.unwrap_or(self.row.listed);
        self.save(TableRow { listed, ..self.row.clone() }, body).await?;
        self.tell_table();
        self.info_json()
    }

    pub(super) async fn start(&mut self, guest: Guest) -> Answer {
        self.only_in_set_up()?;
        self.only_host(&guest)?;
        if !self.body.is_full() {
            return Err(ApiError::conflict("seats-open"));
        }
        self.begin().await?;
        self.tell_table();
        self.info_json()
    }

    fn only_in_set_up(&self) -> Result<(), ApiError> {
        if self.row.phase == "set-up" { Ok(()) } else { Err(ApiError::conflict("already-started")) }
    }

    fn only_host(&self, guest: &Guest) -> Result<(), ApiError> {
        if self.body.host == guest.id { Ok(()) } else { Err(ApiError::forbidden("host-only")) }
    }

    fn seat_number(&self, seat: u8) -> Result<usize, ApiError> {
        let n = usize::from(seat);
        if n < self.body.seats.len() { Ok(n) } else { Err(ApiError::not_found("no-such-seat")) }
    }

    fn free_look(&self, seat: usize, look: Look) -> Result<Look, ApiError> {
        if look.color >= LOOKS || look.shape >= LOOKS {
            return Err(ApiError::bad("bad-look"));
        }
        if self.body.look_taken(seat, &look) { Err(ApiError::conflict("look-taken")) } else { Ok(look) }
    }

    /// A person has another name now.
    pub(super) async fn rename(&mut self, guest: &Guest) -> Result<(), ApiError> {
        let mut body = self.body.clone();
        let mut changed = false;
        for seat in &mut body.seats {
            if let Who::Person { id, name, local: false } = &mut seat.who
                && *id == guest.id
                && *name != guest.name
            {
                (*name, changed) = (guest.name.clone(), true);
            }
        }
        if changed {
            self.save(self.row.clone(), body).await?;
            self.tell_table();
        }
        Ok(())
    }

    /// Writes the table's row; memory changes only once it is on disk.
    pub(super) async fn save(&mut self, mut row: TableRow, body: Body) -> Result<(), ApiError> {
        row.body = serde_json::to_string(&body).map_err(ApiError::internal)?;
        row.touched = crate::clock::now();
        if let Err(error) = self.house.store.update_table(&row, &body.index()).await {
            // What is on disk counts.
            if let Some(row) = self.house.store.table(&self.row.id).await? {
                self.body = serde_json::from_str(&row.body).map_err(ApiError::internal)?;
                self.row = row;
            }
            self.review_listeners();
            return Err(error.into());
        }
        row.version += 1;
        (self.row, self.body) = (row, body);
        self.review_listeners();
        Ok(())
    }
}

/// The salt of a seat until a person brings their own. A bot's is always the same: one the house could choose would let
/// it choose the draws (docs/fair-dice.md).
pub(super) fn first_salt(house: &House, seat: usize, who: &Who) -> String {
    match who {
        Who::Bot(_) => "bot".to_owned(),
        Who::Nobody | Who::Person { .. } | Who::Name(_) => house.salt(seat),
    }
}

/// A name others can read.
fn check_name(name: &str) -> Result<(), ApiError> {
    let name = crate::guests::plain_name(name);
    if (1..=40).contains(&name.chars().count()) { Ok(()) } else { Err(ApiError::bad("bad-name")) }
}

/// Levels must exist, names must be names.
pub(crate) fn check_wish(wish: &SeatWish) -> Result<(), ApiError> {
    match wish {
        SeatWish::Bot { level } if !teahouse_bots::NAMES.contains(&level.as_str()) => {
            Err(ApiError::bad("no-such-bot").with("level", level.as_str()))
        }
        SeatWish::Local { name } => check_name(name),
        SeatWish::Bot { .. } | SeatWish::Open | SeatWish::Me => Ok(()),
    }
}

/// Seats of a new table, each with a look and a salt.
pub(crate) fn new_seats(house: &House, players: u8, wishes: &[SeatWish], guest: &Guest) -> Vec<BodySeat> {
    let wish = |n: u8| wishes.get(usize::from(n)).cloned().unwrap_or(SeatWish::Open);
    let seat = |n: u8| {
        let who = Who::of(&wish(n), &guest.id, &guest.name);
        BodySeat { salt: first_salt(house, usize::from(n), &who), who, look: Look { color: n, shape: n }, order: None }
    };
    (0..players).map(seat).collect()
}

/// Writes a new table with a seed of its own; the body's commitment is set here. `entries` are taken over from another match.
pub(crate) async fn open_table(
    house: &House,
    luck: &Luck,
    game: &str,
    listed: bool,
    mut body: Body,
    entries: Vec<String>,
) -> Result<String, ApiError> {
    let seed = luck.seed();
    body.commitment = seed.commitment();
    write_table(house, game, "set-up", listed, &body, &seed.reveal(), entries).await
}

/// Writes a table as it is. Nobody knows its id before everything is on disk.
pub(crate) async fn write_table(
    house: &House,
    game: &str,
    phase: &str,
    listed: bool,
    body: &Body,
    seed: &str,
    entries: Vec<String>,
) -> Result<String, ApiError> {
    let now = crate::clock::now();
    let row = teahouse_store::TableRow {
        id: secrets::table_id(),
        game: game.to_owned(),
        phase: phase.to_owned(),
        listed,
        body: serde_json::to_string(body).map_err(ApiError::internal)?,
        version: 0,
        created: now,
        touched: now,
    };
    house.store.create_table(&row, seed).await?;
    if !entries.is_empty() {
        let entries = entries.into_iter().map(|body| NewEntry { body, token: None }).collect();
        house.store.append(&row.id, 0, entries, None).await?;
    }
    house.store.update_table(&row, &body.index()).await?;
    Ok(row.id)
}
