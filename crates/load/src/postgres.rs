//! A PostgreSQL of our own with everything on that makes a commit durable. It can hang up, and be killed.

use std::fs;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

use crate::cluster::Cluster;
use crate::process;

/// Starting after a kill means reading the log again; the processes of the one before may not be gone at once.
const PATIENCE: Duration = Duration::from_secs(30);

/// What makes a commit durable is on, whatever some file of the system says.
const DURABLE: &str = "-c fsync=on -c synchronous_commit=on -c full_page_writes=on";

/// A running cluster; it ends and vanishes with this value.
pub(crate) struct Postgres(Cluster);

impl Postgres {
    pub fn start() -> Result<Postgres> {
        Cluster::start("load-pg", DURABLE).map(Postgres)
    }

    /// Its address for a house.
    pub fn url(&self) -> String {
        self.0.url()
    }

    /// Ends every connection to it.
    pub fn hang_up(&mut self) -> Result<()> {
        let sql = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity \
                   WHERE datname = 'teahouse' AND pid <> pg_backend_pid()";
        let folder = self.0.folder.display().to_string();
        self.0.run("psql", &["-q", "-h", &folder, "-U", "teahouse", "-d", "teahouse", "-c", sql])
    }

    /// Kills its first process; the others find out and end.
    pub fn kill(&mut self) -> Result<()> {
        process::signal(self.pid()?, "KILL")
    }

    /// Starts it on what is there.
    pub fn start_again(&mut self) -> Result<()> {
        let end = Instant::now() + PATIENCE;
        loop {
            match self.0.launch() {
                Err(_) if Instant::now() < end => std::thread::sleep(Duration::from_millis(50)),
                done => return done,
            }
        }
    }

    fn pid(&self) -> Result<u32> {
        let file = fs::read_to_string(self.0.folder.join("data/postmaster.pid")).context("postmaster.pid")?;
        file.lines().next().and_then(|pid| pid.trim().parse().ok()).context("PostgreSQL's process")
    }
}
