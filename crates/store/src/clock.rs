//! The one place that looks at the clock.

use std::path::PathBuf;
use std::sync::OnceLock;
use std::time::{SystemTime, UNIX_EPOCH};

use crate::Millis;

/// Under test: a file that says by how many seconds the clock is wrong.
static WRONG_BY: OnceLock<PathBuf> = OnceLock::new();

/// Milliseconds since 1970.
pub fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    let now = since.map_or(0, |passed| passed.as_millis() as Millis);
    match WRONG_BY.get() {
        None => now,
        Some(file) => now.saturating_add(wrong_by(std::fs::read_to_string(file).unwrap_or_default().trim())),
    }
}

/// Under test: from now on the clock is as wrong as this file says at every look. The clock jumps when the file is changed.
pub fn follow(file: PathBuf) {
    let _ = WRONG_BY.set(file);
}

fn wrong_by(seconds: &str) -> Millis {
    seconds.parse::<Millis>().unwrap_or(0).saturating_mul(1000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_moves_the_clock() {
        assert_eq!((wrong_by("-3600"), wrong_by("86400"), wrong_by("")), (-3_600_000, 86_400_000, 0));
        let before = now();
        let file = std::env::temp_dir().join(format!("teahouse-clock-{}", std::process::id()));
        follow(file.clone());
        assert!((before..before + 60_000).contains(&now()), "no file yet: the clock is right");
        std::fs::write(&file, "-1000000").expect("a file");
        assert!(now() < before - 900_000_000);
        std::fs::write(&file, "1000000").expect("a file");
        assert!(now() > before + 900_000_000);
        std::fs::remove_file(file).expect("a file");
    }
}
