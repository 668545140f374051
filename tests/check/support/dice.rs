//! Numbers that look random and are the same in every run.
// Not every test uses all of it.
#![allow(dead_code)]

use std::ops::Range;

pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(7919).wrapping_add(1))
    }

    pub fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }

    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len() as u64) as usize]
    }

    /// Once in so many times.
    pub fn once_in(&mut self, times: u64) -> bool {
        self.below(times) == 0
    }
}

/// The seeds of a test, or those that `SELFSAME_SEEDS=2000..9000` asks for: whoever changes the checker tries more of them.
pub fn seeds(count: u64) -> Range<u64> {
    let asked = std::env::var("SELFSAME_SEEDS").ok();
    let range = asked.as_deref().and_then(|text| text.split_once(".."));
    match range.map(|(from, to)| (from.parse(), to.parse())) {
        Some((Ok(from), Ok(to))) => from..to,
        _ => 0..count,
    }
}
