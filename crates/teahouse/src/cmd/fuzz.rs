//! `teahouse fuzz`: damaged copies of good inputs against everything that reads what others wrote. For hours by hand, on any
//! compiler; cargo-fuzz (`fuzz/`) runs the same bodies guided by coverage.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Context, Result, bail};
use clap::{Args as ClapArgs, ValueEnum};
use serde::Serialize;
use teahouse_catalog::fuzz;
use teahouse_game::{Dice, FastDice};
use teahouse_server::fuzz::{Requests, Victim, backup, message};

use crate::cmd::serve;
use crate::out::Out;

#[derive(ClapArgs)]
pub struct Args {
    /// What reads (else each, one after another)
    target: Vec<Target>,
    /// Inputs for each
    #[arg(long, default_value_t = 100_000)]
    inputs: u64,
    /// The same seed makes the same inputs
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Folder with a folder of good inputs for each target
    #[arg(long, default_value = "fuzz/corpus", value_name = "DIR")]
    corpus: PathBuf,
    /// As JSON
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
#[value(rename_all = "snake_case")]
enum Target {
    MoveText,
    Record,
    Scenario,
    Board,
    Message,
    Request,
    Config,
    Backup,
    Socket,
}

/// What was run.
#[derive(Serialize)]
struct Ran {
    target: String,
    inputs: u64,
    seconds: f64,
}

/// What takes an input, whatever it is.
type Body = Box<dyn FnMut(&[u8])>;

impl Target {
    fn name(self) -> String {
        self.to_possible_value().map_or_else(String::new, |value| value.get_name().to_owned())
    }

    fn body(self) -> Body {
        match self {
            Target::MoveText => Box::new(fuzz::move_text),
            Target::Record => Box::new(fuzz::record),
            Target::Scenario => Box::new(fuzz::scenario),
            Target::Board => Box::new(fuzz::board),
            Target::Message => Box::new(message),
            Target::Config => Box::new(serve::try_config),
            Target::Backup => Box::new(backup),
            Target::Request => {
                let mut requests = Requests::new();
                Box::new(move |bytes| requests.hear(bytes))
            }
            Target::Socket => {
                let mut victim = Victim::new();
                let mut moves = 0;
                Box::new(move |bytes| {
                    victim.hear(bytes);
                    // The match goes on, so that later messages meet other positions.
                    moves += 1;
                    if moves % 64 == 0 {
                        let good = victim.good_move(&format!("m{moves}"));
                        victim.hear(good.as_bytes());
                    }
                })
            }
        }
    }
}

pub fn run(args: &Args, out: &mut Out) -> Result<ExitCode> {
    let targets = if args.target.is_empty() { Target::value_variants() } else { &args.target[..] };
    let mut all = Vec::new();
    for target in targets {
        let ran = fuzz_one(*target, args)?;
        if !args.json {
            out.line(format!("{:<10} {:>10} inputs in {:.0} s: nothing found", ran.target, ran.inputs, ran.seconds))?;
            out.finish()?;
        }
        all.push(ran);
    }
    if args.json {
        out.json(&all)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn fuzz_one(target: Target, args: &Args) -> Result<Ran> {
    let corpus = corpus(&args.corpus.join(target.name()))?;
    let mut body = target.body();
    let start = Instant::now();
    for n in 0..args.inputs {
        let mut dice = FastDice::new(args.seed ^ n.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let which = dice.below(corpus.len() as u32) as usize;
        let input = fuzz::damage(&corpus, which, &mut dice);
        if catch_unwind(AssertUnwindSafe(|| body(&input))).is_err() {
            // Where cargo-fuzz puts them, too.
            let folder = args.corpus.join("../artifacts").join(target.name());
            std::fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
            let file = folder.join(format!("{}-{n}", args.seed));
            std::fs::write(&file, &input).with_context(|| file.display().to_string())?;
            bail!("{}: input {n} broke it; it is in {}", target.name(), file.display());
        }
    }
    Ok(Ran { target: target.name(), inputs: args.inputs, seconds: start.elapsed().as_secs_f64() })
}

fn corpus(folder: &Path) -> Result<Vec<Vec<u8>>> {
    let files = std::fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    let mut files = files.map(|file| Ok(file?.path())).collect::<Result<Vec<_>>>()?;
    files.sort();
    if files.is_empty() {
        bail!("{}: no good inputs to begin with", folder.display());
    }
    files.iter().map(|file| Ok(std::fs::read(file)?)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What reads something has its place in the docs twice: what it reads, and what was run.
    #[test]
    fn every_target_is_in_the_docs() {
        let docs = include_str!("../../../../docs/fuzzing.md");
        let (targets, runs) = docs.split_once("## Runs").expect("the runs");
        for target in Target::value_variants() {
            let row = format!("\n| `{}` |", target.name());
            assert!(targets.contains(&row) && runs.contains(&row), "{row}");
        }
    }
}
