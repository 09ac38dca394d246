//! `teahouse scenario`: runs positions with expectations.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Result;
use clap::Args as ClapArgs;
use serde::Serialize;
use teahouse_bots::Settings;
use teahouse_catalog::game;
use teahouse_game::scenario::Scenario;

use crate::args::Common;
use crate::out::Out;

#[derive(ClapArgs)]
pub struct Args {
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Let this bot play where the files say what bots should do: a level, or a way to play with its numbers, as in `teahouse arena`
    #[arg(long)]
    bot: Option<Settings>,
    /// The bot plays the same moves again with the same seed
    #[arg(long, default_value_t = 1, requires = "bot")]
    seed: u64,
    /// As a JSON array, one object for each file
    #[arg(long)]
    json: bool,
}

/// What came of one file.
#[derive(Serialize)]
struct Report {
    file: String,
    title: String,
    /// `passed`, `failed` or `broken`.
    result: &'static str,
    failures: Vec<String>,
}

pub fn run(common: &Common, args: &Args, out: &mut Out) -> Result<ExitCode> {
    let reports: Vec<Report> = args.files.iter().map(|file| one(common, args, file)).collect();
    if args.json {
        out.json(&reports)?;
    } else {
        for report in &reports {
            out.line(format!("{}: {} {}", report.file, report.result, report.title))?;
            for failure in &report.failures {
                out.line(format!("    {failure}"))?;
            }
        }
        let count = |result: &str| reports.iter().filter(|r| r.result == result).count();
        out.line(format!("{} passed, {} failed, {} broken", count("passed"), count("failed"), count("broken")))?;
    }
    let has = |result: &str| reports.iter().any(|r| r.result == result);
    Ok(ExitCode::from(if has("broken") {
        2
    } else if has("failed") {
        1
    } else {
        0
    }))
}

fn one(common: &Common, args: &Args, file: &Path) -> Report {
    let mut title = String::new();
    let ran = teahouse_catalog::read_text(file).map_err(|e| e.to_string()).and_then(|text| {
        let scenario = Scenario::parse(&text)?;
        title.clone_from(&scenario.title);
        let game = game(&scenario.game).ok_or_else(|| format!("there is no game {:?}", scenario.game))?;
        let mut failures = game.scenario(&scenario, common.boards())?;
        if let (Some(bot), Some(tactic)) = (&args.bot, &scenario.bots) {
            let row = game.tactic(&scenario, common.boards(), bot, args.seed)?;
            failures.extend(tactic.fault(&row).map(|fault| format!("{bot}: {fault}")));
        }
        Ok(failures)
    });
    let (result, failures) = match ran {
        Ok(failures) if failures.is_empty() => ("passed", failures),
        Ok(failures) => ("failed", failures),
        Err(cause) => ("broken", vec![cause]),
    };
    Report { file: file.display().to_string(), title, result, failures }
}
