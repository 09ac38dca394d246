//! `teahouse scenario`: runs positions with expectations.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Result;
use clap::Args as ClapArgs;
use serde::Serialize;
use teahouse_catalog::game;
use teahouse_game::scenario::Scenario;

use crate::args::Common;
use crate::out::Out;

#[derive(ClapArgs)]
pub struct Args {
    #[arg(required = true)]
    files: Vec<PathBuf>,
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
    let reports: Vec<Report> = args.files.iter().map(|file| one(common, file)).collect();
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

fn one(common: &Common, file: &Path) -> Report {
    let mut title = String::new();
    let ran = teahouse_catalog::read_text(file).map_err(|e| e.to_string()).and_then(|text| {
        let scenario = Scenario::parse(&text)?;
        title.clone_from(&scenario.title);
        let game = game(&scenario.game).ok_or_else(|| format!("there is no game {:?}", scenario.game))?;
        game.scenario(&scenario, common.boards())
    });
    let (result, failures) = match ran {
        Ok(failures) if failures.is_empty() => ("passed", failures),
        Ok(failures) => ("failed", failures),
        Err(cause) => ("broken", vec![cause]),
    };
    Report { file: file.display().to_string(), title, result, failures }
}
