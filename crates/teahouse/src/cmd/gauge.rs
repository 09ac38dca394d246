//! `teahouse gauge`: pieces of work for whoever counts instructions (`cargo xtask instructions`), one after the other.

use std::process::ExitCode;

use anyhow::Result;
use teahouse_bots::Work;
use teahouse_catalog::GAMES;

use crate::out::Out;

/// Says of each, in this order, which game and which work it was and how many pieces.
pub fn run(out: &mut Out) -> Result<ExitCode> {
    for game in GAMES {
        for work in Work::ALL {
            let pieces = game.repeat(work).map_err(anyhow::Error::msg)?;
            out.line(format!("{} {} {pieces}", game.id(), work.name()))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}
