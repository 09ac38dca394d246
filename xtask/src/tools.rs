//! What a check needs beside Rust. On Debian as root it is installed; elsewhere it is named.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::cluster::is_root;

/// A part of a check: says what begins, and how long it took.
pub fn phase(what: &str, work: impl FnOnce() -> Result<()>) -> Result<()> {
    println!("\ncheck: {what}");
    let start = Instant::now();
    work()?;
    println!("check: {what}: {:.0} s", start.elapsed().as_secs_f64());
    Ok(())
}

/// A part of a check that cargo does.
pub fn cargo(what: &str, arguments: &[&str], environment: &[(&str, &str)]) -> Result<()> {
    phase(what, || {
        // Nothing is built a second time in CI, nor looked at with a debugger: what would be kept for that costs time.
        let ci = std::env::var_os("CI").is_some();
        let once = [("CARGO_INCREMENTAL", "0"), ("CARGO_PROFILE_DEV_DEBUG", "0")].into_iter().filter(|_| ci);
        let status = Command::new("cargo")
            .args(arguments)
            .envs(once)
            .envs(environment.iter().copied())
            .status()
            .with_context(|| format!("cannot run cargo {}", arguments.join(" ")))?;
        if !status.success() {
            bail!("{what}: cargo {} failed", arguments.join(" "));
        }
        Ok(())
    })
}

/// Where cargo puts what it builds.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| PathBuf::from("target"), PathBuf::from)
}

/// Whether cargo has this command.
pub fn has(command: &str) -> bool {
    Command::new("cargo").args([command, "--version"]).output().is_ok_and(|o| o.status.success())
}

/// Makes sure that `there` holds, by installing a Debian package if that may be done.
pub fn ensure(what: &str, package: &str, there: impl Fn() -> bool) -> Result<()> {
    if there() {
        return Ok(());
    }
    let may = Path::new("/usr/bin/apt-get").exists() && is_root();
    if !may {
        bail!("{what} is missing: install it (Debian: apt-get install {package})");
    }
    println!("check: installing {package}");
    let apt = |arguments: &[&str]| {
        let mut command = Command::new("apt-get");
        command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive").stdout(std::process::Stdio::null());
        command.status().context("apt-get")
    };
    apt(&["update", "-q"])?;
    let done = apt(&["install", "-y", "-q", "--no-install-recommends", package])?;
    if !done.success() || !there() {
        bail!("{what} is missing and apt-get could not install {package}");
    }
    Ok(())
}

/// Whether a program answers.
pub fn runs(program: &str, argument: &str) -> bool {
    Command::new(program).arg(argument).output().is_ok_and(|o| o.status.success())
}

/// A folder that goes away with its owner.
pub struct Scratch(pub PathBuf);

impl Scratch {
    pub fn new(name: &str) -> Result<Scratch> {
        // Short: the path of a socket may have 107 bytes.
        let path = std::env::temp_dir().join(format!("tea-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).with_context(|| path.display().to_string())?;
        Ok(Scratch(path))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
