//! May we ship what we build on? `cargo deny` says so where it is installed; else the licences that `cargo metadata` tells are held
//! against the same list, which is in deny.toml.

use std::collections::BTreeSet;
use std::process::Command;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::tools::{cargo, has, phase};

pub fn check() -> Result<()> {
    if has("deny") {
        return cargo("licences", &["deny", "check", "licenses", "sources"], &[]);
    }
    phase("licences", || {
        let allowed = allowed(&std::fs::read_to_string("deny.toml").context("deny.toml")?)?;
        let told = Command::new("cargo").args(["metadata", "--format-version", "1", "--locked"]).output()?;
        if !told.status.success() {
            bail!("cargo metadata: {}", String::from_utf8_lossy(&told.stderr).trim());
        }
        let faults = faults(&serde_json::from_slice(&told.stdout)?, &allowed);
        if !faults.is_empty() {
            bail!("licences or sources that deny.toml does not allow:\n{}", faults.join("\n"));
        }
        Ok(())
    })
}

fn allowed(deny: &str) -> Result<BTreeSet<String>> {
    let deny: toml::Table = deny.parse()?;
    let list =
        deny.get("licenses").and_then(|l| l.get("allow")).and_then(|a| a.as_array()).context("licenses.allow")?;
    Ok(list.iter().filter_map(|id| Some(id.as_str()?.to_owned())).collect())
}

fn faults(metadata: &Value, allowed: &BTreeSet<String>) -> Vec<String> {
    let packages = metadata["packages"].as_array().map(Vec::as_slice).unwrap_or_default();
    let bad = packages.iter().filter(|package| {
        // Ours have no source.
        let source = package["source"].as_str().unwrap_or(REGISTRY);
        let ours = package["source"].is_null();
        source != REGISTRY || !ours && !package["license"].as_str().is_some_and(|l| may(l, allowed))
    });
    let fault = |package: &Value| {
        format!("{} {}: {} from {}", package["name"], package["version"], package["license"], package["source"])
    };
    bad.map(fault).collect()
}

/// Where everything else comes from.
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// Whether an SPDX expression leaves us a way: one side of each OR, all of each AND.
fn may(expression: &str, allowed: &BTreeSet<String>) -> bool {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut rest = words.as_slice();
    any(&mut rest, allowed) && rest.is_empty()
}

fn any(words: &mut &[&str], allowed: &BTreeSet<String>) -> bool {
    let mut good = all(words, allowed);
    while let ["OR", rest @ ..] = *words {
        *words = rest;
        good |= all(words, allowed);
    }
    good
}

fn all(words: &mut &[&str], allowed: &BTreeSet<String>) -> bool {
    let mut good = one(words, allowed);
    while let ["AND", rest @ ..] = *words {
        *words = rest;
        good &= one(words, allowed);
    }
    good
}

fn one(words: &mut &[&str], allowed: &BTreeSet<String>) -> bool {
    match *words {
        ["(", rest @ ..] => {
            *words = rest;
            let good = any(words, allowed);
            let [")", rest @ ..] = *words else { return false };
            *words = rest;
            good
        }
        [id, "WITH", exception, rest @ ..] => {
            *words = rest;
            allowed.contains(&format!("{id} WITH {exception}"))
        }
        [id, rest @ ..] => {
            *words = rest;
            allowed.contains(*id)
        }
        [] => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn list() -> BTreeSet<String> {
        allowed("[licenses]\nallow = [\"MIT\", \"Apache-2.0\", \"Apache-2.0 WITH LLVM-exception\", \"Unicode-3.0\"]")
            .expect("a list")
    }

    #[test]
    fn expressions_leave_a_way_or_not() {
        for good in [
            "MIT",
            "MIT OR Apache-2.0",
            "GPL-3.0 OR MIT",
            "MIT/Apache-2.0",
            "Apache-2.0 WITH LLVM-exception OR GPL-2.0",
            "(MIT OR GPL-3.0) AND Unicode-3.0",
        ] {
            assert!(may(good, &list()), "{good}");
        }
        for bad in [
            "GPL-3.0",
            "MIT AND GPL-3.0",
            "(GPL-3.0 OR AGPL-3.0) AND MIT",
            "",
            "MIT MIT",
            "(",
            "(MIT",
            "MIT WITH a-twist",
        ] {
            assert!(!may(bad, &list()), "{bad}");
        }
    }

    #[test]
    fn packages_of_others_need_a_licence_and_ours_none() {
        let package = |name: &str, source: Value, license: Value| json!({ "name": name, "version": "1", "source": source, "license": license });
        let packages = json!({ "packages": [
            package("ours", json!(null), json!(null)),
            package("good", json!(REGISTRY), json!("MIT")),
            package("none", json!(REGISTRY), json!(null)),
            package("bad", json!(REGISTRY), json!("GPL-3.0")),
            package("elsewhere", json!("git+https://example.org"), json!("MIT")),
        ] });
        let names: Vec<String> =
            faults(&packages, &list()).iter().map(|f| f.split('"').nth(1).unwrap_or("").to_owned()).collect();
        assert_eq!(names, ["none", "bad", "elsewhere"]);
    }
}
