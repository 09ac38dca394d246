//! Fresh databases for the tests: a file, memory, and PostgreSQL when `TEST_PG` names a server.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::{AnyConnection, AssertSqlSafe, Connection};

static NEXT: AtomicU32 = AtomicU32::new(0);

/// A database of one test's own.
pub struct Place {
    pub url: String,
    pub folder: Option<PathBuf>,
    /// Name of the database and the server it is on.
    postgres: Option<(String, String)>,
}

#[allow(dead_code, reason = "each test file uses some of it")]
impl Place {
    pub fn file() -> Place {
        let folder = std::env::temp_dir().join(unique());
        std::fs::create_dir_all(&folder).unwrap();
        Place { url: format!("sqlite://{}/house.db", folder.display()), folder: Some(folder), postgres: None }
    }

    pub fn memory() -> Place {
        Place { url: "sqlite::memory:".to_owned(), folder: None, postgres: None }
    }

    /// Nothing without a server; but where services are required, their absence is a failure.
    pub async fn postgres() -> Option<Place> {
        let Ok(server) = std::env::var("TEST_PG") else {
            assert!(
                std::env::var("TEAHOUSE_REQUIRE_SERVICES").as_deref() != Ok("1"),
                "TEST_PG must name a PostgreSQL server"
            );
            eprintln!("skipped: TEST_PG is not set");
            return None;
        };
        let name = unique().replace('-', "_");
        execute(&server, &format!("CREATE DATABASE {name}")).await;
        let (address, query) =
            server.split_once('?').map_or((server.as_str(), ""), |(address, query)| (address, query));
        let (address, _) = address.rsplit_once('/').expect("TEST_PG names a database");
        Some(Place { url: format!("{address}/{name}?{query}"), folder: None, postgres: Some((name, server)) })
    }

    /// Whether a second store would see the same data.
    pub fn can_be_shared(&self) -> bool {
        self.url != "sqlite::memory:"
    }

    pub async fn remove(self) {
        if let Some((name, server)) = &self.postgres {
            execute(server, &format!("DROP DATABASE {name} WITH (FORCE)")).await;
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        if let Some(folder) = &self.folder {
            _ = std::fs::remove_dir_all(folder);
        }
    }
}

/// Runs one statement behind the store's back.
pub async fn execute(url: &str, sql: &str) {
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(url).await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

fn unique() -> String {
    format!("teahouse-store-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed))
}
