//! TLS without a proxy in front: certificate and key from files, read again on SIGHUP, so that a renewed certificate needs no
//! restart.

use std::io;
use std::path::PathBuf;
use std::sync::{Arc, RwLock};

use thiserror::Error;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::{Accept, TlsAcceptor};

/// Where they are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TlsFiles {
    /// The certificate and those above it, in PEM.
    pub certificate: PathBuf,
    /// Its private key, in PEM.
    pub key: PathBuf,
}

/// Why they cannot be used.
#[derive(Debug, Error)]
#[allow(missing_docs)]
pub enum TlsError {
    #[error("cannot read the certificate {}: {cause}", file.display())]
    Certificate { file: PathBuf, cause: String },
    #[error("cannot read the private key {}: {cause}", file.display())]
    Key { file: PathBuf, cause: String },
    #[error("the certificate {} and the key {} do not go together: {cause}", files.certificate.display(), files.key.display())]
    Pair { files: TlsFiles, cause: String },
}

/// Keys for connections.
pub struct Tls {
    files: TlsFiles,
    config: RwLock<Arc<ServerConfig>>,
}

impl Tls {
    pub fn load(files: &TlsFiles) -> Result<Tls, TlsError> {
        Ok(Tls { files: files.clone(), config: RwLock::new(read(files)?) })
    }

    /// Agrees on keys with a client.
    pub fn accept<S: AsyncRead + AsyncWrite + Unpin>(&self, stream: S) -> Accept<S> {
        let config = self.config.read().unwrap_or_else(|e| e.into_inner()).clone();
        TlsAcceptor::from(config).accept(stream)
    }

    /// Reads the files again; should they be no good, those of before stay in use.
    fn reload(&self) -> Result<(), TlsError> {
        let fresh = read(&self.files)?;
        *self.config.write().unwrap_or_else(|e| e.into_inner()) = fresh;
        Ok(())
    }

    /// Listens to SIGHUP from now on; what is returned reads the files again each time, for ever.
    #[cfg(unix)]
    pub fn follow(self: Arc<Tls>) -> io::Result<impl Future<Output = ()>> {
        use tokio::signal::unix::{SignalKind, signal};
        let mut asked = signal(SignalKind::hangup())?;
        Ok(async move {
            while asked.recv().await.is_some() {
                match self.reload() {
                    Ok(()) => tracing::info!("the certificate was read again; new connections use it"),
                    Err(error) => tracing::error!(%error, "the certificate of before stays in use"),
                }
            }
        })
    }

    /// Elsewhere a renewed certificate needs a restart.
    #[cfg(not(unix))]
    pub fn follow(self: Arc<Tls>) -> io::Result<impl Future<Output = ()>> {
        Ok(std::future::ready(()))
    }
}

fn read(files: &TlsFiles) -> Result<Arc<ServerConfig>, TlsError> {
    let no_certificate = |cause: String| TlsError::Certificate { file: files.certificate.clone(), cause };
    let found = CertificateDer::pem_file_iter(&files.certificate).map_err(|e| no_certificate(e.to_string()))?;
    let chain = found.collect::<Result<Vec<_>, _>>().map_err(|e| no_certificate(e.to_string()))?;
    if chain.is_empty() {
        return Err(no_certificate("there is none in it".to_owned()));
    }
    let no_key = |cause: String| TlsError::Key { file: files.key.clone(), cause };
    let key = PrivateKeyDer::from_pem_file(&files.key).map_err(|e| no_key(e.to_string()))?;
    let no_pair = |cause: String| TlsError::Pair { files: files.clone(), cause };
    let versions = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|e| no_pair(e.to_string()))?;
    let mut config = versions.with_no_client_auth().with_single_cert(chain, key).map_err(|e| no_pair(e.to_string()))?;
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    Ok(Arc::new(config))
}
