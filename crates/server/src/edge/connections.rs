//! Listening: who is let in, and for how long somebody may say nothing. A connection has to bring the head of a request in time,
//! then its body, and has to take the answer; one address has so many connections, the house has so many in all. Whoever is one
//! too many is hung up on at once, so that silent or slow clients cost nobody else anything.

use std::future::Future;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::time::{Sleep, timeout};
use tower::ServiceExt;

use crate::edge::tls::Tls;
use crate::edge::visitor::is_trusted;
use crate::house::House;
use crate::limits::by_address::{OpenByAddress, Place};
use crate::limits::caps;
use crate::telemetry::meters;

/// What connections may cost; with `Default` what docs/hosting.md says.
#[derive(Clone, Debug)]
pub struct ConnectionLimits {
    /// Open at once in the whole house, if the system's limit of descriptors allows as many.
    pub most: usize,
    /// Open at once from one address (an IPv6 /64; a /48 has eight times as many), at most a quarter of all. Trusted proxies
    /// have no such limit: they speak for many.
    pub of_one_address: usize,
    /// From the first moment, or from the last answer, to the whole head of the next request.
    pub head: Duration,
    /// From the head of a request to the end of its body.
    pub body: Duration,
    /// From the head of a request to its answer.
    pub answer: Duration,
    /// A client that takes nothing of what it is sent for so long is gone.
    pub stalled: Duration,
    /// Until a TLS connection has agreed on its keys.
    pub handshake: Duration,
}

impl Default for ConnectionLimits {
    fn default() -> ConnectionLimits {
        ConnectionLimits {
            most: caps::CONNECTIONS as usize,
            of_one_address: caps::CONNECTIONS_OF_AN_ADDRESS as usize,
            head: Duration::from_secs(15),
            body: Duration::from_secs(20),
            answer: Duration::from_secs(30),
            stalled: Duration::from_secs(30),
            handshake: Duration::from_secs(10),
        }
    }
}

/// What is read or written at once for one connection.
const BUFFER: usize = 64 * 1024;
/// Descriptors that are no connections: the database, the log, the clock.
const OTHER_DESCRIPTORS: usize = 128;
/// Pages are told to come back, requests under way are finished; then the house closes. Nothing is lost by that: what was
/// acknowledged is on disk.
const GRACE: Duration = Duration::from_secs(2);
/// When the system gives no connections (no descriptors, no memory) it is asked again so soon, and the log is told so often.
const AGAIN: Duration = Duration::from_millis(50);
const COMPLAIN_EVERY: Duration = Duration::from_secs(10);

/// Accepts connections until `stop` is done, then lets those that are open come to their end.
pub async fn listen(
    house: &House,
    listener: TcpListener,
    app: Router,
    tls: Option<Arc<Tls>>,
    stop: impl Future<Output = ()>,
) {
    let doors = Doors::new(house, descriptors());
    // Every connection holds a clone; when the last one is gone, so is the channel.
    let (alive, mut gone) = mpsc::channel::<()>(1);
    let mut stop = pin!(stop);
    let mut complained: Option<Instant> = None;
    loop {
        let accepted = tokio::select! {
            () = &mut stop => break,
            accepted = listener.accept() => accepted,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) if is_of_one_client(&error) => continue,
            Err(error) => {
                if complained.is_none_or(|last| last.elapsed() >= COMPLAIN_EVERY) {
                    tracing::error!(%error, "the system gives no more connections; trying again");
                    complained = Some(Instant::now());
                }
                tokio::time::sleep(AGAIN).await;
                continue;
            }
        };
        let Some(place) = doors.enter(peer.ip()) else {
            meters().connections_refused.increment(1);
            continue;
        };
        let _ = stream.set_nodelay(true);
        let line = Line::new(stream, house.settings.connections.stalled, (place, alive.clone()));
        tokio::spawn(attend(house.clone(), line, peer, app.clone(), tls.clone()));
    }
    drop((listener, alive));
    let _ = timeout(GRACE, gone.recv()).await;
}

/// Nobody else is concerned when one client hangs up early.
fn is_of_one_client(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// How many descriptors the system lets the house have, raised as far as may be.
#[cfg(unix)]
fn descriptors() -> Option<usize> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let now = getrlimit(Resource::Nofile);
    let wish = Rlimit { current: now.maximum, ..now };
    let limit = match setrlimit(Resource::Nofile, wish) {
        Ok(()) => now.maximum,
        Err(_) => now.current,
    };
    limit.map(|limit| usize::try_from(limit).unwrap_or(usize::MAX))
}

#[cfg(not(unix))]
fn descriptors() -> Option<usize> {
    None
}

/// Who may come in.
struct Doors {
    house: House,
    of_one_address: usize,
    open: OpenByAddress,
    places: Arc<tokio::sync::Semaphore>,
}

/// A connection that was let in; counted until it is dropped.
struct Admission {
    _permit: tokio::sync::OwnedSemaphorePermit,
    _place: Option<Place>,
}

impl Admission {
    fn new(permit: tokio::sync::OwnedSemaphorePermit, place: Option<Place>) -> Admission {
        meters().connections.increment(1.0);
        Admission { _permit: permit, _place: place }
    }
}

impl Drop for Admission {
    fn drop(&mut self) {
        meters().connections.decrement(1.0);
    }
}

impl Doors {
    fn new(house: &House, descriptors: Option<usize>) -> Doors {
        let limits = &house.settings.connections;
        let possible = descriptors.map(|n| n.saturating_sub(OTHER_DESCRIPTORS).max(n / 2));
        let most = limits.most.min(possible.unwrap_or(usize::MAX));
        let of_one_address =
            if house.settings.limits { limits.of_one_address.min(most / 4).max(1) } else { usize::MAX };
        tracing::info!(most, of_one_address, "connections that may be open at once");
        let places = Arc::new(tokio::sync::Semaphore::new(most));
        Doors { house: house.clone(), of_one_address, open: OpenByAddress::default(), places }
    }

    fn enter(&self, ip: IpAddr) -> Option<Admission> {
        let permit = self.places.clone().try_acquire_owned().ok()?;
        if is_trusted(ip, &self.house.settings.proxies) {
            return Some(Admission::new(permit, None));
        }
        let place = self.open.take(ip, self.of_one_address)?;
        Some(Admission::new(permit, Some(place)))
    }
}

/// One connection, from its first byte to its last.
async fn attend<G: Send + Unpin + 'static>(
    house: House,
    line: Line<TcpStream, G>,
    peer: SocketAddr,
    app: Router,
    tls: Option<Arc<Tls>>,
) {
    let Some(tls) = tls else { return converse(house, line, peer, app).await };
    if let Ok(Ok(stream)) = timeout(house.settings.connections.handshake, tls.accept(line)).await {
        converse(house, stream, peer, app).await;
    }
}

/// Requests and answers. What breaks off is the client's business: whatever was asked is answered or was never read.
async fn converse<S>(house: House, stream: S, peer: SocketAddr, app: Router)
where
    S: AsyncRead + AsyncWrite + Send + Unpin + 'static,
{
    let service = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        app.clone().oneshot(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(house.settings.connections.head)
        .max_header_size(caps::HEAD as usize)
        .max_buf_size(BUFFER)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    tokio::select! {
        _ = connection.as_mut() => {}
        () = house.closes() => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}

/// A stream that gives up on a client who takes nothing, and keeps its place as long as it is open: also when it has become a
/// socket.
struct Line<S, G> {
    stream: S,
    patience: Duration,
    /// Set while the client takes nothing.
    stalled: Option<Pin<Box<Sleep>>>,
    _place: G,
}

impl<S, G> Line<S, G> {
    fn new(stream: S, patience: Duration, place: G) -> Line<S, G> {
        Line { stream, patience, stalled: None, _place: place }
    }

    fn watch<T>(&mut self, done: Poll<io::Result<T>>, cx: &mut Context<'_>) -> Poll<io::Result<T>> {
        if done.is_ready() {
            self.stalled = None;
            return done;
        }
        let patience = self.patience;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(tokio::time::sleep(patience)));
        stalled.as_mut().poll(cx).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin, G: Unpin> AsyncRead for Line<S, G> {
    fn poll_read(self: Pin<&mut Self>, cx: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_read(cx, buffer)
    }
}

impl<S: AsyncWrite + Unpin, G: Unpin> AsyncWrite for Line<S, G> {
    fn poll_write(self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let line = self.get_mut();
        let done = Pin::new(&mut line.stream).poll_write(cx, bytes);
        line.watch(done, cx)
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let line = self.get_mut();
        let done = Pin::new(&mut line.stream).poll_write_vectored(cx, bytes);
        line.watch(done, cx)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let line = self.get_mut();
        let done = Pin::new(&mut line.stream).poll_flush(cx);
        line.watch(done, cx)
    }

    fn poll_shutdown(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let line = self.get_mut();
        let done = Pin::new(&mut line.stream).poll_shutdown(cx);
        line.watch(done, cx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    #[tokio::test]
    async fn a_client_that_takes_nothing_is_given_up() {
        let (ours, mut theirs) = tokio::io::duplex(8);
        let mut line = Line::new(ours, Duration::from_millis(50), ());
        let reads = async {
            let mut taken = [0; 24];
            theirs.read_exact(&mut taken).await.expect("bytes");
        };
        let (written, ()) = tokio::join!(line.write_all(&[7; 24]), reads);
        written.expect("taken, piece by piece");
        let error = line.write_all(&[7; 24]).await.expect_err("nobody reads any more");
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
    }

    /// Whoever has a seat is promised a socket, so the door must not shut before.
    #[tokio::test]
    async fn there_is_a_connection_for_every_socket_and_some_for_requests() {
        let store = teahouse_store::Store::open("sqlite::memory:").await.expect("a store in memory");
        let house = House::new(store, crate::house::Settings::default());
        let (doors, ip) = (Doors::new(&house, None), IpAddr::from([1, 2, 3, 4]));
        let mut open = Vec::new();
        let refused = loop {
            let connection = doors.enter(ip).expect("a connection for each socket");
            let guest = format!("guest {}", open.len() / 8);
            match house.limits.count_socket(ip, &guest, true) {
                Ok(socket) => open.push((connection, socket)),
                Err(code) => break code,
            }
        };
        assert_eq!(refused, teahouse_wire::Code::TooManySockets);
        let requests: Vec<_> = (0..open.len() / 4).map_while(|_| doors.enter(ip)).collect();
        assert_eq!(requests.len(), open.len() / 4);
    }

    #[tokio::test]
    async fn a_place_is_kept_as_long_as_the_line_is_open() {
        let open = OpenByAddress::default();
        let ip = IpAddr::from([1, 2, 3, 4]);
        let line = Line::new(tokio::io::empty(), Duration::from_secs(1), open.take(ip, 1));
        assert!(open.take(ip, 1).is_none());
        drop(line);
        assert!(open.take(ip, 1).is_some());
    }
}
