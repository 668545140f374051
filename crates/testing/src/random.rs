//! Numbers that look random and are the same in every run and on every machine.

use std::ops::Range;

/// A linear congruential generator, of which the upper half is given out.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// Equal seeds give equal numbers.
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// For seeds that count up from zero: their first numbers have nothing to do with each other.
    pub fn nth(seed: u64) -> Random {
        Random(seed.wrapping_mul(7919).wrapping_add(1))
    }

    /// At least zero and less than the bound, which is taken to be at least one.
    pub fn below<N: TryFrom<u64>>(&mut self, bound: N) -> N
    where
        u64: TryFrom<N>,
    {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let bound = u64::try_from(bound).map_or(1, |bound| bound.max(1));
        N::try_from((self.0 >> 33) % bound).ok().expect("it is less than the bound, which was one of these")
    }

    /// One of these, of which there is at least one.
    pub fn pick<T: Clone>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())].clone()
    }

    /// True once in so many times.
    pub fn once_in(&mut self, times: u64) -> bool {
        self.below(times) == 0
    }
}

/// The seeds of a test, or those that `SELFSAME_SEEDS=2000..9000` asks for: whoever changes an engine tries more of them.
pub fn seeds(count: u64) -> Range<u64> {
    let asked = std::env::var("SELFSAME_SEEDS").ok();
    let range = asked.as_deref().and_then(|text| text.split_once(".."));
    match range.map(|(from, to)| (from.parse(), to.parse())) {
        Some((Ok(from), Ok(to))) => from..to,
        _ => 0..count,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_depend_on_the_seed_alone_and_are_spread() {
        let numbers = |seed| {
            let mut random = Random::nth(seed);
            (0..1000).map(|_| random.below(10)).collect::<Vec<u64>>()
        };
        assert_eq!(numbers(3), numbers(3));
        assert_ne!(numbers(3), numbers(4));
        for digit in 0..10 {
            let count = numbers(3).iter().filter(|number| **number == digit).count();
            assert!((60..140).contains(&count), "{digit} comes {count} times");
        }
    }
}
