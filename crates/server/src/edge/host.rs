//! By which address the house was called: scheme and host of the request. With a base URL there is one right answer; without one
//! the `Host` header is believed only where it could be a host. Links and the Origin check use nothing else.

use std::net::IpAddr;

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, Uri, header};

use crate::edge::visitor::is_trusted;
use crate::house::Settings;

/// How the house was called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Called {
    scheme: &'static str,
    /// With its port, if it named one that is not the scheme's; none if the request named no host.
    host: Option<String>,
}

/// Why a request is not for this house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotOurs {
    /// No host could be called so, or the request names several.
    Malformed,
    /// Somebody else's name, or an old one.
    Elsewhere,
}

impl Called {
    /// What a request says, if it is for this house.
    pub fn of(request: &Request, peer: IpAddr, settings: &Settings) -> Result<Called, NotOurs> {
        let named = named(request.uri(), request.headers())?;
        let Some(base) = &settings.base_url else {
            let scheme = scheme(request.headers(), peer, settings);
            return Ok(Called { scheme, host: named.map(|host| plain(scheme, host)) });
        };
        let ours = Called::at(base).ok_or(NotOurs::Malformed)?;
        let right = named.is_some_and(|host| Some(plain(ours.scheme, host)) == ours.host);
        if right { Ok(ours) } else { Err(NotOurs::Elsewhere) }
    }

    /// An address as browsers and hosts write it: `https://tea.example`.
    pub fn at(url: &str) -> Option<Called> {
        let (scheme, host) = url.split_once("://")?;
        let scheme = ["http", "https"].into_iter().find(|known| scheme.eq_ignore_ascii_case(known))?;
        let host = host.trim_end_matches('/');
        is_host(host).then(|| Called { scheme, host: Some(plain(scheme, host)) })
    }

    /// Whether a page with this `Origin` is one of ours.
    pub fn is_origin(&self, origin: &HeaderValue) -> bool {
        origin.to_str().ok().and_then(Called::at).is_some_and(|page| page == *self)
    }

    pub fn scheme(&self) -> &'static str {
        self.scheme
    }

    pub fn host(&self) -> Option<&str> {
        self.host.as_deref()
    }
}

/// The one host that a request names: in its first line or in its header; none in very old ones.
fn named<'a>(uri: &'a Uri, headers: &'a HeaderMap) -> Result<Option<&'a str>, NotOurs> {
    let mut lines = headers.get_all(header::HOST).iter();
    let line = lines.next().map(|line| line.to_str().map_err(|_| NotOurs::Malformed)).transpose()?;
    if lines.next().is_some() {
        return Err(NotOurs::Malformed);
    }
    let host = uri.authority().map(|authority| authority.as_str()).or(line);
    if host.is_some_and(|host| !is_host(host)) { Err(NotOurs::Malformed) } else { Ok(host) }
}

/// Encrypted or not, as the one sees it who called: a trusted proxy says so.
fn scheme(headers: &HeaderMap, peer: IpAddr, settings: &Settings) -> &'static str {
    let told = headers.get("x-forwarded-proto").filter(|_| is_trusted(peer, &settings.proxies));
    let https = told.is_some_and(|scheme| scheme.as_bytes().eq_ignore_ascii_case(b"https"));
    if https || settings.tls.is_some() { "https" } else { "http" }
}

/// In small letters, without the port that goes without saying.
fn plain(scheme: &str, host: &str) -> String {
    let usual = if scheme == "https" { ":443" } else { ":80" };
    let host = host.to_ascii_lowercase();
    host.strip_suffix(usual).map_or_else(|| host.clone(), str::to_owned)
}

/// Whether this could be a host, with a port or without: a name of letters, digits, dots, hyphens and underscores, or an address.
pub fn is_host(text: &str) -> bool {
    let (name, port) = match text.strip_prefix('[') {
        Some(rest) => {
            let Some((inner, rest)) = rest.split_once(']') else { return false };
            if inner.parse::<std::net::Ipv6Addr>().is_err() {
                return false;
            }
            ("", rest)
        }
        None => text.split_at(text.find(':').unwrap_or(text.len())),
    };
    let is_port = |port: &str| {
        let digits = port.strip_prefix(':').unwrap_or_default();
        digits.bytes().all(|b| b.is_ascii_digit()) && digits.parse::<u16>().is_ok()
    };
    let is_name = |name: &str| {
        (1..=253).contains(&name.len())
            && name.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'.' | b'-' | b'_'))
    };
    (text.starts_with('[') || is_name(name)) && (port.is_empty() || is_port(port))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request(uri: &str, headers: &[(&'static str, &str)]) -> Request {
        let mut request = Request::new(axum::body::Body::empty());
        *request.uri_mut() = uri.parse().expect("an address");
        for (name, value) in headers {
            request.headers_mut().append(*name, value.parse().expect("a value"));
        }
        request
    }

    fn called(headers: &[(&'static str, &str)], settings: &Settings) -> Result<String, NotOurs> {
        let called = Called::of(&request("/", headers), IpAddr::from([127, 0, 0, 1]), settings)?;
        Ok(format!("{}://{}", called.scheme(), called.host().unwrap_or("?")))
    }

    #[test]
    fn hosts_are_told_from_what_is_none() {
        for host in
            ["tea.example", "tea.example:8137", "127.0.0.1:1", "[::1]", "[fd00::1]:8137", "LOCALHOST", "my_tea-1"]
        {
            assert!(is_host(host), "{host}");
        }
        let long = "a".repeat(3000);
        for text in [
            "",
            ":80",
            "tea example",
            "tea.example:",
            "tea.example:99999",
            "tea:80:80",
            "a@b",
            "a/b",
            "[::1",
            "[x]",
            "<b>",
            "tea.example:+8",
            &long,
        ] {
            assert!(!is_host(text), "{text}");
        }
    }

    #[test]
    fn without_a_base_url_the_host_header_counts() {
        let settings = Settings::default();
        assert_eq!(called(&[("host", "Tea.example:80")], &settings), Ok("http://tea.example".to_owned()));
        assert_eq!(called(&[], &settings), Ok("http://?".to_owned()));
        assert_eq!(called(&[("host", "tea.example/evil")], &settings), Err(NotOurs::Malformed));
        assert_eq!(called(&[("host", "a"), ("host", "b")], &settings), Err(NotOurs::Malformed));
        let line = request("http://first.example/x", &[("host", "second.example")]);
        let first = Called::of(&line, IpAddr::from([127, 0, 0, 1]), &settings).expect("a host");
        assert_eq!(first.host(), Some("first.example"), "the first line counts more");
    }

    #[test]
    fn only_a_trusted_proxy_says_that_the_way_was_encrypted() {
        let headers = [("host", "tea.example"), ("x-forwarded-proto", "https")];
        assert_eq!(called(&headers, &Settings::default()), Ok("http://tea.example".to_owned()));
        let proxies = vec!["127.0.0.0/8".parse().expect("a network")];
        let settings = Settings { proxies, ..Settings::default() };
        assert_eq!(called(&headers, &settings), Ok("https://tea.example".to_owned()));
    }

    #[test]
    fn with_a_base_url_there_is_one_right_host() {
        let settings = Settings { base_url: Some("https://tea.example".to_owned()), ..Settings::default() };
        for host in ["tea.example", "TEA.example:443"] {
            assert_eq!(called(&[("host", host)], &settings), Ok("https://tea.example".to_owned()), "{host}");
        }
        for host in ["evil.example", "tea.example:80", "tea.example.evil.example", "127.0.0.1"] {
            assert_eq!(called(&[("host", host)], &settings), Err(NotOurs::Elsewhere), "{host}");
        }
        assert_eq!(called(&[], &settings), Err(NotOurs::Elsewhere));
    }

    #[test]
    fn an_origin_is_scheme_and_host_and_port() {
        let ours = Called::at("https://tea.example").expect("an address");
        let origin = |text: &'static str| ours.is_origin(&HeaderValue::from_static(text));
        assert!(origin("https://tea.example") && origin("https://TEA.example:443"));
        for foreign in
            ["http://tea.example", "https://tea.example:8137", "https://evil.example", "null", "", "tea.example"]
        {
            assert!(!origin(foreign), "{foreign}");
        }
    }
}
