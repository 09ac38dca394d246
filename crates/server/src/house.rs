//! What every request can reach.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use teahouse_bots::Level;
use teahouse_store::Store;
use tokio::sync::watch;

use crate::edge::connections::ConnectionLimits;
use crate::edge::tls::TlsFiles;
use crate::edge::visitor::Network;
use crate::guests::Cards;
use crate::limits::Limits;
use crate::limits::caps;
use crate::lobby::Lobby;
use crate::retention::Retention;
use crate::rooms::Rooms;
use crate::routes::Kept;
use crate::telemetry::meters;
use crate::work::blocking::Blocking;
use crate::work::overload::Overload;
use crate::work::pool::{Pool, Terms};
use crate::work::record_check::Checks;

/// How a house is run.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The address people use, if the host has said so: `https://tea.example`.
    pub base_url: Option<String>,
    /// The host's own boards.
    pub boards: Option<PathBuf>,
    /// The pause before a bot moves, so that people can follow.
    pub bot_pause: Duration,
    /// Threads for bots.
    pub bot_threads: usize,
    /// Minutes of absence after which the others may let a bot take a seat, unless the table says otherwise.
    pub away_minutes: u16,
    /// Proxies whose word is taken for where a request comes from.
    pub proxies: Vec<Network>,
    /// Certificate and key, where no proxy has them.
    pub tls: Option<TlsFiles>,
    /// What connections may cost.
    pub connections: ConnectionLimits,
    /// The SQLite file, if there is one: metrics tell its size and the room that is left.
    pub database_file: Option<PathBuf>,
    /// Requests of one address, and messages of one socket, are limited.
    pub limits: bool,
    /// How often a page is asked whether it is still there.
    pub pulse: Duration,
    /// The program that replays a record with a board of its own before it is let in (`check_record`), where it can be stopped. Without
    /// it that is done here.
    pub checker: Option<PathBuf>,
    /// What is kept for how long.
    pub retention: Retention,
    /// Under test: every request that opens a table names its seed (`luck`), and may seat the bots that only research uses. Such a house opens
    /// to this machine only.
    pub test_seeds: bool,
    /// Under test: rooms are forgotten at random between two messages and read again from the store.
    pub forget_rooms: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            base_url: None,
            boards: None,
            bot_pause: Duration::from_millis(600),
            bot_threads: 1,
            away_minutes: 10,
            proxies: Vec::new(),
            tls: None,
            connections: ConnectionLimits::default(),
            database_file: None,
            limits: true,
            pulse: Duration::from_secs(20),
            checker: None,
            retention: Retention::default(),
            test_seeds: false,
            forget_rooms: false,
        }
    }
}

impl Settings {
    /// Whether people may have a bot of this level: those that research measures others by are for the command line alone.
    pub(crate) fn offers(&self, level: Level) -> bool {
        self.test_seeds || Level::OFFERED.contains(&level)
    }

    /// Whether cookies may insist on encryption.
    pub fn is_https(&self) -> bool {
        self.tls.is_some() || self.base_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }
}

/// Bots come last.
const BOTS_NICE: i32 = 15;

/// The house: cheap to clone.
#[derive(Clone)]
pub struct House(pub(crate) Arc<Inner>);

/// What the house is made of; reached through [`House`].
pub struct Inner {
    pub(crate) settings: Settings,
    pub(crate) store: Store,
    pub(crate) rooms: Rooms,
    /// Where bots think.
    pub(crate) bots: Pool,
    /// Where long work is done.
    pub(crate) blocking: Blocking,
    /// Where records are looked at before they are let in.
    pub(crate) checks: Checks,
    pub(crate) overload: Arc<Overload>,
    pub(crate) limits: Limits,
    pub(crate) lobby: Lobby,
    pub(crate) cards: Cards,
    /// Answers that never change.
    pub(crate) kept: Kept,
    /// Where it listens, once it does.
    pub(crate) listening: OnceLock<SocketAddr>,
    /// Becomes true when the house is about to close.
    pub(crate) closing: watch::Sender<bool>,
}

impl House {
    /// Opens the house on a store.
    pub fn new(store: Store, settings: Settings) -> House {
        store.observe(meters());
        let overload = Arc::new(Overload::default());
        let bots = Pool::new(Terms {
            name: "bot",
            threads: settings.bot_threads,
            nice: BOTS_NICE,
            most: caps::THOUGHTS as usize,
            most_each: caps::THOUGHTS_EACH as usize,
            waits: Some(overload.clone()),
        });
        let limits = Limits::new(settings.limits);
        let (rooms, lobby, closing) = (Rooms::default(), Lobby::default(), watch::channel(false).0);
        House(Arc::new(Inner {
            settings,
            store,
            rooms,
            bots,
            blocking: Blocking::default(),
            checks: Checks::default(),
            overload,
            limits,
            lobby,
            cards: Cards::default(),
            kept: Kept::default(),
            listening: OnceLock::new(),
            closing,
        }))
    }
}

impl House {
    /// Done when the house is about to close.
    pub(crate) async fn closes(&self) {
        let mut closing = self.closing.subscribe();
        let _ = closing.wait_for(|closing| *closing).await;
    }
}

impl std::ops::Deref for House {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}
