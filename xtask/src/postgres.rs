//! A PostgreSQL of our own for the length of a check: no port, no trace. It is quick because nothing is made durable: tests of what a
//! database does after a fall start one of their own (`teahouse load --postgres`).

use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::tools::{Scratch, ensure, is_root};

/// A running cluster; it ends and vanishes with this value.
pub struct Postgres {
    programs: PathBuf,
    folder: Scratch,
}

impl Postgres {
    pub fn start() -> Result<Postgres> {
        ensure_postgres()?;
        let programs = programs().context("PostgreSQL's programs")?;
        let postgres = Postgres { programs, folder: Scratch::new("pg")? };
        let folder = postgres.folder.0.display().to_string();
        if is_root() {
            run(Command::new("chown").args(["postgres:postgres", &folder]))?;
        }
        let data = format!("{folder}/data");
        let init = ["-D", &data, "-U", "teahouse", "--auth=trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"];
        run(postgres.program("initdb").args(init))?;
        let options = format!(
            "-c listen_addresses= -c unix_socket_directories={folder} -c fsync=off -c synchronous_commit=off \
             -c full_page_writes=off -c max_connections=200"
        );
        run(postgres.program("pg_ctl").args([
            "-D",
            &data,
            "-w",
            "-l",
            &format!("{folder}/log"),
            "-o",
            &options,
            "start",
        ]))?;
        run(postgres.program("createdb").args(["-h", &folder, "-U", "teahouse", "teahouse"]))?;
        Ok(postgres)
    }

    /// Its address for the tests.
    pub fn url(&self) -> String {
        format!("postgres://teahouse@localhost/teahouse?host={}", self.folder.0.display())
    }

    /// PostgreSQL refuses to run as root.
    fn program(&self, name: &str) -> Command {
        let program = self.programs.join(name);
        if is_root() {
            let mut command = Command::new("setpriv");
            command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups", "--"]).arg(program);
            command.current_dir("/");
            command
        } else {
            Command::new(program)
        }
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let data = self.folder.0.join("data").display().to_string();
        let _ = run(self.program("pg_ctl").args(["-D", &data, "-m", "immediate", "stop"]));
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

fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?;
    let mut all: Vec<PathBuf> =
        versions.flatten().map(|v| v.path().join("bin")).filter(|p| p.join("initdb").exists()).collect();
    all.sort();
    all.pop()
}

fn run(command: &mut Command) -> Result<()> {
    let output = command.stdin(Stdio::null()).output().with_context(|| format!("{command:?}"))?;
    if !output.status.success() {
        bail!("{command:?}: {}", String::from_utf8_lossy(&output.stderr));
    }
    Ok(())
}
