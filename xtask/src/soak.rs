//! What takes hours: many games under every law, all the bad luck a house may have, on SQLite and on PostgreSQL, and every attack beside people who
//! play. Each step that is done is written down; the next run goes on after it, as long as the program is the same.

use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::io::Write;

use anyhow::{Context, Result};

use crate::laws::Program;
use crate::postgres::ensure_postgres;
use crate::tools::{cargo, phase, target};

const GAMES: &str = "10000";
/// Kills of one step: a broken-off run repeats no more than that.
const KILLS: u32 = 125;
/// A thousand kills on each database.
const STEPS_OF_KILLS: u32 = 8;
/// Steps of other bad luck, and how often something happens in each: copies are compared with everything that was played before, so that many short
/// steps take less time than a few long ones.
const STEPS: u32 = 15;
const TIMES: &str = "20";

/// What may happen to a house on each database, beside being killed at any moment.
const ON_SQLITE: &str = "power-cut,torn-log,full-disk,read-only,clock,kill";
const ON_POSTGRES: &str = "hang-up,database-kill,full-disk,read-only,clock,kill";
/// In a check nobody need be root: a full disk has to be mounted.
const SHORT_ON_POSTGRES: &str = "hang-up,database-kill,read-only,clock,kill";

/// A short part of it all, for `check`: the same commands, less often.
pub fn short(program: &Program) -> Result<()> {
    ensure_postgres()?;
    program.run(&["load", "--kills", "12", "--tables", "6"])?;
    program.run(&["load", "--faults", ON_SQLITE, "--times", "6", "--tables", "4"])?;
    program.run(&["load", "--postgres", "--faults", SHORT_ON_POSTGRES, "--times", "5", "--tables", "4"])
}

pub fn run() -> Result<()> {
    ensure_postgres()?;
    cargo("release build", &["build", "--release"], &[])?;
    let program = Program::release();
    let mut hasher = DefaultHasher::new();
    hasher.write(&fs::read(&program.0).with_context(|| program.0.clone())?);
    let mark = format!("{:016x}", hasher.finish());
    // Steps of this program that are done, one on each line after its mark.
    let file = target().join("soak.txt");
    let before = fs::read_to_string(&file).unwrap_or_default();
    let mut lines = before.lines();
    let same = lines.next() == Some(&mark);
    let done: Vec<String> = if same { lines.map(str::to_owned).collect() } else { Vec::new() };
    if !same {
        fs::write(&file, format!("{mark}\n")).context("soak.txt")?;
    }
    let steps = steps(&program)?;
    println!("soak: {} of {} steps are done", done.len(), steps.len());
    for step in steps {
        let name = step.join(" ");
        if done.contains(&name) {
            continue;
        }
        let words: Vec<&str> = step.iter().map(String::as_str).collect();
        phase(&name, || program.run(&words))?;
        writeln!(fs::File::options().append(true).open(&file)?, "{name}")?;
    }
    // The next run begins anew: kills are never twice the same.
    fs::remove_file(&file)?;
    println!("\nsoak: all fine");
    Ok(())
}

fn steps(program: &Program) -> Result<Vec<Vec<String>>> {
    let mut steps = Vec::new();
    for table in program.tables()? {
        let owned = |words: &[&str]| [&table[..], &words.iter().map(|w| (*w).to_owned()).collect::<Vec<_>>()].concat();
        steps.push(owned(&["--games", GAMES]));
        steps.push(owned(&["--games", "200", "--each-option"]));
    }
    for seed in 1..=STEPS_OF_KILLS {
        let (seed, kills) = (seed.to_string(), KILLS.to_string());
        let step = ["load", "--kills", &kills, "--tables", "8", "--seed", &seed];
        steps.push(step.map(str::to_owned).to_vec());
        steps.push([&step[..], &["--postgres"]].concat().into_iter().map(str::to_owned).collect());
    }
    for seed in 1..=STEPS {
        let seed = seed.to_string();
        for faults in [&["--faults", ON_SQLITE][..], &["--postgres", "--faults", ON_POSTGRES]] {
            let step = ["load", "--times", TIMES, "--tables", "8", "--seed", &seed];
            steps.push([&step[..], faults].concat().into_iter().map(str::to_owned).collect());
        }
    }
    steps.extend(loads());
    Ok(steps)
}

/// What costs a house most, and what somebody who means no good can do to it: each prints its figures, and fails where they are beyond their bounds.
fn loads() -> Vec<Vec<String>> {
    let load = |words: &[&str]| ["load"].iter().chain(words).map(|word| (*word).to_owned()).collect();
    vec![load(&["--open-tables", "10000"]), load(&["--attack", "all"])]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_attack_is_made() {
        assert!(loads().iter().any(|step| step.join(" ") == "load --attack all"));
    }
}
