//! Another process: what it has used (from `/proc`; nothing elsewhere), and signals to it.

use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

/// Sends a signal by its name.
pub(crate) fn signal(pid: u32, name: &str) -> Result<()> {
    let status = Command::new("kill").args([&format!("-{name}"), &pid.to_string()]).status().context("kill")?;
    if !status.success() {
        bail!("cannot send {name} to process {pid}");
    }
    Ok(())
}

/// Waits until every thread of a process has stopped; where that cannot be seen, for a moment.
pub(crate) fn wait_until_stopped(pid: u32) {
    let end = Instant::now() + Duration::from_millis(500);
    let stopped = |stat: String| stat.rsplit_once(") ").is_some_and(|(_, rest)| rest.starts_with('T'));
    while Instant::now() < end {
        let threads = std::fs::read_dir(format!("/proc/{pid}/task")).into_iter().flatten().flatten();
        let mut stats = threads.filter_map(|t| std::fs::read_to_string(t.path().join("stat")).ok()).peekable();
        if stats.peek().is_some() && stats.all(stopped) {
            return;
        }
        std::thread::sleep(Duration::from_millis(1));
    }
}

/// Lets this process, and those it starts, have as many files and sockets open as the system allows.
pub fn raise_limit() {
    #[cfg(target_os = "linux")]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
        let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    }
}

/// CPU seconds and resident memory of a process.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Usage {
    pub cpu_s: f64,
    pub rss_kib: f64,
}

#[cfg(target_os = "linux")]
pub(crate) fn usage(pid: u32) -> Option<Usage> {
    parse(&std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?)
}

#[cfg(not(target_os = "linux"))]
pub(crate) fn usage(_: u32) -> Option<Usage> {
    None
}

#[cfg(target_os = "linux")]
fn parse(stat: &str) -> Option<Usage> {
    // The name stands in parentheses and may itself contain spaces and parentheses.
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let number = |n: usize| fields.get(n)?.parse::<f64>().ok();
    let ticks = rustix::param::clock_ticks_per_second() as f64;
    let page_kib = rustix::param::page_size() as f64 / 1024.0;
    Some(Usage { cpu_s: (number(11)? + number(12)?) / ticks, rss_kib: number(21)? * page_kib })
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn a_process_knows_itself() {
        let me = usage(std::process::id()).expect("this process");
        assert!(me.rss_kib > 100.0 && me.cpu_s >= 0.0, "{me:?}");
        assert!(usage(u32::MAX).is_none());
        let odd = "7 (a ) b) S 1 2 3 4 5 6 7 8 9 10 200 100 0 0 20 0 1 0 5 1000 25 9";
        let read = parse(odd).expect("a line");
        assert!(read.cpu_s > 0.0 && read.rss_kib >= 100.0, "{read:?}");
    }
}
