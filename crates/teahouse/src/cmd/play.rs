//! `teahouse play`: a plain text game in the terminal, with fair dice and honest bots.

mod hand;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result, anyhow, bail};
use clap::Args as ClapArgs;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use teahouse_bots::{Level, never};
use teahouse_catalog::{GameEntry, Table, TableAsk};
use teahouse_game::fair::{Salt, Seed};
use teahouse_game::record::{Fairness, clean_name};
use teahouse_game::series::Count;
use teahouse_game::{Outcome, Phrase, Seat, Setup, Viewer};
use teahouse_words::Words;

use crate::args::{Common, TableArgs, find_game};
use crate::out::Out;
use hand::{Answer, Hand};

fn levels() -> impl TypedValueParser<Value = Level> {
    let names = PossibleValuesParser::new(Level::ALL.map(Level::name));
    names.map(|name| Level::named(&name).expect("one of their names"))
}

#[derive(ClapArgs)]
pub struct Args {
    game: String,
    #[command(flatten)]
    table: TableArgs,
    /// Level of the other players, from novice to champion
    #[arg(long, default_value = Level::USUAL.name(), value_parser = levels())]
    bot: Level,
    /// Your seat, from 0
    #[arg(long, default_value_t = 0)]
    seat: u8,
    /// Your name
    #[arg(long)]
    name: Option<String>,
    /// Your salt for the dice (else you are asked, or it is random)
    #[arg(long)]
    salt: Option<String>,
    /// Write the record to this new file (in a series: FILE-1.tea, FILE-2.tea …)
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Play a series: a list of boards, or the game's usual series if none is named
    #[arg(long, value_name = "BOARDS", num_args = 0..=1, value_delimiter = ',', default_missing_value = "", conflicts_with = "board")]
    series: Option<Vec<String>>,
}

pub fn run(common: &Common, args: &Args, out: &mut Out) -> Result<ExitCode> {
    let game = find_game(&args.game)?;
    let setup = args.table.setup(game, None, common.boards())?;
    if args.seat >= setup.players {
        bail!("--seat: there is no seat {} at a table of {}", args.seat, setup.players);
    }
    if let Some(salt) = &args.salt {
        Salt::new(salt).context("--salt")?;
    }
    let words = Words::new(common.language(), game.words());
    let names: Vec<String> = Seat::all(setup.players).map(|s| seat_name(args, &words, s)).collect();
    let words = words.with_names(names.clone());
    let setups = match &args.series {
        None => vec![setup.clone()],
        Some(boards) => {
            let boards: Vec<String> = boards.iter().filter(|b| !b.is_empty()).cloned().collect();
            let lot = Seat(random_bytes::<1>()?[0] % setup.players);
            let first = setup.first().unwrap_or(lot);
            let setups = game.series(&setup, &boards, first);
            // A board that does not exist should not be noticed in the middle of the evening.
            for setup in &setups {
                game.table(setup, common.boards()).map_err(|e| anyhow!(e))?;
            }
            setups
        }
    };
    let mut outcomes = Vec::new();
    for (n, setup) in setups.iter().enumerate() {
        if setups.len() > 1 {
            let board = words.name_of(&format!("board-{}", setup.board), &setup.board);
            let line =
                Phrase::new("series-game").with("number", n + 1).with("total", setups.len()).with("board", board);
            out.line(words.say(&line))?;
        }
        let file = args.record.as_ref().map(|f| if setups.len() > 1 { numbered(f, n + 1) } else { f.clone() });
        let mut evening =
            Evening { common, args, game, words: &words, names: &names, me: Seat(args.seat), out, resigned: None };
        let Some(outcome) = evening.play(setup, file)? else { return Ok(ExitCode::SUCCESS) };
        outcomes.push(outcome);
    }
    if setups.len() > 1 {
        let sums = game.standings(setup.players, &outcomes, Count::Scores).table;
        standing(&words, "series-standing", &sums, out)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn seat_name(args: &Args, words: &Words, seat: Seat) -> String {
    if seat.0 == args.seat {
        let own = args.name.as_deref().map(str::trim).filter(|n| !n.is_empty());
        return own.map_or_else(|| words.word("your-name-default"), clean_name);
    }
    bot_name(words, args.bot, seat)
}

fn bot_name(words: &Words, level: Level, seat: Seat) -> String {
    words.say(&Phrase::new("bot-name").with("level", level.name()).with("number", seat.0 + 1))
}

fn numbered(file: &std::path::Path, n: usize) -> PathBuf {
    let stem = file.file_stem().map(|s| s.to_string_lossy().into_owned()).unwrap_or_default();
    file.with_file_name(format!("{stem}-{n}.tea"))
}

/// The final table, best first, with what its numbers mean.
pub fn standing(words: &Words, id: &str, outcome: &Outcome, out: &mut Out) -> Result<()> {
    out.line(format!("{}:", words.word("score-label")))?;
    let mut seats: Vec<Seat> = Seat::all(outcome.places.len() as u8).collect();
    seats.sort_by_key(|s| outcome.places[s.index()]);
    for seat in seats {
        let line = Phrase::new(id).with("seat", seat).with("place", outcome.places[seat.index()]);
        out.line(words.say(&line.with("score", outcome.scores[seat.index()])))?;
    }
    Ok(())
}

/// One match at the terminal.
struct Evening<'a> {
    common: &'a Common,
    args: &'a Args,
    game: &'static dyn GameEntry,
    words: &'a Words,
    names: &'a [String],
    me: Seat,
    out: &'a mut Out,
    /// The name of the bot that plays on for the person.
    resigned: Option<String>,
}

impl Evening<'_> {
    /// Plays one match to the end; `None` if the player left.
    fn play(&mut self, setup: &Setup, file: Option<PathBuf>) -> Result<Option<Outcome>> {
        let mut table = self.game.table(setup, self.common.boards()).map_err(|e| anyhow!(e))?;
        if let Some(file) = &file {
            // Before the game, not after it: a file that cannot be written, or that is there already.
            std::fs::File::create_new(file).with_context(|| file.display().to_string())?;
        }
        let fairness = self.fairness(setup.players)?;
        let dice = fairness.dice();
        let mut bots = vec![Some(self.args.bot); usize::from(setup.players)];
        bots[self.me.index()] = None;
        let mut hand = Hand { game: self.game, words: self.words, me: self.me };
        let left = loop {
            match table.asks() {
                TableAsk::Over => break false,
                TableAsk::Chance => {
                    let stream = table.chances_written();
                    table.draw(&mut dice.stream(stream)).map_err(|e| anyhow!("{e:?}"))?;
                }
                TableAsk::Seat(seat, question) => match bots[seat.index()] {
                    Some(level) => {
                        let seed = u64::from_le_bytes(random_bytes::<8>()?);
                        let (seat, thought) =
                            table.think(level, seed, false).ok_or_else(|| anyhow!("nobody is asked"))?;
                        table.play_row(seat, &thought(&never)).map_err(|e| anyhow!("{e:?}"))?;
                    }
                    None => {
                        let answer = hand.turn(&mut *table, &question, self.out)?;
                        // What has happened so far survives a closed terminal.
                        self.save(&*table, &fairness, file.as_deref())?;
                        match answer {
                            Answer::Played => {}
                            Answer::Left => break true,
                            Answer::Resigned => {
                                bots[self.me.index()] = Some(Level::USUAL);
                                // What the bot does from here on is told under the bot's name.
                                self.resigned = Some(bot_name(self.words, Level::USUAL, self.me));
                            }
                        }
                    }
                },
            }
            self.tell(&mut *table)?;
        };
        if left {
            self.out.line(self.words.word("left"))?;
        }
        let outcome = table.outcome();
        if let Some(outcome) = &outcome {
            self.show_board(&*table)?;
            let winners = outcome.winners();
            let id = if winners.len() == 1 { "won" } else { "shared" };
            self.out.line(self.words.say(&Phrase::new(id).with("winners", winners)))?;
            standing(self.words, "standing", outcome, self.out)?;
        }
        self.save(&*table, &fairness, file.as_deref())?;
        if let Some(file) = file {
            if outcome.is_some() {
                let seed = Phrase::new("fair-revealed").with("seed", fairness.seed.reveal());
                self.out.line(self.words.say(&seed))?;
            }
            self.out.line(self.words.say(&Phrase::new("record-saved").with("file", file.display().to_string())))?;
        }
        Ok(outcome)
    }

    /// Writes the record as it is now; the seed goes in only once the match is over.
    fn save(&self, table: &dyn Table, fairness: &Fairness, file: Option<&std::path::Path>) -> Result<()> {
        let Some(file) = file else { return Ok(()) };
        let names: BTreeMap<u8, String> = (0..).zip(self.names.iter().cloned()).collect();
        let record = table.record(names, Some(fairness));
        std::fs::write(file, record.to_string()).with_context(|| file.display().to_string())
    }

    /// Commitment first, then the salts.
    fn fairness(&mut self, players: u8) -> Result<Fairness> {
        let seed = Seed::new(random_bytes()?);
        self.out.line(self.words.say(&Phrase::new("fair-commitment").with("hash", seed.commitment())))?;
        let mut salts = Vec::new();
        for seat in Seat::all(players) {
            let salt =
                if seat == self.me { hand::own_salt(self.args.salt.as_deref(), self.words, self.out)? } else { None };
            salts.push(match salt {
                Some(salt) => salt,
                None if seat == self.me => random_salt()?,
                // A bot brings nothing: a salt the house could still choose would let it choose the draws.
                None => Salt::new("bot")?,
            });
        }
        Ok(Fairness { seed, salts })
    }

    fn tell(&mut self, table: &mut dyn Table) -> Result<()> {
        let names: Vec<String> = match &self.resigned {
            Some(bot) => {
                (0..).zip(self.names).map(|(n, name)| if Seat(n) == self.me { bot } else { name }.clone()).collect()
            }
            None => self.names.to_vec(),
        };
        for phrase in table.said(Viewer::Seat(self.me)) {
            self.out.line(self.words.say_with(&phrase, &names))?;
        }
        table.forget_news();
        Ok(())
    }

    fn show_board(&mut self, table: &dyn Table) -> Result<()> {
        hand::show_board(table, self.me, self.words, self.out)
    }
}

fn random_bytes<const N: usize>() -> Result<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|e| anyhow!("the operating system gives no random numbers: {e}"))?;
    Ok(bytes)
}

fn random_salt() -> Result<Salt> {
    let text: String = random_bytes::<8>()?.iter().map(|b| format!("{b:02x}")).collect();
    Ok(Salt::new(&text)?)
}
