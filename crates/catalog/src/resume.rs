//! A stored match goes on: from its beginning or a snapshot, and the entries written after that.

use teahouse_game::{Entry, Game, Held, Match, Setup};
use thiserror::Error;

/// Where what was stored makes no match, and why.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ResumeFault {
    /// The setup, or the board it names or brings.
    #[error("{0}")]
    Beginning(String),
    /// The snapshot.
    #[error("snapshot: {0}")]
    Snapshot(String),
    /// One of the entries.
    #[error("entry {at}: {cause}")]
    Entry {
        /// Its number.
        at: usize,
        /// What is wrong with it.
        cause: String,
    },
}

/// The first `taken` entries were taken over from another match.
pub(crate) fn resume<G: Game>(
    data: Held<G::Data>,
    setup: &Setup,
    taken: usize,
    snapshot: Option<&str>,
    entries: &[String],
) -> Result<Match<G>, ResumeFault> {
    let played = match snapshot {
        None => Match::<G>::new(data, setup.clone()).map_err(|e| ResumeFault::Beginning(e.to_string()))?,
        Some(text) => {
            let snapshot = serde_json::from_str(text).map_err(|e| ResumeFault::Snapshot(e.to_string()))?;
            Match::<G>::resume(data, setup.clone(), &snapshot).map_err(ResumeFault::Snapshot)?
        }
    };
    let mut played = played.with_taken(taken);
    for (n, text) in entries.iter().enumerate() {
        let at = played.held_from() + n;
        let fault = |cause| ResumeFault::Entry { at, cause };
        let entry: Entry<G::Move, G::Chance> =
            text.parse().map_err(|e: teahouse_game::ParseEntryError| fault(e.to_string()))?;
        played.push(entry, &mut ()).map_err(|e| fault(e.to_string()))?;
    }
    Ok(played)
}
