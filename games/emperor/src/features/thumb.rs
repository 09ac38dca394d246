//! What would the rule of thumb say? A net that knows it has less to find out by itself. Last of all inputs, because it came last: nets that are
//! older were given rows of zeroes for it.

use teahouse_game::{Features, Seat};

use super::Look;
use crate::heuristic::judge;
use crate::state::Status;

/// What the rule of thumb calls a clear advantage.
const CLEAR: f32 = 150.0;

/// For this seat and for the best of the others; who is out says so elsewhere.
pub(super) fn write(look: &Look<'_>, out: &mut Features) {
    let mut block = out.block(2);
    let live = |seat: &Seat| look.state.status[seat.index()] == Status::Live;
    let said = |seat: Seat| (judge(look.state, seat) as f32 / CLEAR).clamp(-3.0, 3.0);
    if live(&look.me) {
        block.put(0, said(look.me));
    }
    let best = look.rivals().filter(live).map(said).fold(f32::NEG_INFINITY, f32::max);
    if best.is_finite() {
        block.put(1, best);
    }
}

#[cfg(test)]
mod tests {
    use teahouse_game::{Features, Seat};

    use super::super::tests::table;
    use super::{Look, write};

    #[test]
    fn whoever_has_more_is_said_to_be_better_off() {
        let state = table("vienna", 2, &[("honan", 0, 6), ("hupeh", 0, 6), ("korea", 1, 2)]);
        let said = |seat: u8| {
            let mut out = Features::new();
            write(&Look::of(&state, Seat(seat)), &mut out);
            out.active().to_vec()
        };
        let (here, there) = (said(0), said(1));
        assert!(here[0].1 > here[1].1, "{here:?}");
        assert_eq!((here[0].1, here[1].1), (there[1].1, there[0].1), "the other way round");
    }
}
