//! Several trees at a time. Where there are no threads, as in a browser, they grow one after another: the answer is the same.

/// What comes of each seed, in their order.
#[cfg(not(target_family = "wasm"))]
pub(super) fn each_on_its_thread<T: Send>(seeds: &[u64], work: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let work = &work;
    std::thread::scope(|scope| {
        let others: Vec<_> = seeds.iter().skip(1).map(|seed| scope.spawn(move || work(*seed))).collect();
        let first = seeds.first().map(|seed| work(*seed));
        let others = others.into_iter().map(|thread| thread.join().expect("a search does not panic"));
        first.into_iter().chain(others).collect()
    })
}

/// What comes of each seed, in their order.
#[cfg(target_family = "wasm")]
pub(super) fn each_on_its_thread<T: Send>(seeds: &[u64], work: impl Fn(u64) -> T + Sync) -> Vec<T> {
    seeds.iter().map(|seed| work(*seed)).collect()
}
