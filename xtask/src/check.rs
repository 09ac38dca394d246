//! Everything CI runs, in the order in which it fails fastest.

use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::client;
use crate::postgres::Postgres;
use crate::tools::{ensure, phase, runs};

pub fn run(fast: bool) -> Result<()> {
    let start = Instant::now();
    ensure_components()?;
    cargo("format", &["fmt", "--all", "--check"], &[])?;
    cargo("lints", &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"], &[])?;
    client::check()?;
    if fast {
        cargo("tests", &["test", "--workspace"], &[])?;
    } else {
        ensure("python3", "python3", || runs("python3", "--version"))?;
        let postgres = Postgres::start()?;
        let services = [("TEST_PG", postgres.url()), ("TEAHOUSE_REQUIRE_SERVICES", "1".to_owned())];
        let services: Vec<(&str, &str)> = services.iter().map(|(name, value)| (*name, value.as_str())).collect();
        cargo("tests", &["test", "--workspace"], &services)?;
    }
    if !fast {
        cargo("docs", &["doc", "--workspace", "--no-deps"], &[("RUSTDOCFLAGS", "-D warnings")])?;
        cargo("release build", &["build", "--release"], &[])?;
        phase("random games with every law on", laws_at_speed)?;
        phase("scenario files through the command line", scenarios)?;
        phase("kill -9, twenty times", crash)?;
        client::journeys()?;
    }
    println!("\ncheck: all fine after {:.0} s", start.elapsed().as_secs_f64());
    Ok(())
}

/// The tests that compare the client's types write them instead.
pub fn types() -> Result<()> {
    let tests = ["test", "--workspace", "--lib", "the_client_knows_these_types"];
    cargo("types", &tests, &[("TEAHOUSE_TYPES", "write")])
}

/// rustfmt and clippy come with most toolchains; where they are missing, rustup may bring them.
fn ensure_components() -> Result<()> {
    for (component, probe) in [("rustfmt", "fmt"), ("clippy", "clippy")] {
        let there = Command::new("cargo").args([probe, "--version"]).output().is_ok_and(|o| o.status.success());
        if !there {
            println!("check: adding {component}");
            let status = Command::new("rustup").args(["component", "add", component]).status();
            if !status.is_ok_and(|s| s.success()) {
                bail!("cargo {probe} is missing and rustup cannot add it; install {component} for this toolchain");
            }
        }
    }
    Ok(())
}

fn cargo(what: &str, arguments: &[&str], environment: &[(&str, &str)]) -> Result<()> {
    phase(what, || {
        // Nothing is built a second time in CI: what would be kept for that costs time.
        let once = std::env::var_os("CI").map(|_| ("CARGO_INCREMENTAL", "0"));
        let status = Command::new("cargo")
            .args(arguments)
            .envs(once)
            .envs(environment.iter().copied())
            .status()
            .with_context(|| format!("cannot run cargo {}", arguments.join(" ")))?;
        if !status.success() {
            bail!("{what}: cargo {} failed", arguments.join(" "));
        }
        Ok(())
    })
}

/// The release binary plays random games with every law on, for every game, board, set of rules and number of players; and a few for each
/// option switched singly.
fn laws_at_speed() -> Result<()> {
    let list = Command::new(program()).args(["games", "--json"]).output().context("teahouse games")?;
    let games: serde_json::Value = serde_json::from_slice(&list.stdout).context("teahouse games --json")?;
    for game in games.as_array().context("a list of games")? {
        let id = game["id"].as_str().context("an id")?;
        let rules: Vec<String> = match game["options"]["rules"]["values"].as_array() {
            Some(values) => values.iter().filter_map(|v| Some(format!("rules={}", v.as_str()?))).collect(),
            None => Vec::new(),
        };
        for (board, seats) in game["seats"].as_object().context("boards")? {
            for players in seats.as_array().context("numbers of players")? {
                let players = players.to_string();
                let plain = vec!["sim", id, "--board", board, "--players", &players, "--check"];
                let tables: Vec<Vec<&str>> = match rules.is_empty() {
                    true => vec![plain],
                    false => rules.iter().map(|r| [&plain[..], &["--option", r]].concat()).collect(),
                };
                for table in tables {
                    teahouse(&[&table[..], &["--games", "1000"]].concat())?;
                    teahouse(&[&table[..], &["--games", "10", "--each-option"]].concat())?;
                }
            }
        }
    }
    Ok(())
}

fn scenarios() -> Result<()> {
    let mut files = Vec::new();
    for game in std::fs::read_dir("games")? {
        let folder = game?.path().join("scenarios");
        for file in std::fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
            files.push(file?.path().display().to_string());
        }
    }
    files.sort();
    let arguments: Vec<&str> = std::iter::once("scenario").chain(files.iter().map(String::as_str)).collect();
    teahouse(&arguments)
}

/// The house is killed again and again; the whole version is `teahouse load --kills 100`.
fn crash() -> Result<()> {
    teahouse(&["load", "--kills", "20", "--tables", "8"])
}

fn teahouse(arguments: &[&str]) -> Result<()> {
    let status = Command::new(program()).args(arguments).status().with_context(program)?;
    if !status.success() {
        bail!("teahouse {} failed", arguments[..arguments.len().min(6)].join(" "));
    }
    Ok(())
}

fn program() -> String {
    let target = std::env::var("CARGO_TARGET_DIR").unwrap_or_else(|_| "target".to_owned());
    format!("{target}/release/teahouse{}", std::env::consts::EXE_SUFFIX)
}
