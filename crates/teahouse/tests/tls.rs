//! https without a proxy: a certificate from files, read again when asked to.

use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use crate::house::{Running, folder, program, refused};

/// A certificate of our own, in two files.
fn certificate(folder: &Path) -> CertificateDer<'static> {
    let made = rcgen::generate_simple_self_signed(vec!["localhost".to_owned()]).expect("a certificate");
    std::fs::write(folder.join("cert.pem"), made.cert.pem()).expect("written");
    std::fs::write(folder.join("key.pem"), made.signing_key.serialize_pem()).expect("written");
    made.cert.der().clone()
}

/// One request by somebody who trusts this certificate alone; nothing if the house has another one.
async fn get(house: &Running, trusted: &CertificateDer<'static>, path: &str) -> Option<String> {
    let mut roots = RootCertStore::empty();
    roots.add(trusted.clone()).expect("a certificate");
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("versions")
        .with_root_certificates(roots)
        .with_no_client_auth();
    let stream = TcpStream::connect(&house.address).await.expect("a connection");
    let name = ServerName::try_from("localhost").expect("a name");
    let mut stream = TlsConnector::from(Arc::new(config)).connect(name, stream).await.ok()?;
    let request = format!("GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("an answer, ended as it should");
    Some(answer)
}

fn hang_up(house: &Running) {
    let done = Command::new("kill").args(["-HUP", &house.child.id().to_string()]).status().expect("kill");
    assert!(done.success());
}

#[cfg(unix)]
#[tokio::test]
async fn the_house_speaks_tls_and_takes_a_new_certificate_without_a_restart() {
    let folder = folder("tls");
    let first = certificate(&folder);
    let arguments = ["serve", "--listen", "127.0.0.1:0", "--tls-cert", "cert.pem", "--tls-key", "key.pem"];
    let mut command = program(&folder, &arguments);
    let log = folder.join("log");
    command.stderr(std::fs::File::create(&log).expect("a file"));
    let house = Running::start(command);
    let me = get(&house, &first, "/api/v1/me").await.expect("a connection");
    assert!(
        me.starts_with("HTTP/1.1 200") && me.contains("set-cookie: __Host-teahouse=") && me.contains("; Secure"),
        "{me}"
    );
    assert!(me.contains("strict-transport-security"), "{me}");
    // Whoever speaks plain http here is hung up on; nobody else notices.
    let mut plain = TcpStream::connect(&house.address).await.expect("a connection");
    plain.write_all(b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n").await.expect("sent");
    let mut said = Vec::new();
    let _ = plain.read_to_end(&mut said).await;
    assert!(!said.starts_with(b"HTTP"), "{said:?}");
    // A renewed certificate.
    let second = certificate(&folder);
    assert!(get(&house, &second, "/api/health").await.is_none(), "not read before it is asked to");
    hang_up(&house);
    let end = Instant::now() + Duration::from_secs(20);
    while get(&house, &second, "/api/health").await.is_none() {
        assert!(Instant::now() < end, "the new certificate is not used");
    }
    assert!(get(&house, &first, "/api/health").await.is_none());
    // A broken one changes nothing.
    std::fs::write(folder.join("cert.pem"), "no certificate").expect("written");
    hang_up(&house);
    while !std::fs::read_to_string(&log).expect("a log").contains("the certificate of before stays in use") {
        assert!(Instant::now() < end, "nothing is said about it");
        tokio::task::yield_now().await;
    }
    assert!(get(&house, &second, "/api/health").await.is_some_and(|answer| answer.starts_with("HTTP/1.1 200")));
}

#[test]
fn certificates_that_cannot_be_used_are_named() {
    let folder = folder("tls-trouble");
    let serve = |certificate: &str, key: &str| {
        program(&folder, &["serve", "--listen", "127.0.0.1:0", "--tls-cert", certificate, "--tls-key", key])
    };
    certificate(&folder);
    std::fs::rename(folder.join("key.pem"), folder.join("other.pem")).expect("renamed");
    certificate(&folder);
    std::fs::write(folder.join("empty.pem"), "").expect("written");
    std::fs::write(folder.join("strange.pem"), "-----BEGIN CERTIFICATE-----\n!\n-----END CERTIFICATE-----\n")
        .expect("written");
    refused(serve("missing.pem", "key.pem"), &["cannot read the certificate missing.pem"]);
    refused(serve("cert.pem", "missing.pem"), &["cannot read the private key missing.pem"]);
    refused(serve("empty.pem", "key.pem"), &["cannot read the certificate empty.pem"]);
    refused(serve("strange.pem", "key.pem"), &["strange.pem"]);
    refused(serve("cert.pem", "cert.pem"), &["cannot read the private key cert.pem"]);
    refused(serve("cert.pem", "other.pem"), &["cert.pem", "other.pem", "do not go together"]);
    refused(program(&folder, &["serve", "--tls-cert", "cert.pem"]), &["--tls-cert needs --tls-key"]);
    std::fs::write(folder.join("teahouse.toml"), "tls-key = \"key.pem\"\n").expect("written");
    refused(program(&folder, &["serve"]), &["--tls-key needs --tls-cert"]);
}
