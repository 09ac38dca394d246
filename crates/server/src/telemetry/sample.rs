//! The page `/metrics`. Whatever can be looked up is read now, not counted all the time.

use std::net::IpAddr;
use std::path::Path;
use std::sync::atomic::{AtomicU8, Ordering};

use axum::Extension;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use teahouse_catalog::GAMES;
use teahouse_store::Phase;
use teahouse_wire::Code;

use super::bots::LOAD;
use super::list::{self, Metric};
use super::meters::{Role, meters};
use crate::error::ApiError;
use crate::house::House;
use crate::limits::Visitor;

/// Phases of a table.
pub(super) const PHASES: [&str; 3] = ["set-up", "playing", "over"];
/// Whose sockets are told apart.
pub(super) const ROLES: [&str; 4] = ["player", "spectator", "lobby", "new"];

/// What is told of a table in memory from outside its room, which alone knows more.
pub struct Tag {
    game: &'static str,
    phase: AtomicU8,
}

impl Tag {
    pub fn new(game: &'static str, phase: Phase) -> Tag {
        let tag = Tag { game, phase: AtomicU8::new(0) };
        tag.set(phase);
        tag
    }

    pub fn set(&self, phase: Phase) {
        let number = match phase {
            Phase::SetUp => 0,
            Phase::Playing => 1,
            Phase::Over => 2,
        };
        self.phase.store(number, Ordering::Relaxed);
    }

    /// Its game, and the name of its phase.
    pub fn tell(&self) -> (&'static str, &'static str) {
        (self.game, PHASES[usize::from(self.phase.load(Ordering::Relaxed))])
    }
}

/// The metrics, for Prometheus. They are the host's business: whoever comes from outside the host's own networks finds nothing here.
pub(crate) async fn page(State(house): State<House>, Extension(Visitor(from)): Extension<Visitor>) -> Response {
    if !is_near(from) {
        return ApiError::not_found(Code::NoSuchPage).into_response();
    }
    let healthy = crate::routes::is_healthy(&house).await;
    set(&list::HEALTHY, u8::from(healthy));
    sample(&house);
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], meters().page.render()).into_response()
}

/// This machine, or one of a private network.
fn is_near(from: IpAddr) -> bool {
    match from {
        IpAddr::V4(ip) => ip.is_loopback() || ip.is_private() || ip.is_link_local(),
        // Visitors are known by the first half of their address: of ::1 nothing is left.
        IpAddr::V6(ip) => ip.is_loopback() || ip.is_unspecified() || ip.is_unique_local() || ip.is_unicast_link_local(),
    }
}

fn set(metric: &Metric, value: impl TryInto<u64>) {
    metric.gauge(&[]).set(value.try_into().unwrap_or_default() as f64);
}

fn sample(house: &House) {
    let meters = meters();
    let (players, spectators) = (meters.present(Role::Player), meters.present(Role::Spectator));
    // One that is being let go may still be open.
    let new = (meters.present(Role::Table) - players - spectators).max(0);
    for (role, count) in ROLES.into_iter().zip([players, spectators, meters.present(Role::Lobby), new]) {
        list::SOCKETS.gauge(&[role]).set(count as f64);
    }
    let rooms = house.rooms.survey();
    for game in GAMES {
        for phase in PHASES {
            let there = rooms.tables.get(&(game.id(), phase)).copied().unwrap_or_default();
            list::TABLES.gauge(&[game.id(), phase]).set(there as f64);
        }
    }
    set(&list::MAILBOX_MESSAGES, rooms.messages);
    set(&list::MAILBOX_LONGEST, rooms.longest);
    list::LATENESS.gauge(&[]).set(house.overload.late().as_secs_f64());
    set(&list::BLOCKING_WAITING, house.blocking.waiting());
    set(&list::BOARDS_KEPT, teahouse_game::data::in_use());
    set(&list::WRITER_QUEUE, house.store.waiting());
    set(&list::BOT_WAITING, LOAD.waiting());
    set(&list::BOT_THINKING, LOAD.thinking());
    disk(house.settings.database_file.as_deref());
    super::process::sample();
}

fn disk(file: Option<&Path>) {
    let size = |end: &str| {
        let name = file.map(|file| format!("{}{end}", file.display()));
        name.and_then(|name| std::fs::metadata(name).ok()).map_or(0, |data| data.len())
    };
    set(&list::DATABASE_BYTES, size("") + size("-wal"));
    let (free, whole) = file.and_then(space).unwrap_or_default();
    set(&list::DISK_FREE, free);
    set(&list::DISK_BYTES, whole);
}

/// Bytes that are free for us, and all there are, on the disk of a file.
#[cfg(unix)]
fn space(file: &Path) -> Option<(u64, u64)> {
    let disk = rustix::fs::statvfs(file).ok()?;
    Some((disk.f_bavail.saturating_mul(disk.f_frsize), disk.f_blocks.saturating_mul(disk.f_frsize)))
}

#[cfg(not(unix))]
fn space(_: &Path) -> Option<(u64, u64)> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_hosts_own_networks_are_near() {
        let near = |ip: &str| is_near(ip.parse().expect("an address"));
        for ours in
            ["127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.7", "169.254.0.1", "::1", "::", "fd00::", "fe80::"]
        {
            assert!(near(ours), "{ours}");
        }
        for strange in ["9.9.9.9", "172.32.0.1", "100.64.0.1", "2001:db8:1:2::", "2606:4700::"] {
            assert!(!near(strange), "{strange}");
        }
    }
}
