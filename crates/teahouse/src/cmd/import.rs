//! `teahouse import`: tables of another house beside those that are there.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Result, bail};
use clap::Args as ClapArgs;
use teahouse_store::backup::Target;

use crate::archive::{check, load, tell};
use crate::out::Out;
use crate::place::{Place, block_on};

#[derive(ClapArgs)]
pub struct Args {
    /// File of `teahouse export` or `teahouse backup`
    file: PathBuf,
    #[command(flatten)]
    place: Place,
}

pub fn run(args: &Args, out: &mut Out) -> Result<ExitCode> {
    let (_, faults) = check(&args.file)?;
    // What is broken elsewhere is not taken in.
    if let Some(fault) = faults.broken.first() {
        bail!("{}: {fault}; nothing was imported", args.file.display());
    }
    let summary = block_on(load(&args.place.made()?, &args.file, Target::Beside))??;
    tell("Imported", &summary, &faults, out)?;
    Ok(faults.code())
}
