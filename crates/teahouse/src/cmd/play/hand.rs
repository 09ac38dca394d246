//! The person at the terminal: reads lines, explains refusals.

use std::io::IsTerminal;

use anyhow::{Context, Result};
use teahouse_catalog::{GameEntry, Refusal, Table};
use teahouse_game::fair::Salt;
use teahouse_game::{Phrase, Seat, TextPart, UndoRight, Viewer};
use teahouse_words::Words;

use crate::out::Out;

/// What the person did.
pub enum Answer {
    Played,
    Resigned,
    Left,
}

pub struct Hand<'a> {
    pub game: &'static dyn GameEntry,
    pub words: &'a Words,
    pub me: Seat,
}

impl Hand<'_> {
    /// The text of a clause in the language of the player.
    fn clause(&self, id: &str) -> Option<String> {
        teahouse_catalog::folder(self.game.id())?.clause(self.words.language, id)
    }

    /// Asks until something happens.
    pub fn turn(&mut self, table: &mut dyn Table, question: &str, out: &mut Out) -> Result<Answer> {
        show_board(table, self.me, self.words, out)?;
        out.line(self.words.say(&Phrase::new(question).with("seat", self.me)))?;
        loop {
            out.ask(self.words.word("move-prompt"))?;
            let Some(line) = read_line()? else { return Ok(Answer::Left) };
            let lower = line.to_lowercase();
            match lower.split_whitespace().collect::<Vec<_>>()[..] {
                [] => {}
                ["?" | "help"] => {
                    out.line(self.words.word("help-play"))?;
                    out.line(self.words.word("help-move"))?;
                }
                ["quit" | "q" | "exit"] => return Ok(Answer::Left),
                ["board"] => show_board(table, self.me, self.words, out)?,
                ["moves", ref filter @ ..] => {
                    // `moves rr` lists the moves that begin like this.
                    let start = filter.join(" ");
                    let mut legal = table.legal(self.me);
                    legal.retain(|mv| mv.to_lowercase().starts_with(&start));
                    out.line(self.words.say(&Phrase::new("moves-count").with("count", legal.len())))?;
                    let width = legal.iter().map(|mv| mv.len()).max().unwrap_or(0) + 2;
                    for row in legal.chunks((76 / width).max(1)) {
                        let cells: String = row.iter().map(|mv| format!("{mv:<width$}")).collect();
                        out.line(format!("  {}", cells.trim_end()))?;
                    }
                }
                ["rule" | "rules"] => {
                    for id in self.game.clauses() {
                        let text = self.clause(&id).unwrap_or_default();
                        let title: String = text.split_inclusive('.').take(1).collect();
                        out.line(format!("  {}", title.trim_end_matches('.')))?;
                    }
                }
                ["rule", id] => match self.clause(id) {
                    Some(text) => wrap(&text).iter().try_for_each(|line| out.line(line))?,
                    None => out.line(self.words.say(&Phrase::new("unknown-rule").with("rule", id.to_uppercase())))?,
                },
                ["undo"] => match table.undo_right(self.me) {
                    UndoRight::None => out.line(self.words.word("undo-nothing"))?,
                    right => {
                        // Only bots sit at this table, and they agree to everything; the record says so.
                        let consent = right == UndoRight::Consent;
                        table.undo(self.me, consent).map_err(|e| anyhow::anyhow!("{e:?}"))?;
                        return Ok(Answer::Played);
                    }
                },
                ["resign"] => return self.resign(table),
                _ => match self.try_move(table, &line) {
                    Ok(()) => return Ok(Answer::Played),
                    Err(why) => out.line(why)?,
                },
            }
        }
    }

    fn resign(&self, table: &mut dyn Table) -> Result<Answer> {
        table.resign(self.me).map_err(|e| anyhow::anyhow!("{e:?}"))?;
        if table.outcome().is_none() {
            table.stand_in(self.me, teahouse_bots::Level::USUAL).map_err(|e| anyhow::anyhow!("{e:?}"))?;
        }
        Ok(Answer::Resigned)
    }

    /// Forgives capitals and extra spaces: `ry  G5 h5` is `RY g5 h5`.
    fn try_move(&self, table: &mut dyn Table, line: &str) -> Result<(), String> {
        let typed = line.split_whitespace().collect::<Vec<_>>().join(" ");
        let not_a_move = || {
            format!(
                "{}\n{}",
                self.words.say(&Phrase::new("not-a-move").with("text", typed.as_str())),
                self.words.word("help-move")
            )
        };
        let text = [typed.clone(), tidy(&typed)].into_iter().find(|t| self.game.read_move(t).is_ok());
        match table.play(self.me, &text.ok_or_else(not_a_move)?) {
            Ok(()) => Ok(()),
            Err(Refusal::Rule { rule, phrase, .. }) => {
                let why = self.words.say(&phrase);
                Err(self.words.say(&Phrase::new("refused").with("rule", rule).with("why", why)))
            }
            Err(Refusal::NotAMove(_)) => Err(not_a_move()),
            Err(Refusal::NotNow(why)) => Err(why.code().to_owned()),
            Err(Refusal::NotAsked) => Err("not-asked".to_owned()),
        }
    }
}

/// Lines of at most 100 characters.
fn wrap(text: &str) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let line = lines.last_mut().expect("there is a line");
        if line.chars().count() + word.chars().count() > 100 {
            lines.push(word.to_owned());
        } else {
            let gap = if line.is_empty() { "" } else { " " };
            *line += &format!("{gap}{word}");
        }
    }
    lines
}

/// First word in capitals, the others in small letters.
fn tidy(text: &str) -> String {
    match text.split_once(' ') {
        Some((first, rest)) => format!("{} {}", first.to_uppercase(), rest.to_lowercase()),
        None => text.to_uppercase(),
    }
}

/// The salt the person gave or types; `None` for a random one.
pub fn own_salt(given: Option<&str>, words: &Words, out: &mut Out) -> Result<Option<Salt>> {
    if let Some(text) = given {
        return Ok(Some(Salt::new(text)?));
    }
    // A script that pipes its moves in is not asked.
    while std::io::stdin().is_terminal() {
        out.ask(words.word("fair-salt"))?;
        let Some(line) = read_line()? else { return Ok(None) };
        match Salt::new(line.trim()) {
            _ if line.trim().is_empty() => return Ok(None),
            Ok(salt) => return Ok(Some(salt)),
            Err(_) => out.line(words.word("fair-salt-bad"))?,
        }
    }
    Ok(None)
}

pub fn show_board(table: &dyn Table, to: Seat, words: &Words, out: &mut Out) -> Result<()> {
    out.line("")?;
    for part in table.text(Viewer::Seat(to)) {
        match part {
            TextPart::Raw(text) => out.line(text)?,
            TextPart::Say(phrase) => out.line(words.say(&phrase))?,
        }
    }
    Ok(())
}

/// A line from the person; `None` when there are no more.
fn read_line() -> Result<Option<String>> {
    let mut bytes = Vec::new();
    let read = std::io::BufRead::read_until(&mut std::io::stdin().lock(), b'\n', &mut bytes)
        .context("cannot read your input")?;
    Ok((read > 0).then(|| String::from_utf8_lossy(&bytes).trim_end().to_owned()))
}
