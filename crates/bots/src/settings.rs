//! Any bot, as the command line names it: a level, or a way to play with its numbers, as `champion:iters=400`, `champion:ms=50:threads=2`
//! or `search:net=FILE:iters=400:temp=0.3`.

use std::fmt::{self, Display};
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use teahouse_game::{FastDice, Game, Held, Setup};
use thiserror::Error;

use crate::dial::Dial;
use crate::learnt::{Learnt, Style};
use crate::level::Level;
use crate::net::Net;
use crate::nets::{Nets, inputs};
use crate::plain::Plain;
use crate::plan::LONGEST;
use crate::timed::{Clock, Timed};
use crate::{Bot, Random, greedy};

/// A bot that thinks by the clock stops here at the latest: every walk costs memory.
const MOST_WALKS: u32 = 100_000;
const MOST_THREADS: u32 = 64;

/// A bot to be seated.
#[derive(Clone, Debug)]
pub struct Settings {
    name: String,
    kind: Kind,
    /// How long it thinks, if not by its walks.
    time: Option<Duration>,
    clock: Option<Clock>,
}

#[derive(Clone, Debug)]
enum Kind {
    Random,
    Greedy,
    Plain { walks: u32 },
    Learnt { style: Style, net: Option<Arc<Net>> },
}

/// Why a bot cannot be seated.
#[derive(Clone, Debug, PartialEq, Error)]
#[allow(missing_docs)]
pub enum BadSettings {
    #[error("there is no bot {0:?}; there are: {known}, search, plain", known = Level::ALL.map(Level::name).join(", "))]
    NoSuchBot(String),
    #[error(
        "{bot} has no setting {setting:?}; learnt bots have net, iters, beam, plans, beam2, plans2, row, sift, temp, curiosity, prior, threads and ms, plain has iters and ms"
    )]
    NoSuchSetting { bot: String, setting: String },
    #[error("{setting} of a bot cannot be {value:?}")]
    BadValue { setting: String, value: String },
    #[error("{0} thinks by the clock, and there is none here")]
    NoClock(String),
    #[error("{file}: {why}")]
    BadNet { file: String, why: String },
    #[error("no net is there for this table; give one: {0}:net=FILE")]
    NoNet(String),
    #[error("the net of {bot} is for another game or number of players: it has {has} inputs, here there are {needs}")]
    WrongNet { bot: String, has: usize, needs: usize },
}

impl Display for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

impl From<Level> for Settings {
    fn from(level: Level) -> Settings {
        let kind = match (level, level.style()) {
            (Level::Random, _) => Kind::Random,
            (_, None) => Kind::Greedy,
            (_, Some(style)) => Kind::Learnt { style, net: None },
        };
        Settings { name: level.name().to_owned(), kind, time: None, clock: None }
    }
}

impl FromStr for Settings {
    type Err = BadSettings;

    fn from_str(text: &str) -> Result<Settings, BadSettings> {
        let mut parts = text.split(':');
        let bot = parts.next().unwrap_or_default();
        let kind = match (bot, Level::named(bot)) {
            (_, Some(level)) => Settings::from(level).kind,
            ("search", None) => Settings::from(Level::Champion).kind,
            ("plain", None) => Kind::Plain { walks: 500 },
            _ => return Err(BadSettings::NoSuchBot(bot.to_owned())),
        };
        let mut settings = Settings { name: text.to_owned(), kind, time: None, clock: None };
        for part in parts {
            let no_such = || BadSettings::NoSuchSetting { bot: bot.to_owned(), setting: part.to_owned() };
            let (setting, value) = part.split_once('=').ok_or_else(no_such)?;
            settings.set(setting, value).ok_or_else(no_such)??;
        }
        Ok(settings)
    }
}

impl Settings {
    /// Turns one screw; `None` if there is no such screw.
    fn set(&mut self, setting: &str, value: &str) -> Option<Result<(), BadSettings>> {
        let bad = || BadSettings::BadValue { setting: setting.to_owned(), value: value.to_owned() };
        let count = |least: u32, most: u32| value.parse().ok().filter(|n| (least..=most).contains(n)).ok_or_else(bad);
        let number = || value.parse().ok().filter(|n| (0.0..=100.0).contains(n)).ok_or_else(bad);
        let width = || count(1, 100_000).map(|n| n as usize);
        let time = &mut self.time;
        // Walks or time: the one that is named last counts.
        let mut walks = |of: &mut u32, least: u32| {
            let n = count(least, MOST_WALKS)?;
            (*of, *time) =
                if setting == "ms" { (MOST_WALKS, Some(Duration::from_millis(n.into()))) } else { (n, None) };
            Ok(())
        };
        Some(match (&mut self.kind, setting) {
            (Kind::Plain { walks: of }, "iters" | "ms") => walks(of, 1),
            (Kind::Learnt { net, .. }, "net") => load(value).map(|read| *net = Some(Arc::new(read))),
            (Kind::Learnt { style: Style { manner, dial }, .. }, _) => match setting {
                "iters" => walks(&mut manner.walks, 0),
                "ms" => walks(&mut manner.walks, 1),
                "threads" => count(1, MOST_THREADS).map(|n| manner.threads = n as usize),
                "temp" => number().map(|n| *dial = Dial { temperature: n, blunder: f32::INFINITY }),
                "curiosity" => number().map(|n| manner.curiosity = n),
                "prior" => number().map(|n| manner.temperature = f32::max(n, 1e-4)),
                "beam" => width().map(|n| manner.root.width = n),
                "row" => width().map(|n| manner.row = Some(n.min(LONGEST))),
                "plans" => width().map(|n| manner.root.plans = n),
                "beam2" => width().map(|n| manner.inner.width = n),
                "plans2" => width().map(|n| manner.inner.plans = n),
                "sift" => width().map(|n| manner.sift = Some(n)),
                _ => return None,
            },
            _ => return None,
        })
    }
}

fn load(file: &str) -> Result<Net, BadSettings> {
    let bad = |why: String| BadSettings::BadNet { file: file.to_owned(), why };
    let bytes = std::fs::read(file).map_err(|e| bad(e.to_string()))?;
    Net::from_bytes(&bytes).map_err(|e| bad(e.to_string()))
}

impl Settings {
    /// A level that plays with this net.
    pub fn with_net(level: Level, net: Arc<Net>) -> Settings {
        let mut settings = Settings::from(level);
        if let Kind::Learnt { net: own, .. } = &mut settings.kind {
            *own = Some(net);
        }
        settings
    }

    /// The same bot with a clock, which it needs if it has a time to think (`ms=…`).
    pub fn with_clock(self, clock: Clock) -> Settings {
        Settings { clock: Some(clock), ..self }
    }

    /// Whether it plays with a net.
    pub fn is_learnt(&self) -> bool {
        matches!(self.kind, Kind::Learnt { .. })
    }

    /// The net that was given to it; none if it plays with the house's own, or without.
    pub fn own_net(&self) -> Option<&Arc<Net>> {
        match &self.kind {
            Kind::Learnt { net, .. } => net.as_ref(),
            Kind::Random | Kind::Greedy | Kind::Plain { .. } => None,
        }
    }

    /// The bot, for one seat of a table. It plays the same moves again with the same `seed`, unless it thinks by the clock.
    pub fn seat<G: Game>(
        &self,
        data: &Held<G::Data>,
        setup: &Setup,
        nets: &Nets,
        seed: u64,
    ) -> Result<Box<dyn Bot<G>>, BadSettings> {
        let dice = FastDice::new(seed);
        let bot: Box<dyn Bot<G>> = match &self.kind {
            Kind::Random => Box::new(Random { dice }),
            Kind::Greedy => Box::new(greedy::Greedy { data: data.clone(), dice }),
            Kind::Plain { walks } => Box::new(Plain { data: data.clone(), walks: *walks, dice }),
            Kind::Learnt { style, net } => {
                let own = || nets.of::<G>(data, setup).map(|(_, net)| net);
                let net = net.clone().or_else(own).ok_or_else(|| BadSettings::NoNet(self.name.clone()))?;
                let (has, needs) = (net.inputs(), inputs::<G>(data, setup).unwrap_or_default());
                if has != needs {
                    return Err(BadSettings::WrongNet { bot: self.name.clone(), has, needs });
                }
                Box::new(Learnt { data: data.clone(), net, style: *style, dice })
            }
        };
        let Some(time) = self.time else { return Ok(bot) };
        let clock = self.clock.ok_or_else(|| BadSettings::NoClock(self.name.clone()))?;
        Ok(Box::new(Timed { bot, time, clock }))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::sync::atomic::{AtomicU64, Ordering};
    use std::time::Duration;

    use teahouse_game::{Ask, Held, Seat, Setup};

    use super::{BadSettings, Settings};
    use crate::toy::{BOARDS, Toy};
    use crate::{Nets, never};

    fn fault(text: &str) -> String {
        text.parse::<Settings>().map_or_else(|e| e.to_string(), |ok| format!("{ok} is fine"))
    }

    #[test]
    fn settings_are_read_and_nonsense_is_named() {
        for fine in [
            "novice",
            "champion:iters=400",
            "search:iters=0:beam=12:plans=3:temp=0.3",
            "search:iters=60:row=1:sift=24",
            "plain:iters=50",
            "plain:ms=20",
            "champion:ms=50:threads=2",
            "random",
        ] {
            assert_eq!(fault(fine), format!("{fine} is fine"));
        }
        assert!(fault("grandmaster").contains("novice, pupil"), "{}", fault("grandmaster"));
        for (bad, said) in [
            ("adept:depth=3", "no setting"),
            ("greedy:iters=3", "no setting"),
            ("adept:iters", "no setting"),
            ("adept:beam=0", "cannot be \"0\""),
            ("adept:temp=-1", "cannot be"),
            ("adept:temp=NaN", "cannot be"),
            ("plain:iters=many", "cannot be"),
            ("champion:ms=0", "cannot be"),
            ("champion:threads=0", "cannot be"),
            ("champion:threads=1000", "cannot be"),
            ("plain:threads=2", "no setting"),
        ] {
            assert!(fault(bad).contains(said), "{bad}: {}", fault(bad));
        }
        let missing = "adept:net=/no/such/file".parse::<Settings>();
        assert!(matches!(missing, Err(BadSettings::BadNet { .. })), "{missing:?}");
    }

    #[test]
    fn who_thinks_by_the_clock_needs_one_and_stops_by_it() {
        static TICKS: AtomicU64 = AtomicU64::new(0);
        let setup = Setup { rules: 1, players: 2, board: "toy".to_owned(), options: BTreeMap::new() };
        let seat = |settings: &Settings| settings.seat::<Toy>(&Held::from(&BOARDS[0]), &setup, &Nets::new(&[]), 3);
        let timed = |text: &str| -> Settings { text.parse().expect("settings") };
        assert_eq!(seat(&timed("plain:ms=20")).err(), Some(BadSettings::NoClock("plain:ms=20".to_owned())));
        assert!(seat(&timed("plain:ms=20:iters=20")).is_ok(), "the last one counts");
        // A clock that goes on by a millisecond whenever somebody looks at it.
        let clock = || Duration::from_millis(TICKS.fetch_add(1, Ordering::Relaxed));
        let mut bot = seat(&timed("plain:iters=3:ms=20").with_clock(clock)).expect("a bot");
        bot.choose(&Toy::new(1), Ask { seat: Seat(0), decision: () }, &[0, 1, 2, 3], &never);
        assert_eq!(TICKS.load(Ordering::Relaxed), 21, "once for the start, then before each walk");
    }
}
