//! A PostgreSQL of our own with everything on that makes a commit durable. It can hang up, and be killed.

use std::fs;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::cluster::Cluster;
use crate::disk::Disk;
use crate::process;

/// Starting after a kill means reading the log again; the processes of the one before may not be gone at once.
const PATIENCE: Duration = Duration::from_secs(30);

/// What makes a commit durable is on, whatever some file of the system says.
const DURABLE: &str = "-c fsync=on -c synchronous_commit=on -c full_page_writes=on";

/// A running cluster; it ends and vanishes with this value. What is declared first goes first: the server before its disk.
pub(crate) struct Postgres {
    cluster: Cluster,
    disk: Option<Disk>,
}

impl Postgres {
    /// On a disk of its own, if that is to become full.
    pub fn start(own_disk: bool) -> Result<Postgres> {
        let mut disk = None;
        let cluster = Cluster::start("load-pg", DURABLE, |folder| {
            if own_disk {
                disk = Some(
                    Disk::mount(folder).context("only root may mount a disk for PostgreSQL that can become full")?,
                );
            }
            Ok(())
        })?;
        Ok(Postgres { cluster, disk })
    }

    /// Its address for a house.
    pub fn url(&self) -> String {
        self.cluster.url()
    }

    /// Leaves no room on its disk.
    pub fn fill_disk(&mut self) -> Result<()> {
        self.disk.as_mut().context("PostgreSQL has no disk of its own")?.shrink()
    }

    /// Makes room again. A server that could not write its log has stopped: then it is started.
    pub fn free_disk(&mut self) -> Result<()> {
        self.disk.as_mut().context("PostgreSQL has no disk of its own")?.free(None)?;
        let end = Instant::now() + PATIENCE;
        while self.ask("SELECT 1").is_err() {
            if Instant::now() > end {
                bail!("PostgreSQL does not come back though there is room again");
            }
            let _ = self.cluster.launch();
        }
        Ok(())
    }

    /// Lets nobody write, or everybody again: what a hosted database does when its disk is nearly full.
    pub fn protect(&mut self, on: bool) -> Result<()> {
        let on = if on { "on" } else { "off" };
        let always = "SET default_transaction_read_only = off";
        self.ask(&format!("{always}; ALTER DATABASE teahouse SET default_transaction_read_only = {on}"))
    }

    fn ask(&self, sql: &str) -> Result<()> {
        let folder = self.cluster.folder.display().to_string();
        let words: Vec<&str> = sql.split("; ").flat_map(|one| ["-c", one]).collect();
        self.cluster.run("psql", &[&["-q", "-h", &folder, "-U", "teahouse", "-d", "teahouse"][..], &words].concat())
    }

    /// Ends every connection to it.
    pub fn hang_up(&mut self) -> Result<()> {
        let sql = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity \
                   WHERE datname = 'teahouse' AND pid <> pg_backend_pid()";
        self.ask(sql)
    }

    /// Kills its first process; the others find out and end.
    pub fn kill(&mut self) -> Result<()> {
        process::signal(self.pid()?, "KILL")
    }

    /// Starts it on what is there.
    pub fn start_again(&mut self) -> Result<()> {
        let end = Instant::now() + PATIENCE;
        loop {
            match self.cluster.launch() {
                Err(_) if Instant::now() < end => std::thread::sleep(Duration::from_millis(50)),
                done => return done,
            }
        }
    }

    fn pid(&self) -> Result<u32> {
        let file = fs::read_to_string(self.cluster.folder.join("data/postmaster.pid")).context("postmaster.pid")?;
        file.lines().next().and_then(|pid| pid.trim().parse().ok()).context("PostgreSQL's process")
    }
}
