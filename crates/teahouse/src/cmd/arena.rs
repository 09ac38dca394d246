//! `teahouse arena`: bot against bot.

use std::process::ExitCode;

use anyhow::{Result, bail};
use clap::Args as ClapArgs;

use crate::args::{Common, TableArgs, cores, find_game};
use crate::cmd::progress;
use crate::out::Out;

#[derive(ClapArgs)]
pub struct Args {
    game: String,
    /// Bots, parted by commas; seats rotate from game to game
    #[arg(long, value_delimiter = ',', required = true)]
    bots: Vec<String>,
    #[arg(long, default_value_t = 100)]
    games: u64,
    #[command(flatten)]
    table: TableArgs,
    /// The same seed plays the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Threads (else one for each core)
    #[arg(long)]
    threads: Option<usize>,
    /// As a JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(common: &Common, args: &Args, out: &mut Out) -> Result<ExitCode> {
    let game = find_game(&args.game)?;
    if args.games == 0 {
        bail!("--games must be at least 1");
    }
    if args.threads.is_some_and(|t| t == 0 || t > 1024) {
        bail!("--threads must be 1 to 1024");
    }
    // As many seats as bots, but never fewer than the game needs.
    let players = u8::try_from(args.bots.len()).unwrap_or(u8::MAX).max(game.info().players[0]);
    let setup = args.table.setup(game, Some(players), common.boards())?;
    let bar = progress::bar(Some(args.games));
    let threads = args.threads.unwrap_or_else(cores);
    let report = game
        .arena(&setup, common.boards(), &args.bots, args.games, args.seed, threads, &|n| bar.inc(n))
        .map_err(anyhow::Error::msg)?;
    bar.finish_and_clear();
    if args.json {
        out.json(&report)?;
        return Ok(ExitCode::SUCCESS);
    }
    out.line(format!("{} games of {} on {}, {} seats", report.games, report.game, setup.board, setup.players))?;
    out.line("bot             wins   share   95 % interval   mean rank   ms/decision   mean score")?;
    for bot in &report.bots {
        let [low, high] = bot.ci95;
        out.line(format!(
            "{:<12} {:>7.1}  {:>6.3}  {low:>6.3}–{high:<6.3}  {:>9.3}  {:>11.3}  {:>11.1}",
            bot.name, bot.wins, bot.share, bot.mean_rank, bot.ms_per_decision, bot.mean_score
        ))?;
    }
    Ok(ExitCode::SUCCESS)
}
