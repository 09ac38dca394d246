//! A power cut: the files as they were at a moment, opened by another house; and the same with a log that was cut off or damaged on
//! the way to the disk. What is left must be whole, and whatever was acknowledged before the damage must be there.

use std::fs::{self, File};
use std::io::{Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use teahouse_game::{Dice, FastDice};

use super::journal::{Tick, last_tick};
use super::judge::Judge;
use super::ledger::Ledger;
use super::marks::Marks;
use super::wal::Wal;
use crate::house::{DATABASE, OwnHouse};

/// Copies made of one moment: as it is, then cut at places where something was acknowledged.
const CUTS: u32 = 3;
/// Damaged copies made of one moment.
const TORN: u32 = 4;

/// The files of a house, frozen.
struct Frozen {
    folder: PathBuf,
    /// What people knew before the first byte was copied.
    moment: Tick,
    wal: Option<Wal>,
    /// The part of the log that no accident can reach.
    folded: u64,
}

impl Drop for Frozen {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// What is done to the log of a copy.
enum Damage {
    None,
    CutAt(u64),
    /// Noise from here on.
    NoiseFrom(u64),
    /// Nothing was written from here on, though the file is as long as before.
    ZerosFrom(u64),
    /// One bit.
    FlippedAt(u64),
}

impl Damage {
    /// Where the log ends that can still be trusted.
    fn place(&self) -> Option<u64> {
        match self {
            Damage::None => None,
            Damage::CutAt(place) | Damage::NoiseFrom(place) | Damage::ZerosFrom(place) | Damage::FlippedAt(place) => {
                Some(*place)
            }
        }
    }

    fn strike(&self, log: &Path, dice: &mut FastDice) -> Result<()> {
        let Some(place) = self.place() else { return Ok(()) };
        let mut file = File::options().read(true).write(true).open(log)?;
        let length = file.metadata()?.len();
        let rest = length.saturating_sub(place) as usize;
        match self {
            Damage::None => {}
            Damage::CutAt(_) => file.set_len(place)?,
            Damage::NoiseFrom(_) => {
                let noise: Vec<u8> = (0..rest).map(|_| dice.below(256) as u8).collect();
                write_at(&mut file, place, &noise)?;
            }
            Damage::ZerosFrom(_) => write_at(&mut file, place, &vec![0; rest])?,
            Damage::FlippedAt(_) if rest > 0 => {
                let byte = fs::read(log)?[place as usize] ^ 1 << dice.below(8);
                write_at(&mut file, place, &[byte])?;
            }
            Damage::FlippedAt(_) => {}
        }
        Ok(())
    }
}

fn write_at(file: &mut File, place: u64, bytes: &[u8]) -> Result<()> {
    file.seek(SeekFrom::Start(place))?;
    Ok(file.write_all(bytes)?)
}

/// Who looks at copies, and what of.
pub(crate) struct Copies<'a> {
    pub house: &'a OwnHouse,
    pub ledger: &'a Ledger,
    pub marks: &'a Marks,
    pub judge: &'a mut Judge,
    pub dice: &'a mut FastDice,
}

impl Copies<'_> {
    /// The files as they are, and as they were when something was acknowledged. Returns how many copies were opened.
    pub async fn power_cut(&mut self) -> Result<u32> {
        let frozen = self.freeze()?;
        self.open(&frozen, Damage::None).await?;
        let mut copies = 1;
        for _ in 0..CUTS {
            let Some(wal) = frozen.wal else { continue };
            let dice = &mut *self.dice;
            let place = self.marks.place(wal, frozen.folded, |most| dice.below(most as u32) as usize);
            let Some(place) = place else { continue };
            self.open(&frozen, Damage::CutAt(place)).await?;
            copies += 1;
        }
        Ok(copies)
    }

    /// The files with a log that ends anywhere, or with noise in it.
    pub async fn torn_log(&mut self) -> Result<u32> {
        let frozen = self.freeze()?;
        let Some(wal) = frozen.wal else { return Ok(0) };
        let mut copies = 0;
        for kind in 0..TORN {
            let span = (wal.end - frozen.folded).min(u64::from(u32::MAX) - 1) as u32;
            // Mostly near the end, where a power cut tears; sometimes anywhere.
            let reach = if self.dice.below(3) == 0 { span } else { span.min(60_000) };
            let place = wal.end - u64::from(self.dice.below(reach + 1));
            let damage = match kind {
                0 => Damage::CutAt(place),
                1 => Damage::NoiseFrom(place),
                2 => Damage::ZerosFrom(place),
                _ => Damage::FlippedAt(place),
            };
            self.open(&frozen, damage).await?;
            copies += 1;
        }
        Ok(copies)
    }

    /// Stops the house for as long as copying takes: between two of its writes, as a power cut would.
    fn freeze(&mut self) -> Result<Frozen> {
        let moment = last_tick();
        let folder = self.house.folder().join("frozen");
        fs::create_dir_all(&folder)?;
        let data = self.house.data();
        self.house.pause()?;
        let copied = ["", "-wal", "-shm"].iter().try_for_each(|end| copy(&data, &folder, end));
        self.house.go_on()?;
        copied?;
        let wal = Wal::read(&folder.join(format!("{DATABASE}-wal")), None);
        let index = folder.join(format!("{DATABASE}-shm"));
        let folded = wal.map_or(Ok(0), |wal| wal.folded(&index))?;
        Ok(Frozen { folder, moment, wal, folded })
    }

    /// Opens a house on a damaged copy and asks it for everything that must be there.
    async fn open(&mut self, frozen: &Frozen, damage: Damage) -> Result<()> {
        let folder = self.house.folder().join("copy");
        let data = folder.join("data");
        fs::create_dir_all(&data)?;
        // The index is rebuilt from the log; one that is left over must not be believed.
        let index = self.dice.below(2) == 0 && damage.place().is_none();
        let files: &[&str] = if index { &["", "-wal", "-shm"] } else { &["", "-wal"] };
        files.iter().try_for_each(|end| copy(&frozen.folder, &data, end))?;
        damage.strike(&data.join(format!("{DATABASE}-wal")), self.dice)?;
        let moment = match (damage.place(), frozen.wal) {
            (Some(place), Some(wal)) => self.marks.known_before(wal, place).min(frozen.moment),
            _ => frozen.moment,
        };
        let what = match damage {
            Damage::None => "a copy as it was".to_owned(),
            Damage::CutAt(place) => format!("a log cut at {place}"),
            Damage::NoiseFrom(place) => format!("a log with noise from {place} on"),
            Damage::ZerosFrom(place) => format!("a log with zeros from {place} on"),
            Damage::FlippedAt(place) => format!("a log with a bit flipped at {place}"),
        };
        let opened = self.house.beside(&folder).await.with_context(|| what.clone());
        match opened {
            Ok(copy) => self.judge.copy(copy.site(), self.ledger, moment, &what).await,
            Err(error) => _ = self.judge.unexpected.insert(format!("{error:#}")),
        }
        Ok(())
    }
}

fn copy(from: &Path, to: &Path, end: &str) -> Result<()> {
    let name = format!("{DATABASE}{end}");
    match fs::copy(from.join(&name), to.join(&name)) {
        Ok(_) => Ok(()),
        // A house that was just started may have no log yet.
        Err(error) if error.kind() == std::io::ErrorKind::NotFound && !end.is_empty() => Ok(()),
        Err(error) => Err(error).with_context(|| name),
    }
}
