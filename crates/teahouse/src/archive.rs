//! Backup files: written whole or not at all, and looked at with the rules before anybody relies on them.

use std::fs::{File, OpenOptions};
use std::io::{BufReader, BufWriter};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use teahouse_server::audit;
use teahouse_store::backup::{self, Item, Moment, Reader, Summary};

use crate::out::Out;
use crate::place::without_password;

/// Writes the whole house, or only some tables, to a new file, and reads it again. The answer says which tables do not replay.
pub async fn save(url: &str, tables: Option<&[String]>, file: &Path) -> Result<(Summary, Vec<String>)> {
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

async fn write_and_check(url: &str, tables: Option<&[String]>, part: &Path) -> Result<(Summary, Vec<String>)> {
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

/// Reads a whole file; the answer says which of its tables do not replay.
pub fn check(file: &Path) -> Result<(Summary, Vec<String>)> {
    let mut reader = open(file)?;
    let mut faults = Vec::new();
    while let Some(item) = reader.item().with_context(|| file.display().to_string())? {
        if let Item::Table(kept) = item
            && let Err(what) = audit(&kept)
        {
            faults.push(format!("table {} ({}): {what}", kept.row.id, kept.row.game));
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
pub fn tell(done: &str, summary: &Summary, faults: &[String], out: &mut Out) -> Result<()> {
    let c = summary.counts;
    out.line(format!(
        "{done}: {} guests, {} tables, {} entries, {} lines of chat",
        c.guests, c.tables, c.entries, c.chat
    ))?;
    match faults {
        [] => out.line("Every match replays by the rules."),
        faults => faults.iter().try_for_each(|fault| out.line(format!("does not replay: {fault}"))),
    }
}
