//! The client's own checks, and the real browser.

use std::path::Path;
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::tools::{cargo, ensure, phase, runs};

/// Types, lints and unit tests. What they print comes in one piece, since cargo prints meanwhile.
pub fn check() -> Result<()> {
    for (what, script) in [("types", "check"), ("lints", "lint"), ("tests", "test")] {
        let start = Instant::now();
        let done = Command::new("npm").args(["run", script]).current_dir("client").output().context("npm")?;
        let seconds = start.elapsed().as_secs_f64();
        if !done.status.success() {
            let said = [done.stdout, done.stderr].concat();
            bail!("client: {what}: npm run {script} failed\n{}", String::from_utf8_lossy(&said));
        }
        println!("check: client: {what}: {seconds:.0} s");
    }
    Ok(())
}

/// The pages, for a program that is no release.
pub fn build() -> Result<()> {
    npm("client: pages", &["run", "build"], &[])
}

/// Journeys in Chromium against a program.
pub fn journeys(program: &str) -> Result<()> {
    let program = std::path::absolute(program)?.display().to_string();
    run_npm(&["run", "e2e"], &[("TEAHOUSE", &program)])
}

/// Screenshots of every page into docs/pictures.
pub fn pictures() -> Result<()> {
    cargo("release build", &["build", "--release"], &[])?;
    install()?;
    browser()?;
    npm("pictures", &["run", "pictures"], &[])
}

/// Chromium without its window, which is quicker; the whole program where that is not to be had (client/playwright.config.ts takes either).
pub fn browser() -> Result<()> {
    let there = |program: &str| std::env::var_os("CHROMIUM").is_some() || Path::new("/usr/bin").join(program).exists();
    ensure("Chromium", "chromium-headless-shell", || there("chromium-headless-shell"))
        .or_else(|_| ensure("Chromium", "chromium", || there("chromium")))
}

/// `npm ci`, unless this very lock file is installed.
pub fn install() -> Result<()> {
    if !runs("npm", "--version") {
        bail!("npm is missing: install Node 20.19 or newer");
    }
    let lock = std::fs::read_to_string("client/package-lock.json").context("client/package-lock.json")?;
    let stamp = "client/node_modules/.teahouse-lock";
    if std::fs::read_to_string(stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    npm("client: packages", &["ci", "--ignore-scripts", "--no-audit", "--no-fund"], &[])?;
    std::fs::write(stamp, lock).context(stamp)
}

fn npm(what: &str, arguments: &[&str], environment: &[(&str, &str)]) -> Result<()> {
    phase(what, || run_npm(arguments, environment))
}

fn run_npm(arguments: &[&str], environment: &[(&str, &str)]) -> Result<()> {
    let mut command = Command::new("npm");
    command.args(arguments).envs(environment.iter().copied()).current_dir("client");
    if !command.status().context("npm")?.success() {
        bail!("npm {} failed", arguments.join(" "));
    }
    Ok(())
}
