//! The API against its own description: schemathesis reads `/api/openapi.json` of a house on this machine and sends it what the
//! description allows and what it does not. Three tables are tried: one in the middle of a match, one that is being set up, and any
//! that may come to a stranger's mind.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::tools::{Scratch, ensure, target};
use crate::unchanged::Done;

/// schemathesis and all that it needs, each in one version.
const REQUIREMENTS: &str = include_str!("../schemathesis.txt");

/// Cases for each operation beside those that follow from the description; the same ones each time.
const EXAMPLES: &str = "20";
const SEED: &str = "17";

const CHECKS: &str = "not_a_server_error,status_code_conformance,content_type_conformance,response_headers_conformance,\
    response_schema_conformance,negative_data_rejection,missing_required_header,unsupported_method,allow_header_conformance,\
    use_after_free,ensure_resource_availability";

/// Where Python cannot be had it is left out, loudly; in CI never.
pub fn run(program: &str) -> Result<Done> {
    let tool = match tool() {
        Ok(tool) => tool,
        Err(error) if std::env::var_os("CI").is_none() => {
            eprintln!("check: THE API WAS NOT HELD AGAINST ITS DESCRIPTION: {error:#}");
            return Ok(Done::LeftOut);
        }
        Err(error) => return Err(error),
    };
    let folder = Scratch::new("contract")?;
    let house = House::start(program, &folder.0)?;
    let cookie = house.cookie()?;
    let bots = r#"{"game":"qin","players":2,"seats":[{"kind":"me"},{"kind":"bot","level":"novice"}],"start":true}"#;
    let open = r#"{"game":"china","players":3,"seats":[{"kind":"me"}]}"#;
    let tables = [Some(house.open_table(&cookie, bots)?), Some(house.open_table(&cookie, open)?), None];
    for table in tables {
        let fixed = table.map(|id| format!("\"path.id\" = \"{id}\"\n")).unwrap_or_default();
        let settings = folder.0.join("schemathesis.toml");
        fs::write(&settings, format!("[parameters]\n{fixed}\"path.game\" = \"qin\"\n"))?;
        let done = Command::new(&tool)
            .arg("--config-file")
            .arg(&settings)
            .args([
                "run",
                &format!("http://{}/api/openapi.json", house.address),
                "--header",
                &format!("Cookie: {cookie}"),
            ])
            .args(["--phases", "examples,coverage,fuzzing", "--max-examples", EXAMPLES, "--seed", SEED])
            // One worker: Python 3.11 sometimes breaks down when two threads parse its own source at once.
            .args(["--checks", CHECKS, "--exclude-path-regex", "socket$", "--workers", "1", "--request-timeout", "10"])
            .args(["--continue-on-failure", "--warnings", "off"])
            .current_dir(&folder.0)
            .status()
            .context("schemathesis")?;
        if !done.success() {
            bail!("the house does not do what /api/openapi.json says; schemathesis has said where");
        }
    }
    Ok(Done::Passed)
}

/// The program of schemathesis, in a folder of its own; installed again when the list of versions changes.
fn tool() -> Result<PathBuf> {
    let folder = std::path::absolute(target())?.join("schemathesis");
    let (stamp, tool) = (folder.join("installed.txt"), folder.join("bin/schemathesis"));
    if fs::read_to_string(&stamp).is_ok_and(|installed| installed == REQUIREMENTS) && tool.exists() {
        return Ok(tool);
    }
    let _ = fs::remove_dir_all(&folder);
    // Debian's Python comes without it.
    let there =
        || Command::new("python3").args(["-m", "ensurepip", "--version"]).output().is_ok_and(|o| o.status.success());
    ensure("Python's venv", "python3-venv", there)?;
    done(Command::new("python3").args(["-m", "venv"]).arg(&folder))?;
    let list = folder.join("requirements.txt");
    fs::write(&list, REQUIREMENTS)?;
    let pip = folder.join("bin/pip");
    done(
        Command::new(&pip)
            .args(["install", "--quiet", "--disable-pip-version-check", "--only-binary", ":all:", "--no-deps", "-r"])
            .arg(&list),
    )?;
    done(Command::new(&pip).arg("check"))?;
    fs::write(&stamp, REQUIREMENTS)?;
    Ok(tool)
}

fn done(command: &mut Command) -> Result<()> {
    let output = command.stdin(Stdio::null()).output().with_context(|| format!("{command:?}"))?;
    if !output.status.success() {
        bail!("{command:?}: {}", String::from_utf8_lossy(&output.stderr).trim());
    }
    Ok(())
}

/// A house on this machine; it ends with this value.
struct House {
    child: Child,
    address: String,
}

impl House {
    fn start(program: &str, folder: &Path) -> Result<House> {
        let program = std::path::absolute(program)?;
        let log = fs::File::create(folder.join("log"))?;
        let mut child = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--data", "data", "--no-limits", "--bot-pause", "0"])
            .current_dir(folder)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .context("the house")?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().context("a pipe")?).read_line(&mut line)?;
        let mut house = House { child, address: String::new() };
        let address = line.trim().strip_prefix("Teahouse is open at http://").map(|rest| rest.trim_end_matches('/'));
        house.address = address.with_context(|| format!("the house said {line:?}"))?.to_owned();
        Ok(house)
    }

    /// One request; head and body.
    fn ask(&self, method: &str, path: &str, cookie: &str, body: &str) -> Result<(String, String)> {
        let mut stream = TcpStream::connect(&self.address)?;
        let (host, size) = (&self.address, body.len());
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\ncookie: {cookie}\r\ncontent-type: application/json\r\ncontent-length: {size}\r\n\r\n{body}"
        )?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        let (head, body) = answer.split_once("\r\n\r\n").context("a head and a body")?;
        if !head.starts_with("HTTP/1.1 200") {
            bail!("{method} {path}: {answer}");
        }
        Ok((head.to_owned(), body.to_owned()))
    }

    fn cookie(&self) -> Result<String> {
        let (head, _) = self.ask("GET", "/api/v1/me", "", "")?;
        let set = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).context("a cookie")?;
        Ok(set.split(';').next().unwrap_or(set).to_owned())
    }

    fn open_table(&self, cookie: &str, wish: &str) -> Result<String> {
        let (_, table) = self.ask("POST", "/api/v1/tables", cookie, wish)?;
        let table: serde_json::Value = serde_json::from_str(&table)?;
        Ok(table["id"].as_str().context("an id")?.to_owned())
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
