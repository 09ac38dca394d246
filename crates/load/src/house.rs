//! A house of one's own: another process on a folder of its own, killed and swept away at the end.

use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, anyhow};
use tokio::sync::oneshot;

use crate::http::Site;

/// Even a debug build on a busy machine is up by then.
const PATIENCE: Duration = Duration::from_secs(60);

/// A house in another process.
pub struct OwnHouse {
    program: PathBuf,
    folder: PathBuf,
    child: Option<Child>,
    site: Site,
    /// What it is told beside where to listen.
    terms: &'static [&'static str],
}

/// A house to be measured: nobody is limited.
const FREE: &[&str] = &["--no-limits", "--bot-pause", "0"];
/// A house to be attacked: everybody is limited, and says where they come from.
const LIMITED: &[&str] = &["--proxies", "127.0.0.1", "--bot-pause", "0"];

impl OwnHouse {
    /// Starts `program serve` on a new folder inside `dir`.
    pub async fn open(program: &Path, dir: &Path) -> Result<OwnHouse> {
        OwnHouse::with(program, dir, FREE).await
    }

    /// The same with its limits on; it believes what it is told about addresses.
    pub async fn open_limited(program: &Path, dir: &Path) -> Result<OwnHouse> {
        OwnHouse::with(program, dir, LIMITED).await
    }

    async fn with(program: &Path, dir: &Path, terms: &'static [&'static str]) -> Result<OwnHouse> {
        let dir = fs::canonicalize(dir).with_context(|| dir.display().to_string())?;
        let folder = dir.join(format!("teahouse-load-{}", std::process::id()));
        fs::create_dir(&folder).with_context(|| folder.display().to_string())?;
        // The same port is needed again after a kill, so it is one that no outgoing connection is ever given.
        let site = Site { host: "127.0.0.1".to_owned(), port: quiet_port()?, from: None };
        let mut house = OwnHouse { program: program.to_owned(), folder, child: None, site, terms };
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

    /// Starts it on what is in its folder; returns once it has printed its address.
    pub async fn start(&mut self) -> Result<()> {
        let log = File::options().create(true).append(true).open(self.log())?;
        let mut command = Command::new(&self.program);
        command.arg("serve").args(self.terms).args(["--listen", &self.site.to_string(), "--data"]);
        command.arg(self.folder.join("data"));
        // The host's own settings are not meant for this house.
        for (name, _) in std::env::vars_os().filter(|(name, _)| name.to_string_lossy().starts_with("TEAHOUSE_")) {
            command.env_remove(name);
        }
        command.current_dir(&self.folder).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(log);
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
