//! One place for a table: people (and bots) play game after game there, whatever becomes of the house.

use std::time::Duration;

use anyhow::Result;
use futures_util::future::join_all;
use teahouse_game::FastDice;
use tokio::sync::watch;

use super::director::CrashPlan;
use super::journal::Journal;
use super::player::Player;
use crate::http::Site;
use crate::table::{self, Refused};

/// A table with what its people wrote down.
pub(crate) struct Played {
    pub id: String,
    /// Cookies of the people, in seat order from seat 0 on.
    pub people: Vec<String>,
    pub journals: Vec<Journal>,
}

/// How many people sit at the table of this number: all, one with bots, two with bots, and again.
fn people_at(number: u32, players: u8) -> u8 {
    match number % 3 {
        0 => players,
        1 => 1,
        _ => 2.min(players),
    }
}

/// What was played at one place.
#[derive(Default)]
pub(crate) struct Evening {
    pub tables: Vec<Played>,
    /// Guests and tables that the house did not know any more, or would not make.
    pub odd: Vec<String>,
}

impl Evening {
    /// A house that is gone comes back; one that refuses has lost something.
    async fn failed(&mut self, error: anyhow::Error) {
        if error.is::<Refused>() {
            self.odd.push(format!("{error:#}"));
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// Plays until everybody stops.
pub(crate) async fn play(site: Site, plan: CrashPlan, number: u32, stop: watch::Receiver<bool>) -> Evening {
    let mut evening = Evening::default();
    let mut people: Vec<String> = Vec::new();
    let mut games = 0;
    while !*stop.borrow() {
        if people.len() < usize::from(people_at(number, plan.players)) {
            match table::guest(&site).await {
                Ok(cookie) => people.push(cookie),
                Err(error) => evening.failed(error).await,
            }
            continue;
        }
        // The house may be gone at any moment: then another table is opened, and the first one stays as it is.
        let id = match seated(&site, &plan, &people).await {
            Ok(id) => id,
            Err(error) => {
                evening.failed(error).await;
                continue;
            }
        };
        let player = |(seat, cookie): (usize, &String)| {
            let seed = plan.seed ^ u64::from(number) << 40 ^ games << 8 ^ seat as u64;
            Player::new(&site, &id, cookie, seat as u8, FastDice::new(seed), stop.clone()).play()
        };
        let journals = join_all(people.iter().enumerate().map(player)).await;
        evening.tables.push(Played { id, people: people.clone(), journals });
        games += 1;
    }
    evening
}

/// A table that has begun.
async fn seated(site: &Site, plan: &CrashPlan, people: &[String]) -> Result<String> {
    let id = table::open(site, &plan.game, plan.players, people).await?;
    for (seat, cookie) in people.iter().enumerate().skip(1) {
        table::expect(&table::sit(site, &id, seat, cookie).await?, "taking a seat")?;
    }
    Ok(id)
}
