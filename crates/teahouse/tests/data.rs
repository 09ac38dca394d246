//! The data of a house as its host cares for it: one process, backups, the drill of restoring one, `doctor`.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Command, Output};
use std::time::{Duration, Instant};

use sqlx::{AnyConnection, AssertSqlSafe, Connection};

use crate::house::{Running, finish, folder, program};

fn run(folder: &Path, arguments: &[&str]) -> Output {
    finish(program(folder, arguments).spawn().expect("the program starts"))
}

/// What it said, if it ended with `code`.
fn ends(folder: &Path, arguments: &[&str], code: i32) -> String {
    let output = run(folder, arguments);
    let said = format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert_eq!(output.status.code(), Some(code), "{arguments:?}: {said}");
    assert!(!said.contains("panicked"), "{said}");
    said
}

fn execute(url: &str, sql: &str) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        sqlx::any::install_default_drivers();
        let mut db = AnyConnection::connect(url).await.expect("the database");
        sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut db).await.expect("done");
        db.close().await.expect("closed");
    });
}

/// A database of this test's own on the PostgreSQL that `TEST_PG` names; gone when it is dropped.
struct Postgres {
    server: String,
    name: String,
}

impl Postgres {
    fn new(name: &str) -> Option<Postgres> {
        let Ok(server) = std::env::var("TEST_PG") else {
            assert!(std::env::var_os("TEAHOUSE_REQUIRE_SERVICES").is_none(), "TEST_PG must name a PostgreSQL server");
            return None;
        };
        let name = format!("teahouse_{name}_{}", std::process::id());
        execute(&server, &format!("CREATE DATABASE {name}"));
        Some(Postgres { server, name })
    }

    fn url(&self) -> String {
        let (address, query) = self.server.split_once('?').unwrap_or((&self.server, ""));
        let (address, _) = address.rsplit_once('/').expect("TEST_PG names a database");
        format!("{address}/{}?{query}", self.name)
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        execute(&self.server, &format!("DROP DATABASE {} WITH (FORCE)", self.name));
    }
}

const SERVE: [&str; 5] = ["serve", "--listen", "127.0.0.1:0", "--bot-pause", "0"];

/// Everything but the first and the last line, which say when a file was made.
fn rows(file: &Path) -> Vec<String> {
    let text = std::fs::read_to_string(file).expect("a file");
    let lines: Vec<&str> = text.lines().collect();
    lines[1..lines.len() - 1].iter().map(|line| (*line).to_owned()).collect()
}

/// A second house on the same data is told who was first, and ends with code 2; after a `kill -9` the next one opens at once.
fn one_process(folder: &Path, place: &[&str]) {
    let serve = [&SERVE[..], &["--no-limits"], place].concat();
    let mut first = Running::start(program(folder, &serve));
    let said = ends(folder, &serve, 2);
    assert!(
        said.contains("another house uses this data") && said.contains(&format!("process {}", first.child.id())),
        "{said}"
    );
    let said = ends(folder, &[&["restore", "backup.jsonl"], place].concat(), 2);
    assert!(said.contains("backup.jsonl"), "{said}");
    assert!(first.get("/api/health").starts_with("HTTP/1.1 200"), "the first one does not mind");
    for _ in 0..3 {
        first.child.kill().expect("killed");
        // Nobody has waited for its end yet.
        let start = Instant::now();
        let next = Running::start(program(folder, &serve));
        assert!(start.elapsed() < Duration::from_secs(10));
        first = next;
    }
    assert!(first.get("/api/v1/me").starts_with("HTTP/1.1 200"));
}

#[test]
fn one_process_on_sqlite() {
    one_process(&folder("one-sqlite"), &[]);
}

#[test]
fn one_process_on_postgres() {
    let Some(postgres) = Postgres::new("one") else { return };
    one_process(&folder("one-postgres"), &["--database", &postgres.url()]);
}

/// A house that has lost its lock says so and ends with code 2.
fn loses_its_lock(folder: &Path, place: &[&str], lose: impl FnOnce()) {
    let mut house = Running::start(program(folder, &[&SERVE[..], place].concat()));
    assert!(house.get("/api/v1/me").starts_with("HTTP/1.1 200"));
    lose();
    let end = Instant::now() + Duration::from_secs(30);
    let status = loop {
        match house.child.try_wait().expect("a child") {
            Some(status) => break status,
            None => assert!(Instant::now() < end, "it goes on without its lock"),
        }
        std::thread::sleep(Duration::from_millis(20));
    };
    let mut said = String::new();
    house.child.stderr.take().expect("a pipe").read_to_string(&mut said).expect("text");
    assert_eq!(status.code(), Some(2), "{said}");
    assert!(said.contains("lost its lock") && said.contains("stops writing"), "{said}");
}

#[test]
fn a_house_without_its_lock_ends() {
    let folder = folder("lost-sqlite");
    loses_its_lock(&folder, &[], || std::fs::remove_file(folder.join("data/teahouse.db.lock")).expect("removed"));
}

#[test]
fn a_house_without_its_lock_ends_on_postgres() {
    let Some(postgres) = Postgres::new("lost") else { return };
    let url = postgres.url();
    let hang_up = "SELECT pg_terminate_backend(pid)::TEXT FROM pg_stat_activity \
                   WHERE datname = current_database() AND pid <> pg_backend_pid()";
    loses_its_lock(&folder("lost-postgres"), &["--database", &url], || {
        // As if another house had come and gone while the session was away.
        execute(&url, "UPDATE house SET value = '1 elsewhere 0' WHERE name = 'holder'");
        execute(&url, hang_up);
    });
}

#[cfg(unix)]
#[test]
fn nobody_else_may_read_the_data() {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder("modes");
    let mut command = program(&folder, &SERVE);
    command.env("RUST_LOG", "warn");
    let house = Running::start(command);
    house.get("/api/v1/me");
    ends(&folder, &["backup", "backup.jsonl"], 0);
    let mode = |name: &str| std::fs::metadata(folder.join(name)).expect(name).permissions().mode() & 0o777;
    assert_eq!(mode("data"), 0o700);
    for name in
        ["data/teahouse.db", "data/teahouse.db-wal", "data/teahouse.db-shm", "data/teahouse.db.lock", "backup.jsonl"]
    {
        assert_eq!(mode(name), 0o600, "{name}");
    }
    drop(house);
    std::fs::set_permissions(folder.join("data/teahouse.db"), std::fs::Permissions::from_mode(0o644)).expect("changed");
    assert!(ends(&folder, &["doctor"], 1).contains("chmod 600"));
    let mut house = Running::start(program(&folder, &SERVE));
    house.child.kill().expect("killed");
    let mut said = String::new();
    house.child.stderr.take().expect("a pipe").read_to_string(&mut said).expect("text");
    assert!(said.contains("chmod 600"), "{said}");
}

/// Lets people play in a house for a moment: `teahouse load`, at tables of every game.
fn people_play(folder: &Path, house: &Running) {
    let url = format!("http://{}/", house.address);
    for game in ["qin", "china", "emperor", "tea_garden"] {
        ends(folder, &["load", "--url", &url, "--tables", "3", "--seconds", "0.5", "--game", game], 0);
    }
}

/// Two bots play a game to its end.
fn bots_finish(house: &Running) {
    let me = house.get("/api/v1/me");
    let cookie = me.lines().find_map(|l| l.strip_prefix("set-cookie: teahouse=")).expect("a cookie")[..64].to_owned();
    let ask = |head: &str, body: &str| {
        let mut stream = TcpStream::connect(&house.address).expect("a connection");
        let (host, size) = (&house.address, body.len());
        write!(stream, "{head} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\ncookie: teahouse={cookie}\r\ncontent-type: application/json\r\ncontent-length: {size}\r\n\r\n{body}").expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        answer
    };
    let bot = r#"{"kind":"bot","level":"novice"}"#;
    let new = format!(r#"{{"game":"qin","players":2,"seats":[{bot},{bot}],"start":true}}"#);
    let opened = ask("POST /api/v1/tables", &new);
    let id = opened.split("\"id\":\"").nth(1).and_then(|t| t.split('"').next()).expect("an id");
    let end = Instant::now() + Duration::from_secs(20);
    while !ask(&format!("GET /api/v1/tables/{id}"), "").contains("\"phase\":\"over\"") {
        assert!(Instant::now() < end, "two bots finish a game");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// The drill: a house is played in, saved while it is, restored into the other database, compared, and played in again.
#[test]
fn a_backup_is_restored_into_the_other_database() {
    let folder = folder("drill");
    let house = Running::start(program(&folder, &[&SERVE[..], &["--no-limits"]].concat()));
    people_play(&folder, &house);
    // Saved while people play.
    let url = format!("http://{}/", house.address);
    let playing =
        program(&folder, &["load", "--url", &url, "--tables", "4", "--seconds", "2"]).spawn().expect("players");
    let said = ends(&folder, &["backup", "first.jsonl"], 0);
    assert!(said.contains("Every match replays"), "{said}");
    let _ = finish(playing);
    let said = ends(&folder, &["backup", "first.jsonl"], 2);
    assert!(said.contains("is there already"), "{said}");
    let doctor = ends(&folder, &["doctor"], 0);
    assert!(doctor.contains("in use by process") && doctor.contains("Nothing is wrong"), "{doctor}");

    let postgres = Postgres::new("drill");
    let other = postgres.as_ref().map_or_else(|| format!("sqlite://{}/other.db", folder.display()), Postgres::url);
    let there = ["--database", other.as_str()];
    ends(&folder, &[&["restore", "first.jsonl"], &there[..]].concat(), 0);
    ends(&folder, &[&["doctor"], &there[..]].concat(), 0);
    ends(&folder, &[&["backup", "second.jsonl"], &there[..]].concat(), 0);
    let (first, second) = (rows(&folder.join("first.jsonl")), rows(&folder.join("second.jsonl")));
    assert!(
        first.len() > 100 && first == second,
        "what came back is what was saved: {} and {} rows",
        first.len(),
        second.len()
    );
    let full = ends(&folder, &[&["restore", "first.jsonl"], &there[..]].concat(), 2);
    assert!(full.contains("choose an empty place"), "{full}");

    // And back again, into a file; people play on there.
    ends(&folder, &["restore", "second.jsonl", "--data", "third"], 0);
    drop(house);
    let house = Running::start(program(&folder, &[&SERVE[..], &["--no-limits", "--data", "third"]].concat()));
    people_play(&folder, &house);
    drop(house);
    ends(&folder, &["doctor", "--data", "third"], 0);
}

/// One game travels from house to house, without what belongs to the people at it.
#[test]
fn one_table_is_exported_and_imported() {
    let folder = folder("export");
    let house = Running::start(program(&folder, &[&SERVE[..], &["--no-limits"]].concat()));
    people_play(&folder, &house);
    bots_finish(&house);
    drop(house);
    ends(&folder, &["export", "all.jsonl"], 0);
    let all = rows(&folder.join("all.jsonl"));
    let id = |line: &String| line.split("\"id\":\"").nth(1).and_then(|rest| rest.split('"').next()).map(str::to_owned);
    let running =
        all.iter().find(|line| line.contains("\"phase\":\"playing\"")).and_then(id).expect("a match that is on");
    ends(&folder, &["export", "one.jsonl", "--table", &running], 0);
    let text = std::fs::read_to_string(folder.join("one.jsonl")).expect("a file");
    assert!(text.contains("\"guest\"") && !text.contains("token_hash") && !text.contains("{\"seed\""), "no secrets");
    let said = ends(&folder, &["import", "one.jsonl", "--data", "elsewhere"], 2);
    assert!(said.contains("only a backup of the whole house"), "{said}");
    // A game that is over may go.
    let finished = all.iter().find(|line| line.contains("\"phase\":\"over\"")).and_then(id).expect("a finished game");
    ends(&folder, &["export", "over.jsonl", "--table", &finished], 0);
    ends(&folder, &["import", "over.jsonl", "--data", "elsewhere"], 0);
    ends(&folder, &["doctor", "--data", "elsewhere"], 0);
    let said = ends(&folder, &["import", "over.jsonl", "--data", "elsewhere"], 2);
    assert!(said.contains("is there already"), "{said}");
    let said = ends(&folder, &["export", "none.jsonl", "--table", "nowhere"], 2);
    assert!(said.contains("no table nowhere") && !folder.join("none.jsonl").exists(), "{said}");
    assert!(!folder.join("none.jsonl.part").exists(), "no half of a file is left");
    ends(&folder, &["import", "all.jsonl", "--data", "whole"], 0);
    ends(&folder, &["doctor", "--data", "whole"], 0);
}

#[test]
fn bad_files_change_nothing() {
    let folder = folder("bad-files");
    let house = Running::start(program(&folder, &[&SERVE[..], &["--no-limits"]].concat()));
    people_play(&folder, &house);
    drop(house);
    ends(&folder, &["backup", "good.jsonl"], 0);
    let good = std::fs::read(folder.join("good.jsonl")).expect("a file");
    std::fs::write(folder.join("torn.jsonl"), &good[..good.len() / 2]).expect("written");
    let mut changed = good.clone();
    let at = changed.len() / 2;
    changed[at] ^= 1;
    std::fs::write(folder.join("changed.jsonl"), &changed).expect("written");
    for (file, words) in
        [("torn.jsonl", "torn"), ("changed.jsonl", "changed.jsonl"), ("nowhere.jsonl", "nowhere.jsonl")]
    {
        for command in ["restore", "import"] {
            assert!(ends(&folder, &[command, file, "--data", "empty"], 2).contains(words));
        }
    }
    assert!(!folder.join("empty").exists(), "not even the folder");
    let nothing = ends(&folder, &["backup", "none.jsonl", "--data", "empty"], 2);
    assert!(nothing.contains("cannot read"), "{nothing}");
    assert!(ends(&folder, &["doctor", "--data", "empty"], 2).contains("there is no file"));
}

/// Faults that only the rules can see.
#[test]
fn doctor_names_a_match_that_does_not_replay() {
    let folder = folder("doctor");
    let house = Running::start(program(&folder, &[&SERVE[..], &["--no-limits"]].concat()));
    people_play(&folder, &house);
    drop(house);
    let well = ends(&folder, &["doctor"], 0);
    assert!(well.contains("tables replay by the rules"), "{well}");
    let url = format!("sqlite://{}/data/teahouse.db", folder.display());
    let table = "(SELECT table_id FROM entries GROUP BY table_id ORDER BY COUNT(*) DESC, table_id LIMIT 1)";
    execute(&url, &format!("UPDATE entries SET body = 'nonsense' WHERE n = 5 AND table_id = {table}"));
    let ill = ends(&folder, &["doctor"], 1);
    assert!(ill.contains("entry 5"), "{ill}");
    // The house can still be saved, and the file says what is wrong with it.
    let said = ends(&folder, &["backup", "ill.jsonl"], 1);
    assert!(said.contains("does not replay") && folder.join("ill.jsonl").exists(), "{said}");
    assert!(ends(&folder, &["restore", "ill.jsonl", "--data", "again"], 1).contains("does not replay"));
    assert!(ends(&folder, &["import", "ill.jsonl", "--data", "clean"], 2).contains("nothing was imported"));
    execute(&url, "UPDATE seeds SET seed = '00'");
    assert!(ends(&folder, &["doctor"], 1).contains("its seed"), "dice that are not those announced");
}

/// Some tables and somebody are damaged: the backup names them and ends with code 1, and everything else is in it and comes back.
#[test]
fn a_damaged_table_does_not_keep_the_house_from_being_saved() {
    let folder = folder("damaged");
    let house = Running::start(program(&folder, &[&SERVE[..], &["--no-limits"]].concat()));
    people_play(&folder, &house);
    // Somebody who sits nowhere.
    house.get("/api/v1/me");
    drop(house);
    ends(&folder, &["backup", "well.jsonl"], 0);
    let url = format!("sqlite://{}/data/teahouse.db", folder.display());
    let table = "(SELECT table_id FROM entries GROUP BY table_id ORDER BY COUNT(*) DESC, table_id LIMIT 1)";
    let other = format!("(SELECT MAX(id) FROM tables WHERE id <> {table})");
    execute(&url, &format!("UPDATE tables SET phase = 'asleep' WHERE id = {other}"));
    execute(&url, &format!("DELETE FROM entries WHERE n = 5 AND table_id = {table}"));
    let nobody = "(SELECT MAX(id) FROM guests WHERE id NOT IN (SELECT guest FROM seats))";
    execute(&url, &format!("UPDATE guests SET created = 'long ago' WHERE id = {nobody}"));
    let said = ends(&folder, &["backup", "ill.jsonl"], 1);
    let (gap, odd) = ("entry 6 where 5 was due", "it cannot be read");
    for words in [gap, odd, "Every other match replays"] {
        assert!(said.contains(words), "{words}: {said}");
    }
    assert_eq!(said.matches("DAMAGED, not in the file: table ").count(), 2, "{said}");
    assert_eq!(said.matches("DAMAGED, not in the file: guest ").count(), 1, "{said}");
    let doctor = ends(&folder, &["doctor"], 1);
    assert!(doctor.contains("its entries have a gap") && doctor.contains(odd), "{doctor}");
    assert!(doctor.contains("wrong: guest "), "{doctor}");
    let restored = ends(&folder, &["restore", "ill.jsonl", "--data", "again"], 1);
    assert!(restored.contains(gap) && restored.contains(odd), "the file knows it: {restored}");
    ends(&folder, &["doctor", "--data", "again"], 0);
    let tables = |file: &str| rows(&folder.join(file)).iter().filter(|row| row.starts_with("{\"table\"")).count();
    assert_eq!(tables("ill.jsonl") + 2, tables("well.jsonl"));
}

/// The disk is full: the house is not well, and says so to whoever watches over it.
#[cfg(unix)]
#[test]
fn health_is_red_when_nothing_can_be_written() {
    let folder = folder("health");
    let script = format!(
        "trap '' XFSZ; ulimit -f 1600; exec {} serve --listen 127.0.0.1:0 --no-limits",
        env!("CARGO_BIN_EXE_teahouse")
    );
    let mut command = Command::new("sh");
    command.args(["-c", &script]).current_dir(&folder);
    command.stdin(std::process::Stdio::null()).stdout(std::process::Stdio::piped()).stderr(std::process::Stdio::null());
    let house = Running::start(command);
    assert!(house.get("/api/health").starts_with("HTTP/1.1 200"));
    let failed = (0..4000).any(|_| !house.get("/api/v1/me").starts_with("HTTP/1.1 200"));
    assert!(failed, "the file cannot grow for ever");
    let end = Instant::now() + Duration::from_secs(20);
    loop {
        let health = house.get("/api/health");
        if health.starts_with("HTTP/1.1 503") {
            break;
        }
        // A write may have fitted all the same: more of them until none does.
        (0..50).for_each(|_| _ = house.get("/api/v1/me"));
        assert!(Instant::now() < end, "{health}");
    }
    assert!(house.get("/api/v1/games").starts_with("HTTP/1.1 200"), "it still answers");
}

/// Where a machine boots, its database may come up later than the house, which then ends with a code that systemd takes for a failure; and however often that
/// happens, it has to be tried again.
#[test]
fn the_unit_tries_again_for_as_long_as_it_takes() {
    // Nobody listens there.
    let away = ends(&folder("away"), &["serve", "--database", "postgres://nobody@127.0.0.1:9/tea"], 2);
    assert!(away.contains("cannot be reached"), "{away}");
    let unit = include_str!("../../../deploy/teahouse.service");
    let settings: Vec<(&str, &str)> = unit.lines().filter_map(|line| line.split_once('=')).collect();
    let set = |name: &str| settings.iter().find(|(key, _)| *key == name).map(|(_, value)| *value);
    assert_eq!(set("Restart"), Some("on-failure"));
    let seconds: u32 = set("RestartSec").and_then(|seconds| seconds.parse().ok()).expect("seconds");
    // Not at once: a database that comes up has better things to do.
    assert!((5..=30).contains(&seconds), "{seconds}");
    assert_eq!(set("StartLimitIntervalSec"), Some("0"), "no number of failures is the last");
}
