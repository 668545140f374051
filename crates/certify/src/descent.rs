//! Size-change termination: calls among functions whose finite arguments get smaller cannot go on for ever.
//!
//! Each call has a graph: which argument of the callee is at most, or strictly, a part of which argument of the caller.
//! An infinite run would repeat, from some point on, a composition of graphs that is its own square (Lee, Jones and
//! Ben-Amram 2001). If each such composition has an argument that gets strictly smaller on its way to itself, that argument
//! would get smaller for ever; and only arguments that are finite have arcs.

use std::collections::BTreeSet;

/// More graphs than this are not worth the time.
const GRAPHS: usize = 600;

/// From an argument of the caller to one of the callee, and whether strictly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Arc {
    pub from: usize,
    pub to: usize,
    pub strict: bool,
}

/// A call of one node by another.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Call {
    pub caller: usize,
    pub callee: usize,
    pub arcs: BTreeSet<Arc>,
}

impl Call {
    fn then(&self, next: &Call) -> Call {
        let mut arcs: BTreeSet<Arc> = BTreeSet::new();
        for first in &self.arcs {
            for second in next.arcs.iter().filter(|second| second.from == first.to) {
                let strict = first.strict || second.strict;
                arcs.insert(Arc { from: first.from, to: second.to, strict });
            }
        }
        let weak = |arc: &Arc| !arc.strict && arcs.contains(&Arc { strict: true, ..*arc });
        let arcs = arcs.iter().copied().filter(|arc| !weak(arc)).collect();
        Call { caller: self.caller, callee: next.callee, arcs }
    }
}

/// Whether no infinite sequence of these calls is possible.
pub(crate) fn terminates(calls: &BTreeSet<Call>) -> bool {
    let mut all = calls.clone();
    let mut new: Vec<Call> = calls.iter().cloned().collect();
    while let Some(call) = new.pop() {
        if all.len() > GRAPHS {
            return false;
        }
        let mut made = Vec::new();
        for other in &all {
            if call.callee == other.caller {
                made.push(call.then(other));
            }
            if other.callee == call.caller {
                made.push(other.then(&call));
            }
        }
        for call in made {
            if all.insert(call.clone()) {
                new.push(call);
            }
        }
    }
    all.iter()
        .filter(|call| call.caller == call.callee && call.then(call) == **call)
        .all(|call| call.arcs.iter().any(|arc| arc.strict && arc.from == arc.to))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn call(caller: usize, callee: usize, arcs: &[(usize, usize, bool)]) -> Call {
        let arcs = arcs.iter().map(|(from, to, strict)| Arc { from: *from, to: *to, strict: *strict }).collect();
        Call { caller, callee, arcs }
    }

    #[test]
    fn swapped_arguments_of_which_one_shrinks_end() {
        assert!(terminates(&BTreeSet::from([call(0, 0, &[(0, 1, true), (1, 0, false)])])));
        assert!(!terminates(&BTreeSet::from([call(0, 0, &[(0, 1, false), (1, 0, false)])])));
    }

    #[test]
    fn the_function_of_ackermann_ends() {
        let calls = [call(0, 0, &[(0, 0, true)]), call(0, 0, &[(0, 0, false), (1, 1, true)])];
        assert!(terminates(&BTreeSet::from(calls)));
    }

    #[test]
    fn one_call_that_shrinks_nothing_is_enough_not_to_end() {
        let calls = [call(0, 1, &[(0, 0, true)]), call(1, 0, &[(0, 0, false)]), call(1, 1, &[])];
        assert!(!terminates(&BTreeSet::from(calls)));
    }
}
