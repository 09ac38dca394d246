//! One place for a table: its people play game after game there.

use std::time::{Duration, Instant};

use anyhow::{Result, anyhow, bail};
use futures_util::future::try_join_all;
use teahouse_game::{Dice, FastDice};
use teahouse_wire::{ClientMessage, Json, MoveAsk};

use super::{Plan, Tables, Tally};
use crate::heard::{Asked, Heard, Kind, Known};
use crate::http::Site;
use crate::socket::Socket;
use crate::table;

/// After so many failures in a row nobody is there any more.
const GIVE_UP: u32 = 5;

pub(crate) struct Slot {
    site: Site,
    game: String,
    players: u8,
    /// Cookies, one for each seat.
    guests: Vec<String>,
    dice: FastDice,
    /// Which place it is, and where its table is told.
    number: u32,
    sits_at: Tables,
    /// The table they sit at.
    id: String,
    /// Others may look on.
    watching: bool,
    sockets: Vec<Socket>,
    /// What each seat has been shown.
    known: Vec<Known>,
    entries: u32,
    asked: Asked,
    /// The move of the asked seat, chosen when its state came.
    chosen: Option<Json>,
    token: u64,
    think: u32,
    /// What was heard while moves were made.
    bytes: u64,
}

impl Slot {
    pub async fn new(site: &Site, plan: &Plan, number: u32) -> Result<Slot> {
        let guests = try_join_all((0..plan.players).map(|_| table::guest(site))).await?;
        Ok(Slot {
            site: site.clone(),
            game: plan.game.clone(),
            players: plan.players,
            guests,
            dice: FastDice::new(plan.seed ^ (u64::from(number) << 32)),
            number,
            sits_at: plan.sits_at.clone(),
            id: String::new(),
            watching: plan.watching,
            sockets: Vec::new(),
            known: Vec::new(),
            entries: 0,
            asked: Asked::Over,
            chosen: None,
            token: 0,
            think: plan.think,
            bytes: 0,
        })
    }

    /// Opens a table, seats everybody, connects their sockets; returns when each has the first state.
    pub async fn open(&mut self) -> Result<()> {
        self.gather().await?;
        self.connect().await
    }

    /// Opens a table and seats everybody.
    pub async fn gather(&mut self) -> Result<()> {
        self.sockets.clear();
        self.entries = 0;
        self.id = table::open(&self.site, &self.game, self.players, &self.guests, self.watching).await?;
        for (seat, guest) in self.guests.iter().enumerate().skip(1) {
            table::expect(&table::sit(&self.site, &self.id, seat, guest).await?, "taking a seat")?;
        }
        self.sits_at.lock().unwrap_or_else(|e| e.into_inner()).insert(self.number, self.id.clone());
        Ok(())
    }

    /// Connects everybody's socket at once; returns when each has the state.
    pub async fn connect(&mut self) -> Result<()> {
        self.known = self.guests.iter().map(|_| Known::default()).collect();
        let sockets = self.guests.iter().map(|guest| async {
            let mut socket = Socket::open(&self.site, &self.id, guest).await?;
            socket.say(&ClientMessage::Hello { seen: self.entries, seat: None, curtain: false }).await?;
            Ok::<Socket, anyhow::Error>(socket)
        });
        self.sockets = try_join_all(sockets).await?;
        for seat in 0..self.sockets.len() {
            self.hear_state(seat, self.entries, None).await?;
        }
        Ok(())
    }

    /// All their connections break.
    pub fn disconnect(&mut self) {
        self.sockets.clear();
    }

    /// The table they sit at.
    pub fn table(&self) -> &str {
        &self.id
    }

    /// The cookie of somebody who sits there.
    pub fn cookie(&self) -> &str {
        &self.guests[0]
    }

    /// Entries there are.
    pub fn entries(&self) -> u32 {
        self.entries
    }

    /// Plays a move, if the match is on; how long it took, in milliseconds.
    pub async fn step(&mut self) -> Result<Option<f32>> {
        match self.asked {
            Asked::Seat(seat) => Ok(Some(self.one_move(seat).await?)),
            Asked::Over => Ok(None),
        }
    }

    pub async fn play(mut self, end: Instant) -> Tally {
        let mut tally = Tally::default();
        let mut failures = 0;
        // Tables that think do not begin all at once.
        self.think_for(0, end).await;
        while Instant::now() < end && failures < GIVE_UP {
            let done = match self.asked {
                Asked::Seat(seat) if !self.sockets.is_empty() => {
                    let done = self.one_move(seat).await.map(Some);
                    self.think_for(500, end).await;
                    done
                }
                Asked::Seat(_) | Asked::Over => self.open().await.map(|()| None),
            };
            match done {
                Ok(millis) => {
                    failures = 0;
                    tally.games += u64::from(millis.is_some() && self.asked == Asked::Over);
                    tally.millis.extend(millis);
                    tally.bytes += if millis.is_some() { self.bytes } else { 0 };
                }
                Err(error) => {
                    tally.errors += 1;
                    tally.complaints.push(format!("{error:#}"));
                    failures += 1;
                    self.sockets.clear();
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
            }
        }
        tally
    }

    /// Somebody thinks, at least `thousandths` of the usual time and at most one such time more.
    async fn think_for(&mut self, thousandths: u32, end: Instant) {
        if self.think > 0 {
            let share = f64::from(thousandths + self.dice.below(1000)) / 1e3;
            let thought = Instant::now() + Duration::from_secs_f64(f64::from(self.think) / 1e3 * share);
            tokio::time::sleep_until(thought.min(end).into()).await;
        }
    }

    /// A move of the asked seat; milliseconds until it had the new state.
    async fn one_move(&mut self, seat: u8) -> Result<f32> {
        let (mover, at) = (usize::from(seat), self.entries);
        let Some(mv) = self.chosen.take() else { bail!("seat {seat} is asked but was given no moves") };
        self.token += 1;
        let token = format!("m{}", self.token);
        self.bytes = 0;
        let ask = MoveAsk { token: token.clone(), at, seat: None, moves: vec![mv] };
        let start = Instant::now();
        self.sockets[mover].say(&ClientMessage::Move(ask)).await?;
        let millis = self.hear_state(mover, at + 1, Some((&token, start))).await?;
        for other in 1..self.sockets.len() {
            self.hear_state((mover + other) % self.sockets.len(), at + 1, None).await?;
        }
        Ok(millis)
    }

    /// Reads a seat's messages up to a state of at least `entries` entries and, for the mover, up to `done`.
    async fn hear_state(&mut self, seat: usize, entries: u32, mut mover: Option<(&str, Instant)>) -> Result<f32> {
        let mut millis = None;
        while millis.is_none() || mover.is_some() {
            let text = self.sockets[seat].hear().await?;
            self.bytes += text.len() as u64;
            let heard = Heard::read(&text).map_err(|e| anyhow!(e))?;
            if heard.kind == Kind::State {
                self.known[seat].learn(&heard);
            }
            match heard.kind {
                Kind::State if heard.entries >= entries && millis.is_none() => {
                    let since = mover.map_or(Duration::ZERO, |(_, start)| start.elapsed());
                    millis = Some(since.as_secs_f32() * 1e3);
                    self.asked = heard.asked().map_err(|e| anyhow!(e))?;
                    self.entries = heard.entries;
                    if self.asked == Asked::Seat(seat as u8) {
                        self.chosen = Some(self.known[seat].choose(&mut self.dice).map_err(|e| anyhow!(e))?);
                    }
                }
                Kind::Done if mover.is_some_and(|(token, _)| heard.token == Some(token)) => mover = None,
                // Somebody came or went, or the match is over.
                Kind::Table => {}
                Kind::Refused => bail!("{}", heard.refusal()),
                Kind::State | Kind::Done | Kind::Other => bail!("an unexpected message"),
            }
        }
        Ok(millis.unwrap_or_default())
    }
}
