//! `teahouse board check`: is this file a board?

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::Subcommand;

use crate::args::find_game;
use crate::out::Out;

#[derive(Subcommand)]
pub enum Command {
    /// Check a board file; every fault is named
    Check {
        /// Id of the game
        game: String,
        /// The board file
        file: PathBuf,
    },
}

pub fn run(command: &Command, out: &mut Out) -> Result<ExitCode> {
    let Command::Check { game, file } = command;
    let (id, fingerprint) = find_game(game)?.check_board(file)?;
    out.line(format!("{} is a board of {game}: {id}, fingerprint {fingerprint}", file.display()))?;
    Ok(ExitCode::SUCCESS)
}
