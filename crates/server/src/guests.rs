//! Guests: known by a cookie, nobody signs up. The store keeps only the hash of the cookie.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use teahouse_store::Guest;

use crate::clock;
use crate::error::ApiError;
use crate::house::House;
use crate::secrets;

/// The guest of a request; refused if the cookie is missing or unknown.
pub struct Known(pub Guest);

impl FromRequestParts<House> for Known {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, house: &House) -> Result<Self, ApiError> {
        let unknown = || ApiError::new(StatusCode::UNAUTHORIZED, "no-guest");
        let guest = find(house, &parts.headers).await?;
        guest.map(Known).ok_or_else(unknown)
    }
}

/// The guest a cookie belongs to.
pub async fn find(house: &House, headers: &HeaderMap) -> Result<Option<Guest>, ApiError> {
    let Some(token) = cookie(headers, cookie_name(house)) else { return Ok(None) };
    if token.len() != 64 || !token.bytes().all(|b| b.is_ascii_hexdigit()) {
        return Ok(None);
    }
    Ok(house.store.guest_by_token(&secrets::hash(token)).await?)
}

/// A new guest and the cookie to give them.
pub async fn create(house: &House) -> Result<(Guest, HeaderValue), ApiError> {
    let token = secrets::hex::<32>();
    let id = uuid::Uuid::now_v7().simple().to_string();
    // A name to be known by until a better one is chosen; people rename themselves, pages translate the word.
    let guest = Guest { name: format!("Guest {}", &token[..4]), id, created: clock::now() };
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
