//! Who asks: the address a request comes from, behind proxies that the host trusts.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

use axum::http::{HeaderMap, HeaderValue};
use ipnet::IpNet;
use serde::Deserialize;

/// The address a request comes from, as the guard found it: what limits count.
#[derive(Clone, Copy)]
pub struct Visitor(pub IpAddr);

/// Addresses of proxies: one (`10.0.0.1`) or a whole network (`10.0.0.0/8`, `fd00::/8`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct Network(IpNet);

impl Network {
    /// Whether an address belongs to it; one of version 4 that is written as one of version 6 counts as what it is.
    pub fn contains(&self, ip: IpAddr) -> bool {
        self.0.contains(&ip.to_canonical())
    }
}

impl FromStr for Network {
    type Err = String;

    fn from_str(text: &str) -> Result<Network, String> {
        let text = text.trim();
        let one = text.parse::<IpAddr>().map(|ip| IpNet::from(ip.to_canonical()));
        let network = one.or_else(|_| text.parse::<IpNet>());
        network.map(Network).map_err(|_| format!("{text:?} is neither an address nor a network such as 10.0.0.0/8"))
    }
}

impl TryFrom<String> for Network {
    type Error = String;

    fn try_from(text: String) -> Result<Network, String> {
        text.parse()
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Whether the host trusts what this address says about others.
pub fn is_trusted(ip: IpAddr, proxies: &[Network]) -> bool {
    proxies.iter().any(|network| network.contains(ip))
}

/// Whom a request comes from: the address that connects, or, as long as that is a proxy the host trusts, the one it names in
/// `X-Forwarded-For`. What cannot be read ends the walk: what stands before it was written by somebody nobody trusts, so the
/// proxy itself is counted.
pub fn visitor(peer: IpAddr, headers: &HeaderMap, proxies: &[Network]) -> IpAddr {
    let mut from = peer.to_canonical();
    let told: Vec<&HeaderValue> = headers.get_all("x-forwarded-for").iter().collect();
    let hops = told.iter().rev().flat_map(|line| line.as_bytes().rsplit(|byte| *byte == b','));
    for named in hops.map(hop) {
        if !is_trusted(from, proxies) {
            break;
        }
        let Some(named) = named else { break };
        from = named;
    }
    counted(from)
}

/// An entry of `X-Forwarded-For`: an address, with a port (`1.2.3.4:5678`, `[2001:db8::1]:5678`) or without.
fn hop(text: &[u8]) -> Option<IpAddr> {
    let text = std::str::from_utf8(text).ok()?.trim();
    let bare = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
    let ip = text.parse().ok().or_else(|| bare?.parse().ok());
    let with_port = || text.parse::<std::net::SocketAddr>().ok().map(|address| address.ip());
    ip.or_else(with_port).map(|ip| ip.to_canonical())
}

/// What is counted as one: an address, but an IPv6 household has a whole /64.
pub fn counted(ip: IpAddr) -> IpAddr {
    match ip.to_canonical() {
        IpAddr::V6(ip) => {
            let [a, b, c, d, ..] = ip.segments();
            IpAddr::V6([a, b, c, d, 0, 0, 0, 0].into())
        }
        four => four,
    }
}

/// The network around it that one customer may own: a /48 has 65,536 households' worth of addresses.
pub fn around(ip: IpAddr) -> Option<IpAddr> {
    // A listener for both kinds writes IPv4 addresses as IPv6 ones: they are no common network.
    match ip.to_canonical() {
        IpAddr::V6(ip) => {
            let [a, b, c, ..] = ip.segments();
            Some(IpAddr::V6([a, b, c, 0, 0, 0, 0, 0].into()))
        }
        IpAddr::V4(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    fn networks(list: &[&str]) -> Vec<Network> {
        list.iter().map(|text| text.parse().expect("a network")).collect()
    }

    fn asked(peer: &str, lines: &[&str], proxies: &[&str]) -> IpAddr {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append("x-forwarded-for", HeaderValue::from_bytes(line.as_bytes()).expect("a value"));
        }
        visitor(ip(peer), &headers, &networks(proxies))
    }

    #[test]
    fn only_trusted_proxies_say_whom_they_speak_for() {
        let line = ["9.9.9.9, 1.2.3.4, 10.0.0.1"];
        let proxies = ["127.0.0.1", "10.0.0.1"];
        assert_eq!(asked("127.0.0.1", &line, &proxies), ip("1.2.3.4"), "what the client wrote itself is no proof");
        assert_eq!(asked("5.6.7.8", &line, &proxies), ip("5.6.7.8"));
        assert_eq!(asked("127.0.0.1", &line, &[]), ip("127.0.0.1"));
        assert_eq!(asked("2001:db8:1:2:3::4", &line, &proxies), ip("2001:db8:1:2::"));
        // Several lines are one list.
        assert_eq!(asked("127.0.0.1", &["9.9.9.9, 1.2.3.4", "10.0.0.1"], &proxies), ip("1.2.3.4"));
    }

    #[test]
    fn proxies_are_named_by_network() {
        let proxies = ["10.0.0.0/8", "fd00::/8"];
        assert_eq!(asked("10.3.4.5", &["1.2.3.4, 10.200.0.1"], &proxies), ip("1.2.3.4"));
        assert_eq!(asked("::ffff:10.3.4.5", &["1.2.3.4"], &proxies), ip("1.2.3.4"));
        assert_eq!(asked("fd12::1", &["2001:db8::7"], &proxies), ip("2001:db8::"));
        assert_eq!(asked("11.0.0.1", &["1.2.3.4"], &proxies), ip("11.0.0.1"));
        for wrong in ["", "tea.example", "10.0.0.0/33", "10.0.0.0/", "1.2.3"] {
            assert!(wrong.parse::<Network>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn ports_are_understood() {
        for line in ["1.2.3.4:5678", "1.2.3.4", "[::ffff:1.2.3.4]:80"] {
            assert_eq!(asked("127.0.0.1", &[line], &["127.0.0.1"]), ip("1.2.3.4"), "{line}");
        }
        for line in ["[2001:db8:1:2::9]:443", "[2001:db8:1:2::9]", "2001:db8:1:2::9"] {
            assert_eq!(asked("127.0.0.1", &[line], &["127.0.0.1"]), ip("2001:db8:1:2::"), "{line}");
        }
        // A new port for each request is still the same visitor: the walk goes on through a proxy with a port, too.
        assert_eq!(asked("127.0.0.1", &["1.2.3.4:1, 10.0.0.1:2"], &["127.0.0.1", "10.0.0.1"]), ip("1.2.3.4"));
    }

    #[test]
    fn what_cannot_be_read_ends_the_walk() {
        for strange in ["unknown", "_hidden", "", "1.2.3.4.5", "\u{fffd}"] {
            let line = format!("9.9.9.9, {strange}");
            assert_eq!(asked("127.0.0.1", &[&line], &["127.0.0.1"]), ip("127.0.0.1"), "{strange}");
        }
        let line = ["9.9.9.9, unknown, 10.0.0.1"];
        assert_eq!(asked("127.0.0.1", &line, &["127.0.0.1", "10.0.0.1"]), ip("10.0.0.1"));
    }
}
