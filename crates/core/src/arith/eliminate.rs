//! Unknowns are eliminated from inequalities, one after the other (Fourier and Motzkin), rounding to integers on the way.

use std::collections::{BTreeMap, BTreeSet};

use num_bigint::BigInt;
use num_integer::Integer as _;
use num_traits::{Signed, Zero};

use crate::effort;

use super::polynomial::{Atom, Monomial, Polynomial};

/// Inequalities at a time; more are too many to go on.
const MOST_ROWS: usize = 80;
/// Carries whose values are tried, and values of each.
const MOST_CARRIES: usize = 4;
const MOST_VALUES: u32 = 4;

/// Polynomials that are at most zero, each as a sum of unknowns and the greatest constant that it is known with.
#[derive(Clone, Debug, Default)]
pub(super) struct Rows(BTreeMap<BTreeMap<Monomial, BigInt>, BigInt>);

/// No integers satisfy the rows.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Contradiction;

impl Rows {
    pub fn add(&mut self, polynomial: Polynomial) -> Result<(), Contradiction> {
        let Polynomial { mut factors, mut constant } = polynomial;
        let divisor = factors.values().fold(BigInt::zero(), |divisor, factor| divisor.gcd(factor));
        if divisor.is_zero() {
            return if constant.is_positive() { Err(Contradiction) } else { Ok(()) };
        }
        factors.values_mut().for_each(|factor| *factor /= &divisor);
        constant = constant.div_ceil(&divisor);
        match self.0.get_mut(&factors) {
            Some(known) if *known >= constant => {}
            Some(known) => *known = constant,
            None => _ = self.0.insert(factors, constant),
        }
        Ok(())
    }

    /// Whether it is shown that no integers satisfy the rows.
    pub fn contradict(self) -> bool {
        self.project(None).is_err()
    }

    /// The least and the greatest value of an unknown that are not excluded. Nothing when there are too many rows.
    pub fn bounds(self, unknown: &Monomial) -> Result<Option<[Option<BigInt>; 2]>, Contradiction> {
        Ok(self.project(Some(unknown))?.map(|rows| rows.only_bounds()))
    }

    /// Whether the test holds for some values of the carries. These are few integers far apart from each other, and
    /// elimination knows of the fractions between them, so they are tried one by one where that is possible.
    pub fn any_carry(self, test: &mut dyn FnMut(Rows) -> bool) -> bool {
        let is_carry = |monomial: &&Monomial| matches!(monomial[..], [Atom::Carry(_)]);
        let carries: BTreeSet<Monomial> = self.0.keys().flat_map(BTreeMap::keys).filter(is_carry).cloned().collect();
        self.any_of(&carries.into_iter().take(MOST_CARRIES).collect::<Vec<_>>(), test)
    }

    fn any_of(self, carries: &[Monomial], test: &mut dyn FnMut(Rows) -> bool) -> bool {
        let Some((carry, carries)) = carries.split_first() else { return test(self) };
        let (least, greatest) = match self.clone().bounds(carry) {
            Err(Contradiction) => return false,
            Ok(Some([Some(least), Some(greatest)])) if &greatest - &least < MOST_VALUES.into() => (least, greatest),
            Ok(_) => return self.any_of(carries, test),
        };
        numbers(least, &greatest).any(|value| {
            let mut rows = self.clone();
            let is_it = Polynomial { factors: [(carry.clone(), 1.into())].into(), constant: -value };
            rows.add(is_it.clone()).and_then(|()| rows.add(-is_it)).is_ok() && rows.any_of(carries, test)
        })
    }

    /// The rows that follow about one unknown alone; without an unknown, none. Nothing when there are too many rows.
    fn project(mut self, onto: Option<&Monomial>) -> Result<Option<Rows>, Contradiction> {
        while let Some(unknown) = self.cheapest(onto) {
            let (without, with): (Vec<_>, Vec<_>) =
                self.0.into_iter().partition(|(factors, _)| !factors.contains_key(&unknown));
            let (below, above): (Vec<_>, Vec<_>) =
                with.into_iter().partition(|(factors, _)| factors[&unknown].is_negative());
            self.0 = without.into_iter().collect();
            effort::spend((below.len() * above.len() + 1) as u64);
            for low in &below {
                for high in &above {
                    let combined = combine(low, high, &unknown);
                    self.add(combined)?;
                }
                if self.0.len() > MOST_ROWS {
                    return Ok(None);
                }
            }
        }
        Ok(Some(self))
    }

    /// The unknown whose elimination makes the fewest rows.
    fn cheapest(&self, except: Option<&Monomial>) -> Option<Monomial> {
        let mut signs: BTreeMap<&Monomial, (usize, usize)> = BTreeMap::new();
        for (unknown, factor) in self.0.keys().flatten().filter(|(unknown, _)| Some(*unknown) != except) {
            let (below, above) = signs.entry(unknown).or_default();
            if factor.is_negative() { *below += 1 } else { *above += 1 }
        }
        signs.into_iter().min_by_key(|(_, (below, above))| below * above).map(|(unknown, _)| unknown.clone())
    }

    /// The least and the greatest value of the only unknown.
    fn only_bounds(&self) -> [Option<BigInt>; 2] {
        let mut bounds = [None, None];
        for (factors, constant) in &self.0 {
            // Rows are reduced, so the only factor is one or minus one.
            let Some(factor) = factors.values().next() else { continue };
            match factor.is_negative() {
                true => bounds[0] = bounds[0].take().max(Some(constant.clone())),
                false => {
                    let greatest = -constant;
                    bounds[1] = Some(bounds[1].take().map_or(greatest.clone(), |known: BigInt| known.min(greatest)));
                }
            }
        }
        bounds
    }
}

fn numbers(least: BigInt, greatest: &BigInt) -> impl Iterator<Item = BigInt> {
    std::iter::successors(Some(least), |value| Some(value + 1)).take_while(move |value| value <= greatest)
}

type Row = (BTreeMap<Monomial, BigInt>, BigInt);

/// The sum of two rows, with factors that make the unknown vanish.
fn combine(low: &Row, high: &Row, unknown: &Monomial) -> Polynomial {
    let polynomial = |row: &Row| Polynomial { factors: row.0.clone(), constant: row.1.clone() };
    polynomial(low).times(&high.0[unknown]).plus(&polynomial(high).times(&low.0[unknown].abs()))
}
