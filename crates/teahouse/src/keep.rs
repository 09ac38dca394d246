//! How long things are kept: options of `teahouse serve`, and the section `[keep]` of its file.

use clap::Args as ClapArgs;
use serde::Deserialize;
use teahouse_server::Retention;

/// 0 means for ever.
#[derive(Clone, Copy, Default, ClapArgs, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Keep {
    /// Days after which a guest who sits nowhere is forgotten; 0: never [default: 400]
    #[arg(long = "keep-guests", env = "TEAHOUSE_KEEP_GUESTS", value_name = "DAYS")]
    guests: Option<u32>,
    /// Days after which a table goes that never began; 0: never [default: 30]
    #[arg(long = "keep-unstarted", env = "TEAHOUSE_KEEP_UNSTARTED", value_name = "DAYS")]
    unstarted: Option<u32>,
    /// Days without a move or a word after which a match goes that never ended; 0: never [default: 400]
    #[arg(long = "keep-abandoned", env = "TEAHOUSE_KEEP_ABANDONED", value_name = "DAYS")]
    abandoned: Option<u32>,
    /// Days after which a finished game goes; 0: never [default: 0]
    #[arg(long = "keep-games", env = "TEAHOUSE_KEEP_GAMES", value_name = "DAYS")]
    games: Option<u32>,
    /// Days after which a record goes that somebody brought; 0: never [default: 365]
    #[arg(long = "keep-records", env = "TEAHOUSE_KEEP_RECORDS", value_name = "DAYS")]
    records: Option<u32>,
    /// Days after which the chat of a finished game goes; 0: never [default: 365]
    #[arg(long = "keep-chat", env = "TEAHOUSE_KEEP_CHAT", value_name = "DAYS")]
    chat: Option<u32>,
    /// Hours after which an idle table leaves the lobby; 0: never [default: 48]
    #[arg(long = "keep-listed", env = "TEAHOUSE_KEEP_LISTED", value_name = "HOURS")]
    listed: Option<u32>,
}

impl Keep {
    /// What is not said here is as in `file`, what is not said there is as usual.
    pub fn or(self, file: Keep) -> Retention {
        let usual = Retention::default();
        Retention {
            guests: self.guests.or(file.guests).unwrap_or(usual.guests),
            unstarted: self.unstarted.or(file.unstarted).unwrap_or(usual.unstarted),
            abandoned: self.abandoned.or(file.abandoned).unwrap_or(usual.abandoned),
            games: self.games.or(file.games).unwrap_or(usual.games),
            records: self.records.or(file.records).unwrap_or(usual.records),
            chat: self.chat.or(file.chat).unwrap_or(usual.chat),
            listed: self.listed.or(file.listed).unwrap_or(usual.listed),
        }
    }
}
