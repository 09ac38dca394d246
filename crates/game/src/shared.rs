//! A list that grows at its end and may become long. Copies share its pieces, so that copying costs next to nothing, however long it is.

use std::ops::Index;
use std::sync::Arc;

/// Values in a piece.
const PIECE: usize = 64;

/// The list.
#[derive(Clone, Debug)]
pub struct Shared<T> {
    /// All of them full.
    pieces: Vec<Arc<[T]>>,
    /// What comes after them; never full.
    rest: Vec<T>,
}

impl<T> Shared<T> {
    /// An empty list.
    pub(crate) fn new() -> Shared<T> {
        Shared { pieces: Vec::new(), rest: Vec::new() }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.pieces.len() * PIECE + self.rest.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Adds one at the end.
    pub(crate) fn push(&mut self, value: T) {
        self.rest.push(value);
        if self.rest.len() == PIECE {
            self.pieces.push(std::mem::take(&mut self.rest).into());
        }
    }

    /// All of them.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &T> + ExactSizeIterator {
        self.since(0)
    }

    /// Those from number `from` on, without a look at the others.
    pub fn since(&self, from: usize) -> impl DoubleEndedIterator<Item = &T> + ExactSizeIterator {
        (from.min(self.len())..self.len()).map(|n| &self[n])
    }

    /// The first for which `is_before` says no, if it says yes of all before that one and of none after it.
    pub(crate) fn partition_point(&self, is_before: impl Fn(&T) -> bool) -> usize {
        let (mut low, mut high) = (0, self.len());
        while low < high {
            let middle = low.midpoint(high);
            if is_before(&self[middle]) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        low
    }
}

impl<T: Clone> Shared<T> {
    /// Leaves the first `len` of them.
    pub(crate) fn truncate(&mut self, len: usize) {
        if len >= self.len() {
            return;
        }
        let full = len / PIECE;
        if full < self.pieces.len() {
            self.rest = self.pieces[full][..len % PIECE].to_vec();
            self.pieces.truncate(full);
        } else {
            self.rest.truncate(len % PIECE);
        }
    }
}

impl<T> Index<usize> for Shared<T> {
    type Output = T;

    fn index(&self, n: usize) -> &T {
        match self.pieces.get(n / PIECE) {
            Some(piece) => &piece[n % PIECE],
            None => &self.rest[n - self.pieces.len() * PIECE],
        }
    }
}

impl<T: PartialEq> PartialEq for Shared<T> {
    fn eq(&self, other: &Shared<T>) -> bool {
        self.iter().eq(other.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Beside a plain list, over the edges of pieces.
    #[test]
    fn it_is_a_list_like_any_other() {
        for len in [0, 1, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE, 3 * PIECE + 7] {
            let plain: Vec<usize> = (0..len).map(|n| 2 * n).collect();
            let mut list = Shared::new();
            plain.iter().for_each(|n| list.push(*n));
            assert_eq!((list.len(), list.is_empty()), (plain.len(), plain.is_empty()));
            assert!(list.iter().eq(&plain) && list.iter().rev().eq(plain.iter().rev()));
            for from in [0, 1, PIECE - 1, PIECE, PIECE + 1, len, len + 1] {
                assert!(list.since(from).eq(plain.iter().skip(from)), "{from} of {len}");
                let mut short = list.clone();
                short.truncate(from);
                assert!(short.iter().eq(plain.iter().take(from)), "{from} of {len}");
                short.push(7);
                assert_eq!(short[short.len() - 1], 7);
            }
            assert!((0..=len).all(|n| list.partition_point(|value| *value < 2 * n) == n));
            assert!(list.iter().eq(&plain), "copies are apart");
        }
    }

    /// What a copy costs does not grow with the list, but for a pointer to each piece.
    #[test]
    fn copies_share_their_pieces() {
        let mut list = Shared::new();
        (0..1000).for_each(|n| list.push(n.to_string()));
        let mut copy = list.clone();
        copy.push("more".to_owned());
        let copied = (0..1000).filter(|n| !std::ptr::eq(&list[*n], &copy[*n])).count();
        assert_eq!((copied, list.len(), copy.len()), (1000 % PIECE, 1000, 1001));
        assert!(list != copy);
    }
}
