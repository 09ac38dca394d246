//! A house of one's own: another process on a folder of its own, killed and swept away at the end.

use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, anyhow};
use tokio::sync::oneshot;

use crate::disk::Disk;
use crate::http::Site;
use crate::process;

/// Even a debug build on a busy machine is up by then.
const PATIENCE: Duration = Duration::from_secs(60);

/// The file of a house on SQLite, in the folder of its data.
pub(crate) const DATABASE: &str = "teahouse.db";

/// What is special about a house.
#[derive(Clone, Debug, Default)]
pub struct Kind {
    /// The address of its database; else a file.
    pub database: Option<String>,
    /// Its clock can be set.
    pub own_clock: bool,
    /// Its disk can be filled and protected.
    pub own_disk: bool,
    /// It has its limits, and believes what it is told about addresses.
    pub limited: bool,
}

/// A house in another process.
pub struct OwnHouse {
    program: PathBuf,
    folder: PathBuf,
    child: Option<Child>,
    site: Site,
    kind: Kind,
    disk: Option<Disk>,
}

/// A house to be measured: nobody is limited.
const FREE: &[&str] = &["--no-limits"];
/// A house to be attacked: everybody is limited, and says where they come from.
const LIMITED: &[&str] = &["--proxies", "127.0.0.0/8"];

impl OwnHouse {
    /// Starts `program serve` on a new folder inside `dir`.
    pub async fn open(program: &Path, dir: &Path, kind: Kind) -> Result<OwnHouse> {
        let dir = fs::canonicalize(dir).with_context(|| dir.display().to_string())?;
        let folder = dir.join(format!("teahouse-load-{}", std::process::id()));
        fs::create_dir(&folder).with_context(|| folder.display().to_string())?;
        OwnHouse::on(program, folder, kind).await
    }

    /// Starts the same program on what lies in another folder; that is swept away, too.
    pub(crate) async fn beside(&self, folder: &Path) -> Result<OwnHouse> {
        OwnHouse::on(&self.program, folder.to_owned(), Kind::default()).await
    }

    async fn on(program: &Path, folder: PathBuf, kind: Kind) -> Result<OwnHouse> {
        // The same port is needed again after a kill, so it is one that no outgoing connection is ever given.
        let site = Site::local(quiet_port()?);
        let mut house = OwnHouse { program: program.to_owned(), folder, child: None, site, kind, disk: None };
        fs::create_dir_all(house.data())?;
        if house.kind.own_disk {
            house.disk = Some(Disk::new(&house.data()));
        }
        house.start().await?;
        Ok(house)
    }

    /// Where it listens.
    pub fn site(&self) -> &Site {
        &self.site
    }

    /// The id of its process.
    pub fn pid(&self) -> Option<u32> {
        self.child.as_ref().map(Child::id)
    }

    /// All that is its own.
    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Where its data is.
    pub(crate) fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    /// Whether it has ended although nobody killed it.
    pub fn has_ended(&mut self) -> bool {
        self.child.as_mut().is_none_or(|c| !matches!(c.try_wait(), Ok(None)))
    }

    /// Kills it as a power cut would: no chance to tidy up.
    pub fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }

    /// Asks it to close, and waits until it has.
    pub(crate) fn close(&mut self) -> Result<()> {
        if let Some(mut child) = self.child.take() {
            process::signal(child.id(), "TERM")?;
            child.wait()?;
        }
        Ok(())
    }

    /// What the program finds wrong with the data of tables, once the house has closed. (Room on the disk and times that a test has set are no
    /// faults here.)
    pub(crate) fn examine(&self) -> Result<Vec<String>> {
        let mut command = self.command("doctor");
        match &self.kind.database {
            Some(database) => command.args(["--database", database]),
            None => command.arg("--data").arg(self.data()),
        };
        let output = command.output().with_context(|| self.program.display().to_string())?;
        let said = String::from_utf8_lossy(&output.stdout);
        if !matches!(output.status.code(), Some(0 | 1)) {
            return Err(anyhow!("the data cannot be examined: {said}{}", String::from_utf8_lossy(&output.stderr)));
        }
        let wrong = said.lines().filter_map(|line| line.strip_prefix("wrong: "));
        let of_tables = |what: &&str| what.starts_with("table ") || what.ends_with(" without a table");
        Ok(wrong.filter(of_tables).map(|what| format!("teahouse doctor: {what}")).collect())
    }

    /// The program, with what it shall do, among what is the house's own.
    fn command(&self, what: &str) -> Command {
        // A write beyond a limit shall fail as on a full disk, not end the house (`Disk`).
        let mut command = if self.kind.own_disk {
            let mut shell = Command::new("sh");
            shell.args(["-c", r#"trap "" XFSZ; exec "$0" "$@""#]).arg(&self.program);
            shell
        } else {
            Command::new(&self.program)
        };
        // The host's own settings are not meant for this house.
        for (name, _) in std::env::vars_os().filter(|(name, _)| name.to_string_lossy().starts_with("TEAHOUSE_")) {
            command.env_remove(name);
        }
        command.arg(what).current_dir(&self.folder).stdin(Stdio::null());
        command
    }

    /// Stops it in the middle of whatever it does.
    pub(crate) fn pause(&self) -> Result<()> {
        let pid = self.pid().context("the house is not running")?;
        process::signal(pid, "STOP")?;
        process::wait_until_stopped(pid);
        Ok(())
    }

    /// Lets it go on as if nothing had happened.
    pub(crate) fn go_on(&self) -> Result<()> {
        process::signal(self.pid().context("the house is not running")?, "CONT")
    }

    /// Leaves no room on its disk.
    pub(crate) fn fill_disk(&mut self) -> Result<()> {
        let pid = self.pid().context("the house is not running")?;
        self.disk.as_mut().context("the house has no disk of its own")?.fill(pid)
    }

    /// Makes room again, whether the house still runs or not.
    pub(crate) fn free_disk(&mut self) -> Result<()> {
        let pid = self.pid();
        self.disk.as_mut().context("the house has no disk of its own")?.free(pid)
    }

    /// Lets nobody write to its disk, or everybody again. It must not be running.
    pub(crate) fn protect_disk(&mut self, on: bool) -> Result<()> {
        self.disk.as_mut().context("the house has no disk of its own")?.protect(on)
    }

    /// Sets its clock, so many seconds off.
    pub(crate) fn set_clock(&self, seconds: i64) -> Result<()> {
        // A file that is replaced is never half written.
        let (file, new) = (self.clock(), self.folder.join("clock.new"));
        fs::write(&new, seconds.to_string())?;
        Ok(fs::rename(new, file)?)
    }

    fn clock(&self) -> PathBuf {
        self.folder.join("clock")
    }

    /// Starts it on what is in its folder; returns once it has printed its address.
    pub async fn start(&mut self) -> Result<()> {
        let log = File::options().create(true).append(true).open(self.log())?;
        let mut command = self.command("serve");
        let terms = if self.kind.limited { LIMITED } else { FREE };
        command.args(terms).args(["--bot-pause", "0", "--listen", &self.site.to_string(), "--data"]);
        command.arg(self.data());
        if let Some(database) = &self.kind.database {
            command.args(["--database", database]);
        }
        if self.kind.own_clock {
            command.arg("--test-clock").arg(self.clock());
        }
        command.stdout(Stdio::piped()).stderr(log);
        let mut child = command.spawn().with_context(|| self.program.display().to_string())?;
        let printed = child.stdout.take();
        self.child = Some(child);
        let (tell, told) = oneshot::channel();
        std::thread::spawn(move || {
            let mut lines = printed.into_iter().flat_map(|p| BufReader::new(p).lines().map_while(Result::ok));
            if let Some(line) = lines.find(|l| l.contains("http://")) {
                let _ = tell.send(line);
            }
            // Read on, so that the house never writes into a closed pipe.
            lines.for_each(drop);
        });
        let up = tokio::time::timeout(PATIENCE, told).await;
        up.map_err(|_| self.failed("has not come up"))?.map_err(|_| self.failed("ended at once"))?;
        Ok(())
    }

    fn log(&self) -> PathBuf {
        self.folder.join("house.log")
    }

    fn failed(&self, what: &str) -> anyhow::Error {
        let log = fs::read_to_string(self.log()).unwrap_or_default();
        let last: Vec<&str> = log.lines().rev().take(3).collect();
        let last: Vec<&str> = last.into_iter().rev().collect();
        anyhow!("the house {what}: {}", last.join(" / "))
    }
}

impl Drop for OwnHouse {
    fn drop(&mut self) {
        self.kill();
        self.disk = None;
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// A free port below those that systems give to outgoing connections. (A client that tries again and again to reach a
/// port of theirs would some day be connected to itself, and the house could not come back.)
fn quiet_port() -> Result<u16> {
    let start = 20_000 + (std::process::id() % 10_000) as u16;
    (start..start + 1000)
        .find(|port| TcpListener::bind(("127.0.0.1", *port)).is_ok())
        .context("no free port between 20000 and 31000")
}
