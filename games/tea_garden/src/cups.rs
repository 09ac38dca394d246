//! The cup rows of a player: tiles side by side, with markers on the connections (T37, T38, T42).

use crate::board::Board;
use crate::ids::Cup;
use crate::moves::{End, Spot};

/// All rows one after the other, in the order begun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Rows {
    tiles: [u8; Cup::COUNT],
    /// Markers between a tile and the next one of its row.
    gaps: [u16; Cup::COUNT],
    /// The last tile of each row, as bits.
    ends: u64,
    len: u8,
}

impl Default for Rows {
    fn default() -> Rows {
        Rows { tiles: [0; Cup::COUNT], gaps: [0; Cup::COUNT], ends: 0, len: 0 }
    }
}

impl Rows {
    #[inline(always)]
    pub(crate) fn len(&self) -> u8 {
        self.len
    }

    /// Number of rows.
    #[inline(always)]
    pub(crate) fn count(&self) -> u8 {
        self.ends.count_ones() as u8
    }

    pub(crate) fn tile(&self, at: usize) -> Cup {
        Cup(self.tiles[at])
    }

    pub(crate) fn tiles(&self) -> impl Iterator<Item = Cup> {
        self.tiles[..usize::from(self.len)].iter().map(|n| Cup(*n))
    }

    /// First and last tile of a row, counted from 0.
    fn span(&self, row: u8) -> Option<(usize, usize)> {
        let (mut start, mut rest) = (0, self.ends);
        for _ in 0..row {
            start = rest.trailing_zeros() as usize + 1;
            rest &= rest.wrapping_sub(1);
        }
        (rest != 0).then(|| (start, rest.trailing_zeros() as usize))
    }

    fn insert(&mut self, at: usize, cup: Cup) {
        let len = usize::from(self.len);
        self.tiles.copy_within(at..len, at + 1);
        self.gaps.copy_within(at..len, at + 1);
        let low = (1u64 << at) - 1;
        self.ends = (self.ends & low) | (self.ends & !low) << 1;
        (self.tiles[at], self.gaps[at]) = (cup.0, 0);
        self.len += 1;
    }

    pub(crate) fn begin(&mut self, cup: Cup) {
        let at = usize::from(self.len);
        self.insert(at, cup);
        self.ends |= 1 << at;
    }

    /// T37: at an end of a row; D10: nowhere else. The new connection gets so many markers (T38).
    pub(crate) fn join(&mut self, row: u8, end: End, cup: Cup, markers: u16) {
        let (first, last) = self.span(row).expect("the row is there");
        match end {
            End::Left => {
                self.insert(first, cup);
                self.gaps[first] = markers;
            }
            End::Right => {
                self.insert(last + 1, cup);
                self.ends = self.ends & !(1 << last) | 2 << last;
                self.gaps[last] = markers;
            }
        }
    }

    /// The tile to the left of a connection.
    pub(crate) fn at(&self, spot: Spot) -> Option<usize> {
        let (first, last) = self.span(spot.row)?;
        let at = first + usize::from(spot.gap);
        (at < last).then_some(at)
    }

    pub(crate) fn markers(&self, at: usize) -> u16 {
        self.gaps[at]
    }

    pub(crate) fn put(&mut self, at: usize) {
        self.gaps[at] = self.gaps[at].saturating_add(1);
    }

    pub(crate) fn take(&mut self, at: usize) {
        self.gaps[at] -= 1;
    }

    /// All connections, with the tile to the left of each.
    #[inline(always)]
    pub(crate) fn spots(&self) -> impl Iterator<Item = (Spot, usize)> + '_ {
        let (mut row, mut gap) = (0, 0);
        (0..usize::from(self.len)).filter_map(move |at| {
            let spot = Spot { row, gap };
            if self.ends >> at & 1 == 1 {
                (row, gap) = (row + 1, 0);
                None
            } else {
                gap += 1;
                Some((spot, at))
            }
        })
    }

    /// Whether there is any connection.
    #[inline(always)]
    pub(crate) fn is_joined(&self) -> bool {
        self.len > self.count()
    }

    pub(crate) fn all_markers(&self) -> u32 {
        self.gaps[..usize::from(self.len)].iter().map(|n| u32::from(*n)).sum()
    }

    /// D12: one-coloured connections of all rows.
    pub(crate) fn matches(&self, board: &Board) -> usize {
        let half = |at: usize| &board.cups[self.tile(at).index()];
        self.spots().filter(|(_, at)| half(*at).right == half(at + 1).left).count()
    }

    /// First and last tile of each row.
    #[inline(always)]
    pub(crate) fn outer(&self) -> impl Iterator<Item = (Cup, Cup)> + '_ {
        let (mut start, mut rest) = (0, self.ends);
        std::iter::from_fn(move || {
            let last = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            let first = std::mem::replace(&mut start, last + 1);
            Some((self.tile(first), self.tile(last)))
        })
    }

    /// Rows as lists: tiles, and markers of the connections.
    pub(crate) fn lists(&self) -> Vec<(Vec<Cup>, Vec<u16>)> {
        let spans = (0..self.count()).filter_map(|row| self.span(row));
        spans.map(|(a, b)| ((a..=b).map(|at| self.tile(at)).collect(), self.gaps[a..b].to_vec())).collect()
    }
}
