//! Everything CI runs, in two halves of two lanes each: the client's own checks beside cargo's lints and builds; then the browser beside the tests and
//! the program at work. (Lints beside the browser were tried: it took longer by more than they take.)

use std::process::Command;
use std::sync::Arc;
use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::client;
use crate::contract;
use crate::instructions;
use crate::lanes::{beside, both};
use crate::laws::Program;
use crate::licences;
use crate::postgres::Postgres;
use crate::soak;
use crate::tools::{cargo, ensure, has, runs};
use crate::unchanged::{Sight, Unchanged};

/// Games of every kind of table with all laws on; `cargo xtask soak` plays many more.
const GAMES: &str = "200";
const EACH_OPTION: &str = "3";

/// What is to be checked.
#[derive(Clone, Copy)]
pub struct Wish {
    /// Format, lints and tests only.
    pub fast: bool,
    /// Long parts that passed on the very same files, too.
    pub again: bool,
}

pub fn run(wish: Wish) -> Result<()> {
    let start = Instant::now();
    ensure_components()?;
    cargo("format", &["fmt", "--all", "--check"], &[])?;
    client::install()?;
    let unchanged = Arc::new(Unchanged::new(wish.again));
    // The program takes the pages from there.
    client::build(&unchanged)?;
    let client_side = {
        let unchanged = unchanged.clone();
        beside("the client's checks", move || client::check(&unchanged))
    };
    both(lints().and_then(|()| build_tests()), client_side.join())?;
    if wish.fast {
        tests(&[])?;
    } else {
        everything_else(&unchanged)?;
    }
    println!("\ncheck: all fine after {:.0} s", start.elapsed().as_secs_f64());
    Ok(())
}

fn lints() -> Result<()> {
    cargo("lints", &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"], &[])?;
    licences::check()
}

/// The browser waits for pages most of the time; meanwhile the tests run, and the program plays and is killed.
fn everything_else(unchanged: &Arc<Unchanged>) -> Result<()> {
    ensure("python3", "python3", || runs("python3", "--version"))?;
    client::browser()?;
    // Its own tests have built it; `cargo build` would choose other features for what it is made of, and compile much of it again.
    let program = Program::checked();
    let sight = Sight::all().and_program(&program.0);
    let browser = {
        let (unchanged, sight, program) = (unchanged.clone(), sight.clone(), program.0.clone());
        beside("the browser", move || unchanged.phase("client: in the browser", &sight, || client::journeys(&program)))
    };
    let rest = unchanged.phase("tests with PostgreSQL", &sight, tests_with_postgres).and_then(|()| docs());
    both(rest.and_then(|()| at_work(&program, unchanged, &sight)), browser.join())
}

fn tests_with_postgres() -> Result<()> {
    let postgres = Postgres::start()?;
    tests(&[("TEST_PG", &postgres.url()), ("TEAHOUSE_REQUIRE_SERVICES", "1")])
}

/// Cargo knows by itself what has changed.
fn docs() -> Result<()> {
    cargo("docs", &["doc", "--workspace", "--no-deps"], &[("RUSTDOCFLAGS", "-D warnings")])
}

/// All programs of tests, and the program itself.
pub fn build_tests() -> Result<()> {
    cargo("build", &[runner(), &["--no-run"]].concat(), &[])
}

/// nextest keeps both cores busy over all crates; it does not know examples in the documentation.
fn tests(environment: &[(&str, &str)]) -> Result<()> {
    if !has("nextest") {
        return cargo("tests", runner(), environment);
    }
    cargo("tests", &[runner(), &["--no-fail-fast"]].concat(), environment)?;
    cargo("examples in the documentation", &["test", "--workspace", "--doc"], environment)
}

fn runner() -> &'static [&'static str] {
    if has("nextest") { &["nextest", "run", "--workspace"] } else { &["test", "--workspace"] }
}

/// The program that was just tested plays, is killed and reads files.
fn at_work(program: &Program, unchanged: &Unchanged, sight: &Sight) -> Result<()> {
    unchanged.phase("random games with every law on", sight, || program.laws(GAMES, EACH_OPTION))?;
    unchanged.phase("instructions of a bot's work", sight, || instructions::check(program))?;
    unchanged.phase("scenario files through the command line", sight, || scenarios(program))?;
    unchanged.phase("the API against its own description", sight, || contract::run(&program.0))?;
    unchanged.phase("killed, cut, torn, full, out of time", sight, || soak::short(program))?;
    // Its pages are built in another way, which nothing else tries.
    unchanged.phase("the release's pages", sight, || cargo("pages", &["check", "--release", "-p", "teahouse-web"], &[]))
}

/// The tests that compare the client's types write them instead.
pub fn types() -> Result<()> {
    let tests = ["test", "--workspace", "--lib", "--test", "all", "the_client_knows_these_types"];
    cargo("types", &tests, &[("TEAHOUSE_TYPES", "write")])
}

/// rustfmt and clippy come with most toolchains; where they are missing, rustup may bring them.
fn ensure_components() -> Result<()> {
    for (component, probe) in [("rustfmt", "fmt"), ("clippy", "clippy")] {
        if !has(probe) {
            println!("check: adding {component}");
            let status = Command::new("rustup").args(["component", "add", component]).status();
            if !status.is_ok_and(|s| s.success()) {
                bail!("cargo {probe} is missing and rustup cannot add it; install {component} for this toolchain");
            }
        }
    }
    Ok(())
}

fn scenarios(program: &Program) -> Result<()> {
    let mut files = Vec::new();
    for game in std::fs::read_dir("games")? {
        let folder = game?.path().join("scenarios");
        for file in std::fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
            files.push(file?.path().display().to_string());
        }
    }
    files.sort();
    let arguments: Vec<&str> = std::iter::once("scenario").chain(files.iter().map(String::as_str)).collect();
    program.run(&arguments)
}
