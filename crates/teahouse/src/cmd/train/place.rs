//! Where training lives: a folder with the net, how far it is, and its curve.

use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};
use teahouse_bots::{Budget, Net, Progress};
use teahouse_catalog::GameEntry;
use teahouse_game::Setup;

use super::curve::{Point, svg};

/// How far it is, and what for.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Stage {
    pub games: u64,
    pub done: f32,
    pub seed: u64,
    /// The budget: so many games, or so many seconds.
    pub of_games: Option<u64>,
    pub of_seconds: Option<f64>,
    pub loss: f32,
    pub curve: Vec<Point>,
}

impl Stage {
    pub fn fits(&self, budget: Budget, seed: u64) -> bool {
        let (games, seconds) = parts(budget);
        self.seed == seed && self.of_games == games && self.of_seconds == seconds
    }

    pub fn reach(&mut self, budget: Budget, seed: u64, progress: &Progress) {
        (self.of_games, self.of_seconds) = parts(budget);
        (self.games, self.done, self.seed, self.loss) = (progress.games, progress.done, seed, progress.loss);
    }

    /// The part of this budget that what was done so far would be.
    pub fn done_of(&self, budget: Budget) -> f32 {
        let (games, seconds) = parts(budget);
        let ratio = match (self.of_games, games, self.of_seconds, seconds) {
            (Some(old), Some(new), ..) => old as f32 / new as f32,
            (.., Some(old), Some(new)) => (old / new) as f32,
            _ => 0.0,
        };
        (self.done * ratio).min(1.0)
    }
}

fn parts(budget: Budget) -> (Option<u64>, Option<f64>) {
    match budget {
        Budget::Games(games) => (Some(games), None),
        Budget::Time(time) => (None, Some(Duration::as_secs_f64(&time))),
    }
}

pub struct Place {
    pub folder: PathBuf,
    title: String,
}

impl Place {
    pub fn new(folder: Option<PathBuf>, game: &dyn GameEntry, setup: &Setup) -> Result<Place> {
        let options = setup.options.values().map(|value| format!("-{value}")).collect::<String>();
        let title = format!("{}-{}-{}{options}", game.id(), setup.players, setup.board);
        let folder = folder.unwrap_or_else(|| Path::new("training").join(&title));
        std::fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
        Ok(Place { folder, title })
    }

    pub fn file(&self) -> PathBuf {
        self.folder.join("value.net")
    }

    pub fn net(&self) -> Result<Net> {
        read(&self.file())
    }

    /// How far the run in the folder is; nothing if there is none.
    pub fn stage(&self) -> Result<Stage> {
        let file = self.folder.join("stage.json");
        match std::fs::read(&file) {
            Ok(text) => {
                serde_json::from_slice(&text).with_context(|| format!("{} (--fresh begins anew)", file.display()))
            }
            Err(_) => Ok(Stage::default()),
        }
    }

    /// A checkpoint. Whoever breaks in finds the one before or this one.
    pub fn save(&self, net: &Net, stage: &Stage) -> Result<()> {
        self.write("value.net", &net.to_bytes())?;
        self.write("stage.json", &serde_json::to_vec_pretty(stage)?)
    }

    pub fn draw(&self, stage: &Stage, players: u8) -> Result<()> {
        self.write("stage.json", &serde_json::to_vec_pretty(stage)?)?;
        self.write("curve.svg", svg(&self.title, &stage.curve, players).as_bytes())
    }

    fn write(&self, name: &str, bytes: &[u8]) -> Result<()> {
        let (file, new) = (self.folder.join(name), self.folder.join(format!("{name}.new")));
        std::fs::write(&new, bytes)
            .and_then(|()| std::fs::rename(&new, &file))
            .with_context(|| file.display().to_string())
    }
}

/// The net in a file.
pub fn read(file: &Path) -> Result<Net> {
    let bytes = std::fs::read(file).with_context(|| file.display().to_string())?;
    Net::from_bytes(&bytes).with_context(|| file.display().to_string())
}

/// Training takes whatever nobody else wants: the lowest priority there is.
pub fn be_polite() {
    #[cfg(unix)]
    let _ = rustix::process::nice(19);
}
