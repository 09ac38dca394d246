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
    for name in [
        "LISTEN",
        "DATA",
        "DATABASE",
        "BASE_URL",
        "LOG_FORMAT",
        "BOT_PAUSE",
        "CONFIG",
        "BOARDS",
        "NO_LIMITS",
        "PROXIES",
        "TLS_CERT",
        "TLS_KEY",
    ] {
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
        let url = line.trim().strip_prefix("Teahouse is open at ").and_then(|url| url.split_once("://"));
        let address = url.map(|(_, address)| address.trim_end_matches('/').to_owned());
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
pub fn refused(mut command: Command, parts: &[&str]) {
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
    for url in ["tea.example", "https://", "https://a b", "https://me@tea.example", "ftp://tea.example"] {
        refused(program(&folder, &["serve", "--base-url", url]), &["base URL", url]);
    }
    refused(program(&folder, &["serve", "--proxies", "10.0.0.0/33"]), &["10.0.0.0/33", "network"]);
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
    let script = format!("trap '' XFSZ; ulimit -f 1600; exec {exe} serve --listen 127.0.0.1:0 --no-limits");
    command
        .args(["-c", &script])
        .current_dir(&folder)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(std::fs::File::create(folder.join("log")).expect("a file"));
    let house = Running::start(command);
    let failed = (0..4000).find_map(|_| {
        let answer = house.get("/api/v1/me");
        (!answer.starts_with("HTTP/1.1 200")).then_some(answer)
    });
    let answer = failed.expect("the file cannot grow for ever");
    assert!(answer.starts_with("HTTP/1.1 503") && answer.contains("\"code\":\""), "{answer}");
    assert!(house.get("/api/v1/games").starts_with("HTTP/1.1 200"), "it still answers");
    // The host sees it: every failure is counted, and the log says it once in a while instead of filling the disk.
    (0..50).for_each(|_| _ = house.get("/api/v1/me"));
    let metrics = house.get("/metrics");
    let failures = metrics.lines().filter_map(|line| line.strip_prefix("teahouse_write_failures_total{"));
    let failures: u64 = failures.filter_map(|line| line.rsplit(' ').next()?.parse::<u64>().ok()).sum();
    assert!(failures > 50, "{metrics}");
    let log = std::fs::read_to_string(folder.join("log")).expect("a log");
    let told = log.lines().filter(|line| line.contains("nothing can be written")).count();
    assert!(told > 0 && told < 10, "{log}");
}

/// More silent connections than the system has descriptors for: whoever comes from another address is answered as ever.
#[cfg(target_os = "linux")]
#[test]
fn silent_connections_shut_nobody_out() {
    let folder = folder("descriptors");
    let exe = env!("CARGO_BIN_EXE_teahouse");
    let mut command = Command::new("sh");
    let script = format!("ulimit -n 256; exec {exe} serve --listen 127.0.0.1:0");
    command
        .args(["-c", &script])
        .current_dir(&folder)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null());
    let house = Running::start(command);
    let address: std::net::SocketAddr = house.address.parse().expect("an address");
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let from = async |n: u8| {
            let socket = tokio::net::TcpSocket::new_v4().expect("a socket");
            socket.bind(([127, 0, 0, n], 0).into()).expect("an address of this machine");
            socket.connect(address).await.expect("a connection")
        };
        let mut silent = Vec::new();
        for _ in 0..400 {
            silent.push(from(2).await);
        }
        use tokio::io::{AsyncReadExt, AsyncWriteExt};
        for _ in 0..20 {
            let mut other = from(3).await;
            other.write_all(b"GET /api/health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await.expect("sent");
            let mut answer = String::new();
            let answered = tokio::time::timeout(Duration::from_secs(5), other.read_to_string(&mut answer)).await;
            answered.expect("at once").expect("an answer");
            assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
        }
    });
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

/// The log of a house reads alone: how it was opened, why and how it closed; one flat object a line, and nothing for every request.
#[cfg(unix)]
#[test]
fn the_log_tells_how_the_house_opened_and_closed() {
    let folder = folder("log-alone");
    let mut command = program(&folder, &["serve", "--listen", "127.0.0.1:0", "--log-format", "json"]);
    command.env_remove("RUST_LOG").stderr(std::fs::File::create(folder.join("log.json")).expect("a file"));
    let mut house = Running::start(command);
    for _ in 0..20 {
        assert!(house.get("/api/v1/games").starts_with("HTTP/1.1 200"));
    }
    let metrics = house.get("/metrics");
    assert!(metrics.contains("\nteahouse_database_bytes ") && metrics.contains("\nteahouse_healthy 1\n"), "{metrics}");
    let pid = house.child.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &pid]).status().expect("kill").success());
    assert!(house.child.wait().expect("a child").success());
    let log = std::fs::read_to_string(folder.join("log.json")).expect("a log");
    let lines: Vec<serde_json::Value> = log.lines().map(|line| serde_json::from_str(line).expect(line)).collect();
    let line = |begins: &str| {
        let mut found =
            lines.iter().filter(|line| line["message"].as_str().is_some_and(|said| said.starts_with(begins)));
        found.next().unwrap_or_else(|| panic!("{begins}: {log}"))
    };
    let open = line("the house is open");
    assert_eq!(open["version"], env!("CARGO_PKG_VERSION"));
    assert_eq!((&open["database"], &open["limits"]), (&"sqlite://data/teahouse.db".into(), &"on".into()));
    assert_eq!(open["address"].as_str(), Some(house.address.as_str()));
    assert_eq!(line("asked to close")["signal"], "SIGTERM");
    line("closed: everything that was acknowledged is on disk");
    assert!(lines.len() < 10 && lines.iter().all(|line| line["level"] == "INFO"), "nothing for every request: {log}");
}

/// A record of a real game on a board that nobody knows; only its first entries, if it shall be refused.
fn record_on_an_own_board(id: &str, whole: bool) -> String {
    use teahouse_game::Data;
    let text = include_str!("../../../games/qin/tests/records/last-pagoda-2-bird.tea");
    let mut record: teahouse_game::record::Record = text.parse().expect("a record");
    let (bird, _) = teahouse_catalog::game("qin").expect("Qin").board("bird", None).expect("a board");
    let mut file: serde_json::Value = serde_json::from_str(&bird).expect("JSON");
    file["id"] = id.into();
    let board = teahouse_qin::Board::parse(&file.to_string()).expect("a board");
    (record.data, record.fingerprint, record.sum) = (Some(board.file()), board.fingerprint(), None);
    record.setup.board = id.to_owned();
    if !whole {
        record.entries.truncate(20);
    }
    record.to_string()
}

/// F7: boards of strangers are kept once their record has been replayed, and not before.
#[test]
fn a_record_that_is_refused_takes_no_place_in_memory() {
    let folder = folder("records");
    let house = Running::start(program(&folder, &["serve", "--listen", "127.0.0.1:0"]));
    let me = house.get("/api/v1/me");
    let cookie = me.lines().find_map(|line| line.strip_prefix("set-cookie: ")).expect("a cookie");
    let cookie = cookie.split(';').next().expect("a cookie");
    let bring = |record: &str| {
        let mut stream = TcpStream::connect(&house.address).expect("a connection");
        let (address, length) = (&house.address, record.len());
        write!(
            stream,
            "POST /api/v1/records HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncookie: {cookie}\r\ncontent-type: text/plain\r\ncontent-length: {length}\r\n\r\n{record}"
        )
        .expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        answer
    };
    let kept = || {
        let metrics = house.get("/metrics");
        let line = metrics.lines().find_map(|line| line.strip_prefix("teahouse_boards_kept "));
        line.map(|n| n.parse::<f64>().expect("a number"))
    };
    let refused = bring(&record_on_an_own_board("sparrow", false));
    assert!(refused.starts_with("HTTP/1.1 422") && refused.contains("record-"), "{refused}");
    let taken = bring(&record_on_an_own_board("heron", true));
    assert!(taken.starts_with("HTTP/1.1 200"), "{taken}");
    assert_eq!(kept(), Some(1.0), "the heron alone");
}
