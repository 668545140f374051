//! Connections that are open: so many in all, and no more from one address than leave room for others.

use std::collections::BTreeMap;
use std::net::IpAddr;

/// At a time.
const MOST: usize = 256;
/// From one address, unless all come from a proxy's.
const MOST_OF_ONE: usize = 64;

/// Who is connected, and how often.
#[derive(Debug, Default)]
pub struct Connections {
    open: BTreeMap<IpAddr, usize>,
    count: usize,
    is_behind_proxy: bool,
}

impl Connections {
    /// None yet.
    pub fn new(is_behind_proxy: bool) -> Connections {
        Connections { is_behind_proxy, ..Connections::default() }
    }

    /// Whether there is room for one more, which is then counted.
    pub fn enter(&mut self, peer: IpAddr) -> bool {
        let most = if self.is_behind_proxy { MOST } else { MOST_OF_ONE };
        let own = self.open.get(&peer).copied().unwrap_or_default();
        let has_room = self.count < MOST && own < most;
        if has_room {
            self.open.insert(peer, own + 1);
            self.count += 1;
        }
        has_room
    }

    /// One that was counted has ended.
    pub fn leave(&mut self, peer: IpAddr) {
        self.count -= 1;
        match self.open.get_mut(&peer) {
            Some(own) if *own > 1 => *own -= 1,
            _ => _ = self.open.remove(&peer),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_address_leaves_room_for_others() {
        let (one, other) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let mut connections = Connections::new(false);
        assert_eq!((0..MOST).filter(|_| connections.enter(one)).count(), MOST_OF_ONE);
        assert!(connections.enter(other));
        connections.leave(one);
        assert!(connections.enter(one) && !connections.enter(one));
        let mut connections = Connections::new(true);
        assert_eq!((0..=MOST).filter(|_| connections.enter(one)).count(), MOST);
        (0..MOST).for_each(|_| connections.leave(one));
        assert!(connections.open.is_empty() && connections.enter(other));
    }
}
