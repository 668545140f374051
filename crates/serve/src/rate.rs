//! How often an address may ask.

use std::collections::HashMap;
use std::net::IpAddr;
use std::time::Duration;

/// Addresses that are remembered at most; beyond, those that have not asked lately are forgotten.
const MOST_ADDRESSES: usize = 10_000;

/// A bucket for each address, from which a question takes one, and which fills again with time.
#[derive(Debug)]
pub struct Rate {
    per_minute: f64,
    buckets: HashMap<IpAddr, Bucket>,
}

#[derive(Debug)]
struct Bucket {
    left: f64,
    since: Duration,
}

impl Rate {
    /// So many questions in a minute, and as many at once after a silence.
    pub fn new(per_minute: u32) -> Rate {
        Rate { per_minute: f64::from(per_minute), buckets: HashMap::new() }
    }

    /// Whether an address may ask now, which is a time since some beginning; otherwise how many seconds it has to wait.
    pub fn take(&mut self, address: IpAddr, now: Duration) -> Result<(), u64> {
        let (full, address) = (self.per_minute, network(address));
        let filled = |bucket: &Bucket| {
            let passed = now.saturating_sub(bucket.since).as_secs_f64();
            (bucket.left + passed * full / 60.0).min(full)
        };
        if self.buckets.len() >= MOST_ADDRESSES && !self.buckets.contains_key(&address) {
            self.buckets.retain(|_, bucket| filled(bucket) < full);
            if self.buckets.len() >= MOST_ADDRESSES {
                return Err(60);
            }
        }
        let left = self.buckets.get(&address).map_or(full, filled);
        if left < 1.0 {
            return Err(((1.0 - left) * 60.0 / full.max(f64::MIN_POSITIVE)).ceil() as u64);
        }
        self.buckets.insert(address, Bucket { left: left - 1.0, since: now });
        Ok(())
    }
}

/// Who has one address of IPv6 has 2^64 of them.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6((address.to_bits() >> 64 << 64).into()),
        address => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let (mut rate, one) = (Rate::new(2), IpAddr::from([10, 0, 0, 1]));
        let at = Duration::from_secs;
        assert_eq!(rate.take(one, at(0)), Ok(()));
        assert_eq!(rate.take(one, at(0)), Ok(()));
        assert_eq!(rate.take(one, at(0)), Err(30));
        assert_eq!(rate.take(IpAddr::from([10, 0, 0, 2]), at(0)), Ok(()), "others may ask");
        assert_eq!(rate.take(one, at(29)), Err(1));
        assert_eq!(rate.take(one, at(30)), Ok(()));
    }

    #[test]
    fn addresses_of_one_network_are_one() {
        let mut rate = Rate::new(1);
        let address = |last: u16| IpAddr::from([0x2001, 0xdb8, 0, 0, 0, 0, 0, last]);
        assert_eq!(rate.take(address(1), Duration::ZERO), Ok(()));
        assert_eq!(rate.take(address(2), Duration::ZERO), Err(60));
    }
}
