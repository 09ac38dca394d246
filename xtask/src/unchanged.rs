//! A long part of a check that passed is not repeated while nothing has changed: neither a file of the repository nor the program. CI
//! begins with nothing, so there it always runs; `cargo xtask check --again` runs it here as well.

use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::tools::{phase, target};

/// What the long parts look at.
pub struct Unchanged {
    again: bool,
    mark: Option<String>,
}

impl Unchanged {
    /// `again`: whatever passed before runs all the same. So it does where git does not know the files.
    pub fn new(again: bool, program: &str) -> Unchanged {
        Unchanged { again, mark: mark(program).ok() }
    }

    /// A part that is left out if it passed on exactly this.
    pub fn phase(&self, name: &str, work: impl FnOnce() -> Result<()>) -> Result<()> {
        let folder = target().join("passed");
        let stamp = folder.join(name.replace(|c: char| !c.is_ascii_alphanumeric(), "-"));
        if !self.again && self.mark.is_some() && fs::read_to_string(&stamp).ok() == self.mark {
            println!("\ncheck: {name}: passed before, and nothing has changed since");
            return Ok(());
        }
        let _ = fs::remove_file(&stamp);
        phase(name, work)?;
        if let Some(mark) = &self.mark {
            fs::create_dir_all(&folder)?;
            fs::write(&stamp, mark)?;
        }
        Ok(())
    }
}

/// All files that git knows or would add, and the program.
fn mark(program: &str) -> Result<String> {
    let list = Command::new("git").args(["ls-files", "-co", "--exclude-standard", "-z"]).output().context("git")?;
    if !list.status.success() {
        bail!("git ls-files: {}", String::from_utf8_lossy(&list.stderr).trim());
    }
    let mut hasher = DefaultHasher::new();
    let names = list.stdout.split(|b| *b == 0).filter(|name| !name.is_empty());
    for name in names.map(String::from_utf8_lossy).chain([program.into()]) {
        hasher.write(name.as_bytes());
        // A file that was deleted but not committed so counts as empty.
        hasher.write(&fs::read(&*name).unwrap_or_default());
        hasher.write_u8(0);
    }
    Ok(format!("{:016x}", hasher.finish()))
}
