//! The client's own checks, and the real browser.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::tools::{cargo, ensure, phase, runs};
use crate::unchanged::{Sight, Unchanged};

/// What neither the pages nor their own checks look at. They do at the catalogues and files of the games, of the one in `xtask/template` too, and at
/// pages of the documentation.
const NOT_OURS: &[&str] = &["crates", "fuzz", "xtask/src", "deploy"];

/// How much a first load weighs as it was built, types, lints and unit tests.
pub fn check(unchanged: &Unchanged) -> Result<()> {
    for (what, script) in [("sizes", "sizes"), ("types", "check"), ("lints", "lint"), ("tests", "test")] {
        unchanged.phase(&format!("client: {what}"), &Sight::all_but(NOT_OURS), || quietly(script))?;
    }
    Ok(())
}

/// What it prints comes in one piece if it fails, since cargo prints meanwhile.
fn quietly(script: &str) -> Result<()> {
    let done = Command::new("npm").args(["run", script]).current_dir("client").output().context("npm")?;
    if !done.status.success() {
        let said = [done.stdout, done.stderr].concat();
        bail!("client: npm run {script} failed\n{}", String::from_utf8_lossy(&said));
    }
    Ok(())
}

/// The pages, for a program that is no release. If they were made anew, cargo would put that program together anew.
pub fn build(unchanged: &Unchanged) -> Result<()> {
    let sight = Sight::all_but(NOT_OURS).making("client/dist");
    unchanged.phase("client: pages", &sight, || run_npm(&["run", "build"], &[]))
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

/// How quick the pages are on a slow phone: a release, and nothing else that should be running.
pub fn speed() -> Result<()> {
    cargo("release build", &["build", "--release"], &[])?;
    install()?;
    browser()?;
    // The script compares what a browser fetches with what this build notes about itself.
    npm("client: pages", &["run", "build"], &[])?;
    npm("page speed", &["run", "speed"], &[])
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

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::NOT_OURS;

    /// The lines of a folder's files that name one of the folders which the client is said not to look at; a comment may.
    fn named(folder: &Path, lines: &mut Vec<String>) -> usize {
        let mut files = 0;
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                files += named(&path, lines);
            } else if let Ok(text) = fs::read_to_string(&path) {
                files += 1;
                let code = text.lines().map(str::trim).filter(|l| !["//", "/*", "*"].iter().any(|c| l.starts_with(c)));
                let says = |line: &&str| {
                    NOT_OURS
                        .iter()
                        .any(|name| line.contains(&format!("../{name}/")) || line.contains(&format!("\"{name}")))
                };
                lines.extend(code.filter(says).map(|line| format!("{}: {line}", path.display())));
            }
        }
        files
    }

    #[test]
    fn the_client_looks_at_no_more_than_is_said() {
        let client = Path::new(env!("CARGO_MANIFEST_DIR")).join("../client");
        let mut lines = Vec::new();
        let mut files: usize =
            ["src", "e2e", "built"].iter().map(|folder| named(&client.join(folder), &mut lines)).sum();
        for file in [
            "vite.config.ts",
            "chunks.ts",
            "compress.ts",
            "styles.ts",
            "eslint.config.js",
            "svelte.config.js",
            "playwright.config.ts",
        ] {
            let text = fs::read_to_string(client.join(file)).expect(file);
            lines.extend(
                NOT_OURS.iter().filter(|name| text.contains(&format!("\"../{name}"))).map(|n| format!("{file}: {n}")),
            );
            files += 1;
        }
        assert!(files > 500, "{files} files were read");
        assert_eq!(lines, Vec::<String>::new(), "NOT_OURS says that the client does not look there");
    }
}
