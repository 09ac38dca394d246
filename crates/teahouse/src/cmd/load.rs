//! `teahouse load`: a house under load, or one to which bad things happen again and again.

mod tell;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use clap::Args as ClapArgs;
use teahouse_catalog::GAMES;
use teahouse_load::attack::{self, ATTACKS, AttackPlan};
use teahouse_load::crash::{self, CrashPlan, Fault};
use teahouse_load::measure::{self, Plan, Tables};
use teahouse_load::{Kind, OwnHouse, Site, shapes};

use crate::args::find_game;
use crate::out::Out;

#[derive(ClapArgs)]
pub struct Args {
    /// Tables that are played at the same time (64, or 8 with --kills and --faults)
    #[arg(long)]
    tables: Option<u32>,
    /// Play for this many seconds
    #[arg(long, default_value_t = 10.0, conflicts_with_all = ["kills", "faults"])]
    seconds: f64,
    /// Milliseconds somebody thinks about a move on average, half to one and a half times as long; 0: everybody moves at once
    #[arg(long, default_value_t = 0, conflicts_with_all = ["kills", "faults"])]
    think: u32,
    /// A house that is open already, such as <http://127.0.0.1:8137> (else one is started in another process)
    #[arg(long, conflicts_with_all = ["kills", "faults"])]
    url: Option<Site>,
    /// Game to play (qin; all games with --kills and --faults)
    #[arg(long)]
    game: Option<String>,
    /// Seats of each table (4 if the game allows)
    #[arg(long)]
    players: Option<u8>,
    /// Crash test: kill the house this many times while it is played in, and see that it keeps every move
    #[arg(long, conflicts_with = "faults")]
    kills: Option<u32>,
    /// Attack the house while people play in it, and see what they notice: names of attacks, or `all`
    #[arg(long, value_name = "NAME,…", value_delimiter = ',', conflicts_with_all = ["kills", "faults", "url"])]
    attack: Vec<String>,
    /// Things an attacker does at the same time
    #[arg(long, value_name = "N", default_value_t = 8, requires = "attack")]
    hands: usize,
    /// Crash test with other bad luck, in turns: kill, power-cut, torn-log, full-disk, read-only, clock; on PostgreSQL kill, full-disk, read-only, clock, hang-up, database-kill
    #[arg(long, value_name = "FAULT,…", value_delimiter = ',')]
    faults: Vec<Fault>,
    /// How often something happens, all together
    #[arg(long, default_value_t = 20, requires = "faults")]
    times: u32,
    /// The house of the crash test keeps its data in a PostgreSQL of its own, with fsync and synchronous_commit on
    #[arg(long)]
    postgres: bool,
    /// So many pages that only look: what each costs, and whether others notice
    #[arg(long, value_name = "N", conflicts_with_all = ["kills", "faults", "url"])]
    idle_sockets: Option<u32>,
    /// All pages of --tables tables (500) lose their connection and come back at once
    #[arg(long, conflicts_with_all = ["kills", "faults", "url", "idle_sockets"])]
    storm: bool,
    /// So many look on at one table
    #[arg(long, value_name = "N", conflicts_with_all = ["kills", "faults", "url", "idle_sockets", "storm"])]
    spectators: Option<u32>,
    /// Champions think at so many tables of all games while people play at --tables others: what the people notice
    #[arg(long, value_name = "N", conflicts_with_all = ["kills", "faults", "url", "idle_sockets", "storm", "spectators"])]
    champions: Option<u32>,
    /// Starts a house on so many running tables and asks for each
    #[arg(long, value_name = "N", conflicts_with_all = ["kills", "faults", "url", "idle_sockets", "storm", "spectators", "champions"])]
    open_tables: Option<usize>,
    /// Play for this many minutes and tell the house's memory after each
    #[arg(long, value_name = "M", conflicts_with_all = ["kills", "faults", "seconds"])]
    minutes: Option<u32>,
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
    // One thread: the house needs the others.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.context("cannot start the players' thread")?;
    if args.kills.is_some() || !args.faults.is_empty() {
        let plan = crash_plan(args)?;
        let program = program()?;
        let report = runtime.block_on(crash::run(&program, &dir(args), &plan))?;
        tell::crash(&report, args.json, out)?;
        return Ok(success(report.holds()));
    }
    if args.postgres {
        bail!("--postgres goes with --kills or --faults");
    }
    if !args.attack.is_empty() {
        let plan = attack_plan(args)?;
        let kind = Kind { limited: true, ..Kind::default() };
        let (program, dir) = (program()?, dir(args));
        let all = runtime.block_on(async { attack::run(&OwnHouse::open(&program, &dir, kind).await?, &plan).await })?;
        tell::attacks(&all, args.json, out)?;
        return Ok(success(all.iter().all(attack::Beside::holds)));
    }
    if let Some(count) = args.open_tables {
        let games = games(args)?;
        let found = runtime.block_on(shapes::open_tables(&program()?, &dir(args), &games, count))?;
        tell::plain(&found, args.json, out)?;
        return Ok(success(found.holds()));
    }
    let plan = plan(args)?;
    if args.idle_sockets.is_some() || args.storm || args.spectators.is_some() || args.champions.is_some() {
        return runtime.block_on(shape(args, &plan, out));
    }
    let figures = runtime.block_on(async {
        let minute = |n: usize, kib: f64| eprintln!("after {n} min: {kib} KiB");
        match &args.url {
            Some(site) => measure::run(site, None, &plan, minute).await,
            None => {
                let house = own_house(args).await?;
                measure::run(house.site(), house.pid(), &plan, minute).await
            }
        }
    })?;
    tell::figures(&figures, args.json, out)?;
    Ok(success(figures.holds()))
}

/// Other shapes of load, each with a house of its own.
async fn shape(args: &Args, plan: &Plan, out: &mut Out) -> Result<ExitCode> {
    teahouse_load::raise_limit();
    let house = own_house(args).await?;
    let (site, pid) = (house.site(), house.pid());
    if args.idle_sockets.is_some() {
        tell::plain(&shapes::idle(site, pid, plan).await?, args.json, out)?;
    } else if let Some(count) = args.spectators {
        let found = shapes::spectators(site, plan, count).await?;
        tell::plain(&found, args.json, out)?;
        return Ok(success(found.holds()));
    } else if let Some(count) = args.champions {
        if !(1..=10_000).contains(&count) {
            bail!("--champions must be 1 to 10000");
        }
        let found = shapes::champions(site, pid, plan, count).await?;
        tell::plain(&found, args.json, out)?;
        return Ok(success(found.holds()));
    } else {
        let found = shapes::storm(site, pid, plan).await?;
        tell::plain(&found, args.json, out)?;
        return Ok(success(found.errors == 0));
    }
    Ok(ExitCode::SUCCESS)
}

fn plan(args: &Args) -> Result<Plan> {
    let game = args.game.clone().unwrap_or_else(|| "qin".to_owned());
    let players = players(args, &game)?;
    let tables = match args.idle_sockets {
        Some(sockets) if (1..=40_000).contains(&sockets) => sockets.div_ceil(u32::from(players)),
        Some(_) => bail!("--idle-sockets must be 1 to 40000"),
        None => tables(args, if args.storm { 500 } else { 64 })?,
    };
    let seconds = args.minutes.map_or(args.seconds, |minutes| f64::from(minutes) * 60.0);
    if !(seconds > 0.0 && seconds <= 1e6) {
        bail!("--seconds must be above 0 and at most a million");
    }
    let (think, watching, seed) = (args.think, args.spectators.is_some(), args.seed);
    Ok(Plan { tables, seconds, think, game, players, watching, seed, sits_at: Tables::default() })
}

/// Milliseconds the victims of an attack think about a move, unless somebody says otherwise.
const VICTIMS_THINK: u32 = 100;

fn attack_plan(args: &Args) -> Result<AttackPlan> {
    let attacks = if args.attack == ["all"] { ATTACKS.map(str::to_owned).to_vec() } else { args.attack.clone() };
    if !(1..=10_000).contains(&args.hands) {
        bail!("--hands must be 1 to 10000");
    }
    let think = if args.think == 0 { VICTIMS_THINK } else { args.think };
    // Others may come to their tables: some attacks do.
    let victims = Plan { tables: tables(args, 8)?, think, watching: true, ..plan(args)? };
    Ok(AttackPlan { attacks, hands: args.hands, victims })
}

async fn own_house(args: &Args) -> Result<OwnHouse> {
    OwnHouse::open(&program()?, &dir(args), Kind::default()).await
}

fn success(all_well: bool) -> ExitCode {
    if all_well { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn crash_plan(args: &Args) -> Result<CrashPlan> {
    let (faults, times) = match args.kills {
        Some(kills) => (vec![Fault::Kill], kills),
        None => (args.faults.clone(), args.times),
    };
    if let Some(fault) = faults.iter().find(|fault| !fault.fits(args.postgres)) {
        let other = if args.postgres { "without --postgres" } else { "with --postgres" };
        bail!("--faults {fault} goes {other} only");
    }
    let (tables, games) = (tables(args, 8)?, games(args)?);
    Ok(CrashPlan { faults, times, postgres: args.postgres, tables, games, seed: args.seed })
}

/// The game that is named, or all, each with its number of seats.
fn games(args: &Args) -> Result<Vec<(String, u8)>> {
    let with_seats = |game: &str| Ok((game.to_owned(), players(args, game)?));
    match &args.game {
        Some(game) => Ok(vec![with_seats(game)?]),
        None => GAMES.iter().map(|game| with_seats(game.id())).collect(),
    }
}

fn players(args: &Args, game: &str) -> Result<u8> {
    let [fewest, most] = find_game(game)?.info().players;
    let players = args.players.unwrap_or(4.clamp(fewest, most));
    if !(fewest..=most).contains(&players) {
        bail!("{game} is for {fewest} to {most} players, not {players}");
    }
    Ok(players)
}

fn tables(args: &Args, usual: u32) -> Result<u32> {
    let tables = args.tables.unwrap_or(usual);
    if !(1..=10_000).contains(&tables) {
        bail!("--tables must be 1 to 10000");
    }
    Ok(tables)
}

fn program() -> Result<PathBuf> {
    std::env::current_exe().context("cannot find this program to start a house")
}

fn dir(args: &Args) -> PathBuf {
    args.dir.clone().unwrap_or_else(std::env::temp_dir)
}
