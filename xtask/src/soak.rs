//! What takes hours: many games under every law, many kills. Each step that is done is written down; the next run goes on after it, as
//! long as the program is the same.

use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::io::Write;

use anyhow::{Context, Result};

use crate::laws::Program;
use crate::tools::{cargo, phase, target};

const GAMES: &str = "10000";
const KILLS: &str = "250";

pub fn run() -> Result<()> {
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
    for game in program.games()? {
        let game = game["id"].as_str().context("an id")?;
        steps.push(["load", "--kills", KILLS, "--tables", "8", "--game", game].map(str::to_owned).to_vec());
    }
    Ok(steps)
}
