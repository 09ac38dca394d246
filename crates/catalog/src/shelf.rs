//! The boards of a game: those that come with the program and the host's own, from a folder.

use std::path::{Path, PathBuf};

use teahouse_game::{Data, Held, Phrase, SetupError};
use thiserror::Error;

/// Why a folder of boards, or a board, cannot be used.
#[derive(Debug, Error)]
#[allow(missing_docs)]
pub enum ShelfError {
    #[error("{path}: {cause}")]
    Unreadable { path: PathBuf, cause: std::io::Error },
    #[error("{path} is no board:\n{faults}")]
    Broken { path: PathBuf, faults: teahouse_game::Faults },
    #[error("{path}: board {id:?} is a sketch for scenarios, no game can be played on it")]
    Sketch { path: PathBuf, id: String },
    #[error("{path}: there already is a board {id:?}")]
    Taken { path: PathBuf, id: String },
    #[error("there is no board {id:?}; there are: {known}")]
    Unknown { id: String, known: String },
}

/// Why a table cannot be set up.
#[derive(Debug, Error)]
#[allow(missing_docs)]
pub enum SetupFault {
    #[error(transparent)]
    Board(#[from] ShelfError),
    #[error(transparent)]
    Setup(#[from] SetupError),
}

impl SetupFault {
    /// The same as a code with parameters; paths on the host's disk are not in it.
    pub fn phrase(&self) -> Phrase {
        match self {
            SetupFault::Board(ShelfError::Unknown { id, known }) => {
                Phrase::new("setup-no-board").with("board", id.as_str()).with("known", known.as_str())
            }
            SetupFault::Board(_) => Phrase::new("setup-boards-broken"),
            SetupFault::Setup(error) => error.phrase(),
        }
    }
}

/// The host's boards for a game: `FOLDER/GAME/*.json`, in order of their file names. No folder for the game: none.
pub(crate) fn host_boards<D: Data>(folder: Option<&Path>, game: &str) -> Result<Vec<Held<D>>, ShelfError> {
    let Some(folder) = folder else { return Ok(Vec::new()) };
    let unreadable = |path: &Path| {
        let path = path.to_owned();
        move |cause| ShelfError::Unreadable { path, cause }
    };
    std::fs::read_dir(folder).map_err(unreadable(folder))?;
    let folder = folder.join(game);
    if !folder.exists() {
        return Ok(Vec::new());
    }
    let list = std::fs::read_dir(&folder).map_err(unreadable(&folder))?;
    let mut paths = Vec::new();
    for file in list {
        let path = file.map_err(unreadable(&folder))?.path();
        if path.extension().is_some_and(|e| e == "json") {
            paths.push(path);
        }
    }
    paths.sort();
    let mut boards: Vec<Held<D>> = Vec::new();
    for path in paths {
        let board = read_board::<D>(&path)?;
        if !board.is_playable() {
            return Err(ShelfError::Sketch { path, id: board.id().to_owned() });
        }
        let known = |b: &D| b.id() == board.id();
        if D::built_in().iter().any(known) || boards.iter().any(|b| known(b)) {
            return Err(ShelfError::Taken { path, id: board.id().to_owned() });
        }
        boards.push(board.share());
    }
    Ok(boards)
}

/// No file of ours is larger.
const LARGEST: u64 = 8 * 1024 * 1024;

/// Reads a text file of reasonable size; an endless one is an error, not the end of the memory.
pub fn read_text(path: &Path) -> std::io::Result<String> {
    use std::io::{Error, ErrorKind, Read};
    let mut text = String::new();
    std::fs::File::open(path)?.take(LARGEST + 1).read_to_string(&mut text)?;
    if text.len() as u64 > LARGEST {
        return Err(Error::new(ErrorKind::FileTooLarge, "larger than 8 MiB"));
    }
    Ok(text)
}

/// Reads and validates one file.
pub(crate) fn read_board<D: Data>(path: &Path) -> Result<D, ShelfError> {
    let text = read_text(path).map_err(|cause| ShelfError::Unreadable { path: path.to_owned(), cause })?;
    D::read(&text).map_err(|faults| ShelfError::Broken { path: path.to_owned(), faults })
}

/// The board with this id, or the default one.
pub(crate) fn pick<D: Data>(id: Option<&str>, host: &[Held<D>]) -> Result<Held<D>, ShelfError> {
    let all = || D::built_in().iter().map(Held::from).chain(host.iter().cloned());
    match id {
        None => Ok(Held::from(&D::built_in()[0])),
        Some(id) => all().find(|b| b.id() == id).ok_or_else(|| ShelfError::Unknown {
            id: id.to_owned(),
            known: all().map(|b| b.id().to_owned()).collect::<Vec<_>>().join(", "),
        }),
    }
}
