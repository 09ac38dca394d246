//! A PostgreSQL of our own for the length of a check. It is quick because nothing is made durable: tests of what a
//! database does after a fall start one of their own (`teahouse load --postgres`).

use anyhow::Result;

use crate::cluster::{Cluster, is_root, programs};
use crate::tools::ensure;

const QUICK: &str = "-c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=200";

/// A running cluster; it ends and vanishes with this value.
pub struct Postgres(Cluster);

impl Postgres {
    pub fn start() -> Result<Postgres> {
        ensure_postgres()?;
        Cluster::start("pg", QUICK, |_| Ok(())).map(Postgres)
    }

    /// Its address for the tests.
    pub fn url(&self) -> String {
        self.0.url()
    }
}

/// Makes sure that PostgreSQL can be started.
pub fn ensure_postgres() -> Result<()> {
    // The package would start a cluster of the system's; ours is enough.
    let settings = std::path::Path::new("/etc/postgresql-common");
    if programs().is_none() && is_root() && !settings.join("createcluster.conf").exists() {
        let _ = std::fs::create_dir_all(settings);
        let _ = std::fs::write(settings.join("createcluster.conf"), "create_main_cluster = false\n");
    }
    ensure("PostgreSQL", "postgresql", || programs().is_some())
}
