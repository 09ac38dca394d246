//! The handles of all metrics, looked up once for the life of the process.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{LazyLock, OnceLock};
use std::time::Duration;

use axum::http::StatusCode;
use metrics::{Counter, Gauge, Histogram, Label as KeyLabel};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use teahouse_bots::Level;
use teahouse_catalog::GAMES;
use teahouse_store::{Failure, StoreError};
use teahouse_wire::Code;

use super::list::{self, Kind, METRICS, Metric};
use super::seldom::Seldom;
use crate::error::ApiError;

/// The recorder keeps what histograms are told in a list until somebody sums it up. Were that only done when Prometheus comes, a
/// house nobody watches would grow for ever.
const SUM_UP: Duration = Duration::from_secs(5);

/// The handles.
pub struct Meters {
    pub(super) page: PrometheusHandle,
    games: Vec<GameMeters>,
    pub entries_written: Counter,
    pub slow_pages: Counter,
    pub watchers_put_off: Counter,
    pub connections: Gauge,
    pub connections_refused: Counter,
    pub bot_wait: Histogram,
    pub bots_put_off: Counter,
    pub(super) panics: Counter,
    commit_seconds: Histogram,
    commit_writes: Histogram,
    /// In the order of [`Failure::ALL`].
    write_failures: [(Counter, Seldom); Failure::ALL.len()],
    /// By the number of the code.
    caps_hit: Vec<OnceLock<Counter>>,
    refusals: Vec<OnceLock<Counter>>,
    present: [AtomicI64; Role::ALL.len()],
}

/// The handles of one game.
pub struct GameMeters {
    id: &'static str,
    pub moves: Histogram,
    pub matches: Counter,
    bots: [Histogram; Level::ALL.len()],
}

impl GameMeters {
    /// How long bots of this level think.
    pub fn bot(&self, level: Level) -> &Histogram {
        let at = Level::ALL.iter().position(|one| *one == level);
        &self.bots[at.unwrap_or_default()]
    }
}

/// The process has one recorder, so it has one set of handles; several houses in one process (tests) share them.
pub fn meters() -> &'static Meters {
    static METERS: LazyLock<Meters> = LazyLock::new(Meters::new);
    &METERS
}

impl Metric {
    fn key(&self, values: &[&'static str]) -> Vec<KeyLabel> {
        assert_eq!(values.len(), self.labels.len(), "{}", self.name);
        self.labels.iter().zip(values).map(|(label, value)| KeyLabel::new(label.name(), *value)).collect()
    }

    pub(super) fn counter(&self, values: &[&'static str]) -> Counter {
        metrics::counter!(self.name, self.key(values))
    }

    pub(super) fn gauge(&self, values: &[&'static str]) -> Gauge {
        metrics::gauge!(self.name, self.key(values))
    }

    pub(super) fn histogram(&self, values: &[&'static str]) -> Histogram {
        metrics::histogram!(self.name, self.key(values))
    }
}

/// Makes the recorder the process's own, with every metric described.
fn record() -> PrometheusHandle {
    let mut builder = PrometheusBuilder::new();
    for metric in METRICS {
        if let Kind::Histogram(bounds) = metric.kind {
            let name = Matcher::Full(metric.name.to_owned());
            builder = builder.set_buckets_for_metric(name, bounds).expect("histograms have bounds");
        }
    }
    let recorder = builder.build_recorder();
    let page = recorder.handle();
    // Refused if the program that contains the house has a recorder already: then it has the numbers, and ours stays empty.
    let _ = metrics::set_global_recorder(recorder);
    for metric in METRICS {
        match metric.kind {
            Kind::Counter => metrics::describe_counter!(metric.name, metric.help),
            Kind::Gauge => metrics::describe_gauge!(metric.name, metric.help),
            Kind::Histogram(_) => metrics::describe_histogram!(metric.name, metric.help),
        }
    }
    let sums = page.clone();
    let sum_up = move || {
        loop {
            std::thread::sleep(SUM_UP);
            sums.run_upkeep();
        }
    };
    std::thread::Builder::new().name("metrics".to_owned()).spawn(sum_up).expect("a thread for metrics");
    page
}

impl Meters {
    fn new() -> Meters {
        let page = record();
        let game = |id: &'static str| GameMeters {
            id,
            moves: list::MOVE_SECONDS.histogram(&[id]),
            matches: list::MATCHES_STARTED.counter(&[id]),
            bots: Level::ALL.map(|level| list::BOT_SECONDS.histogram(&[id, level.name()])),
        };
        let failure =
            |kind: Failure| (list::WRITE_FAILURES.counter(&[kind.text()]), Seldom::every(Duration::from_secs(10)));
        let codes = || Code::ALL.iter().map(|_| OnceLock::new()).collect();
        let meters = Meters {
            page,
            games: GAMES.iter().map(|one| game(one.id())).collect(),
            entries_written: list::ENTRIES_WRITTEN.counter(&[]),
            slow_pages: list::SLOW_PAGES.counter(&[]),
            watchers_put_off: list::WATCHERS_PUT_OFF.counter(&[]),
            connections: list::CONNECTIONS.gauge(&[]),
            connections_refused: list::CONNECTIONS_REFUSED.counter(&[]),
            bot_wait: list::BOT_WAIT_SECONDS.histogram(&[]),
            bots_put_off: list::BOT_PUT_OFF.counter(&[]),
            panics: list::PANICS.counter(&[]),
            commit_seconds: list::COMMIT_SECONDS.histogram(&[]),
            commit_writes: list::COMMIT_WRITES.histogram(&[]),
            write_failures: Failure::ALL.map(failure),
            caps_hit: codes(),
            refusals: codes(),
            present: Default::default(),
        };
        list::BUILD.gauge(&[env!("CARGO_PKG_VERSION")]).set(1.0);
        // Alerts look at how fast these grow: the first time must not look like a beginning.
        for code in Code::ALL.iter().filter(|code| code.is_cap()) {
            meters.cap(*code).increment(0);
        }
        meters
    }

    /// The handles of a game.
    pub fn game(&self, id: &str) -> &GameMeters {
        self.games.iter().find(|game| game.id == id).expect("every table's game is in the catalogue")
    }

    fn cap(&self, code: Code) -> &Counter {
        self.caps_hit[code as usize].get_or_init(|| list::CAPS_HIT.counter(&[code.text()]))
    }

    /// How many there are.
    pub(super) fn present(&self, role: Role) -> i64 {
        self.present[role as usize].load(Ordering::Relaxed)
    }
}

/// Somebody is refused: called where the answer goes out, over HTTP and over sockets.
pub fn count_refusal(error: &ApiError) {
    let (meters, code) = (meters(), error.problem.code);
    meters.refusals[code as usize].get_or_init(|| list::REFUSALS.counter(&[code.text()])).increment(1);
    if error.status == StatusCode::TOO_MANY_REQUESTS || code.is_cap() {
        meters.cap(code).increment(1);
    }
}

impl teahouse_store::Observer for &'static Meters {
    fn wrote(&self, writes: usize, took: Duration) {
        self.commit_seconds.record(took);
        self.commit_writes.record(writes as f64);
    }

    fn failed(&self, error: &StoreError) {
        let Some(kind) = error.failure() else { return };
        let (count, seldom) = &self.write_failures[kind as usize];
        count.increment(1);
        // A full disk must not be filled by the log that says so.
        if let Some(more) = seldom.now() {
            tracing::error!(kind = kind.text(), %error, more, "nothing can be written: moves are refused until the database takes them again. {}", remedy(kind));
        }
    }
}

/// What a host can do about it.
fn remedy(kind: Failure) -> &'static str {
    match kind {
        Failure::Full => "Make room on its disk; the house goes on by itself",
        Failure::ReadOnly => {
            "Look at the owner and mode of its file and folder, and whether the disk was mounted read-only"
        }
        Failure::Locked => "Another program holds the database: end it",
        Failure::Unavailable => "Look whether the disk or the database server is well",
        Failure::Closed => "The house is closing",
        Failure::LockLost => "Another house may write to its data now, so this one ends: start one of them only",
        Failure::Database => "`teahouse doctor` looks for the cause",
    }
}

/// Whose socket it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Any socket to a table, whether it has said hello or not.
    Table,
    /// A page of somebody who has a seat.
    Player,
    /// A page that looks on.
    Spectator,
    /// A page that looks at the list of tables.
    Lobby,
}

impl Role {
    const ALL: [Role; 4] = [Role::Table, Role::Player, Role::Spectator, Role::Lobby];
}

/// Somebody is there; counted until it is dropped.
pub struct Present(Role);

impl Present {
    pub fn new(role: Role) -> Present {
        meters().present[role as usize].fetch_add(1, Ordering::Relaxed);
        Present(role)
    }

    /// They do something else now.
    pub fn become_a(&mut self, role: Role) {
        if self.0 != role {
            *self = Present::new(role);
        }
    }
}

impl Drop for Present {
    fn drop(&mut self) {
        meters().present[self.0 as usize].fetch_sub(1, Ordering::Relaxed);
    }
}
