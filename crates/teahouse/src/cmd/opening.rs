//! What the log says first: which house this is, and what it stands on.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use teahouse_server::Settings;

/// Tells how the house is run; `database` is its address as it may be shown.
pub fn log(database: &str, address: SocketAddr, settings: &Settings) {
    let Settings { base_url, boards, bot_pause, bot_threads, proxies, limits, .. } = settings;
    tracing::info!(
        version = env!("CARGO_PKG_VERSION"),
        database,
        %address,
        base_url = base_url.as_deref().unwrap_or("-"),
        proxies = ?proxies,
        limits = if *limits { "on" } else { "off" },
        bot_threads,
        bot_pause_ms = bot_pause.as_millis() as u64,
        boards = %boards.as_deref().unwrap_or(Path::new("-")).display(),
        "the house is open"
    );
    if !limits {
        tracing::warn!("limits are off: whoever can reach this house can use it up; --no-limits is for measuring");
    }
}

/// The file behind the address of a SQLite database.
pub fn database_file(url: &str) -> Option<PathBuf> {
    let path = url.strip_prefix("sqlite:")?.split('?').next()?;
    let path = path.strip_prefix("//").unwrap_or(path);
    (path != ":memory:").then(|| path.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_behind_addresses() {
        let file = |url| database_file(url).map(|path| path.display().to_string());
        assert_eq!(file("sqlite:///var/lib/teahouse/teahouse.db").as_deref(), Some("/var/lib/teahouse/teahouse.db"));
        assert_eq!(file("sqlite://data/teahouse.db?mode=rw").as_deref(), Some("data/teahouse.db"));
        assert_eq!(file("sqlite:tea.db").as_deref(), Some("tea.db"));
        assert_eq!(
            [file("sqlite::memory:"), file("sqlite://:memory:"), file("postgres://me@there/db")],
            [None, None, None]
        );
    }
}
