//! Every code the house may send has a sentence: `error-<code>` in the house's catalogues.

use std::path::Path;

/// Codes that are answered between programs, never shown to people.
const INNER: [&str; 1] = ["needs-history"];

fn codes_in(text: &str, found: &mut Vec<String>) {
    for start in ["bad(\"", "conflict(\"", "forbidden(\"", "not_found(\""] {
        for part in text.split(&format!("ApiError::{start}")).skip(1) {
            found.extend(part.split('"').next().map(str::to_owned));
        }
    }
    for part in text.split("ApiError::new(").skip(1) {
        let call = part.split(')').next().unwrap_or_default();
        found.extend(call.split('"').nth(1).map(str::to_owned));
    }
    for part in text.split("=> \"").skip(1).filter(|_| text.contains("StoreError::Full =>")) {
        found.extend(part.split('"').next().map(str::to_owned));
    }
}

fn read(folder: &Path, found: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            read(&path, found);
        } else {
            codes_in(&std::fs::read_to_string(&path).expect("a source file"), found);
        }
    }
}

#[test]
fn every_code_has_its_sentence() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut codes = Vec::new();
    read(&root.join("src"), &mut codes);
    codes.sort();
    codes.dedup();
    assert!(codes.len() > 40 && codes.contains(&"disk-full".to_owned()), "{codes:?}");
    for language in ["en", "pl", "de", "it"] {
        let words = std::fs::read_to_string(root.join(format!("../../locales/{language}.ftl"))).expect("a catalogue");
        let said = |code: &String| words.lines().any(|line| line.starts_with(&format!("error-{code} =")));
        let missing: Vec<&String> = codes.iter().filter(|c| !INNER.contains(&c.as_str()) && !said(c)).collect();
        assert!(missing.is_empty(), "{language}: {missing:?}");
    }
}
