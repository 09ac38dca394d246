//! A crate with several files of tests builds them as one program, `tests/all.rs`. A file that it forgets would never run, and nobody would be told; a file
//! that is a program of its own is linked once more.

use std::path::{Path, PathBuf};

/// The crates with tests beside their sources.
fn crates() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let groups = ["crates", "games"].map(|group| std::fs::read_dir(root.join(group)).expect("a folder of crates"));
    let all = groups.into_iter().flatten().map(|entry| entry.expect("a crate").path());
    all.chain([root.join("xtask/template")]).filter(|folder| folder.join("tests").is_dir()).collect()
}

/// The modules that lie in a folder, by their names.
fn modules(folder: &Path) -> Vec<String> {
    let files = std::fs::read_dir(folder).expect("tests").map(|file| file.expect("a file").path());
    let code = files.filter(|file| file.extension().is_some_and(|e| e == "rs") || file.join("mod.rs").exists());
    code.map(|file| file.file_stem().and_then(|name| name.to_str()).expect("a name").to_owned()).collect()
}

/// What is wrong with the tests in this folder, of a crate with this manifest.
fn fault(tests: &Path, manifest: &str) -> Option<String> {
    let modules = modules(tests);
    if modules.len() < 2 {
        return None;
    }
    let Ok(all) = std::fs::read_to_string(tests.join("all.rs")) else {
        return Some(format!("{} has {modules:?} and no all.rs", tests.display()));
    };
    let others: Vec<&String> = modules.iter().filter(|name| *name != "all").collect();
    let forgotten: Vec<_> = others.iter().filter(|name| !all.contains(&format!("mod {name};"))).collect();
    if !forgotten.is_empty() {
        return Some(format!("{forgotten:?} not in {}", tests.join("all.rs").display()));
    }
    let is_one = manifest.lines().any(|line| line == "autotests = false");
    (!is_one).then(|| format!("{}: without `autotests = false` each file is a program too", tests.display()))
}

#[test]
fn the_tests_of_a_crate_are_one_program_and_none_is_left_out() {
    let crates = crates();
    assert!(crates.len() > 9, "the crates are not where this test looks for them: {crates:?}");
    let manifest = |folder: &Path| std::fs::read_to_string(folder.join("Cargo.toml")).expect("a crate");
    let faults: Vec<String> =
        crates.iter().filter_map(|folder| fault(&folder.join("tests"), &manifest(folder))).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_way_to_leave_one_out_is_noticed() {
    let tests = std::env::temp_dir().join(format!("teahouse-programs-{}", std::process::id()));
    std::fs::create_dir_all(tests.join("common")).expect("a folder");
    let write = |name: &str, text: &str| std::fs::write(tests.join(name), text).expect("a file");
    let one = "[package]\nautotests = false\n";
    write("laws.rs", "");
    assert_eq!(fault(&tests, "[package]\n"), None, "one file is one program");
    write("rules.rs", "");
    assert!(fault(&tests, one).is_some_and(|fault| fault.ends_with("no all.rs")));
    write("all.rs", "mod laws;\n");
    assert!(fault(&tests, one).is_some_and(|fault| fault.contains("rules")));
    write("all.rs", "mod laws;\nmod rules;\n");
    assert_eq!(fault(&tests, one), None);
    assert!(fault(&tests, "[package]\n").is_some_and(|fault| fault.contains("autotests")));
    write("common/mod.rs", "");
    assert!(fault(&tests, one).is_some_and(|fault| fault.contains("common")));
    std::fs::remove_dir_all(&tests).expect("a folder");
}
