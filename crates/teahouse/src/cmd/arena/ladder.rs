//! Every bot against every other one: a ladder of strength.

use std::fmt::Write as _;
use std::hash::{DefaultHasher, Hasher};
use std::io::Write as _;
use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};
use teahouse_bots::{Duel, Net, Rating, Series, Settings, ratings};
use teahouse_catalog::GameEntry;
use teahouse_game::Setup;

use crate::cmd::chart::{INK, paper};

/// What one pair did, as a line of the log. A pair that is there with the same settings is not played again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Line {
    /// Version of the program.
    version: String,
    game: String,
    setup: Setup,
    seed: u64,
    games: u64,
    pair: [String; 2],
    /// Fingerprints of their nets: a bot that has learnt more is another one.
    nets: [Option<String>; 2],
    /// Games in which the first one finished before the second; ties count half.
    won: f64,
    ms_per_decision: [f64; 2],
}

/// The ladder: each bot with its strength and its time for a decision.
pub struct Ladder {
    pub rungs: Vec<(String, Rating, f64)>,
}

pub struct Wish<'a> {
    pub game: &'a dyn GameEntry,
    pub setup: &'a Setup,
    pub boards: Option<&'a Path>,
    pub bots: &'a [Settings],
    /// For each pair.
    pub series: Series,
    pub log: Option<&'a Path>,
}

/// Plays what is not in the log yet. The first bot is the anchor.
pub fn play(wish: &Wish, progress: &(dyn Fn(u64) + Sync)) -> Result<Ladder> {
    let known = wish.log.map(read).transpose()?.unwrap_or_default();
    let (mut duels, mut times) = (Vec::new(), vec![(0.0, 0); wish.bots.len()]);
    for second in 0..wish.bots.len() {
        for first in second + 1..wish.bots.len() {
            let nets = [fingerprint(wish, first)?, fingerprint(wish, second)?];
            let line = match known.iter().find(|line| line.nets == nets && line.is(wish, first, second)) {
                Some(line) => line.clone(),
                None => pair(wish, first, second, progress)?,
            };
            duels.push(Duel { first, second, games: line.games as f64, won: line.won });
            for (bot, ms) in [first, second].into_iter().zip(line.ms_per_decision) {
                times[bot] = (times[bot].0 + ms, times[bot].1 + 1);
            }
        }
    }
    let rated = ratings(wish.bots.len(), &duels, 0);
    let rung = |(bot, rating): (usize, Rating)| {
        (wish.bots[bot].to_string(), rating, times[bot].0 / f64::from(times[bot].1.max(1)))
    };
    Ok(Ladder { rungs: rated.into_iter().enumerate().map(rung).collect() })
}

fn pair(wish: &Wish, first: usize, second: usize, progress: &(dyn Fn(u64) + Sync)) -> Result<Line> {
    let (mut won, mut games, mut times) = (0.0, 0, [0.0; 2]);
    // Where more than two sit, one against the others, then the other way round.
    for [one, others] in [[first, second], [second, first]] {
        let seats = usize::from(wish.setup.players);
        let bots: Vec<Settings> =
            (0..seats).map(|seat| wish.bots[if seat == 0 { one } else { others }].clone()).collect();
        let number = wish.series.games.div_ceil(2).next_multiple_of(bots.len() as u64);
        let report = wish.game.arena(wish.setup, wish.boards, &bots, Series { games: number, ..wish.series }, progress);
        let report = report.map_err(anyhow::Error::msg)?;
        let before: f64 = report.before[0][1..].iter().sum();
        let after: f64 = (1..seats).map(|other| report.before[other][0]).sum();
        let share = before / (before + after);
        won += number as f64 * if one == first { share } else { 1.0 - share };
        games += number;
        times[usize::from(one != first)] += report.bots[0].ms_per_decision / 2.0;
        times[usize::from(one == first)] += report.bots[1].ms_per_decision / 2.0;
    }
    let line = Line {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        game: wish.game.id().to_owned(),
        setup: wish.setup.clone(),
        seed: wish.series.seed,
        games,
        pair: [first, second].map(|bot| wish.bots[bot].to_string()),
        nets: [fingerprint(wish, first)?, fingerprint(wish, second)?],
        won,
        ms_per_decision: times,
    };
    if let Some(log) = wish.log {
        let mut file =
            std::fs::OpenOptions::new().create(true).append(true).open(log).context(log.display().to_string())?;
        writeln!(file, "{}", serde_json::to_string(&line)?)?;
    }
    Ok(line)
}

fn read(log: &Path) -> Result<Vec<Line>> {
    match std::fs::read_to_string(log) {
        // A line that was broken off, or is of another version, is as good as none: its pair is played again.
        Ok(text) => Ok(text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect()),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(error).context(log.display().to_string()),
    }
}

/// Which net a bot plays with, if with any.
fn fingerprint(wish: &Wish, bot: usize) -> Result<Option<String>> {
    let own = wish.bots[bot].own_net().cloned();
    let house = || game_net(wish);
    let net = if wish.bots[bot].is_learnt() { own.map_or_else(house, |net| Ok(Some(net)))? } else { None };
    let mut hasher = DefaultHasher::new();
    Ok(net.map(|net| {
        hasher.write(&net.to_bytes());
        format!("{:016x}", hasher.finish())
    }))
}

fn game_net(wish: &Wish) -> Result<Option<Arc<Net>>> {
    let net = wish.game.net(wish.setup, wish.boards).map_err(anyhow::Error::msg)?;
    Ok(net.map(|(_, net)| net))
}

impl Line {
    fn is(&self, wish: &Wish, first: usize, second: usize) -> bool {
        let pair = [first, second].map(|bot| wish.bots[bot].to_string());
        let same = self.game == wish.game.id() && self.setup == *wish.setup && self.seed == wish.series.seed;
        same && self.pair == pair && self.games >= wish.series.games && self.version == env!("CARGO_PKG_VERSION")
    }
}

/// The ladder as a picture: a mark with its interval for each bot.
pub fn svg(title: &str, ladder: &Ladder) -> String {
    const ROW: f64 = 34.0;
    const LEFT: f64 = 190.0;
    const WIDTH: f64 = 640.0;
    let low = ladder.rungs.iter().map(|(_, r, _)| r.elo - r.within).fold(0.0, f64::min);
    let high = ladder.rungs.iter().map(|(_, r, _)| r.elo + r.within).fold(100.0, f64::max);
    let x = |elo: f64| LEFT + (WIDTH - LEFT - 70.0) * (elo - low) / (high - low);
    let height = 56.0 + ROW * ladder.rungs.len() as f64;
    let mut out = paper(WIDTH, height, title);
    for (row, (name, rating, ms)) in ladder.rungs.iter().enumerate() {
        let y = 56.0 + ROW * row as f64;
        let (from, at, to) = (x(rating.elo - rating.within), x(rating.elo), x(rating.elo + rating.within));
        let _ = writeln!(
            out,
            "<text x=\"12\" y=\"{:.0}\">{name} <tspan fill=\"#8a7a5c\">{ms:.1} ms</tspan></text>\
             <path d=\"M{from:.1} {y:.1}H{to:.1}\" stroke=\"{INK}\" stroke-width=\"3\"/>\
             <circle cx=\"{at:.1}\" cy=\"{y:.1}\" r=\"5\" fill=\"{INK}\"/><text x=\"{:.1}\" y=\"{:.0}\">{:.0}</text>",
            y + 4.0,
            to + 8.0,
            y + 4.0,
            rating.elo
        );
    }
    out.push_str("</svg>\n");
    out
}
