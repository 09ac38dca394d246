//! Backups: what comes back is what was there, on either database; what is damaged changes nothing.

use std::io::Cursor;

use crate::places::{Place, execute};
use crate::samples::{house, opened, table_in};
use sha2::{Digest, Sha256};
use teahouse_store::backup::{self, BackupError, Damaged, Item, Moment, Part, Reader, Scope, Target};
use teahouse_store::{Change, Commit, Kept, NewEntry, Opener, Phase, Shows, Store, StoreError};

async fn save(place: &Place, tables: Option<&[&str]>) -> Result<String, BackupError> {
    let tables: Option<Vec<String>> = tables.map(|ids| ids.iter().map(|id| (*id).to_owned()).collect());
    let mut bytes = Vec::new();
    backup::write(&mut Moment::open(&place.url).await?, tables.as_deref(), "test", &mut bytes).await?;
    Ok(String::from_utf8(bytes).unwrap())
}

async fn load(place: &Place, text: &str, into: Target) -> Result<backup::Summary, BackupError> {
    backup::load(&place.url, Cursor::new(text.as_bytes().to_vec()), into).await
}

/// Everything but the first and the last line, which say when it was made.
fn rows(text: &str) -> Vec<&str> {
    let lines: Vec<&str> = text.lines().collect();
    lines[1..lines.len() - 1].to_vec()
}

/// Lines with a last one after them that is right but for its counts.
fn sealed(lines: &[&str], counts: Option<&str>) -> String {
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let sum: String = Sha256::digest(&text).iter().map(|byte| format!("{byte:02x}")).collect();
    let counts = counts.map(|counts| format!("\"counts\":{counts},")).unwrap_or_default();
    format!("{text}{{\"end\":{{{counts}\"lines\":{},\"sha256\":\"{sum}\"}}}}\n", lines.len())
}

async fn filled() -> Place {
    fill(Place::file()).await
}

async fn fill(place: Place) -> Place {
    let store = Store::open(&place.url).await.unwrap();
    house(&store, 1000).await;
    store.close().await;
    place
}

async fn there_and_back(other: &Place) {
    let place = filled().await;
    let saved = save(&place, None).await.unwrap();
    assert_eq!(load(other, &saved, Target::Empty).await.unwrap().counts.entries, 6);
    let again = save(other, None).await.unwrap();
    assert_eq!(rows(&saved), rows(&again));
    let store = Store::open(&other.url).await.unwrap();
    assert_eq!(store.guest_by_token("hash of ada").await.unwrap().unwrap().name, "ADA");
    assert_eq!(store.seed("playing").await.unwrap().as_deref(), Some("seed of playing"));
    assert_eq!(store.tables_of("bo", 10).await.unwrap().len(), 3);
    assert_eq!(store.chat("over", 0, 10).await.unwrap()[0].0.text, "Zażółć gęślą jaźń \"…\"\n茶");
    // It goes on where it was.
    store.append("playing", 3, vec![NewEntry { body: "next".into(), token: None }], None).await.unwrap();
    store.close().await;
    let full = load(other, &saved, Target::Empty).await;
    assert!(matches!(full, Err(BackupError::NotEmpty { guests: 3, tables: 3 })), "{full:?}");
}

#[tokio::test]
async fn from_sqlite_to_sqlite() {
    there_and_back(&Place::file()).await;
}

#[tokio::test]
async fn from_sqlite_to_postgres_and_back() {
    let Some(other) = Place::postgres().await else { return };
    there_and_back(&other).await;
    let saved = save(&other, None).await.unwrap();
    let third = Place::file();
    load(&third, &saved, Target::Empty).await.unwrap();
    assert_eq!(rows(&saved), rows(&save(&third, None).await.unwrap()));
    other.remove().await;
}

/// A file that is torn anywhere, or has any byte changed, is refused, and nothing is there afterwards.
#[tokio::test]
async fn damage_is_named_and_changes_nothing() {
    let saved = save(&filled().await, None).await.unwrap();
    let other = Place::file();
    Store::open(&other.url).await.unwrap().close().await;
    let ends: Vec<usize> = saved.match_indices('\n').map(|(at, _)| at + 1).collect();
    for (line, end) in ends[..ends.len() - 1].iter().enumerate() {
        for cut in [*end, end - 2] {
            let torn = load(&other, &saved[..cut], Target::Empty).await;
            let early = matches!(torn, Err(BackupError::NotABackup)) && line == 0;
            assert!(matches!(torn, Err(BackupError::Torn { .. })) || early, "cut at {cut}: {torn:?}");
        }
    }
    let mut changed = 0;
    for at in (0..saved.len()).step_by(37).filter(|at| saved.is_char_boundary(*at)) {
        let mut bytes = saved.clone().into_bytes();
        bytes[at] = if bytes[at] == b'7' { b'8' } else { b'7' };
        assert!(backup::load(&other.url, Cursor::new(bytes), Target::Empty).await.is_err(), "byte {at}");
        changed += 1;
    }
    assert!(changed > 20);
    let more = load(&other, &format!("{saved}{{}}\n"), Target::Empty).await;
    assert!(matches!(more, Err(BackupError::Bad { .. })), "{more:?}");
    for (text, what) in [("", "empty"), ("hello\n", "no JSON"), ("{\"a\":1}\n", "other JSON")] {
        assert!(matches!(load(&other, text, Target::Empty).await, Err(BackupError::NotABackup)), "{what}");
    }
    // The last line is not under its own checksum.
    let lines = saved.lines().count() - 1;
    for other_number in [lines as u64 + 1, 0, u64::MAX] {
        let wrong = saved.replacen(&format!("\"lines\":{lines},"), &format!("\"lines\":{other_number},"), 1);
        let error = load(&other, &wrong, Target::Empty).await;
        assert!(matches!(error, Err(BackupError::Bad { .. })), "{other_number}: {error:?}");
    }
    let newer = saved.replacen("\"teahouse-backup\":4", "\"teahouse-backup\":9", 1);
    assert!(matches!(load(&other, &newer, Target::Empty).await, Err(BackupError::NewerFormat { format: 9, known: 4 })));
    assert_eq!(rows(&save(&other, None).await.unwrap()).len(), 0, "nothing of all that is there");
}

/// Rows in an order that makes no sense are refused even under a right checksum.
#[tokio::test]
async fn rows_that_make_no_sense() {
    let place = filled().await;
    let saved = save(&place, Some(&["over"])).await.unwrap();
    let other = Place::file();
    let lines: Vec<&str> = saved.lines().collect();
    let body = &lines[..lines.len() - 1];
    let counts = r#"{"guests":3,"tables":1,"entries":3,"chat":2}"#;
    assert_eq!(sealed(body, Some(counts)), saved, "as it was");
    assert!(load(&other, &saved, Target::Beside).await.is_ok());
    let entry = body.iter().position(|line| line.starts_with("{\"entry\"")).unwrap();
    let other = Place::file();
    let mut gap = body.to_vec();
    gap.remove(entry);
    let mut early = body.to_vec();
    early.swap(1, entry);
    let mut short = body.to_vec();
    short.pop();
    for (lines, what) in
        [(gap, "entry 1 where 0 was due"), (early, "it belongs to no table"), (short, "were announced")]
    {
        let error = load(&other, &sealed(&lines, Some(counts)), Target::Beside).await.unwrap_err();
        assert!(error.to_string().contains(what), "{error}");
    }
}

#[tokio::test]
async fn some_tables_carry_no_secrets() {
    let place = filled().await;
    let saved = save(&place, Some(&["playing", "over", "over"])).await.unwrap();
    let mut reader = Reader::new(Cursor::new(saved.clone())).unwrap();
    assert_eq!(reader.header().scope, Scope::Tables);
    let mut tables = Vec::new();
    while let Some(item) = reader.item().unwrap() {
        match item {
            Item::Guest(guest) => assert_eq!(guest.token_hash, None),
            Item::Table(kept) => tables.push((kept.row.id.clone(), kept.seed.clone())),
            Item::Damaged(damaged) => panic!("{damaged}"),
        }
    }
    assert_eq!(tables, [("over".into(), Some("seed of over".into())), ("playing".into(), None)]);
    assert!(!saved.contains("hash of") && !saved.contains("seed of playing"));

    let other = Place::file();
    assert!(matches!(load(&other, &saved, Target::Empty).await, Err(BackupError::NotWhole)));
    assert!(matches!(load(&other, &saved, Target::Beside).await, Err(BackupError::NoSeed(id)) if id == "playing"));
    let finished = save(&place, Some(&["over"])).await.unwrap();
    load(&other, &finished, Target::Beside).await.unwrap();
    let store = Store::open(&other.url).await.unwrap();
    assert_eq!(store.tables_of("ada", 10).await.unwrap().len(), 1);
    assert_eq!(store.guest_by_token("hash of ada").await.unwrap(), None, "nobody is recognised by a table");
    store.close().await;
    let twice = load(&other, &finished, Target::Beside).await;
    assert!(matches!(twice, Err(BackupError::Exists(ref id)) if id == "over"), "{twice:?}");
    assert!(matches!(save(&place, Some(&["nowhere"])).await, Err(BackupError::NoTable(_))));
}

/// Tables in a file, and those it says are damaged.
fn tables_of(saved: &str) -> (Vec<String>, Vec<Damaged>) {
    let mut reader = Reader::new(Cursor::new(saved.as_bytes())).unwrap();
    let (mut tables, mut damaged) = (Vec::new(), Vec::new());
    while let Some(item) = reader.item().unwrap() {
        match item {
            Item::Guest(_) => {}
            Item::Table(kept) => tables.push(kept.row.id),
            Item::Damaged(one) => damaged.push(one),
        }
    }
    assert_eq!(reader.finish().unwrap().counts.damaged, damaged.len() as i64);
    (tables, damaged)
}

/// Whatever is wrong with one table, the others are saved and come back; the file says which one it is, and what is wrong with it.
async fn one_damaged_table(place: Place, plant: &str, id: &str, words: &str) {
    execute(&place.url, plant).await;
    let saved = save(&place, None).await.unwrap();
    let (tables, damaged) = tables_of(&saved);
    assert_eq!(tables.len(), 2, "{plant}");
    assert!(damaged.len() == 1 && damaged[0].id == id && damaged[0].what.contains(words), "{plant}: {damaged:?}");
    let other = Place::file();
    let counts = load(&other, &saved, Target::Empty).await.unwrap().counts;
    assert_eq!((counts.guests, counts.tables, counts.damaged), (3, 2, 1), "{plant}");
    let again = save(&other, None).await.unwrap();
    assert_eq!(tables_of(&again), (tables, Vec::new()), "what came back is sound");
    place.remove().await;
}

/// Each with the table it is about and the words that must be said about it.
const PLANTED: [(&str, &str, &str); 4] = [
    ("DELETE FROM entries WHERE table_id = 'playing' AND n = 1", "playing", "entry 2 where 1 was due"),
    ("DELETE FROM shows WHERE table_id = 'over'", "over", "what lists show is missing"),
    ("DELETE FROM seeds WHERE table_id = 'set-up'", "set-up", "its seed is missing"),
    ("UPDATE tables SET phase = 'asleep' WHERE id = 'over'", "over", "it cannot be read"),
];

#[tokio::test]
async fn a_damaged_table_does_not_keep_the_others_out() {
    for (plant, id, words) in PLANTED {
        one_damaged_table(filled().await, plant, id, words).await;
    }
    // Whoever names it is told: nothing else was asked for.
    let place = filled().await;
    execute(&place.url, PLANTED[0].0).await;
    let named = save(&place, Some(&["playing"])).await;
    assert!(matches!(named, Err(BackupError::Damaged(ref damaged)) if damaged.id == "playing"), "{named:?}");
    assert!(save(&place, Some(&["over"])).await.is_ok());
}

#[tokio::test]
async fn a_damaged_table_on_postgres() {
    for (plant, id, words) in PLANTED {
        let Some(place) = Place::postgres().await else { return };
        one_damaged_table(fill(place).await, plant, id, words).await;
    }
}

/// A page of the file that is no page any more: only the table whose moves were on it is lost.
#[tokio::test]
async fn a_damaged_page_costs_the_table_that_is_on_it() {
    let place = filled().await;
    let store = Store::open(&place.url).await.unwrap();
    // Each of these moves fills a page of its own.
    let long = |n: i64| NewEntry { body: format!("move {n} of many {}", "x".repeat(3000)), token: None };
    store.append("playing", 3, (0..20).map(long).collect(), None).await.unwrap();
    store.close().await;
    let file = place.folder.as_ref().unwrap().join("house.db");
    let mut bytes = std::fs::read(&file).unwrap();
    let words = b"move 10 of many";
    let at = bytes.windows(words.len()).position(|part| part == words).unwrap() / 4096 * 4096;
    bytes[at..at + 64].fill(0xff);
    std::fs::write(&file, &bytes).unwrap();
    let (tables, damaged) = tables_of(&save(&place, None).await.unwrap());
    assert_eq!(tables, ["over", "set-up"]);
    assert!(damaged[0].id == "playing" && damaged[0].what.contains("cannot be read"), "{damaged:?}");
}

/// The disk fails under a part of one table, while the house is open: SQLite gives the whole transaction up. Everything else is saved, and the file says
/// that it is not of one moment any more.
#[tokio::test]
async fn a_disk_that_fails_under_one_table() {
    let place = filled().await;
    let store = Store::open(&place.url).await.unwrap();
    // New pages have the highest numbers, and those come last in the log: it is cut in the middle of these moves.
    let long = |n: i64| NewEntry { body: format!("move {n} of many {}", "x".repeat(3000)), token: None };
    store.append("playing", 3, (0..20).map(long).collect(), None).await.unwrap();
    let mut moment = Moment::open(&place.url).await.unwrap();
    let log =
        std::fs::OpenOptions::new().write(true).open(place.folder.as_ref().unwrap().join("house.db-wal")).unwrap();
    let size = log.metadata().unwrap().len();
    log.set_len(size - 3 * 4096).unwrap();
    let mut bytes = Vec::new();
    backup::write(&mut moment, None, "test", &mut bytes).await.unwrap();
    let (tables, damaged) = tables_of(&String::from_utf8(bytes).unwrap());
    assert_eq!(tables, ["over", "set-up"]);
    let named: Vec<_> = damaged.iter().map(|damaged| (damaged.part, damaged.id.as_str())).collect();
    assert_eq!(named, [(Part::Table, "playing"), (Part::House, "")]);
    assert!(damaged[0].what.contains("disk I/O error"), "{damaged:?}");
    assert!(damaged[1].what.contains("of a later moment"), "{damaged:?}");
}

/// Whatever is wrong with one guest, everybody else is saved and comes back.
#[tokio::test]
async fn a_damaged_guest_does_not_keep_the_others_out() {
    for plant in [
        "UPDATE guests SET created = 'long ago' WHERE id = 'bo'",
        "UPDATE guests SET name = X'c328' WHERE id = 'bo'",
        "UPDATE guests SET name = 'B' || char(0) || 'o' WHERE id = 'bo'",
    ] {
        let place = filled().await;
        execute(&place.url, plant).await;
        let saved = save(&place, None).await.unwrap();
        let (tables, damaged) = tables_of(&saved);
        assert_eq!(tables.len(), 3, "{plant}");
        let named: Vec<_> = damaged.iter().map(|damaged| (damaged.part, damaged.id.as_str())).collect();
        assert_eq!(named, [(Part::Guest, "bo")], "{plant}: {damaged:?}");
        let other = Place::file();
        let counts = load(&other, &saved, Target::Empty).await.unwrap().counts;
        assert_eq!((counts.guests, counts.tables, counts.damaged), (2, 3, 1), "{plant}");
        let store = Store::open(&other.url).await.unwrap();
        assert_eq!(store.guest_by_token("hash of ada").await.unwrap().unwrap().name, "ADA");
        store.close().await;
        // Nor does one keep a table from being exported.
        let (tables, damaged) = tables_of(&save(&place, Some(&["over"])).await.unwrap());
        assert_eq!((tables.len(), damaged.len()), (1, 1), "{plant}");
    }
}

/// An id that cannot be read hides nobody but itself, wherever it stands in the order.
#[tokio::test]
async fn an_id_that_cannot_be_read_hides_only_itself() {
    let place = Place::file();
    Store::open(&place.url).await.unwrap().close().await;
    let many = "WITH RECURSIVE all_of(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM all_of WHERE n < 1199) \
                INSERT INTO guests (id, name, token_hash, created, seen) SELECT printf('g%04d', n), 'x', 'hash ' || n, 0, 0 FROM all_of";
    execute(&place.url, many).await;
    // Bytes that are no text, in the order where they were.
    execute(&place.url, "UPDATE guests SET id = CAST(X'6730363030ff' AS TEXT) WHERE id = 'g0600'").await;
    let saved = save(&place, None).await.unwrap();
    let (_, damaged) = tables_of(&saved);
    assert_eq!(saved.matches("{\"guest\":").count(), 1199);
    assert_eq!(damaged.len(), 1, "{damaged:?}");
    let what = &damaged[0].what;
    assert!(damaged[0].part == Part::House && what.contains("\"g0599\"") && what.contains("\"g0601\""), "{what}");
}

/// Rows that are there and are not found (here: one without an id) are noticed, though nothing that was found is damaged.
#[tokio::test]
async fn rows_that_are_not_found_are_noticed() {
    let place = filled().await;
    execute(&place.url, "INSERT INTO guests (id, name, token_hash, created, seen) VALUES ('', 'x', 'y', 0, 0)").await;
    let (tables, damaged) = tables_of(&save(&place, None).await.unwrap());
    assert_eq!((tables.len(), damaged.len()), (3, 1), "everything else is saved");
    assert!(damaged[0].part == Part::House && damaged[0].what.contains("guests: 4"), "{damaged:?}");
}

/// What somebody may keep is counted by who opened what: a restore does not forget it.
async fn who_opened_a_table_comes_along(other: Place) {
    let opener = |record| {
        let guest = "ada".to_owned();
        Opener { guest, record, most: 1, since: 0, most_listed: 1 }
    };
    let place = filled().await;
    let store = Store::open(&place.url).await.unwrap();
    store.open_table(opened(table_in("hers", Phase::SetUp, 1000), &opener(false))).await.unwrap();
    store.open_table(opened(table_in("brought", Phase::Over, 1000), &opener(true))).await.unwrap();
    store.close().await;
    let saved = save(&place, None).await.unwrap();
    load(&other, &saved, Target::Empty).await.unwrap();
    assert_eq!(rows(&saved), rows(&save(&other, None).await.unwrap()));
    let store = Store::open(&other.url).await.unwrap();
    for (record, kept) in [(false, Kept::Tables), (true, Kept::Records)] {
        let more = store.open_table(opened(table_in("more", Phase::SetUp, 1000), &opener(record))).await;
        assert_eq!(more, Err(StoreError::TooMany(kept)));
    }
    store.close().await;
    let alone = save(&place, Some(&["hers"])).await.unwrap();
    assert!(!alone.contains("opener"), "it is nobody's business elsewhere");
    other.remove().await;
}

#[tokio::test]
async fn who_opened_a_table_comes_along_on_sqlite() {
    who_opened_a_table_comes_along(Place::file()).await;
}

#[tokio::test]
async fn who_opened_a_table_comes_along_on_postgres() {
    let Some(other) = Place::postgres().await else { return };
    who_opened_a_table_comes_along(other).await;
}

/// A file of format 1, as earlier programs wrote it: it is read for ever.
#[tokio::test]
async fn a_file_of_the_first_format_is_restored() {
    let lines = [
        r#"{"teahouse-backup":1,"schema":5,"program":"0.1.0","made":1763424000000,"scope":"house","counts":{"guests":1,"tables":1,"entries":2,"chat":1}}"#,
        r#"{"guest":{"id":"ada","name":"Ada","token_hash":"hash of ada","created":1000,"seen":2000}}"#,
        r#"{"table":{"id":"t","game":"qin","phase":"playing","listed":false,"body":"{}","version":7,"created":1000,"touched":2000,"entries":2,"asked":1,"since":2000}}"#,
        r#"{"seed":"00ff"}"#,
        r#"{"seat":{"seat":0,"guest":"ada"}}"#,
        r#"{"entry":{"n":0,"body":"*…","at":1000}}"#,
        r#"{"entry":{"n":1,"body":"0 RY g5 h5","token":"m","at":2000}}"#,
        r#"{"chat":{"n":0,"guest":"ada","text":"hi","at":2000}}"#,
    ];
    let place = Place::file();
    let summary = load(&place, &sealed(&lines, None), Target::Empty).await.unwrap();
    assert_eq!((summary.header.format, summary.counts.entries, summary.counts.damaged), (1, 2, 0));
    let store = Store::open(&place.url).await.unwrap();
    assert_eq!(store.guest_by_token("hash of ada").await.unwrap().unwrap().name, "Ada");
    assert_eq!(store.length("t").await.unwrap(), 2);
    store.close().await;
    let mut same = lines[1..].to_vec();
    same.rotate_left(1);
    assert_eq!(
        rows(&save(&place, None).await.unwrap()),
        same,
        "and it is the same when it is saved again, guests last"
    );
    let wrong = lines.join("\n").replace("\"chat\":1", "\"chat\":2");
    let wrong = sealed(&wrong.lines().collect::<Vec<_>>(), None);
    let error = load(&Place::file(), &wrong, Target::Empty).await.unwrap_err();
    assert!(error.to_string().contains("were announced"), "its first line is believed: {error}");
}

/// The house goes on writing; the file shows one moment of it.
async fn a_moment_while_others_write(place: &Place) {
    let store = Store::open_alone(&place.url).await.unwrap();
    for i in 0..8 {
        store.create_table(&table_in(&format!("t{i}"), Phase::Playing, 0), "seed").await.unwrap();
    }
    let writing = |i: i64| {
        let store = store.clone();
        tokio::spawn(async move {
            for n in 0.. {
                let shows = Shows { entries: n + 1, ..Shows::default() };
                let entries = vec![NewEntry { body: format!("{n}"), token: None }];
                let (table, change) = (format!("t{i}"), Change::Shows(shows, n));
                if store.commit(Commit { table, at: n, entries, snapshot: None, change }).await.is_err() {
                    return n;
                }
            }
            0
        })
    };
    let tasks: Vec<_> = (0..8).map(writing).collect();
    let mut last = 0;
    // At least until something was written.
    for n in 0.. {
        if n >= 10 && last > 0 {
            break;
        }
        let saved = save(place, None).await.unwrap();
        let mut reader = Reader::new(Cursor::new(saved)).unwrap();
        let mut entries = 0;
        while let Some(item) = reader.item().unwrap() {
            let Item::Table(kept) = item else { continue };
            assert_eq!(kept.row.shows.entries, kept.entries.len() as i64, "both are of the same moment");
            entries += kept.entries.len();
        }
        assert!(entries >= last, "time goes on");
        last = entries;
    }
    let refused = load(place, &save(place, None).await.unwrap(), Target::Beside).await;
    assert!(matches!(refused, Err(BackupError::Store(StoreError::InUse { .. }))), "{refused:?}");
    store.close().await;
    let mut written = 0;
    for task in tasks {
        written += task.await.unwrap();
    }
    assert!(last > 0 && written > 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_moment_of_a_sqlite_file_while_others_write() {
    a_moment_while_others_write(&Place::file()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_moment_of_postgres_while_others_write() {
    let Some(place) = Place::postgres().await else { return };
    a_moment_while_others_write(&place).await;
    place.remove().await;
}

#[tokio::test]
async fn looking_makes_and_changes_nothing() {
    let place = Place::file();
    assert!(matches!(save(&place, None).await, Err(BackupError::Store(StoreError::Unavailable(_)))));
    assert!(!place.folder.as_ref().unwrap().join("house.db").exists());
    let place = filled().await;
    execute(&place.url, "DELETE FROM _sqlx_migrations WHERE version >= 4").await;
    assert!(matches!(save(&place, None).await, Err(BackupError::Store(StoreError::OlderData { schema: 3 }))));
}
