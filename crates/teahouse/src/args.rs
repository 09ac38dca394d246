//! Flags that several commands share.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow, bail};
use clap::Args;
use teahouse_catalog::{GAMES, GameEntry, game};
use teahouse_game::Setup;

/// Flags of every command.
#[derive(Args)]
pub struct Common {
    /// Folder with boards of your own: BOARDS/GAME/*.json
    #[arg(long = "boards", global = true, value_name = "DIR", env = "TEAHOUSE_BOARDS")]
    pub boards: Option<PathBuf>,
    /// Language of the sentences: en, pl, de or it (else as the terminal says)
    #[arg(long, global = true, value_parser = teahouse_words::LANGUAGES)]
    pub lang: Option<String>,
}

impl Common {
    pub fn boards(&self) -> Option<&Path> {
        self.boards.as_deref()
    }

    pub fn language(&self) -> &str {
        self.lang.as_deref().unwrap_or_else(|| teahouse_words::language_of(|name| std::env::var(name).ok()))
    }
}

/// What a table agrees on.
#[derive(Args)]
pub struct TableArgs {
    /// Number of seats (else the smallest number the game allows)
    #[arg(long)]
    pub players: Option<u8>,
    /// Board to play on (else the game's first)
    #[arg(long)]
    pub board: Option<String>,
    /// An option of the game, such as first=0; see `teahouse games`
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = pair)]
    pub options: Vec<(String, String)>,
}

fn pair(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or("write it as NAME=VALUE")?;
    Ok((name.to_owned(), value.to_owned()))
}

impl TableArgs {
    pub fn setup(&self, game: &dyn GameEntry, players: Option<u8>, boards: Option<&Path>) -> Result<Setup> {
        let mut options = BTreeMap::new();
        for (name, value) in &self.options {
            if options.insert(name.clone(), value.clone()).is_some() {
                bail!("option {name} is given twice");
            }
        }
        let players = self.players.or(players).unwrap_or(game.info().players[0]);
        game.setup(players, self.board.as_deref(), &options, boards).map_err(|e| anyhow!("{e}"))
    }
}

/// The game with this id, or an error that lists those there are.
pub fn find_game(id: &str) -> Result<&'static dyn GameEntry> {
    let known = || GAMES.iter().map(|g| g.id()).collect::<Vec<_>>().join(", ");
    game(id).ok_or_else(|| anyhow!("there is no game {id:?}; there are: {}", known()))
}

/// As many threads as the machine has cores.
pub fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, |n| n.get())
}
