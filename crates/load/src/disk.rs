//! A disk that can be filled up and protected. Where we may mount one (as root, on Linux) it is a small one in memory: a write to
//! it fails as on any full disk. Elsewhere the size of files that the house may write is limited, which fails nearly alike.

use std::fs::{self, File};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

/// Enough for an evening, little enough to fill.
const SIZE: &str = "size=192m,mode=0700";

/// The disk of a house.
pub(crate) struct Disk {
    folder: PathBuf,
    mounted: bool,
}

impl Disk {
    /// On an empty folder.
    pub fn new(folder: &Path) -> Result<Disk> {
        let folder = folder.to_owned();
        let mounted = mount(&["-t", "tmpfs", "-o", SIZE, "teahouse"], &folder).is_ok();
        Ok(Disk { folder, mounted })
    }

    /// Leaves no room.
    pub fn fill(&mut self, house: u32) -> Result<()> {
        if !self.mounted {
            return limit(house, "0");
        }
        let mut ballast = File::create(self.ballast())?;
        for size in [1 << 20, 4096] {
            loop {
                match ballast.write_all(&vec![0; size]) {
                    Ok(()) => {}
                    Err(error) if error.kind() == ErrorKind::StorageFull => break,
                    Err(error) => return Err(error.into()),
                }
            }
        }
        Ok(())
    }

    /// Makes room again.
    pub fn free(&mut self, house: Option<u32>) -> Result<()> {
        match (self.mounted, house) {
            (true, _) => Ok(fs::remove_file(self.ballast())?),
            (false, Some(house)) => limit(house, "unlimited"),
            (false, None) => Ok(()),
        }
    }

    /// Lets nobody write, or everybody again.
    pub fn protect(&mut self, on: bool) -> Result<()> {
        if self.mounted {
            return mount(&["-o", if on { "remount,ro" } else { "remount,rw" }], &self.folder);
        }
        let mut files = vec![self.folder.clone()];
        for file in fs::read_dir(&self.folder)? {
            files.push(file?.path());
        }
        for file in files {
            let mut permissions = fs::metadata(&file)?.permissions();
            permissions.set_readonly(on);
            fs::set_permissions(&file, permissions)?;
        }
        Ok(())
    }

    fn ballast(&self) -> PathBuf {
        self.folder.join("ballast")
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        if self.mounted {
            let _ = Command::new("umount").arg(&self.folder).stderr(Stdio::null()).status();
        } else {
            let _ = self.protect(false);
        }
    }
}

fn mount(arguments: &[&str], folder: &Path) -> Result<()> {
    run(Command::new("mount").args(arguments).arg(folder))
}

/// How large files may become that a process writes. It may not be killed for trying more.
fn limit(pid: u32, bytes: &str) -> Result<()> {
    run(Command::new("prlimit").args(["--pid", &pid.to_string(), &format!("--fsize={bytes}:unlimited")]))
}

fn run(command: &mut Command) -> Result<()> {
    let done = command.stdin(Stdio::null()).output().with_context(|| format!("{command:?}"))?;
    if !done.status.success() {
        bail!("{command:?}: {}", String::from_utf8_lossy(&done.stderr).trim());
    }
    Ok(())
}
