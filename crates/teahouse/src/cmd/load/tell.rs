//! What `teahouse load` found, in words.

use anyhow::Result;
use serde::Serialize;
use teahouse_load::attack::Beside;
use teahouse_load::crash::CrashReport;
use teahouse_load::measure::Figures;

use crate::out::Out;

/// Whatever was found, a line for each figure.
pub fn plain(found: &impl Serialize, json: bool, out: &mut Out) -> Result<()> {
    if json {
        return out.json(found);
    }
    let found = serde_json::to_value(found)?;
    for (name, value) in found.as_object().into_iter().flatten() {
        out.line(format!("{:<22} {value}", name.replace('_', " ")))?;
    }
    Ok(())
}

pub fn figures(figures: &Figures, json: bool, out: &mut Out) -> Result<()> {
    if json {
        return out.json(figures);
    }
    let f = figures;
    let known = |value: Option<f64>, unit: &str| value.map_or("unknown".to_owned(), |v| format!("{v}{unit}"));
    out.line(format!("{}, {} players, {} tables, {} s", f.game, f.players, f.tables, f.seconds))?;
    out.line(format!("{} moves, {} games finished, {} errors", f.moves, f.games_finished, f.errors))?;
    out.line(format!("moves per second            {}", f.moves_per_s))?;
    out.line(format!("moves per server CPU second {}", known(f.moves_per_server_cpu_s, "")))?;
    out.line(format!("median                      {}", known(f.p50_ms, " ms")))?;
    out.line(format!("99th percentile             {}", known(f.p99_ms, " ms")))?;
    out.line(format!("memory of a table           {}", known(f.rss_per_table_kib, " KiB")))?;
    out.line(format!("bytes of a move             {} to all its seats", f.bytes_per_move))?;
    for (n, kib) in f.rss_each_minute_kib.iter().enumerate() {
        out.line(format!("memory after {:>3} min        {kib} KiB", n + 1))?;
    }
    f.complaints.iter().try_for_each(|what| out.line(format!("error: {what}")))
}

pub fn crash(report: &CrashReport, json: bool, out: &mut Out) -> Result<()> {
    if json {
        return out.json(report);
    }
    let r = report;
    let named = |(what, count): (&dyn std::fmt::Display, &dyn std::fmt::Display)| format!("{count} {what}");
    let faults: Vec<String> = r.faults.iter().map(|(what, count)| named((what, count))).collect();
    let games: Vec<String> = r.games.iter().map(|(what, count)| named((what, count))).collect();
    out.line(format!("{}; {} restarts", faults.join(", "), r.restarts))?;
    out.line(format!("{} tables: {}", r.tables, games.join(", ")))?;
    let (rows, undos) = (r.rows, r.taken_back);
    out.line(format!("{} moves acknowledged ({rows} rows), {undos} taken back, {} orders", r.acknowledged, r.orders))?;
    out.line(format!("{} messages sent again, {} times told to wait", r.resent, r.troubles))?;
    out.line(format!("{} records brought", r.brought))?;
    let unheard = r.kept_unheard;
    out.line(format!("{} moves under way at a kill, {unheard} of them on disk already", r.interrupted))?;
    if r.copies > 0 {
        out.line(format!("{} copies opened, {} acknowledged moves looked for in them", r.copies, r.looked_for))?;
    }
    out.line(format!("{} comparisons, {} records verified", r.compared, r.records_verified))?;
    out.line(format!(
        "{} lost, {} doubled, {} changed, {} unexpected answers",
        r.lost, r.doubled, r.changed, r.unexpected
    ))?;
    r.findings.iter().try_for_each(|what| out.line(what))
}

/// What those who played noticed of each attack.
pub fn attacks(all: &[Beside], json: bool, out: &mut Out) -> Result<()> {
    if json {
        return out.json(&all);
    }
    let known = |value: Option<f64>| value.map_or("–".to_owned(), |v| v.to_string());
    out.line("| beside | moves | median ms | 99th percentile ms | times quiet | errors | the house's CPU | the attacker heard |")?;
    out.line("| --- | --- | --- | --- | --- | --- | --- | --- |")?;
    for one in all {
        let heard: Vec<String> = one.attacker.iter().map(|(what, times)| format!("{what} ×{times}")).collect();
        let (p50, p99) = (known(one.p50_ms), known(one.p99_ms));
        let (times, cpu) = (known(one.times_quiet), known(one.server_cpu_share));
        let heard = heard.join(", ");
        out.line(format!(
            "| {} | {} | {p50} | {p99} | {times} | {} | {cpu} | {heard} |",
            one.attack, one.moves, one.errors
        ))?;
    }
    for one in all.iter().filter(|one| !one.holds()) {
        out.line(format!(
            "noticed: {}, 99th percentile {p99} ms, {times} times quiet, {} errors",
            one.attack,
            one.errors,
            p99 = known(one.p99_ms),
            times = known(one.times_quiet)
        ))?;
    }
    all.iter().flat_map(|one| &one.complaints).try_for_each(|what| out.line(format!("error: {what}")))
}
