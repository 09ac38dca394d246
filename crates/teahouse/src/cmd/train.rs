//! `teahouse train`: a net learns a game by playing against itself.

mod curve;
mod gate;
mod place;

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Result, anyhow, bail};
use clap::Args as ClapArgs;
use indicatif::{ProgressBar, ProgressStyle};
use teahouse_bots::{Budget, Course, Level, Net, Progress, Series, Settings};
use teahouse_catalog::GameEntry;
use teahouse_game::Setup;

use self::curve::Point;
pub use self::place::read as read_net;
use self::place::{Place, Stage};
use crate::args::{Common, TableArgs, find_game};
use crate::out::Out;

/// A checkpoint so often.
const CHECKPOINT: Duration = Duration::from_secs(60);

#[derive(ClapArgs)]
pub struct Args {
    game: String,
    #[command(flatten)]
    table: TableArgs,
    /// Learn for so many minutes of processor time
    #[arg(long, conflicts_with = "games", required_unless_present = "games")]
    minutes: Option<f64>,
    /// Learn from so many games; with one thread the same seed gives the same net
    #[arg(long)]
    games: Option<u64>,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games played at a time
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Folder for net, checkpoint and curve (else training/GAME-PLAYERS…); a run that was broken off goes on from there
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Begin anew, whatever is in the folder
    #[arg(long)]
    fresh: bool,
    /// Go on from this net, or from the house's own with `--from house`
    #[arg(long, value_name = "FILE")]
    from: Option<String>,
    /// Afterwards play against the house's own net; exit code 1 if the new one is not better
    #[arg(long)]
    gate: bool,
}

pub fn run(common: &Common, args: &Args, out: &mut Out) -> Result<ExitCode> {
    let game = find_game(&args.game)?;
    let setup = args.table.setup(game, None, common.boards())?;
    let budget = match (args.minutes, args.games) {
        (Some(minutes), _) if minutes > 0.0 && minutes < 1e6 => Budget::Time(Duration::from_secs_f64(60.0 * minutes)),
        (None, Some(games)) if games > 0 => Budget::Games(games),
        _ => bail!("--minutes or --games must be more than nothing"),
    };
    if args.threads == 0 || args.threads > 1024 {
        bail!("--threads must be 1 to 1024");
    }
    place::be_polite();
    let place = Place::new(args.out.clone(), game, &setup)?;
    let mut stage = if args.fresh { Stage::default() } else { place.stage()? };
    if stage.games > 0 && (stage.seed != args.seed || args.from.is_some()) {
        bail!("{} holds another run; give another --out, or begin anew with --fresh", place.folder.display());
    }
    if stage.fits(budget, args.seed) && stage.done >= 1.0 {
        out.line(format!("{} is finished; begin anew with --fresh", place.folder.display()))?;
    } else {
        learn(common, args, game, &setup, budget, &place, &mut stage, out)?;
    }
    let net = place.net()?;
    out.line(format!("{}: learnt from {} games", place.file().display(), net.games()))?;
    if !args.gate {
        return Ok(ExitCode::SUCCESS);
    }
    let Some((name, _)) = game.net(&setup, common.boards()).map_err(anyhow::Error::msg)? else {
        out.line("gate: passed, there is no net for this table yet")?;
        return Ok(ExitCode::SUCCESS);
    };
    let verdict = gate::play(game, &setup, common.boards(), net)?;
    out.line(format!("gate: {verdict} against the house's net {name}"))?;
    Ok(if verdict.passed { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

#[allow(clippy::too_many_arguments)]
fn learn(
    common: &Common,
    args: &Args,
    game: &dyn GameEntry,
    setup: &Setup,
    budget: Budget,
    place: &Place,
    stage: &mut Stage,
    out: &mut Out,
) -> Result<()> {
    let from = begin(common, args, game, setup, budget, place, stage)?;
    if let Some((net, done)) = &from {
        out.line(format!("goes on from {} games, {:.0} % of the budget", net.games(), 100.0 * done))?;
    }
    let bar = bar();
    let course = Course { setup: setup.clone(), budget, seed: args.seed, threads: args.threads, from };
    let (mut last, mut trouble) = (Instant::now(), None);
    let mut watch = |progress: Progress| {
        bar.set_position((1000.0 * progress.done) as u64);
        bar.set_message(format!("{} games, error {:.3}", progress.games, progress.loss));
        if last.elapsed() < CHECKPOINT {
            return true;
        }
        stage.reach(budget, args.seed, &progress);
        let saved =
            place.save(progress.net, stage).and_then(|()| measure(common, game, setup, place, stage, &progress));
        trouble = saved.err();
        last = Instant::now();
        trouble.is_none()
    };
    let net = game.train(&course, common.boards(), &mut watch).map_err(anyhow::Error::msg)?;
    bar.finish_and_clear();
    if let Some(trouble) = trouble {
        return Err(trouble);
    }
    let end = Progress { done: 1.0, games: net.games(), loss: stage.loss, net: &net };
    stage.reach(budget, args.seed, &end);
    place.save(&net, stage)?;
    measure(common, game, setup, place, stage, &end)
}

/// The net to go on from: what the user says, else the checkpoint in the folder.
fn begin(
    common: &Common,
    args: &Args,
    game: &dyn GameEntry,
    setup: &Setup,
    budget: Budget,
    place: &Place,
    stage: &Stage,
) -> Result<Option<(Net, f32)>> {
    match args.from.as_deref() {
        _ if stage.games > 0 => Ok(Some((place.net()?, stage.done_of(budget)))),
        None => Ok(None),
        Some("house") => {
            let net = game.net(setup, common.boards()).map_err(anyhow::Error::msg)?;
            let (_, net) = net.ok_or_else(|| anyhow!("the house has no net for this table"))?;
            Ok(Some((net.as_ref().clone(), 0.0)))
        }
        Some(file) => Ok(Some((place::read(file.as_ref())?, 0.0))),
    }
}

/// One more point of the curve: a few games against `greedy`.
fn measure(
    common: &Common,
    game: &dyn GameEntry,
    setup: &Setup,
    place: &Place,
    stage: &mut Stage,
    progress: &Progress,
) -> Result<()> {
    const GAMES: u64 = 40;
    let learnt = Settings::with_net(Level::Adept, Arc::new(progress.net.clone()));
    let greedy = Settings::from(Level::Greedy);
    let bots: Vec<Settings> = std::iter::once(learnt).chain((1..setup.players).map(|_| greedy.clone())).collect();
    let games = GAMES.next_multiple_of(bots.len() as u64);
    let series = Series { games, seed: 99, threads: 1 };
    let report = game.arena(setup, common.boards(), &bots, series, &|_| {}).map_err(anyhow::Error::msg)?;
    let learnt = &report.bots[0];
    stage.curve.push(Point {
        games: progress.games,
        loss: progress.loss,
        share: learnt.share,
        low: learnt.ci95[0],
        high: learnt.ci95[1],
    });
    place.draw(stage, setup.players)
}

fn bar() -> ProgressBar {
    let style = "{wide_bar} {percent} %, {msg}, {eta} left";
    ProgressBar::new(1000).with_style(ProgressStyle::with_template(style).expect("a fixed template"))
}
