//! A net as a file: eight bytes that say what it is, counts, then the weights as floats of 16 bits. A file may have fewer hidden units than
//! nets have now: those that it lacks add nothing.

use half::f16;
use thiserror::Error;

use super::{ANSWERS, HIDDEN, Net, WIDTH};

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
        let (inputs, width) = (word(8), word(12));
        if head[..8] != MAGIC || !(ANSWERS + 1..=WIDTH).contains(&width) || inputs > usize::from(u16::MAX) {
            return Err(BadNet::NotANet);
        }
        let hidden = width - ANSWERS;
        let expected = 2 * ((inputs + 1) * width + ANSWERS * hidden);
        if body.len() != expected {
            return Err(BadNet::Length { expected, found: body.len() });
        }
        let weights: Vec<f32> =
            body.chunks_exact(2).map(|two| f16::from_le_bytes(two.try_into().expect("two bytes")).to_f32()).collect();
        if !weights.iter().all(|weight| weight.is_finite()) {
            return Err(BadNet::NotANumber);
        }
        let (rows, top) = weights.split_at((inputs + 1) * width);
        let mut net = Net::empty(inputs);
        for (row, read) in net.inputs.iter_mut().chain([&mut net.bias]).zip(rows.chunks_exact(width)) {
            row[..hidden].copy_from_slice(&read[..hidden]);
            row[HIDDEN..].copy_from_slice(&read[hidden..]);
        }
        for (row, read) in net.top.iter_mut().zip(top.chunks_exact(hidden)) {
            row[..hidden].copy_from_slice(read);
        }
        net.games = u64::from_le_bytes(head[16..24].try_into().expect("eight bytes"));
        net.usual_lead = f32::from_le_bytes(head[24..28].try_into().expect("four bytes"));
        let fine = net.usual_lead.is_finite() && net.usual_lead > 0.0;
        if fine { Ok(net) } else { Err(BadNet::NotANumber) }
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
        let mut odd = bytes.clone();
        odd[28..30].copy_from_slice(&half::f16::NAN.to_le_bytes());
        assert_eq!(Net::from_bytes(&odd), Err(BadNet::NotANumber));
        let mut wide = bytes;
        wide[12] += 1;
        assert_eq!(Net::from_bytes(&wide), Err(BadNet::NotANet));
    }

    #[test]
    fn a_file_with_fewer_hidden_units_is_a_net_that_says_the_same() {
        // One input, one hidden unit: half of the input, then win and lead; bias; what the unit adds to each answer.
        let weights = [[0.5, 0.25, -0.5], [0.0, 1.0, 0.0], [2.0, -2.0, 0.0]].concat();
        let mut bytes = Net::empty(1).to_bytes()[..super::HEAD].to_vec();
        bytes[12] = 3;
        bytes.extend(weights[..8].iter().flat_map(|weight| half::f16::from_f32(*weight).to_le_bytes()));
        let net = Net::from_bytes(&bytes).expect("a narrow net");
        let answers = net.answers(&net.sums(&[(0, 1.0)]));
        let sigmoid = |x: f32| 1.0 / (1.0 + (-x).exp());
        assert_eq!(answers, [sigmoid(2.0 * 0.5 + 1.25), sigmoid(-2.0 * 0.5 - 0.5)]);
    }
}
