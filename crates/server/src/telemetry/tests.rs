//! The list itself: names, words, and which codes are limits.

use super::list::{Kind, METRICS};
use teahouse_wire::Code;

#[test]
fn metrics_are_named_as_prometheus_wants_it() {
    for (n, metric) in METRICS.iter().enumerate() {
        let name = metric.name;
        assert!(METRICS[..n].iter().all(|other| other.name != name), "{name} twice");
        assert!(name.starts_with("teahouse_") || name.starts_with("process_"), "{name}");
        assert!(name.bytes().all(|b| b.is_ascii_lowercase() || b == b'_'), "{name}");
        assert_eq!(name.ends_with("_total"), metric.kind == Kind::Counter, "{name}: counters and nothing else end so");
        assert!(metric.help.ends_with('.') && !metric.help.contains(['|', '\n']), "{name}: {}", metric.help);
        if let Kind::Histogram(bounds) = metric.kind {
            assert!(bounds.is_sorted() && bounds.len() <= 13, "{name}: each bound is a series for each label");
        }
    }
}

/// Whoever adds a limit sees here that it is counted; whoever adds something else that is called like one sees that, too.
#[test]
fn these_codes_are_limits() {
    let caps: Vec<&str> = Code::ALL.iter().filter(|code| code.is_cap()).map(|code| code.text()).collect();
    for known in [
        "practice-too-long",
        "series-too-long",
        "table-busy",
        "too-fast",
        "too-large",
        "too-many-boards",
        "too-many-here",
        "too-many-seats",
        "too-many-sockets",
    ] {
        assert!(caps.contains(&known), "{known}");
    }
    for other in ["disk-full", "stale", "rule", "store-failed", "house-closing"] {
        assert!(!caps.contains(&other), "{other}");
    }
}
