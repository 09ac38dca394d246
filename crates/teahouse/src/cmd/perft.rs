//! `teahouse perft`: counts placement sequences of Qin.

use std::process::ExitCode;

use anyhow::{Context, Result, anyhow, bail};
use clap::Args as ClapArgs;
use serde::Serialize;
use teahouse_game::Data;
use teahouse_qin::Board;
use teahouse_qin::tile::Kind;

use crate::args::{Common, find_game};
use crate::out::Out;

#[derive(ClapArgs)]
pub struct Args {
    /// Only `qin` has a deal to fix
    #[arg(value_parser = ["qin"])]
    game: String,
    #[arg(long, default_value = "bird")]
    board: String,
    #[arg(long, default_value_t = 2)]
    players: u8,
    /// Tiles in order: three for seat 0, three for seat 1 and so on, then as drawn
    #[arg(long)]
    deal: String,
    #[arg(long)]
    depth: u32,
    /// As a JSON object
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report {
    depth: u32,
    nodes: u64,
}

pub fn run(common: &Common, args: &Args, out: &mut Out) -> Result<ExitCode> {
    let game = find_game(&args.game)?;
    let [min, max] = game.info().players;
    if !(min..=max).contains(&args.players) {
        bail!("Qin is for {min} to {max} players, not {}", args.players);
    }
    let (file, _) = game.board(&args.board, common.boards())?;
    let board = Board::parse(&file).map_err(|faults| anyhow!("{faults}"))?.share();
    let words = args.deal.split([' ', ',']).filter(|w| !w.is_empty());
    let deal: Vec<Kind> =
        words.map(|w| w.parse().map_err(anyhow::Error::msg)).collect::<Result<_>>().context("--deal")?;
    let nodes = teahouse_qin::perft::perft(board, args.players, &deal, args.depth).map_err(anyhow::Error::msg)?;
    if args.json {
        out.json(&Report { depth: args.depth, nodes })?;
    } else {
        out.line(format!("depth {}: {nodes} sequences", args.depth))?;
    }
    Ok(ExitCode::SUCCESS)
}
