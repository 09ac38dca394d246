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
use crate::nets::Nets;
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
        "{bot} has no setting {setting:?}; learnt bots have net, iters, beam, plans, temp, curiosity and prior, plain has iters"
    )]
    NoSuchSetting { bot: String, setting: String },
    #[error("{setting} of a bot cannot be {value:?}")]
    BadValue { setting: String, value: String },
    #[error("{file}: {why}")]
    BadNet { file: String, why: String },
    #[error("no net is there for this table; give one: {0}:net=FILE")]
    NoNet(String),
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
        fn read<T: FromStr>(into: &mut T, setting: &str, value: &str) -> Result<(), BadSettings> {
            let bad = || BadSettings::BadValue { setting: setting.to_owned(), value: value.to_owned() };
            value.parse().map(|read| *into = read).map_err(|_| bad())
        }
        Some(match (self, setting) {
            (Kind::Plain { walks }, "iters") => read(walks, setting, value),
            (Kind::Learnt { net, .. }, "net") => load(value).map(|read| *net = Some(Arc::new(read))),
            (Kind::Learnt { style, .. }, _) => match setting {
                "iters" => read(&mut style.manner.walks, setting, value),
                "temp" => read(&mut style.temperature, setting, value).map(|()| style.blunder = f32::INFINITY),
                "curiosity" => read(&mut style.manner.curiosity, setting, value),
                "prior" => read(&mut style.manner.temperature, setting, value),
                "beam" => read(&mut style.manner.root.width, setting, value),
                "plans" => read(&mut style.manner.root.plans, setting, value),
                "beam2" => read(&mut style.manner.inner.width, setting, value),
                "plans2" => read(&mut style.manner.inner.plans, setting, value),
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
                Box::new(Learnt { data, net, style: *style, dice })
            }
        })
    }
}
