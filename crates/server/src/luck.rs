//! Where chance comes from: the operating system, always. Only in a house under test every request that opens a table
//! must name a seed, and all that is random at that table follows from it, so that a test plays the same game each time.

use std::net::ToSocketAddrs;

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::request::Parts;
use teahouse_game::Seat;
use teahouse_game::data::sha256_hex;
use teahouse_game::fair::Seed;

use teahouse_wire::Code;

use crate::error::ApiError;
use crate::house::{House, Settings};
use crate::secrets;

/// The header that names the seed. Houses that are not under test do not look at it.
const HEADER: &str = "x-teahouse-seed";

/// What a house under test says when it opens, in the log and beside it.
pub const WARNING: &str = "UNDER TEST (--test-seeds): whoever asks chooses the dice. No game played here is fair.";

/// The luck of one request.
#[derive(Clone)]
pub struct Luck {
    from: From,
    /// The id of the table it may open. Two tables of a seed are two tables: ids are always the operating system's.
    id: String,
}

#[derive(Clone)]
enum From {
    /// The operating system.
    System,
    /// The seed that a test named.
    Test(String),
}

impl FromRequestParts<House> for Luck {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, house: &House) -> Result<Self, ApiError> {
        Luck::of(house, &parts.headers)
    }
}

impl Luck {
    /// Of a request with these headers; a house under test refuses one without a seed.
    pub fn of(house: &House, headers: &HeaderMap) -> Result<Luck, ApiError> {
        if !house.settings.test_seeds {
            return Ok(Luck::system());
        }
        let named = headers.get(HEADER).and_then(|value| value.to_str().ok()).filter(|seed| !seed.is_empty());
        named.map(Luck::of_test).ok_or_else(|| ApiError::bad(Code::NoSeed))
    }

    /// What follows from a seed that a test names.
    pub(crate) fn of_test(seed: &str) -> Luck {
        Luck { from: From::Test(seed.to_owned()), id: secrets::table_id() }
    }

    /// The operating system's.
    pub fn system() -> Luck {
        Luck { from: From::System, id: secrets::table_id() }
    }

    /// The id of the table that is opened with it, however often that is decided.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// For a table that follows from another one, so that the next game is not the same game again.
    pub fn after(self, before: &str) -> Luck {
        let from = match self.from {
            From::System => From::System,
            From::Test(seed) => From::Test(format!("{seed}\n{before}")),
        };
        Luck { from, ..self }
    }

    /// The seed of a table.
    pub fn seed(&self) -> Seed {
        match &self.from {
            From::System => Seed::new(secrets::bytes()),
            From::Test(seed) => Seed::parse(&follows(&[seed, "table"])).expect("a hash has the form of a seed"),
        }
    }

    /// One of so many.
    pub fn lot(&self, of: u8) -> u8 {
        let number = match &self.from {
            From::System => u32::from_le_bytes(secrets::bytes()),
            From::Test(seed) => number(&[seed, "lot"]) as u32,
        };
        (number % u32::from(of)) as u8
    }

    /// Four letters for the name of somebody who has none yet.
    pub fn nickname(&self) -> String {
        match &self.from {
            From::System => secrets::hex::<2>(),
            From::Test(seed) => follows(&[seed, "guest"])[..4].to_owned(),
        }
    }
}

/// What is random at a table that is open already, and no dice: in a house under test it follows from the table.
#[derive(Clone, Copy)]
pub struct Chance {
    test: bool,
}

impl Chance {
    pub fn of(settings: &Settings) -> Chance {
        Chance { test: settings.test_seeds }
    }

    /// The salt the house gives to a seat until somebody brings their own.
    pub fn salt(self, seat: Seat) -> String {
        if self.test { format!("{:016x}", seat.0) } else { secrets::hex::<8>() }
    }

    /// A seed for what only guesses at hidden things: a bot's thought, a preview. `at` is the number of entries.
    pub fn guess(self, commitment: &str, at: usize) -> u64 {
        if self.test { number(&[commitment, &at.to_string()]) } else { u64::from_le_bytes(secrets::bytes()) }
    }
}

impl House {
    pub(crate) fn chance(&self) -> Chance {
        Chance::of(&self.settings)
    }
}

impl Settings {
    /// A house under test is this machine's own: the faults of settings with which others could reach it.
    pub(crate) fn check_test_seeds(&self, address: &str) -> Result<(), &'static str> {
        if !self.test_seeds {
            return Ok(());
        }
        if self.base_url.is_some() {
            return Err("a base URL");
        }
        if !self.proxies.is_empty() {
            return Err("proxies");
        }
        let local = address.to_socket_addrs().is_ok_and(|mut all| all.all(|one| one.ip().is_loopback()));
        if local { Ok(()) } else { Err("an address that other machines may reach") }
    }
}

fn follows(parts: &[&str]) -> String {
    sha256_hex(format!("teahouse test\n{}", parts.join("\n")).as_bytes())
}

fn number(parts: &[&str]) -> u64 {
    u64::from_str_radix(&follows(parts)[..16], 16).expect("hexadecimal digits")
}
