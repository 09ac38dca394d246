//! Any bot, as the command line names it: a level, or a way to play with its numbers, as `champion:iters=400` or
//! `search:net=FILE:iters=400:temp=0.3`.

use std::fmt::{self, Display};
use std::str::FromStr;
use std::sync::Arc;

use teahouse_game::{FastDice, Game, Setup};
use thiserror::Error;

use crate::learnt::{Learnt, Style};
use crate::level::Level;
use crate::net::Net;
use crate::nets::{Nets, inputs};
use crate::plain::Plain;
use crate::{Bot, Random, greedy};

/// A bot to be seated.
#[derive(Clone, Debug)]
pub struct Settings {
    name: String,
    kind: Kind,
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
        "{bot} has no setting {setting:?}; learnt bots have net, iters, beam, plans, beam2, plans2, temp, curiosity and prior, plain has iters"
    )]
    NoSuchSetting { bot: String, setting: String },
    #[error("{setting} of a bot cannot be {value:?}")]
    BadValue { setting: String, value: String },
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
        Settings { name: level.name().to_owned(), kind }
    }
}

impl FromStr for Settings {
    type Err = BadSettings;

    fn from_str(text: &str) -> Result<Settings, BadSettings> {
        let mut parts = text.split(':');
        let bot = parts.next().unwrap_or_default();
        let mut kind = match (bot, Level::named(bot)) {
            (_, Some(level)) => Settings::from(level).kind,
            ("search", None) => Settings::from(Level::Champion).kind,
            ("plain", None) => Kind::Plain { walks: 500 },
            _ => return Err(BadSettings::NoSuchBot(bot.to_owned())),
        };
        for part in parts {
            let no_such = || BadSettings::NoSuchSetting { bot: bot.to_owned(), setting: part.to_owned() };
            let (setting, value) = part.split_once('=').ok_or_else(no_such)?;
            kind.set(setting, value).ok_or_else(no_such)??;
        }
        Ok(Settings { name: text.to_owned(), kind })
    }
}

impl Kind {
    /// Turns one screw; `None` if there is no such screw.
    fn set(&mut self, setting: &str, value: &str) -> Option<Result<(), BadSettings>> {
        let bad = || BadSettings::BadValue { setting: setting.to_owned(), value: value.to_owned() };
        let count = |least: u32| value.parse().ok().filter(|n| (least..=100_000).contains(n)).ok_or_else(bad);
        let number = || value.parse().ok().filter(|n| (0.0..=100.0).contains(n)).ok_or_else(bad);
        let width = || count(1).map(|n| n as usize);
        Some(match (self, setting) {
            (Kind::Plain { walks }, "iters") => count(1).map(|n| *walks = n),
            (Kind::Learnt { net, .. }, "net") => load(value).map(|read| *net = Some(Arc::new(read))),
            (Kind::Learnt { style, .. }, _) => match setting {
                "iters" => count(0).map(|n| style.manner.walks = n),
                "temp" => number().map(|n| (style.temperature, style.blunder) = (n, f32::INFINITY)),
                "curiosity" => number().map(|n| style.manner.curiosity = n),
                "prior" => number().map(|n| style.manner.temperature = f32::max(n, 1e-4)),
                "beam" => width().map(|n| style.manner.root.width = n),
                "plans" => width().map(|n| style.manner.root.plans = n),
                "beam2" => width().map(|n| style.manner.inner.width = n),
                "plans2" => width().map(|n| style.manner.inner.plans = n),
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

    /// The bot, for one seat of a table. It plays the same moves again with the same `seed`.
    pub fn seat<G: Game>(
        &self,
        data: &'static G::Data,
        setup: &Setup,
        nets: &Nets,
        seed: u64,
    ) -> Result<Box<dyn Bot<G>>, BadSettings> {
        let dice = FastDice::new(seed);
        Ok(match &self.kind {
            Kind::Random => Box::new(Random { dice }),
            Kind::Greedy => Box::new(greedy::Greedy { data, dice }),
            Kind::Plain { walks } => Box::new(Plain { data, walks: *walks, dice }),
            Kind::Learnt { style, net } => {
                let own = || nets.of::<G>(data, setup).map(|(_, net)| net);
                let net = net.clone().or_else(own).ok_or_else(|| BadSettings::NoNet(self.name.clone()))?;
                let (has, needs) = (net.inputs(), inputs::<G>(data, setup).unwrap_or_default());
                if has != needs {
                    return Err(BadSettings::WrongNet { bot: self.name.clone(), has, needs });
                }
                Box::new(Learnt { data, net, style: *style, dice })
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{BadSettings, Settings};

    fn fault(text: &str) -> String {
        text.parse::<Settings>().map_or_else(|e| e.to_string(), |ok| format!("{ok} is fine"))
    }

    #[test]
    fn settings_are_read_and_nonsense_is_named() {
        for fine in
            ["novice", "champion:iters=400", "search:iters=0:beam=12:plans=3:temp=0.3", "plain:iters=50", "random"]
        {
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
        ] {
            assert!(fault(bad).contains(said), "{bad}: {}", fault(bad));
        }
        let missing = "adept:net=/no/such/file".parse::<Settings>();
        assert!(matches!(missing, Err(BadSettings::BadNet { .. })), "{missing:?}");
    }
}
