//! Why something was refused or failed.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::json::Json;

/// Parameters of a sentence.
pub type Params = BTreeMap<String, Value>;

macro_rules! codes {
    ($($(#[$meta:meta])* $code:ident = $text:literal,)*) => {
        /// What went wrong. Its sentence is `error-<code>` in the house's catalogues.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
        #[cfg_attr(test, derive(ts_rs::TS))]
        #[serde(rename_all = "kebab-case")]
        #[allow(missing_docs)]
        pub enum Code {
            // A name for each variant would be lost on its way through this macro into the OpenAPI document; a test compares.
            $($(#[$meta])* $code,)*
        }

        impl Code {
            /// All of them.
            pub const ALL: &[Code] = &[$(Code::$code),*];

            /// As it is written in messages and catalogues.
            pub const fn text(self) -> &'static str {
                match self {
                    $(Code::$code => $text,)*
                }
            }
        }
    };
}

codes! {
    AlreadyStarted = "already-started",
    BadAddress = "bad-address",
    BadAwayMinutes = "bad-away-minutes",
    BadBody = "bad-body",
    BadChat = "bad-chat",
    BadLook = "bad-look",
    BadName = "bad-name",
    BadSalt = "bad-salt",
    BadText = "bad-text",
    BadToken = "bad-token",
    BotPlaysForYou = "bot-plays-for-you",
    ChanceFirst = "chance-first",
    ChangedMeanwhile = "changed-meanwhile",
    DiskFull = "disk-full",
    ForeignOrigin = "foreign-origin",
    HasResigned = "has-resigned",
    HasStandIn = "has-stand-in",
    HostOnly = "host-only",
    HouseClosing = "house-closing",
    Internal = "internal",
    LinkWithdrawn = "link-withdrawn",
    LockLost = "lock-lost",
    LookTaken = "look-taken",
    MatchOver = "match-over",
    /// Over a socket, which is closed then.
    MessageTooLong = "message-too-long",
    NeedsConsent = "needs-consent",
    NoChance = "no-chance",
    NoGuest = "no-guest",
    NoSeed = "no-seed",
    NoStandIn = "no-stand-in",
    NoSuchBot = "no-such-bot",
    NoSuchGame = "no-such-game",
    NoSuchLanguage = "no-such-language",
    NoSuchMoment = "no-such-moment",
    NoSuchOrder = "no-such-order",
    NoSuchPage = "no-such-page",
    NoSuchScenario = "no-such-scenario",
    NoSuchSeat = "no-such-seat",
    NoSuchTable = "no-such-table",
    NoWatching = "no-watching",
    NobodyAsks = "nobody-asks",
    NotAMessage = "not-a-message",
    /// Somebody else would be asked before the last of the moves.
    NotAsked = "not-asked",
    NotAMove = "not-a-move",
    NotAPerson = "not-a-person",
    NotAway = "not-away",
    NotOver = "not-over",
    NotStarted = "not-started",
    NotText = "not-text",
    NotYourSeat = "not-your-seat",
    NothingToUndo = "nothing-to-undo",
    /// A guest who has a seat wants another one where several people play.
    OneSeatEach = "one-seat-each",
    OnlyThisMachine = "only-this-machine",
    OrderTooLong = "order-too-long",
    OtherBoard = "other-board",
    PositionFixed = "position-fixed",
    PracticeTooLong = "practice-too-long",
    RecordBoard = "record-board",
    RecordDice = "record-dice",
    RecordEntry = "record-entry",
    RecordGame = "record-game",
    RecordHeader = "record-header",
    RecordNewer = "record-newer",
    RecordNoResult = "record-no-result",
    RecordNot = "record-not",
    RecordResult = "record-result",
    RecordSum = "record-sum",
    RowTooLong = "row-too-long",
    /// A rule of the game forbids it: `rule` names the clause, `illegal` says why.
    Rule = "rule",
    SeatTaken = "seat-taken",
    SeatsOpen = "seats-open",
    SeriesFixed = "series-fixed",
    SeriesTooLong = "series-too-long",
    SetupBoardsBroken = "setup-boards-broken",
    /// What was chosen does not go together: `says` names the game's sentence.
    SetupConflict = "setup-conflict",
    SetupNoBoard = "setup-no-board",
    SetupOptionValue = "setup-option-value",
    SetupPlayers = "setup-players",
    SetupUnknownOption = "setup-unknown-option",
    SetupVersion = "setup-version",
    Stale = "stale",
    StoreFailed = "store-failed",
    StoreLocked = "store-locked",
    StoreReadOnly = "store-read-only",
    TableBusy = "table-busy",
    TimedOut = "timed-out",
    TooFast = "too-fast",
    TooLarge = "too-large",
    TooManyBoards = "too-many-boards",
    TooManyEntries = "too-many-entries",
    TooManyHere = "too-many-here",
    TooManyListed = "too-many-listed",
    TooManyLooks = "too-many-looks",
    TooManyNew = "too-many-new",
    TooManyPages = "too-many-pages",
    TooManyPreviews = "too-many-previews",
    TooManyRecords = "too-many-records",
    TooManyRenames = "too-many-renames",
    TooManySeats = "too-many-seats",
    TooManySockets = "too-many-sockets",
    TooManyStandIns = "too-many-stand-ins",
    TooManyTables = "too-many-tables",
    TooManyUndos = "too-many-undos",
    TooMuchBrought = "too-much-brought",
    TooMuchChat = "too-much-chat",
    TooSlow = "too-slow",
    /// Another seat's request to take something back waits for answers.
    UndoAskedAlready = "undo-asked-already",
    WrongHost = "wrong-host",
    WrongMethod = "wrong-method",
}

wire! {
/// Why something was refused or failed.
pub struct Problem {
    /// What went wrong.
    pub code: Code,
    /// The clause that forbids it, if a rule of the game does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub rule: Option<String>,
    /// Why it does, as the game's type `Illegal`: an object with `kind` and parameters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "{ kind: string } & Record<string, unknown>"))]
    pub illegal: Option<Json>,
    /// The game's own sentence, where the code has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub says: Option<String>,
    /// Parameters of the sentence.
    #[serde(default)]
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub params: BTreeMap<String, Value>,
}
}

impl Problem {
    /// A problem without parameters.
    pub fn new(code: Code) -> Problem {
        Problem { code, rule: None, illegal: None, says: None, params: Params::new() }
    }
}

impl Code {
    /// Whether it says that somebody wanted more than the house gives to one.
    pub const fn is_cap(self) -> bool {
        use Code::*;
        matches!(
            self,
            MessageTooLong
                | OrderTooLong
                | PracticeTooLong
                | RowTooLong
                | SeriesTooLong
                | TableBusy
                | TooFast
                | TooLarge
                | TooManyBoards
                | TooManyEntries
                | TooManyHere
                | TooManyListed
                | TooManyLooks
                | TooManyNew
                | TooManyPages
                | TooManyPreviews
                | TooManyRecords
                | TooManyRenames
                | TooManySeats
                | TooManySockets
                | TooManyStandIns
                | TooManyTables
                | TooManyUndos
                | TooMuchBrought
                | TooMuchChat
                | TooSlow
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every code has its sentence in every language; those that carry the game's own need none.
    #[test]
    fn every_code_has_its_sentence() {
        let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
        let own = [Code::Rule, Code::SetupConflict];
        for language in ["en", "pl", "de", "it"] {
            let words = std::fs::read_to_string(root.join(format!("{language}.ftl"))).expect("a catalogue");
            let said = |code: &Code| words.lines().any(|line| line.starts_with(&format!("error-{} =", code.text())));
            let missing: Vec<_> = Code::ALL.iter().filter(|c| !own.contains(c) && !said(c)).collect();
            assert!(missing.is_empty(), "{language}: {missing:?}");
        }
    }

    #[test]
    fn codes_are_written_as_they_say() {
        for code in Code::ALL {
            assert_eq!(serde_json::to_value(code).expect("plain data"), code.text());
        }
    }

    #[test]
    fn the_api_describes_them_as_they_are_written() {
        let described = serde_json::to_value(<Code as utoipa::PartialSchema>::schema()).expect("plain data");
        let written: Vec<&str> = Code::ALL.iter().map(|code| code.text()).collect();
        assert_eq!(described["enum"], serde_json::json!(written));
    }
}
