//! How far SQLite's log goes (<https://www.sqlite.org/fileformat2.html#the_write_ahead_log>): where each commit ends, and how much of
//! it has been folded into the file already.

use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::path::Path;

use anyhow::{Context, Result, ensure};

const HEADER: u64 = 32;
const FRAME_HEADER: u64 = 24;
/// Where the log's index says how many frames have been folded in.
const FOLDED_AT: u64 = 96;

/// The valid part of a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Wal {
    /// Changes whenever the log begins anew; everything before is in the file then.
    pub salt: u64,
    page: u64,
    /// Where the last commit ends.
    pub end: u64,
}

impl Wal {
    /// Reads a log that may be growing; goes on from `known` if that is the same one. `None`: there is none yet.
    pub fn read(path: &Path, known: Option<Wal>) -> Option<Wal> {
        let mut file = File::open(path).ok()?;
        let header: [u8; HEADER as usize] = at(&mut file, 0)?;
        let salt = number(&header[16..24]);
        let page = number(&header[8..12]);
        let mut wal = Wal { salt, page, end: known.filter(|k| k.salt == salt).map_or(HEADER, |k| k.end) };
        let mut place = wal.end;
        while let Some(frame) = at::<{ FRAME_HEADER as usize }>(&mut file, place) {
            if number(&frame[8..16]) != salt {
                break;
            }
            place += FRAME_HEADER + page;
            // Only the last frame of a commit says how large the file is then.
            if number(&frame[4..8]) != 0 {
                wal.end = place;
            }
        }
        Some(wal)
    }

    /// Before this place the log has been folded in: it was on disk before, so no accident can cut it there.
    pub fn folded(&self, index: &Path) -> Result<u64> {
        let mut file = File::open(index).with_context(|| index.display().to_string())?;
        let frames: [u8; 4] = at(&mut file, FOLDED_AT).context("the index of the log is too short")?;
        let folded = HEADER + u64::from(u32::from_ne_bytes(frames)) * (FRAME_HEADER + self.page);
        ensure!(folded <= self.end, "more is folded in than there is: {folded} of {}", self.end);
        Ok(folded)
    }
}

fn at<const N: usize>(file: &mut File, place: u64) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    file.seek(SeekFrom::Start(place)).ok()?;
    file.read_exact(&mut bytes).ok()?;
    Some(bytes)
}

fn number(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0, |sum, byte| sum << 8 | u64::from(*byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commits_are_found_and_leftovers_are_not() {
        let header =
            [[0; 4], [0; 4], 512u32.to_be_bytes(), [0; 4], [0, 0, 0, 1], [0, 0, 0, 2], [0; 4], [0; 4]].concat();
        let frame = |commit: u32, salt: u32| {
            let head = [[0, 0, 0, 9], commit.to_be_bytes(), [0, 0, 0, 1], salt.to_be_bytes(), [0; 4], [0; 4]].concat();
            [head, vec![7; 512]].concat()
        };
        let path = std::env::temp_dir().join(format!("teahouse-wal-{}", std::process::id()));
        let write =
            |frames: &[Vec<u8>]| std::fs::write(&path, [&header[..], &frames.concat()].concat()).expect("a file");
        write(&[frame(0, 2), frame(5, 2), frame(0, 2), frame(6, 8)]);
        let wal = Wal::read(&path, None).expect("a log");
        assert_eq!(
            (wal.salt, wal.end),
            (1 << 32 | 2, 32 + 2 * 536),
            "the third frame is no commit, the fourth is older"
        );
        write(&[frame(0, 2), frame(5, 2), frame(0, 2), frame(6, 2)]);
        assert_eq!(Wal::read(&path, Some(wal)).expect("a log").end, 32 + 4 * 536);
        std::fs::write(&path, [[0u8; 96].to_vec(), 2u32.to_ne_bytes().to_vec()].concat()).expect("a file");
        assert_eq!(wal.folded(&path).expect("an index"), wal.end);
        std::fs::remove_file(&path).expect("a file");
        assert!(Wal::read(&path, None).is_none());
    }
}
