//! Guests: known by a cookie, nobody signs up. The store keeps only the hash of the cookie.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard};

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use teahouse_store::Guest;

use teahouse_wire::Code;

use crate::clock;
use crate::error::ApiError;
use crate::house::House;
use crate::luck::Luck;
use crate::secrets;

/// The guest of a request; refused if the cookie is missing or unknown.
pub struct Known(pub Guest);

impl FromRequestParts<House> for Known {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, house: &House) -> Result<Self, ApiError> {
        let unknown = || ApiError::new(StatusCode::UNAUTHORIZED, Code::NoGuest);
        let guest = find(house, &parts.headers).await?;
        guest.map(Known).ok_or_else(unknown)
    }
}

pub use crate::names::plain_name;

/// The guest a cookie belongs to.
pub async fn find(house: &House, headers: &HeaderMap) -> Result<Option<Guest>, ApiError> {
    let guest = recognise(house, headers).await?;
    if let Some(guest) = &guest
        && house.cards.is_first_today(&guest.id, clock::now())
    {
        let (store, id) = (house.store.clone(), guest.id.clone());
        // Nobody waits for it, and it is no loss if it fails: they will come again.
        tokio::spawn(async move { store.saw_guest(&id, clock::now()).await });
    }
    Ok(guest)
}

async fn recognise(house: &House, headers: &HeaderMap) -> Result<Option<Guest>, ApiError> {
    let Some(token) = cookie(headers, cookie_name(house)) else { return Ok(None) };
    if token.len() != 64 || !token.bytes().all(|b| b.is_ascii_hexdigit()) {
        return Ok(None);
    }
    let hash = secrets::hash(token);
    if let Some(guest) = house.cards.get(&hash) {
        return Ok(Some(guest));
    }
    let guest = house.store.guest_by_token(&hash).await?;
    if let Some(guest) = &guest {
        house.cards.keep(hash, guest.clone());
    }
    Ok(guest)
}

/// Guests seen lately, so that not every request asks the store who it is.
#[derive(Default)]
pub struct Cards {
    guests: Mutex<HashMap<String, Guest>>,
    /// On which day the store was last told that somebody is here, by their ids.
    noted: Mutex<HashMap<String, i64>>,
}

/// More than this are forgotten all at once; they are only a look at the store away.
const MOST_CARDS: usize = 10_000;

impl Cards {
    fn all(&self) -> MutexGuard<'_, HashMap<String, Guest>> {
        self.guests.lock().unwrap_or_else(|e| e.into_inner())
    }

    /// Whether somebody is seen for the first time on this day, as far as is remembered.
    fn is_first_today(&self, guest: &str, now: i64) -> bool {
        let day = now / (24 * 60 * 60 * 1000);
        let mut noted = self.noted.lock().unwrap_or_else(|e| e.into_inner());
        if noted.get(guest) == Some(&day) {
            return false;
        }
        if noted.len() >= MOST_CARDS {
            noted.clear();
        }
        noted.insert(guest.to_owned(), day);
        true
    }

    fn get(&self, hash: &str) -> Option<Guest> {
        self.all().get(hash).cloned()
    }

    fn keep(&self, hash: String, guest: Guest) {
        let mut all = self.all();
        if all.len() >= MOST_CARDS {
            all.clear();
        }
        all.insert(hash, guest);
    }

    /// Some may be gone from the store.
    pub fn clear(&self) {
        self.all().clear();
    }

    /// Somebody has another name now.
    pub fn forget(&self, guest: &str) {
        self.all().retain(|_, g| g.id != guest);
    }
}

/// A new guest and the cookie to give them.
pub async fn create(house: &House, luck: &Luck) -> Result<(Guest, HeaderValue), ApiError> {
    let token = secrets::hex::<32>();
    let id = uuid::Uuid::now_v7().simple().to_string();
    // A name to be known by until a better one is chosen.
    let guest = Guest { name: crate::names::newcomer(&luck.nickname()), id, created: clock::now() };
    house.store.create_guest(&guest, &secrets::hash(&token)).await?;
    let secure = if house.settings.is_https() { "; Secure" } else { "" };
    let text = format!("{}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000{secure}", cookie_name(house));
    let value = HeaderValue::from_str(&text).map_err(ApiError::internal)?;
    Ok((guest, value))
}

/// `__Host-` binds the cookie to this house alone, but browsers take it over https only.
fn cookie_name(house: &House) -> &'static str {
    if house.settings.is_https() { "__Host-teahouse" } else { "teahouse" }
}

fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let all = headers.get_all(header::COOKIE).iter().filter_map(|v| v.to_str().ok());
    let pairs = all.flat_map(|v| v.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.into_iter().find(|(key, _)| *key == name).map(|(_, value)| value)
}
