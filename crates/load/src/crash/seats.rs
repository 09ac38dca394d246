//! One place for a table: people (and bots) play game after game there, whatever becomes of the house.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use anyhow::Result;
use futures_util::future::join_all;
use teahouse_game::FastDice;
use tokio::sync::watch;

use super::director::CrashPlan;
use super::journal::{Journal, tick};
use super::ledger::{Ledger, Played, SharedJournal, is_trouble};
use super::player::{Place, Player};
use crate::http::Site;
use crate::table::{self, Refused};

/// How many people sit at the table of this number: all, one with bots, two with bots, and again.
fn people_at(number: u32, players: u8) -> u8 {
    match number % 3 {
        0 => players,
        1 => 1,
        _ => 2.min(players),
    }
}

/// Orders that a game understands at any time.
fn orders_of(game: &str) -> &'static [&'static str] {
    match game {
        "emperor" => &[r#"{"kind":"stand-always"}"#, r#"{"kind":"withdraw-always","left":2}"#],
        _ => &[],
    }
}

/// Where the tables are, and who looks at them.
#[derive(Clone)]
pub(crate) struct Hall {
    pub site: Site,
    pub plan: CrashPlan,
    pub ledger: Arc<Ledger>,
    pub stop: watch::Receiver<bool>,
}

impl Hall {
    /// A house that is gone comes back; one that refuses has lost something, unless it cannot write now.
    pub async fn failed(&self, error: anyhow::Error) {
        if let Some(refused) = error.downcast_ref::<Refused>() {
            if self.plan.has_trouble() && refused.code.is_some_and(is_trouble) {
                self.ledger.note_trouble();
            } else {
                self.ledger.note_odd(format!("{error:#}"));
            }
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }

    /// Plays until everybody stops. Each place begins with another game and goes on to the next.
    pub async fn play(self, number: u32) {
        let mut people: Vec<String> = Vec::new();
        let mut games = 0;
        while !*self.stop.borrow() {
            let (game, players) = &self.plan.games[(number as usize + games) % self.plan.games.len()];
            let wanted = usize::from(people_at(number + (games / self.plan.games.len()) as u32, *players));
            if people.len() < wanted {
                match table::guest(&self.site).await {
                    Ok(cookie) => people.push(cookie),
                    Err(error) => self.failed(error).await,
                }
                continue;
            }
            // The house may be gone at any moment: then another table is opened, and the first one stays as it is.
            let here = &people[..wanted];
            let id = match seated(&self.site, game, *players, here).await {
                Ok(id) => id,
                Err(error) => {
                    self.failed(error).await;
                    continue;
                }
            };
            let journal = |seat: usize| Arc::new(Mutex::new(Journal { seat: seat as u8, ..Journal::default() }));
            let journals: Vec<SharedJournal> = (0..wanted).map(journal).collect();
            let played = Played { id: id.clone(), people: here.to_vec(), journals: journals.clone(), since: tick() };
            self.ledger.add(played);
            let player = |(seat, (cookie, journal)): (usize, (&String, SharedJournal))| {
                let seed = self.plan.seed ^ u64::from(number) << 40 ^ (games as u64) << 8 ^ seat as u64;
                let place = Place {
                    site: self.site.clone(),
                    table: id.clone(),
                    cookie: cookie.clone(),
                    journal,
                    ledger: self.ledger.clone(),
                    alone: wanted == 1,
                    orders: orders_of(game),
                    trouble: self.plan.has_trouble(),
                    stop: self.stop.clone(),
                };
                Player::new(place, FastDice::new(seed)).play()
            };
            join_all(here.iter().zip(journals).enumerate().map(player)).await;
            games += 1;
        }
    }
}

/// A table that has begun.
async fn seated(site: &Site, game: &str, players: u8, people: &[String]) -> Result<String> {
    let id = table::open(site, game, players, people, false).await?;
    for (seat, cookie) in people.iter().enumerate().skip(1) {
        table::expect(&table::sit(site, &id, seat, cookie).await?, "taking a seat")?;
    }
    Ok(id)
}
