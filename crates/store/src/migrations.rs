//! Brings a database up to date. Every file that was ever released stays as it was: a database remembers the checksums of those it ran.
//!
//! The list is written by hand instead of by `sqlx::migrate!`: that macro would have every database driver compiled a second time, for the
//! compiler itself.

use std::sync::LazyLock;

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// Version, description and text, as their file names say.
const FILES: [(i64, &str, &str); 6] = [
    (1, "house", include_str!("../migrations/0001_house.sql")),
    (2, "lists", include_str!("../migrations/0002_lists.sql")),
    (3, "shows", include_str!("../migrations/0003_shows.sql")),
    (4, "house", include_str!("../migrations/0004_house.sql")),
    (5, "openers", include_str!("../migrations/0005_openers.sql")),
    (6, "boards", include_str!("../migrations/0006_boards.sql")),
];

/// All of them, in order.
pub(crate) static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| {
    let migration = |(version, description, sql): (i64, &'static str, &'static str)| {
        Migration::new(version, description.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(FILES.map(migration).to_vec())
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_in_the_list() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/migrations");
        let mut there: Vec<String> = std::fs::read_dir(folder)
            .expect("a folder of migrations")
            .map(|file| file.expect("a file").file_name().into_string().expect("a name"))
            .collect();
        there.sort();
        let listed = FILES.map(|(version, description, _)| format!("{version:04}_{description}.sql"));
        assert_eq!(there, listed);
    }

    /// Houses that began with `sqlx::migrate!` remember these.
    #[test]
    fn checksums_are_those_of_the_first_houses() {
        let sums: Vec<String> = MIGRATIONS
            .iter()
            .map(|migration| migration.checksum.iter().take(6).map(|byte| format!("{byte:02x}")).collect())
            .collect();
        assert_eq!(sums, CHECKSUMS);
    }

    /// The first bytes of the SHA-384 of each file.
    const CHECKSUMS: [&str; 6] =
        ["0662843da731", "47ca05d61159", "7730181e2f3f", "6c585e4caa72", "c755e3f13794", "799bd9c84db6"];
}
