//! What an attacker does, as fast as the house lets them, from ever new addresses.

use std::collections::BTreeMap;
use std::time::Duration;

use anyhow::{Result, anyhow};
use tokio::sync::oneshot;

use super::tries::Tries;
use super::{crowds, made, matches, things};
use crate::http::Site;

/// An attack that is under way.
pub(super) struct Flood {
    stop: oneshot::Sender<()>,
    told: oneshot::Receiver<Result<BTreeMap<String, u64>>>,
}

impl Flood {
    /// An attacker on a thread of their own, less urgent than anything else here: in life they have a machine of their own.
    pub fn begin(site: Site, name: &str, tries: Tries) -> Result<Flood> {
        // What can be made at home is there before it begins.
        made::prepare(name);
        let (stop, stopped) = oneshot::channel::<()>();
        let (tell, told) = oneshot::channel();
        let name = name.to_owned();
        std::thread::Builder::new().name(format!("attack-{name}")).spawn(move || {
            yield_to_victims();
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            let tries = runtime.map_err(anyhow::Error::from).map(|runtime| {
                runtime.block_on(async {
                    tokio::select! {
                        () = attack(&name, &site, &tries) => {}
                        _ = stopped => {}
                    }
                    tries.counted()
                })
            });
            let _ = tell.send(tries);
        })?;
        Ok(Flood { stop, told })
    }

    /// What the attacker was answered.
    pub async fn end(self) -> Result<BTreeMap<String, u64>> {
        let _ = self.stop.send(());
        self.told.await.map_err(|_| anyhow!("the attacker's thread ended"))?
    }
}

/// Goes on until it is dropped.
async fn attack(name: &str, site: &Site, tries: &Tries) {
    // One that comes to an end begins again: whatever stopped it is counted.
    loop {
        match name {
            "undos" => tries.with_all_hands(|_| matches::undos(site, tries)).await,
            "looks" => matches::looks(site, tries).await,
            "hellos" => tries.with_all_hands(|_| matches::hellos(site, tries)).await,
            "hellos-at-victims" => tries.with_all_hands(|_| matches::hellos_at_victims(site, tries)).await,
            "previews" => tries.with_all_hands(|_| matches::previews(site, tries)).await,
            "tables" => tries.with_all_hands(|_| things::tables(site, tries)).await,
            "lists" => things::lists(site, tries).await,
            "records" => tries.with_all_hands(|_| things::records(site, tries)).await,
            "long-records" => tries.with_all_hands(|_| things::long_records(site, tries)).await,
            "boards" => things::boards(site, tries).await,
            "scenes" => tries.with_all_hands(|hand| things::scenes(site, tries, hand)).await,
            "big-texts" => tries.with_all_hands(|hand| crowds::big_texts(site, tries, hand)).await,
            "bots" => things::bots(site, tries).await,
            "chat" => crowds::chat(site, tries).await,
            "guests" => tries.with_all_hands(|_| crowds::guests(site, tries)).await,
            "renames" => tries.with_all_hands(|_| crowds::renames(site, tries)).await,
            "watchers" => crowds::watchers(site, tries).await,
            "watchers-at-victims" => crowds::watchers_at_victims(site, tries).await,
            _ => crowds::silence(site, tries).await,
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[cfg(target_os = "linux")]
fn yield_to_victims() {
    let _ = rustix::process::setpriority_process(None, 10);
}

#[cfg(not(target_os = "linux"))]
fn yield_to_victims() {}
