//! The program: `teahouse --help` tells what it can do.
//!
//! One file for each command in `cmd/`. Exit codes: 0 fine, 1 an expectation or a law does not hold, 2 bad input.

mod archive;
mod args;
mod cmd;
mod keep;
mod log;
mod out;
mod place;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::args::Common;
use crate::out::Out;

/// Board games of old China: play, simulate, verify.
#[derive(Parser)]
#[command(name = "teahouse", version, about)]
struct Cli {
    #[command(flatten)]
    common: Common,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// List the games with their players, boards and options
    Games(cmd::games::Args),
    /// Play in the terminal against bots
    Play(cmd::play::Args),
    /// Run the house; `teahouse` alone does the same
    Serve(cmd::serve::Args),
    /// Save the whole house to one file, while it is open
    Backup(cmd::backup::Args),
    /// Put a backup into an empty place
    Restore(cmd::restore::Args),
    /// Save some tables, or the whole house, to a file
    Export(cmd::export::Args),
    /// Put the tables of a file beside those that are there
    Import(cmd::import::Args),
    /// Say what is wrong with the data of a house, and what to do
    Doctor(cmd::doctor::Args),
    /// Play at many tables of a house at once, for speed; or kill it again and again, for safety
    Load(cmd::load::Args),
    /// Damaged inputs against everything that reads what others wrote
    #[command(hide = true)]
    Fuzz(cmd::fuzz::Args),
    /// Play random games, for speed or with every law on
    Sim(cmd::sim::Args),
    /// Let bots play against each other
    Arena(cmd::arena::Args),
    /// Let a net learn a game by playing against itself
    Train(cmd::train::Args),
    /// Compare what a net predicts with what comes out
    Calibrate(cmd::calibrate::Args),
    /// Pieces of work whose instructions are counted
    #[command(hide = true)]
    Gauge,
    /// Count placement sequences of Qin from a fixed deal
    Perft(cmd::perft::Args),
    /// Run scenario files
    Scenario(cmd::scenario::Args),
    /// Show, check or verify records (.tea files)
    #[command(subcommand)]
    Record(cmd::record::Command),
    /// What is wrong with the record that comes in, as JSON: the house asks itself
    #[command(name = teahouse_server::CHECK_COMMAND, hide = true)]
    CheckRecord,
    /// Check board files
    #[command(subcommand)]
    Board(cmd::board::Command),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let mut out = Out::new();
    let done = match cli.command {
        None => cmd::serve::run(&cli.common, &cmd::serve::Args::from_environment(), &mut out),
        Some(Command::Games(args)) => cmd::games::run(&cli.common, &args, &mut out),
        Some(Command::Play(args)) => cmd::play::run(&cli.common, &args, &mut out),
        Some(Command::Serve(args)) => cmd::serve::run(&cli.common, &args, &mut out),
        Some(Command::Backup(args)) => cmd::backup::run(&args, &mut out),
        Some(Command::Restore(args)) => cmd::restore::run(&args, &mut out),
        Some(Command::Export(args)) => cmd::export::run(&args, &mut out),
        Some(Command::Import(args)) => cmd::import::run(&args, &mut out),
        Some(Command::Doctor(args)) => cmd::doctor::run(&args, &mut out),
        Some(Command::Load(args)) => cmd::load::run(&args, &mut out),
        Some(Command::Fuzz(args)) => cmd::fuzz::run(&args, &mut out),
        Some(Command::Sim(args)) => cmd::sim::run(&cli.common, &args, &mut out),
        Some(Command::Arena(args)) => cmd::arena::run(&cli.common, &args, &mut out),
        Some(Command::Train(args)) => cmd::train::run(&cli.common, &args, &mut out),
        Some(Command::Calibrate(args)) => cmd::calibrate::run(&cli.common, &args, &mut out),
        Some(Command::Gauge) => cmd::gauge::run(&mut out),
        Some(Command::Perft(args)) => cmd::perft::run(&cli.common, &args, &mut out),
        Some(Command::Scenario(args)) => cmd::scenario::run(&cli.common, &args, &mut out),
        Some(Command::Record(command)) => cmd::record::run(&cli.common, &command, &mut out),
        Some(Command::CheckRecord) => cmd::record::check_for_house(&cli.common, &mut out),
        Some(Command::Board(command)) => cmd::board::run(&command, &mut out),
    };
    match done.and_then(|code| out.finish().map(|()| code)) {
        Ok(code) => code,
        Err(error) => {
            out::complain(&error);
            ExitCode::from(2)
        }
    }
}
