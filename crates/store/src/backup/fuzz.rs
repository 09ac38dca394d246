//! Any bytes as a file: the store's half of the fuzz target `backup`. None may panic; what is accepted is written and read again as the same.

use std::io::Cursor;

use sha2::{Digest, Sha256};

use super::BackupError;
use super::format::{Counts, EndLine, FORMAT, Header, Line, hex};
use super::read::{Item, Kept, Reader};
use super::write::Summing;

/// Reads the bytes as they are, and with a last line that fits what comes before it: otherwise whatever is damaged would be refused for its checksum,
/// and nothing else would be looked at. Returns all tables that came out: somebody may look at one before the end of the file is known to be right.
pub fn tables_in(bytes: &[u8]) -> Vec<Kept> {
    [bytes, &sealed(bytes)].into_iter().flat_map(|bytes| read(bytes).0).filter_map(table).collect()
}

fn table(item: Item) -> Option<Kept> {
    match item {
        Item::Table(kept) => Some(kept),
        Item::Guest(_) | Item::Damaged(_) => None,
    }
}

/// What comes out of a file, and whether all of it was right.
fn read(bytes: &[u8]) -> (Vec<Item>, bool) {
    let (mut items, mut header) = (Vec::new(), None);
    let whole = read_into(bytes, &mut items, &mut header).is_ok();
    if let Some(header) = header.filter(|_| whole) {
        let again = written(&header, &items);
        let (mut same, mut same_header) = (Vec::new(), None);
        let read = read_into(&again, &mut same, &mut same_header);
        assert!(read.is_ok(), "what was read cannot be read again: {read:?}");
        assert_eq!((same_header, &same), (Some(header), &items), "it is something else when it is read again");
    }
    (items, whole)
}

fn read_into(bytes: &[u8], items: &mut Vec<Item>, header: &mut Option<Header>) -> Result<(), BackupError> {
    let mut reader = Reader::new(Cursor::new(bytes))?;
    // As it is written today.
    *header = Some(Header { format: FORMAT, counts: None, ..reader.header().clone() });
    while let Some(item) = reader.item()? {
        items.push(item);
    }
    reader.finish().map(drop)
}

fn written(header: &Header, items: &[Item]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut out = Summing::new(&mut bytes);
    let put = |out: &mut Summing<'_, _>, item: &Item| match item.clone() {
        Item::Guest(guest) => out.guest(guest),
        Item::Table(kept) => out.table(kept),
        Item::Damaged(one) => out.damaged(one.part, one.id, one.what),
    };
    let done = out.line(header).and_then(|()| items.iter().try_for_each(|item| put(&mut out, item)));
    done.and_then(|()| out.end()).expect("everything can be written into memory");
    bytes
}

/// The same lines under a last one that is right.
fn sealed(bytes: &[u8]) -> Vec<u8> {
    let mut lines: Vec<&[u8]> = bytes.split_inclusive(|byte| *byte == b'\n').collect();
    lines.pop_if(|last| last.starts_with(b"{\"end\""));
    let mut counts = Counts::default();
    for line in &lines {
        match serde_json::from_slice::<Line>(line) {
            Ok(Line::Guest(_)) => counts.guests += 1,
            Ok(Line::Table(_)) => counts.tables += 1,
            Ok(Line::Entry(_)) => counts.entries += 1,
            Ok(Line::Chat(_)) => counts.chat += 1,
            Ok(Line::Damaged(_)) => counts.damaged += 1,
            Ok(Line::Seed(_) | Line::Opener(_) | Line::Seat(_) | Line::End(_)) | Err(_) => {}
        }
    }
    let mut all = lines.concat();
    if !all.ends_with(b"\n") {
        all.push(b'\n');
    }
    let end = EndLine { counts: Some(counts), lines: lines.len() as u64, sha256: hex(Sha256::digest(&all)) };
    all.extend(serde_json::to_vec(&Line::End(end)).expect("plain data"));
    all.push(b'\n');
    all
}
