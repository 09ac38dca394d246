//! The client's own checks, and the real browser.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::tools::{ensure, phase, runs};

/// Types, lints and unit tests.
pub fn check() -> Result<()> {
    install()?;
    npm("client: types", &["run", "check"])?;
    npm("client: lints", &["run", "lint"])?;
    npm("client: tests", &["test"])
}

/// Journeys in Chromium against the release binary.
pub fn journeys() -> Result<()> {
    install()?;
    browser()?;
    npm("client: in the browser", &["run", "e2e"])
}

/// Screenshots of every page into docs/pictures.
pub fn pictures() -> Result<()> {
    install()?;
    browser()?;
    npm("pictures", &["run", "pictures"])
}

/// Chromium without its window, which is quicker; the whole program where that is not to be had (client/playwright.config.ts takes either).
fn browser() -> Result<()> {
    let there = |program: &str| std::env::var_os("CHROMIUM").is_some() || Path::new("/usr/bin").join(program).exists();
    ensure("Chromium", "chromium-headless-shell", || there("chromium-headless-shell"))
        .or_else(|_| ensure("Chromium", "chromium", || there("chromium")))
}

/// `npm ci`, unless this very lock file is installed.
fn install() -> Result<()> {
    if !runs("npm", "--version") {
        bail!("npm is missing: install Node 20.19 or newer");
    }
    let lock = std::fs::read_to_string("client/package-lock.json").context("client/package-lock.json")?;
    let stamp = "client/node_modules/.teahouse-lock";
    if std::fs::read_to_string(stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    npm("client: packages", &["ci", "--ignore-scripts", "--no-audit", "--no-fund"])?;
    std::fs::write(stamp, lock).context(stamp)
}

fn npm(what: &str, arguments: &[&str]) -> Result<()> {
    phase(what, || {
        let status = Command::new("npm").args(arguments).current_dir("client").status().context("npm")?;
        if !status.success() {
            bail!("{what}: npm {} failed", arguments.join(" "));
        }
        Ok(())
    })
}
