//! What every request can reach.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use teahouse_store::Store;
use tokio::sync::watch;

use crate::guests::Cards;
use crate::limits::Limits;
use crate::lobby::Lobby;
use crate::pool::Pool;
use crate::retention::Retention;
use crate::rooms::Rooms;

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
    pub proxies: Vec<IpAddr>,
    /// Requests of one address, and messages of one socket, are limited.
    pub limits: bool,
    /// What is kept for how long.
    pub retention: Retention,
    /// Under test: every request that opens a table names its seed (`luck`). Such a house opens to this machine only.
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
            limits: true,
            retention: Retention::default(),
            test_seeds: false,
            forget_rooms: false,
        }
    }
}

impl Settings {
    /// Whether cookies may insist on encryption.
    pub fn is_https(&self) -> bool {
        self.base_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }
}

/// The house: cheap to clone.
#[derive(Clone)]
pub struct House(pub(crate) Arc<Inner>);

/// What the house is made of; reached through [`House`].
pub struct Inner {
    pub(crate) settings: Settings,
    pub(crate) store: Store,
    pub(crate) rooms: Rooms,
    pub(crate) pool: Pool,
    pub(crate) limits: Limits,
    pub(crate) lobby: Lobby,
    pub(crate) cards: Cards,
    /// Where it listens, once it does.
    pub(crate) listening: OnceLock<SocketAddr>,
    /// Becomes true when the house is about to close.
    pub(crate) closing: watch::Sender<bool>,
}

impl House {
    /// Opens the house on a store.
    pub fn new(store: Store, settings: Settings) -> House {
        let pool = Pool::new(settings.bot_threads);
        let limits = Limits::new(settings.limits);
        let (rooms, lobby, closing) = (Rooms::default(), Lobby::default(), watch::channel(false).0);
        House(Arc::new(Inner {
            settings,
            store,
            rooms,
            pool,
            limits,
            lobby,
            cards: Cards::default(),
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
