//! Everything CI runs. The client's own checks go on beside cargo; then the program is put to work, and last the browser.

use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::client;
use crate::laws::Program;
use crate::licences;
use crate::postgres::Postgres;
use crate::soak;
use crate::tools::{cargo, ensure, has, runs};
use crate::unchanged::Unchanged;

/// Games of every kind of table with all laws on; `cargo xtask soak` plays many more.
const GAMES: &str = "500";
const EACH_OPTION: &str = "5";

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
    // The program takes the pages from there.
    client::build()?;
    let beside = client::check_beside();
    let cargo_side = cargo_side(wish);
    // Whatever cargo says, what the client says is said, too.
    let client_side = beside.join();
    if let (Err(_), Err(error)) = (&cargo_side, &client_side) {
        eprintln!("xtask: {error:#}");
    }
    cargo_side?;
    client_side?;
    if !wish.fast {
        at_work(wish)?;
    }
    println!("\ncheck: all fine after {:.0} s", start.elapsed().as_secs_f64());
    Ok(())
}

fn cargo_side(wish: Wish) -> Result<()> {
    cargo("lints", &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"], &[])?;
    licences::check()?;
    if wish.fast {
        return tests(&[]);
    }
    ensure("python3", "python3", || runs("python3", "--version"))?;
    let postgres = Postgres::start()?;
    tests(&[("TEST_PG", &postgres.url()), ("TEAHOUSE_REQUIRE_SERVICES", "1")])?;
    drop(postgres);
    cargo("docs", &["doc", "--workspace", "--no-deps"], &[("RUSTDOCFLAGS", "-D warnings")])
}

/// nextest keeps both cores busy over all crates; it does not know examples in the documentation.
fn tests(environment: &[(&str, &str)]) -> Result<()> {
    if !has("nextest") {
        return cargo("tests", &["test", "--workspace"], environment);
    }
    cargo("tests", &["nextest", "run", "--workspace", "--no-fail-fast"], environment)?;
    cargo("examples in the documentation", &["test", "--workspace", "--doc"], environment)
}

/// The program that was just tested plays, is killed, and is looked at in a browser.
fn at_work(wish: Wish) -> Result<()> {
    // Its own tests have built it; `cargo build` would choose other features for what it is made of, and compile much of it again.
    let program = Program::checked();
    let unchanged = Unchanged::new(wish.again, &program.0);
    unchanged.phase("random games with every law on", || program.laws(GAMES, EACH_OPTION))?;
    unchanged.phase("scenario files through the command line", || scenarios(&program))?;
    unchanged.phase("killed, cut, torn, full, out of time", || soak::short(&program))?;
    // Its pages are built in another way, which nothing else tries.
    unchanged.phase("the release's pages", || cargo("pages", &["build", "--release", "-p", "teahouse-web"], &[]))?;
    client::browser()?;
    unchanged.phase("client: in the browser", || client::journeys(&program.0))
}

/// The tests that compare the client's types write them instead.
pub fn types() -> Result<()> {
    let tests = ["test", "--workspace", "--lib", "the_client_knows_these_types"];
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
