//! A crate with `tests/all.rs` builds its integration tests as one program. A file that `all.rs` forgets would never run, and nobody would
//! be told.

use std::path::{Path, PathBuf};

fn folders() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let crates = ["crates", "games"].map(|group| std::fs::read_dir(root.join(group)).expect("a folder of crates"));
    crates.into_iter().flatten().map(|entry| entry.expect("a crate").path().join("tests")).collect()
}

#[test]
fn no_file_of_tests_is_left_out() {
    let mut programs = 0;
    for tests in folders() {
        let Ok(all) = std::fs::read_to_string(tests.join("all.rs")) else { continue };
        programs += 1;
        for file in std::fs::read_dir(&tests).expect("tests") {
            let file = file.expect("a file").path();
            let name = file.file_stem().and_then(|name| name.to_str()).expect("a name").to_owned();
            let is_module = file.extension().is_some_and(|e| e == "rs") || file.join("mod.rs").exists();
            assert!(
                !is_module || name == "all" || all.contains(&format!("mod {name};")),
                "{} is not in all.rs beside it",
                file.display()
            );
        }
    }
    assert!(programs > 5, "the crates are not where this test looks for them");
}
