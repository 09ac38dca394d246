//! Backups: what comes back is what was there, on either database; what is damaged changes nothing.

use std::io::Cursor;

use crate::places::{Place, execute};
use crate::samples::{house, table_in};
use teahouse_store::backup::{self, BackupError, Item, Moment, Reader, Scope, Target};
use teahouse_store::{Change, Commit, NewEntry, Phase, Shows, Store, StoreError};

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

async fn filled() -> Place {
    let place = Place::file();
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
    let newer = saved.replacen("\"teahouse-backup\":1", "\"teahouse-backup\":9", 1);
    assert!(matches!(load(&other, &newer, Target::Empty).await, Err(BackupError::NewerFormat { format: 9, known: 1 })));
    assert_eq!(rows(&save(&other, None).await.unwrap()).len(), 0, "nothing of all that is there");
}

/// Rows in an order that makes no sense are refused even under a right checksum.
#[tokio::test]
async fn rows_that_make_no_sense() {
    use sha2::{Digest, Sha256};
    let place = filled().await;
    let saved = save(&place, Some(&["over"])).await.unwrap();
    let other = Place::file();
    let lines: Vec<&str> = saved.lines().collect();
    let sealed = |lines: &[&str]| {
        let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
        let sum: String = Sha256::digest(&text).iter().map(|byte| format!("{byte:02x}")).collect();
        format!("{text}{{\"end\":{{\"lines\":{},\"sha256\":\"{sum}\"}}}}\n", lines.len())
    };
    let body = &lines[..lines.len() - 1];
    assert!(load(&other, &sealed(body), Target::Beside).await.is_ok(), "as it was");
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
        let error = load(&other, &sealed(&lines), Target::Beside).await.unwrap_err();
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
