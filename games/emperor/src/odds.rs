//! What are the chances? An attack fought to the end, exactly. Every die takes one marker of either side with even chances, so the dice
//! of an attack are tosses of a coin, and who wins does not depend on how many are thrown at once (E42, E43).

use serde::{Deserialize, Serialize};

/// Shares are told in parts of this.
pub const WHOLE: u32 = 10_000;

/// How an attack ends if nobody leaves and nobody breaks off.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Odds {
    /// Chance of the attacker, in ten-thousandths.
    pub win: u32,
    /// Markers the attacker and the defender lose on average, in hundredths, when dice are thrown one by one.
    pub lost: [u32; 2],
    /// The same when as many dice as allowed are thrown each time; absent where one die is the rule (E42).
    pub lost_at_once: Option<[u32; 2]>,
    /// Chances of a victory with 1, 2, … attackers left, in ten-thousandths.
    pub attackers_left: Vec<u32>,
    /// Chances of a defeat with 1, 2, … defenders left.
    pub defenders_left: Vec<u32>,
}

impl Odds {
    /// For `attackers` against `defenders`, both at least one.
    pub fn of(attackers: u8, defenders: u8, many_dice: bool) -> Odds {
        let (a, d) = (u32::from(attackers), u32::from(defenders));
        // The side with `own` markers ends with `left`, having lost the rest before the other side's last marker.
        let ends = |own: u32, other: u32, left: u32| {
            let lost = own - left;
            choose(other - 1 + lost, lost) / 2f64.powi((other + lost) as i32)
        };
        let attackers_left: Vec<f64> = (1..=a).map(|left| ends(a, d, left)).collect();
        let defenders_left: Vec<f64> = (1..=d).map(|left| ends(d, a, left)).collect();
        let mean = |own: u32, left: &[f64]| {
            let kept: f64 = left.iter().zip(1..).map(|(p, n): (&f64, u32)| p * f64::from(n)).sum();
            f64::from(own) - kept
        };
        let parts = |list: &[f64]| list.iter().map(|p| round(p * f64::from(WHOLE))).collect();
        Odds {
            win: round(attackers_left.iter().sum::<f64>() * f64::from(WHOLE)),
            lost: [mean(a, &attackers_left), mean(d, &defenders_left)].map(hundredths),
            lost_at_once: many_dice.then(|| at_once(attackers, defenders).map(hundredths)),
            attackers_left: parts(&attackers_left),
            defenders_left: parts(&defenders_left),
        }
    }
}

fn hundredths(markers: f64) -> u32 {
    round(markers * 100.0)
}

fn round(x: f64) -> u32 {
    x.round() as u32
}

fn choose(n: u32, k: u32) -> f64 {
    (0..k).fold(1.0, |product, i| product * f64::from(n - i) / f64::from(i + 1))
}

/// Mean losses of both sides when every attacker throws at once, again and again.
fn at_once(attackers: u8, defenders: u8) -> [f64; 2] {
    let (a, d) = (usize::from(attackers), usize::from(defenders));
    let mut table = vec![vec![[0.0; 2]; d + 1]; a + 1];
    for own in 1..=a {
        for other in 1..=d {
            let mut sum = [0.0; 2];
            for even in 0..=own {
                let odd = own - even;
                let (left, stay) = (own - odd, other.saturating_sub(even));
                let chance = choose(own as u32, even as u32) / 2f64.powi(own as i32);
                // Each throw takes somebody, so what follows is in the table.
                let rest = if left == 0 || stay == 0 { [0.0; 2] } else { table[left][stay] };
                sum[0] += chance * (odd as f64 + rest[0]);
                sum[1] += chance * ((other - stay) as f64 + rest[1]);
            }
            table[own][other] = sum;
        }
    }
    table[a][d]
}

#[cfg(test)]
mod tests {
    use super::*;
    use teahouse_game::{Dice, FastDice};

    #[test]
    fn small_fights_are_counted_by_hand() {
        let one = Odds::of(1, 1, false);
        assert_eq!((one.win, one.lost), (5000, [50, 50]));
        assert_eq!((one.attackers_left, one.defenders_left), (vec![5000], vec![5000]));
        // Two against one: lost only if the first two dice are odd.
        let two = Odds::of(2, 1, true);
        assert_eq!((two.win, two.attackers_left, two.defenders_left), (7500, vec![2500, 5000], vec![2500]));
        // One by one: 1/2 loses none, 1/4 one, 1/4 both. Both at once: 1/4 none, 1/2 one, 1/4 both.
        assert_eq!((two.lost, two.lost_at_once), ([75, 75], Some([100, 75])));
    }

    /// Fights played with the die of the rules, one by one or all at once, end as computed.
    #[test]
    fn odds_agree_with_simulation() {
        let mut dice = FastDice::new(42);
        const FIGHTS: u32 = 20_000;
        for (attackers, defenders) in [(1, 1), (3, 1), (1, 4), (5, 5), (7, 4), (10, 10), (4, 9)] {
            let odds = Odds::of(attackers, defenders, true);
            for at_once in [false, true] {
                let (mut wins, mut lost, mut left) = (0u32, [0u32; 2], [0u32; 11]);
                for _ in 0..FIGHTS {
                    let (mut own, mut other) = (attackers, defenders);
                    while own > 0 && other > 0 {
                        let throw = if at_once { own } else { 1 };
                        let odd = (0..throw).filter(|_| (1 + dice.below(6)) % 2 == 1).count() as u8;
                        own -= odd;
                        other = other.saturating_sub(throw - odd);
                    }
                    wins += u32::from(other == 0);
                    lost[0] += u32::from(attackers - own);
                    lost[1] += u32::from(defenders - other);
                    left[usize::from(own)] += 1;
                }
                // A share of 20,000 fights has a standard deviation of 0.0036 at most, a mean loss of at most 0.025 markers:
                // five of them are allowed.
                let near = |count: u32, exact: u32, per: u32, within: f64| {
                    let (seen, exact) = (f64::from(count) / f64::from(FIGHTS), f64::from(exact) / f64::from(per));
                    assert!((seen - exact).abs() < within, "{attackers} against {defenders}: {seen} and {exact}");
                };
                near(wins, odds.win, WHOLE, 0.018);
                let exact = if at_once { odds.lost_at_once.expect("many dice") } else { odds.lost };
                near(lost[0], exact[0], 100, 0.125);
                near(lost[1], exact[1], 100, 0.125);
                if !at_once {
                    let shares = odds.attackers_left.iter().zip(&left[1..]);
                    shares.for_each(|(share, seen)| near(*seen, *share, WHOLE, 0.018));
                }
            }
        }
    }

    #[test]
    fn shares_add_up() {
        for attackers in 1..=10 {
            for defenders in 1..=10 {
                let odds = Odds::of(attackers, defenders, true);
                let sum: u32 = odds.attackers_left.iter().chain(&odds.defenders_left).sum();
                assert!(sum.abs_diff(WHOLE) <= 10, "{attackers} against {defenders}: {sum}");
                let back = Odds::of(defenders, attackers, true);
                assert!((odds.win + back.win).abs_diff(WHOLE) <= 1);
                assert_eq!(odds.lost, [back.lost[1], back.lost[0]]);
            }
        }
    }
}
