//! What a stranger can use, and how much of it: every cap of the house in one place, each with its reason and the code of its refusal.
//! docs/limits.md shows the same table; a test compares them.

use std::num::NonZeroU32;
use std::time::Duration;

use governor::Quota;

/// So many at once, then so many more in each stretch of time.
#[derive(Clone, Copy)]
pub struct Rate {
    pub burst: u32,
    pub then: u32,
    pub each: Each,
}

/// A stretch of time.
#[derive(Clone, Copy)]
pub enum Each {
    Second,
    Minute,
    Hour,
    Day,
}

impl Rate {
    const fn new(burst: u32, then: u32, each: Each) -> Rate {
        Rate { burst, then, each }
    }

    /// The same for a limiter.
    pub fn quota(self) -> Quota {
        let then = number(self.then);
        let quota = match self.each {
            Each::Second => Quota::per_second(then),
            Each::Minute => Quota::per_minute(then),
            Each::Hour => Quota::per_hour(then),
            Each::Day => Quota::with_period(DAY / then.get()).unwrap_or(Quota::per_second(then)),
        };
        quota.allow_burst(number(self.burst))
    }
}

const DAY: Duration = Duration::from_secs(24 * 3_600);

const fn number(n: u32) -> NonZeroU32 {
    match NonZeroU32::new(n) {
        Some(n) => n,
        None => NonZeroU32::MIN,
    }
}

macro_rules! caps {
    ($($(#[doc = $why:literal])+ $name:ident: $kind:ty = $value:expr, $code:literal;)*) => {
        $($(#[doc = $why])+ pub const $name: $kind = $value;)*

        /// Their names, as refusals tell them where several have the same code.
        #[allow(dead_code, reason = "most have a code of their own")]
        pub mod id {
            $(pub const $name: &str = stringify!($name);)*
        }

        /// Name, value, code of the refusal and reason of each, as docs/limits.md shows them.
        #[cfg(test)]
        fn all() -> Vec<[String; 4]> {
            vec![$([stringify!($name).to_owned(), tests::Shown::shown(&$name), $code.to_owned(), [$($why.trim()),+].join(" ")]),*]
        }
    };
}

caps! {
    /// Requests of one address, files of the pages not counted: a page with all it asks at once, then a steady trickle.
    REQUESTS: Rate = Rate::new(100, 20, Each::Second), "too-fast";
    /// Files of the pages that one address may fetch: a school class that opens the house for the first time.
    FILES: Rate = Rate::new(3000, 200, Each::Second), "too-fast";
    /// Messages of one socket: dragging a tile asks for many previews.
    MESSAGES: Rate = Rate::new(60, 30, Each::Second), "too-fast";
    /// New guests of one address: ten school classes whose computers forget their cookies come at the bell, and again in the next lesson; as many people as
    /// may have a page open there (`SOCKETS_OF_AN_ADDRESS`). Whoever never stops adds about two megabytes a day.
    NEW_GUESTS: Rate = Rate::new(300, 300, Each::Hour), "too-many-new";
    /// New tables of one address, rematches and games from a position included.
    NEW_TABLES: Rate = Rate::new(60, 120, Each::Hour), "too-many-new";
    /// New tables in the whole house: more wait their turn for up to two seconds, so that whoever opens tables from ever new addresses does not slow down
    /// those who play.
    NEW_TABLES_IN_ALL: Rate = Rate::new(40, 60, Each::Second), "too-many-new";
    /// Records one address may bring: each is kept for a year, unless the host says otherwise (`keep.records`).
    NEW_RECORDS: Rate = Rate::new(12, 30, Each::Hour), "too-many-new";
    /// Kilobytes of matches that one address may bring as records, or have copied into tables that go on from a position. Each entry counts 100 bytes more
    /// than its text has: what the database keeps beside it.
    BROUGHT: Rate = Rate::new(10_000, 20_000, Each::Day), "too-much-brought";
    /// The same for the whole house, however many addresses there are: some twenty gigabytes at most in the year for which records are kept.
    BROUGHT_IN_ALL: Rate = Rate::new(40_000, 60_000, Each::Day), "too-much-brought";
    /// Boards of others that one address may bring: each is kept with its table, and in memory as long as somebody is there.
    NEW_BOARDS: Rate = Rate::new(4, 2, Each::Hour), "too-many-new";
    /// Lines of chat of one person: a quick exchange, no flood.
    CHAT: Rate = Rate::new(6, 30, Each::Minute), "too-fast";
    /// Lines of chat of one address, however many guests it has.
    CHAT_OF_AN_ADDRESS: Rate = Rate::new(40, 120, Each::Minute), "too-fast";
    /// Previews of one person: faster than a hand can aim; each is worked out in sixteen dealt worlds.
    PREVIEWS: Rate = Rate::new(30, 12, Each::Second), "too-many-previews";
    /// Previews of one address, however many guests it has: thirty people who aim at the same time, two a second each.
    PREVIEWS_OF_AN_ADDRESS: Rate = Rate::new(240, 60, Each::Second), "too-many-previews";
    /// New names of one person: a few to choose from. Each is written and told at up to a hundred tables.
    RENAMES: Rate = Rate::new(10, 30, Each::Hour), "too-many-renames";
    /// Hellos of one socket, each answered with the whole match, and moves that come late, each looked up and answered with what the page has not been told.
    HELLOS: Rate = Rate::new(20, 60, Each::Minute), "too-fast";

    /// Tables that one guest has opened, that are not over and at which something has happened in the last 14 days; rematches and games from a position included.
    TABLES_OF_A_GUEST: u32 = 60, "too-many-tables";
    /// Listed tables that one guest has opened and that are not over, counted where a table is written: the lobby belongs to everybody.
    LISTED_OF_A_GUEST: u32 = 6, "too-many-listed";
    /// Listed tables of one address that are not over; the network around an IPv6 household has twice as many: half of the list.
    LISTED_OF_AN_ADDRESS: u32 = 24, "too-many-listed";
    /// Records one guest may have brought.
    RECORDS_OF_A_GUEST: u32 = 100, "too-many-records";
    /// Tables of the list in the lobby, and of one's own list.
    LIST: u32 = 100, "–";

    /// Connections in all, if the system's limit of descriptors allows as many (see docs/security.md). Whoever has one too many is hung up on.
    CONNECTIONS: u32 = 50_000, "–";
    /// Connections one address may have open (at most a quarter of all, see docs/security.md): one for each socket that those who have a seat may open, and half as many for
    /// what pages ask beside it. Whoever has one too many is hung up on.
    CONNECTIONS_OF_AN_ADDRESS: u32 = 3 * SOCKETS_OF_AN_ADDRESS, "–";
    /// Sockets one address may have open: a school behind one address, not a flood. Whoever has a seat is let in up to twice as many.
    SOCKETS_OF_AN_ADDRESS: u32 = 300, "too-many-sockets";
    /// Sockets one guest may have open. Whoever has a seat is let in up to twice as many.
    SOCKETS_OF_A_GUEST: u32 = 24, "too-many-pages";
    /// People without a seat at one table, however many pages they have; seats do not count and are always admitted.
    WATCHERS: u32 = 100, "too-many-here";
    /// People of one address without a seat at one table: half of them, so that whoever has many guests does not keep everybody else from sitting down.
    WATCHERS_OF_AN_ADDRESS: u32 = WATCHERS / 2, "too-many-here";
    /// Guests who came to a table with the key of one link, as long as it is not listed; for more its host makes another link.
    LET_IN: u32 = 500, "too-many-here";
    /// Pages of a table that one guest without a seat may have open; a second one only while fewer than `WATCHERS` pages are, so that all of them are fewer than twice as many.
    PAGES_OF_A_WATCHER: u32 = 3, "too-many-pages";
    /// Pages of a table that one guest with a seat may have open; beyond that the oldest one is closed, so that they always get in.
    PAGES_OF_A_SEAT: u32 = 8, "too-many-pages";
    /// Messages a page may be behind before it is let go (it comes back and catches up).
    OUTBOX: u32 = 32, "–";
    /// Messages that wait for one table; whoever sends more waits, and nothing more is read from them.
    MAILBOX: u32 = 64, "table-busy";
    /// Seconds for which they wait.
    MAILBOX_SECONDS: u32 = 5, "table-busy";

    /// Entries of one match: `UNDO_ENTRIES`, and from there to its end the longest game anybody has played here, with half of it to spare.
    ENTRIES: u32 = 8_000, "too-many-entries";
    /// Entries after which nothing is taken back any more, so that the match gets to its end.
    UNDO_ENTRIES: u32 = 5_000, "too-many-undos";
    /// How often one seat may take back in a match.
    UNDOS_OF_A_SEAT: u32 = 100, "too-many-undos";
    /// How often something may be taken back in a match.
    UNDOS: u32 = 200, "too-many-undos";
    /// How often a bot may begin to play for one seat in a match.
    STAND_INS_OF_A_SEAT: u32 = 50, "too-many-stand-ins";
    /// Minutes for which somebody whose seat the others gave to a bot is still asked before a move is taken back: nobody draws anew behind their back.
    ASKED_AFTER_MINUTES: u32 = 60, "–";
    /// Fewest minutes of absence after which a table may let a bot take a seat.
    AWAY_LEAST: u32 = 1, "bad-away-minutes";
    /// Most minutes of absence: thirty days.
    AWAY_MOST: u32 = 43_200, "bad-away-minutes";
    /// Moves of one message: more than any choice takes.
    MOVES_IN_A_ROW: u32 = 64, "row-too-long";
    /// Bytes of a standing order.
    ORDER_BYTES: u32 = 2_048, "order-too-long";
    /// Games of a series.
    SERIES: u32 = 20, "series-too-long";

    /// Characters of a name.
    NAME: u32 = 40, "bad-name";
    /// Bytes of the id that a page gives to a message of its own.
    TOKEN: u32 = 64, "bad-token";
    /// Characters of a line of chat.
    CHAT_LINE: u32 = 500, "bad-chat";
    /// Lines of chat at one table. People without a seat get half of them at most.
    CHAT_LINES: u32 = 2_000, "too-much-chat";
    /// Characters of chat at one table. People without a seat get half of them at most.
    CHAT_CHARACTERS: u32 = 200_000, "too-much-chat";
    /// Lines of chat in one answer.
    CHAT_ANSWER: u32 = 200, "–";

    /// Bytes of the head of a request: cookies and all have a few hundred.
    HEAD: u32 = 16 * 1024, "–";
    /// Bytes of a request.
    BODY: u32 = 32 * 1024, "too-large";
    /// Bytes of a message over a socket.
    MESSAGE: u32 = 8 * 1024, "message-too-long";
    /// Bytes of a message to the lobby, where nobody has anything to say.
    LOBBY_MESSAGE: u32 = 1024, "message-too-long";
    /// Bytes of a record that is brought: no record of ours comes near it.
    RECORD: u32 = 256 * 1024, "too-large";
    /// Entries that a record which is brought may have beyond the longest game of its kind, for each time that something may be taken back: a round of
    /// everybody, with what was drawn. It may never have more than a match here (`ENTRIES`, and a row of moves that began before), so that whatever ends here can be brought back.
    RECORD_UNDONE: u32 = 16, "too-large";
    /// How often something may be taken back in a record that is brought: as often as at a table.
    UNDOS_IN_A_RECORD: u32 = UNDOS, "too-large";
    /// How often a bot may begin to play for one seat in a record that is brought: people may let it as often as at a table, and as often others may who wait for
    /// them.
    STAND_INS_IN_A_RECORD: u32 = 2 * STAND_INS_OF_A_SEAT, "too-large";
    /// Bytes of a board inside a record (the largest of ours has 57,356).
    BOARD: u32 = 128 * 1024, "too-large";
    /// Boards that are in use at the same time, its host's own included, when no record with another one is taken any more. A record is replayed in a process of its own
    /// first, so that one that is refused takes no place.
    BOARDS: u32 = 200, "too-many-boards";
    /// Boards that are in use when no stored table on another one is opened any more: twice as many, so that records which are brought take no place from tables
    /// that are there. A board goes with the last table on it that is put away, five minutes after the last message (one and the same board is in memory once).
    BOARDS_IN_ALL: u32 = 2 * BOARDS, "too-many-boards";
    /// Seconds that the replay of a record with a board of its own may take.
    REPLAY_SECONDS: u32 = 10, "too-large";

    /// Moments of one answer.
    MOMENTS: u32 = 64, "–";
    /// Moves somebody may try on a scenario's board.
    PRACTICE: u32 = 64, "practice-too-long";
    /// Entries that a table replays by itself; what has more is worked out on threads apart, so that no other table waits for it.
    AT_ONCE: u32 = 64, "–";
    /// Work on those threads that waits for one guest or one table, previews counted apart.
    WORK_EACH: u32 = 6, "too-many-looks";
    /// Looks and records on those threads, in all.
    WORK: u32 = 512, "too-many-looks";
    /// Tables that wait there to be shown or to go on, one piece of work each, in all: nothing else takes their places. A page that finds none is shown the match later.
    WORK_OF_TABLES: u32 = 4_096, "too-many-looks";
    /// Previews there, in all: more would be of no use any more when they are answered.
    WORK_OF_PREVIEWS: u32 = 256, "too-many-previews";
    /// Long matches that are read from the database at the same time: half of its readers are left for everything else.
    LONG_READS: u32 = 2, "–";
    /// Thoughts of bots that wait for one host's tables.
    THOUGHTS_EACH: u32 = 64, "–";
    /// Thoughts of bots that wait in all; the next try comes later.
    THOUGHTS: u32 = 4_096, "–";
}

#[cfg(test)]
mod tests {
    use std::fmt::Write;

    use super::{Each, Rate, all, id};

    /// A cap as people read it.
    pub trait Shown {
        fn shown(&self) -> String;
    }

    impl Shown for u32 {
        fn shown(&self) -> String {
            self.to_string()
        }
    }

    impl Shown for Rate {
        fn shown(&self) -> String {
            let each = match self.each {
                Each::Second => "second",
                Each::Minute => "minute",
                Each::Hour => "hour",
                Each::Day => "day",
            };
            format!("{} at once, then {} a {each}", self.burst, self.then)
        }
    }

    /// The page for hosts says what the code does; `TEAHOUSE_DOCS=write` writes it.
    #[test]
    fn the_page_shows_every_cap() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/limits.md");
        let page = std::fs::read_to_string(path).expect("docs/limits.md");
        let mut table = "| cap | value | refused with | why |\n| --- | --- | --- | --- |\n".to_owned();
        for [name, value, code, why] in all() {
            let code = if code == "–" { code } else { format!("`{code}`") };
            writeln!(table, "| `{name}` | {value} | {code} | {why} |").expect("a text");
        }
        let (head, rest) = page.split_once("<!-- caps -->\n").expect("a mark where the table begins");
        let (old, tail) = rest.split_once("<!-- end of caps -->").expect("a mark where it ends");
        if old != table && std::env::var("TEAHOUSE_DOCS").is_ok_and(|v| v == "write") {
            let new = format!("{head}<!-- caps -->\n{table}<!-- end of caps -->{tail}");
            return std::fs::write(path, new).expect("docs/limits.md");
        }
        assert_eq!(old, table, "run with TEAHOUSE_DOCS=write");
    }

    /// Where each cap that refuses something is tried: the file in this crate, and the test.
    const TRIED: &[(&str, &str, &[&str])] = &[
        (
            "src/limits.rs",
            "every_rate_has_an_end",
            &[
                id::REQUESTS,
                id::FILES,
                id::MESSAGES,
                id::NEW_GUESTS,
                id::NEW_TABLES,
                id::NEW_RECORDS,
                id::NEW_BOARDS,
                id::CHAT,
                id::CHAT_OF_AN_ADDRESS,
                id::RENAMES,
                id::HELLOS,
            ],
        ),
        ("src/limits.rs", "many_who_open_tables_at_once_wait_their_turn", &[id::NEW_TABLES_IN_ALL]),
        ("src/limits.rs", "only_so_much_is_brought_in_a_day", &[id::BROUGHT, id::BROUGHT_IN_ALL]),
        ("src/limits.rs", "sockets_are_counted_until_they_close", &[id::SOCKETS_OF_AN_ADDRESS, id::SOCKETS_OF_A_GUEST]),
        ("src/limits.rs", "listed_tables_of_an_address_are_counted_while_they_are_listed", &[id::LISTED_OF_AN_ADDRESS]),
        ("src/socket.rs", "a_guest_has_only_so_many_previews", &[id::PREVIEWS]),
        ("src/socket.rs", "an_address_has_only_so_many_previews", &[id::PREVIEWS_OF_AN_ADDRESS]),
        ("src/rooms.rs", "nobody_waits_for_ever_at_a_busy_table", &[id::MAILBOX, id::MAILBOX_SECONDS]),
        ("src/work/record_check.rs", "a_replay_that_does_not_come_to_an_end_is_stopped", &[id::REPLAY_SECONDS]),
        ("src/work/blocking.rs", "previews_keep_neither_tables_nor_looks_out", &[id::WORK_EACH, id::WORK_OF_PREVIEWS]),
        ("src/routes/games.rs", "an_example_is_made_once_and_apart", &[id::WORK]),
        ("src/room/tests/apart.rs", "a_long_match_is_replayed_apart_when_it_is_read", &[id::WORK_OF_TABLES]),
        ("src/room/tests/door.rs", "a_link_lets_in_so_many", &[id::LET_IN]),
        ("src/room/tests/fresh.rs", "a_guest_brings_only_so_many_records", &[id::RECORDS_OF_A_GUEST]),
        (
            "src/room/tests/loading.rs",
            "tables_on_boards_of_others_are_opened_up_to_an_end",
            &[id::BOARDS, id::BOARDS_IN_ALL],
        ),
        ("src/room/tests/chat.rs", "strangers_talk_only_where_they_may_watch", &[id::CHAT_LINE]),
        ("src/room/tests/chat.rs", "those_who_play_have_the_last_word", &[id::CHAT_LINES, id::CHAT_CHARACTERS]),
        ("src/room/tests/beside.rs", "a_preview_is_worked_out_apart_for_whoever_sits_here", &[id::MOVES_IN_A_ROW]),
        ("src/room/tests.rs", "a_match_has_an_end_however_it_is_played", &[id::ENTRIES, id::UNDO_ENTRIES]),
        ("src/room/tests.rs", "moves_and_undos_in_turn_come_to_an_end", &[id::UNDOS_OF_A_SEAT, id::UNDOS]),
        ("src/room/tests.rs", "a_bot_takes_a_seat_so_many_times", &[id::STAND_INS_OF_A_SEAT]),
        ("src/room/tests.rs", "a_standing_order_is_short", &[id::ORDER_BYTES]),
        ("tests/attacks.rs", "tables_without_end", &[id::TABLES_OF_A_GUEST, id::LISTED_OF_A_GUEST]),
        (
            "tests/attacks.rs",
            "watchers_without_end",
            &[id::WATCHERS, id::WATCHERS_OF_AN_ADDRESS, id::PAGES_OF_A_WATCHER, id::PAGES_OF_A_SEAT],
        ),
        ("tests/attacks.rs", "a_table_at_which_everybody_is_away_at_once", &[id::AWAY_LEAST, id::AWAY_MOST]),
        (
            "tests/caps.rs",
            "what_is_too_large_is_told",
            &[id::BODY, id::RECORD, id::RECORD_UNDONE, id::UNDOS_IN_A_RECORD, id::STAND_INS_IN_A_RECORD, id::BOARD],
        ),
        ("tests/caps.rs", "whoever_says_too_much_at_once_hears_why", &[id::MESSAGE, id::LOBBY_MESSAGE]),
        ("tests/doors.rs", "names_and_words_show_all_that_they_are", &[id::NAME]),
        ("tests/story.rs", "bad_moves_change_nothing_and_doubled_ones_count_once", &[id::TOKEN]),
        ("tests/learn.rs", "every_lesson_can_be_passed_with_its_own_solution", &[id::PRACTICE]),
        ("tests/metrics.rs", "a_played_house_tells_every_metric_and_nobodys_business", &[id::SERIES]),
    ];

    /// Every cap that refuses something is tried, and where it says.
    #[test]
    fn every_cap_is_tried() {
        let tried = |name: &str| TRIED.iter().any(|(_, _, caps)| caps.contains(&name));
        let all = all();
        let forgotten: Vec<_> = all.iter().filter(|[name, _, code, _]| code != "–" && !tried(name)).collect();
        assert!(forgotten.is_empty(), "{forgotten:?}");
        for (file, test, _) in TRIED {
            let text = std::fs::read_to_string(format!("{}/{file}", env!("CARGO_MANIFEST_DIR"))).expect(file);
            assert!(text.contains(&format!("fn {test}()")), "{file}: {test}");
        }
    }

    /// Where several caps have one code, its sentence says in every language which one it was; the last one may go without.
    #[test]
    fn every_cap_of_a_shared_code_has_words_of_its_own() {
        for language in ["en", "pl", "de", "it"] {
            let path = format!("{}/../../locales/{language}.ftl", env!("CARGO_MANIFEST_DIR"));
            let words = std::fs::read_to_string(path).expect("a catalogue");
            for code in ["too-fast", "too-many-new", "too-large", "too-much-brought"] {
                let (_, rest) = words.split_once(&format!("\nerror-{code} = {{ $cap ->\n")).expect(code);
                let (variants, _) = rest.split_once("\n}").expect("an end");
                let wordless =
                    all().into_iter().filter(|[name, _, of, _]| of == code && !variants.contains(&format!("[{name}]")));
                assert!(wordless.count() <= 1, "{language}: {code}");
            }
        }
    }

    /// What is refused is refused with a code that there is.
    #[test]
    fn every_refusal_has_a_code() {
        let known = |code: &str| teahouse_wire::Code::ALL.iter().any(|c| c.text() == code);
        let strange: Vec<_> = all().into_iter().filter(|[_, _, code, _]| code != "–" && !known(code)).collect();
        assert!(strange.is_empty(), "{strange:?}");
    }
}
