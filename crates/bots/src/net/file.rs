//! A net as a file: eight bytes that say what it is, counts, then the weights as floats of 16 bits.

use half::f16;
use thiserror::Error;

use super::{ANSWERS, HIDDEN, Net, Row, WIDTH};

/// The last byte goes up when the form changes.
const MAGIC: [u8; 8] = *b"TeaNet\0\x01";

/// Bytes before the weights.
const HEAD: usize = 28;

/// Why a file is no net.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[allow(missing_docs)]
pub enum BadNet {
    #[error("this is no net of this version of Teahouse")]
    NotANet,
    #[error("a net of {expected} bytes has {found}")]
    Length { expected: usize, found: usize },
    #[error("a weight is no number")]
    NotANumber,
}

impl Net {
    /// The file's bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend((self.inputs.len() as u32).to_le_bytes());
        bytes.extend((WIDTH as u32).to_le_bytes());
        bytes.extend(self.games.to_le_bytes());
        bytes.extend(self.usual_lead.to_le_bytes());
        let rows = self.inputs.iter().flatten().chain(&self.bias).chain(self.top.iter().flatten());
        bytes.extend(rows.flat_map(|weight| f16::from_f32(*weight).to_le_bytes()));
        bytes
    }

    /// The net in a file.
    pub fn from_bytes(bytes: &[u8]) -> Result<Net, BadNet> {
        let (head, body) = bytes.split_at_checked(HEAD).ok_or(BadNet::NotANet)?;
        let word = |at: usize| u32::from_le_bytes(head[at..at + 4].try_into().expect("four bytes")) as usize;
        if head[..8] != MAGIC || word(12) != WIDTH || word(8) > usize::from(u16::MAX) {
            return Err(BadNet::NotANet);
        }
        let expected = 2 * ((word(8) + 1) * WIDTH + ANSWERS * HIDDEN);
        if body.len() != expected {
            return Err(BadNet::Length { expected, found: body.len() });
        }
        let weights: Vec<f32> =
            body.chunks_exact(2).map(|two| f16::from_le_bytes(two.try_into().expect("two bytes")).to_f32()).collect();
        if !weights.iter().all(|weight| weight.is_finite()) {
            return Err(BadNet::NotANumber);
        }
        let mut rows = weights.chunks_exact(WIDTH);
        let mut next = || -> Row { rows.next().expect("counted above").try_into().expect("a row") };
        let inputs = (0..word(8)).map(|_| next()).collect();
        let bias = next();
        let rest = &weights[(word(8) + 1) * WIDTH..];
        let top = std::array::from_fn(|answer| std::array::from_fn(|unit| rest[answer * HIDDEN + unit]));
        let games = u64::from_le_bytes(head[16..24].try_into().expect("eight bytes"));
        let usual_lead = f32::from_le_bytes(head[24..28].try_into().expect("four bytes"));
        if !(usual_lead.is_finite() && usual_lead > 0.0) {
            return Err(BadNet::NotANumber);
        }
        Ok(Net { inputs, bias, top, games, usual_lead })
    }
}

#[cfg(test)]
mod tests {
    use super::{BadNet, Net};
    use crate::train::adam::Learner;

    #[test]
    fn a_file_gives_the_same_net_and_damage_is_seen() {
        // The first file rounds the weights; from then on nothing changes.
        let net = Net::from_bytes(&Learner::new(70, 5).net.to_bytes()).expect("a net");
        let bytes = net.to_bytes();
        assert_eq!(Net::from_bytes(&bytes), Ok(net));
        assert!(matches!(Net::from_bytes(&bytes[..bytes.len() - 1]), Err(BadNet::Length { .. })));
        assert_eq!(Net::from_bytes(&bytes[1..]), Err(BadNet::NotANet));
        assert_eq!(Net::from_bytes(b"x"), Err(BadNet::NotANet));
        let mut odd = bytes;
        odd[28..30].copy_from_slice(&half::f16::NAN.to_le_bytes());
        assert_eq!(Net::from_bytes(&odd), Err(BadNet::NotANumber));
    }
}
