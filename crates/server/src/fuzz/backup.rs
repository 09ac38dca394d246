//! Any bytes as the file of a backup or an export: read as `restore` and `import` do, before anything is put into a database.

use crate::audit::audit;

/// Reads the bytes, and replays whatever tables come out of them: each is one that can be played, or it is said what is wrong with it.
pub fn backup(bytes: &[u8]) {
    for kept in teahouse_store::backup::fuzz::tables_in(bytes) {
        let _ = audit(&kept);
    }
}

#[cfg(test)]
mod tests {
    use super::backup;
    use crate::fuzz::corpus;
    use teahouse_catalog::fuzz::damage;
    use teahouse_game::FastDice;

    /// A short run of what `teahouse fuzz backup` does for long.
    #[test]
    fn damaged_backups_are_read() {
        let corpus = corpus("backup");
        for which in 0..corpus.len() {
            backup(&corpus[which]);
            for n in 0..60 {
                backup(&damage(&corpus, which, &mut FastDice::new(n << 8 | which as u64)));
            }
        }
    }
}
