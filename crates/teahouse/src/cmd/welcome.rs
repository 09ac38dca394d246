//! `teahouse` alone: says what it can do and offers a first game.

use std::io::IsTerminal;
use std::process::ExitCode;

use anyhow::Result;
use teahouse_catalog::GAMES;
use teahouse_game::Phrase;
use teahouse_words::Words;

use crate::args::Common;
use crate::cmd::play;
use crate::out::Out;

pub fn run(common: &Common, out: &mut Out) -> Result<ExitCode> {
    let first = GAMES[0];
    let words = Words::new(common.language(), first.words());
    out.line(words.word("welcome"))?;
    out.line("")?;
    for game in GAMES {
        let own = Words::new(common.language(), game.words());
        let info = game.info();
        let [min, max] = info.players;
        out.line(format!("  {:<8} {min}–{max}  {}", info.id, own.word("game-blurb")))?;
    }
    out.line("")?;
    for (command, what) in [
        ("teahouse play qin", "play in the terminal against bots"),
        ("teahouse sim qin --check", "random games with every law on"),
        ("teahouse arena qin --bots greedy,random", "bot against bot"),
        ("teahouse record verify FILE", "were the dice honest?"),
        ("teahouse --help", "everything else"),
    ] {
        out.line(format!("  {command:<42} {what}"))?;
    }
    if !std::io::stdin().is_terminal() {
        return Ok(ExitCode::SUCCESS);
    }
    out.line("")?;
    loop {
        out.ask(words.say(&Phrase::new("first-game").with("game", words.word("game-name"))))?;
        let mut answer = String::new();
        let read = std::io::stdin().read_line(&mut answer)?;
        match answer.trim() {
            "q" | "quit" => return Ok(ExitCode::SUCCESS),
            _ if read == 0 => return Ok(ExitCode::SUCCESS),
            "" => break,
            _ => {}
        }
    }
    play::run(common, &play::Args::first_game(first.info().id), out)
}
