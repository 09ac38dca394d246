//! A disk that can become full and be protected. Where we may mount one (as root, on Linux) it is one in memory that is as large as we say: a
//! write to it fails as on any full disk. Elsewhere the size of files that the house may write is limited, which fails nearly alike.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

/// Enough for any run: memory is only taken for what is written.
const ROOMY: &str = "size=4g";

/// The disk of a house.
pub(crate) struct Disk {
    folder: PathBuf,
    mounted: bool,
}

impl Disk {
    /// On an empty folder.
    pub fn new(folder: &Path) -> Disk {
        Disk::mount(folder).unwrap_or_else(|_| Disk { folder: folder.to_owned(), mounted: false })
    }

    /// The same where nothing but a disk of its own will do.
    pub fn mount(folder: &Path) -> Result<Disk> {
        mount(&["-t", "tmpfs", "-o", &format!("{ROOMY},mode=0700"), "teahouse"], folder)?;
        Ok(Disk { folder: folder.to_owned(), mounted: true })
    }

    /// Leaves no room.
    pub fn fill(&mut self, house: u32) -> Result<()> {
        if self.mounted { self.shrink() } else { limit(house, "0") }
    }

    /// Leaves no room on a disk that was mounted.
    pub fn shrink(&mut self) -> Result<()> {
        // As small as what is on it. What is written while we look at it makes it too small, so we look again.
        let mut refused = None;
        for _ in 0..20 {
            match mount(&["-o", &format!("remount,size={}", self.used()?)], &self.folder) {
                Ok(()) => return Ok(()),
                Err(error) => refused = Some(error),
            }
        }
        Err(refused.expect("tried twenty times"))
    }

    /// Makes room again.
    pub fn free(&mut self, house: Option<u32>) -> Result<()> {
        match (self.mounted, house) {
            (true, _) => mount(&["-o", &format!("remount,{ROOMY}")], &self.folder),
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

    /// Bytes that are taken.
    fn used(&self) -> Result<u64> {
        let disk = rustix::fs::statvfs(&self.folder)?;
        Ok((disk.f_blocks - disk.f_bfree) * disk.f_frsize)
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        if self.mounted {
            let _ = Command::new("umount").arg(&self.folder).stderr(Stdio::null()).status();
            // Whoever owned the folder could not remove it before.
            let _ = fs::remove_dir(&self.folder);
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
