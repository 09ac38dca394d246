//! Answers that never change while the house is open: rules, where each clause lives, example positions. Each is made once, when somebody
//! first asks for it, on a thread apart; then it is kept as it goes out. There are as many as the games have, whatever anybody asks for, and
//! they are kept packed: a twentieth of what they are otherwise.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard};

use axum::body::Bytes;
use serde::Serialize;

use super::answer::{Packs, Written};
use crate::error::ApiError;
use crate::house::House;
use crate::work::blocking::Share;

/// What has been made so far.
#[derive(Default)]
pub struct Kept {
    packed: Mutex<HashMap<String, Bytes>>,
    /// One is made at a time: whoever asks for the same meanwhile finds it.
    turn: tokio::sync::Mutex<()>,
}

impl Kept {
    fn packed(&self) -> MutexGuard<'_, HashMap<String, Bytes>> {
        self.packed.lock().unwrap_or_else(|e| e.into_inner())
    }

    fn find(&self, name: &str) -> Option<Bytes> {
        self.packed().get(name).cloned()
    }

    /// How many there are.
    #[cfg(test)]
    pub fn count(&self) -> usize {
        self.packed().len()
    }
}

/// The answer of this name. It is made by `make`, if nobody has asked for it yet; what that refuses is not kept.
pub async fn answer<T: Serialize>(
    house: &House,
    from: IpAddr,
    packs: Packs,
    name: String,
    make: impl FnOnce() -> Result<T, ApiError> + Send + 'static,
) -> Result<Written, ApiError> {
    let line = from.to_string();
    let packed = match house.kept.find(&name) {
        Some(packed) => packed,
        None => {
            let _turn = house.kept.turn.lock().await;
            match house.kept.find(&name) {
                Some(packed) => packed,
                None => {
                    let work = move || make().map(|made| Written::json(&made, Packs::ALL).bytes());
                    let packed = house.blocking.work(Share::Look, &line, work).await??;
                    house.kept.packed().insert(name, packed.clone());
                    packed
                }
            }
        }
    };
    if packs.takes() {
        return Ok(Written::packed(packed));
    }
    // Hardly anybody cannot read it.
    house.blocking.work(Share::Look, &line, move || Written::unpacked(&packed)).await
}
