//! Looks through `games/*` and notes what pages and tutorials need of it: rules and advice in every language, scenarios,
//! lessons, and which code and which tests cite each clause. A game's folder is all there is to fill in.

#[path = "../testkit/src/cites.rs"]
#[allow(dead_code)]
mod cites;
#[path = "../game/src/rulebook.rs"]
#[allow(dead_code)]
mod rulebook;

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../..");
    let games = root.join("games").canonicalize().expect("games/");
    println!("cargo::rerun-if-changed={}", games.display());
    println!("cargo::rerun-if-changed=../testkit/src/cites.rs");
    println!("cargo::rerun-if-changed=../game/src/rulebook.rs");
    let folders: Vec<PathBuf> = sorted(&games).into_iter().filter(|path| path.join("RULES.md").exists()).collect();
    let mut text = format!("pub static FOLDERS: [Folder; {}] = [\n", folders.len());
    for game in &folders {
        folder(game, &mut text);
    }
    text.push_str("];\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    fs::write(out.join("folders.rs"), text).expect("OUT_DIR can be written");
}

fn folder(game: &Path, out: &mut String) {
    let rules = game.join("RULES.md");
    let known: BTreeSet<String> = rulebook::clauses(&read(&rules)).into_iter().collect();
    let _ = writeln!(out, "Folder {{ id: {:?},", stem(game));
    let _ = writeln!(out, "rules: &[(\"en\", include_str!({rules:?})),");
    files(&game.join("rules"), "md").iter().for_each(|file| included(out, file));
    let _ = writeln!(out, "], advice: &[");
    files(&game.join("advice"), "md").iter().for_each(|file| included(out, file));
    let _ = writeln!(out, "], scenarios: &[");
    files(&game.join("scenarios"), "json").iter().for_each(|file| included(out, file));
    let tutorial = game.join("tutorial.json");
    let _ = match tutorial.exists() {
        true => writeln!(out, "], tutorial: include_str!({tutorial:?}),"),
        false => writeln!(out, "], tutorial: \"[]\","),
    };
    let _ = writeln!(out, "nets: Nets::new(&[");
    for file in files(&game.join("nets"), "net") {
        let _ = writeln!(out, "({:?}, include_bytes!({file:?})),", stem(&file));
    }
    let _ = writeln!(out, "]), code: &[");
    cited(&game.join("src"), &known, |file, cite| format!("{file}:{}", cite.line), out);
    let _ = writeln!(out, "], tests: &[");
    cited(
        &game.join("tests"),
        &known,
        |file, cite| match &cite.function {
            Some(function) => format!("{file}: {function}"),
            None => format!("{file}:{}", cite.line),
        },
        out,
    );
    let _ = writeln!(out, "] }},");
}

fn included(out: &mut String, file: &Path) {
    let _ = writeln!(out, "({:?}, include_str!({file:?})),", stem(file));
}

/// Each clause with the places of a folder that cite it, every place once.
fn cited(folder: &Path, known: &BTreeSet<String>, place: impl Fn(&str, &cites::Cite) -> String, out: &mut String) {
    let mut seen = BTreeSet::new();
    for file in files(folder, "rs") {
        let name = file.file_name().expect("a file").to_string_lossy().into_owned();
        for cite in cites::cites(&read(&file), known) {
            let place = place(&name, &cite);
            if seen.insert((cite.clause.clone(), place.clone())) {
                let _ = writeln!(out, "({:?}, {place:?}),", cite.clause);
            }
        }
    }
}

fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    sorted(folder).into_iter().filter(|path| path.extension().is_some_and(|e| e == extension)).collect()
}

fn sorted(folder: &Path) -> Vec<PathBuf> {
    let Ok(list) = fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<PathBuf> = list.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    paths
}

fn stem(path: &Path) -> String {
    path.file_stem().expect("a name").to_string_lossy().into_owned()
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}
