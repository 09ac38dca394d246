//! Every metric of the house: its name, what it means, and what its labels may say. Dashboard, alerts and docs/observability.md are held
//! against this list by tests.

use teahouse_bots::Level;
use teahouse_catalog::GAMES;
use teahouse_store::Failure;
use teahouse_wire::Code;

use super::requests::{METHODS, PAGE, STATUSES};
use super::sample::{PHASES, ROLES};

/// One metric.
#[derive(Debug)]
pub struct Metric {
    /// As Prometheus knows it.
    pub name: &'static str,
    /// What kind of number it is.
    pub kind: Kind,
    /// What it is told apart by.
    pub labels: &'static [Label],
    /// What it means.
    pub help: &'static str,
}

/// What kind of number a metric is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Kind {
    /// It only grows.
    Counter,
    /// It goes up and down.
    Gauge,
    /// How often a value was at most this and that: the bounds are fixed.
    Histogram(&'static [f64]),
}

impl Kind {
    /// As Prometheus calls it.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Counter => "counter",
            Kind::Gauge => "gauge",
            Kind::Histogram(_) => "histogram",
        }
    }
}

/// What a metric is told apart by. Each has few values, and none of them is a person's, a table's or a guest's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Label {
    Code,
    Game,
    Kind,
    Level,
    Method,
    Phase,
    Role,
    Route,
    Status,
    Version,
}

impl Label {
    /// As Prometheus knows it.
    pub const fn name(self) -> &'static str {
        match self {
            Label::Code => "code",
            Label::Game => "game",
            Label::Kind => "kind",
            Label::Level => "level",
            Label::Method => "method",
            Label::Phase => "phase",
            Label::Role => "role",
            Label::Route => "route",
            Label::Status => "status",
            Label::Version => "version",
        }
    }

    /// All it may ever say.
    pub fn values(self) -> Vec<String> {
        let texts = |all: &[&str]| all.iter().map(|&text| text.to_owned()).collect();
        match self {
            Label::Code => Code::ALL.iter().map(|code| code.text().to_owned()).collect(),
            Label::Game => GAMES.iter().map(|game| game.id().to_owned()).collect(),
            Label::Kind => texts(&Failure::ALL.map(Failure::text)),
            Label::Level => Level::ALL.iter().map(|level| level.name().to_owned()).collect(),
            Label::Method => texts(&METHODS),
            Label::Phase => texts(&PHASES),
            Label::Role => texts(&ROLES),
            Label::Route => {
                let mut routes: Vec<String> = crate::routes::openapi().paths.paths.into_keys().collect();
                routes.extend(["/api/openapi.json", "/metrics", PAGE].map(str::to_owned));
                routes
            }
            Label::Status => texts(&STATUSES),
            Label::Version => texts(&[env!("CARGO_PKG_VERSION")]),
        }
    }
}

/// Seconds until somebody is answered: fine around what a move takes (about a millisecond), coarse where it has gone wrong anyway.
const ANSWER: &[f64] = &[0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0];
/// Seconds of thinking.
const THOUGHT: &[f64] = &[0.0001, 0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0];
/// Writes that share a commit: the store takes 512 at most.
const BATCH: &[f64] = &[1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0, 512.0];

macro_rules! metrics {
    ($($name:ident = $text:literal, $kind:expr, [$($label:ident),*], $help:literal;)*) => {
        $(pub(super) const $name: Metric = Metric { name: $text, kind: $kind, labels: &[$(Label::$label),*], help: $help };)*

        /// All of them.
        pub const METRICS: &[Metric] = &[$($name),*];
    };
}

metrics! {
    BUILD = "teahouse_build_info", Kind::Gauge, [Version], "Always 1; the label says which Teahouse this is.";
    HEALTHY = "teahouse_healthy", Kind::Gauge, [], "1 if /api/health is green, 0 if it is red.";
    PANICS = "teahouse_panics_total", Kind::Counter, [], "Faults of the program itself (panics); each is in the log.";

    REQUEST_SECONDS = "teahouse_http_request_seconds", Kind::Histogram(ANSWER), [Route, Method, Status], "Seconds from a request to its answer, by route (the pattern, not the address), method and class of status. Sockets count until they are open.";
    REFUSALS = "teahouse_refusals_total", Kind::Counter, [Code], "Refusals told to pages and programs, by code; a code appears when it first happens.";
    CAPS_HIT = "teahouse_caps_hit_total", Kind::Counter, [Code], "Refusals because somebody wanted more than a limit allows, by code.";

    MOVE_SECONDS = "teahouse_move_seconds", Kind::Histogram(ANSWER), [Game], "Seconds from a move's arrival to its answer; it is on disk by then.";
    MATCHES_STARTED = "teahouse_matches_started_total", Kind::Counter, [Game], "Matches begun.";
    TABLES = "teahouse_tables", Kind::Gauge, [Game, Phase], "Tables in memory.";
    SOCKETS = "teahouse_sockets", Kind::Gauge, [Role], "Open sockets: players and spectators at tables, pages in the lobby, new ones that have not said hello yet.";
    SLOW_PAGES = "teahouse_slow_pages_total", Kind::Counter, [], "Pages that did not keep up with their table and were let go; they come back by themselves.";
    WATCHERS_PUT_OFF = "teahouse_watchers_put_off_total", Kind::Counter, [], "Times that those who only watch were told later, as several moves in one, because the house was overloaded.";
    MAILBOX_MESSAGES = "teahouse_mailbox_messages", Kind::Gauge, [], "Messages that wait in the mailboxes of all tables.";
    MAILBOX_LONGEST = "teahouse_mailbox_longest", Kind::Gauge, [], "Messages that wait at the busiest table.";

    CONNECTIONS = "teahouse_connections", Kind::Gauge, [], "Open connections.";
    CONNECTIONS_REFUSED = "teahouse_connections_refused_total", Kind::Counter, [], "Connections hung up on at once, because their address or all together had too many.";
    LATENESS = "teahouse_lateness_seconds", Kind::Gauge, [], "How late the house's own clock was last: above 0.04 bots wait, above 0.15 those who only watch wait too.";
    BLOCKING_WAITING = "teahouse_blocking_waiting", Kind::Gauge, [], "Long work (looking back, taking back, reading long matches) that waits for a thread.";
    BOARDS_KEPT = "teahouse_boards_kept", Kind::Gauge, [], "Boards of strangers that are in memory.";

    COMMIT_SECONDS = "teahouse_commit_seconds", Kind::Histogram(ANSWER), [], "Seconds a batch of writes took until it was on disk (or had failed).";
    COMMIT_WRITES = "teahouse_commit_writes", Kind::Histogram(BATCH), [], "Writes that shared a batch.";
    ENTRIES_WRITTEN = "teahouse_entries_written_total", Kind::Counter, [], "Entries of matches written to disk.";
    WRITE_FAILURES = "teahouse_write_failures_total", Kind::Counter, [Kind], "Writes the database could not do, by cause. Whoever asked was told so; nothing is lost.";
    WRITER_QUEUE = "teahouse_writer_queue", Kind::Gauge, [], "Writes that wait for the next commit.";
    DATABASE_BYTES = "teahouse_database_bytes", Kind::Gauge, [], "Size of the SQLite file with its log; 0 with PostgreSQL.";
    DISK_FREE = "teahouse_disk_free_bytes", Kind::Gauge, [], "Room left on the disk of the SQLite file; 0 with PostgreSQL.";
    DISK_BYTES = "teahouse_disk_bytes", Kind::Gauge, [], "Size of the disk of the SQLite file; 0 with PostgreSQL.";

    BOT_WAITING = "teahouse_bot_waiting", Kind::Gauge, [], "Thoughts of bots that wait for a thread.";
    BOT_THINKING = "teahouse_bot_thinking", Kind::Gauge, [], "Bots that are thinking now.";
    BOT_WAIT_SECONDS = "teahouse_bot_wait_seconds", Kind::Histogram(THOUGHT), [], "Seconds a thought waited for a thread.";
    BOT_SECONDS = "teahouse_bot_thought_seconds", Kind::Histogram(THOUGHT), [Game, Level], "Seconds a bot thought about a move.";
    BOT_PUT_OFF = "teahouse_bot_put_off_total", Kind::Counter, [], "Thoughts put off because too many were waiting; they are tried again.";

    CPU_SECONDS = "process_cpu_seconds_total", Kind::Counter, [], "Seconds of CPU the program has used.";
    MEMORY_BYTES = "process_resident_memory_bytes", Kind::Gauge, [], "Memory the program has in use.";
    OPEN_FDS = "process_open_fds", Kind::Gauge, [], "Open files and sockets.";
    MOST_FDS = "process_max_fds", Kind::Gauge, [], "Files and sockets it may have open; a huge number if there is no limit.";
    STARTED = "process_start_time_seconds", Kind::Gauge, [], "When the program was started, in seconds since 1970.";
    THREADS = "process_threads", Kind::Gauge, [], "Threads of the program.";
}
