//! The program plays random games with every law on: each game, board, set of rules and number of players.

use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::tools::target;

/// A program to check, by its path.
pub struct Program(pub String);

impl Program {
    /// The one that `cargo test` has built; quicker to build than the release and nearly as fast.
    pub fn checked() -> Program {
        Program::of("debug")
    }

    /// The one that people run.
    pub fn release() -> Program {
        Program::of("release")
    }

    fn of(profile: &str) -> Program {
        let name = format!("teahouse{}", std::env::consts::EXE_SUFFIX);
        Program(target().join(profile).join(name).display().to_string())
    }

    pub fn run(&self, arguments: &[&str]) -> Result<()> {
        let status = Command::new(&self.0).args(arguments).status().with_context(|| self.0.clone())?;
        if !status.success() {
            bail!("teahouse {} failed", arguments[..arguments.len().min(8)].join(" "));
        }
        Ok(())
    }

    /// What the program says of its games.
    pub fn games(&self) -> Result<Vec<serde_json::Value>> {
        let list = Command::new(&self.0).args(["games", "--json"]).output().context("teahouse games")?;
        serde_json::from_slice(&list.stdout).context("teahouse games --json")
    }

    /// The arguments of `sim --check` for every kind of table.
    pub fn tables(&self) -> Result<Vec<Vec<String>>> {
        let mut tables = Vec::new();
        for game in &self.games()? {
            let id = game["id"].as_str().context("an id")?;
            let rules: Vec<Option<&str>> = match game["options"]["rules"]["values"].as_array() {
                Some(values) => values.iter().map(|v| v.as_str()).collect(),
                None => vec![None],
            };
            for (board, seats) in game["seats"].as_object().context("boards")? {
                for players in seats.as_array().context("numbers of players")? {
                    for rules in &rules {
                        let players = players.to_string();
                        let mut table = vec!["sim", id, "--board", board, "--players", &players, "--check"];
                        let option = rules.map(|rules| format!("rules={rules}"));
                        if let Some(option) = &option {
                            table.extend(["--option", option]);
                        }
                        tables.push(table.into_iter().map(str::to_owned).collect());
                    }
                }
            }
        }
        Ok(tables)
    }

    /// So many games of every kind of table, and a few for each option switched singly.
    pub fn laws(&self, games: &str, each_option: &str) -> Result<()> {
        for table in self.tables()? {
            let table: Vec<&str> = table.iter().map(String::as_str).collect();
            self.run(&[&table[..], &["--games", games]].concat())?;
            self.run(&[&table[..], &["--games", each_option, "--each-option"]].concat())?;
        }
        Ok(())
    }
}
