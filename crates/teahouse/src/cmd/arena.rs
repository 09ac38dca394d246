//! `teahouse arena`: bot against bot.

mod ladder;

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use clap::Args as ClapArgs;

use teahouse_bots::{Series, Settings};

use self::ladder::Wish;
use crate::args::{Common, TableArgs, cores, find_game};
use crate::cmd::progress;
use crate::out::Out;

#[derive(ClapArgs)]
pub struct Args {
    game: String,
    /// Bots, parted by commas: levels, or ways to play with their numbers, as champion:iters=400, champion:ms=50:threads=2,
    /// search:net=FILE:iters=400:temp=0.3 or plain:iters=500. Seats rotate, and each deal is played in every seating
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
    /// Every bot against every other, so many games each: a ladder of strength above the first one
    #[arg(long)]
    ladder: bool,
    /// Append the pairs of a ladder to this file; those that are there are not played again
    #[arg(long, value_name = "FILE", requires = "ladder")]
    log: Option<PathBuf>,
    /// Draw the ladder
    #[arg(long, value_name = "FILE", requires = "ladder")]
    svg: Option<PathBuf>,
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
    let bots = if args.ladder { 0 } else { args.bots.len() };
    let players = u8::try_from(bots).unwrap_or(u8::MAX).max(game.info().players[0]);
    let setup = args.table.setup(game, Some(players), common.boards())?;
    let bots = args.bots.iter().map(|bot| bot.parse().map(|bot: Settings| bot.with_clock(clock)));
    let bots = bots.collect::<Result<Vec<Settings>, _>>()?;
    let threads = args.threads.unwrap_or_else(cores);
    if args.ladder {
        let boards = common.boards();
        let series = Series { games: args.games, seed: args.seed, threads };
        let wish = Wish { game, setup: &setup, boards, bots: &bots, series, log: args.log.as_deref() };
        return climb(&wish, args, out);
    }
    let bar = progress::bar(Some(args.games));
    let series = Series { games: args.games, seed: args.seed, threads };
    let report = game.arena(&setup, common.boards(), &bots, series, &|n| bar.inc(n)).map_err(anyhow::Error::msg)?;
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

/// The clock of bots that have a time to think (`ms=…`).
fn clock() -> Duration {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}

fn climb(wish: &Wish, args: &Args, out: &mut Out) -> Result<ExitCode> {
    let pairs = wish.bots.len() * wish.bots.len().saturating_sub(1) / 2;
    let bar = progress::bar(Some(wish.series.games * pairs as u64));
    let ladder = ladder::play(wish, &|n| bar.inc(n))?;
    bar.finish_and_clear();
    let setup = wish.setup;
    let options = setup.options.iter().map(|(name, value)| format!(", {name}={value}")).collect::<String>();
    let title = format!(
        "{} on {}, {} seats{options}, {} games a pair",
        wish.game.id(),
        setup.board,
        setup.players,
        wish.series.games
    );
    out.line(&title)?;
    out.line("bot                  Elo    ±   ms/decision")?;
    for (name, rating, ms) in &ladder.rungs {
        out.line(format!("{name:<18} {:>5.0} {:>4.0} {ms:>10.2}", rating.elo, rating.within))?;
    }
    if let Some(file) = &args.svg {
        std::fs::write(file, ladder::svg(&title, &ladder)).with_context(|| file.display().to_string())?;
    }
    Ok(ExitCode::SUCCESS)
}
