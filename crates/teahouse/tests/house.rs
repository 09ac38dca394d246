//! The house as its host meets it: starting, options, trouble at the door, stopping; and the example of docs/protocol.md.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

/// A folder of this test's own.
pub fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("house").join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

pub fn program(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_teahouse"));
    command.args(arguments).current_dir(folder).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    for name in ["LISTEN", "DATA", "DATABASE", "BASE_URL", "LOG_FORMAT", "BOT_PAUSE", "CONFIG", "BOARDS", "NO_LIMITS"] {
        command.env_remove(format!("TEAHOUSE_{name}"));
    }
    command
}

/// A running house; ended when it is dropped.
pub struct Running {
    pub child: Child,
    pub address: String,
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Running {
    pub fn start(mut command: Command) -> Running {
        let mut child = command.spawn().expect("the program starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("a line");
        let address =
            line.trim().strip_prefix("Teahouse is open at http://").map(|a| a.trim_end_matches('/').to_owned());
        let Some(address) = address else {
            let mut error = String::new();
            let _ = child.stderr.take().expect("a pipe").read_to_string(&mut error);
            panic!("{line:?} {error}");
        };
        Running { child, address }
    }

    pub fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("a connection");
        write!(stream, "GET {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n", self.address).expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        answer
    }
}

/// Waits for the end, but not for ever.
pub fn finish(mut child: Child) -> Output {
    let end = Instant::now() + Duration::from_secs(30);
    while child.try_wait().expect("a child").is_none() {
        if Instant::now() > end {
            let _ = child.kill();
            panic!("the program does not end");
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    child.wait_with_output().expect("its output")
}

/// It does not open: exit code 2 and a message with the cause.
fn refused(mut command: Command, parts: &[&str]) {
    let output = finish(command.spawn().expect("the program starts"));
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{error}");
    for part in parts {
        assert!(error.contains(part), "{part} in {error}");
    }
    assert!(!error.contains("panicked"), "{error}");
}

#[test]
fn alone_it_runs_the_house_and_ends_when_asked() {
    let folder = folder("alone");
    let mut command = program(&folder, &[]);
    command.env("TEAHOUSE_LISTEN", "127.0.0.1:0");
    let mut house = Running::start(command);
    let health = house.get("/api/health");
    assert!(health.starts_with("HTTP/1.1 200") && health.contains("\"ok\""), "{health}");
    assert!(folder.join("data/teahouse.db").exists());
    #[cfg(unix)]
    {
        let pid = house.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &pid]).status().expect("kill").success());
        let end = Instant::now() + Duration::from_secs(20);
        let status = loop {
            if let Some(status) = house.child.try_wait().expect("a child") {
                break status;
            }
            assert!(Instant::now() < end, "it does not end");
            std::thread::sleep(Duration::from_millis(10));
        };
        assert!(status.success(), "{status}");
    }
}

#[test]
fn options_come_from_flag_environment_and_file_in_this_order() {
    let folder = folder("options");
    let config = "listen = \"127.0.0.1:1\"\ndata = \"from-file\"\nlog-format = \"json\"\nbot-pause = 5\n";
    std::fs::write(folder.join("teahouse.toml"), config).expect("a file");
    let mut command = program(&folder, &["serve", "--listen", "127.0.0.1:0"]);
    command.env("TEAHOUSE_LISTEN", "127.0.0.1:2");
    drop(Running::start(command));
    assert!(folder.join("from-file/teahouse.db").exists(), "what nobody says comes from the file");
    let mut command = program(&folder, &["serve", "--listen", "127.0.0.1:0"]);
    command.env("TEAHOUSE_DATA", "from-environment");
    drop(Running::start(command));
    assert!(folder.join("from-environment/teahouse.db").exists());
}

#[test]
fn trouble_at_the_door_is_named() {
    let folder = folder("trouble");
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    refused(program(&folder, &["serve", "--listen", &address]), &["cannot listen on", &address]);
    refused(program(&folder, &["serve", "--listen", "tea"]), &["cannot listen on tea"]);
    std::fs::write(folder.join("file"), "x").expect("a file");
    refused(program(&folder, &["serve", "--data", "file"]), &["cannot make the folder file"]);
    refused(program(&folder, &["serve", "--data", "/proc"]), &["cannot open", "/proc"]);
    refused(program(&folder, &["serve", "--base-url", "tea.example"]), &["base URL", "tea.example"]);
    refused(program(&folder, &["serve", "--boards", "/no/such"]), &["/no/such"]);
    refused(program(&folder, &["serve", "--config", "/no/such.toml"]), &["/no/such.toml"]);
    refused(
        program(&folder, &["serve", "--database", "postgres://me:secret@localhost/x?host=/no/such"]),
        &["cannot open postgres://…@"],
    );
    std::fs::write(folder.join("teahouse.toml"), "lissten = \"x\"\n").expect("a file");
    refused(program(&folder, &["serve"]), &["teahouse.toml", "lissten"]);
}

/// Dice that whoever asks may choose: only by the flag itself, only on this machine, and never in silence.
#[test]
fn a_house_under_test_says_so_and_stays_at_home() {
    let folder = folder("under-test");
    let test = ["serve", "--test-seeds", "--listen"];
    let with = |more: &[&str]| program(&folder, &[&test[..], more].concat());
    refused(with(&["127.0.0.1:0", "--base-url", "https://tea.example"]), &["--test-seeds", "a base URL"]);
    refused(with(&["127.0.0.1:0", "--proxies", "127.0.0.1"]), &["--test-seeds", "proxies"]);
    refused(with(&["0.0.0.0:0"]), &["--test-seeds", "other machines"]);
    let mut house = Running::start(with(&["127.0.0.1:0"]));
    assert!(house.get("/api/v1/me").contains("no-seed"));
    let _ = house.child.kill();
    let mut said = String::new();
    house.child.stderr.take().expect("a pipe").read_to_string(&mut said).expect("text");
    let warnings: Vec<&str> = said.lines().filter(|line| line.contains("UNDER TEST")).collect();
    assert!(warnings.len() == 2 && warnings[0].contains("WARN"), "in the log and beside it: {said}");
    // Neither the environment nor a file turns it on, and the help does not offer it.
    let mut command = program(&folder, &["serve", "--listen", "127.0.0.1:0"]);
    command.env("TEAHOUSE_TEST_SEEDS", "true");
    assert!(Running::start(command).get("/api/v1/me").contains("200 OK"));
    std::fs::write(folder.join("teahouse.toml"), "test-seeds = true\n").expect("a file");
    refused(program(&folder, &["serve"]), &["teahouse.toml", "test-seeds"]);
    let help = finish(program(&folder, &["serve", "--help"]).spawn().expect("the program starts"));
    assert!(!String::from_utf8_lossy(&help.stdout).contains("test-seeds"));
}

#[test]
fn a_data_file_of_a_newer_version_is_left_alone() {
    use sqlx::Connection;
    let folder = folder("newer");
    drop(Running::start(program(&folder, &["serve", "--listen", "127.0.0.1:0"])));
    let file = folder.join("data/teahouse.db");
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let mut db = sqlx::SqliteConnection::connect(&format!("sqlite://{}", file.display())).await.expect("the file");
        let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) VALUES (9999, 'later', 1, x'00', 0)";
        sqlx::query(newer).execute(&mut db).await.expect("written");
        db.close().await.expect("closed");
    });
    let before = std::fs::metadata(&file).expect("a file").len();
    refused(program(&folder, &["serve", "--listen", "127.0.0.1:0"]), &["newer Teahouse", "9999"]);
    assert_eq!(std::fs::metadata(&file).expect("a file").len(), before);
}

/// Under a limit on file sizes the data file cannot grow, as on a full disk: requests fail with a code, the house lives.
#[cfg(unix)]
#[test]
fn a_disk_that_is_full_is_survived() {
    let folder = folder("full");
    let mut command = Command::new("sh");
    let exe = env!("CARGO_BIN_EXE_teahouse");
    // In blocks of 512 bytes (POSIX) or 1 KiB (some shells): room for the tables, not for many guests.
    let script = format!("trap '' XFSZ; ulimit -f 400; exec {exe} serve --listen 127.0.0.1:0 --no-limits");
    command
        .args(["-c", &script])
        .current_dir(&folder)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null());
    let house = Running::start(command);
    let failed = (0..4000).find_map(|_| {
        let answer = house.get("/api/v1/me");
        (!answer.starts_with("HTTP/1.1 200")).then_some(answer)
    });
    let answer = failed.expect("the file cannot grow for ever");
    assert!(answer.starts_with("HTTP/1.1 503") && answer.contains("\"code\":\""), "{answer}");
    assert!(house.get("/api/v1/games").starts_with("HTTP/1.1 200"), "it still answers");
}

/// The log tells what happened, not what people hold: no cookie, no seed, no view.
#[test]
fn the_log_keeps_secrets() {
    let folder = folder("log");
    let mut command =
        program(&folder, &["serve", "--listen", "127.0.0.1:0", "--log-format", "json", "--bot-pause", "0"]);
    command.env("RUST_LOG", "debug");
    let log = std::fs::File::create(folder.join("log.json")).expect("a file");
    command.stderr(log);
    let house = Running::start(command);
    let me = house.get("/api/v1/me");
    let cookie = me.lines().find_map(|l| l.strip_prefix("set-cookie: teahouse=")).expect("a cookie")[..64].to_owned();
    let post = |path: &str, body: &str| {
        let mut stream = TcpStream::connect(&house.address).expect("a connection");
        let (host, size) = (&house.address, body.len());
        write!(stream, "POST {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\ncookie: teahouse={cookie}\r\ncontent-type: application/json\r\ncontent-length: {size}\r\n\r\n{body}").expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        answer
    };
    let new = r#"{"game":"qin","players":2,"seats":[{"kind":"bot","level":"random"},{"kind":"bot","level":"greedy"}],"start":true}"#;
    let opened = post("/api/v1/tables", new);
    assert!(opened.starts_with("HTTP/1.1 200"), "{opened}");
    let id = opened.split("\"id\":\"").nth(1).and_then(|t| t.split('"').next()).expect("an id");
    let end = Instant::now() + Duration::from_secs(20);
    let seed = loop {
        let mut stream = TcpStream::connect(&house.address).expect("a connection");
        write!(
            stream,
            "GET /api/v1/tables/{id} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncookie: teahouse={cookie}\r\n\r\n"
        )
        .expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        match answer.split("\"seed\":\"").nth(1) {
            Some(rest) => break rest[..64].to_owned(),
            None => assert!(Instant::now() < end, "two bots finish a game: {answer}"),
        }
        std::thread::sleep(Duration::from_millis(50));
    };
    drop(house);
    let log = std::fs::read_to_string(folder.join("log.json")).expect("a log");
    assert!(log.contains("/api/v1/tables") && log.contains("request.id"), "requests are in it: {log}");
    for secret in [cookie.as_str(), seed.as_str(), "\"hand\"", "unseen", "draw "] {
        assert!(!log.contains(secret), "{secret} is in the log");
    }
}

/// docs/protocol.md holds a program; it must play a whole game.
#[test]
fn the_example_of_the_protocol_plays_a_whole_game() {
    let python = Command::new("python3").arg("--version").output().is_ok_and(|o| o.status.success());
    if !python {
        assert!(std::env::var_os("TEAHOUSE_REQUIRE_SERVICES").is_none(), "python3 is missing");
        return;
    }
    let folder = folder("example");
    let document = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md");
    let document = std::fs::read_to_string(document).expect("docs/protocol.md");
    let code = document.split("```python\n").nth(1).and_then(|rest| rest.split("```").next()).expect("an example");
    std::fs::write(folder.join("example.py"), code).expect("written");
    let house = Running::start(program(&folder, &["serve", "--listen", "127.0.0.1:0", "--no-limits"]));
    let url = format!("http://{}/", house.address);
    let mut python = Command::new("python3");
    python.args(["example.py", &url]).current_dir(&folder).stdout(Stdio::piped()).stderr(Stdio::piped());
    let output = finish(python.spawn().expect("python"));
    let (said, error) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success() && said.contains("places") && said.contains("teahouse-record"), "{said}{error}");
}
