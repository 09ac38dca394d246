//! `teahouse load`: a house under load, or killed again and again.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use clap::Args as ClapArgs;
use teahouse_load::attack::{self, ATTACKS, AttackPlan, Beside};
use teahouse_load::crash::{self, CrashPlan, CrashReport};
use teahouse_load::measure::{self, Figures, Plan};
use teahouse_load::{OwnHouse, Site};

use crate::args::find_game;
use crate::out::Out;

#[derive(ClapArgs)]
pub struct Args {
    /// Tables that are played at the same time (64, or 8 with --kills)
    #[arg(long)]
    tables: Option<u32>,
    /// Play for this many seconds
    #[arg(long, default_value_t = 10.0, conflicts_with = "kills")]
    seconds: f64,
    /// Milliseconds somebody thinks about a move on average, half to one and a half times as long; 0: everybody moves at once
    #[arg(long, default_value_t = 0, conflicts_with = "kills")]
    think: u32,
    /// A house that is open already, such as <http://127.0.0.1:8137> (else one is started in another process)
    #[arg(long, conflicts_with = "kills")]
    url: Option<Site>,
    /// Game to play
    #[arg(long, default_value = "qin")]
    game: String,
    /// Seats of each table (4 if the game allows)
    #[arg(long)]
    players: Option<u8>,
    /// Crash test: kill the house this many times while it is played in, and see that it keeps every move
    #[arg(long)]
    kills: Option<u32>,
    /// Attack the house while people play in it, and see what they notice: the name of an attack, or `all`
    #[arg(long, value_name = "NAME", conflicts_with_all = ["kills", "url"])]
    attack: Option<String>,
    /// Where the house that is started keeps its data; a real disk, or the figures mean little
    #[arg(long)]
    dir: Option<PathBuf>,
    /// The same seed chooses the same moves in the same positions
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// As a JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, out: &mut Out) -> Result<ExitCode> {
    let [fewest, most] = find_game(&args.game)?.info().players;
    let players = args.players.unwrap_or(4.clamp(fewest, most));
    if !(fewest..=most).contains(&players) {
        bail!("{} is for {fewest} to {most} players, not {players}", args.game);
    }
    let tables = args.tables.unwrap_or(if args.kills.is_some() || args.attack.is_some() { 8 } else { 64 });
    if !(1..=10_000).contains(&tables) {
        bail!("--tables must be 1 to 10000");
    }
    if !(args.seconds > 0.0 && args.seconds <= 1e6) {
        bail!("--seconds must be above 0 and at most a million");
    }
    // One thread: the house needs the others.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.context("cannot start the players' thread")?;
    let game = args.game.clone();
    if let Some(name) = &args.attack {
        let attacks = if name == "all" { ATTACKS.map(str::to_owned).to_vec() } else { vec![name.clone()] };
        let think = if args.think == 0 { VICTIMS_THINK } else { args.think };
        let victims = Plan { tables, seconds: args.seconds, think, game, players, seed: args.seed };
        let plan = AttackPlan { attacks, victims };
        let program = std::env::current_exe().context("cannot find this program to start a house")?;
        let dir = args.dir.clone().unwrap_or_else(std::env::temp_dir);
        let all =
            runtime.block_on(async { attack::run(&OwnHouse::open_limited(&program, &dir).await?, &plan).await })?;
        tell_attacks(&all, args.json, out)?;
        return Ok(if all.iter().all(|one| one.errors == 0) { ExitCode::SUCCESS } else { ExitCode::FAILURE });
    }
    match args.kills {
        Some(kills) => {
            let plan = CrashPlan { kills, tables, game, players, seed: args.seed };
            let report = runtime.block_on(async { crash::run(&mut own_house(args).await?, &plan).await })?;
            tell_crash(&report, args.json, out)?;
            Ok(if report.holds() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
        }
        None => {
            let plan = Plan { tables, seconds: args.seconds, think: args.think, game, players, seed: args.seed };
            let figures = runtime.block_on(async {
                match &args.url {
                    Some(site) => measure::run(site, None, &plan).await,
                    None => {
                        let house = own_house(args).await?;
                        measure::run(house.site(), house.pid(), &plan).await
                    }
                }
            })?;
            tell_figures(&figures, args.json, out)?;
            Ok(if figures.errors == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
        }
    }
}

/// Milliseconds the victims of an attack think about a move, unless somebody says otherwise.
const VICTIMS_THINK: u32 = 100;

fn tell_attacks(all: &[Beside], json: bool, out: &mut Out) -> Result<()> {
    if json {
        return out.json(&all);
    }
    let known = |value: Option<f64>| value.map_or("–".to_owned(), |v| v.to_string());
    out.line("| beside | moves | median ms | 99th percentile ms | times quiet | errors | the house's CPU | the attacker heard |")?;
    out.line("| --- | --- | --- | --- | --- | --- | --- | --- |")?;
    for one in all {
        let heard: Vec<String> = one.attacker.iter().map(|(what, times)| format!("{what} ×{times}")).collect();
        let (p50, p99) = (known(one.p50_ms), known(one.p99_ms));
        let (times, cpu) = (known(one.times_quiet), known(one.server_cpu_share));
        let heard = heard.join(", ");
        out.line(format!(
            "| {} | {} | {p50} | {p99} | {times} | {} | {cpu} | {heard} |",
            one.attack, one.moves, one.errors
        ))?;
    }
    all.iter().flat_map(|one| &one.complaints).try_for_each(|what| out.line(format!("error: {what}")))
}

async fn own_house(args: &Args) -> Result<OwnHouse> {
    let program = std::env::current_exe().context("cannot find this program to start a house")?;
    let dir = args.dir.clone().unwrap_or_else(std::env::temp_dir);
    OwnHouse::open(&program, &dir).await
}

fn tell_figures(figures: &Figures, json: bool, out: &mut Out) -> Result<()> {
    if json {
        return out.json(figures);
    }
    let f = figures;
    let known = |value: Option<f64>, unit: &str| value.map_or("unknown".to_owned(), |v| format!("{v}{unit}"));
    out.line(format!("{}, {} players, {} tables, {} s", f.game, f.players, f.tables, f.seconds))?;
    out.line(format!("{} moves, {} games finished, {} errors", f.moves, f.games_finished, f.errors))?;
    out.line(format!("moves per second            {}", f.moves_per_s))?;
    out.line(format!("moves per server CPU second {}", known(f.moves_per_server_cpu_s, "")))?;
    out.line(format!("median                      {}", known(f.p50_ms, " ms")))?;
    out.line(format!("99th percentile             {}", known(f.p99_ms, " ms")))?;
    out.line(format!("memory of a table           {}", known(f.rss_per_table_kib, " KiB")))?;
    out.line(format!("bytes of a move             {} to all its seats", f.bytes_per_move))?;
    f.complaints.iter().try_for_each(|what| out.line(format!("error: {what}")))
}

fn tell_crash(report: &CrashReport, json: bool, out: &mut Out) -> Result<()> {
    if json {
        return out.json(report);
    }
    let r = report;
    out.line(format!("{} kills, {} restarts, {} tables", r.kills, r.restarts, r.tables))?;
    out.line(format!("{} moves acknowledged, {} messages sent again", r.acknowledged, r.resent))?;
    let unheard = r.kept_unheard;
    out.line(format!("{} moves under way at a kill, {unheard} of them on disk already", r.interrupted))?;
    out.line(format!("{} comparisons, {} records verified", r.compared, r.records_verified))?;
    out.line(format!(
        "{} lost, {} doubled, {} changed, {} unexpected answers",
        r.lost, r.doubled, r.changed, r.unexpected
    ))?;
    r.findings.iter().try_for_each(|what| out.line(what))
}
