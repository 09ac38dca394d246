//! Does anything we build on have a known fault? `cargo xtask advisories DIR` holds `Cargo.lock` against a copy of the RustSec advisory
//! database (<https://github.com/RustSec/advisory-db>), fetched by hand: checks of this repository never ask the network for it. How old
//! the copy is is said with the answer, which is worth no more than that.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};
use semver::{Version, VersionReq};

use crate::tools::Scratch;

/// One advisory, as far as we need it.
struct Advisory {
    id: String,
    package: String,
    title: String,
    /// Versions without the fault: mended, or from before it.
    sound: Vec<VersionReq>,
    /// Withdrawn, or no fault but a remark (unmaintained).
    informational: Option<String>,
}

/// `folder` is a clone, bare or not.
pub fn run(folder: &str) -> Result<()> {
    let git = |arguments: &[&str]| {
        let output = Command::new("git").args(["-C", folder]).args(arguments).output().context("git")?;
        if !output.status.success() {
            bail!("git {}: {}", arguments.join(" "), String::from_utf8_lossy(&output.stderr).trim());
        }
        Ok(output.stdout)
    };
    let date = git(&["log", "-1", "--format=%cs %H"])?;
    let scratch = Scratch::new("advisories")?;
    let archive = scratch.0.join("crates.tar");
    fs::write(&archive, git(&["archive", "HEAD", "crates"])?)?;
    let unpacked = Command::new("tar").arg("-xf").arg(&archive).arg("-C").arg(&scratch.0).status().context("tar")?;
    if !unpacked.success() {
        bail!("the copy cannot be unpacked");
    }
    let locked = locked(&fs::read_to_string("Cargo.lock").context("Cargo.lock")?)?;
    let mut advisories = Vec::new();
    for (name, _) in &locked {
        advisories.extend(read(&scratch.0.join("crates").join(name))?);
    }
    println!("advisories: copy of {}", String::from_utf8_lossy(&date).trim());
    println!("advisories: {} crates, {} advisories about crates of these names", locked.len(), advisories.len());
    let found = found(&locked, &advisories);
    for line in &found.1 {
        println!("remark: {line}");
    }
    if !found.0.is_empty() {
        bail!("known faults:\n{}", found.0.join("\n"));
    }
    println!("advisories: none of them is about the versions in Cargo.lock");
    Ok(())
}

/// Names and versions; ours have no source.
fn locked(lock: &str) -> Result<Vec<(String, Version)>> {
    let lock: toml::Table = lock.parse().context("Cargo.lock")?;
    let packages = lock.get("package").and_then(toml::Value::as_array).context("packages in Cargo.lock")?;
    let foreign = packages.iter().filter(|package| package.get("source").is_some());
    let entry = |package: &toml::Value| {
        let field = |name: &str| package.get(name).and_then(toml::Value::as_str).with_context(|| format!("a {name}"));
        Ok((field("name")?.to_owned(), field("version")?.parse().context("a version")?))
    };
    foreign.map(entry).collect()
}

fn read(folder: &Path) -> Result<Vec<Advisory>> {
    let Ok(files) = fs::read_dir(folder) else { return Ok(Vec::new()) };
    let mut all = Vec::new();
    for file in files {
        let file = file?.path();
        let text = fs::read_to_string(&file)?;
        if let Some(advisory) = parse(&text).with_context(|| file.display().to_string())? {
            all.push(advisory);
        }
    }
    Ok(all)
}

/// A page with its facts on top, as TOML between two fences; `None` if it was withdrawn.
fn parse(page: &str) -> Result<Option<Advisory>> {
    let (_, rest) = page.split_once("```toml").context("no facts")?;
    let (facts, words) = rest.split_once("```").context("no end of the facts")?;
    let facts: toml::Table = facts.parse()?;
    let about = facts.get("advisory").context("[advisory]")?;
    let field = |name: &str| about.get(name).and_then(toml::Value::as_str).map(str::to_owned);
    if about.get("withdrawn").is_some() {
        return Ok(None);
    }
    let mut sound = Vec::new();
    for list in ["patched", "unaffected"] {
        let ranges = facts.get("versions").and_then(|versions| versions.get(list)).and_then(toml::Value::as_array);
        for range in ranges.into_iter().flatten().filter_map(toml::Value::as_str) {
            sound.push(range.parse().with_context(|| range.to_owned())?);
        }
    }
    let title = words.lines().find_map(|line| line.strip_prefix("# ")).unwrap_or_default().to_owned();
    let (id, package) = (field("id").context("an id")?, field("package").context("a package")?);
    Ok(Some(Advisory { id, package, title, sound, informational: field("informational") }))
}

/// Faults, and remarks.
fn found(locked: &[(String, Version)], advisories: &[Advisory]) -> (Vec<String>, Vec<String>) {
    let (mut faults, mut remarks) = (Vec::new(), Vec::new());
    for advisory in advisories {
        for (name, version) in locked.iter().filter(|(name, _)| *name == advisory.package) {
            if advisory.sound.iter().any(|range| range.matches(version)) {
                continue;
            }
            let line = format!("{name} {version}: {} {}", advisory.id, advisory.title);
            match advisory.informational.as_deref() {
                None | Some("unsound") => faults.push(line),
                Some(kind) => remarks.push(format!("{line} ({kind})")),
            }
        }
    }
    // A crate that is there in two versions has its advisories read twice.
    for list in [&mut faults, &mut remarks] {
        list.sort();
        list.dedup();
    }
    (faults, remarks)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "```toml\n[advisory]\nid = \"RUSTSEC-2026-0001\"\npackage = \"tea\"\ndate = \"2026-01-01\"\n\n[versions]\npatched = [\">= 1.2.3\", \"^1.1.9\"]\nunaffected = [\"< 1.1.0\"]\n```\n\n# It leaks\n\nWords.\n";

    fn about(version: &str, page: &str) -> (Vec<String>, Vec<String>) {
        let lock = format!(
            "[[package]]\nname = \"tea\"\nversion = \"{version}\"\nsource = \"registry\"\n[[package]]\nname = \"teahouse\"\nversion = \"0.1.0\"\n"
        );
        found(&locked(&lock).expect("a lock"), &Vec::from_iter(parse(page).expect("a page")))
    }

    #[test]
    fn a_version_with_a_fault_is_named() {
        assert_eq!(about("1.1.0", PAGE).0, ["tea 1.1.0: RUSTSEC-2026-0001 It leaks"]);
        for sound in ["1.2.3", "2.0.0", "1.1.9", "1.0.9"] {
            assert_eq!(about(sound, PAGE), (Vec::new(), Vec::new()), "{sound}");
        }
    }

    #[test]
    fn remarks_are_told_apart_and_what_was_withdrawn_is_none() {
        let remark = PAGE.replace("date =", "informational = \"unmaintained\"\ndate =");
        assert_eq!(about("1.1.0", &remark).1, ["tea 1.1.0: RUSTSEC-2026-0001 It leaks (unmaintained)"]);
        let unsound = PAGE.replace("date =", "informational = \"unsound\"\ndate =");
        assert_eq!(about("1.1.0", &unsound).0.len(), 1);
        let withdrawn = PAGE.replace("date =", "withdrawn = \"2026-02-02\"\ndate =");
        assert_eq!(about("1.1.0", &withdrawn), (Vec::new(), Vec::new()));
    }
}
