//! `cargo xtask check` runs everything CI runs, `soak` what takes hours, `types` writes the client's types, `new-game NAME` starts a new game.

mod advisories;
mod check;
mod client;
// One way to start a PostgreSQL; the load crate as a whole would make xtask slow to build.
#[path = "../../crates/load/src/cluster.rs"]
mod cluster;
mod contract;
mod instructions;
mod lanes;
mod laws;
mod licences;
mod new_game;
mod postgres;
mod sbom;
mod soak;
mod tools;
mod unchanged;

use std::process::ExitCode;

use anyhow::{Result, bail};
use check::Wish;

const USAGE: &str = "cargo xtask check             all that CI runs; long parts that passed are left out until something changes
cargo xtask check --again     the same, with those parts
cargo xtask check --fast      format, lints and tests only
cargo xtask soak              what takes hours: many games under every law, all kinds of bad luck; a broken-off run goes on where it was
cargo xtask contract          of that the API against its own description alone, with the program that the tests have built
CI=true cargo xtask instructions    counts what a bot's work costs and writes xtask/instructions.tsv
cargo xtask pictures          screenshots of every page into docs/pictures, from the release binary
cargo xtask page-speed        how long a slow phone waits for each page, with the release binary
cargo xtask sbom              what the program is made of (CycloneDX), into target/sbom.cdx.json
cargo xtask advisories DIR    known faults of what the program is made of, from a copy of the RustSec database
cargo xtask types             writes the client's TypeScript types anew, from the Rust ones
cargo xtask new-game NAME     a new game in games/NAME with its page in client/src/games/NAME, from the tiny one in xtask/template";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match run(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(words: &[&str]) -> Result<()> {
    // Cargo runs us anywhere below the workspace; everything here is relative to its root.
    let xtask = std::env::var("CARGO_MANIFEST_DIR").unwrap_or_else(|_| env!("CARGO_MANIFEST_DIR").to_owned());
    std::env::set_current_dir(std::path::Path::new(&xtask).join(".."))?;
    match words {
        ["check"] => check::run(Wish { fast: false, again: false }),
        ["check", "--again"] => check::run(Wish { fast: false, again: true }),
        ["check", "--fast"] => check::run(Wish { fast: true, again: false }),
        ["soak"] => soak::run(),
        ["contract"] => contract::run(&laws::Program::checked().0).map(drop),
        ["instructions"] => instructions::write(&laws::Program::checked()),
        ["pictures"] => client::pictures(),
        ["page-speed"] => client::speed(),
        ["advisories", folder] => advisories::run(folder),
        ["sbom"] => sbom::run(),
        ["types"] => check::types(),
        ["new-game", name] => new_game::run(name),
        ["--help" | "-h" | "help"] => {
            println!("{USAGE}");
            Ok(())
        }
        _ => bail!("this is what there is:\n{USAGE}"),
    }
}
