//! Opening and closing the house: listening, the clock that tidies, and an end that loses nothing.

use std::future::Future;
use std::net::SocketAddr;
use std::time::Duration;

use axum::serve::ListenerExt;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use thiserror::Error;
use tokio::net::TcpListener;

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
    let cannot = |cause| ServeError::Listen { address: address.to_owned(), cause };
    let listener = TcpListener::bind(address).await.map_err(cannot)?;
    let listening = listener.local_addr()?;
    let _ = house.listening.set(listening);
    ready(listening);
    let app = router(house.clone(), metrics_handle()).into_make_service_with_connect_info::<SocketAddr>();
    // Moves are small: they should not wait for company.
    let listener = listener.tap_io(|stream| {
        let _ = stream.set_nodelay(true);
    });
    let tidy = tokio::spawn(tidy(house.clone()));
    let lobby = tokio::spawn(crate::lobby::keep(house.clone()));
    let waking = tokio::spawn(house.clone().wake_bots());
    let stopping = house.clone();
    let stop = async move {
        stop.await;
        tracing::info!("closing: no new requests, open ones are finished");
        stopping.closing.send_replace(true);
        stopping.rooms.close();
    };
    // Sockets stay open as long as their pages do; they are given a moment, then the house closes. Nothing is lost by
    // that: what was acknowledged is on disk.
    let (closed, mut closing) = tokio::sync::watch::channel(false);
    let server = axum::serve(listener, app).with_graceful_shutdown(async move {
        stop.await;
        let _ = closed.send(true);
    });
    tokio::select! {
        done = std::future::IntoFuture::into_future(server) => done?,
        () = async { let _ = closing.wait_for(|c| *c).await; tokio::time::sleep(Duration::from_secs(2)).await } => {}
    }
    tidy.abort();
    lobby.abort();
    waking.abort();
    house.store.close().await;
    Ok(())
}

async fn tidy(house: House) {
    let mut clock = tokio::time::interval(Duration::from_secs(60));
    loop {
        clock.tick().await;
        house.limits.tidy();
    }
}

/// The recorder is the process's; a second house in one process (tests) shares it.
pub(crate) fn metrics_handle() -> PrometheusHandle {
    static HANDLE: std::sync::OnceLock<PrometheusHandle> = std::sync::OnceLock::new();
    HANDLE
        .get_or_init(|| {
            let builder = PrometheusBuilder::new();
            builder.install_recorder().unwrap_or_else(|_| PrometheusBuilder::new().build_recorder().handle())
        })
        .clone()
}
