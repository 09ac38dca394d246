//! `teahouse restore`: a house as it was when its backup was made, in an empty place.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::Args as ClapArgs;
use teahouse_store::backup::Target;

use crate::archive::{check, load, tell};
use crate::out::Out;
use crate::place::{Place, block_on};

#[derive(ClapArgs)]
pub struct Args {
    /// File of `teahouse backup`
    file: PathBuf,
    #[command(flatten)]
    place: Place,
}

pub fn run(args: &Args, out: &mut Out) -> Result<ExitCode> {
    // Nothing is touched before the file was read to its end.
    let (_, faults) = check(&args.file)?;
    let summary = block_on(load(&args.place.made()?, &args.file, Target::Empty))??;
    tell("Restored", &summary, &faults, out)?;
    Ok(faults.code())
}
