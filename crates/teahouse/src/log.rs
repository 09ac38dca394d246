//! The log: on standard error, as much of it as `RUST_LOG` says, and never anything of anybody's hand. Our own lines are written with
//! that in mind; the crates below us know nothing of secrets and at their chattiest print whole messages, so of them only what concerns
//! a host is let through, whatever `RUST_LOG` says.

use std::io::IsTerminal;

use clap::ValueEnum;
use serde::Deserialize;
use tracing::Metadata;
use tracing_subscriber::filter::{FilterExt, FilterFn, LevelFilter, filter_fn};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, Layer};

/// How the log is written.
#[derive(Clone, Copy, Default, Deserialize, ValueEnum)]
#[serde(rename_all = "kebab-case")]
pub enum LogFormat {
    #[default]
    Text,
    Json,
}

/// What is logged where nothing else is asked for.
const USUAL: &str = "info";

/// Those who may say all they know: ourselves.
const TRUSTED: [&str; 1] = ["teahouse"];

/// Starts it.
pub fn start(format: LogFormat) {
    let chosen = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new(USUAL));
    let lines = tracing_subscriber::fmt::layer()
        .with_writer(std::io::stderr)
        .with_ansi(matches!(format, LogFormat::Text) && std::io::stderr().is_terminal());
    let lines = match format {
        LogFormat::Text => lines.boxed(),
        // A line is one flat object: what happened first, then the request it belongs to.
        LogFormat::Json => lines.json().flatten_event(true).with_span_list(false).boxed(),
    };
    tracing_subscriber::registry().with(lines.with_filter(chosen.and(discreet()))).init();
}

/// Lets through what cannot hold a secret. It says which levels it knows at all: without that nobody could tell in advance that nothing finer than
/// what was chosen is ever wanted, and every line the crates below us might write would be looked at.
fn discreet() -> FilterFn {
    let harmless: fn(&Metadata<'_>) -> bool = |line| *line.level() <= LevelFilter::INFO || is_trusted(line.target());
    filter_fn(harmless).with_max_level_hint(LevelFilter::TRACE)
}

fn is_trusted(target: &str) -> bool {
    // Crates of ours are called teahouse_server and the like.
    let parts =
        |name: &str| target.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with(['_', ':']));
    TRUSTED.into_iter().any(parts)
}

#[cfg(test)]
mod tests {
    use tracing_subscriber::Registry;
    use tracing_subscriber::layer::Filter;

    use super::*;

    /// What nobody wants to read costs nothing: sockets alone would write a dozen lines for each move.
    #[test]
    fn lines_that_are_not_chosen_are_known_in_advance() {
        let filter = EnvFilter::new(USUAL).and(discreet());
        assert_eq!(Filter::<Registry>::max_level_hint(&filter), Some(LevelFilter::INFO));
    }

    #[test]
    fn only_our_own_lines_may_be_chatty() {
        for ours in ["teahouse", "teahouse_server::room", "teahouse_store", "teahouse::cmd"] {
            assert!(is_trusted(ours), "{ours}");
        }
        for other in [
            "tungstenite::protocol",
            "hyper::proto::h1::io",
            "sqlx::query",
            "teahousekeeper",
            "tower_http::trace::on_response",
            "rustls::server",
        ] {
            assert!(!is_trusted(other), "{other}");
        }
    }
}
