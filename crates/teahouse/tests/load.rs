//! `teahouse load`: short versions of the load and the crash test, against the program as it is built for tests.

use std::io::Read;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

/// Runs the program; ends it if it does not end by itself.
fn load(arguments: &[&str]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_teahouse"))
        .arg("load")
        .args(arguments)
        .args(["--dir", env!("CARGO_TARGET_TMPDIR")])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let end = Instant::now() + Duration::from_secs(120);
    let status = loop {
        match child.try_wait().expect("a child") {
            Some(status) => break status,
            None if Instant::now() > end => {
                let _ = child.kill();
                panic!("load {arguments:?} hangs");
            }
            None => std::thread::sleep(Duration::from_millis(20)),
        }
    };
    // Both are short: they fit into their pipes.
    let (mut stdout, mut stderr) = (Vec::new(), Vec::new());
    child.stdout.take().expect("a pipe").read_to_end(&mut stdout).expect("read");
    child.stderr.take().expect("a pipe").read_to_end(&mut stderr).expect("read");
    Output { status, stdout, stderr }
}

fn json(arguments: &[&str]) -> Value {
    let output = load(arguments);
    let (stdout, stderr) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{arguments:?}: {stdout}{stderr}");
    serde_json::from_str(&stdout).expect("one JSON document")
}

#[test]
fn figures() {
    let figures = json(&["--tables", "2", "--seconds", "1", "--json"]);
    assert_eq!(figures["errors"], 0, "{figures}");
    assert!(figures["moves"].as_u64() > Some(0), "{figures}");
    assert!(figures["moves_per_s"].as_f64() > Some(0.0), "{figures}");
    assert!(figures["p50_ms"].as_f64() <= figures["p99_ms"].as_f64(), "{figures}");
    let known = ["moves_per_server_cpu_s", "rss_per_table_kib"];
    assert!(!cfg!(target_os = "linux") || known.iter().all(|key| figures[key].is_number()), "{figures}");
    let settings = (&figures["tables"], &figures["seconds"], &figures["game"], &figures["players"]);
    assert_eq!(settings, (&2.into(), &1.0.into(), &"qin".into(), &4.into()));
}

fn nothing_is_broken(report: &Value) {
    for nothing in ["lost", "doubled", "changed", "unexpected"] {
        assert_eq!(report[nothing], 0, "{report:#}");
    }
    assert!(report["acknowledged"].as_u64() > Some(0), "{report:#}");
    assert_eq!(report["records_verified"], report["tables"], "{report:#}");
    assert!(report["brought"].as_u64() > Some(0), "{report:#}");
}

#[test]
fn a_killed_house_keeps_its_word() {
    let report = json(&["--tables", "4", "--kills", "3", "--json"]);
    assert_eq!((&report["kills"], &report["restarts"]), (&3.into(), &3.into()));
    nothing_is_broken(&report);
    let games = report["games"].as_object().expect("games");
    assert_eq!(games.len(), teahouse_catalog::GAMES.len(), "every game is played: {report:#}");
}

#[test]
fn copies_of_a_house_hold_what_was_acknowledged() {
    let report = json(&["--tables", "2", "--faults", "power-cut,torn-log", "--times", "2", "--json"]);
    nothing_is_broken(&report);
    assert!(report["copies"].as_u64() >= Some(5), "{report:#}");
    assert!(report["looked_for"].as_u64() > Some(0), "{report:#}");
}

#[test]
fn a_full_disk_and_a_wrong_clock_are_survived() {
    let report = json(&["--tables", "2", "--faults", "full-disk,clock", "--times", "2", "--json"]);
    nothing_is_broken(&report);
    assert!(report["troubles"].as_u64() > Some(0), "somebody was told: {report:#}");
}

#[test]
fn other_shapes_of_load() {
    let idle = json(&["--idle-sockets", "8", "--json"]);
    assert_eq!((&idle["sockets"], &idle["tables"]), (&8.into(), &2.into()));
    assert!(idle["moves"].as_u64() > Some(0), "{idle}");
    let storm = json(&["--storm", "--tables", "3", "--json"]);
    assert_eq!((&storm["pages"], &storm["errors"]), (&12.into(), &0.into()));
    let watched = json(&["--spectators", "5", "--seconds", "1", "--json"]);
    assert_eq!(watched["spectators"], 5, "{watched}");
    assert!(watched["moves"].as_u64() > Some(0), "{watched}");
}

/// How long it takes is measured by hand: here other tests run beside.
#[test]
fn a_house_opens_on_many_tables() {
    let output = load(&["--open-tables", "40", "--json"]);
    let opened: Value = serde_json::from_slice(&output.stdout).unwrap_or_else(|error| {
        panic!("{error}: {}", String::from_utf8_lossy(&output.stderr));
    });
    assert_eq!(opened["tables"], 40, "{opened}");
    assert!(opened["entries"].as_u64() >= Some(40 * 70), "{opened}");
}

/// Champions think, and people play on beside them. How fast is a matter of figures (docs/performance.md), not of a test.
#[test]
fn those_who_play_play_on_beside_champions() {
    let output = load(&["--champions", "4", "--tables", "1", "--think", "50", "--seconds", "1.5", "--json"]);
    let beside: Value = serde_json::from_slice(&output.stdout).unwrap_or_else(|error| {
        panic!("{error}: {}", String::from_utf8_lossy(&output.stderr));
    });
    assert_eq!((&beside["champions"], &beside["errors"]), (&4.into(), &0.into()), "{beside}");
    assert!(beside["moves"].as_u64() > Some(0) && beside["quiet_moves"].as_u64() > Some(0), "{beside}");
    assert!(beside["thoughts"].as_f64() > Some(0.0) && beside["p99_ms"].is_number(), "{beside}");
}

/// Attacks, and what each has to hear if it was made at all: what it came for, and how it is refused where a house refuses it so soon.
const HEARD: [(&str, &[&str]); 11] = [
    ("undos", &["200"]),
    ("lists", &["200"]),
    ("guests", &["200"]),
    ("renames", &["200"]),
    ("records", &["record-entry"]),
    // The long ones take longer than the test: they are written in pieces.
    ("long-records", &["too-large"]),
    ("boards", &["200", "record-entry"]),
    ("scenes", &["200"]),
    ("big-texts", &["said", "hung up"]),
    // Those who come to the victims' own table are let in, shown it, and told when they are too fast.
    ("watchers-at-victims", &["socket open"]),
    ("hellos-at-victims", &["state", "too-fast"]),
];

/// What happens while it is quiet, and beside each of some attacks.
fn beside(attacks: &str, seconds: &str) -> Vec<Value> {
    let output = load(&["--attack", attacks, "--hands", "3", "--tables", "1", "--seconds", seconds, "--json"]);
    serde_json::from_slice(&output.stdout).unwrap_or_else(|error| {
        panic!("{error}: {}", String::from_utf8_lossy(&output.stderr));
    })
}

/// The attacks are made, who makes them is refused what nobody may do, and every move of those who play beside them is answered. How much slower is a
/// matter of figures (docs/reliability.md; `cargo xtask soak`), not of a test.
#[test]
fn those_who_play_play_on_beside_an_attack() {
    let all = beside(&HEARD.map(|(attack, _)| attack).join(","), "1.5");
    let names: Vec<_> = all.iter().map(|one| one["attack"].as_str().expect("a name")).collect();
    assert_eq!((names[0], &names[1..]), ("quiet", &HEARD.map(|(attack, _)| attack)[..]));
    for beside in &all {
        // Nothing was refused, broken off or left without an answer.
        assert_eq!((&beside["errors"], &beside["complaints"]), (&0.into(), &Value::Null), "{beside}");
        assert!(beside["moves"].as_u64() > Some(0) && beside["times_quiet"].is_number(), "{beside}");
    }
    for (first, (attack, heard)) in all[1..].iter().zip(HEARD) {
        let missing = |report: &Value| heard.iter().copied().find(|what| report["attacker"][*what].as_u64().is_none());
        // A busy machine may not come so far in so short a time: then that attack is made once more, for longer.
        let again = missing(first).map(|_| beside(attack, "20").remove(1));
        assert_eq!(again.as_ref().and_then(missing), None, "{attack}: {again:?}");
    }
    assert_eq!(all[0]["attacker"], serde_json::json!({}), "nobody attacks while it is quiet");
}

#[test]
fn bad_input_is_named() {
    let cases: [(&[&str], &str); 10] = [
        (&["--attack", "undos,dragons"], "dragons"),
        (&["--attack", "undos", "--hands", "0"], "--hands"),
        (&["--tables", "0"], "--tables"),
        (&["--seconds", "0"], "--seconds"),
        (&["--url", "https://tea.example"], "http://"),
        (&["--players", "9"], "players"),
        (&["--url", "http://127.0.0.1:9", "--seconds", "1"], "127.0.0.1:9"),
        (&["--faults", "flood"], "torn-log"),
        (&["--faults", "hang-up"], "--postgres"),
        (&["--postgres"], "--kills"),
    ];
    for (arguments, part) in cases {
        let output = load(arguments);
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {said}");
        assert!(said.contains(part), "{arguments:?}: {said}");
    }
}
