//! What the program is made of, as a list that other tools read (CycloneDX 1.6, JSON): the crates that are compiled into it, from
//! `cargo metadata` and `Cargo.lock`, and the packages behind its pages, from `client/package-lock.json`. The same inputs give the
//! same file: it has neither a date nor a number of its own.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::process::Command;

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};

use crate::tools::target;

/// Packages that the pages are made of; npm calls them all tools, since nothing is installed where the program runs. A test compares
/// with what the client imports.
const IN_THE_PAGES: [&str; 6] = [
    "@fluent/bundle",
    "@fontsource-variable/source-sans-3",
    "@fontsource-variable/source-serif-4",
    "@noble/ciphers",
    "@noble/hashes",
    "svelte",
];

/// Writes the list to `target/sbom.cdx.json`.
pub fn run() -> Result<()> {
    let told = Command::new("cargo").args(["metadata", "--format-version", "1", "--locked"]).output()?;
    if !told.status.success() {
        bail!("cargo metadata: {}", String::from_utf8_lossy(&told.stderr).trim());
    }
    let metadata = serde_json::from_slice(&told.stdout)?;
    let lock = fs::read_to_string("Cargo.lock").context("Cargo.lock")?;
    let packages = fs::read_to_string("client/package-lock.json").context("client/package-lock.json")?;
    let list = sbom(&metadata, &checksums(&lock)?, &serde_json::from_str(&packages)?)?;
    let file = target().join("sbom.cdx.json");
    fs::create_dir_all(target())?;
    fs::write(&file, format!("{}\n", serde_json::to_string_pretty(&list)?))
        .with_context(|| file.display().to_string())?;
    let parts = list["components"].as_array().map_or(0, Vec::len);
    println!("sbom: {parts} components in {}", file.display());
    Ok(())
}

fn sbom(metadata: &Value, checksums: &BTreeMap<(String, String), String>, npm: &Value) -> Result<Value> {
    let packages: BTreeMap<&str, &Value> =
        list(metadata, "packages").iter().filter_map(|package| Some((package["id"].as_str()?, package))).collect();
    let nodes: BTreeMap<&str, &Value> =
        list(&metadata["resolve"], "nodes").iter().filter_map(|node| Some((node["id"].as_str()?, node))).collect();
    let root = packages.iter().find(|(_, package)| package["name"] == "teahouse").context("the crate teahouse")?.0;
    let built = reachable(root, &nodes);
    let reference = |id: &str| packages.get(id).map(|package| purl("cargo", package));
    let crates = built.iter().filter(|id| *id != root).filter_map(|id| packages.get(id)).map(|package| {
        let key = (text(package, "name"), text(package, "version"));
        let hash = checksums.get(&key).map(|sum| json!([{ "alg": "SHA-256", "content": sum }]));
        component("cargo", package, hash)
    });
    let shipped = shipped(&npm["packages"]);
    let pages = list_of(&npm["packages"]).filter_map(|(path, package)| {
        // The folder itself has no name.
        let name = path.rsplit_once("node_modules/").map(|(_, name)| name)?;
        let package = json!({ "name": name, "version": package["version"], "license": package["license"], "integrity": package["integrity"] });
        let hash = package["integrity"].as_str().and_then(sha512);
        let hash = hash.map(|sum| json!([{ "alg": "SHA-512", "content": sum }]));
        let mut component = component("npm", &package, hash);
        // Tools that check or build the pages are no part of them.
        if !shipped.contains(name) {
            component["scope"] = json!("excluded");
        }
        Some((purl("npm", &package), component))
    });
    // A package may be installed in several folders.
    let pages: BTreeMap<String, Value> = pages.collect();
    let dependencies = built.iter().filter_map(|id| {
        let on = dependencies(nodes.get(id)?).filter_map(&reference).collect::<BTreeSet<_>>();
        Some(json!({ "ref": reference(id)?, "dependsOn": on }))
    });
    let program = packages[root];
    Ok(json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": { "component": { "type": "application", "bom-ref": purl("cargo", program), "name": "teahouse", "version": program["version"], "licenses": [{ "expression": program["license"] }] } },
        "components": crates.chain(pages.into_values()).collect::<Vec<_>>(),
        "dependencies": dependencies.collect::<Vec<_>>(),
    }))
}

/// Everything that is compiled for a crate, also what only helps to build it; what its tests need is left out.
fn reachable<'a>(root: &'a str, nodes: &BTreeMap<&'a str, &'a Value>) -> BTreeSet<&'a str> {
    let (mut found, mut next) = (BTreeSet::from([root]), vec![root]);
    while let Some(node) = next.pop().and_then(|id| nodes.get(id)) {
        next.extend(dependencies(node).filter(|id| found.insert(id)));
    }
    found
}

/// The packages in the pages, and what they need.
fn shipped(packages: &Value) -> BTreeSet<String> {
    let mut found: BTreeSet<String> = IN_THE_PAGES.map(str::to_owned).into();
    let mut next: Vec<String> = found.iter().cloned().collect();
    while let Some(name) = next.pop() {
        let needs = list_of(&packages[format!("node_modules/{name}")]["dependencies"]).map(|(name, _)| name.clone());
        next.extend(needs.filter(|name| found.insert(name.clone())));
    }
    found
}

fn dependencies(node: &Value) -> impl Iterator<Item = &str> {
    let ships = |dependency: &&Value| list(dependency, "dep_kinds").iter().any(|kind| kind["kind"] != "dev");
    list(node, "deps").iter().filter(ships).filter_map(|dependency| dependency["pkg"].as_str())
}

fn component(ecosystem: &str, package: &Value, hashes: Option<Value>) -> Value {
    let mut component = json!({
        "type": "library",
        "bom-ref": purl(ecosystem, package),
        "name": package["name"],
        "version": package["version"],
        "purl": purl(ecosystem, package),
        "scope": "required",
    });
    // Before SPDX, crates wrote a choice with a slash.
    if let Some(license) = package["license"].as_str() {
        component["licenses"] = json!([{ "expression": license.replace('/', " OR ") }]);
    }
    if let Some(hashes) = hashes {
        component["hashes"] = hashes;
    }
    component
}

fn purl(ecosystem: &str, package: &Value) -> String {
    format!("pkg:{ecosystem}/{}@{}", text(package, "name").replace('@', "%40"), text(package, "version"))
}

fn text(value: &Value, field: &str) -> String {
    value[field].as_str().unwrap_or_default().to_owned()
}

fn list<'a>(value: &'a Value, field: &str) -> &'a [Value] {
    value[field].as_array().map_or(&[], Vec::as_slice)
}

fn list_of(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flatten()
}

/// Name and version → SHA-256, as the registry gave it.
fn checksums(lock: &str) -> Result<BTreeMap<(String, String), String>> {
    let lock: toml::Table = lock.parse().context("Cargo.lock")?;
    let packages = lock.get("package").and_then(toml::Value::as_array).context("packages in Cargo.lock")?;
    let entry = |package: &toml::Value| {
        let field = |name: &str| package.get(name).and_then(toml::Value::as_str).map(str::to_owned);
        Some(((field("name")?, field("version")?), field("checksum")?))
    };
    Ok(packages.iter().filter_map(entry).collect())
}

/// npm writes its sums in base64, CycloneDX in hexadecimal digits.
fn sha512(integrity: &str) -> Option<String> {
    const DIGITS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let sum = integrity.split(' ').find_map(|sum| sum.strip_prefix("sha512-"))?;
    let (mut bits, mut held, mut hex) = (0u32, 0, String::new());
    for digit in sum.trim_end_matches('=').bytes() {
        bits = bits << 6 | DIGITS.iter().position(|d| *d == digit)? as u32;
        held += 6;
        if held >= 8 {
            held -= 8;
            hex += &format!("{:02x}", bits >> held & 0xff);
        }
    }
    (hex.len() == 128).then_some(hex)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_ships_is_listed_and_what_only_tests_need_is_not() {
        let package =
            |name: &str, license: &str| json!({ "id": name, "name": name, "version": "1.0.0", "license": license });
        let needs = |name: &str, kind: Value| json!({ "pkg": name, "dep_kinds": [{ "kind": kind }] });
        let metadata = json!({
            "packages": [package("teahouse", "MIT"), package("serde", "MIT/Apache-2.0"), package("cc", "MIT"), package("rcgen", "MIT")],
            "resolve": { "nodes": [
                { "id": "teahouse", "deps": [needs("serde", json!(null)), needs("rcgen", json!("dev"))] },
                { "id": "serde", "deps": [needs("cc", json!("build"))] },
                { "id": "cc", "deps": [] },
                { "id": "rcgen", "deps": [] },
            ] },
        });
        let npm = json!({ "packages": {
            "": { "name": "client" },
            "node_modules/@noble/hashes": { "version": "2.0.0", "license": "MIT", "dev": true },
            "node_modules/svelte": { "version": "5.0.0", "dev": true, "dependencies": { "clsx": "^2" } },
            "node_modules/clsx": { "version": "2.0.0", "dev": true },
            "node_modules/vite": { "version": "8.0.0", "dev": true },
        } });
        let sums =
            checksums("[[package]]\nname = \"serde\"\nversion = \"1.0.0\"\nchecksum = \"00ff\"\n").expect("sums");
        let list = sbom(&metadata, &sums, &npm).expect("a list");
        let refs: Vec<&str> =
            list["components"].as_array().expect("a list").iter().filter_map(|c| c["purl"].as_str()).collect();
        let npm = ["pkg:npm/%40noble/hashes@2.0.0", "pkg:npm/clsx@2.0.0", "pkg:npm/svelte@5.0.0", "pkg:npm/vite@8.0.0"];
        assert_eq!(refs, [&["pkg:cargo/cc@1.0.0", "pkg:cargo/serde@1.0.0"], &npm[..]].concat());
        let serde = &list["components"][1];
        assert_eq!(serde["hashes"], json!([{ "alg": "SHA-256", "content": "00ff" }]));
        assert_eq!(serde["licenses"], json!([{ "expression": "MIT OR Apache-2.0" }]));
        let scopes: Vec<&Value> = (2..6).map(|n| &list["components"][n]["scope"]).collect();
        assert_eq!(scopes, ["required", "required", "required", "excluded"]);
        assert_eq!(
            list["dependencies"][2],
            json!({ "ref": "pkg:cargo/teahouse@1.0.0", "dependsOn": ["pkg:cargo/serde@1.0.0"] })
        );
        assert_eq!(list["metadata"]["component"]["bom-ref"], "pkg:cargo/teahouse@1.0.0");
    }

    #[test]
    fn what_the_client_imports_is_known() {
        fn files(folder: &std::path::Path, all: &mut Vec<std::path::PathBuf>) {
            for entry in fs::read_dir(folder).expect("a folder") {
                let path = entry.expect("an entry").path();
                if path.is_dir() { files(&path, all) } else { all.push(path) }
            }
        }
        let mut all = Vec::new();
        files(&std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../client/src"), &mut all);
        let mut imported = BTreeSet::new();
        for file in all {
            let name = file.to_string_lossy().into_owned();
            // Tests and what they share are no part of the pages.
            let code = [".ts", ".svelte", ".css"].iter().any(|end| name.ends_with(end));
            if !code || name.ends_with(".test.ts") || name.ends_with("rendering.ts") {
                continue;
            }
            let text = fs::read_to_string(&file).expect("a text");
            for before in ["from \"", "import(\"", "import \"", "url(\""] {
                for rest in text.split(before).skip(1) {
                    let module = rest.split('"').next().unwrap_or_default();
                    let parts = if module.starts_with('@') { 2 } else { 1 };
                    let package = module.split('/').take(parts).collect::<Vec<_>>().join("/");
                    let named = package.chars().all(|c| c.is_ascii_alphanumeric() || "@/-_".contains(c));
                    if named && !package.is_empty() {
                        imported.insert(package);
                    }
                }
            }
        }
        let known: BTreeSet<String> = IN_THE_PAGES.map(str::to_owned).into();
        assert_eq!(imported, known);
    }

    #[test]
    fn sums_of_npm_are_written_in_hexadecimal_digits() {
        let zeros = format!("sha512-{}==", "A".repeat(86));
        assert_eq!(sha512(&zeros), Some("00".repeat(64)));
        assert_eq!(sha512("sha1-AAAA"), None);
        assert_eq!(sha512("sha512-AAAA"), None);
    }
}
