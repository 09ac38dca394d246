//! Backup files: written whole or not at all, and looked at with the rules before anybody relies on them.

use std::fs::{File, OpenOptions};
use std::io::{BufReader, BufWriter};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use teahouse_server::audit;
use teahouse_store::backup::{self, Item, Moment, Part, Reader, Summary};

use crate::out::Out;
use crate::place::without_password;

/// What is wrong with a file that is whole.
#[derive(Default)]
pub struct Faults {
    /// What is not in it, because it is damaged where it was made.
    pub damaged: Vec<String>,
    /// Tables that are in it and do not replay.
    pub broken: Vec<String>,
}

impl Faults {
    /// Whatever is wrong with a file, programs must hear of it, too.
    pub fn code(&self) -> ExitCode {
        if self.damaged.is_empty() && self.broken.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }
}

/// Writes the whole house, or only some tables, to a new file, and reads it again. The answer says what is wrong with it.
pub async fn save(url: &str, tables: Option<&[String]>, file: &Path) -> Result<(Summary, Faults)> {
    if file.exists() {
        bail!("{} is there already; choose another name", file.display());
    }
    // Nobody finds half a backup under its name, whatever happens.
    let part = PathBuf::from(format!("{}.part", file.display()));
    let done = write_and_check(url, tables, &part).await;
    if done.is_err() {
        _ = std::fs::remove_file(&part);
    }
    let done = done?;
    std::fs::rename(&part, file).with_context(|| format!("cannot name the file {}", file.display()))?;
    // The name must be on disk, too.
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    _ = File::open(folder).and_then(|folder| folder.sync_all());
    Ok(done)
}

async fn write_and_check(url: &str, tables: Option<&[String]>, part: &Path) -> Result<(Summary, Faults)> {
    let mut moment = Moment::open(url).await.with_context(|| format!("cannot read {}", without_password(url)))?;
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    // It holds seeds and hashes of cookies.
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(part).with_context(|| format!("cannot write {}", part.display()))?;
    let mut out = BufWriter::new(file);
    backup::write(&mut moment, tables, env!("CARGO_PKG_VERSION"), &mut out).await?;
    out.into_inner().map_err(|e| e.into_error())?.sync_all()?;
    check(part)
}

/// Reads a whole file; the answer says what is wrong with it.
pub fn check(file: &Path) -> Result<(Summary, Faults)> {
    let mut reader = open(file)?;
    let mut faults = Faults::default();
    while let Some(item) = reader.item().with_context(|| file.display().to_string())? {
        match item {
            Item::Guest(_) => {}
            Item::Damaged(damaged) if damaged.part == Part::House => faults.damaged.push(format!("DAMAGED: {damaged}")),
            Item::Damaged(damaged) => faults.damaged.push(format!("DAMAGED, not in the file: {damaged}")),
            Item::Table(kept) => {
                if let Err(what) = audit(&kept) {
                    faults.broken.push(format!("table {} ({}): {what}", kept.row.id, kept.row.game));
                }
            }
        }
    }
    Ok((reader.finish()?, faults))
}

/// Puts a file into a database, after it was read once to its end.
pub async fn load(url: &str, file: &Path, into: backup::Target) -> Result<Summary> {
    let from = BufReader::new(File::open(file).with_context(|| file.display().to_string())?);
    backup::load(url, from, into).await.with_context(|| format!("{} into {}", file.display(), without_password(url)))
}

fn open(file: &Path) -> Result<Reader<BufReader<File>>> {
    let from = File::open(file).with_context(|| file.display().to_string())?;
    Reader::new(BufReader::new(from)).with_context(|| file.display().to_string())
}

/// Says what was done.
pub fn tell(done: &str, summary: &Summary, faults: &Faults, out: &mut Out) -> Result<()> {
    let c = summary.counts;
    out.line(format!(
        "{done}: {} guests, {} tables, {} entries, {} lines of chat",
        c.guests, c.tables, c.entries, c.chat
    ))?;
    faults.damaged.iter().try_for_each(|fault| out.line(fault))?;
    match faults.broken.as_slice() {
        [] if faults.damaged.is_empty() => out.line("Every match replays by the rules."),
        [] => out.line("Every other match replays by the rules."),
        broken => broken.iter().try_for_each(|fault| out.line(format!("does not replay: {fault}"))),
    }
}
