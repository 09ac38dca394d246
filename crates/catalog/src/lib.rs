//! The one list of games. Whatever does not care which game it deals with goes through here: the program, the server,
//! the fuzzers. Erasure happens once: [`GameEntry`] and [`Table`] are object-safe, games and bots stay generic.

mod entry;
mod folder;
pub mod fuzz;
mod past;
mod resume;
mod seated;
mod shelf;
mod sim;
mod table;

pub use entry::{GameEntry, GameInfo, OptionInfo, Part};
pub use folder::{Cover, Folder, Lesson, folder};
pub use past::result;
pub use resume::ResumeFault;
pub use shelf::{SetupFault, ShelfError, read_text};
pub use sim::{SimJob, SimReport, cpu_seconds};
pub use table::{Refusal, Table, TableAsk, Thought, level, level_of, seat, seat_of};

/// Every game of the house. A new game adds its line here and one in Cargo.toml; `cargo xtask new-game` does both.
#[rustfmt::skip] // One line for each game.
pub static GAMES: &[&dyn GameEntry] = &[
    &entry::Of::<teahouse_qin::State>::NEW,
    &entry::Of::<teahouse_china::State>::NEW,
    &entry::Of::<teahouse_emperor::State>::NEW,
    &entry::Of::<teahouse_tea_garden::State>::NEW,
];

/// The game with this id.
pub fn game(id: &str) -> Option<&'static dyn GameEntry> {
    GAMES.iter().copied().find(|g| g.id() == id)
}
