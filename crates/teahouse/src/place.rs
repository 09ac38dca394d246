//! Where the data is: the same options for every command that looks at it, and the file they may stand in.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::Args as ClapArgs;

use crate::cmd::serve::Config;

/// The same as for `teahouse serve`.
#[derive(ClapArgs)]
pub struct Place {
    /// File with the house's options; teahouse.toml is read if it is there
    #[arg(long, env = "TEAHOUSE_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,
    /// Folder of the SQLite file [default: data]
    #[arg(long, env = "TEAHOUSE_DATA", value_name = "DIR")]
    data: Option<PathBuf>,
    /// Another database: postgres://… or sqlite://…
    #[arg(long, env = "TEAHOUSE_DATABASE", value_name = "URL")]
    database: Option<String>,
}

impl Place {
    /// The address of a database that should be there.
    pub fn url(&self) -> Result<String> {
        self.find(|_| Ok(()))
    }

    /// The same, after its folder was made if it was missing.
    pub fn made(&self) -> Result<String> {
        self.find(make_folder)
    }

    fn find(&self, folder: impl Fn(&Path) -> Result<()>) -> Result<String> {
        let file = Config::read(self.config.as_deref())?;
        match named_database(self.database.as_deref(), self.data.as_deref(), file.database) {
            Some(url) => Ok(url),
            None => {
                let data = self.data.clone().or(file.data).unwrap_or_else(|| "data".into());
                folder(&data)?;
                Ok(file_url(&data))
            }
        }
    }
}

/// The database that is meant, if it is not the one in a folder. A database counts more than a folder, wherever both are named, but for one
/// case: `--data` on the command line counts more than a database in the environment or in the file.
pub fn named_database(database: Option<&str>, data: Option<&Path>, in_file: Option<String>) -> Option<String> {
    let is_flag =
        |value: Option<&OsStr>, variable: &str| value.is_some() && std::env::var_os(variable).as_deref() != value;
    let folder = is_flag(data.map(Path::as_os_str), "TEAHOUSE_DATA");
    let flag = is_flag(database.map(OsStr::new), "TEAHOUSE_DATABASE");
    if folder && !flag {
        return None;
    }
    database.map(str::to_owned).or(in_file)
}

/// The database in a folder.
pub fn file_url(folder: &Path) -> String {
    format!("sqlite://{}", folder.join("teahouse.db").display())
}

/// Makes the folder of the data, for its owner alone. One that is there stays as it is.
pub fn make_folder(folder: &Path) -> Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder).with_context(|| format!("cannot make the folder {}", folder.display()))
}

/// A database address as it may be shown.
pub fn without_password(url: &str) -> String {
    let url = url.split('?').next().unwrap_or(url);
    match (url.split_once("://"), url.rsplit_once('@')) {
        (Some((scheme, _)), Some((_, rest))) => format!("{scheme}://…@{rest}"),
        _ => url.to_owned(),
    }
}

/// Runs what waits for a database.
pub fn block_on<T>(work: impl Future<Output = T>) -> Result<T> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    Ok(runtime.context("cannot start a thread for the database")?.block_on(work))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_on_the_command_line_counts_more_than_a_database_in_the_file() {
        let (folder, file) = (Path::new("/tmp/drill"), || Some("postgres://file".to_owned()));
        assert_eq!(named_database(None, Some(folder), file()), None);
        assert_eq!(named_database(None, None, file()), file());
        let both = named_database(Some("postgres://flag"), Some(folder), file());
        assert_eq!(both.as_deref(), Some("postgres://flag"));
    }
}
