//! What the operating system says of the program, under the names that every Prometheus dashboard knows. Linux tells it in /proc; elsewhere
//! these stay at nothing.

use super::list;

/// The numbers.
#[derive(Default)]
struct Process {
    cpu_seconds: u64,
    memory_bytes: u64,
    open_fds: u64,
    most_fds: u64,
    started: u64,
    threads: u64,
}

pub(super) fn sample() {
    let process = look().unwrap_or_default();
    list::CPU_SECONDS.counter(&[]).absolute(process.cpu_seconds);
    list::MEMORY_BYTES.gauge(&[]).set(process.memory_bytes as f64);
    list::OPEN_FDS.gauge(&[]).set(process.open_fds as f64);
    list::MOST_FDS.gauge(&[]).set(process.most_fds as f64);
    list::STARTED.gauge(&[]).set(process.started as f64);
    list::THREADS.gauge(&[]).set(process.threads as f64);
}

#[cfg(target_os = "linux")]
fn look() -> Option<Process> {
    use procfs::WithCurrentSystemInfo;
    use procfs::process::LimitValue;

    let me = procfs::process::Process::myself().ok()?;
    let stat = me.stat().ok()?;
    let ticks = procfs::ticks_per_second();
    let boot = procfs::boot_time_secs().unwrap_or_default();
    let most_fds = match me.limits().ok()?.max_open_files.soft_limit {
        LimitValue::Value(most) => most,
        LimitValue::Unlimited => u64::MAX,
    };
    Some(Process {
        cpu_seconds: (stat.utime + stat.stime) / ticks,
        memory_bytes: stat.rss_bytes().get(),
        open_fds: me.fd_count().ok()? as u64,
        most_fds,
        started: boot + stat.starttime / ticks,
        threads: stat.num_threads.try_into().unwrap_or_default(),
    })
}

#[cfg(not(target_os = "linux"))]
fn look() -> Option<Process> {
    None
}
