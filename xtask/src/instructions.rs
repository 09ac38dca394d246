//! What a piece of a bot's work costs in instructions, counted by valgrind: the same on every run of the same program, however busy the machine is.
//! The table in the repository says what each cost when it was last looked at.

use std::fmt::Write as _;
use std::fs;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::laws::Program;
use crate::tools::{Scratch, ensure, runs};
use crate::unchanged::Done;

const TABLE: &str = "xtask/instructions.tsv";
/// The function of `crates/bots/src/gauge.rs` that is counted, each time it is called.
const COUNTED: &str = "teahouse_bots::gauge::gauge_counted";
/// How much dearer something may be than the table says. Less is noise of code layout: what is inlined where hangs on names and folders.
const TOLERANCE: f64 = 0.25;

/// Instructions for one piece of work of a game.
#[derive(Clone, Debug, PartialEq)]
struct Cost {
    game: String,
    work: String,
    each: u64,
}

/// Compares with the table; `Err` names what has become dearer. What has become cheaper is only told: then the table is to be written anew.
pub fn check(program: &Program) -> Result<Done> {
    if !is_ci() {
        println!(
            "left out: a build that can be continued costs up to a third more. `CI=true cargo xtask check` counts."
        );
        return Ok(Done::LeftOut);
    }
    let (compiler, before) = parse(&fs::read_to_string(TABLE).context(TABLE)?)?;
    let now = count(program)?;
    if compiler != rustc()? {
        println!(
            "{TABLE} is of another compiler ({compiler}): nothing to compare. `CI=true cargo xtask instructions` writes it anew."
        );
        return Ok(Done::LeftOut);
    }
    let (dearer, other) = compare(&before, &now);
    other.iter().for_each(|line| println!("{line}"));
    if !dearer.is_empty() {
        bail!(
            "dearer than {TABLE} says:\n{}\n`CI=true cargo xtask instructions` writes the table anew, if that must be",
            dearer.join("\n")
        );
    }
    Ok(Done::Passed)
}

/// Builds as CI does, where one build is like another.
fn is_ci() -> bool {
    std::env::var_os("CI").is_some()
}

/// Writes the table anew.
pub fn write(program: &Program) -> Result<()> {
    if !is_ci() {
        bail!("the table is of a build like CI's: CI=true cargo xtask instructions");
    }
    crate::check::build_tests()?;
    let table = print(&rustc()?, &count(program)?);
    print!("{table}");
    fs::write(TABLE, table).context(TABLE)
}

fn count(program: &Program) -> Result<Vec<Cost>> {
    ensure("valgrind", "valgrind", || runs("valgrind", "--version"))?;
    let folder = Scratch::new("instructions")?;
    let out = folder.0.join("out");
    let gauge = Command::new("valgrind")
        .args(["--tool=callgrind", "--collect-atstart=no"])
        .arg(format!("--toggle-collect={COUNTED}"))
        .arg(format!("--dump-after={COUNTED}"))
        .arg(format!("--callgrind-out-file={}", out.display()))
        .args([&program.0, "gauge"])
        .output()
        .context("valgrind")?;
    if !gauge.status.success() {
        bail!("teahouse gauge under valgrind: {}", String::from_utf8_lossy(&gauge.stderr));
    }
    let said = String::from_utf8(gauge.stdout).context("teahouse gauge")?;
    // One dump for each line that the program has printed, in this order.
    said.lines().zip(1..).map(|(line, n)| cost(line, &fs::read_to_string(out.with_extension(n.to_string()))?)).collect()
}

/// From `qin view 240` and the dump that belongs to it.
fn cost(line: &str, dump: &str) -> Result<Cost> {
    let [game, work, pieces] = line.split(' ').collect::<Vec<_>>()[..] else { bail!("{line:?}") };
    let totals = dump.lines().find_map(|line| line.strip_prefix("totals: ")).context("a dump without its sum")?;
    let pieces: u64 = pieces.parse().context("pieces")?;
    Ok(Cost { game: game.to_owned(), work: work.to_owned(), each: totals.trim().parse::<u64>()? / pieces.max(1) })
}

fn rustc() -> Result<String> {
    let version = Command::new("rustc").arg("--version").output().context("rustc")?;
    Ok(String::from_utf8(version.stdout)?.trim().to_owned())
}

fn print(compiler: &str, costs: &[Cost]) -> String {
    let mut table = format!("# {compiler}\n");
    for Cost { game, work, each } in costs {
        _ = writeln!(table, "{game}\t{work}\t{each}");
    }
    table
}

fn parse(table: &str) -> Result<(String, Vec<Cost>)> {
    let (compiler, rest) = table.split_once('\n').context("an empty table")?;
    let compiler = compiler.strip_prefix("# ").context("the compiler comes first")?.to_owned();
    let costs = rest.lines().map(|line| {
        let [game, work, each] = line.split('\t').collect::<Vec<_>>()[..] else { bail!("{line:?}") };
        Ok(Cost { game: game.to_owned(), work: work.to_owned(), each: each.parse()? })
    });
    Ok((compiler, costs.collect::<Result<_>>()?))
}

/// What has become dearer or is not in the table, and what is only worth a line.
fn compare(before: &[Cost], now: &[Cost]) -> (Vec<String>, Vec<String>) {
    let (mut dearer, mut other) = (Vec::new(), Vec::new());
    for Cost { game, work, each } in now {
        let Some(was) = before.iter().find(|cost| (&cost.game, &cost.work) == (game, work)) else {
            dearer.push(format!("{game} {work}: {each}, and the table does not know it"));
            continue;
        };
        let ratio = *each as f64 / was.each.max(1) as f64;
        let line =
            format!("{game} {work}: {each} instructions, {} in the table ({:+.1} %)", was.each, 100.0 * (ratio - 1.0));
        if ratio > 1.0 + TOLERANCE {
            dearer.push(line);
        } else {
            other.push(line);
        }
    }
    let gone = before.iter().filter(|was| !now.iter().any(|cost| (&cost.game, &cost.work) == (&was.game, &was.work)));
    dearer.extend(gone.map(|Cost { game, work, .. }| format!("{game} {work} is in the table and was not counted")));
    (dearer, other)
}

#[cfg(test)]
mod tests {
    use super::{Cost, compare, cost, parse, print};

    fn costs(each: &[u64]) -> Vec<Cost> {
        let cost = |(n, each): (usize, &u64)| Cost { game: "qin".to_owned(), work: format!("work{n}"), each: *each };
        each.iter().enumerate().map(cost).collect()
    }

    #[test]
    fn what_is_dearer_or_unknown_is_named_and_the_rest_is_told() {
        let before = costs(&[1000, 1000, 1000]);
        assert_eq!(compare(&before, &costs(&[1249, 500, 1000])).0, Vec::<String>::new());
        let (dearer, other) = compare(&before, &costs(&[1251, 1000, 1000]));
        assert!(dearer.len() == 1 && dearer[0].contains("work0: 1251") && other.len() == 2, "{dearer:?}");
        assert_eq!(compare(&before, &costs(&[1000, 1000])).0.len(), 1, "one is not counted any more");
        assert_eq!(compare(&before, &costs(&[1000, 1000, 1000, 1])).0.len(), 1, "one is not in the table");
    }

    #[test]
    fn dumps_and_tables_are_read() {
        let dump = "version: 1\nsummary: 4800\n\nfn=(1)\n1 2\n\ntotals: 4800\n";
        let cost = cost("qin view 240", dump).expect("a cost");
        assert_eq!((cost.work.as_str(), cost.each), ("view", 20));
        let table = print("rustc 1", std::slice::from_ref(&cost));
        assert_eq!(parse(&table).expect("a table"), ("rustc 1".to_owned(), vec![cost]));
    }
}
