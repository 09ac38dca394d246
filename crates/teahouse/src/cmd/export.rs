//! `teahouse export`: some tables in a file, without what only their house may know; or the whole house.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::Args as ClapArgs;

use crate::archive::{save, tell};
use crate::out::Out;
use crate::place::{Place, block_on};

#[derive(ClapArgs)]
pub struct Args {
    /// File to write
    file: PathBuf,
    /// Id of a table, as in its address; may be given several times. Without any: the whole house, secrets included
    #[arg(long = "table", value_name = "ID")]
    tables: Vec<String>,
    #[command(flatten)]
    place: Place,
}

pub fn run(args: &Args, out: &mut Out) -> Result<ExitCode> {
    let tables = (!args.tables.is_empty()).then_some(args.tables.as_slice());
    let (summary, faults) = block_on(save(&args.place.url()?, tables, &args.file))??;
    tell(&args.file.display().to_string(), &summary, &faults, out)?;
    Ok(faults.code())
}
