//! The address to give to others: the host's base URL, or the address the browser itself used. One that leads nowhere
//! from a second device (127.0.0.1) is never given out: then the address of this machine in its network is, if the house
//! listens there.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

use crate::edge::host::Called;
use crate::house::House;

/// Where others reach the house; `None` if only this machine does.
pub fn base(house: &House, called: &Called) -> Option<String> {
    if let Some(url) = &house.settings.base_url {
        return Some(url.trim_end_matches('/').to_owned());
    }
    let (scheme, host) = (called.scheme(), called.host()?);
    if !is_loopback(host) {
        return Some(format!("{scheme}://{host}"));
    }
    let listening = house.listening.get()?;
    if listening.ip().is_loopback() {
        return None;
    }
    let ip = if listening.ip().is_unspecified() { own_address()? } else { listening.ip() };
    Some(format!("{scheme}://{}", SocketAddr::new(ip, listening.port())))
}

/// A table's link for others. The key of a link that was made anew stands behind the hash sign: browsers keep that part to
/// themselves, so it is in no log and in no `Referer`.
pub fn table(house: &House, called: &Called, id: &str, key: Option<&str>) -> Option<String> {
    let key = key.map(|key| format!("#{key}")).unwrap_or_default();
    base(house, called).map(|base| format!("{base}/t/{id}{key}"))
}

fn is_loopback(host: &str) -> bool {
    let name =
        host.rsplit_once(':').filter(|(_, port)| port.bytes().all(|b| b.is_ascii_digit())).map_or(host, |(n, _)| n);
    let name = name.trim_start_matches('[').trim_end_matches(']');
    let name = name.trim_end_matches('.').to_ascii_lowercase();
    let ip = name.parse::<IpAddr>().map(|ip| ip.to_canonical());
    name == "localhost"
        || name.ends_with(".localhost")
        || name.starts_with("127.")
        || ip.is_ok_and(|ip| ip.is_loopback() || ip.is_unspecified())
}

/// This machine's address in its network. Connecting a datagram socket sends nothing; it only makes the system choose the
/// address it would send from.
fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(10, 255, 255, 255), 1)).ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_loopback() && !ip.is_unspecified()).then_some(ip)
}

#[cfg(test)]
mod tests {
    use super::is_loopback;

    #[test]
    fn addresses_of_this_machine_alone_are_known() {
        for host in [
            "localhost",
            "LOCALHOST:8137",
            "127.0.0.1",
            "127.0.0.1:8137",
            "127.9.9.9:1",
            "[::1]:8137",
            "localhost.",
            "a.localhost",
            "127.1",
            "[::ffff:127.0.0.1]",
            "0.0.0.0:8137",
        ] {
            assert!(is_loopback(host), "{host}");
        }
        for host in ["192.168.1.20:8137", "tea.example", "tea.example:8137", "[fd00::1]:8137", "localhost.example"] {
            assert!(!is_loopback(host), "{host}");
        }
    }
}
