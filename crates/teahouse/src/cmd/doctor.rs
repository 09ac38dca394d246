//! `teahouse doctor`: what is wrong with the data of a house, and what to do about it. It changes nothing.

use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result};
use clap::Args as ClapArgs;
use teahouse_server::audit;
use teahouse_store::backup::{Listing, Rows};
use teahouse_store::examine::{Examination, examine};

use crate::out::Out;
use crate::place::{Place, block_on, without_password};

#[derive(ClapArgs)]
pub struct Args {
    #[command(flatten)]
    place: Place,
}

pub fn run(args: &Args, out: &mut Out) -> Result<ExitCode> {
    let url = args.place.url()?;
    let seen = block_on(look(&url))?.with_context(|| format!("cannot look at {}", without_password(&url)))?;
    out.line(without_password(&url))?;
    seen.facts.iter().try_for_each(|fact| out.line(format!("  {fact}")))?;
    for fault in &seen.faults {
        out.line(format!("wrong: {}", fault.what))?;
        out.line(format!("   do: {}", fault.advice))?;
    }
    if seen.faults.is_empty() {
        out.line("Nothing is wrong.")?;
        return Ok(ExitCode::SUCCESS);
    }
    Ok(ExitCode::FAILURE)
}

async fn look(url: &str) -> Result<Examination> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_millis() as i64);
    let mut seen = examine(url, now).await?;
    let Some(mut moment) = seen.moment.take() else { return Ok(seen) };
    let (mut tables, mut replayed) = (Listing::of(Rows::Tables), 0);
    loop {
        let page = tables.page(&mut moment).await?;
        if page.is_empty() {
            break;
        }
        for id in &page {
            let kept = match moment.sound_table(id).await? {
                Ok(kept) => kept,
                Err(what) => {
                    // Most of what is wrong without any rules was named already.
                    let about = format!("table {id}: ");
                    if !seen.faults.iter().any(|fault| fault.what.starts_with(&about)) {
                        seen.fault(
                            about + &what,
                            "restore it from a backup of before; new ones leave it out, the others are fine",
                        );
                    }
                    continue;
                }
            };
            match audit(&kept) {
                Ok(()) => replayed += 1,
                Err(what) => seen.fault(
                    format!("table {id} ({}): {what}", kept.row.game),
                    "nobody can play on here; the others are fine. Restore it from a backup, or report it with `teahouse export --table`",
                ),
            }
        }
    }
    let mut guests = Listing::of(Rows::Guests);
    loop {
        let page = guests.page(&mut moment).await?;
        if page.is_empty() {
            break;
        }
        for (id, guest) in moment.sound_guests(&page).await? {
            if let Err(what) = guest {
                seen.fault(
                    format!("guest {id}: {what}"),
                    "nobody has this cookie any more, and backups leave it out; the tables are fine",
                );
            }
        }
    }
    for what in [tables.unlisted(), guests.unlisted()].into_iter().flatten() {
        seen.fault(
            what,
            "stop the house, keep a copy of all its files, and restore the latest backup into a new folder",
        );
    }
    seen.facts.push(format!("{replayed} tables replay by the rules"));
    Ok(seen)
}
