//! `teahouse sim`: random games by the million.

use std::process::ExitCode;

use anyhow::{Result, bail};
use clap::Args as ClapArgs;
use teahouse_catalog::{GameEntry, SimJob, SimReport};
use teahouse_game::Setup;

use crate::args::{Common, TableArgs, cores, find_game};
use crate::cmd::progress;
use crate::out::Out;

#[derive(ClapArgs)]
pub struct Args {
    game: String,
    #[command(flatten)]
    table: TableArgs,
    /// Play this many games (1000 if neither is given)
    #[arg(long, conflicts_with = "seconds")]
    games: Option<u64>,
    /// Play for this many seconds
    #[arg(long)]
    seconds: Option<f64>,
    /// The same seed plays the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Threads (else one for each core)
    #[arg(long)]
    threads: Option<usize>,
    /// Turn every law on: slow, finds broken rules
    #[arg(long)]
    check: bool,
    /// Once for each value of each option that is not given, everything else as given
    #[arg(long)]
    each_option: bool,
    /// As a JSON object; with --each-option as a list of them
    #[arg(long)]
    json: bool,
}

pub fn run(common: &Common, args: &Args, out: &mut Out) -> Result<ExitCode> {
    let game = find_game(&args.game)?;
    let setup = args.table.setup(game, None, common.boards())?;
    if args.seconds.is_some_and(|s| !(s > 0.0 && s <= 1e6)) {
        bail!("--seconds must be above 0 and at most a million");
    }
    if args.games == Some(0) {
        bail!("--games must be at least 1");
    }
    if args.threads.is_some_and(|t| t == 0 || t > 1024) {
        bail!("--threads must be 1 to 1024");
    }
    let games = args.games.or(if args.seconds.is_some() { None } else { Some(1000) });
    let threads = args.threads.unwrap_or_else(cores);
    let job = SimJob { games, seconds: args.seconds, seed: args.seed, threads, check: args.check };
    let play = |setup: &Setup| -> Result<SimReport> {
        let bar = progress::bar(games);
        let report = game.sim(setup, common.boards(), &job, &|n| bar.inc(n)).map_err(anyhow::Error::msg)?;
        bar.finish_and_clear();
        for example in &report.examples {
            crate::out::complain(&anyhow::anyhow!("{example}"));
        }
        Ok(report)
    };
    let violations = if args.each_option {
        let mut reports = Vec::new();
        for setup in each_option(game, &setup) {
            // What does not go together is refused by the rules, and no fault here.
            let table = game.setup(setup.players, Some(&setup.board), &setup.options, common.boards());
            let changed = changed(&setup, args);
            match table {
                Ok(setup) => {
                    let report = play(&setup)?;
                    if !args.json {
                        let endings: Vec<_> =
                            report.endings.iter().map(|(reason, n)| format!("{n} {reason}")).collect();
                        let checked =
                            if args.check { format!(", {} violations", report.violations) } else { String::new() };
                        out.line(format!("{changed}: {} games{checked} ({})", report.games, endings.join(", ")))?;
                    }
                    reports.push(report);
                }
                Err(why) if !args.json => out.line(format!("{changed}: refused: {why}"))?,
                Err(_) => {}
            }
        }
        if args.json {
            out.json(&reports)?;
        }
        reports.iter().map(|report| report.violations).sum()
    } else {
        let report = play(&setup)?;
        if args.json {
            out.json(&report)?;
        } else {
            tell(&report, args, out)?;
        }
        report.violations
    };
    Ok(if violations == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The setups in which one option has another value.
fn each_option(game: &dyn GameEntry, base: &Setup) -> Vec<Setup> {
    let options = game.info().options;
    let free = options.iter().filter(|(name, _)| !base.options.contains_key(**name));
    let others = |option: &teahouse_catalog::OptionInfo| {
        let default = option.default;
        option.values.iter().filter(move |value| **value != default)
    };
    free.flat_map(|(name, option)| others(option).map(|value| base.clone().with(name, value))).collect()
}

/// The option that was switched, as it would be given.
fn changed(setup: &Setup, args: &Args) -> String {
    let given = |name: &str| args.table.options.iter().any(|(known, _)| known == name);
    let switched = setup.options.iter().filter(|(name, _)| !given(name));
    switched.map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join(" ")
}

fn tell(report: &SimReport, args: &Args, out: &mut Out) -> Result<()> {
    out.line(format!("{} on {}, {} players, seed {}", report.game, report.board, report.players, args.seed))?;
    let (g, d) = (report.games, report.decisions);
    let per_game = d as f64 / g.max(1) as f64;
    out.line(format!(
        "{g} games, {d} decisions ({per_game:.1} a game) in {:.2} s ({:.2} s of CPU)",
        report.seconds, report.cpu_seconds
    ))?;
    let rates =
        format!("{:.0} games and {:.0} decisions per CPU second", report.games_per_cpu_s, report.decisions_per_cpu_s);
    out.line(rates)?;
    for (reason, count) in &report.endings {
        out.line(format!("{:>6.2} % {reason}", 100.0 * *count as f64 / g.max(1) as f64))?;
    }
    if args.check {
        out.line(format!("{} violations", report.violations))?;
    }
    Ok(())
}
