//! Files of the house are its own: nobody else on the machine needs to read them.

use std::fs::OpenOptions;
use std::path::{Path, PathBuf};

use crate::{Result, StoreError};

/// A file that is made is for its owner alone.
pub(crate) fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options
}

/// Makes the database file, so that it is not SQLite that chooses who may read it. What SQLite puts beside it gets the same mode.
pub(crate) fn make_private(database: &Path) -> Result<()> {
    match private(OpenOptions::new().write(true).create_new(true)).open(database) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => Ok(()),
        Err(error) => Err(StoreError::Unavailable(format!("{}: {error}", database.display()))),
    }
}

/// The files of a database: itself, its log, the log's index, its lock.
pub(crate) fn all_of(database: &Path) -> Vec<PathBuf> {
    let beside = |ending: &str| {
        let mut name = database.as_os_str().to_owned();
        name.push(ending);
        PathBuf::from(name)
    };
    ["", "-wal", "-shm", ".lock"].map(beside).into()
}

/// Those of them that others on this machine may read or write, with their modes.
pub(crate) fn open_to_others(database: &Path) -> Vec<(PathBuf, u32)> {
    let loose = |path: PathBuf| {
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = std::fs::metadata(&path).ok()?.permissions().mode() & 0o777;
            (mode & 0o077 != 0).then_some((path, mode))
        }
        #[cfg(not(unix))]
        None
    };
    all_of(database).into_iter().filter_map(loose).collect()
}

/// Says so in the log.
pub(crate) fn warn_of_open(database: &Path) {
    for (file, mode) in open_to_others(database) {
        let (file, mode) = (file.display(), format!("{mode:03o}"));
        tracing::warn!(%file, %mode, "others on this machine may read the house's data; chmod 600 closes it");
    }
}
