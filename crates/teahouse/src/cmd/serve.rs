//! `teahouse serve`: runs the house.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context, Result};
use clap::{Args as ClapArgs, ValueEnum};
use teahouse_server::{House, Settings, serve};
use teahouse_store::Store;
use tracing_subscriber::EnvFilter;

use crate::args::{Common, cores};
use crate::out::Out;

#[derive(ClapArgs)]
pub struct Args {
    /// Address to listen on; 0.0.0.0:8137 lets your network in
    #[arg(long, env = "TEAHOUSE_LISTEN", default_value = "127.0.0.1:8137")]
    listen: String,
    /// Folder of the SQLite file
    #[arg(long, env = "TEAHOUSE_DATA", default_value = "data")]
    data: PathBuf,
    /// Another database: postgres://… or sqlite://…
    #[arg(long, env = "TEAHOUSE_DATABASE")]
    database: Option<String>,
    /// The address people use, such as `https://tea.example`
    #[arg(long, env = "TEAHOUSE_BASE_URL")]
    base_url: Option<String>,
    /// How the log is written
    #[arg(long, env = "TEAHOUSE_LOG_FORMAT", default_value = "text")]
    log_format: LogFormat,
    /// Milliseconds a bot waits before it moves
    #[arg(long, env = "TEAHOUSE_BOT_PAUSE", default_value_t = 600)]
    bot_pause: u64,
}

#[derive(Clone, Copy, ValueEnum)]
enum LogFormat {
    Text,
    Json,
}

pub fn run(common: &Common, args: &Args, out: &mut Out) -> Result<ExitCode> {
    start_log(args.log_format);
    let url = match &args.database {
        Some(url) => url.clone(),
        None => {
            std::fs::create_dir_all(&args.data).with_context(|| args.data.display().to_string())?;
            format!("sqlite://{}", args.data.join("teahouse.db").display())
        }
    };
    let settings = Settings {
        base_url: args.base_url.clone(),
        boards: common.boards.clone(),
        bot_pause: Duration::from_millis(args.bot_pause),
        bot_threads: cores(),
        ..Settings::default()
    };
    let runtime = tokio::runtime::Runtime::new().context("cannot start the house's threads")?;
    runtime.block_on(async {
        let store = Store::open(&url).await.with_context(|| format!("cannot open {url}"))?;
        let house = House::new(store, settings);
        let mut told = Ok(());
        let ready = |address| {
            told = out.line(format!("Teahouse is open at http://{address}/")).and_then(|()| out.finish());
        };
        serve(house, &args.listen, ready, asked_to_stop()).await?;
        told
    })?;
    Ok(ExitCode::SUCCESS)
}

/// Ctrl-C, or the word of a service manager.
async fn asked_to_stop() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => return,
                _ = terminate.recv() => return,
            }
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}

/// Logs go to standard error; `RUST_LOG` chooses how much.
fn start_log(format: LogFormat) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    match format {
        LogFormat::Text => log.init(),
        LogFormat::Json => log.json().init(),
    }
}
