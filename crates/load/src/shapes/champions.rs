//! Champions that think at many tables without a pause, and whether people who play at others notice.

use std::convert::Infallible;
use std::time::Duration;

use anyhow::Result;
use serde::Serialize;
use serde_json::{Value, json};
use teahouse_catalog::GAMES;

use crate::http::Site;
use crate::measure::{self, Plan, round};
use crate::table;

/// How often one of the champions' tables is looked at: a match that is over is followed by another one.
const LOOK: Duration = Duration::from_millis(50);

/// People's moves are answered within this, 99 of 100.
const PROMISE_MS: f64 = 100.0;

/// What people notice of champions.
#[derive(Clone, Debug, Serialize)]
#[allow(missing_docs)]
pub struct Champions {
    /// Tables at which champions sit, of all games in turn.
    pub champions: u32,
    /// Tables at which people play.
    pub tables: u32,
    pub seconds: f64,
    /// The same people, before the first champion sat down.
    pub quiet_moves: usize,
    pub quiet_p50_ms: Option<f64>,
    pub quiet_p99_ms: Option<f64>,
    /// While champions think.
    pub moves: usize,
    pub p50_ms: Option<f64>,
    pub p99_ms: Option<f64>,
    /// What champions did meanwhile: thoughts, what one took, and how long it waited for a thread.
    pub thoughts: f64,
    pub thought_ms: Option<f64>,
    pub wait_ms: Option<f64>,
    /// CPU seconds of the house in each second.
    pub server_cpu_share: Option<f64>,
    /// Refused messages, broken sockets, unexpected answers.
    pub errors: u64,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub complaints: Vec<String>,
}

impl Champions {
    /// Whether people were served as is promised, and champions did think.
    pub fn holds(&self) -> bool {
        self.errors == 0 && self.thoughts > 0.0 && self.p99_ms.is_some_and(|ms| ms < PROMISE_MS)
    }
}

/// Lets the plan's people play alone, then beside champions at `count` tables.
pub async fn champions(site: &Site, pid: Option<u32>, plan: &Plan, count: u32) -> Result<Champions> {
    let quiet = measure::run(site, pid, plan, |_, _| {}).await?;
    let mut tables = Vec::new();
    for n in 0..count {
        tables.push(Seated::new(site, n).await?);
    }
    let before = Thoughts::so_far(site).await?;
    let beside = tokio::select! {
        figures = measure::run(site, pid, plan, |_, _| {}) => figures?,
        stopped = keep_thinking(site, &mut tables) => match stopped? {},
    };
    let thoughts = Thoughts::so_far(site).await?.since(&before);
    Ok(Champions {
        champions: count,
        tables: plan.tables,
        seconds: plan.seconds,
        quiet_moves: quiet.moves,
        quiet_p50_ms: quiet.p50_ms,
        quiet_p99_ms: quiet.p99_ms,
        moves: beside.moves,
        p50_ms: beside.p50_ms,
        p99_ms: beside.p99_ms,
        thoughts: thoughts.count,
        thought_ms: thoughts.mean_ms(thoughts.seconds),
        wait_ms: thoughts.mean_ms(thoughts.waited),
        server_cpu_share: beside.server_cpu_share,
        errors: quiet.errors + beside.errors,
        complaints: [quiet.complaints, beside.complaints].concat(),
    })
}

/// A table of champions.
struct Seated {
    /// Who opened it. Each table is somebody else's: the house thinks for people in turns.
    cookie: String,
    new: Value,
    id: String,
}

impl Seated {
    async fn new(site: &Site, number: u32) -> Result<Seated> {
        let game = GAMES[number as usize % GAMES.len()];
        let [fewest, most] = game.info().players;
        let players = 4.clamp(fewest, most);
        let seats = vec![json!({ "kind": "bot", "level": "champion" }); usize::from(players)];
        let new = json!({ "game": game.id(), "players": players, "seats": seats, "start": true });
        let mut seated = Seated { cookie: table::guest(site).await?, new, id: String::new() };
        seated.begin(site).await?;
        Ok(seated)
    }

    async fn begin(&mut self, site: &Site) -> Result<()> {
        self.id = table::open_as(site, &self.cookie, &self.new).await?;
        Ok(())
    }

    async fn is_over(&self, site: &Site) -> Result<bool> {
        let answer = site.ask("GET", &format!("/api/v1/tables/{}", self.id), &self.cookie, None).await?;
        table::expect(&answer, "a table of champions")?;
        let info: Value = serde_json::from_str(&answer.body)?;
        Ok(info["phase"] == "over")
    }
}

/// Goes round the tables until it is dropped.
async fn keep_thinking(site: &Site, tables: &mut [Seated]) -> Result<Infallible> {
    loop {
        for seated in &mut *tables {
            tokio::time::sleep(LOOK).await;
            if seated.is_over(site).await? {
                seated.begin(site).await?;
            }
        }
    }
}

/// What the house's metrics tell of thoughts.
struct Thoughts {
    count: f64,
    seconds: f64,
    waited: f64,
}

impl Thoughts {
    async fn so_far(site: &Site) -> Result<Thoughts> {
        let answer = site.ask("GET", "/metrics", "", None).await?;
        table::expect(&answer, "the house's metrics")?;
        Ok(Thoughts::read(&answer.body))
    }

    fn read(metrics: &str) -> Thoughts {
        let sum = |name: &str| {
            let of = |line: &str| line.strip_prefix(name)?.rsplit_once(' ')?.1.parse::<f64>().ok();
            metrics.lines().filter_map(of).sum()
        };
        let [count, seconds] = ["count", "sum"].map(|part| sum(&format!("teahouse_bot_thought_seconds_{part}")));
        Thoughts { count, seconds, waited: sum("teahouse_bot_wait_seconds_sum") }
    }

    fn since(&self, before: &Thoughts) -> Thoughts {
        let waited = self.waited - before.waited;
        Thoughts { count: self.count - before.count, seconds: self.seconds - before.seconds, waited }
    }

    fn mean_ms(&self, seconds: f64) -> Option<f64> {
        (self.count > 0.0).then(|| round(1e3 * seconds / self.count, 1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thoughts_are_read_from_the_metrics() {
        let metrics = "# TYPE teahouse_bot_thought_seconds histogram\n\
            teahouse_bot_thought_seconds_bucket{game=\"qin\",level=\"champion\",le=\"1\"} 9\n\
            teahouse_bot_thought_seconds_sum{game=\"qin\",level=\"champion\"} 2.5\n\
            teahouse_bot_thought_seconds_count{game=\"qin\",level=\"champion\"} 9\n\
            teahouse_bot_thought_seconds_sum{game=\"china\",level=\"champion\"} 1.5\n\
            teahouse_bot_thought_seconds_count{game=\"china\",level=\"champion\"} 1\n\
            teahouse_bot_wait_seconds_sum 30\n";
        let thoughts = Thoughts::read(metrics).since(&Thoughts { count: 2.0, seconds: 0.0, waited: 10.0 });
        assert_eq!((thoughts.count, thoughts.seconds, thoughts.waited), (8.0, 4.0, 20.0));
        assert_eq!(
            (thoughts.mean_ms(thoughts.seconds), thoughts.mean_ms(thoughts.waited)),
            (Some(500.0), Some(2500.0))
        );
        assert_eq!(Thoughts::read("").mean_ms(1.0), None);
    }
}
