//! `teahouse serve`, and `teahouse` alone: runs the house.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, bail};
use clap::{Args as ClapArgs, Parser};
use serde::Deserialize;
use teahouse_catalog::GAMES;
use teahouse_server::{House, Network, Settings, TEST_SEEDS_WARNING, TlsFiles, is_host, serve, telemetry};
use teahouse_store::Store;
use tokio::sync::oneshot;

use super::opening;
use crate::args::{Common, cores};
use crate::keep::Keep;
use crate::log::{self, LogFormat};
use crate::out::Out;
use crate::place::{file_url, make_folder, named_database, without_password};

/// Every option but `--no-limits`, `--test-seeds` and `--test-clock` may also stand in a file, under its long name; a flag counts more than the environment, the environment
/// more than the file.
#[derive(ClapArgs)]
pub struct Args {
    /// File with these options; teahouse.toml is read if it is there
    #[arg(long, env = "TEAHOUSE_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,
    /// Address to listen on [default: 127.0.0.1:8137]; 0.0.0.0:8137 lets your network in
    #[arg(long, env = "TEAHOUSE_LISTEN")]
    listen: Option<String>,
    /// Folder of the SQLite file [default: data]
    #[arg(long, env = "TEAHOUSE_DATA", value_name = "DIR")]
    data: Option<PathBuf>,
    /// Another database: postgres://… or sqlite://…
    #[arg(long, env = "TEAHOUSE_DATABASE", value_name = "URL")]
    database: Option<String>,
    /// The address people use, such as `https://tea.example`
    #[arg(long, env = "TEAHOUSE_BASE_URL", value_name = "URL")]
    base_url: Option<String>,
    /// How the log is written [default: text]
    #[arg(long, env = "TEAHOUSE_LOG_FORMAT")]
    log_format: Option<LogFormat>,
    /// Milliseconds a bot waits before it moves [default: 600]
    #[arg(long, env = "TEAHOUSE_BOT_PAUSE", value_name = "MS")]
    bot_pause: Option<u64>,
    /// Addresses or networks of proxies in front of the house; only they are believed in X-Forwarded-For
    #[arg(long, env = "TEAHOUSE_PROXIES", value_name = "IP,NETWORK/N,…", value_delimiter = ',')]
    proxies: Vec<Network>,
    /// Certificate (PEM, with those above it) for https without a proxy; read again on SIGHUP
    #[arg(long, env = "TEAHOUSE_TLS_CERT", value_name = "FILE")]
    tls_cert: Option<PathBuf>,
    /// The certificate's private key (PEM)
    #[arg(long, env = "TEAHOUSE_TLS_KEY", value_name = "FILE")]
    tls_key: Option<PathBuf>,
    #[command(flatten)]
    keep: Keep,
    /// No limits on requests, new guests, messages and chat: for measuring, never for a house others can reach
    #[arg(long, env = "TEAHOUSE_NO_LIMITS")]
    no_limits: bool,
    /// Requests choose the dice: for the browser tests, which set it. Neither the environment nor a file can
    #[arg(long, hide = true)]
    test_seeds: bool,
    /// A file that says by how many seconds the clock is wrong: for the crash test, which sets it. Neither the environment nor a file can
    #[arg(long, hide = true, value_name = "FILE")]
    test_clock: Option<PathBuf>,
}

impl Args {
    /// What the environment alone says: `teahouse` without any word.
    pub fn from_environment() -> Args {
        #[derive(Parser)]
        struct Alone {
            #[command(flatten)]
            args: Args,
        }
        Alone::parse_from(["teahouse"]).args
    }
}

/// The same in a file.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Config {
    listen: Option<String>,
    pub data: Option<PathBuf>,
    pub database: Option<String>,
    base_url: Option<String>,
    log_format: Option<LogFormat>,
    bot_pause: Option<u64>,
    boards: Option<PathBuf>,
    #[serde(default)]
    proxies: Vec<Network>,
    tls_cert: Option<PathBuf>,
    tls_key: Option<PathBuf>,
    #[serde(default)]
    keep: Keep,
}

/// The file that is read when none is named.
const USUAL_CONFIG: &str = "teahouse.toml";

impl Config {
    pub fn read(named: Option<&Path>) -> Result<Config> {
        let usual = Path::new(USUAL_CONFIG);
        let Some(file) = named.or_else(|| usual.exists().then_some(usual)) else { return Ok(Config::default()) };
        let name = file.display();
        let text = teahouse_catalog::read_text(file).with_context(|| format!("cannot read {name}"))?;
        toml::from_str(&text).map_err(|e| anyhow!("{name}: {e}"))
    }
}

/// Any bytes as a configuration file: for `teahouse fuzz`.
pub fn try_config(bytes: &[u8]) {
    let Ok(file) = toml::from_str::<Config>(&String::from_utf8_lossy(bytes)) else { return };
    if let Some(Ok(base)) = file.base_url.as_deref().map(check_base_url) {
        assert_eq!(check_base_url(&base).ok(), Some(base), "what is accepted once is accepted as it is");
    }
    _ = file.database.as_deref().map(without_password);
}

pub fn run(common: &Common, args: &Args, out: &mut Out) -> Result<ExitCode> {
    let file = Config::read(args.config.as_deref())?;
    log::start(args.log_format.or(file.log_format).unwrap_or_default());
    telemetry::log_panics();
    if let Some(file) = &args.test_clock {
        teahouse_store::clock::follow(file.clone());
    }
    let listen = args.listen.clone().or(file.listen).unwrap_or_else(|| "127.0.0.1:8137".to_owned());
    let url = match named_database(args.database.as_deref(), args.data.as_deref(), file.database) {
        Some(url) => url,
        None => {
            let data = args.data.clone().or(file.data).unwrap_or_else(|| "data".into());
            make_folder(&data)?;
            file_url(&data)
        }
    };
    let base_url = args.base_url.clone().or(file.base_url).map(|url| check_base_url(&url)).transpose()?;
    let boards = common.boards.clone().or(file.boards);
    check_boards(boards.as_deref())?;
    let tls = tls_files(args.tls_cert.clone().or(file.tls_cert), args.tls_key.clone().or(file.tls_key))?;
    let scheme = if tls.is_some() { "https" } else { "http" };
    let settings = Settings {
        base_url,
        boards,
        bot_pause: Duration::from_millis(args.bot_pause.or(file.bot_pause).unwrap_or(600)),
        bot_threads: bot_threads(),
        proxies: if args.proxies.is_empty() { file.proxies } else { args.proxies.clone() },
        tls,
        database_file: opening::database_file(&url),
        limits: !args.no_limits,
        retention: args.keep.or(file.keep),
        test_seeds: args.test_seeds,
        checker: std::env::current_exe().ok(),
        ..Settings::default()
    };
    let runtime = tokio::runtime::Runtime::new().context("cannot start the house's threads")?;
    runtime.block_on(async {
        let store = Store::open_alone(&url).await.with_context(|| format!("cannot open {}", without_password(&url)))?;
        let opening = settings.clone();
        let house = House::new(store, settings);
        let mut told = Ok(());
        let ready = |address| {
            opening::log(&without_password(&url), address, &opening);
            if args.test_seeds {
                eprintln!("{TEST_SEEDS_WARNING}");
            }
            told = greet(scheme, address, out);
        };
        let (asked, since) = oneshot::channel();
        let stop = async move {
            let signal = asked_to_stop().await;
            let _ = asked.send(Instant::now());
            tracing::info!(signal, "asked to close: pages are told to come back, what is under way is finished");
        };
        serve(house, &listen, ready, stop).await?;
        let ms = since.await.map_or(0, |since| since.elapsed().as_millis() as u64);
        tracing::info!(ms, "closed: everything that was acknowledged is on disk");
        told
    })?;
    Ok(ExitCode::SUCCESS)
}

/// A core is left to people, however many bots think: the lowest priority alone does not keep a busy core from making them wait.
fn bot_threads() -> usize {
    cores().saturating_sub(1).max(1)
}

/// The address first, alone on its line: programs read it.
fn greet(scheme: &str, address: SocketAddr, out: &mut Out) -> Result<()> {
    let page =
        if address.ip().is_unspecified() { SocketAddr::new([127, 0, 0, 1].into(), address.port()) } else { address };
    out.line(format!("Teahouse is open at {scheme}://{page}/"))?;
    if address.ip().is_loopback() {
        out.line(format!("Only this machine can reach it; --listen 0.0.0.0:{} lets your network in.", address.port()))?;
    }
    out.line("Ctrl-C closes it; nothing is lost. `teahouse --help` tells what else it can do.")?;
    out.finish()
}

fn check_base_url(url: &str) -> Result<String> {
    let host = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://")).map(|r| r.trim_end_matches('/'));
    match host {
        Some(host) if is_host(host) => Ok(url.trim_end_matches('/').to_owned()),
        _ => bail!("the base URL {url:?} is not an address such as https://tea.example"),
    }
}

/// Both or neither.
fn tls_files(certificate: Option<PathBuf>, key: Option<PathBuf>) -> Result<Option<TlsFiles>> {
    match (certificate, key) {
        (Some(certificate), Some(key)) => Ok(Some(TlsFiles { certificate, key })),
        (None, None) => Ok(None),
        (Some(_), None) => bail!("--tls-cert needs --tls-key"),
        (None, Some(_)) => bail!("--tls-key needs --tls-cert"),
    }
}

/// A broken board is told at the door, not when somebody wants to play on it.
fn check_boards(boards: Option<&Path>) -> Result<()> {
    for game in GAMES {
        game.board_ids(boards)?;
    }
    Ok(())
}

/// Ctrl-C, or the word of a service manager; which of them it was.
async fn asked_to_stop() -> &'static str {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => return "SIGINT",
                _ = terminate.recv() => return "SIGTERM",
            }
        }
    }
    let _ = tokio::signal::ctrl_c().await;
    "SIGINT"
}
