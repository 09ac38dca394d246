//! What the host sees: every metric of the list is told by a house that was played in, described, with labels out of fixed sets, and
//! without a word of anybody's. Dashboard, alerts and docs name only what there is.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::support::{Open, file, settings, store};
use serde_json::{Value, json};
use teahouse_server::Settings;
use teahouse_server::telemetry::{Kind, Label, METRICS, Metric};
use tokio_tungstenite::tungstenite::Message;

/// One line of numbers.
#[derive(Debug)]
struct Sample {
    name: String,
    labels: BTreeMap<String, String>,
    value: f64,
}

/// The page as Prometheus reads it: samples, and of each name the help and the type.
#[derive(Debug, Default)]
struct Scrape {
    text: String,
    samples: Vec<Sample>,
    help: BTreeMap<String, String>,
    kinds: BTreeMap<String, String>,
}

impl Scrape {
    async fn of(house: &Open) -> Scrape {
        let (status, head, text) = house.raw("GET", "/metrics", "", None, "").await;
        assert_eq!(status, 200, "{text}");
        assert!(head.contains("content-type: text/plain; version=0.0.4"), "{head}");
        let mut scrape = Scrape { text, ..Scrape::default() };
        for line in scrape.text.lines() {
            if let Some(told) = line.strip_prefix("# HELP ") {
                let (name, help) = told.split_once(' ').expect("a help");
                scrape.help.insert(name.to_owned(), help.to_owned());
            } else if let Some(told) = line.strip_prefix("# TYPE ") {
                let (name, kind) = told.split_once(' ').expect("a type");
                scrape.kinds.insert(name.to_owned(), kind.to_owned());
            } else if !line.is_empty() {
                scrape.samples.push(sample(line));
            }
        }
        scrape
    }

    /// The sum over all samples of this name with these labels.
    fn sum(&self, name: &str, labels: &[(&str, &str)]) -> f64 {
        let fits = |sample: &&Sample| {
            let same = |(label, value): &(&str, &str)| sample.labels.get(*label).map(String::as_str) == Some(value);
            sample.name == name && labels.iter().all(same)
        };
        self.samples.iter().filter(fits).map(|sample| sample.value).sum()
    }
}

/// `name{label="value",…} number`; no value of ours holds a quote.
fn sample(line: &str) -> Sample {
    let (what, value) = line.rsplit_once(' ').expect("a number");
    let (name, labels) = what.split_once('{').unwrap_or((what, "}"));
    let labels = labels.strip_suffix('}').expect("closed").split(',').filter(|label| !label.is_empty());
    let label = |text: &str| {
        let (name, value) = text.split_once("=\"").expect("a label");
        (name.to_owned(), value.strip_suffix('"').expect("quoted").to_owned())
    };
    Sample { name: name.to_owned(), labels: labels.map(label).collect(), value: value.parse().expect("a number") }
}

/// The metric a name of a sample belongs to: histograms are told in three parts.
fn metric(name: &str) -> Option<&'static Metric> {
    METRICS.iter().find(|metric| match metric.kind {
        Kind::Histogram(_) => {
            name.strip_prefix(metric.name).is_some_and(|e| ["_bucket", "_sum", "_count"].contains(&e))
        }
        Kind::Counter | Kind::Gauge => metric.name == name,
    })
}

/// The numbers are the process's: where tests share one (`cargo test`), a test that counts runs again in a process of its own.
fn is_alone(test: &str) -> bool {
    if ["NEXTEST", "TEAHOUSE_ALONE"].iter().any(|name| std::env::var_os(name).is_some()) {
        return true;
    }
    let program = std::env::current_exe().expect("a program");
    let done = std::process::Command::new(program).args([test, "--exact"]).env("TEAHOUSE_ALONE", "1").output();
    let done = done.expect("it runs");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stdout));
    false
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_played_house_tells_every_metric_and_nobodys_business() {
    if !is_alone("metrics::a_played_house_tells_every_metric_and_nobodys_business") {
        return;
    }
    let db = file("metrics");
    let settings = Settings { database_file: Some(db.clone()), ..settings() };
    let house = Open::with(store(&db).await, settings).await;
    let (anna, jade) = (house.guest("Anna Zimtstern").await, house.guest("Jade Oolong").await);
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "greedy" }]);
    let options = json!({ "first": "0" });
    let new =
        json!({ "game": "qin", "players": 2, "seats": seats, "options": options, "start": true, "watching": true });
    let info = house.ok("POST", "/api/v1/tables", &anna, Some(new)).await;
    let id = info["id"].as_str().expect("an id").to_owned();
    let mut lobby = house.lobby(&jade).await;
    lobby.hear().await;
    let mut watching = house.page(&id, &jade).await;
    watching.say(json!({ "type": "hello" })).await;
    watching.until("state").await;
    let mut page = house.page(&id, &anna).await;
    page.say(json!({ "type": "hello" })).await;
    // Two moves by socket and one over HTTP, each answered by the bot.
    for n in 0..3 {
        let state = loop {
            let state = page.until("state").await;
            if state["waiting"]["seat"] == 0 {
                break state;
            }
        };
        let mut mv = json!({ "token": format!("secret-{n}"), "at": state["entries"], "moves": [state["legal"][0]] });
        if n == 2 {
            house.ok("POST", &format!("/api/v1/tables/{id}/moves"), &anna, Some(mv)).await;
        } else {
            mv["type"] = json!("move");
            page.say(mv).await;
        }
    }
    // Refusals: of a rule's kind, of a limit's kind, over a socket, and addresses and methods that somebody made up.
    house.refused("GET", "/api/v1/tables/nowhere", &anna, None, 404, "no-such-table").await;
    let boards = vec!["bird"; 1000];
    let long = json!({ "game": "qin", "players": 2, "series": { "boards": boards } });
    house.refused("POST", "/api/v1/tables", &anna, Some(long), 422, "series-too-long").await;
    page.say(json!({ "type": "nonsense" })).await;
    page.until("refused").await;
    page.raw(Message::binary(vec![1])).await;
    page.until("refused").await;
    house.raw("GET", "/made-up-address", "", None, "").await;
    house.raw("BREW", "/api/v1/made-up-address", "", None, "").await;
    // A new socket that has said nothing yet.
    let silent = house.page(&id, &jade).await;

    let scrape = Scrape::of(&house).await;
    let told: BTreeSet<&str> = scrape.samples.iter().filter_map(|s| Some(metric(&s.name)?.name)).collect();
    for metric in METRICS {
        let name = metric.name;
        assert!(told.contains(name), "{name} is in the list and not on the page");
        assert_eq!(scrape.help.get(name).map(String::as_str), Some(metric.help), "{name}");
        assert_eq!(scrape.kinds.get(name).map(String::as_str), Some(metric.kind.name()), "{name}");
    }
    let allowed: BTreeMap<&str, BTreeSet<String>> =
        ALL_LABELS.iter().map(|label| (label.name(), label.values().into_iter().collect())).collect();
    for sample in &scrape.samples {
        let metric = metric(&sample.name).unwrap_or_else(|| panic!("{} is not in the list", sample.name));
        let names: BTreeSet<&str> = metric.labels.iter().map(|label| label.name()).collect();
        for (label, value) in &sample.labels {
            if label == "le" && matches!(metric.kind, Kind::Histogram(_)) {
                continue;
            }
            assert!(names.contains(label.as_str()), "{sample:?}: a label that is not in the list");
            assert!(allowed[label.as_str()].contains(value), "{sample:?}: the set of a label is fixed");
        }
    }
    let guest = house.ok("GET", "/api/v1/me", &anna, None).await["id"].as_str().expect("an id").to_owned();
    let secrets =
        [id.as_str(), &guest, &anna["teahouse=".len()..], "Zimtstern", "Oolong", "secret-", "made-up", "BREW"];
    for secret in secrets {
        assert!(!scrape.text.contains(secret), "{secret} is nobody's business");
    }

    // And the numbers are those of this house.
    let qin = [("game", "qin")];
    assert_eq!(scrape.sum("teahouse_move_seconds_count", &qin), 3.0, "{}", scrape.text);
    assert!(scrape.sum("teahouse_bot_thought_seconds_count", &[("game", "qin"), ("level", "greedy")]) >= 2.0);
    assert_eq!(scrape.sum("teahouse_matches_started_total", &qin), 1.0);
    assert_eq!(scrape.sum("teahouse_tables", &[("game", "qin"), ("phase", "playing")]), 1.0);
    for role in ["player", "spectator", "lobby", "new"] {
        assert_eq!(scrape.sum("teahouse_sockets", &[("role", role)]), 1.0, "{role}");
    }
    assert!(scrape.sum("teahouse_entries_written_total", &[]) >= 6.0);
    assert!(scrape.sum("teahouse_commit_seconds_count", &[]) >= 6.0);
    assert_eq!(scrape.sum("teahouse_write_failures_total", &[]), 0.0);
    assert_eq!(scrape.sum("teahouse_caps_hit_total", &[("code", "series-too-long")]), 1.0);
    assert_eq!(scrape.sum("teahouse_caps_hit_total", &[]), 1.0);
    for code in ["no-such-table", "series-too-long", "not-a-message", "not-text"] {
        assert_eq!(scrape.sum("teahouse_refusals_total", &[("code", code)]), 1.0, "{code}");
    }
    let moves = [("route", "/api/v1/tables/{id}/moves"), ("method", "POST"), ("status", "2xx")];
    assert_eq!(scrape.sum("teahouse_http_request_seconds_count", &moves), 1.0);
    let sockets = [("route", "/api/v1/tables/{id}/socket"), ("method", "GET"), ("status", "1xx")];
    assert_eq!(scrape.sum("teahouse_http_request_seconds_count", &sockets), 3.0);
    assert_eq!(scrape.sum("teahouse_http_request_seconds_count", &[("method", "OTHER"), ("status", "4xx")]), 1.0);
    assert_eq!(scrape.sum("teahouse_healthy", &[]), 1.0);
    assert!(scrape.sum("teahouse_database_bytes", &[]) > 4096.0 && scrape.sum("teahouse_disk_free_bytes", &[]) > 0.0);
    assert!(scrape.sum("process_open_fds", &[]) > 3.0 && scrape.sum("process_resident_memory_bytes", &[]) > 1e6);

    // Whoever goes is no longer counted.
    drop((page, watching, silent, lobby));
    let mut tries = 0;
    while Scrape::of(&house).await.sum("teahouse_sockets", &[]) > 0.0 {
        tries += 1;
        assert!(tries < 500, "a socket that is gone is still counted");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    house.close().await;
}

/// Behind a proxy that says whom it speaks for, the numbers are the host's alone.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn strangers_find_no_metrics() {
    let proxies = vec!["127.0.0.1".parse().expect("an address")];
    let settings = Settings { proxies, test_seeds: false, ..settings() };
    let house = Open::with(store(&file("metrics-strangers")).await, settings).await;
    let ask =
        async |from: &str| house.raw("GET", "/metrics", "", None, &format!("x-forwarded-for: {from}\r\n")).await.0;
    assert_eq!([ask("9.9.9.9").await, ask("2606:4700::1").await], [404, 404]);
    assert_eq!([ask("192.168.1.7").await, ask("::1").await], [200, 200]);
    house.close().await;
}

/// A fault of the program is counted and leaves the house running.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn faults_are_counted() {
    if !is_alone("metrics::faults_are_counted") {
        return;
    }
    let house = Open::start(&file("metrics-faults")).await;
    let before = Scrape::of(&house).await.sum("teahouse_panics_total", &[]);
    let usual = std::panic::take_hook();
    teahouse_server::telemetry::log_panics();
    let thread = std::thread::spawn(|| panic!("on purpose"));
    assert!(thread.join().is_err());
    std::panic::set_hook(usual);
    assert!(Scrape::of(&house).await.sum("teahouse_panics_total", &[]) > before);
    house.close().await;
}

const ALL_LABELS: [Label; 10] = [
    Label::Code,
    Label::Game,
    Label::Kind,
    Label::Level,
    Label::Method,
    Label::Phase,
    Label::Role,
    Label::Route,
    Label::Status,
    Label::Version,
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(file: &str) -> String {
    std::fs::read_to_string(root().join(file)).unwrap_or_else(|e| panic!("{file}: {e}"))
}

/// Words that look like a metric of ours; crates do, too.
fn names(text: &str) -> BTreeSet<&str> {
    let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_'));
    let ours = |word: &&str| word.starts_with("teahouse_") || word.starts_with("process_");
    words.filter(ours).filter(|word| *word != "teahouse_server").collect()
}

/// Every text under these keys, wherever it is.
fn texts<'a>(value: &'a Value, keys: &[&str], found: &mut Vec<&'a str>) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                match value {
                    Value::String(text) if keys.contains(&key.as_str()) => found.push(text),
                    other => texts(other, keys, found),
                }
            }
        }
        Value::Array(all) => all.iter().for_each(|one| texts(one, keys, found)),
        _ => {}
    }
}

/// What an expression names must exist; what it sums by must be a label of it.
fn holds(place: &str, expression: &str) {
    let mut labels: BTreeSet<&str> = BTreeSet::from(["le", "job", "instance"]);
    for name in names(expression) {
        let metric = metric(name).unwrap_or_else(|| panic!("{place}: there is no metric {name}"));
        labels.extend(metric.labels.iter().map(|label| label.name()));
    }
    for list in expression.split("by (").skip(1).chain(expression.split("by(").skip(1)) {
        for label in list.split(')').next().unwrap_or_default().split(',').map(str::trim) {
            assert!(labels.contains(label), "{place}: {label} is no label of what is in {expression}");
        }
    }
    for matcher in expression.split('{').skip(1).filter_map(|rest| rest.split('}').next()) {
        for label in matcher.split(',').filter_map(|part| part.split(['=', '!']).next()).map(str::trim) {
            assert!(labels.contains(label), "{place}: {label} is no label of what is in {expression}");
        }
    }
}

#[test]
fn the_dashboard_shows_what_there_is() {
    let dashboard: Value = serde_json::from_str(&read("deploy/grafana-dashboard.json")).expect("JSON");
    let mut found = Vec::new();
    texts(&dashboard, &["expr", "query", "definition"], &mut found);
    assert!(found.len() >= 20, "{}", found.len());
    found.iter().for_each(|expression| holds("the dashboard", expression));
    let panels = dashboard["panels"].as_array().expect("panels");
    let ids: BTreeSet<u64> = panels.iter().filter_map(|panel| panel["id"].as_u64()).collect();
    assert_eq!(ids.len(), panels.len(), "every panel has a number of its own");
    let mut asked = Vec::new();
    panels.iter().for_each(|panel| texts(panel, &["expr"], &mut asked));
    let shown: BTreeSet<&str> =
        asked.iter().flat_map(|ask| names(ask)).filter_map(metric).map(|metric| metric.name).collect();
    let hidden: Vec<&str> = METRICS.iter().map(|metric| metric.name).filter(|name| !shown.contains(name)).collect();
    assert!(hidden.is_empty(), "no panel shows {hidden:?}");
}

#[test]
fn alerts_watch_what_there_is() {
    let alerts = read("deploy/prometheus-alerts.yml");
    let mut rules = 0;
    for rule in alerts.split("- alert: ").skip(1) {
        let name = rule.lines().next().unwrap_or_default();
        let expression = rule.split("expr: ").nth(1).and_then(|rest| rest.lines().next()).expect(name);
        holds(name, expression);
        for part in ["severity: ", "summary: ", "description: "] {
            assert!(rule.contains(part), "{name}: {part}");
        }
        assert!(name == "TeahouseDown" || !names(expression).is_empty(), "{name} watches nothing: {expression}");
        rules += 1;
    }
    assert!(rules >= 8, "{rules}");
    // Also in what they say to people.
    exist(&alerts);
}

/// Made-up numbers raise every alert there is (`promtool test rules`, by hand), and the page says what to do about each.
#[test]
fn every_alert_is_tried_and_explained() {
    let (alerts, tried, page) = (
        read("deploy/prometheus-alerts.yml"),
        read("deploy/prometheus-alerts.test.yml"),
        read("docs/observability.md"),
    );
    let explained: Vec<&str> =
        page.lines().filter(|line| line.starts_with("| Teahouse")).filter_map(|line| line.split('|').nth(1)).collect();
    for name in alerts.split("- alert: ").skip(1).filter_map(|rule| rule.lines().next()) {
        assert!(tried.contains(&format!(r#"{{alertname="{name}"}}"#)), "{name} is raised by no test");
        assert!(
            explained.iter().any(|names| names.split(',').any(|one| one.trim() == name)),
            "{name} is not explained"
        );
    }
}

/// The table of docs/observability.md is written from the list: `TEAHOUSE_DOCS=write` does it.
#[test]
fn the_docs_list_every_metric() {
    let file = "docs/observability.md";
    let row = |metric: &Metric| {
        let labels: Vec<String> = metric.labels.iter().map(|label| format!("`{}`", label.name())).collect();
        format!("| `{}` | {} | {} | {} |\n", metric.name, metric.kind.name(), labels.join(", "), metric.help)
    };
    let rows: String = METRICS.iter().map(row).collect();
    let table = format!("| metric | kind | labels | what it tells |\n| --- | --- | --- | --- |\n{rows}");
    let (begin, end) =
        ("<!-- metrics: written from crates/server/src/telemetry/list.rs -->\n", "<!-- end of metrics -->");
    let document = read(file);
    let (before, rest) = document.split_once(begin).expect("the beginning of the table");
    let (is, after) = rest.split_once(end).expect("the end of the table");
    if std::env::var("TEAHOUSE_DOCS").is_ok_and(|wish| wish == "write") {
        std::fs::write(root().join(file), format!("{before}{begin}{table}{end}{after}")).expect("written");
    } else {
        assert_eq!(is, table, "TEAHOUSE_DOCS=write cargo test -p teahouse-server --test all the_docs_list");
    }
    // And names in its text exist, too.
    exist(&format!("{before}{after}"));
}

/// Whatever a text calls a metric is one.
fn exist(text: &str) {
    let known = |name: &str| metric(name).is_some() || METRICS.iter().any(|metric| metric.name == name);
    names(text).iter().for_each(|name| assert!(known(name), "there is no metric {name}"));
}
