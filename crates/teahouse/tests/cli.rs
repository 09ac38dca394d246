//! The program as its users meet it: names, keys and exit codes are part of the contract.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn teahouse(arguments: &[&str]) -> Output {
    with_input(arguments, "")
}

fn with_input(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_teahouse"))
        .args(arguments)
        .env_remove("TEAHOUSE_BOARDS")
        .env("LANG", "en_GB.UTF-8")
        .env_remove("LC_ALL")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // It may leave before it has read everything.
    let _ = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
    child.wait_with_output().expect("the program ends")
}

fn json(arguments: &[&str]) -> Value {
    let output = teahouse(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("one JSON document")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Bad input: exit code 2, a message that names the cause, nothing on standard output, no panic.
fn refused(arguments: &[&str], part: &str) {
    let output = teahouse(arguments);
    let error = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {error}");
    assert!(error.contains(part), "{arguments:?}: {part} in {error}");
    assert!(!error.contains("panicked"), "{error}");
}

fn repository(path: &str) -> String {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path).display().to_string()
}

/// A folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn keys(value: &Value) -> Vec<&str> {
    let mut keys: Vec<&str> = value.as_object().expect("an object").keys().map(String::as_str).collect();
    keys.sort_unstable();
    keys
}

fn qin_of(games: &Value) -> &Value {
    games.as_array().expect("a list").iter().find(|g| g["id"] == "qin").expect("Qin is there")
}

#[test]
fn games_lists_what_there_is() {
    let games = json(&["games", "--json"]);
    let qin = qin_of(&games);
    assert_eq!(keys(qin), ["boards", "clauses", "id", "name", "options", "players", "seats", "series"]);
    assert_eq!(qin["id"], "qin");
    assert_eq!(qin["players"], serde_json::json!([2, 4]));
    assert_eq!(qin["boards"], serde_json::json!(["bird", "lion", "phoenix"]));
    assert_eq!(qin["series"], serde_json::json!(["bird", "lion"]));
    assert_eq!(qin["clauses"], 40);
    // China's rules have letters of three kinds; rulings are not counted.
    let china = games.as_array().expect("a list").iter().find(|g| g["id"] == "china").expect("China is there");
    assert_eq!(china["clauses"], 43);
    // The first side is what four players get.
    assert_eq!(china["boards"], serde_json::json!(["4-5", "3-4"]));
    assert_eq!(qin["options"]["first"]["default"], "random");
    assert!(text(&teahouse(&["games"]).stdout).contains("qin (Qin): 2 to 4 players"));
}

#[test]
fn sim_counts_games_and_is_reproducible() {
    let arguments = ["sim", "qin", "--players", "3", "--board", "lion", "--games", "50", "--seed", "9", "--json"];
    let report = json(&arguments);
    let expected = [
        "board",
        "cpu_seconds",
        "decisions",
        "decisions_per_cpu_s",
        "endings",
        "game",
        "games",
        "games_per_cpu_s",
        "players",
        "seconds",
        "violations",
    ];
    assert_eq!(keys(&report), expected);
    assert_eq!((&report["games"], &report["board"], &report["players"]), (&50.into(), &"lion".into(), &3.into()));
    let endings: u64 = report["endings"].as_object().expect("endings").values().map(|n| n.as_u64().unwrap()).sum();
    assert_eq!(endings, 50);
    let again = json(&arguments);
    assert_eq!((&again["decisions"], &again["endings"]), (&report["decisions"], &report["endings"]));
    // The first board that is for so many players, if none is named.
    let five = json(&["sim", "china", "--players", "5", "--games", "3", "--json"]);
    assert_eq!(five["board"], "4-5");
    let checked = json(&["sim", "qin", "--players", "2", "--games", "20", "--check", "--json", "--option", "first=1"]);
    assert_eq!(checked["violations"], 0);
    // Each option singly: fortifications on, and each seat first; the fifth is no seat of four.
    let each = ["sim", "china", "--players", "4", "--games", "2", "--check", "--each-option"];
    let listed = text(&teahouse(&each).stdout);
    assert!(listed.contains("fortifications=on: 2 games, 0 violations"), "{listed}");
    assert!(listed.contains("first=4: refused: "), "{listed}");
    let reports = json(&[&each[..], &["--option", "fortifications=on", "--json"]].concat());
    assert_eq!(reports.as_array().map(Vec::len), Some(4), "{reports}");
    // However short the time: a few games are played.
    assert!(json(&["sim", "qin", "--seconds", "0.000001", "--json"])["games"].as_u64() > Some(0));
}

#[test]
fn perft_counts() {
    let deal = "RR RY YB BB YY RB RR RB YY";
    let report = json(&["perft", "qin", "--board", "bird", "--players", "2", "--deal", deal, "--depth", "2", "--json"]);
    assert_eq!(report, serde_json::json!({"depth": 2, "nodes": 17720}));
}

#[test]
fn arena_compares_bots() {
    let report = json(&["arena", "qin", "--bots", "greedy,random", "--games", "40", "--seed", "3", "--json"]);
    assert_eq!(keys(&report), ["bots", "game", "games"]);
    let [greedy, random] = [&report["bots"][0], &report["bots"][1]];
    assert_eq!(keys(greedy), ["ci95", "mean_rank", "mean_score", "ms_per_decision", "name", "share", "wins"]);
    assert!(greedy["share"].as_f64() > Some(0.9), "{report}");
    let wins = greedy["wins"].as_f64().unwrap() + random["wins"].as_f64().unwrap();
    assert!((wins - 40.0).abs() < 1e-9);
    let four = json(&["arena", "qin", "--bots", "greedy,random", "--players", "4", "--games", "4", "--json"]);
    assert_eq!(four["games"], 4);
}

#[test]
fn scenarios_pass_fail_or_are_broken() {
    let good = repository("games/qin/scenarios/c01-two-provinces-founded-by-one-two-colour-tile.json");
    let output = teahouse(&["scenario", &good]);
    assert!(output.status.success() && text(&output.stdout).contains("1 passed, 0 failed, 0 broken"));
    let folder = folder("scenarios");
    let wrong = folder.join("wrong.json").display().to_string();
    let changed = std::fs::read_to_string(&good).expect("a scenario").replace("[8, 10]", "[9, 10]");
    std::fs::write(&wrong, changed).expect("a file");
    let output = teahouse(&["scenario", &good, &wrong]);
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stdout).contains("supply is [8,10], expected [9,10]"));
    let broken = folder.join("broken.json").display().to_string();
    std::fs::write(&broken, "{\n  \"scenario\": 1,\n").expect("a file");
    let output = teahouse(&["scenario", &wrong, &broken, "--json"]);
    assert_eq!(output.status.code(), Some(2));
    let reports: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!((&reports[0]["result"], &reports[1]["result"]), (&"failed".into(), &"broken".into()));
    assert!(reports[1]["failures"][0].as_str().expect("a cause").contains("line 3"));
    assert_eq!(teahouse(&["scenario", "/no/such/file.json"]).status.code(), Some(2));
}

/// Sits at the terminal: says `opening`, then asks for the legal moves and plays the first of them until the game ends.
fn play_first_moves(arguments: &[&str], opening: &str) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_teahouse"))
        .args(arguments)
        .env("LANG", "en")
        .env_remove("LC_ALL")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let (mut input, mut output) = (child.stdin.take().expect("a pipe"), child.stdout.take().expect("a pipe"));
    let mut told = String::new();
    input.write_all(opening.as_bytes()).expect("it listens");
    for _ in opening.lines() {
        read_to_prompt(&mut output, &mut told);
    }
    while read_to_prompt(&mut output, &mut told) {
        input.write_all(b"moves\n").expect("it listens");
        let before = told.len();
        assert!(read_to_prompt(&mut output, &mut told));
        let list = told[before..].lines().find(|l| l.starts_with("  ")).expect("a move is allowed");
        let first = list.trim().split("  ").next().expect("a move").to_lowercase();
        input.write_all(format!("{first}\n").as_bytes()).expect("it listens");
    }
    assert!(child.wait().expect("it ends").success());
    told
}

/// Reads up to the next question; `false` at the end.
fn read_to_prompt(output: &mut impl Read, told: &mut String) -> bool {
    let (from, mut byte, mut bytes) = (told.len(), [0], told.clone().into_bytes());
    while output.read(&mut byte).expect("a pipe") == 1 {
        bytes.push(byte[0]);
        if bytes[from..].ends_with(b"(? for help): ") {
            *told = String::from_utf8(bytes).expect("text");
            return true;
        }
    }
    *told = String::from_utf8(bytes).expect("text");
    false
}

/// A whole game in the terminal, always the first legal move; its record is shown, checked and verified.
#[test]
fn a_game_is_played_recorded_shown_and_verified() {
    let folder = folder("play");
    let file = folder.join("evening.tea").display().to_string();
    let table = ["play", "qin", "--bot", "random", "--name", "Anna", "--salt", "jasmine", "--record", &file];
    let told = play_first_moves(&table, "help\nrule Q14\nrule Z9\nboard\nundo\nRR a1 c1\nYY a1 c1\nnonsense\n");
    for part in [
        "Fair dice.",
        "Anna",
        "Not allowed (Q",
        "“nonsense” is not a move",
        "There is no rule Z9",
        "Q14",
        "The seed was",
    ] {
        assert!(told.contains(part), "{part} in:\n{}", &told[..told.len().min(3000)]);
    }
    let shown = teahouse(&["record", "show", &file]);
    assert!(shown.status.success() && text(&shown.stdout).contains("Anna lays"));
    assert!(text(&teahouse(&["record", "show", &file, "--lang", "pl"]).stdout).contains("Anna"));
    assert!(teahouse(&["record", "check", &file]).status.success());
    assert!(teahouse(&["record", "verify", &file]).status.success());
    assert!(teahouse(&["record", "series", &file, &file]).status.success());

    let honest = std::fs::read_to_string(&file).expect("a record");
    let forged = folder.join("forged.tea").display().to_string();
    std::fs::write(&forged, honest.replace("name 0 Anna", "name 0 Anne")).expect("a file");
    refused(&["record", "check", &forged], "checksum");
    std::fs::write(&forged, honest.replace("salt 0 jasmine", "salt 0 jasmin")).expect("a file");
    refused(&["record", "verify", &forged], "should be");
    std::fs::write(&forged, honest.replace("name 0 Anna", "name 0 An\u{1b}[2Jna")).expect("a file");
    refused(&["record", "show", &forged], "control characters");
    refused(&["play", "qin", "--record", &file], "exists");
    let draw = honest.lines().find(|l| l.starts_with("* draw")).expect("a draw");
    let other = if draw.ends_with("RR") { "* draw YY" } else { "* draw RR" };
    std::fs::write(&forged, honest.replacen(draw, other, 1)).expect("a file");
    refused(&["record", "verify", &forged], "forged.tea");
    std::fs::write(&forged, honest.replacen(draw, "* dance", 1)).expect("a file");
    refused(&["record", "check", &forged], "is no result of chance");
    refused(&["record", "check", &forged], "line ");
}

#[test]
fn an_unfinished_game_keeps_its_seed() {
    let folder = folder("quit");
    let file = folder.join("left.tea").display().to_string();
    let output = with_input(&["play", "qin", "--record", &file], "quit\n");
    assert!(output.status.success());
    let record = std::fs::read_to_string(&file).expect("a record");
    assert!(record.contains("\ncommit ") && !record.contains("\nseed "));
    refused(&["record", "verify", &file], "after the end only");
}

#[test]
fn a_series_plays_both_sides() {
    let folder = folder("series");
    let file = folder.join("cup.tea").display().to_string();
    let output = with_input(&["play", "qin", "--series", "--record", &file], "resign\nresign\n");
    let told = text(&output.stdout);
    assert!(told.contains("Game 1 of 2: Bird") && told.contains("Game 2 of 2: Lion"), "{told}");
    assert!(told.contains("48 in total"), "two resignations count twice 24: {told}");
    for n in [1, 2] {
        assert!(folder.join(format!("cup-{n}.tea")).exists());
    }
    let output = with_input(&["play", "qin", "--players", "3"], "resign\n");
    assert!(text(&output.stdout).contains("a bot plays on"), "with more than two a bot plays on");
    assert!(text(&output.stdout).contains("3. Guest"), "and the person is last");
}

#[test]
fn boards_are_checked_and_offered() {
    let bird = repository("games/qin/boards/bird.json");
    assert!(teahouse(&["board", "check", "qin", &bird]).status.success());
    let folder = folder("boards");
    let own = folder.join("qin");
    std::fs::create_dir_all(&own).expect("a folder");
    let text_of = |id: &str| {
        std::fs::read_to_string(&bird).expect("bird").replace("\"id\": \"bird\"", &format!("\"id\": \"{id}\""))
    };
    std::fs::write(own.join("mine.json"), text_of("mine")).expect("a file");
    let boards = folder.display().to_string();
    let games = json(&["games", "--json", "--boards", &boards]);
    assert_eq!(qin_of(&games)["boards"], serde_json::json!(["bird", "lion", "phoenix", "mine"]));
    assert_eq!(
        json(&["sim", "qin", "--board", "mine", "--games", "5", "--json", "--boards", &boards])["board"],
        "mine"
    );
    let deal = "RR RY YB BB YY RB RR RB YY";
    let perft = ["perft", "qin", "--board", "mine", "--deal", deal, "--depth", "1", "--json", "--boards", &boards];
    assert_eq!(json(&perft)["depth"], 1);
    refused(&["perft", "qin", "--board", "yours", "--deal", deal, "--depth", "1"], "yours");
    std::fs::write(own.join("again.json"), text_of("lion")).expect("a file");
    refused(&["games", "--boards", &boards], "there already is a board \"lion\"");
    std::fs::write(own.join("again.json"), r#"{"id": "s", "name": "", "sketch": true, "rows": ["R.."]}"#)
        .expect("a file");
    refused(&["games", "--boards", &boards], "is a sketch");
    std::fs::write(own.join("again.json"), "{").expect("a file");
    refused(&["sim", "qin", "--boards", &boards], "again.json is no board");
    refused(&["board", "check", "qin", &own.join("again.json").display().to_string()], "EOF");
}

#[test]
fn bad_input_gets_a_clear_error() {
    refused(&["sim", "chess"], "there is no game \"chess\"; there are: ");
    refused(&["sim", "qin", "--players", "7"], "2 to 4 players, not 7");
    refused(&["sim", "qin", "--board", "moon"], "there is no board \"moon\"");
    refused(&["sim", "qin", "--option", "first=9"], "option first cannot be \"9\"");
    refused(&["sim", "qin", "--option", "first=3"], "seat 3 cannot begin");
    refused(&["sim", "qin", "--option", "colour=red"], "no option \"colour\"");
    refused(&["sim", "qin", "--option", "colour"], "NAME=VALUE");
    refused(&["sim", "qin", "--option", "first=1", "--option", "first=0"], "given twice");
    refused(&["sim", "qin", "--seconds", "0"], "--seconds");
    refused(&["sim", "qin", "--seconds", "-1"], "unexpected argument");
    refused(&["sim", "qin", "--seconds", "NaN"], "--seconds");
    refused(&["sim", "qin", "--threads", "0"], "--threads");
    refused(&["sim", "qin", "--games", "0"], "--games");
    refused(&["play", "qin", "--series", "bird,moon"], "there is no board \"moon\"");
    refused(&["play", "qin", "--record", "/no/such/folder/x.tea"], "/no/such/folder/x.tea");
    refused(&["record", "check", "/dev/zero"], "8 MiB");
    refused(&["sim", "qin", "--games", "many"], "many");
    refused(&["arena", "qin", "--bots", "alphago,random"], "no bot \"alphago\"");
    refused(&["arena", "qin", "--bots", "random,random,random,random,random"], "2 to 4 players");
    refused(&["arena", "qin", "--bots", "random,random,greedy", "--players", "2"], "cannot share");
    refused(&["perft", "qin", "--deal", "RR", "--depth", "1"], "at least 6 tiles");
    refused(&["perft", "qin", "--deal", "RR XX", "--depth", "1"], "is no tile");
    refused(&["play", "qin", "--seat", "5"], "no seat 5");
    refused(&["play", "qin", "--salt", "with space"], "salt");
    refused(&["record", "show", "/no/such.tea"], "/no/such.tea");
    refused(&["record", "check", &repository("README.md")], "no Teahouse record");
    let earlier = repository("games/qin/tests/refused/last-pagoda-2-earlier-bird.tea");
    for command in ["check", "show", "verify"] {
        refused(&["record", command, &earlier], "it was played on another board \"bird\"");
    }
    refused(&["board", "check", "qin", "/no/such.json"], "/no/such.json");
    refused(&["frobnicate"], "frobnicate");
    refused(&["games", "--boards", "/no/such/folder"], "/no/such/folder");
}

/// `teahouse … | head -1` ends with a message, not with a panic.
#[cfg(unix)]
#[test]
fn a_closed_pipe_is_an_error_not_a_panic() {
    let record = repository("games/qin/tests/records/no-tiles-4-own-board.tea");
    let mut child = Command::new(env!("CARGO_BIN_EXE_teahouse"))
        .args(["record", "show", &record])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the program ends");
    let error = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{error}");
    assert!(error.contains("cannot write the output") && !error.contains("panicked"), "{error}");
}

/// The house opens on an empty folder, says where, answers, and closes when it is told to.
#[cfg(unix)]
#[test]
fn the_house_opens_and_closes() {
    let folder = folder("house");
    let start = |listen: &str, data: &str| {
        Command::new(env!("CARGO_BIN_EXE_teahouse"))
            .args(["serve", "--listen", listen, "--data", &folder.join(data).display().to_string()])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts")
    };
    let mut house = start("127.0.0.1:0", "data");
    let mut line = String::new();
    std::io::BufRead::read_line(&mut std::io::BufReader::new(house.stdout.take().expect("a pipe")), &mut line)
        .expect("a line");
    let address = line.trim().trim_start_matches("Teahouse is open at http://").trim_end_matches('/').to_owned();
    let mut stream = std::net::TcpStream::connect(&address).expect("it listens");
    stream
        .write_all(format!("GET /api/health HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n").as_bytes())
        .expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 200") && answer.contains("\"status\":\"ok\""), "{answer}");

    let taken = start(&address, "other").wait_with_output().expect("it ends");
    assert_eq!(taken.status.code(), Some(2));
    assert!(text(&taken.stderr).contains("cannot listen on"), "{}", text(&taken.stderr));

    let stopped = Command::new("kill").arg(house.id().to_string()).status().expect("kill");
    assert!(stopped.success() && house.wait().expect("it ends").success());
    refused(&["serve", "--database", "mysql://x"], "mysql");
    refused(&["serve", "--data", "/proc/nowhere"], "/proc/nowhere");
}

/// A short run of every target of `teahouse fuzz`; millions are run by hand (docs/fuzzing.md).
#[test]
fn damaged_inputs_break_nothing() {
    let ran = json(&["fuzz", "--inputs", "40", "--corpus", &repository("fuzz/corpus"), "--json"]);
    let targets = ran.as_array().expect("a list");
    assert!(targets.len() == 9 && targets.iter().all(|one| one["inputs"] == 40), "{ran}");
    refused(&["fuzz", "config", "--corpus", "no/such/folder"], "no/such/folder");
}
