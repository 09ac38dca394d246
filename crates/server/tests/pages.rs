//! The client's files, in each form in which somebody may want them.

use crate::support::{Open, connect, file};
use tokio::io::{AsyncReadExt, AsyncWriteExt};

/// Head (without what is different in every answer) and body, as they came.
async fn asked(house: &Open, method: &str, path: &str, accepts: &str) -> (Vec<String>, Vec<u8>) {
    let mut stream = connect(house.address, None).await;
    let ask = format!(
        "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\naccept-encoding: {accepts}\r\n\r\n",
        house.host
    );
    stream.write_all(ask.as_bytes()).await.expect("sent");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.expect("an answer");
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n").expect("the end of the head");
    let head = std::str::from_utf8(&answer[..end]).expect("a text");
    let own = ["date:", "x-request-id:"];
    let head = head.split("\r\n").filter(|line| !own.iter().any(|own| line.starts_with(own)));
    (head.map(str::to_owned).collect(), answer[end + 4..].to_vec())
}

#[tokio::test]
async fn a_head_says_what_a_page_would() {
    let house = Open::start(&file("heads")).await;
    for accepts in ["br", "gzip", "identity", "br;q=0, gzip", ""] {
        let (page, body) = asked(&house, "GET", "/", accepts).await;
        let (head, nothing) = asked(&house, "HEAD", "/", accepts).await;
        assert_eq!((page[0].as_str(), nothing.len()), ("HTTP/1.1 200 OK", 0), "{accepts}");
        assert!(!body.is_empty());
        // How long it is may be left out of a head, where it is not known before the whole was made.
        let told = |lines: &[String]| -> Vec<String> {
            lines.iter().filter(|line| !line.starts_with("transfer-encoding")).cloned().collect()
        };
        assert_eq!(told(&page), told(&head), "{accepts}");
        let says = |line: &str| page.iter().any(|said| said == line);
        assert!(says("vary: accept-encoding") && says("cache-control: no-cache"), "{accepts}: {page:?}");
        let coded = page.iter().find_map(|line| line.strip_prefix("content-encoding: "));
        assert_eq!(coded.is_none(), body.starts_with(b"<!"), "{accepts}");
        // A program that carries no client has its one page as it is only.
        let allowed: &[Option<&str>] = match accepts {
            "br" => &[Some("br"), None],
            "identity" | "" => &[None],
            _ => &[Some("gzip")],
        };
        assert!(allowed.contains(&coded), "{accepts}: {coded:?}");
    }
    house.close().await;
}
