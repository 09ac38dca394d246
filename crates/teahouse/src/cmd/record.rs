//! `teahouse record`: looks at `.tea` files.

use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, anyhow, bail};
use clap::Subcommand;
use teahouse_catalog::GameEntry;
use teahouse_game::record::Record;
use teahouse_game::series::Count;
use teahouse_game::{TextPart, Viewer};
use teahouse_words::Words;

use crate::args::{Common, find_game};
use crate::cmd::play::standing;
use crate::out::Out;

#[derive(Subcommand)]
pub enum Command {
    /// Tell the game in words, with the last position
    Show { file: PathBuf },
    /// Replay the record by the rules
    Check { file: PathBuf },
    /// Derive every draw again from the revealed seed
    Verify { file: PathBuf },
    /// Add up the scores of several records as one series
    Series {
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
}

pub fn run(common: &Common, command: &Command, out: &mut Out) -> Result<ExitCode> {
    match command {
        Command::Show { file } => show(common, file, out)?,
        Command::Check { file } => {
            let (record, game) = read(file)?;
            game.replay(&record, common.boards()).with_context(|| file.display().to_string())?;
            let end = if record.result.is_some() { "finished" } else { "unfinished" };
            out.line(format!(
                "{}: {} entries of {} replay by the rules, {end}",
                file.display(),
                record.entries.len(),
                record.game
            ))?;
        }
        Command::Verify { file } => {
            let (record, game) = read(file)?;
            game.verify(&record, common.boards()).with_context(|| file.display().to_string())?;
            let draws = record.entries.iter().skip(record.taken).filter(|e| e.starts_with('*')).count();
            out.line(format!("{}: all {draws} draws follow from the seed and the salts", file.display()))?;
            if record.taken > 0 {
                let taken = record.taken;
                out.line(format!(
                    "The first {taken} entries were taken over from another game; nothing is proven about them."
                ))?;
            }
        }
        Command::Series { files } => series(common, files, out)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// For a house that does not want to read a stranger's board itself: the record comes in, and what is wrong with it goes out, if anything is.
pub fn check_for_house(common: &Common, out: &mut Out) -> Result<ExitCode> {
    let mut record = Vec::new();
    std::io::stdin().lock().read_to_end(&mut record)?;
    if let Err(problem) = teahouse_server::check_record(&record, common.boards()) {
        out.json(&problem)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn read(file: &Path) -> Result<(Record, &'static dyn GameEntry)> {
    let text = teahouse_catalog::read_text(file).with_context(|| file.display().to_string())?;
    let record: Record = text.parse().with_context(|| file.display().to_string())?;
    let game = find_game(&record.game).with_context(|| file.display().to_string())?;
    Ok((record, game))
}

fn names(record: &Record) -> Vec<String> {
    let name = |seat: u8| record.names.get(&seat).cloned().unwrap_or_else(|| format!("{}", seat + 1));
    (0..record.setup.players).map(name).collect()
}

fn show(common: &Common, file: &Path, out: &mut Out) -> Result<()> {
    let (record, game) = read(file)?;
    let at_file = || file.display().to_string();
    let story = game.story(&record, common.boards(), None).with_context(at_file)?;
    let words = Words::new(common.language(), game.words()).with_names(names(&record));
    out.line(format!(
        "{} · {} · {}",
        words.word("game-name"),
        words.name_of(&format!("board-{}", record.setup.board), &record.setup.board),
        words.list(&names(&record))
    ))?;
    for (n, (entry, events)) in story.iter().enumerate() {
        out.line(format!("{:>4}  {entry}", n + 1))?;
        for event in events {
            out.line(format!("        {}", words.say(event)))?;
        }
    }
    let table = game.replay(&record, common.boards()).with_context(at_file)?;
    for part in table.text(Viewer::Public) {
        match part {
            TextPart::Raw(text) => out.line(text)?,
            TextPart::Say(phrase) => out.line(words.say(&phrase))?,
        }
    }
    if let Some(outcome) = table.outcome() {
        standing(&words, "standing", &outcome, out)?;
    }
    Ok(())
}

fn series(common: &Common, files: &[PathBuf], out: &mut Out) -> Result<()> {
    let mut outcomes = Vec::new();
    let mut first: Option<(Record, &'static dyn GameEntry)> = None;
    for file in files {
        let (record, game) = read(file)?;
        let table = game.replay(&record, common.boards()).with_context(|| file.display().to_string())?;
        outcomes.push(table.outcome().ok_or_else(|| anyhow!("{}: this game is not finished", file.display()))?);
        match &first {
            Some((other, _)) if other.game != record.game || other.setup.players != record.setup.players => {
                bail!("{}: a series is of one game with the same number of players", file.display());
            }
            Some(_) => {}
            None => first = Some((record, game)),
        }
    }
    let Some((record, game)) = first else { bail!("name at least one record") };
    let sums = game.standings(record.setup.players, &outcomes, Count::Scores);
    let words = Words::new(common.language(), game.words()).with_names(names(&record));
    standing(&words, "series-standing", &sums.table, out)
}
