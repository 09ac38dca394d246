//! `teahouse backup`: the whole house in one file, while it is open.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::Args as ClapArgs;

use crate::archive::{save, tell};
use crate::out::Out;
use crate::place::{Place, block_on};

#[derive(ClapArgs)]
pub struct Args {
    /// File to write; keep it as safe as the house itself: it holds seeds of dice and hashes of cookies
    file: PathBuf,
    #[command(flatten)]
    place: Place,
}

pub fn run(args: &Args, out: &mut Out) -> Result<ExitCode> {
    let (summary, faults) = block_on(save(&args.place.url()?, None, &args.file))??;
    tell(&args.file.display().to_string(), &summary, &faults, out)?;
    Ok(faults.code())
}
