//! `teahouse games`: what there is to play.

use std::process::ExitCode;

use anyhow::Result;
use clap::Args as ClapArgs;
use teahouse_catalog::{GAMES, GameInfo};

use crate::args::Common;
use crate::out::Out;

#[derive(ClapArgs)]
pub struct Args {
    /// As a JSON array
    #[arg(long)]
    json: bool,
}

pub fn run(common: &Common, args: &Args, out: &mut Out) -> Result<ExitCode> {
    let mut games = Vec::new();
    for game in GAMES {
        games.push(GameInfo { boards: game.board_ids(common.boards())?, ..game.info() });
    }
    if args.json {
        out.json(&games)?;
        return Ok(ExitCode::SUCCESS);
    }
    for game in games {
        let [min, max] = game.players;
        out.line(format!("{} ({}): {min} to {max} players; boards: {}", game.id, game.name, game.boards.join(", ")))?;
        for (name, option) in &game.options {
            out.line(format!("    --option {name}=… {} (default {})", option.values.join(" | "), option.default))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}
