//! A PostgreSQL of our own: no port, no trace, and everything on that makes a commit durable. It can hang up, and be killed.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::process;

/// Starting after a kill means reading the log again; the processes of the one before may not be gone at once.
const PATIENCE: Duration = Duration::from_secs(30);

/// A running cluster; it ends and vanishes with this value.
pub(crate) struct Postgres {
    programs: PathBuf,
    folder: PathBuf,
}

impl Postgres {
    pub fn start() -> Result<Postgres> {
        let programs = programs().context("PostgreSQL is missing (Debian: apt-get install postgresql)")?;
        // Short: the path of a socket may have 107 bytes.
        let folder = std::env::temp_dir().join(format!("tea-load-pg-{}", std::process::id()));
        fs::create_dir(&folder).with_context(|| folder.display().to_string())?;
        let postgres = Postgres { programs, folder };
        let folder = postgres.folder.display().to_string();
        if is_root() {
            run(Command::new("chown").args(["postgres:postgres", &folder]))?;
        }
        let data = postgres.data();
        let init = ["-D", &data, "-U", "teahouse", "--auth=trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"];
        run(postgres.program("initdb").args(init))?;
        postgres.launch()?;
        run(postgres.program("createdb").args(["-h", &folder, "-U", "teahouse", "teahouse"]))?;
        Ok(postgres)
    }

    /// Its address for a house.
    pub fn url(&self) -> String {
        format!("postgres://teahouse@localhost/teahouse?host={}", self.folder.display())
    }

    /// Ends every connection to it.
    pub fn hang_up(&mut self) -> Result<()> {
        let sql = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity \
                   WHERE datname = 'teahouse' AND pid <> pg_backend_pid()";
        let folder = self.folder.display().to_string();
        run(self.program("psql").args(["-q", "-h", &folder, "-U", "teahouse", "-d", "teahouse", "-c", sql]))
    }

    /// Kills its first process; the others find out and end.
    pub fn kill(&mut self) -> Result<()> {
        process::signal(self.pid()?, "KILL")
    }

    /// Starts it on what is there.
    pub fn start_again(&mut self) -> Result<()> {
        let end = Instant::now() + PATIENCE;
        loop {
            match self.launch() {
                Err(_) if Instant::now() < end => std::thread::sleep(Duration::from_millis(50)),
                done => return done,
            }
        }
    }

    fn pid(&self) -> Result<u32> {
        let file = fs::read_to_string(self.folder.join("data/postmaster.pid")).context("postmaster.pid")?;
        file.lines().next().and_then(|pid| pid.trim().parse().ok()).context("PostgreSQL's process")
    }

    fn data(&self) -> String {
        self.folder.join("data").display().to_string()
    }

    fn launch(&self) -> Result<()> {
        let folder = self.folder.display();
        // What makes a commit durable is on, whatever some file of the system says.
        let options = format!(
            "-c listen_addresses= -c unix_socket_directories={folder} -c fsync=on -c synchronous_commit=on \
             -c full_page_writes=on"
        );
        let log = self.folder.join("log").display().to_string();
        run(self.program("pg_ctl").args(["-D", &self.data(), "-w", "-l", &log, "-o", &options, "start"]))
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
        let _ = run(self.program("pg_ctl").args(["-D", &self.data(), "-m", "immediate", "stop"]));
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").ok()?;
    let mut all: Vec<PathBuf> =
        versions.flatten().map(|v| v.path().join("bin")).filter(|p| p.join("initdb").exists()).collect();
    all.sort();
    all.pop()
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|o| o.stdout.trim_ascii() == b"0")
}

/// What the program prints goes to a file of nobody's: a server that it starts would keep a pipe open for ever.
fn run(command: &mut Command) -> Result<()> {
    let status = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
    if !status.with_context(|| format!("{command:?}"))?.success() {
        bail!("{command:?} failed");
    }
    Ok(())
}
