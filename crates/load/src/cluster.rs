//! A PostgreSQL of one's own: no port, no trace. What it is for decides its options. `cargo xtask check` takes this very file
//! (`xtask/src/main.rs`), so it needs the standard library and anyhow alone.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

/// A running cluster; it ends and vanishes with this value.
pub(crate) struct Cluster {
    programs: PathBuf,
    pub(crate) folder: PathBuf,
    options: &'static str,
}

impl Cluster {
    /// Starts one with these options (`-c …`) and an empty database, in a folder that `prepare` has seen first. The name of that folder is short: the path
    /// of a socket may have 107 bytes.
    pub(crate) fn start(
        name: &str,
        options: &'static str,
        prepare: impl FnOnce(&Path) -> Result<()>,
    ) -> Result<Cluster> {
        let programs = programs().context("PostgreSQL is missing (Debian: apt-get install postgresql)")?;
        let folder = std::env::temp_dir().join(format!("tea-{name}-{}", std::process::id()));
        fs::create_dir(&folder).with_context(|| folder.display().to_string())?;
        prepare(&folder)?;
        let cluster = Cluster { programs, folder, options };
        if is_root() {
            let owned =
                Command::new("chown").arg("postgres:postgres").arg(&cluster.folder).status().context("chown")?;
            if !owned.success() {
                bail!("{} cannot be given to postgres", cluster.folder.display());
            }
        }
        let data = cluster.data();
        let new = ["-D", &data, "-U", "teahouse", "--auth=trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"];
        cluster.run("initdb", &new)?;
        cluster.launch()?;
        cluster.run("createdb", &["-h", &cluster.folder.display().to_string(), "-U", "teahouse", "teahouse"])?;
        Ok(cluster)
    }

    /// Its address.
    pub(crate) fn url(&self) -> String {
        format!("postgres://teahouse@localhost/teahouse?host={}", self.folder.display())
    }

    /// Starts its server on what is there.
    pub(crate) fn launch(&self) -> Result<()> {
        let folder = self.folder.display();
        let options = format!("-c listen_addresses= -c unix_socket_directories={folder} {}", self.options);
        self.run("pg_ctl", &["-D", &self.data(), "-w", "-l", &format!("{folder}/log"), "-o", &options, "start"])
    }

    /// Runs one of PostgreSQL's programs. What it says goes to a file: a server that it starts would keep a pipe open for ever.
    pub(crate) fn run(&self, program: &str, arguments: &[&str]) -> Result<()> {
        let said = self.folder.join("said");
        let errors = File::create(&said).with_context(|| said.display().to_string())?;
        let mut command = self.program(program);
        command.args(arguments).stdin(Stdio::null()).stdout(Stdio::null()).stderr(errors);
        if !command.status().with_context(|| format!("{command:?}"))?.success() {
            bail!("{command:?}: {}", fs::read_to_string(&said).unwrap_or_default().trim());
        }
        Ok(())
    }

    fn data(&self) -> String {
        self.folder.join("data").display().to_string()
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

impl Drop for Cluster {
    fn drop(&mut self) {
        let _ = self.run("pg_ctl", &["-D", &self.data(), "-m", "immediate", "stop"]);
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Where PostgreSQL's programs are: those of its newest version.
pub(crate) fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").ok()?;
    let mut all: Vec<PathBuf> =
        versions.flatten().map(|v| v.path().join("bin")).filter(|p| p.join("initdb").exists()).collect();
    all.sort();
    all.pop()
}

pub(crate) fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|o| o.stdout.trim_ascii() == b"0")
}
