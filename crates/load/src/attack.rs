//! Attacks beside people who play: the same people at the same tables, first alone, then beside each attack in turn. An attacker comes from as many
//! addresses as they like; what the house lets them do then should cost the others next to nothing.

mod crowds;
mod flood;
mod made;
mod matches;
mod things;
mod tries;

use std::collections::BTreeMap;
use std::time::Duration;

use anyhow::{Result, bail};
use serde::Serialize;

use crate::house::OwnHouse;
use crate::measure::{self, Figures, Plan};
use crate::process::raise_limit;
use flood::Flood;
use tries::Tries;

/// Attacks there are, as they are named on the command line.
pub const ATTACKS: [&str; 19] = [
    "undos",
    "looks",
    "tables",
    "lists",
    "chat",
    "guests",
    "renames",
    "watchers",
    "watchers-at-victims",
    "hellos",
    "hellos-at-victims",
    "previews",
    "records",
    "long-records",
    "boards",
    "scenes",
    "big-texts",
    "bots",
    "silence",
];

/// What to do.
#[derive(Clone, Debug)]
pub struct AttackPlan {
    /// Names of attacks.
    pub attacks: Vec<String>,
    /// Things an attacker does at the same time.
    pub hands: usize,
    /// What the victims play.
    pub victims: Plan,
}

/// What one attack did to those who played beside it.
#[derive(Clone, Debug, Serialize)]
#[allow(missing_docs)]
pub struct Beside {
    /// Name of the attack; `quiet` for none.
    pub attack: String,
    pub moves: usize,
    pub p50_ms: Option<f64>,
    pub p99_ms: Option<f64>,
    /// The 99th percentile, in quiet ones of the same run.
    pub times_quiet: Option<f64>,
    /// Refused messages, broken sockets, unexpected answers of the victims.
    pub errors: u64,
    /// What the house did in each second, in CPU seconds.
    pub server_cpu_share: Option<f64>,
    /// What the attacker was answered: how often with which code, or with which status.
    pub attacker: BTreeMap<String, u64>,
    /// What some of the victims' errors said.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub complaints: Vec<String>,
}

/// So many quiet ones the victims' 99th percentile may be.
const BOUND: f64 = 2.0;
/// And up to here it may be whatever it is, in milliseconds. Of some six hundred moves the six slowest make it: each of them has waited for the disk
/// once or twice, and where attacker, victims and house share two cores for a few slices of other threads, 3 to 4 ms each. On a quiet machine that is
/// two or three milliseconds one time and eight the next. Nobody sees ten: a screen shows a new picture every sixteen.
const NOISE_MS: f64 = 10.0;

impl Beside {
    /// Whether the victims could play on and noticed next to nothing.
    pub fn holds(&self) -> bool {
        let noticed = self.times_quiet.is_some_and(|times| times > BOUND) && self.p99_ms > Some(NOISE_MS);
        self.errors == 0 && !noticed
    }
}

/// Where the victims live. Each time others come, from elsewhere: no limit of an address should stop those who only play.
fn victims(house: &OwnHouse, time: usize) -> crate::Site {
    house.site().from(&format!("192.0.2.{}", time + 1))
}

/// Lets the victims play alone, then beside each attack. The house has its limits on, and believes what it is told about addresses.
pub async fn run(house: &OwnHouse, plan: &AttackPlan) -> Result<Vec<Beside>> {
    if let Some(unknown) = plan.attacks.iter().find(|name| !ATTACKS.contains(&name.as_str())) {
        bail!("there is no attack {unknown:?}; there are: {}", ATTACKS.join(", "));
    }
    // Both ends of every connection are on this machine.
    raise_limit();
    // The first seconds of a house are not like the others.
    let warm = Plan { seconds: (plan.victims.seconds / 4.0).min(3.0), ..plan.victims.clone() };
    measure::run(&victims(house, 0), house.pid(), &warm, |_, _| {}).await?;
    let quiet = measure::run(&victims(house, 1), house.pid(), &plan.victims, |_, _| {}).await?;
    let quiet_p99 = quiet.p99_ms;
    let mut all = vec![beside("quiet", quiet, quiet_p99, BTreeMap::new())];
    for (time, name) in plan.attacks.iter().enumerate() {
        // Those who played before have gone home.
        plan.victims.sits_at.lock().unwrap_or_else(|e| e.into_inner()).clear();
        let tries = Tries::new(plan.hands, plan.victims.sits_at.clone());
        let flood = Flood::begin(house.site().clone(), name, tries)?;
        let figures = measure::run(&victims(house, time + 2), house.pid(), &plan.victims, |_, _| {}).await;
        let tries = flood.end().await?;
        all.push(beside(name, figures?, quiet_p99, tries));
        // Whatever the attack has left to do is not the next one's.
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    Ok(all)
}

fn beside(attack: &str, figures: Figures, quiet: Option<f64>, attacker: BTreeMap<String, u64>) -> Beside {
    let times = figures.p99_ms.zip(quiet).map(|(p99, quiet)| (p99 / quiet * 100.0).round() / 100.0);
    Beside {
        attack: attack.to_owned(),
        moves: figures.moves,
        p50_ms: figures.p50_ms,
        p99_ms: figures.p99_ms,
        times_quiet: times,
        errors: figures.errors,
        server_cpu_share: figures.server_cpu_share,
        attacker,
        complaints: figures.complaints,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn twice_as_slow_is_too_slow_where_somebody_could_notice() {
        let noticed = |p99: f64, times: f64, errors: u64| Beside {
            attack: "chat".to_owned(),
            moves: 600,
            p50_ms: Some(1.0),
            p99_ms: Some(p99),
            times_quiet: Some(times),
            errors,
            server_cpu_share: None,
            attacker: BTreeMap::new(),
            complaints: Vec::new(),
        };
        assert!(noticed(9.9, 3.7, 0).holds(), "noise");
        assert!(noticed(40.0, 1.9, 0).holds(), "a slow machine");
        assert!(!noticed(12.0, 2.1, 0).holds());
        assert!(!noticed(1.0, 1.0, 1).holds(), "a move was refused");
    }
}
