//! Records with boards of their own are replayed in a process apart before they are let in: a replay that does not come to an end can only be
//! stopped with its process.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::http::StatusCode;
use teahouse_wire::Problem;
use tokio::sync::Semaphore;

use crate::error::ApiError;
use crate::limits::caps;

/// The hidden command of the program that does it.
pub const COMMAND: &str = "check-record";

/// How often somebody looks whether it is done.
const LOOK_AGAIN: Duration = Duration::from_millis(5);

/// One at a time: whoever brings many waits for their own.
pub struct Checks(Arc<Semaphore>);

impl Default for Checks {
    fn default() -> Checks {
        Checks(Arc::new(Semaphore::new(1)))
    }
}

impl Checks {
    /// Replays a record by `program`; what that refuses is refused here with the same words.
    pub async fn replay(&self, program: &Path, record: Bytes, boards: Option<PathBuf>) -> Result<(), ApiError> {
        let turn = self.0.clone().acquire_owned().await.map_err(ApiError::internal)?;
        let program = program.to_owned();
        let work = move || {
            let patience = Duration::from_secs(u64::from(caps::REPLAY_SECONDS));
            let done = run(&program, &record, boards.as_deref(), patience);
            // It goes on when whoever waits for it hangs up: the turn belongs to the process, not to them.
            drop(turn);
            done
        };
        tokio::task::spawn_blocking(work).await.map_err(ApiError::internal)?
    }
}

fn run(program: &Path, record: &[u8], boards: Option<&Path>, patience: Duration) -> Result<(), ApiError> {
    let mut command = Command::new(program);
    command.arg(COMMAND).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    if let Some(boards) = boards {
        command.arg("--boards").arg(boards);
    }
    let mut child = command.spawn().map_err(ApiError::internal)?;
    let heard = converse(&mut child, record, Instant::now() + patience);
    // Whatever became of it, it does not stay.
    let _ = child.kill();
    let _ = child.wait();
    match heard?.as_str().trim() {
        "" => Ok(()),
        said => {
            let problem: Problem = serde_json::from_str(said).map_err(ApiError::internal)?;
            Err(ApiError { status: StatusCode::UNPROCESSABLE_ENTITY, problem })
        }
    }
}

/// Gives it the record and hears what is wrong with it, unless that takes too long.
fn converse(child: &mut Child, record: &[u8], end: Instant) -> Result<String, ApiError> {
    if let Some(mut stdin) = child.stdin.take() {
        // It reads everything before it says anything, so nobody waits for the other.
        stdin.write_all(record).map_err(ApiError::internal)?;
    }
    loop {
        match child.try_wait().map_err(ApiError::internal)? {
            Some(status) if status.success() => {
                let mut said = String::new();
                let out = child.stdout.take();
                out.map_or(Ok(0), |mut out| out.read_to_string(&mut said)).map_err(ApiError::internal)?;
                return Ok(said);
            }
            Some(status) => return Err(ApiError::internal(format!("the check of a record ended with {status}"))),
            None if Instant::now() >= end => {
                return Err(ApiError::too_large(caps::id::REPLAY_SECONDS));
            }
            None => std::thread::sleep(LOOK_AGAIN),
        }
    }
}

/// What that program does: what is wrong with a record, as the house would say it. Nothing is kept.
pub fn check_record(record: &[u8], boards: Option<&Path>) -> Result<(), Problem> {
    crate::work::pool::yield_to_people(CHECK_NICE);
    crate::routes::check_record(record, boards).map_err(|error| error.problem)
}

/// Less urgent than anything that people wait for at a table.
const CHECK_NICE: i32 = 10;

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::PermissionsExt;

    use teahouse_wire::Code;

    use super::*;

    /// A program that runs until it is told to end, and says if another one runs beside it.
    const SLOW: &str = "#!/bin/sh\ncat > /dev/null\nmkdir \"$0.runs\" || touch \"$0.two\"\n\
        while [ ! -e \"$0.go\" ]; do sleep 0.01; done\nrmdir \"$0.runs\"\n";

    #[test]
    fn a_replay_that_does_not_come_to_an_end_is_stopped() {
        let program = std::env::temp_dir().join(format!("teahouse-check-endless-{}", std::process::id()));
        std::fs::write(&program, SLOW).expect("a program");
        std::fs::set_permissions(&program, std::fs::Permissions::from_mode(0o755)).expect("a program");
        let refused = run(&program, b"", None, Duration::from_millis(50)).expect_err("nobody tells it to end").problem;
        assert_eq!((refused.code, &refused.params["cap"]), (Code::TooLarge, &caps::id::REPLAY_SECONDS.into()));
        std::fs::remove_file(&program).expect("a file");
        _ = std::fs::remove_dir(program.with_extension("runs"));
    }

    #[tokio::test]
    async fn whoever_hangs_up_does_not_let_two_run_at_once() {
        let folder = std::env::temp_dir().join(format!("teahouse-check-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let program = folder.join("slow");
        std::fs::write(&program, SLOW).expect("a program");
        std::fs::set_permissions(&program, std::fs::Permissions::from_mode(0o755)).expect("a program");
        let checks = Arc::new(Checks::default());
        let first = {
            let (checks, program) = (checks.clone(), program.clone());
            tokio::spawn(async move { checks.replay(&program, Bytes::new(), None).await })
        };
        let runs = async {
            while !folder.join("slow.runs").exists() {
                tokio::time::sleep(LOOK_AGAIN).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(20), runs).await.expect("the first one runs");
        first.abort();
        assert!(first.await.is_err(), "whoever waited for it is gone");
        assert!(checks.0.try_acquire().is_err(), "the first one goes on, and it is still its turn");
        let second = checks.replay(&program, Bytes::new(), None);
        let go = async { std::fs::write(folder.join("slow.go"), "").expect("a file") };
        // The second one asks for its turn before the first is told to end.
        let (done, ()) = tokio::join!(biased; second, go);
        done.expect("nothing is wrong");
        assert!(!folder.join("slow.two").exists(), "the second one waited for the first");
        std::fs::remove_dir_all(&folder).expect("a folder");
    }
}
