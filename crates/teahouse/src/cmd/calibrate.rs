//! `teahouse calibrate`: does what a net says come true?

mod plot;

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::{Context, Result, anyhow, bail};
use clap::Args as ClapArgs;
use serde::Serialize;
use teahouse_bots::{Calibration, Net, Series};
use teahouse_catalog::GameEntry;
use teahouse_game::Setup;

use crate::args::{Common, TableArgs, cores, find_game};
use crate::cmd::{progress, train};
use crate::out::Out;

#[derive(ClapArgs)]
pub struct Args {
    game: String,
    #[command(flatten)]
    table: TableArgs,
    /// Games of the net against itself, other ones than it has learnt from
    #[arg(long, default_value_t = 400)]
    games: u64,
    /// The same seed plays the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Threads (else one for each core)
    #[arg(long)]
    threads: Option<usize>,
    /// The net to look at (else the house's own)
    #[arg(long, value_name = "FILE")]
    net: Option<PathBuf>,
    /// Draw what was said and what came out
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Write the net as it would be with the correction
    #[arg(long, value_name = "FILE")]
    correct: Option<PathBuf>,
    /// As a JSON object
    #[arg(long)]
    json: bool,
}

/// What `--json` tells.
#[derive(Serialize)]
struct Report<'a> {
    game: &'a str,
    setup: &'a Setup,
    /// Name of the house's net, or its file.
    net: &'a str,
    seed: u64,
    #[serde(flatten)]
    calibration: &'a Calibration,
}

pub fn run(common: &Common, args: &Args, out: &mut Out) -> Result<ExitCode> {
    let game = find_game(&args.game)?;
    if args.games < 2 {
        bail!("--games must be at least 2");
    }
    if args.threads.is_some_and(|t| t == 0 || t > 1024) {
        bail!("--threads must be 1 to 1024");
    }
    let setup = args.table.setup(game, None, common.boards())?;
    let (name, net) = net(common, args, game, &setup)?;
    let bar = progress::bar(Some(args.games));
    let series = Series { games: args.games, seed: args.seed, threads: args.threads.unwrap_or_else(cores) };
    let made = game.calibrate(&setup, common.boards(), &net, series, &|n| bar.inc(n)).map_err(anyhow::Error::msg)?;
    bar.finish_and_clear();
    if let Some(file) = &args.svg {
        let title = format!("{} on {}, {} seats, {} games", game.id(), setup.board, setup.players, made.games);
        std::fs::write(file, plot::svg(&title, &made)).with_context(|| file.display().to_string())?;
    }
    if let Some(file) = &args.correct {
        let better = net.corrected(made.correction.scale as f32, made.correction.shift as f32);
        std::fs::write(file, better.to_bytes()).with_context(|| file.display().to_string())?;
    }
    if args.json {
        let report = Report { game: game.id(), setup: &setup, net: &name, seed: args.seed, calibration: &made };
        out.json(&report)?;
    } else {
        tell(game, &setup, &name, &made, out)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn net(common: &Common, args: &Args, game: &dyn GameEntry, setup: &Setup) -> Result<(String, Arc<Net>)> {
    if let Some(file) = &args.net {
        return Ok((file.display().to_string(), Arc::new(train::read_net(file)?)));
    }
    let net = game.net(setup, common.boards()).map_err(anyhow::Error::msg)?;
    let (name, net) = net.ok_or_else(|| anyhow!("the house has no net for this table; give one: --net FILE"))?;
    Ok((name.to_owned(), net))
}

fn tell(game: &dyn GameEntry, setup: &Setup, net: &str, made: &Calibration, out: &mut Out) -> Result<()> {
    out.line(format!(
        "{} games of {} on {}, {} seats, net {net}: {} predictions",
        made.games,
        game.id(),
        setup.board,
        setup.players,
        made.predictions
    ))?;
    out.line("predicted    predictions    mean    came out   95 % within")?;
    for bin in made.bins.iter().filter(|bin| bin.predictions > 0) {
        out.line(format!(
            "{:>3.0} – {:>3.0} %  {:>12}  {:>5.1}       {:>5.1}        ±{:>4.1}",
            100.0 * bin.from,
            100.0 * bin.to,
            bin.predictions,
            100.0 * bin.said,
            100.0 * bin.won,
            100.0 * bin.within
        ))?;
    }
    out.line(format!(
        "error {:.1} points (a perfect net would show {:.1} in so few games)",
        100.0 * made.error,
        100.0 * made.by_chance
    ))?;
    let better = &made.correction;
    out.line(format!(
        "log-odds times {:.3}, plus {:+.3}: {:.1} points instead of {:.1} in games that this was not fitted to",
        better.scale,
        better.shift,
        100.0 * better.after,
        100.0 * better.before
    ))
}
