//! Opening and closing the house: listening, the clock that tidies, and an end that loses nothing.

use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use thiserror::Error;
use tokio::net::TcpListener;

use crate::edge::connections;
use crate::edge::tls::{Tls, TlsError};
use crate::house::House;
use crate::routes::router;

/// Why the house cannot open.
#[derive(Debug, Error)]
#[allow(missing_docs)]
pub enum ServeError {
    #[error("cannot listen on {address}: {cause}")]
    Listen { address: String, cause: std::io::Error },
    #[error("--test-seeds and {with} do not go together: with it everybody who can reach the house chooses the dice")]
    TestSeeds { with: &'static str },
    #[error(transparent)]
    Tls(#[from] TlsError),
    #[error("the house has stopped: {0}")]
    LockLost(teahouse_store::StoreError),
    #[error("the house stopped: {0}")]
    Stopped(#[from] std::io::Error),
}

/// Listens on `address` until `stop` is done; `ready` is told the real address.
pub async fn serve(
    house: House,
    address: &str,
    ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    house.settings.check_test_seeds(address).map_err(|with| ServeError::TestSeeds { with })?;
    if house.settings.test_seeds {
        tracing::warn!("{}", crate::luck::WARNING);
    }
    let tls = house.settings.tls.as_ref().map(Tls::load).transpose()?.map(Arc::new);
    let cannot = |cause| ServeError::Listen { address: address.to_owned(), cause };
    let listener = TcpListener::bind(address).await.map_err(cannot)?;
    let listening = listener.local_addr()?;
    let _ = house.listening.set(listening);
    // Whoever is told that the house is open may send SIGHUP at once: it has to be listened to by then.
    let following = tls.clone().map(|tls| tls.follow()).transpose()?.map(tokio::spawn);
    ready(listening);
    let app = router(house.clone());
    let tidy = tokio::spawn(tidy(house.clone()));
    let lobby = tokio::spawn(crate::lobby::keep(house.clone()));
    let overload = tokio::spawn(crate::work::overload::watch(house.clone()));
    let waking = tokio::spawn(house.clone().wake_bots());
    let retention = tokio::spawn(crate::retention::keep(house.clone()));
    let stop = async {
        stop.await;
        house.closing.send_replace(true);
        house.rooms.close();
    };
    let lost = tokio::select! {
        // Another process may serve this data now: what this one remembers is worth nothing any more.
        why = house.store.lost() => Some(why),
        () = connections::listen(&house, listener, app, tls, stop) => None,
    };
    if let Some(following) = following {
        following.abort();
    }
    tidy.abort();
    lobby.abort();
    overload.abort();
    waking.abort();
    retention.abort();
    house.store.close().await;
    lost.map_or(Ok(()), |why| Err(ServeError::LockLost(why)))
}

async fn tidy(house: House) {
    let mut clock = tokio::time::interval(Duration::from_secs(60));
    loop {
        clock.tick().await;
        house.limits.tidy();
    }
}
